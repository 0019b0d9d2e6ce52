skip-bo-name = Skip-Bo with coins
skip-bo-event-game-dealt = Game { $game } has been dealt. { $starter ->
    [You] You go
   *[other] { $starter } goes
} first.
skip-bo-event-turn-began = { $seat ->
    [You] Your turn.
   *[other] { $seat }’s turn.
}
skip-bo-event-drew = { $seat ->
    [You] You draw
   *[other] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
skip-bo-event-reshuffled = { $buried ->
    [yes] The covered cards of the building piles become the draw pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
   *[no] The completed piles become the draw pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
}
skip-bo-event-coins-paid = { $seat ->
    [You] You use
   *[other] { $seat } uses
} { $coins ->
    [one] 1 coin as a 1
    [8] 8 coins as an 8
    [11] 11 coins as an 11
   *[other] { $coins } coins as a { $coins }
} on pile { $pile }.
skip-bo-event-bought = { $seat ->
    [You] You buy
   *[other] { $seat } buys
} a card from { $owner ->
    [You] you
   *[other] { $owner }
} for 1 coin.
skip-bo-event-played = { $seat ->
    [You] You play
   *[other] { $seat } plays
} the { $card } from { $source } onto pile { $pile }, which is now at { $value }.
skip-bo-event-turned-up = { $seat ->
    [You] You turn up
   *[other] { $seat } turns up
} the next stock card: { $card }, { $left } left.
skip-bo-event-toll-due = { $seat ->
    [You] You owe
   *[other] { $seat } owes
} a toll of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
skip-bo-event-toll-paid = { $seat ->
    [You] You pay
   *[other] { $seat } pays
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
skip-bo-event-toll-declined = { $able ->
    [yes] { $seat ->
        [You] You don’t
       *[other] { $seat } doesn’t
    }
   *[no] { $seat ->
        [You] You can’t
       *[other] { $seat } can’t
    }
} pay the toll.
skip-bo-event-cleared = Pile { $pile } is complete and is set aside.
skip-bo-event-coins-dealt = Its coins are dealt back, starting with { $seat ->
    [You] you
   *[other] { $seat }
}: { $shares }.
skip-bo-event-discarded = { $seat ->
    [You] You discard
   *[other] { $seat } discards
} the { $card } on discard pile { $pile }.
skip-bo-event-game-won = { $stalemate ->
    [yes] Nobody can go on. Fewest stock cards: { $winners }.
   *[no] { $winners ->
        [You] You’ve emptied your
       *[other] { $winners } has emptied their
    } stock pile!
}
skip-bo-event-game-void = Nobody can go on. Nobody wins this game.
skip-bo-event-scored = Points for this game: { $points }. Match so far: { $scores }.
skip-bo-event-match-ended = { $result }

skip-bo-source-hand = hand
skip-bo-source-stock = the stock pile
skip-bo-source-discard = discard pile { $pile }
skip-bo-source-buy-stock = { $seat ->
    [You] your
   *[other] { $seat }’s
} stock pile
skip-bo-source-buy-discard = { $seat ->
    [You] your
   *[other] { $seat }’s
} discard pile { $pile }

skip-bo-move-play = { $card } from { $source } → pile { $pile }
skip-bo-move-buy = buy { $card } ({ $source }, 1 coin) → pile { $pile }
skip-bo-move-substitute = { $coins ->
    [one] 1 coin as a 1
    [8] 8 coins as an 8
    [11] 11 coins as an 11
   *[other] { $coins } coins as a { $coins }
}, then { $card } from { $source } → pile { $pile }
skip-bo-move-coin-twelve = 12 coins as a 12 → pile { $pile }
skip-bo-move-pay-toll = pay the toll of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and go on
skip-bo-move-decline-toll = { $discards ->
    [yes] don’t pay; discard a card and the turn ends
   *[no] don’t pay; the turn ends
}
skip-bo-move-discard = discard { $card } → discard pile { $pile }
skip-bo-move-end-turn = end the turn

skip-bo-result-stock-empty = { $winners ->
    [You] You win: your
   *[other] { $winners } wins: their
} stock pile is empty.
skip-bo-result-stalemate = Nobody wins because nobody could go on.
skip-bo-result-fewest-stock = { $count ->
    [one] { $winners ->
        [You] You win
       *[other] { $winners } wins
    }
   *[other] { $winners } share the win
} with the fewest stock cards.
skip-bo-result-target = { $count ->
    [one] { $winners ->
        [You] You win
       *[other] { $winners } wins
    }
   *[other] { $winners } win
} the match: { $scores }.

skip-bo-board-piles = Building piles
skip-bo-board-supply = Draw pile { $draw }, completed { $completed }
skip-bo-board-wants = needs { $rank }
skip-bo-board-player = player
skip-bo-board-stock = stock
skip-bo-board-hand = hand
skip-bo-board-discards = discard piles
skip-bo-board-coins = coins
skip-bo-board-score = score
skip-bo-board-your-hand = Your hand: { $cards }
skip-bo-board-danger = ({ $seat ->
    [You] you’ll have no stock cards left and win
   *[other] { $seat } will have no stock cards left and win
})
skip-bo-typed = To end your turn, type d, the card and the discard pile: d 9 2

## Why a move is against the rules

refusal-no-such-pile = There’s no such pile.
refusal-pile-wants = That pile needs { $rank ->
    [8] an 8
    [11] an 11
   *[other] a { $rank }
}.
refusal-toll-open = Settle the toll first: pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, or don’t pay and end your turn.
refusal-no-toll-open = There’s no toll to pay.
refusal-must-discard = To end your turn, discard a card from your hand.
refusal-stock-fits = Your stock card fits, and at this table you have to play it.
refusal-wild-on-wild = At this table you can’t play a Skip-Bo card on another one.
refusal-too-few-coins = That costs { $needs ->
    [one] 1 coin
   *[other] { $needs } coins
}; you have { $has }.
refusal-coins-as-one = At this table a coin can’t be used as a 1.
refusal-coins-as-twelve = Coins can’t be used as a 12.
refusal-nothing-after-twelve = Nothing can follow a 12, so coins can’t be used as a 12.
refusal-own-cards = You can’t buy your own cards.
refusal-last-stock-card = At this table you can’t buy the last card of a stock pile.
refusal-discard-pile-empty = That discard pile is empty.

## Why a bot moved as it did, and what a hint says

reason-play-stock = The stock card ({ $card }) fits.
reason-toward-stock = { $steps ->
    [one] The stock card ({ $card }) can be played.
   *[other] The stock card ({ $card }) can be played in { $steps } moves.
}
reason-empty-hand = { $steps ->
    [one] The last card in hand can be played, and that brings five new ones.
   *[other] The whole hand can be played in { $steps } moves, and that brings five new cards.
}
reason-better-table = It leaves the table better for the next turn.
reason-discard-run = The { $card } goes on the next higher card, so both can be played one after the other later.
reason-discard-same = The { $card } goes on a card of the same number.
reason-discard-open = The { $card } starts a new discard pile.
reason-discard-least = The { $card } is least in the way on that pile.
reason-discard-any = A card has to be discarded.
reason-toll-worth-it = What you can do next is worth more than { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
reason-toll-not-worth-it = Nothing you can do next is worth { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
reason-toll-anyhow = It always pays tolls.

## How matches end, in a table

reason-stock-empty = stock pile empty
reason-fewest-stock = fewest stock cards
reason-target = points reached
