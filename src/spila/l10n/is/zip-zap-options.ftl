## Zip Zap before its board is shown: on the home page, its presets and its house rules

web-game-zip-zap = Zip Zap
    .line = Enginn bíður eftir neinum. Það spil gildir sem fyrst fer út.
    .facts = 2–6 { -player(case: "plural") }, hver { -round } tekur fáeinar mínútur

preset-zip-zap-standard = Eins og á reglublaðinu
    .help = Sá sigrar sem hefur fæst { -points }.
preset-zip-zap-onePoint = Eitt stig í hverri { -round(case: "dative") }
    .help = Engin talning: sá sem klárar spilin sín fær eitt stig og sá sigrar sem hefur flest { -points }.

option-zip-zap-removedSuits = { -suit(case: "capital-plural") } sem verða eftir í { -box(case: "definite-dative") }
    .help = Þegar tveir spila eru tvær { -suit(case: "plural") } teknar úr, þegar þrír spila ein.
option-zip-zap-removedSuits-random = dregið er um þær
option-zip-zap-removedSuits-chosen = valdar
option-zip-zap-removedSuits-randomAny = dregið er um þær, jókera líka
option-zip-zap-removedSuits-chosenAny = valdar, jókerar líka
option-zip-zap-chosenSuits = Valdar { -suit(case: "plural") }
    .help = Hvaða { -suit(case: "plural") } eru teknar úr ef þær eru valdar.
option-zip-zap-deadStart = Þegar ekkert { -start-card } dugar
    .help = Hvað gerist þegar { -pile(case: "definite") } á hvolfi er búinn og enginn gat byrjað.
option-zip-zap-deadStart-redeal = gefið er aftur
option-zip-zap-deadStart-anyCardRace = fyrstur kemur, fyrstur fær: { -free-card }
option-zip-zap-misplayLockMs = Hlé eftir spil sem passar ekki
    .help = 0 þýðir að spilið fer bara til baka.
option-zip-zap-idleStallMs = Þegar enginn setur út spil
    .help = Að þessum tíma liðnum telst allt stopp, jafnvel þótt einhver geti sett út spil.
option-zip-zap-freeCardMs = Umhugsunartími þegar setja má út { -free-card }
    .help = Að honum liðnum setur dómarinn út lægsta spil { -player(case: "definite-genitive") }.
option-zip-zap-scoring = Stigagjöf
    .help = Hvernig { -points } eru gefin fyrir { -round(case: "accusative") }.
option-zip-zap-scoring-cards = fyrir spilin sem eru eftir á { -hand(case: "dative") }
option-zip-zap-scoring-onePoint = eitt stig í hverri { -round(case: "dative") }
option-zip-zap-onePointFor = Stigið eina fær
    .help = Aðeins ef eitt stig fæst í hverri { -round(case: "dative") }.
option-zip-zap-onePointFor-goesOut = sá sem klárar spilin sín
option-zip-zap-onePointFor-firstCard = sá sem setur út fyrsta spilið
option-zip-zap-tieBreak = Jöfn { -points } í lokin
    .help = Eftir síðustu { -round(case: "definite-accusative") }.
option-zip-zap-tieBreak-shared = sameiginlegur sigur
option-zip-zap-tieBreak-extraRound = ein { -round } í viðbót
option-zip-zap-showPlayedCards = Spilin í { -pile(case: "definite-dative") } eru opin
    .help = Allir mega fletta í gegnum allan { -pile(case: "definite-accusative") }, ekki bara sjá { -top-card(case: "definite-accusative") }.

web-chosenSuits-0 = sveppir
web-chosenSuits-1 = greni
web-chosenSuits-2 = fiskar
web-chosenSuits-3 = sólir
