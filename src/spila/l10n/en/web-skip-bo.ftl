## The table of Skip-Bo in the browser

web-skip-bo-card-number = { $toll ->
    [0] { $rank }
   *[other] { $rank } (toll { $toll })
}
web-skip-bo-card-wild = { $toll ->
    [0] Skip-Bo card
   *[other] Skip-Bo card (toll { $toll })
}

## Places, as they are shown

web-skip-bo-draw = Draw pile
web-skip-bo-aside = { $cards ->
    [one] 1 card set aside
   *[other] { $cards } cards set aside
}
web-skip-bo-left = { $cards } left
web-skip-bo-stock = Your stock pile
web-skip-bo-hand = Your hand
web-skip-bo-discards = Your discard piles
web-skip-bo-empty = empty
web-skip-bo-buy = buy
web-skip-bo-score = { $target ->
    [0] { $score ->
        [one] 1 point
       *[other] { $score } points
    }
   *[other] { $score } of { $target } points
}

## Places, as they are read out

web-skip-bo-board = Table
web-skip-bo-name-pile = Building pile { $pile }: { $value ->
    [0] empty
   *[other] { $wild ->
        [yes] a Skip-Bo card as { $value } on top
       *[no] { $value } on top
    }
}{ $next ->
    [0] {""}
   *[other] , needs { $next }
}{ $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
}
web-skip-bo-name-target = { $place }. The card you chose goes here.
web-skip-bo-name-target-coins = { $place }. The card you chose goes here once you pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
web-skip-bo-name-target-discard = { $place }. Discard your chosen card here to end your turn.
web-skip-bo-name-draw = Draw pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-skip-bo-name-stock = Your stock pile: { $card } on top, { $cards ->
    [one] the last card
   *[other] { $cards } cards
}
web-skip-bo-name-stock-empty = Your stock pile: empty
web-skip-bo-name-discard = Your discard pile { $pile }: { $cards }
web-skip-bo-name-discard-empty = Your discard pile { $pile }: empty
web-skip-bo-name-card = { $card }, card { $place } of { $count } in your hand
web-skip-bo-name-their-stock = { $owner }’s stock pile: { $card } on top, { $cards ->
    [one] the last card
   *[other] { $cards } cards
}
web-skip-bo-name-their-stock-empty = { $owner }’s stock pile: empty
web-skip-bo-name-their-discard = { $owner }’s discard pile { $pile }: { $cards }
web-skip-bo-name-their-discard-empty = { $owner }’s discard pile { $pile }: empty
web-skip-bo-name-for-sale = { $place }. You can buy the { $card }.
web-skip-bo-name-fits = { $place }. Fits.
web-skip-bo-name-hinted = { $place }. The hint suggests this.
web-skip-bo-name-player = { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
web-skip-bo-name-look = Look at { $name }’s cards

## Whose turn, and how far it is

web-skip-bo-your-turn = Your turn
web-skip-bo-their-turn = Their turn
web-skip-bo-step-draw = Draw
web-skip-bo-step-play = Play
web-skip-bo-step-discard = Discard
web-skip-bo-you = you
web-skip-bo-thinking = playing now
web-skip-bo-waiting = waiting
web-skip-bo-next = plays after you
web-skip-bo-away = offline
web-skip-bo-sits-in = a bot is playing

## What to do now

web-skip-bo-do-choose = Choose a card, then a pile to play it on.
web-skip-bo-do-discard = Choose a card from your hand to discard. That ends your turn.
web-skip-bo-do-end = Your hand is empty. Play what fits, or end your turn.
web-skip-bo-do-lay = Play the { $card } on a pile with an arrow.
web-skip-bo-do-lay-or-discard = Play the { $card } on a pile with an arrow, or discard it to end your turn.
web-skip-bo-do-discard-this = The { $card } doesn’t fit anywhere right now. Discard it to end your turn.
web-skip-bo-do-end-with = Discard the { $card } to end your turn.
web-skip-bo-do-nothing = The { $card } doesn’t fit anywhere right now.
web-skip-bo-do-wait = { $name } is playing.
web-skip-bo-first-a-card = Choose a card first, then a pile.

## Questions

web-skip-bo-ask-coins = { $coins ->
    [one] Use 1 coin as the 1?
   *[other] Use { $coins } coins as the { $coins }?
}
web-skip-bo-ask-buy = Buy { $owner }’s { $card } for 1 coin?
web-skip-bo-ask-toll = Toll: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
web-skip-bo-then-own = Then your { $card } goes straight on top.
web-skip-bo-then-bought = One more coin buys { $owner }’s { $card }, which goes straight on top.
web-skip-bo-then-pile = It goes straight onto pile { $pile }.
web-skip-bo-then-twelve = That completes the pile, and its coins are dealt back.
web-skip-bo-then-toll = It has a toll: pay { $toll ->
    [one] 1 more coin
   *[other] { $toll } more coins
} if you want to go on.
web-skip-bo-then-keep = { $coins ->
    [0] You’ll have no coins left.
    [one] You’ll have 1 coin left.
   *[other] You’ll have { $coins } coins left.
}
web-skip-bo-danger = This is { $owner }’s last stock card: they will win!
web-skip-bo-toll-pay = If you pay, you can go on.
web-skip-bo-toll-decline = If you don’t, you discard a card and your turn is over.
web-skip-bo-toll-decline-at-once = If you don’t, your turn is over right away.
web-skip-bo-key-coins = Pay { $coins }, play the { $card }
web-skip-bo-key-buy = Buy the { $card }
web-skip-bo-key-buy-anyhow = Buy it anyway
web-skip-bo-key-twelve = Pay 12
web-skip-bo-key-pay = Pay { $coins } and go on
web-skip-bo-key-decline = Don’t pay
web-skip-bo-key-not-now = Not now
web-skip-bo-key-end = End turn
web-skip-bo-key-instead = Coins instead of a card
web-skip-bo-key-close = Close

web-skip-bo-offer-title = Coins instead of a card
web-skip-bo-offer-pile = { $coins ->
    [one] Pile { $pile }: 1 coin as the 1, then
   *[other] Pile { $pile }: { $coins } coins as the { $coins }, then
}
web-skip-bo-offer-twelve = Pile { $pile }: 12 coins as the 12
web-skip-bo-offer-none = None of your cards could follow coins right now.

## Keys of the keyboard

web-skip-bo-keys = Keys
web-skip-bo-keys-title = Playing with the keyboard
web-skip-bo-keys-arrows = move from place to place
web-skip-bo-keys-enter = choose a card, play it, confirm
web-skip-bo-keys-escape = cancel
web-skip-bo-keys-hand = a card in your hand
web-skip-bo-keys-stock = your stock pile
web-skip-bo-keys-piles = a building pile
web-skip-bo-keys-discards = a discard pile
web-skip-bo-keys-coins = coins instead of a card
web-skip-bo-keys-help = show these keys

## After a game of a match

web-skip-bo-ended-wins = { $count ->
    [0] Nobody wins
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
web-skip-bo-ended-game = Game { $game } of a match to { $target } points
web-skip-bo-ended-sum = { $win } for winning, { $each } for each card left in the others’ stock piles.
web-skip-bo-standings = Standings
web-skip-bo-standings-goal = first to { $target }
web-skip-bo-next-game = Next game
web-skip-bo-next-turn = It’s { $name }’s turn in the next game.

## Coins instead of a card, nothing fits, and what the others did last

web-skip-bo-coins-choose = Choose a pile. One of your cards goes straight on top.
web-skip-bo-coins-choose-card = Now choose the card that goes on top.
web-skip-bo-coins-then = then { $cards }
web-skip-bo-coins-keep = { $coins ->
    [0] leaves you none
   *[other] leaves you { $coins }
}
web-skip-bo-coins-as = as the { $number }
web-skip-bo-coins-not-twelve = needs a card
web-skip-bo-coins-short = costs { $coins }
web-skip-bo-coins-no-card = no card can follow
web-skip-bo-nothing = Nothing fits.
web-skip-bo-nothing-coins = Use { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} as the { $number }, or discard to end your turn.
web-skip-bo-nothing-some = Use coins on a marked pile ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} or more), or discard to end your turn.
web-skip-bo-nothing-buy = Buy a card marked with a coin, or discard to end your turn.
web-skip-bo-nothing-discard = Discard a card to end your turn.
web-skip-bo-discards-end = A card here ends your turn
web-skip-bo-last = { $name } { $done }.
web-skip-bo-last-bought = bought a card
web-skip-bo-last-laid = played { $cards }
web-skip-bo-last-paid = paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-skip-bo-last-discarded = { $wild ->
    [yes] discarded a Skip-Bo card
   *[no] discarded { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }
}

## How the winner won, below their name

web-skip-bo-why-stock-empty = The stock pile is empty.
web-skip-bo-why-fewest-stock = The fewest cards left in the stock pile.
web-skip-bo-why-target = Final score: { $scores }.
