## The table of Skip-Bo in the browser

web-skip-bo-card-number = { $toll ->
    [0] { $rank }
   *[other] { $rank } (toll { $toll })
}
web-skip-bo-card-wild = { $toll ->
    [0] Skip-Bo
   *[other] Skip-Bo (toll { $toll })
}

## Places, as they are shown

web-skip-bo-draw = Draw pile
web-skip-bo-aside = { $cards ->
    [one] 1 card set aside
   *[other] { $cards } cards set aside
}
web-skip-bo-left = { $cards } left
web-skip-bo-stock = Your stock
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
   *[other] , next is { $next }
}{ $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
}
web-skip-bo-name-target = { $place }. The card you chose goes here.
web-skip-bo-name-target-coins = { $place }. The card you chose goes here after { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
web-skip-bo-name-target-discard = { $place }. Your turn ends with the card you chose.
web-skip-bo-name-draw = Draw pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-skip-bo-name-stock = Your stock: { $card } on top, { $cards ->
    [one] the last card
   *[other] { $cards } cards
}
web-skip-bo-name-stock-empty = Your stock is empty
web-skip-bo-name-discard = Your discard pile { $pile }: { $cards }
web-skip-bo-name-discard-empty = Your discard pile { $pile }: empty
web-skip-bo-name-card = { $card }, card { $place } of { $count } in your hand
web-skip-bo-name-their-stock = Stock of { $owner }: { $card } on top, { $cards ->
    [one] the last card
   *[other] { $cards } cards
}
web-skip-bo-name-their-stock-empty = Stock of { $owner }: empty
web-skip-bo-name-their-discard = Discard pile { $pile } of { $owner }: { $cards }
web-skip-bo-name-their-discard-empty = Discard pile { $pile } of { $owner }: empty
web-skip-bo-name-for-sale = { $place }. You can buy the { $card }.
web-skip-bo-name-fits = { $place }. Fits.
web-skip-bo-name-hinted = { $place }. This is the hint.
web-skip-bo-name-player = { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
web-skip-bo-name-look = Look at the cards of { $name }

## Whose turn, and how far it is

web-skip-bo-your-turn = Your turn
web-skip-bo-their-turn = Turn
web-skip-bo-step-draw = Draw
web-skip-bo-step-play = Play
web-skip-bo-step-discard = Discard
web-skip-bo-you = you
web-skip-bo-thinking = plays now
web-skip-bo-waiting = waits
web-skip-bo-next = plays after you
web-skip-bo-away = line is down
web-skip-bo-sits-in = a bot sits in

## What to do now

web-skip-bo-do-choose = Choose a card, then the pile it goes on.
web-skip-bo-do-discard = Choose a card of your hand for a discard pile. It ends your turn.
web-skip-bo-do-end = Your hand is empty. Play what fits, or end your turn.
web-skip-bo-do-lay = Put the { $card } on a pile with an arrow.
web-skip-bo-do-lay-or-discard = Put the { $card } on a pile with an arrow, or end your turn with it on a discard pile.
web-skip-bo-do-discard-this = The { $card } fits nowhere now. On a discard pile it ends your turn.
web-skip-bo-do-end-with = Put the { $card } on one of your discard piles. It ends your turn.
web-skip-bo-do-nothing = The { $card } fits nowhere now.
web-skip-bo-do-wait = { $name } plays.
web-skip-bo-first-a-card = Choose a card first, then its pile.

## Questions

web-skip-bo-ask-coins = { $coins ->
    [one] One coin as the 1?
   *[other] { $coins } coins as the { $coins }?
}
web-skip-bo-ask-buy = Buy the { $card } of { $owner } for 1 coin?
web-skip-bo-ask-toll = Toll: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
web-skip-bo-then-own = Then your { $card } goes on top at once.
web-skip-bo-then-bought = One coin more buys the { $card } of { $owner }, which goes on top at once.
web-skip-bo-then-pile = It goes on pile { $pile } at once.
web-skip-bo-then-twelve = The pile is complete then, and its coins go round.
web-skip-bo-then-toll = It has a toll: { $toll ->
    [one] 1 coin
   *[other] { $toll } coins
} more if you want to go on after it.
web-skip-bo-then-keep = { $coins ->
    [0] You keep no coin.
    [one] You keep 1 coin.
   *[other] You keep { $coins } coins.
}
web-skip-bo-danger = It is the last stock card of { $owner }, who then wins.
web-skip-bo-toll-pay = If you pay, you go on.
web-skip-bo-toll-decline = If not, you put one card on a discard pile and your turn is over.
web-skip-bo-toll-decline-at-once = If not, your turn is over at once.
web-skip-bo-key-coins = Pay { $coins }, play the { $card }
web-skip-bo-key-buy = Buy the { $card }
web-skip-bo-key-buy-anyhow = Buy it all the same
web-skip-bo-key-twelve = Pay 12
web-skip-bo-key-pay = Pay { $coins } and go on
web-skip-bo-key-decline = Do not pay
web-skip-bo-key-not-now = Not now
web-skip-bo-key-end = End the turn
web-skip-bo-key-instead = Coins instead of a card
web-skip-bo-key-close = Close

web-skip-bo-offer-title = Coins instead of a card
web-skip-bo-offer-pile = { $coins ->
    [one] Pile { $pile }: 1 coin as the 1, then
   *[other] Pile { $pile }: { $coins } coins as the { $coins }, then
}
web-skip-bo-offer-twelve = Pile { $pile }: 12 coins as the 12
web-skip-bo-offer-none = No card of yours could follow coins now.

## Keys of the keyboard

web-skip-bo-keys = Keys
web-skip-bo-keys-title = Playing with the keyboard
web-skip-bo-keys-arrows = go from place to place
web-skip-bo-keys-enter = choose a card, lay it, confirm
web-skip-bo-keys-escape = let go
web-skip-bo-keys-hand = a card of your hand
web-skip-bo-keys-stock = your stock
web-skip-bo-keys-piles = a building pile
web-skip-bo-keys-discards = a discard pile
web-skip-bo-keys-coins = coins instead of a card

## After a game of a match

web-skip-bo-ended-wins = { $count ->
    [0] Nobody wins
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
web-skip-bo-ended-game = Game { $game } of a match to { $target }
web-skip-bo-ended-sum = { $win } for the game, { $each } for each stock card of the others.
web-skip-bo-standings = Standings
web-skip-bo-standings-goal = to { $target }
web-skip-bo-next-game = Next game
web-skip-bo-next-turn = { $name } plays in the next game.

## Coins instead of a card, nothing fits, and what the others did last

web-skip-bo-coins-choose = Choose a pile. A card of yours goes on top at once.
web-skip-bo-coins-choose-card = Now choose the card that goes on top.
web-skip-bo-coins-then = then { $cards }
web-skip-bo-coins-keep = { $coins ->
    [0] you keep none
   *[other] you keep { $coins }
}
web-skip-bo-coins-as = as the { $number }
web-skip-bo-coins-not-twelve = needs a card
web-skip-bo-coins-short = costs { $coins }
web-skip-bo-coins-no-card = no card follows
web-skip-bo-nothing = Nothing fits.
web-skip-bo-nothing-coins = Pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} as the { $number }, or discard to end your turn.
web-skip-bo-nothing-some = Pay for a lit pile ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} or more), or discard to end your turn.
web-skip-bo-nothing-buy = Buy a card marked with a coin, or discard to end your turn.
web-skip-bo-nothing-discard = Discard a card to end your turn.
web-skip-bo-discards-end = A card here ends your turn
web-skip-bo-last = { $name } { $done }.
web-skip-bo-last-bought = bought a card
web-skip-bo-last-laid = laid { $cards }
web-skip-bo-last-paid = paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-skip-bo-last-discarded = discarded { $card ->
    [wild] a Skip-Bo card
    [8] an 8
    [11] an 11
   *[other] a { $card }
}
