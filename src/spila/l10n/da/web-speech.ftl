## Bordet læst højt: taster, og hvad de siger

web-speech-title = Læs højt
web-speech-hand = Din { -hand }
web-speech-stock = Din { -stock-pile }
web-speech-piles = Midten af bordet
web-speech-line = { -timeline(form: "Definite") } omkring det sted, hvor du er
web-speech-opponents = De andre spillere
web-speech-coins = Mønter
web-speech-card = Kortet og dit svar
web-speech-turn = Hvis tur det er
web-speech-last = Det seneste, der skete
web-speech-earlier = En hændelse tilbage
web-speech-later = En hændelse frem
web-speech-length = Skift mellem kort og lang oplæsning
web-speech-is-short = Kortfattet.
web-speech-is-long = Udførligt.
web-speech-covered = Kortene er skjult, indtil den næste spiller tager over.
web-speech-over = Spillet er slut.
web-speech-paused = Spillet er sat på pause.
web-speech-race = Alle spiller om kap og må lægge kort når som helst.
web-speech-starting = Kapløbet starter om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
web-speech-turn-of = { $whose ->
    [you] Det er din tur
   *[other] { $name } har turen
}, { $seconds ->
    [one] 1 sekund indtil nu
   *[other] { $seconds } sekunder indtil nu
}{ $left ->
    [-1] .
    [one] , 1 sekund tilbage.
   *[other] , { $left } sekunder tilbage.
}
web-speech-left = { $left ->
    [one] 1 sekund tilbage.
   *[other] { $left } sekunder tilbage.
}
web-speech-nothing = Der er ikke sket noget endnu.
web-speech-event = { $text } Hændelse { $at } af { $count }.
