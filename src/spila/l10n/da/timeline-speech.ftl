## Timeline læst højt

web-timeline-speech-hand-empty = Du har ikke flere kort.
# $before, $after: how many cards of the line lie before and after the place
web-timeline-speech-around = { $before ->
    [0] Du er forrest på linjen. Efter dig: { $right }.
   *[other] { $after ->
        [0] Du er bagest på linjen. Før dig: { $left }.
       *[other] Før dig: { $left }. Efter dig: { $right }.
    }
}
