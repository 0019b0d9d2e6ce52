## Zip Zap before its board is shown: on the home page, its presets and its house rules

web-game-zip-zap = Zip Zap
    .line = No turns. First card down stays.
    .facts = 2–6 players, a round takes minutes

preset-zip-zap-standard = As printed
    .help = The rule sheet: fewest points win.
preset-zip-zap-onePoint = One point a round
    .help = No counting: whoever goes out gets one point, and most points win.

option-zip-zap-removedSuits = Suits that stay in the box
    .help = With two players two suits are taken out, with three players one.
option-zip-zap-removedSuits-random = drawn by lot
option-zip-zap-removedSuits-chosen = chosen
option-zip-zap-chosenSuits = Chosen suits
    .help = Which suits are taken out when they are chosen.
option-zip-zap-deadStart = When no start card can be played on
    .help = What happens when the face-down pile has run out and nobody could begin.
option-zip-zap-deadStart-redeal = deal again
option-zip-zap-deadStart-anyCardRace = first come, any card
option-zip-zap-misplayLockMs = Pause after a card that does not fit
    .help = In milliseconds. 0 means that the card simply goes back.
option-zip-zap-idleStallMs = When nobody lays a card
    .help = In milliseconds: after this the race counts as stalled, even if somebody could play.
option-zip-zap-freeCardMs = Time for a free card
    .help = In milliseconds: after this the referee lays the lowest card for a player who may lay any.
option-zip-zap-scoring = Points
    .help = How a round is scored.
option-zip-zap-scoring-cards = for the cards left in hand
option-zip-zap-scoring-onePoint = one point a round
option-zip-zap-onePointFor = The one point goes to
    .help = Only where a round gives one point.
option-zip-zap-onePointFor-goesOut = whoever goes out
option-zip-zap-onePointFor-firstCard = whoever lays the first card
option-zip-zap-tieBreak = Equal points at the end
    .help = After the last round.
option-zip-zap-tieBreak-shared = share the win
option-zip-zap-tieBreak-extraRound = play another round
option-zip-zap-showPlayedCards = Played cards lie open
    .help = Everybody may look through the whole pile, not only at its top card.

web-chosenSuits-0 = toadstools
web-chosenSuits-1 = firs
web-chosenSuits-2 = fish
web-chosenSuits-3 = suns
