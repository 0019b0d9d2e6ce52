timeline-together-name = Timeline tillsammans
timeline-together-event-answered = { $seat } har svarat.
timeline-together-event-turned = ”{ $card }” vänds: { $value }.
timeline-together-event-ready = { $seat } vill se nästa kort.
timeline-together-event-shown = Kort { $round }: var hör ”{ $card }” hemma?
timeline-together-event-talk-over = Nu får lagen svara. Välj en lucka.
timeline-together-event-out = Inga liv kvar: { $seats }.
timeline-together-event-joined = { $seat } är med.
timeline-together-event-player-left = { $seat } har lämnat spelet.
timeline-together-event-match-ended = { $result }

timeline-together-move-answer = { $gap }: { $between }
timeline-together-move-ready = Nästa kort
timeline-together-between = mellan { $left } och { $right }
timeline-together-before = { $order ->
    [numbers] före { $right }
   *[years] före { $right }
}
timeline-together-after = { $order ->
    [numbers] efter { $left }
   *[years] efter { $left }
}

timeline-together-result-all-cards = { $count ->
    [0] Alla kort ligger på { -timeline(form: "definite") }.
    [one] { $winners } vinner med flest poäng.
   *[other] { $winners } har flest poäng och delar på segern.
}
timeline-together-result-no-lives = Ingen har några liv kvar. { $count ->
    [0] Ingen vinner.
    [one] { $winners } vinner med flest poäng.
   *[other] { $winners } har flest poäng och delar på segern.
}
timeline-together-result-last-standing = Bara en har liv kvar. { $count ->
    [0] Ingen vinner.
    [one] { $winners } vinner med flest poäng.
   *[other] { $winners } har flest poäng och delar på segern.
}
timeline-together-result-all-left = Alla har lämnat spelet.

timeline-together-board-line = { -timeline(form: "Definite") }
timeline-together-board-gap = lucka
timeline-together-board-date = { -date }
timeline-together-board-card = kort
timeline-together-board-player = { -player }
timeline-together-board-state = just nu
timeline-together-board-points = poäng
timeline-together-board-status = { $status ->
    [done] redo
    [answered] har svarat
    [out] inga liv kvar
    [left] har lämnat spelet
   *[thinking] funderar
}
timeline-together-board-round = Kort { $round } av { $rounds }, { $missing ->
    [0] alla har svarat
    [one] { $missing } svar saknas
   *[other] { $missing } svar saknas
}
timeline-together-board-open = Var hör ”{ $card }” hemma?
timeline-together-typed = Skriv luckans bokstav, till exempel c, eller ett nummer ur listan.

## Why a move is against the rules

refusal-card-still-open = Kortet är inte vänt än.
refusal-ready-already = Du väntar redan på nästa kort.
refusal-card-turned = Kortet är vänt, så det går inte att svara längre.
refusal-still-talking = Lagen pratar fortfarande. Du kan snart svara.
refusal-no-lives = Du har inga liv kvar.
refusal-no-such-gap = Den luckan finns inte på { -timeline(form: "definite") }.
refusal-same-gap = Du har redan valt den luckan.
refusal-has-left = Den { -player(form: "definite") } har lämnat spelet.

## Why a bot moved as it did, and what a hint says

reason-gap-surest = { $sure } % säkert att det är rätt lucka.
reason-gap-no-idea = En gissning.
reason-seen-enough = Här finns inget mer att göra: vidare till nästa kort.
reason-talked-enough = Inget att prata om: dags att svara.

## How matches end, in a table

reason-all-cards = alla kort utlagda
reason-no-lives = inga liv kvar
reason-last-standing = bara en med liv kvar
reason-all-left = alla lämnade spelet

## What is wrong with a position

position-answer = någon har ett svar som inte är möjligt
position-history = de vända korten stämmer inte med tidslinjen
position-sides = antalet poängtal stämmer inte med antalet spelare eller lag
position-turned = ett kort är vänt eller öppet som inte kan vara det
