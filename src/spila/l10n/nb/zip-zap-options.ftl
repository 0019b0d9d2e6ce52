## Zip Zap before its board is shown: on the home page, its presets and its house rules

web-game-zip-zap = Zip Zap
    .line = Ingen venter på tur. Det første kortet blir liggende.
    .facts = 2–6 spillere, noen minutter per runde

preset-zip-zap-standard = Etter regelarket
    .help = Den som har færrest poeng, vinner.
preset-zip-zap-onePoint = Ett poeng per runde
    .help = Ingen opptelling: Den som først blir kvitt kortene, får ett poeng, og flest poeng vinner.

option-zip-zap-removedSuits = { -suit(form: "Plural") } som blir i { -box(form: "definite") }
    .help = Med to spillere tas to { -suit(form: "plural") } ut, med tre spillere én.
option-zip-zap-removedSuits-random = tilfeldig
option-zip-zap-removedSuits-chosen = eget valg
option-zip-zap-removedSuits-randomAny = tilfeldig, også jokerne
option-zip-zap-removedSuits-chosenAny = eget valg, også jokerne
option-zip-zap-chosenSuits = Valgte { -suit(form: "plural") }
    .help = Hvilke { -suit(form: "plural") } som tas ut når dere velger selv.
option-zip-zap-deadStart = Når ingen har kort som passer på noe { -start-card }
    .help = Hva som skjer når { -leftover-pile(form: "definite") } er tom og ingen har kunnet begynne.
option-zip-zap-deadStart-redeal = ny utdeling
option-zip-zap-deadStart-anyCardRace = den raskeste spiller ut et { -free-card }
option-zip-zap-misplayLockMs = Pause etter et kort som ikke passer
    .help = 0 betyr at kortet bare går tilbake.
option-zip-zap-idleStallMs = Når ingen spiller ut et kort
    .help = Etter så lang tid regnes det som at ingen har kort som passer, selv om noen kunne ha spilt ut.
option-zip-zap-freeCardMs = Tid til et { -free-card }
    .help = Etter så lang tid spiller dommeren ut det laveste kortet for den som kan velge fritt.
option-zip-zap-scoring = Poeng
    .help = Hva en runde gir poeng for.
option-zip-zap-scoring-cards = for kortene som er igjen på hånden
option-zip-zap-scoring-onePoint = ett poeng per runde
option-zip-zap-onePointFor = Det ene poenget går til
    .help = Gjelder bare når en runde gir ett poeng.
option-zip-zap-onePointFor-goesOut = den som først blir kvitt kortene
option-zip-zap-onePointFor-firstCard = den som spiller ut det første kortet
option-zip-zap-tieBreak = Like mange poeng til slutt
    .help = Etter den siste runden.
option-zip-zap-tieBreak-shared = delt seier
option-zip-zap-tieBreak-extraRound = en runde til
option-zip-zap-showPlayedCards = Utspilte kort ligger åpne
    .help = Alle kan bla gjennom hele { -pile(form: "definite") }, ikke bare se det øverste kortet.

web-chosenSuits-0 = fluesopper
web-chosenSuits-1 = graner
web-chosenSuits-2 = fisker
web-chosenSuits-3 = soler
