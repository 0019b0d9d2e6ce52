## The big screen, the phone as a hand, and the host's remote

screen-title = Big screen
screen-join = Join
screen-join-phone = Join with your phone
screen-join-type = Scan the code, or open { $address } and type
screen-offer-type-code = and type this code
screen-offer-phone = On your phone or tablet, open
screen-seconds = about { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left
screen-you = and you?
screen-locked = The door is locked. Nobody else can join.
screen-late = Late? { $address }, code
screen-door-code = Type the code of the table
screen-door-show = Show the table
screen-door-new = Or choose a game here. Your phones will hold the cards.
screen-full = Full screen
screen-lobby-first = The first person to join is the host and starts the game.
screen-lobby-alone = Waiting for more players…
screen-lobby-deal = { $name } starts the game on their phone.
screen-turn = { $name }’s turn
screen-left = left
screen-score = { $name }: { $score }
screen-paused = The game is paused.
screen-paused-by = { $name } paused the game.
screen-lost = Connection lost. Reconnecting…
screen-end-again = Want to play again? Press “Play again” on your phone.
screen-race-starts = Look at your cards. The start card is turned over here and on every phone at the same moment.
screen-zap-used = Zap used
screen-round = Round { $round } of { $rounds }
screen-fewest = Points so far. Fewest points win.
screen-most = Points so far. Most points win.
screen-playing = playing now
screen-others = { $count ->
    [one] 1 other
   *[other] { $count } others
}
screen-bar = Controls for this screen
screen-leader = Leader’s controls
screen-larger = Larger
screen-page = Page { $page } of { $pages }. Turn it with the arrow keys.

## Offering a big screen, and other devices

screen-offer = Show the table on a big screen
screen-offer-note = Everyone sees the shared cards there. Each phone becomes a hand.
screen-offer-open = In the TV’s browser, open
screen-offer-type = and type the table’s code
screen-offer-scan = On a tablet, just scan.
screen-offer-qr = QR code for the big screen
screen-offer-link = Make a link for the big screen
screen-offer-here = Use this screen
screen-offer-now = Show the table here now
screen-offer-none = Play without one
screen-remote = Remote
screen-remote-note = Runs the table from a phone without playing: start, pause, settings, seats. It never sees anyone’s cards.
screen-remote-make = Make a remote
screen-remote-here = Use this device
screen-remote-qr = QR code for the remote
screen-seat = Your seat on another device
screen-seat-show = Show the code
screen-seat-note = Scan this with your own phone. Anyone with this code can play your cards.
screen-seat-first = Move your seat first: scan this with your phone. Then show the table here.
screen-seat-qr = QR code for your seat
screen-devices = Connected devices
screen-device = { $role ->
    [remote] Remote { $number }
   *[screen] Big screen { $number }
}
screen-device-end = Disconnect

## The remote

screen-remote-begin = The game has started.
screen-next = Next
screen-next-does = { $what ->
    [game] start the next game
   *[story] close the story
}
screen-next-nothing = nothing to do right now
screen-seats = Seats
screen-seat-open = anyone with the code can take it
screen-stand-in = a bot is standing in
screen-line-down = connection lost
screen-bot-sure = Give { $name }’s seat to a bot?
screen-bot-yes = Give it to a bot
screen-not-now = Not now
screen-show-code = Show the code on the TV
screen-hide-code = Hide the code on the TV
screen-sound-off = Mute the TV
screen-sound-on = Unmute the TV
screen-devices-key = Screens and devices
screen-rename-to = New name
screen-rename = Rename { $name }
screen-story-show = Show the story on the TV
screen-story-hide = Hide the story on the TV
screen-unlock = Unlock the door
screen-lock = Lock the door
screen-show-names = Show the names
screen-hide-names = Hide all names
screen-show-rules = Show the rules on the TV
screen-hide-rules = Hide the rules on the TV
screen-next-page = Next page on the TV
screen-rules-here = Rules on this device
screen-larger-tv = Enlarge on the TV
screen-smaller-tv = Normal size on the TV
screen-stop = End the game
screen-stop-note = We’ll ask you first. You can still watch the replay.
screen-stop-sure = End the game for everyone? Nobody will win it.
screen-stop-no = Keep playing

## The phone as a hand

screen-hand-note = The rest is on the big screen
screen-hand-wait = Watch the big screen.
screen-same-letters = Same letters as on the TV
screen-scores-there = The scores are on the big screen.
screen-stock = Stock · { $cards } left
screen-buy = Buy a card for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
screen-buy-of = { $owner }: { $card }
screen-place = Place { $letter }, { $between }
