timeline-together-name = Timeline sammen
timeline-together-event-answered = { $seat } har svaret.
timeline-together-event-turned = »{ $card }« bliver vendt: { $value }.
timeline-together-event-ready = { $seat } vil se det næste kort.
timeline-together-event-shown = Kort { $round }: Hvor hører »{ $card }« til?
timeline-together-event-talk-over = Holdene har snakket færdig. Vælg nu et mellemrum.
timeline-together-event-out = Ingen liv tilbage: { $seats }.
timeline-together-event-joined = { $seat } er kommet med.
timeline-together-event-player-left = { $seat } har forladt spillet.
timeline-together-event-match-ended = { $result }

timeline-together-move-answer = { $gap }: { $between }
timeline-together-move-ready = Næste kort
timeline-together-between = mellem { $left } og { $right }
timeline-together-before = { $order ->
    [numbers] før { $right }
   *[years] før { $right }
}
timeline-together-after = { $order ->
    [numbers] efter { $left }
   *[years] efter { $left }
}

timeline-together-result-all-cards = { $count ->
    [0] Alle kort ligger på { -timeline(form: "definite") }.
    [one] { $winners } vinder med flest point.
   *[other] { $winners } har flest point og deler sejren.
}
timeline-together-result-no-lives = Der er ingen liv tilbage. { $count ->
    [0] Ingen vinder.
    [one] { $winners } vinder med flest point.
   *[other] { $winners } har flest point og deler sejren.
}
timeline-together-result-last-standing = Kun én har liv tilbage. { $count ->
    [0] Ingen vinder.
    [one] { $winners } vinder med flest point.
   *[other] { $winners } har flest point og deler sejren.
}
timeline-together-result-all-left = Alle har forladt spillet.

timeline-together-board-line = { -timeline(form: "Definite") }
timeline-together-board-gap = mellemrum
timeline-together-board-date = { -date }
timeline-together-board-card = kort
timeline-together-board-player = spiller
timeline-together-board-state = lige nu
timeline-together-board-points = point
timeline-together-board-status = { $status ->
    [done] klar
    [answered] har svaret
    [out] ingen liv tilbage
    [left] har forladt spillet
   *[thinking] tænker
}
timeline-together-board-round = Kort { $round } af { $rounds }, { $missing ->
    [0] alle har svaret
    [one] der mangler { $missing } svar
   *[other] der mangler { $missing } svar
}
timeline-together-board-open = Hvor hører »{ $card }« til?
timeline-together-typed = Skriv mellemrummets bogstav, f.eks. c, eller et nummer fra listen.

## Why a move is against the rules

refusal-card-still-open = Kortet er ikke vendt endnu.
refusal-ready-already = Du venter allerede på det næste kort.
refusal-card-turned = Kortet er vendt, så man kan ikke svare længere.
refusal-still-talking = Holdene snakker stadig sammen. Du kan svare om lidt.
refusal-no-lives = Du har ingen liv tilbage.
refusal-no-such-gap = Det mellemrum findes ikke på { -timeline(form: "definite") }.
refusal-same-gap = Du har allerede valgt det mellemrum.
refusal-has-left = Den spiller har forladt spillet.

## Why a bot moved as it did, and what a hint says

reason-gap-surest = { $sure } % sikker på dette mellemrum.
reason-gap-no-idea = Et gæt.
reason-seen-enough = Her er ikke mere at gøre: videre til næste kort.
reason-talked-enough = Intet at snakke om: klar til at svare.

## How matches end, in a table

reason-all-cards = alle kort lagt
reason-no-lives = ingen liv tilbage
reason-last-standing = kun én med liv tilbage
reason-all-left = alle forlod spillet

## What is wrong with a position

position-answer = nogen har et svar, der ikke er muligt
position-history = de vendte kort passer ikke til tidslinjen
position-sides = antallet af pointtal passer ikke med antallet af spillere eller hold
position-turned = et kort er angivet som åbent eller vendt, men kan ikke være det
