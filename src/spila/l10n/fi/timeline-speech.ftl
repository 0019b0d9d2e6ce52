## Timeline ääneen luettuna

web-timeline-speech-hand-empty = Sinulla ei ole enää kortteja.
# $before, $after: how many cards of the line lie before and after the place
web-timeline-speech-around = { $before ->
    [0] Olet janan alussa. Tämän jälkeen: { $right }.
   *[other] { $after ->
        [0] Olet janan lopussa. Tätä ennen: { $left }.
       *[other] Tätä ennen: { $left }. Tämän jälkeen: { $right }.
    }
}
