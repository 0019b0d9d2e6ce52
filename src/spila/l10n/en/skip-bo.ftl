skip-bo-name = Skip-Bo with coins
skip-bo-event-game-dealt = Game { $game } is dealt; { $starter } begins.
skip-bo-event-turn-began = { $seat }: turn.
skip-bo-event-drew = { $seat }: { $count ->
    [one] draws a card
   *[other] draws { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
skip-bo-event-reshuffled = { $buried ->
    [yes] { $cards } cards from under the building piles become the draw pile.
   *[no] The completed piles become the draw pile: { $cards } cards.
}
skip-bo-event-coins-paid = { $seat }: { $coins ->
    [one] 1 coin as a 1
   *[other] { $coins } coins as a { $coins }
} on pile { $pile }.
skip-bo-event-bought = { $seat }: buys a card of { $owner } for 1 coin.
skip-bo-event-played = { $seat }: { $card } from { $source } on pile { $pile }, which stands at { $value }.
skip-bo-event-turned-up = { $seat }: next stock card { $card }, { $left } left.
skip-bo-event-toll-due = { $seat }: toll { $coins }.
skip-bo-event-toll-paid = { $seat }: pays { $coins }.
skip-bo-event-toll-declined = { $seat }: { $able ->
    [yes] does not pay the toll.
   *[no] cannot pay the toll.
}
skip-bo-event-cleared = Pile { $pile } is complete and goes aside.
skip-bo-event-coins-dealt = Its coins go round from { $seat }: { $shares }.
skip-bo-event-discarded = { $seat }: discards { $card } on pile { $pile }.
skip-bo-event-game-won = { $stalemate ->
    [yes] Nobody can go on. Fewest stock cards: { $winners }.
   *[no] { $winners } has emptied the stock pile!
}
skip-bo-event-game-void = Nobody can go on. The game has no winner.
skip-bo-event-scored = Points of this game: { $points }. Match so far: { $scores }.
skip-bo-event-match-ended = { $result }

skip-bo-source-hand = hand
skip-bo-source-stock = stock
skip-bo-source-discard = discard pile { $pile }
skip-bo-source-buy-stock = stock of { $seat }
skip-bo-source-buy-discard = discard pile { $pile } of { $seat }

skip-bo-move-play = { $card } from { $source } → pile { $pile }
skip-bo-move-buy = buy { $card } ({ $source }, 1 coin) → pile { $pile }
skip-bo-move-substitute = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} as a { $coins }, then { $card } from { $source } → pile { $pile }
skip-bo-move-coin-twelve = 12 coins as a 12 → pile { $pile }
skip-bo-move-pay-toll = pay the toll of { $coins } and go on
skip-bo-move-decline-toll = do not pay; the turn goes to its discard
skip-bo-move-discard = discard { $card } → discard pile { $pile }
skip-bo-move-end-turn = end the turn

skip-bo-result-stock-empty = { $winners } wins: the stock pile is empty.
skip-bo-result-stalemate = Nobody wins: nobody could go on.
skip-bo-result-fewest-stock = { $winners } { $count ->
    [one] wins
   *[other] win
} with the fewest stock cards.
skip-bo-result-target = { $winners } { $count ->
    [one] wins
   *[other] win
} the match: { $scores }.

skip-bo-board-piles = Building piles
skip-bo-board-supply = Draw pile { $draw }, completed { $completed }
skip-bo-board-wants = wants { $rank }
skip-bo-board-player = player
skip-bo-board-stock = stock
skip-bo-board-hand = hand
skip-bo-board-discards = discard piles
skip-bo-board-coins = coins
skip-bo-board-score = score
skip-bo-board-your-hand = Your hand: { $cards }
skip-bo-board-danger = (then { $seat } has no stock card left and wins)
skip-bo-typed = To end your turn type d, the card and the discard pile: d 9 2
