## Bordet lest høyt: taster, og hva de sier

web-speech-title = Les høyt
web-speech-hand = Kortene på hånden
web-speech-stock = { -stock-pile(form: "Definite") } din
web-speech-piles = Midten av bordet
web-speech-line = { -timeline(form: "Definite") } rundt stedet der du er
web-speech-opponents = De andre spillerne
web-speech-coins = Mynter
web-speech-card = Kortet og svaret ditt
web-speech-turn = Hvem sin tur det er
web-speech-last = Det siste som skjedde
web-speech-earlier = En hendelse tilbake
web-speech-later = En hendelse fram
web-speech-length = Bytt mellom kortfattet og utførlig
web-speech-is-short = Kortfattet.
web-speech-is-long = Utførlig.
web-speech-covered = Kortene er skjult til neste spiller tar over.
web-speech-over = Spillet er slutt.
web-speech-paused = Spillet er satt på pause.
web-speech-race = Alle spiller om kapp og kan spille ut når som helst.
web-speech-starting = Kappløpet starter om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
web-speech-turn-of = { $whose ->
    [you] Det er din tur
   *[other] { $name } har turen
}, { $seconds ->
    [one] 1 sekund så langt
   *[other] { $seconds } sekunder så langt
}{ $left ->
    [-1] .
    [one] , 1 sekund igjen.
   *[other] , { $left } sekunder igjen.
}
web-speech-left = { $left ->
    [one] 1 sekund igjen.
   *[other] { $left } sekunder igjen.
}
web-speech-nothing = Ingenting har skjedd ennå.
web-speech-event = { $text } Hendelse { $at } av { $count }.
