## The page around the games

web-title = Spila
web-refused = Se ei onnistunut ({ $code }).
refusal-server-away = Palvelimeen ei saada yhteyttä. Mitään ei ole kadonnut: pöydät odottavat.
refusal-connection-ended = Yhteys tähän pöytään on päättynyt. Lataa sivu uudelleen.
web-close = Sulje
web-home = Etusivu
web-again = Yritä uudelleen
web-opening = Hetkinen …
web-skip = Siirry sisältöön
web-language = Kieli
web-language-now = Kieli: { $language }
web-rules = Säännöt
web-stopped = Peli lopetettiin kesken.
web-stopped-note = Tällä kertaa kukaan ei voittanut.

web-way-class = Luokalle
    .aside = sinä ohjaat, tiliä ei tarvita
    .help = Ohjaat peliä tietokoneelta tai puhelimelta etkä itse pelaa. Oppilaat tulevat mukaan puhelimillaan koodin avulla.
# In the order of the law and of the cards: red, green, blue, yellow

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
web-seat = Paikka { $number }

web-join = Liity

web-door-sit = Istu pöytään

web-share = Jaa linkki
web-share-code = Tämän pöydän koodi
web-share-qr = QR-koodi, jossa on linkki tähän pöytään
web-share-link = Linkki tähän pöytään
web-share-copy = Kopioi linkki
web-share-copied = Kopioitu
web-share-text = Tule pelaamaan: pöytä { $table }

web-table-opening = Pöytää avataan …
web-table-of = pöytä { $table }
web-lobby-kick = Poista { $name } pöydästä
web-lobby-kick-key = Poista
web-lobby-hand = Tee pöydän vetäjäksi: { $name }
web-lobby-host = vetäjä
web-lobby-away = ei paikalla
web-lobby-bot-for = Vaihda botti pelaajan { $name } tilalle
web-show-on-tv = Näytä pöytä isolla näytöllä

web-menu = Valikko
web-sound-off = Mykistä äänet
web-sound-on = Palauta äänet
web-undo = Peru
web-hint = Vihje
web-hint-shown = Vihje: { $move }. { $reason }
web-hint-chance = Vihje: { $move }. { $reason } Näin voittaa noin { $chance ->
    [one] yhden pelin
   *[other] { $chance } peliä
} sadasta.
web-hint-chances = Vihje: { $move }. { $reason } Näin voittaa noin { $chance ->
    [one] yhden pelin
   *[other] { $chance } peliä
} sadasta; siirrolla ”{ $other }” noin { $otherChance ->
    [one] yhden
   *[other] { $otherChance }
}.
web-hint-logged = { $hint }
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
web-next-without = Jatka odottamatta ({ $names }): { $count ->
    [one] botti tuuraa
   *[other] botit tuuraavat
}
web-ready-yes = { $name } on valmis
web-ready-no = { $name } ei ole vielä valmis
web-series = Voitetut pelit
web-series-of = { $name }: { $wins }/{ $games }
web-final-table = Pöytä pelin lopussa
web-local-only = Tämä linkki toimii vain tällä tietokoneella.
web-local-network = Linkki toimii kaikilla samassa verkossa.
web-local-how = Käynnistä palvelin valitsimella --host 0.0.0.0, niin muutkin pääsevät mukaan.
web-kick-sure = Poistetaanko { $name } pöydästä? Joku muu voi saada paikan.
web-kick-keep = Peruuta
web-preference-quick = Toinen napautus pelaa kortin, joka käy vain yhteen pinoon
web-report = Raportti
