## The board of Timeline in the browser

# A card of the line with its date: "Telescope 1608"
web-timeline-named = { $card } { $date }
web-timeline-front = { $card }: { $claim }

web-timeline-line = The line: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, earliest first
# A card of the line; it can be opened to read its story
web-timeline-line-card = { $card }, { $date }. Read its story
# A place in the line. $between: "between Telescope 1608 and Hot-air balloon 1783"
web-timeline-gap = Place { $between }
web-timeline-gap-card = { $card }: place { $between }
web-timeline-here = here
web-timeline-larger = Larger cards
web-timeline-smaller = Smaller cards

web-timeline-your-turn = Your turn
web-timeline-turn = { $name }’s turn
web-timeline-round = Round { $round }
web-timeline-tie-break = Tie-break
web-timeline-pile = Pile: { $cards }
web-timeline-box = Box: { $cards }
web-timeline-pile-top = Next on the pile: { $card }

web-timeline-seat-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
web-timeline-seat-out = out
web-timeline-seat-away = line is down
# The whole seat for a screen reader. $names: the fronts of the cards
web-timeline-seat = { $name }, { $state }
web-timeline-seat-holding = { $name }, { $state }: { $names }
web-timeline-seats = Players
web-timeline-hand-of = Cards of { $name }
web-timeline-hand = Your cards
web-timeline-hand-note = The dates are on the back.
web-timeline-hand-empty = No cards left. The round is played to its end.
web-timeline-hand-out = Out of the game: you can look on.
web-timeline-hand-card = Card { $number }: { $card }
web-timeline-hand-card-claim = Card { $number }: { $card }, { $claim }
web-timeline-on-line = on the line

web-timeline-choose = Choose a card, then its place on the line.
web-timeline-choose-place = When was it? Choose its place on the line.
web-timeline-choose-card = Which card belongs { $between }?
web-timeline-same-date = Same date: either side is right.
web-timeline-ask = { $card }, { $between }?
web-timeline-ask-more = Once it is turned over it stays where it is, or goes to the box.
web-timeline-turn-over = Turn it over
web-timeline-elsewhere = Another place
web-timeline-turning = On its way

web-timeline-right = { $name } is right: { $date }
web-timeline-wrong = { $name } is wrong: { $date }
web-timeline-you-right = Right: { $date }
web-timeline-you-wrong = Not there: { $date }
web-timeline-to-box = { $card } goes to the box.
web-timeline-turned = Turned last
web-timeline-read = Read on
web-timeline-close = Close

web-timeline-keys = Keys
web-timeline-keys-title = Playing with the keyboard
web-timeline-keys-choose = choose a card of yours
web-timeline-keys-walk = walk along the line
web-timeline-keys-ends = to its start and its end
web-timeline-keys-lay = lay the card, turn it over, read a card
web-timeline-keys-let-go = let go
web-timeline-keys-zoom = larger and smaller
web-timeline-keys-help = show these keys
web-timeline-key-digits = 1 to 9
web-timeline-key-arrows = Arrows
web-timeline-key-ends = Home, End
web-timeline-key-enter = Enter
web-timeline-key-escape = Esc

## On the home page

web-timeline-fan-pyramid = Great Pyramid
web-timeline-fan-voyage = Vinland voyage
web-timeline-fan-balloon = Hot-air balloon
web-timeline-fan-moon = Moon landing
web-timeline-knew = Who knew what
web-timeline-knew-of = { $right } of { $cards }
