## Timeline read aloud

web-timeline-speech-hand-empty = You have no cards left.
# $before, $after: how many cards of the line lie before and after the place
web-timeline-speech-around = { $before ->
    [0] You’re at the start of the line. After you: { $right }.
   *[other] { $after ->
        [0] You’re at the end of the line. Before you: { $left }.
       *[other] Before you: { $left }. After you: { $right }.
    }
}
