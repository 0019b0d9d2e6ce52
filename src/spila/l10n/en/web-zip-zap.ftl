## The board of Zip Zap

# $suit: 0 red toadstools, 1 green firs, 2 blue fish, 3 yellow suns, 4 jokers
web-zip-zap-card = { $suit ->
    [0] red toadstool { $number }
    [1] green fir { $number }
    [2] blue fish { $number }
    [3] yellow sun { $number }
   *[4] joker { $number }
}
web-zip-zap-card-zap = Zap card
web-zip-zap-card-on-way = { $card }, on its way
web-zip-zap-card-fits = { $card }, fits
web-zip-zap-suit = { $suit ->
    [0] red toadstool
    [1] green fir
    [2] blue fish
    [3] yellow sun
   *[4] joker
}
# One letter each, all different and none of them the Zap's
web-zip-zap-suit-key = { $suit ->
    [0] R
    [1] G
    [2] B
    [3] Y
   *[4] J
}
web-zip-zap-zap-key = Z

web-zip-zap-line = Connection:
web-zip-zap-ms = { $ms } ms
web-zip-zap-bot = bot
web-zip-zap-away = offline
web-zip-zap-sits-in = a bot is playing
web-zip-zap-cards-word = { $count ->
    [one] card
   *[other] cards
}
web-zip-zap-has-zap = still has the Zap card
web-zip-zap-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-zip-zap-points-brief = { $points } pts

web-zip-zap-round = Round { $round } of { $rounds } · fewest points win
web-zip-zap-round-most = Round { $round } of { $rounds } · most points win
web-zip-zap-extra-round = Extra round { $round }
web-zip-zap-look = Look at your hand. The start card is turned over for everyone at the same moment.
web-zip-zap-left = { $count ->
    [one] 1 card left face down
   *[other] { $count } cards left face down
}
web-zip-zap-pile-empty = Face-up pile: empty
web-zip-zap-pile = { $owner ->
    [none] Face-up pile: { $card } on top, the start card
    [you] Face-up pile: { $card } on top, played by you
   *[other] Face-up pile: { $card } on top, played by { $name }
}
web-zip-zap-laid = { $name } played the top card
web-zip-zap-laid-you = You played the top card
web-zip-zap-next = Next:
web-zip-zap-next-any = any
web-zip-zap-or = or

web-zip-zap-first-you = You were first, { $ms } ms before { $later }
web-zip-zap-first-late = { $first } was first, { $ms } ms before you
web-zip-zap-first-others = { $first } was first, { $ms } ms before { $later }
web-zip-zap-drawn-you = Several players went for it: you won the draw
web-zip-zap-drawn-late = Several players went for it: { $first } won the draw
web-zip-zap-drawn-others = Several players went for it: { $first } won the draw
web-zip-zap-evened = Differences in connection speed have already been evened out.

web-zip-zap-free-you = { $why ->
    [ten] A ten: play any card.
    [stall] Nobody can play, and the top card is yours: play any card.
    [idle] Nobody played, and the top card is yours: play any card.
   *[zap] ZAP! Now play any card.
}
web-zip-zap-others-wait = Everyone else is waiting.

web-zip-zap-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
web-zip-zap-wants = needs { $number }
web-zip-zap-too-late = too late
web-zip-zap-back = not now
web-zip-zap-locked = Didn’t fit: wait { $seconds } s

web-zip-zap-key-now = Zap, then play any card
web-zip-zap-key-arm = Press this, then a card: both are played together
web-zip-zap-key-armed = Will be played with your next card. Press again to cancel
web-zip-zap-key-used = You’ve used your Zap card
web-zip-zap-or-press = or press

web-zip-zap-out = { $name }: Zip Zap!
web-zip-zap-out-you = Zip Zap! You’re out of cards!
web-zip-zap-after = After round { $round }
web-zip-zap-round-points = Round { $round }
web-zip-zap-total = Total
web-zip-zap-is-ready = ready
web-zip-zap-not-ready = not ready yet
web-zip-zap-ready = I’m ready for the next round
web-zip-zap-waiting-ready = Waiting for the others…
web-zip-zap-next-round = Start the next round
web-zip-zap-ready-count = { $ready } of { $all } { $ready ->
    [one] is
   *[other] are
} ready

web-zip-zap-help = How to play a card
web-zip-zap-help-tap = During the race, a card is played as soon as you touch it. When you can play any card, it’s played when you let go, and you can drag it to the pile.
web-zip-zap-help-zap = If the top card is yours, ZAP! works at once.
web-zip-zap-help-with = If it isn’t, press ZAP! and then a card: both are played together and nobody can get in between.
web-zip-zap-help-hold = Or hold a card down: ZAP! follows as soon as the card lands.
web-zip-zap-help-fair = Dots and milliseconds show how slow each connection is. The game evens that out.
web-zip-zap-help-keys = Keys
web-zip-zap-help-key-number = 1 to 9, and 0 for ten, play the card with that number if you have only one.
web-zip-zap-help-key-suit = If you have several, press the letter of the suit as well, before or after the number.
web-zip-zap-help-key-zap = { web-zip-zap-zap-key } is ZAP! Hold Shift to play a card together with ZAP!
web-zip-zap-help-key-arrows = The arrow keys move from card to card; Enter plays the card.
web-zip-zap-help-key-letgo = Escape cancels your choice.
web-zip-zap-help-key-help = ? shows this page.
web-zip-zap-help-key-left = Your cards are laid out like the keys on the left half of the keyboard; each shows its key. Hold Shift to play a card together with ZAP!
web-zip-zap-help-key-left-zap = Any key from 1 to 5 is ZAP! Between rounds, it says you’re ready.
web-zip-zap-help-key-right = Your cards are laid out like the keys on the right half of the keyboard; each shows its key. Hold Shift to play a card together with ZAP!
web-zip-zap-help-key-right-zap = Any key from 6 to 0 is ZAP! Between rounds, it says you’re ready.
web-zip-zap-help-suits = Suits
web-zip-zap-help-close = Back to the table
web-zip-zap-removed = in the box

web-zip-zap-played = Cards played
web-zip-zap-played-open = { $count ->
    [one] Look at the card played
   *[other] Look at the { $count } cards played
}
web-zip-zap-played-of = { $count } of { $all }
web-zip-zap-only-zap = Press ZAP! and you’ll have no cards left.
web-zip-zap-last-card = Last card: { $card }
web-zip-zap-left-over-none = no cards left
web-zip-zap-left-over-worth = 1 point per card, 3 for a joker, 5 for the Zap card

## How the winner won, below their name

web-zip-zap-why-fewest-points = The fewest points.
web-zip-zap-why-most-points = The most points.
