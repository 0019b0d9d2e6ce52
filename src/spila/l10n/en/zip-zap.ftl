zip-zap-name = Zip Zap
zip-zap-zap = Zap
zip-zap-event-is-ready = { $seat }: ready.
zip-zap-event-round-dealt = Round { $round } is dealt.
zip-zap-event-start-card = Start card: { $card }.
zip-zap-event-laid = { $seat }: { $card }{ $forced ->
    [yes] , laid by the referee.
   *[no] .
}
zip-zap-event-zapped = { $seat }: ZAP!
zip-zap-event-freed = { $why ->
    [ten] A ten: { $seat } lays any card.
    [stall] Nobody can play: { $seat } lays any card.
    [idle] Nobody did play: { $seat } lays any card.
   *[zap] { $seat } lays any card.
}
zip-zap-event-any-card-race = No start card is left: whoever is first lays any card.
zip-zap-event-round-void = Nobody can play and no start card is left: the round does not count.
zip-zap-event-round-over = { $seat }: Zip Zap! Points of the round: { $points }. So far: { $scores }.
zip-zap-event-match-ended = { $result }

zip-zap-move-lay = lay { $card }
zip-zap-move-lay-zap = lay { $card } and call ZAP!
zip-zap-move-zap = ZAP!
zip-zap-move-ready = ready for the next round
zip-zap-move-wait = wait and let the others go

zip-zap-result-fewest-points = { $winners } { $count ->
    [one] wins
   *[other] win
} with the fewest points: { $scores }.
zip-zap-result-most-points = { $winners } { $count ->
    [one] wins
   *[other] win
} with the most points: { $scores }.

zip-zap-board-top = Top card: { $card } ({ $owner })
zip-zap-board-start = start card
zip-zap-board-round = Round { $round }
zip-zap-board-player = player
zip-zap-board-cards = cards
zip-zap-board-zap = Zap
zip-zap-board-score = points
zip-zap-board-your-hand = Your hand: { $cards }
zip-zap-typed = You may also type a card (r4), a card with ZAP (r4z), or z.

## Why a move is against the rules

refusal-free-player = Only { $player } may lay a card now.
refusal-no-zap-left = You have no Zap card left.
refusal-not-the-owner = Only who laid the top card may call ZAP.
refusal-does-not-fit = { $card } does not fit on { $top }.
refusal-round-over = The round is over.
refusal-round-running = The round is still on.
refusal-already-ready = You are ready already.

## Why a bot moved as it did, and what a hint says

reason-ready = Ready for the next round.
reason-going-out = That is the last card.
reason-best-lead = The { $card } leaves the best cards for later.
reason-ten-goes-again = After the { $card } any card may follow.
reason-zap-now = The Zap card goes while it can.
reason-zap-with = The { $card } and the Zap card go together, and any card may follow.

## How matches end, in a table

reason-fewest-points = fewest points
reason-most-points = most points
