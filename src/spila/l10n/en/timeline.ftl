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

## Why a move is against the rules

refusal-no-such-place = The line has places 0 to { $most }.
refusal-not-in-the-game = That player is not in the game any more.

## Why a bot moved as it did, and what a hint says

reason-no-idea = A guess.
reason-surest = { $sure } % sure of this card and this place.
reason-last-card = The last card, { $sure } % sure of the place.
reason-keep-up = Somebody has finished: only the right place keeps the game open. { $sure } % sure.
reason-tie-break = The tie-break hangs on this card. { $sure } % sure.

## How matches end, in a table

reason-only-one-finished = only one without cards
reason-fewest-cards = fewest cards
reason-no-card-for-tie-break = no card for a tie-break
reason-others-left = the others left
reason-nobody-left = nobody could place a card
