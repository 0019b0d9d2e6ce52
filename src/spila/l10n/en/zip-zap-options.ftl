## Zip Zap before its board is shown: on the home page, its presets and its house rules

web-game-zip-zap = Zip Zap
    .line = No turns. First card down stays.
    .facts = 2–6 players, a few minutes a round

preset-zip-zap-standard = As printed
    .help = As in the rule sheet: fewest points win.
preset-zip-zap-onePoint = One point a round
    .help = No counting: the player who gets rid of all their cards gets one point, and most points win.

option-zip-zap-removedSuits = Suits that stay in the box
    .help = With two players, two suits stay in the box; with three players, one.
option-zip-zap-removedSuits-random = at random
option-zip-zap-removedSuits-chosen = chosen
option-zip-zap-removedSuits-randomAny = at random, jokers included
option-zip-zap-removedSuits-chosenAny = chosen, jokers included
option-zip-zap-chosenSuits = Chosen suits
    .help = Which suits stay in the box if you choose them.
option-zip-zap-deadStart = When nobody can play on the start card
    .help = What happens when the face-down pile has run out as well.
option-zip-zap-deadStart-redeal = deal again
option-zip-zap-deadStart-anyCardRace = whoever plays first may play any card
option-zip-zap-misplayLockMs = Pause after a card that doesn’t fit
    .help = 0: the card simply goes back to your hand.
option-zip-zap-idleStallMs = When nobody plays
    .help = After this time it counts as a stall, even if someone has a card that fits.
option-zip-zap-freeCardMs = Time for a free card
    .help = If you may play any card and haven’t after this time, the lowest one is played for you.
option-zip-zap-scoring = Points
    .help = How a round is scored.
option-zip-zap-scoring-cards = for the cards left in hand
option-zip-zap-scoring-onePoint = one point a round
option-zip-zap-onePointFor = The one point goes to
    .help = Only if a round is worth one point.
option-zip-zap-onePointFor-goesOut = the first player to run out of cards
option-zip-zap-onePointFor-firstCard = the first player to play a card
option-zip-zap-tieBreak = Tie at the end
    .help = When several players have the same score after the last round.
option-zip-zap-tieBreak-shared = share the win
option-zip-zap-tieBreak-extraRound = play another round
option-zip-zap-showPlayedCards = Show all played cards
    .help = Everyone can look through the whole face-up pile, not just at its top card.

web-chosenSuits-0 = toadstools
web-chosenSuits-1 = firs
web-chosenSuits-2 = fish
web-chosenSuits-3 = suns
