## Verbs stand in forms that are the same for "Þú" and for a name; names are never inflected.

skip-bo-name = Skip-Bo með { -coin(case: "plural-dative") }
skip-bo-event-game-dealt = Gefið er í { -game(case: "accusative") } nr. { $game }. { $starter } byrjar.
skip-bo-event-turn-began = { $seat } leikur næst.
skip-bo-event-drew = { $seat } dregur { $count ->
    [1] spil
   *[other] { $count } spil
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
skip-bo-event-reshuffled = { $buried ->
    [yes] Spilin neðar í { -building-pile(case: "plural-definite-dative") } mynda nýjan { -draw-pile(case: "accusative") }: { $cards } spil.
   *[no] { -completed-pile(case: "capital-plural-definite") } mynda nýjan { -draw-pile(case: "accusative") }: { $cards } spil.
}
skip-bo-event-coins-paid = { $seat } leggur { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
} við { -pile(case: "accusative") } { $pile } í stað spilsins { $coins }.
skip-bo-event-bought = { $seat } kaupir spil fyrir 1 { -coin(case: "accusative") }. Seljandi: { $owner }.
skip-bo-event-played = { $seat } leggur spilið { $card } { $source } á { -pile(case: "accusative") } { $pile }, sem stendur nú í { $value }.
skip-bo-event-turned-up = { $seat }: efst í { -stock-pile(case: "definite-dative") } er nú { $card } ({ $left } spil eftir).
skip-bo-event-toll-due = { $seat }: { -toll(case: "definite") } er { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
}.
skip-bo-event-toll-paid = { $seat } greiðir { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
} í { -toll(case: "accusative") }.
skip-bo-event-toll-declined = { $seat } { $able ->
    [yes] greiðir ekki { -toll(case: "definite-accusative") }.
   *[no] getur ekki greitt { -toll(case: "definite-accusative") }.
}
skip-bo-event-cleared = { -pile(case: "capital") } { $pile } er fullgerður og fer til hliðar.
skip-bo-event-coins-dealt = { -coin(case: "capital-plural-definite") } við { -pile(case: "definite-accusative") } ganga hringinn, fyrst { $seat }: { $shares }.
skip-bo-event-discarded = { $seat } kastar spilinu { $card } á { -discard-pile(case: "accusative") } { $pile }.
skip-bo-event-game-won = { $stalemate ->
    [yes] Enginn getur haldið áfram. Fæst spil í { -stock-pile(case: "dative") }: { $winners }.
   *[no] { $winners }: { -stock-pile(case: "definite") } er tómur!
}
skip-bo-event-game-void = Enginn getur haldið áfram. { -game(case: "capital-definite-dative") } lýkur án sigurvegara.
skip-bo-event-scored = { -points(case: "capital") } úr { -game(case: "definite-dative") }: { $points }. Staðan í { -match(case: "definite-dative") }: { $scores }.
skip-bo-event-match-ended = { $result }

skip-bo-source-hand = af { -hand(case: "dative") }
skip-bo-source-stock = úr { -stock-pile(case: "dative") }
skip-bo-source-discard = úr { -discard-pile(case: "dative") } { $pile }
skip-bo-source-buy-stock = úr { -stock-pile(case: "dative") } ({ $seat })
skip-bo-source-buy-discard = úr { -discard-pile(case: "dative") } { $pile } ({ $seat })

skip-bo-move-play = { $card } { $source } → { -pile } { $pile }
skip-bo-move-buy = kaupa { $card } { $source } fyrir 1 { -coin(case: "accusative") } → { -pile } { $pile }
skip-bo-move-substitute = { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
} í stað spilsins { $coins }, síðan { $card } { $source } → { -pile } { $pile }
skip-bo-move-coin-twelve = 12 { -coin(case: "plural") } í stað spilsins 12 → { -pile } { $pile }
skip-bo-move-pay-toll = greiða { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
} í { -toll(case: "accusative") } og halda áfram
skip-bo-move-decline-toll = greiða ekki; þá er bara eftir að kasta spili
skip-bo-move-discard = kasta { $card } → { -discard-pile } { $pile }
skip-bo-move-end-turn = láta næsta { -player(case: "accusative") } gera

skip-bo-result-stock-empty = { $winners } sigrar: { -stock-pile(case: "definite") } er tómur.
skip-bo-result-stalemate = Enginn sigrar: enginn gat haldið áfram.
skip-bo-result-fewest-stock = { $count ->
    [one] { $winners } sigrar með fæst spil í { -stock-pile(case: "dative") }.
   *[other] Sameiginlegur sigur með fæst spil í { -stock-pile(case: "dative") }: { $winners }.
}
skip-bo-result-target = { $count ->
    [one] { $winners } sigrar í { -match(case: "definite-dative") }.
   *[other] Sameiginlegur sigur í { -match(case: "definite-dative") }: { $winners }.
} Lokastaðan: { $scores }.

skip-bo-board-piles = { -building-pile(case: "capital-plural") }
skip-bo-board-supply = Í { -draw-pile(case: "definite-dative") } { $draw }, í { -completed-pile(case: "plural-dative") } { $completed }
skip-bo-board-wants = vantar { $rank }
skip-bo-board-player = { -player }
skip-bo-board-stock = { -stock-pile }
skip-bo-board-hand = á { -hand(case: "dative") }
skip-bo-board-discards = { -discard-pile(case: "plural") }
skip-bo-board-coins = { -coin(case: "plural") }
skip-bo-board-score = { -points }
skip-bo-board-your-hand = Á { -hand(case: "dative") }: { $cards }
skip-bo-board-danger = (þá er { -stock-pile(case: "definite") } tómur og { $seat } sigrar)
skip-bo-typed = Í lokin kastar þú spili: sláðu inn d, spilið og { -discard-pile(case: "definite-accusative") }: d 9 2
