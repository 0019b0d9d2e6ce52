## Bordet läses upp: tangenter och vad de säger

web-speech-title = Läs upp
web-speech-hand = Din { -hand }
web-speech-stock = Din { -stock-pile }
web-speech-piles = Mitt på bordet
web-speech-line = { -timeline(form: "Definite") } runt platsen där du är
web-speech-opponents = De andra spelarna
web-speech-coins = Mynt
web-speech-card = Kortet och ditt svar
web-speech-turn = Vems tur det är
web-speech-last = Det senaste som hände
web-speech-earlier = En händelse bakåt
web-speech-later = En händelse framåt
web-speech-length = Växla mellan kort och lång uppläsning
web-speech-is-short = Kortfattat.
web-speech-is-long = Utförligt.
web-speech-covered = Korten är dolda tills nästa spelare tar över.
web-speech-over = Spelet är slut.
web-speech-paused = Spelet är pausat.
web-speech-race = Alla tävlar samtidigt och får lägga kort när som helst.
web-speech-starting = Kapplöpningen börjar om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
web-speech-turn-of = { $whose ->
    [you] Det är din tur
   *[other] På tur: { $name }
}, { $seconds ->
    [one] 1 sekund hittills
   *[other] { $seconds } sekunder hittills
}{ $left ->
    [-1] .
    [one] , 1 sekund kvar.
   *[other] , { $left } sekunder kvar.
}
web-speech-left = { $left ->
    [one] 1 sekund kvar.
   *[other] { $left } sekunder kvar.
}
web-speech-nothing = Inget har hänt än.
web-speech-event = { $text } Händelse { $at } av { $count }.
