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

## Why a move is against the rules

refusal-no-such-pile = There is no such pile.
refusal-pile-wants = That pile wants a { $rank }.
refusal-toll-open = First the toll: pay { $coins } or decline.
refusal-no-toll-open = No toll is open.
refusal-must-discard = The turn ends with a card from your hand on a discard pile.
refusal-stock-fits = Your stock card fits; at this table it has to be played.
refusal-wild-on-wild = At this table no Skip-Bo card goes on another.
refusal-too-few-coins = That costs { $needs }; you have { $has }.
refusal-coins-as-one = At this table a coin cannot stand for a 1.
refusal-coins-as-twelve = Coins cannot stand for a 12.
refusal-nothing-after-twelve = After a 12 no card could follow, so coins cannot stand for it.
refusal-own-cards = Your own cards are not for sale to you.
refusal-last-stock-card = At this table nobody buys the last card of a stock pile.
refusal-discard-pile-empty = That discard pile is empty.

## Why a bot moved as it did, and what a hint says

reason-play-stock = The stock card { $card } fits.
reason-toward-stock = { $steps ->
    [one] The stock card { $card } can go.
   *[other] In { $steps } plays the stock card { $card } can go.
}
reason-empty-hand = { $steps ->
    [one] The last hand card can go; that brings five new ones.
   *[other] In { $steps } plays the whole hand can go; that brings five new cards.
}
reason-better-table = It leaves the table better for the next turn.
reason-discard-run = The { $card } goes on the next higher card; later both go together.
reason-discard-same = The { $card } goes on one of its own kind.
reason-discard-open = The { $card } opens a discard pile of its own.
reason-discard-least = The { $card } is in the way least on that pile.
reason-discard-any = Some card has to go.
reason-toll-worth-it = What can follow is worth more than { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
reason-toll-not-worth-it = Nothing that can follow is worth { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
reason-toll-anyhow = Tolls get paid.

## How matches end, in a table

reason-stock-empty = stock pile empty
reason-fewest-stock = fewest stock cards
reason-target = points reached
