## Borðið lesið upp: lyklar og það sem þeir segja

web-speech-title = Lesa upp
web-speech-hand = Spilin á { -hand(case: "dative") }
web-speech-stock = { -stock-pile(case: "capital-definite") } þinn
web-speech-piles = Á miðju borðinu
web-speech-line = { -timeline(case: "capital-definite") } þar sem þú ert
web-speech-opponents = Hinir við borðið
web-speech-coins = Myntir
web-speech-card = Spilið og svarið þitt
web-speech-turn = Hver á að gera
web-speech-last = Það síðasta sem gerðist
web-speech-earlier = Einn atburð til baka
web-speech-later = Einn atburð áfram
web-speech-length = Skipta á milli stutts og langs lestrar
web-speech-is-short = Stutt.
web-speech-is-long = Langt.
web-speech-covered = Spilin eru hulin þar til sá næsti tekur við.
web-speech-over = Spilinu er lokið.
web-speech-paused = Gert er hlé á { -game(case: "definite-dative") }.
web-speech-race = Þetta er kapphlaup: allir mega setja út hvenær sem er.
web-speech-starting = Kapphlaupið hefst eftir { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
}.
web-speech-turn-of = { $whose ->
    [you] Þú átt að gera
   *[other] { $name } á að gera
}, { $seconds ->
    [one] { $seconds } sekúnda liðin
   *[other] { $seconds } sekúndur liðnar
}{ $left ->
    [-1] .
    [one] , { $left } sekúnda eftir.
   *[other] , { $left } sekúndur eftir.
}
web-speech-left = { $left ->
    [one] { $left } sekúnda eftir.
   *[other] { $left } sekúndur eftir.
}
web-speech-nothing = Ekkert hefur gerst enn.
web-speech-event = { $text } Atburður { $at } af { $count }.
