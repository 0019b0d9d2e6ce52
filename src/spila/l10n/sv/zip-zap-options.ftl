## Zip Zap before its board is shown: on the home page, its presets and its house rules

web-game-zip-zap = Zip Zap
    .line = Alla samtidigt. Kortet som kommer först ligger kvar.
    .facts = 2–6 { -player }, en { -round } tar några minuter

preset-zip-zap-standard = Enligt regelbladet
    .help = Korten som är kvar räknas, och lägst { -points } vinner.
preset-zip-zap-onePoint = En { -points } per { -round }
    .help = Inga kort räknas: den som först blir av med sina får en { -points }, och högst { -points } vinner.

option-zip-zap-removedSuits = { -suit(form: "Plural") } som stannar i { -box(form: "definite") }
    .help = Med två { -player } tas två { -suit(form: "plural") } bort, med tre { -player } en.
option-zip-zap-removedSuits-random = lotten avgör
option-zip-zap-removedSuits-chosen = ni väljer
option-zip-zap-removedSuits-randomAny = lotten avgör, jokrarna inräknade
option-zip-zap-removedSuits-chosenAny = ni väljer, även jokrarna
option-zip-zap-chosenSuits = Valda { -suit(form: "plural") }
    .help = Vilka { -suit(form: "plural") } som tas bort när ni väljer själva.
option-zip-zap-deadStart = När ingen kan lägga något på { -start-card(form: "definite") }
    .help = Vad som händer när { -rest-pile(form: "definite") } är slut och ingen har kunnat börja.
option-zip-zap-deadStart-redeal = dela ut på nytt
option-zip-zap-deadStart-anyCardRace = först till kvarn, { -free-card }
option-zip-zap-misplayLockMs = Paus efter ett kort som inte passar
    .help = 0 betyder att kortet bara går tillbaka.
option-zip-zap-idleStallMs = När ingen lägger ut något kort
    .help = Efter så lång tid räknas det som stopp, även om någon har ett kort som passar.
option-zip-zap-freeCardMs = Tid för ett { -free-card }
    .help = Efter så lång tid läggs det lägsta kortet ut automatiskt åt den som får lägga ut ett { -free-card }.
option-zip-zap-scoring = { -points(form: "Indefinite") }
    .help = Hur { -points(form: "definite") } räknas i en { -round }.
option-zip-zap-scoring-cards = för korten som är kvar på { -hand(form: "definite") }
option-zip-zap-scoring-onePoint = en { -points } per { -round }
option-zip-zap-onePointFor = { -points(form: "Definite") } går till
    .help = Gäller bara när en { -round } ger en { -points }.
option-zip-zap-onePointFor-goesOut = den som först blir av med sina kort
option-zip-zap-onePointFor-firstCard = den som lägger ut första kortet
option-zip-zap-tieBreak = Lika { -points } i slutet
    .help = Efter sista { -round(form: "definite") }.
option-zip-zap-tieBreak-shared = dela på segern
option-zip-zap-tieBreak-extraRound = spela en { -round } till
option-zip-zap-showPlayedCards = Utlagda kort ligger öppna
    .help = Alla får bläddra i hela högen, inte bara se { -top-card(form: "definite") }.

web-chosenSuits-0 = flugsvampar
web-chosenSuits-1 = granar
web-chosenSuits-2 = fiskar
web-chosenSuits-3 = solar
