timeline-together-name = Timeline together
timeline-together-event-answered = { $seat ->
    [You] You’ve answered.
   *[other] { $seat } has answered.
}
timeline-together-event-turned = “{ $card }” is turned over: { $value }.
timeline-together-event-ready = { $seat ->
    [You] You’re ready
   *[other] { $seat } is ready
} for the next card.
timeline-together-event-shown = Card { $round }: where does “{ $card }” belong?
timeline-together-event-talk-over = The teams have finished talking. Now choose a gap.
timeline-together-event-out = Out of lives: { $seats }.
timeline-together-event-joined = { $seat ->
    [You] You’ve joined.
   *[other] { $seat } has joined.
}
timeline-together-event-player-left = { $seat ->
    [You] You’ve left.
   *[other] { $seat } has left.
}
timeline-together-event-match-ended = { $result }

timeline-together-move-answer = { $gap }: { $between }
timeline-together-move-ready = Next card
timeline-together-between = between { $left } and { $right }
timeline-together-before = { $order ->
    [numbers] before { $right }
   *[years] before { $right }
}
timeline-together-after = { $order ->
    [numbers] after { $left }
   *[years] after { $left }
}

timeline-together-result-all-cards = { $count ->
    [0] All the cards are on the timeline.
    [one] { $winners ->
        [You] You win
       *[other] { $winners } wins
    } with the most points.
   *[other] { $winners } share the win with the most points.
}
timeline-together-result-no-lives = Nobody has any lives left. { $count ->
    [0] Nobody wins.
    [one] { $winners ->
        [You] You win
       *[other] { $winners } wins
    } with the most points.
   *[other] { $winners } share the win with the most points.
}
timeline-together-result-last-standing = Only one player has any lives left. { $count ->
    [0] There’s no winner.
    [one] { $winners ->
        [You] You win
       *[other] { $winners } wins
    } with the most points.
   *[other] { $winners } share the win with the most points.
}
timeline-together-result-all-left = Everyone has left.

timeline-together-board-line = The timeline
timeline-together-board-gap = gap
timeline-together-board-date = date
timeline-together-board-card = card
timeline-together-board-player = player
timeline-together-board-state = now
timeline-together-board-points = points
timeline-together-board-status = { $status ->
    [done] ready
    [answered] has answered
    [out] out of lives
    [left] has left
   *[thinking] thinking
}
timeline-together-board-round = Card { $round } of { $rounds }, { $missing ->
    [0] everyone has answered
    [one] 1 answer missing
   *[other] { $missing } answers missing
}
timeline-together-board-open = Where does “{ $card }” belong?
timeline-together-typed = Type the letter of a gap, such as c, or a number from the list.

## Why a move is against the rules

refusal-card-still-open = This card hasn’t been turned over yet.
refusal-ready-already = You’ve already said you’re ready.
refusal-card-turned = The card has been turned over, so answers are closed.
refusal-still-talking = The teams are still talking. You can answer in a moment.
refusal-no-lives = You have no lives left.
refusal-no-such-gap = The timeline doesn’t have that gap.
refusal-same-gap = You’ve already chosen that gap.
refusal-has-left = This player has left the game.

## Why a bot moved as it did, and what a hint says

reason-gap-surest = { $sure }% sure of this gap.
reason-gap-no-idea = Just a guess.
reason-seen-enough = Nothing else to do here: on to the next card.
reason-talked-enough = Nothing to talk about: ready to answer.

## How matches end, in a table

reason-all-cards = all cards placed
reason-no-lives = no lives left
reason-last-standing = only one left with lives
reason-all-left = everyone left

## What is wrong with a position

position-answer = someone has an answer that isn’t possible
position-history = the cards already turned over don’t match the timeline
position-sides = the number of scores doesn’t match the players or teams
position-turned = a card is marked as open or turned over, but can’t be
