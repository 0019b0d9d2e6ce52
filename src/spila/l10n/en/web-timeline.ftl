## The board of Timeline in the browser

# A card of the line with its date: "Telescope 1608"
web-timeline-named = “{ $card }” ({ $date })
web-timeline-front = { $card }: { $claim }

web-timeline-line = The timeline: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $order ->
    [numbers] smallest first
   *[years] earliest first
}
# A card of the line; it can be opened to read its story
web-timeline-line-card = { $card }, { $date }. Read the story
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
web-timeline-pile = Card pile: { $cards }
web-timeline-box = Box: { $cards }
web-timeline-pile-top = Next in the card pile: { $card }

web-timeline-seat-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
web-timeline-seat-out = out
web-timeline-seat-away = offline
# The whole seat for a screen reader. $names: the fronts of the cards
web-timeline-seat = { $name }, { $state }
web-timeline-seat-holding = { $name }, { $state }: { $names }
web-timeline-seats = Players
web-timeline-hand-of = { $name }’s cards
web-timeline-hand = Your cards
web-timeline-hand-empty = You have no cards left. The others are finishing the round.
web-timeline-hand-out = You’re out of the game, but you can keep watching.
web-timeline-hand-card = Card { $number }: { $card }
web-timeline-hand-card-claim = Card { $number }: { $card }, { $claim }
web-timeline-on-line = on the timeline

web-timeline-choose = Choose a card, then its place on the timeline.
web-timeline-choose-place = { $order ->
    [numbers] Where does it belong? Choose its place on the timeline.
   *[years] When was it? Choose its place on the timeline.
}
web-timeline-choose-card = Which card goes { $between }?
web-timeline-same-date = { $order ->
    [numbers] Same number: either side is correct.
   *[years] Same date: either side is correct.
}
web-timeline-ask = { $card }, { $between }?
web-timeline-ask-more = There’s no going back: it stays if you’re right and goes in the box if you’re wrong.
web-timeline-turn-over = Turn it over
web-timeline-elsewhere = Choose another place
web-timeline-turning = Turning over…

web-timeline-right = { $name } got it right: { $date }
web-timeline-wrong = { $name } got it wrong: { $date }
web-timeline-you-right = Correct: { $date }
web-timeline-you-wrong = Wrong place: { $date }
web-timeline-to-box = “{ $card }” goes in the box.
web-timeline-turned = Last card turned over
web-timeline-read = Read more
web-timeline-doubt = Something wrong with this card?
web-timeline-close = Close

web-timeline-keys = Keys
web-timeline-keys-title = Playing with the keyboard
web-timeline-keys-choose = choose one of your cards
web-timeline-keys-walk = move along the timeline
web-timeline-keys-ends = go to its start or end
web-timeline-keys-lay = place the card, turn it over, read a card
web-timeline-keys-let-go = cancel
web-timeline-keys-zoom = zoom in and out
web-timeline-keys-help = show these keys
web-timeline-key-digits = 1 to 9
web-timeline-key-arrows = Arrow keys
web-timeline-key-ends = Home, End
web-timeline-key-enter = Enter
web-timeline-key-escape = Esc

## On the home page

web-timeline-fan-pyramid = Great Pyramid
web-timeline-fan-voyage = Vinland voyage
web-timeline-fan-balloon = Hot-air balloon
web-timeline-fan-moon = Moon landing
web-timeline-finished = The finished line
web-timeline-finished-tokens = The tokens show who placed each card.
web-timeline-finished-wrong = A card hanging from a thread was put in the wrong place. It hangs where it belongs.
web-timeline-finished-chosen = { $name }: { $between }
web-timeline-knew = Who knew what
web-timeline-knew-of = { $right } of { $cards }

## How the winner won, below their name

web-timeline-why-only-one-finished = The only one with no cards left.
web-timeline-why-fewest-cards = The fewest cards left.
