timeline-together-name = Timeline sammen
timeline-together-event-answered = { $seat } har svart.
timeline-together-event-turned = «{ $card }» snus: { $value }.
timeline-together-event-ready = { $seat } vil se neste kort.
timeline-together-event-shown = Kort { $round }: Hvor hører «{ $card }» hjemme?
timeline-together-event-talk-over = Snakketiden er ute. Velg et mellomrom nå.
timeline-together-event-out = Ingen liv igjen: { $seats }.
timeline-together-event-joined = { $seat } er med.
timeline-together-event-player-left = { $seat } har forlatt spillet.
timeline-together-event-match-ended = { $result }

timeline-together-move-answer = { $gap }: { $between }
timeline-together-move-ready = Neste kort
timeline-together-between = mellom { $left } og { $right }
timeline-together-before = { $order ->
    [numbers] før { $right }
   *[years] før { $right }
}
timeline-together-after = { $order ->
    [numbers] etter { $left }
   *[years] etter { $left }
}

timeline-together-result-all-cards = { $count ->
    [0] Alle kortene ligger på { -timeline(form: "definite") }.
    [one] { $winners } vinner med flest poeng.
   *[other] { $winners } har flest poeng og deler seieren.
}
timeline-together-result-no-lives = Ingen har liv igjen. { $count ->
    [0] Ingen vinner.
    [one] { $winners } vinner med flest poeng.
   *[other] { $winners } har flest poeng og deler seieren.
}
timeline-together-result-last-standing = Bare én har liv igjen. { $count ->
    [0] Ingen vinner.
    [one] { $winners } vinner med flest poeng.
   *[other] { $winners } har flest poeng og deler seieren.
}
timeline-together-result-all-left = Alle har forlatt spillet.

timeline-together-board-line = { -timeline(form: "Definite") }
timeline-together-board-gap = mellomrom
timeline-together-board-date = dato
timeline-together-board-card = kort
timeline-together-board-player = spiller
timeline-together-board-state = akkurat nå
timeline-together-board-points = poeng
timeline-together-board-status = { $status ->
    [done] ferdig
    [answered] har svart
    [out] ingen liv igjen
    [left] har forlatt spillet
   *[thinking] tenker
}
timeline-together-board-round = Kort { $round } av { $rounds }, { $missing ->
    [0] alle har svart
    [one] { $missing } svar mangler
   *[other] { $missing } svar mangler
}
timeline-together-board-open = Hvor hører «{ $card }» hjemme?
timeline-together-typed = Skriv bokstaven til et mellomrom, for eksempel c, eller et nummer fra listen.

## Why a move is against the rules

refusal-card-still-open = Kortet er ikke snudd ennå.
refusal-ready-already = Du venter allerede på neste kort.
refusal-card-turned = Kortet er snudd, så det er for sent å svare.
refusal-still-talking = Lagene snakker fortsatt sammen. Du kan svare om litt.
refusal-no-lives = Du har ingen liv igjen.
refusal-no-such-gap = Det mellomrommet finnes ikke på { -timeline(form: "definite") }.
refusal-same-gap = Du har allerede valgt det mellomrommet.
refusal-has-left = Den spilleren har forlatt spillet.

## Why a bot moved as it did, and what a hint says

reason-gap-surest = { $sure } % sikker på dette mellomrommet.
reason-gap-no-idea = Ren gjetning.
reason-seen-enough = Her er det ikke mer å gjøre: videre til neste kort.
reason-talked-enough = Ingenting å snakke om: klar til å svare.

## How matches end, in a table

reason-all-cards = alle kort lagt ut
reason-no-lives = ingen liv igjen
reason-last-standing = bare én med liv igjen
reason-all-left = alle forlot spillet

## What is wrong with a position

position-answer = noen har et svar som ikke er mulig
position-history = de snudde kortene stemmer ikke med tidslinjen
position-sides = det er for få eller for mange som får poeng
position-turned = et kort er merket som snudd eller åpent, men kan ikke være det
