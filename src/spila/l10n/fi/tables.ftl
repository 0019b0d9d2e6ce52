## Why something was not done at a table

refusal-not-seated = Olet katsojana. Ota ensin paikka pöydästä.
refusal-not-host = Vain pöydän vetäjä voi tehdä sen.
refusal-not-started = Kortteja ei ole vielä jaettu.
refusal-already-started = Peli on jo käynnissä.
refusal-share-not-asked = Lukuasi sekoitukseen ei tarvita nyt.
refusal-share-wrong = Tämä ei ole luku, johon sitouduit.
refusal-seats-open = { $open ->
    [one] Yksi paikka on vielä vapaana. Anna se botille tai poista se.
   *[other] { $open } paikkaa on vielä vapaana. Anna ne boteille tai poista ne.
}
refusal-too-few-seats = Tähän peliin tarvitaan vähintään { $least } pelaajaa.
refusal-seats = { $game } on { $least }–{ $most } pelaajalle, mutta paikkoja on { $seats }.
refusal-seats-taken = Ne paikat on jo varattu.
refusal-seat-open = Se paikka on jo vapaa.
refusal-seat-taken = Se paikka on jo varattu.
refusal-no-seat-free = Tässä pöydässä ei ole vapaita paikkoja.
refusal-table-locked = Ovi on lukossa: pöytään ei enää pääse.
refusal-name-given = Sait tämän nimen pelin ohjaajalta, joten sitä ei voi vaihtaa.
refusal-name-taken = Nimi ”{ $name }” on jo valittu. Valitse toinen nimi.
refusal-name-not-listed = Valitse jokin luettelon nimistä.
refusal-seat-reserved = Pöydän vetäjä poisti tästä pelaajan kesken pelin. Voit ottaa paikan, kun kortit jaetaan seuraavan kerran.
refusal-token-used = Tämä avain on jo käytössä tässä pöydässä.
refusal-own-seat = Se on oma paikkasi.
refusal-nobody-there = Siinä ei istu kukaan.
refusal-not-away = Pelaat itse; botti ei tuuraa sinua.
refusal-undo-off = Siirtojen peruminen on tässä pöydässä pois päältä.
refusal-undo-nothing = Sinulla ei ole siirtoa, jonka voisi perua.
refusal-undo-asked = Joku on jo pyytänyt sitä.
refusal-undo-not-asked = Kukaan ei ole pyytänyt siirron perumista.
refusal-undo-race = Kilpailussa pelattua korttia ei voi ottaa takaisin.
refusal-chat-off = Keskustelu on tässä pöydässä pois päältä.
refusal-spectators-too-quick = Katsojat voivat lähettää yhden viestin sekunnissa. Yritä uudelleen.
refusal-hints-off = Vihjeet ovat tässä pöydässä pois päältä.
refusal-hint-race = Kilpailussa ei ehdi antaa vihjeitä.
refusal-not-yet = { -start-card(case: "capital-partitive") } ei ole vielä käännetty esiin.
refusal-locked-out = Se kortti ei käynyt: odota { $ms } ms.
refusal-stale-move = Pöydässä ehti tapahtua muuta ennen siirtoasi. Katso tilanne uudelleen.
refusal-wrong-token = Tällä selaimella ei ole enää paikkaa siinä pöydässä.
refusal-no-watching = Pöydän vetäjä ei salli katsojia.
refusal-role-taken = Tämä laite on jo käytössä pöydässä.
refusal-too-many-roles = Pöydässä voi olla enintään { $most } isoa näyttöä ja { $most } kaukosäädintä. Pöydän vetäjä voi poistaa jonkin niistä.
refusal-no-such-role = Se laite on jo poistettu pöydästä.
refusal-not-by-remote = Tätä ei voi tehdä kaukosäätimellä.
refusal-table-full = Pöytään mahtuu enintään { $most } henkeä.
refusal-log-full = Tämän pöydän loki on täynnä ({ $most } Mt). Pelin voi pelata loppuun, mutta mitään muuta ei voi enää tehdä.
refusal-table-finished = Tämä peli on päättynyt.
refusal-table-unknown = Pöytää { $table } ei ole.
refusal-match-goes-on = Peli on vielä kesken.
refusal-no-moves = Juuri nyt et voi tehdä mitään.
refusal-nothing-to-do = Mitään odotettavaa ei ole.
refusal-log-entry = Tätä pöytää ei voi palauttaa: tallennetut siirrot rikkovat sääntöjä. { $refusal }
refusal-log-undo = Tätä pöytää ei voi palauttaa: siirtoja on peruttu enemmän kuin niitä on pelattu ({ $keep }).
refusal-card-covered = Sitä korttia ei ole vielä käännetty.
refusal-no-fronts = Pelissä { $game } ei ole sellaisia kortteja.
refusal-bot-level = Valitse botin taitotaso.
refusal-unreadable = Viestiä ei voinut lukea ({ $what }): { $why }
refusal-message-too-large = Viestissä saa olla enintään { $most } tavua.
refusal-too-fast = Hitaammin: enintään { $most ->
    [one] 1 viesti
   *[other] { $most } viestiä
} sekunnissa.
refusal-too-many-joins = Samasta osoitteesta voi ottaa enintään { $most ->
    [one] { $most } paikan
   *[other] { $most } paikkaa
} tunnissa.
refusal-too-many-tables = Enintään { $most ->
    [one] 1 uusi pöytä
   *[other] { $most } uutta pöytää
} tunnissa.
refusal-too-many-tries = Liian monta väärää koodia. Odota muutama minuutti.
refusal-too-many-connections = Osoitteestasi on liian monta yhteyttä.
refusal-server-full = Palvelin on täynnä. Yritä hetken kuluttua uudelleen.
refusal-head-too-large = Pyynnön otsakkeissa saa olla enintään { $most } tavua.
refusal-too-slow = Pyyntö tuli perille liian hitaasti: raja on { $most } s.
refusal-protocol = Sivu ja palvelin eivät sovi yhteen (versiot { $has } ja { $wants }). Lataa sivu uudelleen.
refusal-hello-first = Lähetä ensin ”hello”, jossa on pöydän koodi.
refusal-hello-twice = Yksi pöytä kerrallaan.
refusal-origin = Muiden sivustojen sivut eivät voi ottaa yhteyttä tähän palvelimeen.
refusal-closing = Palvelin käynnistyy uudelleen.
refusal-no-such-page = Täällä ei ole mitään.
refusal-content-type = Pyynnön sisällön on oltava JSONia (content-type: application/json).
refusal-host-unknown = Tämä palvelin ei tunne sitä nimeä omakseen.
refusal-name-characters = Nimessä on oltava näkyviä merkkejä, eikä siinä saa olla piilomerkkejä tai tekstin suuntaa muuttavia merkkejä.
refusal-too-many-reads = Osoitteestasi tulee liian monta pyyntöä. Odota hetki.
refusal-no-such-method = Täällä ei voi käyttää sellaista pyyntöä.
refusal-store-unavailable = Palvelin ei saa yhteyttä tietokantaansa. Mikään ei muuttunut.
refusal-store-uncertain = Palvelimen yhteys tietokantaan katkesi hetkeksi. Katso, menikö siirtosi perille.
refusal-law-version = Tämän pöydän kortit on jaettu pelin { $game } sääntöjen versiolla { $has }; palvelimella on käytössä versio { $wants }.

