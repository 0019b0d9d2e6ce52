## The page around the games

web-title = Spila
web-tag = { $count ->
        [one] Yksi korttipeli
        [3] Kolme korttipeliä
        [4] Neljä korttipeliä
       *[other] { $count } korttipeliä
    } sinulle ja läheisillesi. Ei tiliä, ei sovellusta: linkki riittää.
web-refused = Se ei onnistunut ({ $code }).
refusal-server-away = Palvelimeen ei saada yhteyttä. Mitään ei ole kadonnut: pöydät odottavat.
refusal-line-ended = Yhteys tähän pöytään on päättynyt. Lataa sivu uudelleen.
web-close = Sulje
web-home = Etusivu
web-again = Yritä uudelleen
web-opening = Hetkinen …
web-skip = Siirry sisältöön
web-language = Kieli
web-language-now = Kieli: { $language }
web-learn = Opettele
web-learn-of = Opettele peli { $game }
web-rules = Säännöt
web-replay = Katso peli uudelleen
web-stopped = Peli lopetettiin kesken.
web-stopped-note = Tällä kertaa kukaan ei voittanut.
web-about = Tietoa Spilasta
web-unofficial = Spila on epävirallinen: sen ovat tehneet näistä peleistä pitävät ihmiset, eivät pelien julkaisijat.
web-me = Olet { $name }
web-less = Vähemmän: { $label }
web-more = Enemmän: { $label }
web-off = pois päältä
web-plain = { $value }
web-how-many = Montako
web-item = Numero { $number }

web-new = Uusi pöytä
web-new-of = Uusi pöytä: { $game }
web-way-friends = Kavereiden kanssa
    .aside = jaa linkki
    .help = Jokainen pelaa omalla näytöllään. Sinä lähetät linkin.
web-way-tv = Televisiossa
    .aside = kortit ovat puhelimissa
    .help = Pöytä on televisiossa tai muulla isolla näytöllä. Jokaisella on korttinsa puhelimessa.
web-way-class = Luokalle
    .aside = sinä ohjaat, tunnusta ei tarvita
    .help = Ohjaat peliä tietokoneelta tai puhelimelta etkä itse pelaa. Oppilaat liittyvät koodilla puhelimillaan.
web-way-screen = Saman näytön ääressä
    .aside = { $sharing ->
        [split] puolikas kummallekin
        [open] kortit näkyvissä
       *[pass] laite kiertää
    }
    .help = { $sharing ->
        [split] Samalla näytöllä pelaa kaksi, kumpikin omalla puoliskollaan.
        [open] Samalla näytöllä pelaa useampi. Kaikki kortit ovat näkyvissä.
       *[pass] Samalla näytöllä pelaa useampi. Käsikortit ovat piilossa vuorojen välillä.
    }
web-way-bots = Botteja vastaan
    .aside = helppoja tai vaikeita
    .help = Pelaat yksin valitsemiasi botteja vastaan.
web-way-alone = Yksin
    .aside = 12 korttia
    .help = Sijoita kaksitoista korttia yksin. Jaa tuloksesi paljastamatta mitään, ja anna muiden pelata samat kortit.
web-who-plays = Ketkä pelaavat?
web-free-seats = Paikkoja kavereille
web-add-person = Lisää pelaaja
web-add-bot = Lisää botti
web-take-out = Poista { $name }
web-make = Luo pöytä
web-deal = Jaa kortit
web-names-missing = Jokainen tarvitsee nimen.
web-house-rules = Kotisäännöt
web-presets = Pelitapa
web-every-rule = { $count ->
    [0] Kaikki säännöt
    [one] Kaikki säännöt (yksi muutettu)
   *[other] Kaikki säännöt ({ $count } muutettu)
}
web-rule-ids = Katso säännöt:
web-table-settings = Pöydän asetukset
web-table-title = Pöydän nimi
web-table-title-like = Sunnuntai mummolassa
web-deck = { $title } ({ $cards })
web-deck-foreign = Tätä { -deck(case: "partitive") } ei ole omalla kielelläsi.
# In the order of the law and of the cards: red, green, blue, yellow

web-person-title = Kuka olet?
web-person-name = Nimi
web-person-name-of = Pelaajan { $number } nimi
web-person-animal = Eläin
web-person-colour = Väri
web-person-note = Tiedot jäävät vain tähän selaimeen. Käyttäjätiliä ei ole.
web-person-keep = Tallenna
web-person-go = Pöytään
web-person-appearance = Eläin ja väri: { $name }
web-animal = { $animal ->
    [rabbit] Kani
    [fox] Kettu
    [owl] Pöllö
    [sheep] Lammas
    [hedgehog] Siili
    [bear] Karhu
    [deer] Peura
   *[whale] Valas
}
web-colour = { $colour ->
    [plum] Luumu
    [rust] Ruoste
    [slate] Liuske
    [moss] Sammal
    [bark] Kaarna
    [sea] Meri
    [ochre] Okra
   *[violet] Orvokki
}
web-bot-name = { $number ->
    [1] Broddi
    [2] Tuva
    [3] Aino
    [4] Njål
    [5] Ylva
    [6] Otso
    [7] Embla
   *[8] Ask
}
web-bot-of = Botti: { $level }
web-bot-level = Botti { $number }: taitotaso
web-seat = Paikka { $number }
web-seat-open = vapaa

