olsen-olsen-name = Olsen-olsen

olsen-olsen-event-played = { $seat }: { $card }.
olsen-olsen-event-suit-named = { $seat }: now { $suit ->
    [0] spades
    [1] hearts
    [2] diamonds
   *[3] clubs
}, please.
olsen-olsen-event-drew = { $known ->
    [yes] { $seat }: one card from the pile, { $card }.
   *[no] { $seat }: one card from the pile.
}
olsen-olsen-event-passed = { $seat }: pass.
olsen-olsen-event-reshuffled = { $count ->
    [one] The played card is the new draw pile.
   *[other] The { $count } played cards are shuffled and are the new draw pile.
}
olsen-olsen-event-match-ended = { $result }

olsen-olsen-move-play = play { $card }
olsen-olsen-move-play-eight = play { $card } and ask for { $suit ->
    [0] spades
    [1] hearts
    [2] diamonds
   *[3] clubs
}
olsen-olsen-move-draw = draw a card
olsen-olsen-move-pass = pass
olsen-olsen-typed = You may also type a card (h4), an eight with the suit you ask for (s8h), d or p.

olsen-olsen-result-first-out = Olsen-olsen! { $winners } { $count ->
    [one] wins
   *[other] win
}. Points left: { $scores }.
olsen-olsen-result-stalemate = Nobody can go on. { $winners } { $count ->
    [one] wins
   *[other] win
} with the fewest points: { $scores }.
reason-first-out = the last card was played

olsen-olsen-board-player = player
olsen-olsen-board-cards = cards
olsen-olsen-board-top = Top card: { $card }. Suit: { $suit ->
    [0] spades
    [1] hearts
    [2] diamonds
   *[3] clubs
}. Cards to draw: { $draw }
olsen-olsen-board-hand = Your hand: { $cards }

refusal-cannot-draw = You cannot draw any more cards in this turn.
refusal-must-draw = Draw first: you may pass only when you cannot draw any more.
refusal-eight-names-suit = An eight, and only an eight, is played together with the name of a suit.

reason-sheds-most = The { $card } costs most if it stays in hand.
reason-longest-suit = Nothing else fits, and this is the suit you have most of.
reason-nothing-fits = Nothing fits, so draw.

preset-olsen-olsen-standard = Standard
    .help = Seven cards each for two players, five for more. Played cards are shuffled when the draw pile is empty.
preset-olsen-olsen-short = Short
    .help = Five cards each. When the draw pile is empty nobody draws any more.
option-olsen-olsen-handSize = Cards for each player
    .help = Fewer cards make a shorter game.
option-olsen-olsen-drawLimit = Cards to draw in a turn
    .help = Who plays nothing draws this many cards before passing.
option-olsen-olsen-recycle = Shuffle the played cards
    .help = When the draw pile is empty, the played cards except the top one are the new draw pile.
