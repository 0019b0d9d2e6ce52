timeline-name = Timeline
timeline-event-placed = { $seat }: { $card } ({ $value }) { $right ->
    [yes] is right.
   *[no] is not there: to the box.
}
timeline-event-drew = { $seat }: draws { $card }.
timeline-event-recycled = The box becomes the pile: { $cards } cards.
timeline-event-took-back = { $seat }: takes { $card } back; there is nothing to draw.
timeline-event-stuck = { $seat }: no card left and none to draw.
timeline-event-turn-began = { $seat }: turn.
timeline-event-round-ended = End of round { $round }.
timeline-event-eliminated = Out of the game: { $seats }.
timeline-event-player-left = { $seat }: has left.
timeline-event-tie-break = Tie-break round: { $seats }.
timeline-event-match-ended = { $result }

timeline-move-place = { $card } → { $between }
timeline-between = between { $left } and { $right }
timeline-before = before { $right }
timeline-after = after { $left }

timeline-result-only-one-finished = { $winners } wins: alone without cards.
timeline-result-fewest-cards = { $winners } { $count ->
    [one] wins
   *[other] win
} with the fewest cards.
timeline-result-no-card-for-tie-break = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}: no cards are left for a tie-break.
timeline-result-others-left = { $winners } wins: everybody else has left.
timeline-result-nobody-left = Nobody wins: nobody has a card to place.

timeline-board-line = The line
timeline-board-place = place
timeline-board-card = card
timeline-board-date = date
timeline-board-player = player
timeline-board-cards = cards in front
timeline-board-round = Round { $round }, pile { $pile }, box { $box }
timeline-board-out = out
timeline-typed = Type the number of your card and the place: 2 0
