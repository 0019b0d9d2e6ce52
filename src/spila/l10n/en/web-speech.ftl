## The table read aloud: keys, and what they say

web-speech-title = Read aloud
web-speech-hand = Your hand
web-speech-stock = Your stock pile
web-speech-piles = The middle of the table
web-speech-line = The timeline around the place you’re at
web-speech-opponents = The other players
web-speech-coins = Coins
web-speech-card = The card and your answer
web-speech-turn = Whose turn it is
web-speech-last = The last thing that happened
web-speech-earlier = One event back
web-speech-later = One event forward
web-speech-length = Switch between short and long
web-speech-is-short = Short.
web-speech-is-long = Long.
web-speech-covered = The cards are covered until the next player takes over.
web-speech-over = The game is over.
web-speech-paused = The game is paused.
web-speech-race = It’s a race: everyone can play at any time.
web-speech-starting = The race starts in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
# $left: seconds left on the clock; -1 without a clock
web-speech-turn-of = { $whose ->
    [you] It’s your turn
   *[other] It’s { $name }’s turn
}, { $seconds ->
    [one] 1 second so far
   *[other] { $seconds } seconds so far
}{ $left ->
    [-1] .
    [one] ; 1 second left.
   *[other] ; { $left } seconds left.
}
web-speech-left = { $left ->
    [one] 1 second left.
   *[other] { $left } seconds left.
}
web-speech-nothing = Nothing has happened yet.
web-speech-event = { $text } Event { $at } of { $count }.
