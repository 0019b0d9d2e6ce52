skip-bo-name = Skip-Bo { -coin(case: "plural-adessive") }
skip-bo-event-game-dealt = Peli { $game } on jaettu. Aloittaja: { $starter }.
skip-bo-event-turn-began = Vuorossa: { $seat }.
skip-bo-event-drew = { $seat }: { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
} { -draw-pile(case: "elative") }{ $known ->
    [yes] : { $cards }
   *[no] .
}
skip-bo-event-reshuffled = { $buried ->
    [yes] { -building-pile(case: "capital-plural-genitive") } peitetyistä korteista
   *[no] { -completed-pile(case: "capital-plural-elative") }
} sekoitetaan uusi { -draw-pile }: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}.
skip-bo-event-coins-paid = { $seat }: { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
} { $coins }-kortin sijasta pinoon { $pile }.
skip-bo-event-bought = { $seat }: kortin osto 1 { -coin(case: "adessive") }. Myyjä: { $owner }.
skip-bo-event-played = { $seat }: { $card } { $source } pinoon { $pile }, joka on nyt luvussa { $value }.
skip-bo-event-turned-up = { $seat }: { -stock-pile(case: "genitive") } seuraava kortti on { $card }, jäljellä { $left }.
skip-bo-event-toll-due = { $seat }: { -toll } on { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
}.
skip-bo-event-toll-paid = { $seat }: { -toll } maksettu, { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
}.
skip-bo-event-toll-declined = { $seat }: { $able ->
    [yes] { -toll } jää maksamatta.
   *[no] { -coin(case: "plural") } eivät riitä { -toll(case: "illative") }.
}
skip-bo-event-cleared = Pino { $pile } on valmis ja siirretään sivuun.
skip-bo-event-coins-dealt = Pinon { -coin(case: "plural") } jaetaan takaisin, ensimmäisenä { $seat }: { $shares }.
skip-bo-event-discarded = { $seat }: { $card } { -discard-pile(case: "illative") } { $pile }.
skip-bo-event-game-won = { $stalemate ->
    [yes] Kukaan ei voi jatkaa. Vähiten kortteja { -stock-pile(case: "inessive") }: { $winners }.
   *[no] { $winners }: { -stock-pile } on tyhjä!
}
skip-bo-event-game-void = Kukaan ei voi jatkaa. Peli jää ilman voittajaa.
skip-bo-event-scored = Pelin pisteet: { $points }. { -match(case: "capital-genitive") } tilanne: { $scores }.
skip-bo-event-match-ended = { $result }

skip-bo-source-hand = { -hand(case: "elative") }
skip-bo-source-stock = { -stock-pile(case: "elative") }
skip-bo-source-discard = { -discard-pile(case: "elative") } { $pile }
skip-bo-source-buy-stock = { -stock-pile(case: "elative") } ({ $seat })
skip-bo-source-buy-discard = { -discard-pile(case: "elative") } { $pile } ({ $seat })

skip-bo-move-play = { $card } { $source } → pino { $pile }
skip-bo-move-buy = osta { $card } { $source }, 1 { -coin } → pino { $pile }
skip-bo-move-substitute = { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
} { $coins }-kortin sijasta, sitten { $card } { $source } → pino { $pile }
skip-bo-move-coin-twelve = 12 { -coin(case: "partitive") } 12-kortin sijasta → pino { $pile }
skip-bo-move-pay-toll = maksa { $coins } { -coin(case: "genitive") } { -toll } ja jatka
skip-bo-move-decline-toll = jätä { -toll } maksamatta; vuorosi päättyy kortin hylkäämiseen
skip-bo-move-discard = hylkää { $card } → { -discard-pile } { $pile }
skip-bo-move-end-turn = päätä vuoro

skip-bo-result-stock-empty = Voitto: { $winners }. { -stock-pile(case: "capital") } on tyhjä.
skip-bo-result-stalemate = Ei voittajaa: kukaan ei voinut jatkaa.
skip-bo-result-fewest-stock = { $count ->
    [one] Voitto
   *[other] Jaettu voitto
}: { $winners }. Vähiten kortteja { -stock-pile(case: "inessive") }.
skip-bo-result-target = { -match(case: "capital-genitive") } { $count ->
    [one] voitto
   *[other] jaettu voitto
}: { $winners }. Pisteet: { $scores }.

skip-bo-board-piles = { -building-pile(case: "capital-plural") }
skip-bo-board-supply = { -draw-pile(case: "capital-inessive") } { $draw }, { -completed-pile(case: "plural-inessive") } { $completed }
skip-bo-board-wants = seuraava { $rank }
skip-bo-board-player = pelaaja
skip-bo-board-stock = { -stock-pile }
skip-bo-board-hand = { -hand }
skip-bo-board-discards = { -discard-pile(case: "plural") }
skip-bo-board-coins = { -coin(case: "plural") }
skip-bo-board-score = pisteet
skip-bo-board-your-hand = { -hand-card(case: "capital-plural-possessive") }: { $cards }
skip-bo-board-danger = ({ -stock-pile } tyhjenee, ja voittaja on { $seat })
skip-bo-typed = Päätä vuorosi kirjoittamalla d, kortti ja { -discard-pile }: d 9 2
