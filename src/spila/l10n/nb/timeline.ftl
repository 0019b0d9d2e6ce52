timeline-name = Timeline
timeline-event-placed = { $seat } legger ut «{ $card }» ({ $value }): { $right ->
    [yes] riktig!
   *[no] feil { -place }, kortet går i { -box(form: "definite") }.
}
timeline-event-drew = { $seat } trekker et nytt kort: { $card }.
timeline-event-recycled = Kortene i { -box(form: "definite") } blir ny { -card-pile }: { $cards } kort.
timeline-event-took-back = { $seat } tar tilbake «{ $card }», for det er ingenting å trekke.
timeline-event-stuck = { $seat } har ingen kort igjen, og det er ingen å trekke.
timeline-event-turn-began = { $seat } har turen.
timeline-event-round-ended = Runde { $round } er slutt.
timeline-event-eliminated = Ute av spillet: { $seats }.
timeline-event-player-left = { $seat } har forlatt spillet.
timeline-event-tie-break = { -tie-break-round(form: "Indefinite") }: { $seats }.
timeline-event-match-ended = { $result }

timeline-move-place = { $card } → { $between }
timeline-between = mellom { $left } og { $right }
timeline-before = { $order ->
    [numbers] før { $right }
   *[years] før { $right }
}
timeline-after = { $order ->
    [numbers] etter { $left }
   *[years] etter { $left }
}

timeline-result-only-one-finished = { $winners } vinner som eneste spiller uten kort.
timeline-result-fewest-cards = { $count ->
    [one] { $winners } vinner med færrest kort.
   *[other] { $winners } har færrest kort og deler seieren.
}
timeline-result-no-card-for-tie-break = { $count ->
    [one] { $winners } vinner
   *[other] { $winners } deler seieren
}, for det er ingen kort igjen til en { -tie-break-round }.
timeline-result-others-left = { $winners } vinner, for alle andre har forlatt spillet.
timeline-result-nobody-left = Ingen vinner, for ingen har kort å legge ut.

timeline-board-line = { -timeline(form: "Definite") }
timeline-board-place = { -place }
timeline-board-card = kort
timeline-board-date = dato
timeline-board-player = spiller
timeline-board-cards = kort foran seg
timeline-board-round = Runde { $round }, { -card-pile }: { $pile } kort, { -box }: { $box } kort
timeline-board-out = ute
timeline-typed = Skriv nummeret på kortet ditt og { -place(form: "definite") }: 2 0

## Why a move is against the rules

refusal-no-such-place = { -timeline(form: "Definite") } har { -place(form: "definite-plural") } 0 til { $most }.
refusal-not-in-the-game = Den spilleren er ikke med lenger.

## Why a bot moved as it did, and what a hint says

reason-no-idea = Ren gjetning.
reason-surest = { $sure } % sikker på dette kortet og denne { -place(form: "definite") }.
reason-last-card = Siste kort, { $sure } % sikker på { -place(form: "definite") }.
reason-keep-up = Noen er ferdig: Bare riktig { -place } holder spillet åpent. { $sure } % sikker.
reason-tie-break = { -tie-break-round(form: "Definite") } står og faller med dette kortet. { $sure } % sikker.

## How matches end, in a table

reason-only-one-finished = bare én uten kort
reason-fewest-cards = færrest kort
reason-no-card-for-tie-break = ingen kort til en { -tie-break-round }
reason-others-left = de andre forlot spillet
reason-nobody-left = ingen kunne legge ut et kort
