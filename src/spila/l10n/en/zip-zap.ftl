zip-zap-name = Zip Zap
zip-zap-zap = Zap
zip-zap-event-is-ready = { $seat ->
    [You] You’re ready.
   *[other] { $seat } is ready.
}
zip-zap-event-round-dealt = Round { $round } has been dealt.
zip-zap-event-start-card = Start card: { $card }.
zip-zap-event-laid = { $seat ->
    [You] You play
   *[other] { $seat } plays
} { $card }{ $forced ->
    [yes] {" "}automatically.
   *[no] .
}
zip-zap-event-zapped = { $seat ->
    [You] You call
   *[other] { $seat } calls
} ZAP!
zip-zap-event-freed = { $why ->
    [ten] A ten: { $seat ->
        [You] you
       *[other] { $seat }
    } can play any card.
    [stall] Nobody can play: { $seat ->
        [You] you
       *[other] { $seat }
    } can play any card.
    [idle] Nobody played: { $seat ->
        [You] you
       *[other] { $seat }
    } can play any card.
   *[zap] { $seat } can play any card.
}
zip-zap-event-any-card-race = There’s no start card left: whoever plays first may play any card.
zip-zap-event-round-void = Nobody can play and there’s no start card left: the round doesn’t count.
zip-zap-event-round-over = { $seat ->
    [You] You’re out of cards
   *[other] { $seat } is out of cards
}: Zip Zap! Points for this round: { $points }. So far: { $scores }.
zip-zap-event-match-ended = { $result }

zip-zap-move-lay = play { $card }
zip-zap-move-lay-zap = play { $card } and call ZAP!
zip-zap-move-zap = ZAP!
zip-zap-move-ready = ready for the next round
zip-zap-move-wait = wait and let the others play

zip-zap-result-fewest-points = { $count ->
    [one] { $winners ->
        [You] You win
       *[other] { $winners } wins
    }
   *[other] { $winners } share the win
} with the fewest points: { $scores }.
zip-zap-result-most-points = { $count ->
    [one] { $winners ->
        [You] You win
       *[other] { $winners } wins
    }
   *[other] { $winners } share the win
} with the most points: { $scores }.

zip-zap-board-top = Top card: { $card } ({ $owner })
zip-zap-board-start = start card
zip-zap-board-round = Round { $round }
zip-zap-board-player = player
zip-zap-board-cards = cards
zip-zap-board-zap = Zap
zip-zap-board-score = points
zip-zap-board-your-hand = Your hand: { $cards }
zip-zap-board-left-over = left over
zip-zap-typed = You can also type a card (r4), a card with ZAP (r4z), or just z.

## Why a move is against the rules

refusal-free-player = Only { $player ->
    [You] you
   *[other] { $player }
} can play a card right now.
refusal-no-zap-left = You have no Zap card left.
refusal-not-the-owner = Only the player who played the top card can call ZAP!
refusal-does-not-fit = The { $card } doesn’t fit on the { $top }.
refusal-round-over = The round is over.
refusal-round-running = The round isn’t over yet.
refusal-already-ready = You’re already marked as ready.

## Why a bot moved as it did, and what a hint says

reason-ready = Ready for the next round.
reason-going-out = That’s the last card.
reason-best-lead = Playing the { $card } keeps the best cards for later.
reason-ten-goes-again = After the { $card } you can play any card.
reason-zap-now = Time to use the Zap card while you still can.
reason-zap-with = The { $card } and the Zap card are played together, and after that you can play any card.

## How matches end, in a table

reason-fewest-points = fewest points
reason-most-points = most points