web-code = Onko sinulla koodi?
web-code-label = Pöydän koodi
web-join = Liity
web-scan = tai lue kameralla pöydän vetäjän QR-koodi
web-mine = Omat pöydät
web-mine-all = Näytä kaikki { $count }
web-mine-fewer = Näytä vähemmän
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Sinun vuorosi
web-mine-lobby = Odottaa jakoa, { $when }
web-mine-playing = Kesken, { $when }
web-mine-over = Päättynyt, { $when }
web-mine-note = Pöydät odottavat sinua. Tule huomenna takaisin ja jatka peliä.

web-workshop = Korttipaja
web-workshop-line = Tee omia Timeline-kortteja: perheestäsi, kotikaupungistasi, ensi viikon tunnille.
web-workshop-open = Avaa paja

web-door-title = { $game }, vetäjänä { $name }
web-door-state = { $phase ->
    [lobby] Pöytä { $table }. Kortteja ei ole vielä jaettu.
    [over] Pöytä { $table }. Peli on päättynyt.
   *[playing] Pöytä { $table }. Peli on käynnissä.
}
web-door-sit = Istu pöytään
web-door-look = Katso peliä

web-share = Jaa linkki
web-share-code = Tämän pöydän koodi
web-share-qr = QR-koodi, jossa on linkki tähän pöytään
web-share-link = Linkki tähän pöytään
web-share-copy = Kopioi linkki
web-share-copied = Kopioitu
web-share-text = Tule pelaamaan: pöytä { $table }

web-table-opening = Pöytää avataan …
web-table-of = pöytä { $table }
web-lobby-start = Jaa kortit
web-lobby-wait = { $name } jakaa kortit, kun kaikki ovat paikalla.
web-lobby-count = Paikkoja
web-lobby-bots = Täytä vapaat paikat boteilla
web-lobby-trim = Poista vapaat paikat
web-lobby-kick = Poista { $name } pöydästä
web-lobby-kick-key = Poista
web-lobby-hand = Tee pöydän vetäjäksi: { $name }
web-lobby-host = vetäjä
web-lobby-you = sinä
web-lobby-away = ei paikalla
web-lobby-level = Taitotaso
web-lobby-seat-menu = Valinnat: { $name }
web-lobby-bot-for = Vaihda botti pelaajan { $name } tilalle
web-lobby-look = Olet katsojana.
web-show-on-tv = Näytä pöytä isolla näytöllä

web-menu = Valikko
web-sound-off = Äänet pois
web-sound-on = Äänet päälle
web-undo = Peru
web-hint = Vihje
web-hint-shown = { $move }. { $reason }
web-hint-chance = { $move }. { $reason } Näin voittaa noin { $chance ->
    [one] yhden pelin
   *[other] { $chance } peliä
} sadasta.
web-emotes = Sano jotain
web-log = Pelin kulku
web-log-empty = Ei vielä mitään.
web-chat = Keskustelu
web-chat-type = Kirjoita jotain
web-chat-send = Lähetä
web-said = { $name }: { $text }
web-turn-title = Sinun vuorosi!
web-turn-body = Pöytä ”{ $table }” odottaa sinua.
web-your-turn = Sinun vuorosi
web-line-lost = { $pending ->
    [0] Yhteys on poikki. Yritetään uudelleen …
    [one] Yhteys on poikki. Siirtosi on tallessa, ja se lähetetään uudelleen.
   *[other] Yhteys on poikki. { $pending } siirtoa on tallessa, ja ne lähetetään uudelleen.
}
web-line-slow = Siirtoasi lähetetään …
web-undo-asked = { $name } haluaa perua viimeisen siirron.
web-undo-waiting = Muilta kysytään, saatko perua siirron.
web-undo-agree = Salli
web-undo-refuse = Älä salli
web-bot-sits-in = Botti pelaa puolestasi.
web-back = Jatka botin tilalla
web-remind = Kaikki odottavat pelaajaa { $name }.
web-remind-you = Kaikki odottavat sinua.
web-watching = { $count ->
    [0] Ei katsojia.
    [one] Yksi katsoja.
   *[other] { $count } katsojaa.
}
web-looking-on = Olet katsojana.
web-spectator = Katsoja
web-leave = Poistu pöydästä
web-leave-sure = Poistutko pöydästä? Botti jatkaa puolestasi, ja voit palata milloin vain.
web-stay = Jää pöytään
web-people = Ketkä ovat paikalla
web-pass-title = Laite seuraavalle: { $name }
web-pass-note = Kortit ovat piilossa siihen asti.
web-pass-take = Olen { $name }
web-split-turn = Käännä toinen puolisko ympäri
web-clock = Aikaa tähän siirtoon
web-entry-took = { $name } istui pöytään.
web-entry-left = { $name } on poistunut.
web-entry-sat-in = Botti tuuraa pelaajaa { $name }.
web-entry-back = { $name } on palannut.
web-entry-host = { $name } on nyt pöydän vetäjä.
web-entry-kicked = { $name } on poistettu pöydästä.
web-entry-undone = { $name } perui siirron.
web-entry-undo-refused = { $name } ei suostunut: siirtoa ei peruta.
web-entry-expired = Aika loppui.
web-lead = { $ms } ms nopeammin kuin { $name }.

