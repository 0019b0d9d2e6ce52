## Timeline uppläst

web-timeline-speech-hand-empty = Du har inga kort kvar.
# $before, $after: how many cards of the line lie before and after the place
web-timeline-speech-around = { $before ->
    [0] Du är först på linjen. Efter dig: { $right }.
   *[other] { $after ->
        [0] Du är sist på linjen. Före dig: { $left }.
       *[other] Före dig: { $left }. Efter dig: { $right }.
    }
}
