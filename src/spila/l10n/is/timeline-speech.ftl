## Timeline lesið upp

web-timeline-speech-hand-empty = Þú átt engin spil eftir.
# $before, $after: how many cards of the line lie before and after the place
web-timeline-speech-around = { $before ->
    [0] Þú ert fremst á línunni. Á eftir þér: { $right }.
   *[other] { $after ->
        [0] Þú ert aftast á línunni. Á undan þér: { $left }.
       *[other] Á undan þér: { $left }. Á eftir þér: { $right }.
    }
}
