timeline-name = Timeline
timeline-event-placed = { $seat } lägger ut ”{ $card }” ({ $value }) – { $right ->
    [yes] rätt!
   *[no] fel; kortet läggs i { -box(form: "definite") }.
}
timeline-event-drew = { $seat } drar ett nytt kort: { $card }.
timeline-event-recycled = Korten i { -box(form: "definite") } blir en ny { -card-pile }: { $cards } kort.
timeline-event-took-back = { $seat } tar tillbaka ”{ $card }”; det finns inget att dra.
timeline-event-stuck = { $seat } har inga kort kvar och det finns inget att dra.
timeline-event-turn-began = { $seat ->
    [Du] Din { -turn }.
   *[other] På { -turn }: { $seat }.
}
timeline-event-round-ended = { -round(form: "Indefinite") } { $round } är slut.
timeline-event-eliminated = Ute ur spelet: { $seats }.
timeline-event-player-left = { $seat } har lämnat spelet.
timeline-event-tie-break = { -tie-break(form: "Indefinite") }: { $seats }.
timeline-event-match-ended = { $result }

timeline-move-place = { $card } → { $between }
timeline-between = mellan { $left } och { $right }
timeline-before = { $order ->
    [numbers] före { $right }
   *[years] före { $right }
}
timeline-after = { $order ->
    [numbers] efter { $left }
   *[years] efter { $left }
}

timeline-result-only-one-finished = { $winners } vinner, ensam om att ha blivit av med alla kort.
timeline-result-fewest-cards = { $count ->
    [one] { $winners } vinner med färst kort.
   *[other] { $winners } har färst kort och delar på segern.
}
timeline-result-no-card-for-tie-break = { $winners } { $count ->
    [one] vinner
   *[other] delar på segern
}: det finns inga kort kvar till en { -tie-break }.
timeline-result-others-left = { $winners } vinner: alla andra har lämnat spelet.
timeline-result-nobody-left = Ingen vinner: ingen har något kort att lägga ut.

timeline-board-line = { -timeline(form: "Definite") }
timeline-board-place = { -place }
timeline-board-card = kort
timeline-board-date = { -date }
timeline-board-player = { -player }
timeline-board-cards = kort framför sig
timeline-board-round = { -round(form: "Indefinite") } { $round }, { -card-pile(form: "definite") }: { $pile } kort, { -box(form: "definite") }: { $box } kort
timeline-board-out = ute
timeline-typed = Skriv kortets nummer och sedan { -place(form: "genitive") }: 2 0

## Why a move is against the rules

refusal-no-such-place = { -timeline(form: "Definite") } har { -place(form: "definite-plural") } 0 till { $most }.
refusal-not-in-the-game = Den { -player(form: "definite") } är inte med i spelet längre.

## Why a bot moved as it did, and what a hint says

reason-no-idea = En gissning.
reason-surest = { $sure } % säkert att kortet hör hemma på den { -place(form: "definite") }.
reason-last-card = Sista kortet, och { $sure } % säkert att { -place(form: "definite") } är rätt.
reason-keep-up = Någon har lagt sitt sista kort: bara rätt { -place } håller spelet öppet. { $sure } % säkert.
reason-tie-break = { -tie-break(form: "Definite") } hänger på det här kortet. { $sure } % säkert.

## How matches end, in a table

reason-only-one-finished = bara en utan kort
reason-fewest-cards = färst kort
reason-no-card-for-tie-break = inget kort till en { -tie-break }
reason-others-left = de andra lämnade spelet
reason-nobody-left = ingen kunde lägga ut något kort
