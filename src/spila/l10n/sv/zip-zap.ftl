zip-zap-name = Zip Zap
zip-zap-zap = Zap
zip-zap-event-is-ready = { $seat } är redo.
zip-zap-event-round-dealt = { -round(form: "Indefinite") } { $round }: korten är utdelade.
zip-zap-event-start-card = { -start-card(form: "Indefinite") }: { $card }.
zip-zap-event-laid = { $forced ->
    [yes] För { $seat ->
        [Du] dig
       *[other] { $seat }
    } läggs { $card } ut automatiskt.
   *[no] { $seat } lägger ut { $card }.
}
zip-zap-event-zapped = { $seat } ropar ZAP!
zip-zap-event-freed = { $why ->
    [ten] En { -ten }: { $seat ->
        [Du] du
       *[other] { $seat }
    } får lägga ut ett { -free-card }.
    [stall] Ingen kan lägga något kort: { $seat ->
        [Du] du
       *[other] { $seat }
    } får lägga ut ett { -free-card }.
    [idle] Ingen lade något kort: { $seat ->
        [Du] du
       *[other] { $seat }
    } får lägga ut ett { -free-card }.
   *[zap] { $seat } får lägga ut ett { -free-card }.
}
zip-zap-event-any-card-race = { -start-card(form: "Definite-plural") } är slut: den som är först får lägga ut ett { -free-card }.
zip-zap-event-round-void = Ingen kan lägga något kort och { -start-card(form: "definite-plural") } är slut: { -round(form: "definite") } räknas inte.
zip-zap-event-round-over = { $seat }: Zip Zap! { -round(form: "Genitive") } { -points }: { $points }. Hittills: { $scores }.
zip-zap-event-match-ended = { $result }

zip-zap-move-lay = lägg ut { $card }
zip-zap-move-lay-zap = lägg ut { $card } och ropa ZAP!
zip-zap-move-zap = ZAP!
zip-zap-move-ready = redo för nästa { -round }
zip-zap-move-wait = vänta och låt de andra spela

zip-zap-result-fewest-points = { $count ->
    [one] { $winners } vinner med lägst { -points }: { $scores }.
   *[other] { $winners } har lägst { -points } och delar på segern: { $scores }.
}
zip-zap-result-most-points = { $count ->
    [one] { $winners } vinner med högst { -points }: { $scores }.
   *[other] { $winners } har högst { -points } och delar på segern: { $scores }.
}

zip-zap-board-top = { -top-card(form: "Definite") }: { $card } ({ $owner })
zip-zap-board-start = { -start-card }
zip-zap-board-round = { -round(form: "Indefinite") } { $round }
zip-zap-board-player = { -player }
zip-zap-board-cards = kort
zip-zap-board-zap = Zap
zip-zap-board-score = { -points }
zip-zap-board-your-hand = Din { -hand }: { $cards }
zip-zap-board-left-over = kvar på handen
zip-zap-typed = Du kan också skriva ett kort (r4), ett kort med ZAP (r4z) eller bara z. R är röd, G grön, B blå, Y gul, J { -joker }.

## Why a move is against the rules

refusal-free-player = Just nu får bara { $player ->
    [Du] du
   *[other] { $player }
} lägga ut ett kort.
refusal-no-zap-left = Du har inget { -zap-card } kvar.
refusal-not-the-owner = Bara den som lade { -top-card(form: "definite") } får ropa ZAP!
refusal-does-not-fit = Det går inte att lägga { $card } på { $top }.
refusal-round-over = { -round(form: "Definite") } är slut.
refusal-round-running = { -round(form: "Definite") } pågår fortfarande.
refusal-already-ready = Du har redan sagt att du är redo.

## Why a bot moved as it did, and what a hint says

reason-ready = Redo för nästa { -round }.
reason-going-out = Det är sista kortet.
reason-best-lead = Med { $card } blir de bästa korten kvar till senare.
reason-ten-goes-again = Efter { $card } får ett { -free-card } följa.
reason-zap-now = Lika bra att lägga ut { -zap-card(form: "definite") } medan det går.
reason-zap-with = Samtidigt med { $card } läggs { -zap-card(form: "definite") }, och sedan får ett { -free-card } följa.

## How matches end, in a table

reason-fewest-points = lägst { -points }
reason-most-points = högst { -points }
