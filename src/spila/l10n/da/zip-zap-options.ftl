## Zip Zap before its board is shown: on the home page, its presets and its house rules

web-game-zip-zap = Zip Zap
    .line = Ingen venter på tur. Det første kort bliver liggende.
    .facts = 2–6 spillere, få minutter pr. { -round }

preset-zip-zap-standard = Efter bogen
    .help = De trykte regler: Færrest { -point } vinder.
preset-zip-zap-onePoint = Ét { -point } pr. { -round }
    .help = Uden optælling: Den, der først kommer af med alle sine kort, får ét { -point }, og flest { -point } vinder.

option-zip-zap-removedSuits = { -suit(form: "Plural") }, der bliver i { -box(form: "definite") }
    .help = Med to spillere tages to { -suit(form: "plural") } ud, med tre spillere én.
option-zip-zap-removedSuits-random = lodtrækning
option-zip-zap-removedSuits-chosen = efter eget valg
option-zip-zap-removedSuits-randomAny = lodtrækning, også om jokerne
option-zip-zap-removedSuits-chosenAny = efter eget valg, også jokerne
option-zip-zap-chosenSuits = Valgte { -suit(form: "plural") }
    .help = De { -suit(form: "plural") }, der tages ud, når I selv vælger.
option-zip-zap-deadStart = Når ingen kan lægge et kort på et { -start-card }
    .help = Hvad der sker, når { -leftover-pile(form: "definite") } er brugt op, og ingen har kunnet begynde.
option-zip-zap-deadStart-redeal = der gives om
option-zip-zap-deadStart-anyCardRace = { -free-card }, først til mølle
option-zip-zap-misplayLockMs = Pause efter et kort, der ikke passer
    .help = Ved 0 går kortet bare tilbage på { -hand(form: "definite") }.
option-zip-zap-idleStallMs = Når ingen lægger et kort
    .help = Når tiden er gået, regnes det, som om ingen kan lægge et kort, også selv om nogen kunne.
option-zip-zap-freeCardMs = Tid til et { -free-card }
    .help = Når tiden er gået, lægges det laveste kort automatisk for den, der må lægge et { -free-card }.
option-zip-zap-scoring = { -point(form: "Plural") }
    .help = Hvordan der gives { -point } i en { -round }.
option-zip-zap-scoring-cards = for de kort, man har tilbage på { -hand(form: "definite") }
option-zip-zap-scoring-onePoint = ét { -point } pr. { -round }
option-zip-zap-onePointFor = Det ene { -point } går til
    .help = Kun når en { -round } giver ét { -point }.
option-zip-zap-onePointFor-goesOut = den, der først kommer af med alle sine kort
option-zip-zap-onePointFor-firstCard = den, der lægger det første kort
option-zip-zap-tieBreak = Lige mange { -point } til sidst
    .help = Efter den sidste { -round }.
option-zip-zap-tieBreak-shared = sejren deles
option-zip-zap-tieBreak-extraRound = der spilles en { -round } mere
option-zip-zap-showPlayedCards = Alle lagte kort kan ses
    .help = Man må kigge hele bunken igennem, ikke kun se det øverste kort.

web-chosenSuits-0 = fluesvampe
web-chosenSuits-1 = graner
web-chosenSuits-2 = fisk
web-chosenSuits-3 = sole
