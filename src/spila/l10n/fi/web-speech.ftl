## Pöytä ääneen luettuna: näppäimet ja mitä ne kertovat

web-speech-title = Lue ääneen
web-speech-hand = { -hand-card(case: "capital-plural-possessive") }
web-speech-stock = { -stock-pile(case: "capital-possessive") }
web-speech-piles = Pöydän keskiosa
web-speech-line = { -timeline(case: "capital") } siltä kohdalta, jossa olet
web-speech-opponents = Muut pelaajat
web-speech-coins = Kolikot
web-speech-card = Kortti ja vastauksesi
web-speech-turn = Kenen vuoro on
web-speech-last = Viimeisin tapahtuma
web-speech-earlier = Yksi tapahtuma taaksepäin
web-speech-later = Yksi tapahtuma eteenpäin
web-speech-length = Lue lyhyesti tai pitkästi
web-speech-is-short = Lyhyesti.
web-speech-is-long = Pitkästi.
web-speech-covered = Kortit ovat piilossa, kunnes seuraava pelaaja on valmis.
web-speech-over = Peli on päättynyt.
web-speech-paused = Peli on tauolla.
web-speech-race = Kaikki pelaavat kilpaa: kortin voi pelata milloin vain.
web-speech-starting = Kilpailu alkaa { $seconds ->
    [one] 1 sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
web-speech-turn-of = { $whose ->
    [you] Sinun vuorosi
   *[other] Vuorossa { $name }
}, { $seconds ->
    [one] kulunut 1 sekunti
   *[other] kulunut { $seconds } sekuntia
}{ $left ->
    [-1] .
    [one] , jäljellä 1 sekunti.
   *[other] , jäljellä { $left } sekuntia.
}
web-speech-left = { $left ->
    [one] Jäljellä 1 sekunti.
   *[other] Jäljellä { $left } sekuntia.
}
web-speech-nothing = Vielä ei ole tapahtunut mitään.
web-speech-event = { $text } Tapahtuma { $at }/{ $count }.
