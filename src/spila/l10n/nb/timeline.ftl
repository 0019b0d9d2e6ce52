timeline-name = Timeline
timeline-event-placed = { $seat } legger ut { $card } ({ $value }): { $right ->
    [yes] riktig!
   *[no] feil { -place }, tilbake i { -box(form: "definite") }.
}
timeline-event-drew = { $seat } trekker { $card }.
timeline-event-recycled = Kortene i { -box(form: "definite") } blir ny { -card-pile }: { $cards } kort.
timeline-event-took-back = { $seat } tar tilbake { $card }, for det er ingenting å trekke.
timeline-event-stuck = { $seat } har ingen kort igjen, og det er ingen å trekke.
timeline-event-turn-began = { $seat } har turen.
timeline-event-round-ended = Runde { $round } er slutt.
timeline-event-eliminated = Ute av spillet: { $seats }.
timeline-event-player-left = { $seat } har forlatt spillet.
timeline-event-tie-break = { -tie-break-round(form: "Indefinite") }: { $seats }.
timeline-event-match-ended = { $result }

timeline-move-place = { $card } → { $between }
timeline-between = mellom { $left } og { $right }
timeline-before = før { $right }
timeline-after = etter { $left }

timeline-result-only-one-finished = { $winners } er eneste spiller uten kort og vinner.
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