web-preference = Asetukset
web-preference-theme = Teema
web-preference-theme-auto = laitteen mukaan
web-preference-theme-light = vaalea
web-preference-theme-dark = tumma
web-preference-contrast = Suuri kontrasti
    .help = Tasaväriset pohjat ja vahvat reunat.
web-preference-motion = Vähemmän liikettä
    .help = Kortit ilmestyvät suoraan paikoilleen eivätkä liiku pöydällä.
web-preference-cards = Suuret kortit
web-preference-volume = Ääni
web-preference-notify = Ilmoita, kun on minun vuoroni
    .help = Ilmoitus tulee, kun tämä sivu on taustalla.
web-preference-notify-denied = Selain ei salli ilmoituksia. Voit sallia ne sen omista asetuksista.

## Lists and times, in words: not every browser has them in all six languages.

web-and = { $first } ja { $last }
web-ago = { $unit ->
    [now] juuri nyt
    [minute] { $count ->
        [one] minuutti sitten
       *[other] { $count } minuuttia sitten
    }
    [hour] { $count ->
        [one] tunti sitten
       *[other] { $count } tuntia sitten
    }
   *[day] { $count ->
        [1] eilen
       *[other] { $count } päivää sitten
    }
}
web-time = { $unit ->
    [second] { $count ->
        [one] 1 sekunti
       *[other] { $count } sekuntia
    }
    [minute] { $count ->
        [one] 1 minuutti
       *[other] { $count } minuuttia
    }
    [hour] { $count ->
        [one] 1 tunti
       *[other] { $count } tuntia
    }
   *[day] { $count ->
        [one] 1 vuorokausi
       *[other] { $count } vuorokautta
    }
}

## Waiting, pausing, playing on

web-here = Olen täällä
web-remind-soon = Jos et vastaa, botti pelaa puolestasi.
web-pause = Pidä tauko
web-resume = Jatka peliä
web-paused = Peli on tauolla.
web-pause-asked = { $name } haluaisi pitää tauon.
web-pause-waiting = Muilta kysytään, pidetäänkö tauko.
web-hurry = Siirry minun vuorooni
web-devices = Laitteesi
web-devices-count = { $count ->
    [one] Paikkasi on auki vain tällä laitteella.
   *[other] Paikkasi on auki { $count } laitteella tai ikkunassa.
}
web-devices-close = Kirjaudu ulos kaikkialta muualta
web-devices-closed = Valmis. Vanhat linkit paikallesi eivät enää toimi.
web-practice = Harjoittelu: minkä tahansa siirron voi perua.
web-next-waiting = Odotetaan: { $names }
web-next-without = Jatka ilman heitä ({ $names }): botti tuuraa
web-ready-yes = { $name } on valmis
web-ready-no = { $name } ei ole vielä valmis
web-series = Voitetut pelit
web-series-of = { $name }: { $wins }/{ $games }
web-final-table = Pöytä pelin lopussa
web-bots-how-many = Botit
web-dealt-as = Säännöt: { $preset }
web-dealt-changed = { $count ->
    [one] ja yksi oma kotisääntösi
   *[other] ja { $count } omaa kotisääntöäsi
}
web-dealt-plain = Ilman niitä
web-local-only = Tämä linkki toimii vain tällä tietokoneella.
web-local-network = Linkki toimii kaikilla samassa verkossa.
web-local-how = Käynnistä palvelin valitsimella --host 0.0.0.0, niin muutkin pääsevät mukaan.
web-kick-sure = Poistetaanko { $name } pöydästä? Joku muu voi saada paikan.
web-kick-keep = Peruuta
web-first-visit = Ensimmäistä kertaa täällä? Lyhyt harjoitus näyttää, miten pelataan.
web-name-first = Kirjoita ensin nimi.
web-curious = Sääntöjen numerot uteliaille
web-seconds = { $label } (sekuntia)
web-race-on = Peli on käynnissä
web-bots-change = Vaihda botteja
web-chosenSuits-4 = jokerit
web-preference-quick = Toinen napautus pelaa kortin, joka käy vain yhteen pinoon
# Where nobody with a seat is host
web-lobby-led = Peli alkaa, kun ohjaaja aloittaa sen.
web-report = Raportti
web-class-when = Milloin pelataan?
web-class-now = Yhdessä, nyt
    .help = Kaikki saavat saman kortin samaan aikaan, ja sinä ohjaat.
web-class-home = Kotitehtävänä
    .help = Kaikki saavat samat kortit linkillä ja sijoittavat ne yksin, omaan tahtiin, määräpäivään mennessä.
web-class-until = Viimeinen päivä
