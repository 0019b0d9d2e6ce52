zip-zap-name = Zip Zap
zip-zap-zap = Zap
zip-zap-event-is-ready = { $seat } er klar.
zip-zap-event-round-dealt = Kortene til runde { $round } er delt ut.
zip-zap-event-start-card = { -start-card(form: "Indefinite") }: { $card }.
zip-zap-event-laid = { $forced ->
    [yes] Dommeren spiller ut { $card } for { $seat ->
        [Du] deg
       *[other] { $seat }
    }.
   *[no] { $seat } spiller ut { $card }.
}
zip-zap-event-zapped = { $seat } roper ZAP!
zip-zap-event-freed = { $why ->
    [ten] En tier: { $seat } får spille ut et { -free-card }.
    [stall] Ingen har kort som passer: { $seat } får spille ut et { -free-card }.
    [idle] Ingen brukte sjansen: { $seat } får spille ut et { -free-card }.
   *[zap] { $seat } får spille ut et { -free-card }.
}
zip-zap-event-any-card-race = Det er ingen { -start-card } igjen. Den raskeste får spille ut et { -free-card }.
zip-zap-event-round-void = Ingen har kort som passer, og det er ingen { -start-card } igjen. Runden teller ikke.
zip-zap-event-round-over = { $seat }: Zip Zap! Poeng i runden: { $points }. Så langt: { $scores }.
zip-zap-event-match-ended = { $result }

zip-zap-move-lay = spill ut { $card }
zip-zap-move-lay-zap = spill ut { $card } og rop ZAP!
zip-zap-move-zap = ZAP!
zip-zap-move-ready = klar for neste runde
zip-zap-move-wait = vent og la de andre spille

zip-zap-result-fewest-points = { $count ->
    [one] { $winners } vinner med færrest poeng: { $scores }.
   *[other] { $winners } har færrest poeng og deler seieren: { $scores }.
}
zip-zap-result-most-points = { $count ->
    [one] { $winners } vinner med flest poeng: { $scores }.
   *[other] { $winners } har flest poeng og deler seieren: { $scores }.
}

zip-zap-board-top = Øverste kort: { $card } ({ $owner })
zip-zap-board-start = { -start-card }
zip-zap-board-round = Runde { $round }
zip-zap-board-player = spiller
zip-zap-board-cards = kort
zip-zap-board-zap = Zap
zip-zap-board-score = poeng
zip-zap-board-your-hand = På hånden: { $cards }
zip-zap-board-left-over = igjen på hånden
zip-zap-typed = Du kan også skrive et kort (r4), et kort med ZAP (r4z) eller bare z. R er rød, G grønn, B blå, Y gul, J { -joker }.

## Why a move is against the rules

refusal-free-player = Bare { $player ->
    [Du] du
   *[other] { $player }
} kan spille ut et kort nå.
refusal-no-zap-left = Du har ikke noe { -zap-card } igjen.
refusal-not-the-owner = Bare den som spilte ut det øverste kortet, kan rope ZAP.
refusal-does-not-fit = Kortet passer ikke: { $card } på { $top }.
refusal-round-over = Runden er slutt.
refusal-round-running = Runden er ikke slutt ennå.
refusal-already-ready = Du er allerede klar.

## Why a bot moved as it did, and what a hint says

reason-ready = Klar for neste runde.
reason-going-out = Det er det siste kortet.
reason-best-lead = Med { $card } blir de beste kortene spart til senere.
reason-ten-goes-again = Etter { $card } kan et { -free-card } følge.
reason-zap-now = { -zap-card(form: "definite") } bør spilles ut mens det går an.
reason-zap-with = { -zap-card(form: "definite") } spilles ut sammen med { $card }, og så kan et { -free-card } følge.

## How matches end, in a table

reason-fewest-points = færrest poeng
reason-most-points = flest poeng
