## The big screen, the phone as a hand, and the host's remote

screen-title = Iso näyttö
screen-join = Tule mukaan
screen-join-phone = Tule mukaan puhelimella
screen-join-type = Skannaa koodi tai avaa { $address } ja kirjoita
screen-offer-type-code = ja kirjoita tämä koodi
screen-offer-phone = Avaa puhelimella tai tabletilla:
screen-seconds = noin { $seconds ->
    [one] 1 sekunti
   *[other] { $seconds } sekuntia
} jäljellä
screen-you = entä sinä?
screen-locked = Ovi on lukossa. Kukaan muu ei pääse mukaan.
screen-late = Myöhässä? { $address }, koodi
screen-door-code = Kirjoita pöydän koodi
screen-door-show = Näytä pöytä
screen-door-new = Tai valitse peli tästä. Käsikortit ovat puhelimissa.
screen-full = Koko näyttö
screen-lobby-first = Ensimmäisenä tullut on pöydän vetäjä ja aloittaa pelin.
screen-lobby-alone = Odotetaan lisää pelaajia …
screen-lobby-deal = { $name } aloittaa pelin puhelimellaan.
screen-turn = Vuorossa { $name }
screen-left = jäljellä
screen-score = { $name }: { $score }
screen-paused = Peli on tauolla.
screen-paused-by = Tauko: { $name }
screen-lost = Yhteys on poikki. Yritetään uudelleen …
screen-end-again = Pelataanko uudelleen? Paina puhelimessa ”Pelaa uudelleen”.
screen-race-starts = Katsokaa korttejanne. { -start-card(case: "capital") } käännetään esiin tässä ja kaikissa puhelimissa samalla hetkellä.
screen-zap-used = Zap käytetty
screen-round = { -round(case: "capital") } { $round }/{ $rounds }
screen-fewest = Pisteet tähän mennessä. Pienin pistemäärä voittaa.
screen-most = Pisteet tähän mennessä. Suurin pistemäärä voittaa.
screen-playing = pelaa nyt
screen-others = { $count ->
    [one] 1 muu
   *[other] { $count } muuta
}
screen-bar = Näytön painikkeet
screen-leader = Ohjaajan painikkeet
screen-larger = Suurenna
screen-page = Sivu { $page }/{ $pages }. Selaa nuolinäppäimillä.
screen-offer = Näytä pöytä isolla näytöllä
screen-offer-note = Siinä kaikki näkevät yhteiset kortit. Käsikortit ovat puhelimissa.
screen-offer-open = Avaa television selaimessa
screen-offer-type = ja kirjoita pöydän koodi
screen-offer-scan = Tabletilla riittää skannaus.
screen-offer-qr = Ison näytön QR-koodi
screen-offer-link = Luo linkki isoa näyttöä varten
screen-offer-here = Käytä tätä näyttöä
screen-offer-now = Näytä pöytä tässä nyt
screen-offer-none = Pelaa ilman
screen-remote = Kaukosäädin
screen-remote-note = Ohjaat pöytää puhelimesta etkä itse pelaa: aloitus, tauko, asetukset, paikat. Kenenkään kortteja siinä ei näy.
screen-remote-make = Luo kaukosäädin
screen-remote-here = Käytä tätä laitetta
screen-remote-qr = Kaukosäätimen QR-koodi
screen-seat = Paikkasi toisella laitteella
screen-seat-show = Näytä koodi
screen-seat-note = Skannaa tämä omalla puhelimellasi. Kuka tahansa, jolla on koodi, voi pelata korteillasi.
screen-seat-first = Ota ensin paikkasi mukaan: skannaa tämä puhelimellasi. Näytä sitten pöytä tässä.
screen-seat-qr = Paikkasi QR-koodi
screen-devices = Yhdistetyt laitteet
screen-device = { $role ->
    [remote] Kaukosäädin { $number }
   *[screen] Iso näyttö { $number }
}
screen-device-end = Katkaise yhteys
screen-remote-begin = Peli on alkanut.
screen-next = Seuraava
screen-next-does = { $what ->
    [game] aloita seuraava peli
   *[story] sulje tarina
}
screen-next-nothing = nyt ei mitään tehtävää
screen-seats = Paikat
screen-seat-open = vapaa kaikille, joilla on koodi
screen-stand-in = botti tuuraa
screen-line-down = yhteys on poikki
screen-bot-sure = Vaihdetaanko botti pelaajan { $name } tilalle?
screen-bot-yes = Vaihda tilalle botti
screen-not-now = Ei nyt
screen-show-code = Näytä koodi televisiossa
screen-hide-code = Piilota koodi televisiosta
screen-sound-off = Mykistä televisio
screen-sound-on = Palauta television ääni
screen-devices-key = Näytöt ja laitteet
screen-rename-to = Uusi nimi
screen-rename = Vaihda nimi: { $name }
screen-story-show = Näytä tarina televisiossa
screen-story-hide = Piilota tarina televisiosta
screen-unlock = Avaa ovi
screen-lock = Lukitse ovi
screen-show-names = Näytä nimet
screen-hide-names = Piilota kaikki nimet
screen-show-rules = Näytä säännöt televisiossa
screen-hide-rules = Piilota säännöt televisiosta
screen-next-page = Seuraava sivu televisiossa
screen-rules-here = Säännöt tällä laitteella
screen-larger-tv = Suurenna television näkymää
screen-smaller-tv = Palauta television näkymän koko
screen-stop = Lopeta peli
screen-stop-note = Asia varmistetaan ensin. Pelin voi yhä katsoa uudelleen.
screen-stop-sure = Lopetetaanko peli kaikilta? Silloin kukaan ei voita.
screen-stop-no = Jatka peliä
screen-hand-note = Muu on isolla näytöllä
screen-hand-wait = Seuraa isoa näyttöä.
screen-same-letters = Samat kirjaimet kuin televisiossa
screen-scores-there = Pisteet ovat isolla näytöllä.
screen-stock = { $cards } jäljellä
screen-buy = Osta kortti ({ $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
})
screen-buy-of = { $owner }: { $card }
screen-place = Paikka { $letter }, { $between }
