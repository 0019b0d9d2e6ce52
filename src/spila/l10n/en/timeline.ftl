timeline-name = Timeline
timeline-event-placed = { $seat ->
    [You] You place
   *[other] { $seat } places
} “{ $card }” ({ $value }): { $right ->
    [yes] correct.
   *[no] wrong, so it goes into the box.
}
timeline-event-drew = { $seat ->
    [You] You draw
   *[other] { $seat } draws
} a new card: { $card }.
timeline-event-recycled = The box is shuffled and becomes the card pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
timeline-event-took-back = { $seat ->
    [You] You take back
   *[other] { $seat } takes back
} “{ $card }” because there’s nothing to draw.
timeline-event-stuck = { $seat ->
    [You] You have
   *[other] { $seat } has
} no cards left, and there are none to draw.
timeline-event-turn-began = { $seat ->
    [You] Your turn.
   *[other] { $seat }’s turn.
}
timeline-event-round-ended = End of round { $round }.
timeline-event-eliminated = Out of the game: { $seats }.
timeline-event-player-left = { $seat ->
    [You] You’ve left.
   *[other] { $seat } has left.
}
timeline-event-tie-break = Tie-break round: { $seats }.
timeline-event-match-ended = { $result }

timeline-move-place = { $card } → { $between }
timeline-between = between { $left } and { $right }
timeline-before = { $order ->
    [numbers] before { $right }
   *[years] before { $right }
}
timeline-after = { $order ->
    [numbers] after { $left }
   *[years] after { $left }
}

timeline-result-only-one-finished = { $winners ->
    [You] You win
   *[other] { $winners } wins
}: the only one with no cards left.
timeline-result-fewest-cards = { $count ->
    [one] { $winners ->
        [You] You win
       *[other] { $winners } wins
    }
   *[other] { $winners } share the win
} with the fewest cards.
timeline-result-no-card-for-tie-break = { $count ->
    [one] { $winners ->
        [You] You win
       *[other] { $winners } wins
    }
   *[other] { $winners } share the win
}: no cards are left for a tie-break.
timeline-result-others-left = { $winners ->
    [You] You win
   *[other] { $winners } wins
}: everyone else has left.
timeline-result-nobody-left = Nobody wins: nobody has a card to place.

timeline-board-line = The timeline
timeline-board-place = place
timeline-board-card = card
timeline-board-date = date
timeline-board-player = player
timeline-board-cards = cards in front
timeline-board-round = Round { $round }, card pile { $pile }, box { $box }
timeline-board-out = out
timeline-typed = Type the numbers of your card and its place: 2 0

## Why a move is against the rules

refusal-no-such-place = The timeline has places 0 to { $most }.
refusal-not-in-the-game = That player is no longer in the game.

## Why a bot moved as it did, and what a hint says

reason-no-idea = Just a guess.
reason-surest = { $sure }% sure of this card and this place.
reason-last-card = It’s the last card, and the place is { $sure }% certain.
reason-keep-up = Someone has run out of cards: only the right place keeps the game open. { $sure }% sure.
reason-tie-break = This card decides the tie-break. { $sure }% sure.

## How matches end, in a table

reason-only-one-finished = only one with no cards left
reason-fewest-cards = fewest cards
reason-no-card-for-tie-break = no cards left for a tie-break
reason-others-left = the others left
reason-nobody-left = nobody could place a card
