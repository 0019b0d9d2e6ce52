skip-bo-name = Skip-Bo med { -coin(form: "plural") }
skip-bo-event-game-dealt = Kortene til spill { $game } er delt ut. { $starter } begynner.
skip-bo-event-turn-began = { $seat } har turen.
skip-bo-event-drew = { $seat } trekker { $count ->
    [one] et kort
   *[other] { $count } kort
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
skip-bo-event-reshuffled = { $buried ->
    [yes] { $cards } tildekte kort fra { -building-pile(form: "definite-plural") } blir ny { -draw-pile }.
   *[no] { -completed-pile(form: "Definite-plural") } blir ny { -draw-pile }: { $cards } kort.
}
skip-bo-event-coins-paid = { $seat } bruker { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
} som { $coins }-kort på { -pile } { $pile }.
skip-bo-event-bought = { $seat } kjøper et kort. { $owner } får 1 { -coin }.
skip-bo-event-played = { $seat } spiller ut { $card } fra { $source } på { -pile } { $pile }, som nå står på { $value }.
skip-bo-event-turned-up = { $seat } snur neste kort i { -stock-pile(form: "definite") }: { $card } ({ $left } igjen).
skip-bo-event-toll-due = { $seat }: { -toll } på { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
skip-bo-event-toll-paid = { $seat } betaler { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
skip-bo-event-toll-declined = { $seat } { $able ->
    [yes] betaler ikke { -toll(form: "definite") }.
   *[no] kan ikke betale { -toll(form: "definite") }.
}
skip-bo-event-cleared = { -pile(form: "Indefinite") } { $pile } er komplett og legges til side.
skip-bo-event-coins-dealt = { -coin(form: "Definite-plural") } ved { -pile(form: "definite") } deles ut ({ $seat } først): { $shares }.
skip-bo-event-discarded = { $seat } kaster { $card } på { -discard-pile } { $pile }.
skip-bo-event-game-won = { $stalemate ->
    [yes] Ingen kommer videre. Færrest kort i { -stock-pile(form: "definite") }: { $winners }.
   *[no] { $winners } er kvitt hele { -stock-pile(form: "definite") }!
}
skip-bo-event-game-void = Ingen kommer videre. Spillet får ingen vinner.
skip-bo-event-scored = Poeng i dette spillet: { $points }. { -match(form: "Definite") } så langt: { $scores }.
skip-bo-event-match-ended = { $result }

# «Du» er spilleren selv, se cli-you.
skip-bo-source-hand = hånden
skip-bo-source-stock = { -stock-pile(form: "definite") }
skip-bo-source-discard = { -discard-pile } { $pile }
skip-bo-source-buy-stock = { -stock-pile(form: "definite") } hos { $seat ->
    [Du] deg
   *[other] { $seat }
}
skip-bo-source-buy-discard = { -discard-pile } { $pile } hos { $seat ->
    [Du] deg
   *[other] { $seat }
}

skip-bo-move-play = { $card } fra { $source } → { -pile } { $pile }
skip-bo-move-buy = kjøp { $card } fra { $source } for 1 { -coin } → { -pile } { $pile }
skip-bo-move-substitute = { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
} som { $coins }-kort, så { $card } fra { $source } → { -pile } { $pile }
skip-bo-move-coin-twelve = 12 { -coin(form: "plural") } som 12-kort → { -pile } { $pile }
skip-bo-move-pay-toll = betal { -toll(form: "definite") } på { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
} og fortsett
skip-bo-move-decline-toll = ikke betal; da gjenstår det bare å kaste et kort
skip-bo-move-discard = kast { $card } → { -discard-pile } { $pile }
skip-bo-move-end-turn = avslutt turen

skip-bo-result-stock-empty = { $winners } er kvitt hele { -stock-pile(form: "definite") } og vinner.
skip-bo-result-stalemate = Ingen vinner, for ingen kom videre.
skip-bo-result-fewest-stock = { $count ->
    [one] { $winners } vinner med færrest kort i { -stock-pile(form: "definite") }.
   *[other] { $winners } har færrest kort i { -stock-pile(form: "definite") } og deler seieren.
}
skip-bo-result-target = { $count ->
    [one] { $winners } vinner { -match(form: "definite") }: { $scores }.
   *[other] { $winners } deler seieren i { -match(form: "definite") }: { $scores }.
}

skip-bo-board-piles = { -building-pile(form: "Plural") }
skip-bo-board-supply = { -draw-pile(form: "Indefinite") }: { $draw } kort, { -completed-pile(form: "plural") }: { $completed } kort
skip-bo-board-wants = trenger { $rank }
skip-bo-board-player = spiller
skip-bo-board-stock = { -stock-pile }
skip-bo-board-hand = hånd
skip-bo-board-discards = { -discard-pile(form: "plural") }
skip-bo-board-coins = { -coin(form: "plural") }
skip-bo-board-score = poeng
skip-bo-board-your-hand = På hånden: { $cards }
skip-bo-board-danger = (da er { -stock-pile(form: "definite") } til { $seat } tom, og { $seat } vinner)
skip-bo-typed = Avslutt turen ved å skrive d, kortet og { -discard-pile(form: "definite") }: d 9 2
