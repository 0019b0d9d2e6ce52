## Timeline lest høyt

web-timeline-speech-hand-empty = Du har ingen kort igjen.
# $before, $after: how many cards of the line lie before and after the place
web-timeline-speech-around = { $before ->
    [0] Du er først på { -timeline(form: "definite") }. Etter deg: { $right }.
   *[other] { $after ->
        [0] Du er sist på { -timeline(form: "definite") }. Før deg: { $left }.
       *[other] Før deg: { $left }. Etter deg: { $right }.
    }
}
