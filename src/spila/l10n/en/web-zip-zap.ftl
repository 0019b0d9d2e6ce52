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

web-zip-zap-line = Line:
web-zip-zap-ms = { $ms } ms
web-zip-zap-bot = bot
web-zip-zap-away = line is down
web-zip-zap-sits-in = a bot sits in
web-zip-zap-cards-word = { $count ->
    [one] card
   *[other] cards
}
web-zip-zap-has-zap = Zap card still in hand
web-zip-zap-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

web-zip-zap-round = Round { $round } of { $rounds } · fewest points win
web-zip-zap-round-most = Round { $round } of { $rounds } · most points win
web-zip-zap-extra-round = Extra round { $round }
web-zip-zap-look = Look at your hand. The start card is turned for everybody at once.
web-zip-zap-left = { $count ->
    [one] 1 card rests face down
   *[other] { $count } cards rest face down
}
web-zip-zap-pile-empty = Face-up pile: empty
web-zip-zap-pile = { $owner ->
    [none] Face-up pile: { $card } on top, the start card
    [you] Face-up pile: { $card } on top, laid by you
   *[other] Face-up pile: { $card } on top, laid by { $name }
}
web-zip-zap-laid = { $name } laid the last card
web-zip-zap-laid-you = You laid the last card
web-zip-zap-next = Next:
web-zip-zap-next-any = any
web-zip-zap-or = or

web-zip-zap-first-you = You were first, { $ms } ms before { $later }
web-zip-zap-first-late = { $first } was first, { $ms } ms before you
web-zip-zap-first-others = { $first } was first, { $ms } ms before { $later }
web-zip-zap-drawn-you = Several claims: the lot fell on you
web-zip-zap-drawn-late = Several claims: the lot fell on { $first }
web-zip-zap-drawn-others = Several claims: the lot fell on { $first }
web-zip-zap-evened = What the lines take is evened out already.

web-zip-zap-free-you = { $why ->
    [ten] A ten: lay any card.
    [stall] Nobody can play, and you laid last: lay any card.
    [idle] Nobody did play, and you laid last: lay any card.
   *[zap] ZAP! Now lay any card.
}
web-zip-zap-others-wait = Everybody else waits.

web-zip-zap-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
web-zip-zap-wants = wants { $number }
web-zip-zap-too-late = too late
web-zip-zap-back = not now
web-zip-zap-locked = Did not fit: wait { $seconds } s

web-zip-zap-key-now = Zap, then lay any card
web-zip-zap-key-arm = Press, then a card: both go together
web-zip-zap-key-armed = Goes with your next card. Press again to call it off
web-zip-zap-key-used = Your Zap card is played
web-zip-zap-or-press = or press

web-zip-zap-out = { $name }: Zip Zap!
web-zip-zap-out-you = Zip Zap! You are out
web-zip-zap-after = After round { $round }
web-zip-zap-round-points = Round { $round }
web-zip-zap-total = Total
web-zip-zap-is-ready = ready
web-zip-zap-not-ready = not ready yet
web-zip-zap-ready = Ready for the next round
web-zip-zap-waiting-ready = Waiting for the others.

web-zip-zap-help = How to lay
web-zip-zap-help-tap = In the race a card goes as soon as you touch it. When you may lay any card, it goes when you let go, and you can drag it to the pile.
web-zip-zap-help-zap = Is the top card yours? ZAP! goes at once.
web-zip-zap-help-with = Is it not? Press ZAP!, then a card: both go together and nobody can come between.
web-zip-zap-help-hold = Or hold a card down: ZAP! follows as soon as it lies.
web-zip-zap-help-fair = Dots and milliseconds show how long each line takes. The table evens that out.
web-zip-zap-help-keys = Keys
web-zip-zap-help-key-number = 1 to 9, and 0 for the ten, lay the card of that number, if you hold only one.
web-zip-zap-help-key-suit = If you hold several, the letter of the suit chooses among them. You may also press the letter first.
web-zip-zap-help-key-zap = { web-zip-zap-zap-key } is ZAP! Hold Shift to lay a card together with ZAP!
web-zip-zap-help-key-arrows = Arrows go from card to card, Enter lays it.
web-zip-zap-help-key-letgo = Escape forgets what you have chosen.
web-zip-zap-help-key-left = Your cards lie as the keys of the left half do; each shows its key. Shift lays a card together with ZAP!
web-zip-zap-help-key-left-zap = Any of 1 to 5 is ZAP! Between rounds it says that you are ready.
web-zip-zap-help-key-right = Your cards lie as the keys of the right half do; each shows its key. Shift lays a card together with ZAP!
web-zip-zap-help-key-right-zap = Any of 6 to 0 is ZAP! Between rounds it says that you are ready.
web-zip-zap-help-suits = Suits
web-zip-zap-help-close = Back to the table
web-zip-zap-removed = in the box

web-zip-zap-played = Cards played
web-zip-zap-played-open = { $count ->
    [one] Look at the card played
   *[other] Look at the { $count } cards played
}
web-zip-zap-played-of = { $count } of { $all }