## Why a connection ends

goodbye-restart = Palvelin käynnistyy uudelleen. Pääset kohta takaisin.
goodbye-kicked = Pöydän vetäjä on poistanut sinut pöydästä.
goodbye-renewed = Sinut kirjattiin ulos tältä paikalta toisella laitteella.
goodbye-no-watching = Pöydän vetäjä ei enää salli katsojia.
goodbye-revoked = Pöydän vetäjä on poistanut tämän laitteen pöydästä.
goodbye-table-fault = Tässä pöydässä tapahtui virhe. Pöytää palautetaan.
goodbye-too-many-refusals = Tältä selaimelta tuli liian monta virheellistä viestiä.
goodbye-too-many-frames = Tältä selaimelta tuli liian monta viestiä kerralla.
goodbye-too-many-windows = Paikkasi on auki liian monessa ikkunassa. Tämä ikkuna oli vanhin, joten se suljettiin.
goodbye-server-full = Palvelin on täynnä. Pelaajat ovat etusijalla; yritä hetken kuluttua uudelleen.
goodbye-message-too-large = Viestissä saa olla enintään { $most } tavua.

## Emotes

emote-hello = Hei!
emote-good-luck = Onnea peliin!
emote-well-played = Hyvin pelattu!
emote-thanks = Kiitos!
emote-oops = Hups!
emote-wow = Vau!
emote-laugh = Hahhaa!
emote-cry = Voi ei!
emote-think = Hetkinen, mietin …
emote-hurry = Sinun vuorosi!
emote-sorry = Anteeksi!
emote-again = Vielä yksi peli?

## Pauses, practice and the pace of bots

refusal-undo-seen = Tätä ei voi perua: piilossa ollut kortti on paljastunut.
refusal-paused = Peli on tauolla.
refusal-not-alone = Mukana on muitakin pelaajia, joten botit pitävät tahtinsa.
refusal-too-early = Anna muille ensin { $seconds } sekuntia aikaa.
refusal-deck-unknown = Sellaista pakkaa ei ole. Se on ehkä poistettu.
refusal-deck-unpublished = Tällä pakalla ei voi vielä pelata: se ei ole valmis.
refusal-too-many-reports = Enintään { $most ->
    [one] 1 huomautus
   *[other] { $most } huomautusta
} tunnissa. Odota hetki.
goodbye-table-deleted = Palvelimen ylläpitäjä on poistanut tämän pöydän.
refusal-homework = Tämä on kotitehtävä: jokainen pelaa sen yksin, ja vain sen antaja voi muuttaa sitä.
refusal-homework-over = Tämän kotitehtävän aika on päättynyt.
refusal-homework-full = Kotitehtävän on tehnyt jo { $most } henkilöä; enempää ei mahdu.
refusal-not-over = Peli on vielä kesken: sen kortit ovat salaisia, kunnes se päättyy.
