## Why a move is against the rules. Shared by the games where a name has no game in front.

refusal-not-your-turn = It is the turn of { $player }.
refusal-no-such-seat = There is no such seat.
refusal-match-over = The match is over.
refusal-not-in-hand = You do not hold that card.
refusal-no-such-pile = There is no such pile.
refusal-no-such-place = The line has places 0 to { $most }.
refusal-not-in-the-game = That player is not in the game any more.

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

refusal-free-player = Only { $player } may lay a card now.
refusal-no-zap-left = You have no Zap card left.
refusal-not-the-owner = Only who laid the top card may call ZAP.
refusal-does-not-fit = { $card } does not fit on { $top }.
refusal-round-over = The round is over.
refusal-round-running = The round is still on.
refusal-already-ready = You are ready already.
