timeline-name = Timeline
timeline-event-placed = { $seat } lægger »{ $card }« ({ $value }) { $right ->
    [yes] rigtigt.
   *[no] forkert, så det ryger i { -box(form: "definite") }.
}
timeline-event-drew = { $seat } trækker et nyt kort: { $card }.
timeline-event-recycled = Kortene i { -box(form: "definite") } bliver til en ny { -card-pile }: { $cards } kort.
timeline-event-took-back = { $seat } tager kortet »{ $card }« tilbage; der er ikke flere kort at trække.
timeline-event-stuck = { $seat } har ikke flere kort, og der er ingen at trække.
timeline-event-turn-began = { $seat } har { -turn(form: "definite") }.
timeline-event-round-ended = { -round(form: "Indefinite") } { $round } er slut.
timeline-event-eliminated = Ude af spillet: { $seats }.
timeline-event-player-left = { $seat } har forladt spillet.
timeline-event-tie-break = { -tie-break(form: "Indefinite") }: { $seats }.
timeline-event-match-ended = { $result }

timeline-move-place = { $card } → { $between }
timeline-between = mellem { $left } og { $right }
timeline-before = { $order ->
    [numbers] før { $right }
   *[years] før { $right }
}
timeline-after = { $order ->
    [numbers] efter { $left }
   *[years] efter { $left }
}

timeline-result-only-one-finished = { $winners } vinder som den eneste uden kort.
timeline-result-fewest-cards = { $count ->
    [one] { $winners } vinder med færrest kort.
   *[other] { $winners } har færrest kort og deler sejren.
}
timeline-result-no-card-for-tie-break = { $winners } { $count ->
    [one] vinder
   *[other] deler sejren
}: Der er ikke flere kort til en { -tie-break }.
timeline-result-others-left = { $winners } vinder: Alle andre har forladt spillet.
timeline-result-nobody-left = Der er ingen vinder: Ingen har et kort at lægge.

timeline-board-line = { -timeline(form: "Definite") }
timeline-board-place = { -place }
timeline-board-card = kort
timeline-board-date = { -date }
timeline-board-player = spiller
timeline-board-cards = egne kort
timeline-board-round = { -round(form: "Indefinite") } { $round }, { -card-pile }: { $pile }, { -box }: { $box }
timeline-board-out = ude
timeline-typed = Skriv nummeret på dit kort og på { -place(form: "definite") }, f.eks. 2 0

## Why a move is against the rules

refusal-no-such-place = { -timeline(form: "Definite") } har { -place(form: "definite-plural") } 0 til { $most }.
refusal-not-in-the-game = Den spiller er ikke længere med i spillet.

## Why a bot moved as it did, and what a hint says

reason-no-idea = Et gæt.
reason-surest = { $sure } % sikker på dette kort og denne { -place }.
reason-last-card = Det sidste kort, { $sure } % sikker på { -place(form: "definite") }.
reason-keep-up = En anden er færdig: Kun den rigtige { -place } holder spillet åbent. { $sure } % sikker.
reason-tie-break = { -tie-break(form: "Definite") } står og falder med dette kort. { $sure } % sikker.

## How matches end, in a table

reason-only-one-finished = kun én uden kort
reason-fewest-cards = færrest kort
reason-no-card-for-tie-break = intet kort til en { -tie-break }
reason-others-left = de andre forlod spillet
reason-nobody-left = ingen kunne lægge et kort
