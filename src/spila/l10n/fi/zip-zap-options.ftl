## Zip Zap before its board is shown: on the home page, its presets and its house rules

web-game-zip-zap = Zip Zap
    .line = Ei vuoroja. Nopeimman kortti jää.
    .facts = 2–6 pelaajaa, kierros on ohi minuuteissa

preset-zip-zap-standard = Sääntölehtisen mukaan
    .help = Perussäännöt: pienin pistemäärä voittaa.
preset-zip-zap-onePoint = Piste { -round(case: "elative") }
    .help = Kortteja ei lasketa: se, jonka kortit loppuvat ensin, saa yhden pisteen, ja suurin pistemäärä voittaa.

option-zip-zap-removedSuits = { -box(case: "capital-illative") } jäävät { -suit(case: "plural") }
    .help = Kahden pelaajan pelistä otetaan pois kaksi { -suit(case: "partitive") }, kolmen pelaajan pelistä yksi.
option-zip-zap-removedSuits-random = arvotaan
option-zip-zap-removedSuits-chosen = valitaan
option-zip-zap-removedSuits-randomAny = arvotaan, myös jokerit
option-zip-zap-removedSuits-chosenAny = valitaan, myös jokerit
option-zip-zap-chosenSuits = Valitut { -suit(case: "plural") }
    .help = Mitkä { -suit(case: "plural") } otetaan pois, kun ne valitaan itse.
option-zip-zap-deadStart = Kun minkään { -start-card(case: "genitive") } päälle ei voi pelata
    .help = Mitä tapahtuu, kun { -leftover-pile } on loppunut eikä kukaan ole voinut aloittaa.
option-zip-zap-deadStart-redeal = jaetaan uudelleen
option-zip-zap-deadStart-anyCardRace = nopein pelaa minkä tahansa kortin
option-zip-zap-misplayLockMs = Tauko, kun kortti ei käynyt
    .help = 0: kortti vain palaa käteen.
option-zip-zap-idleStallMs = Kun kukaan ei pelaa
    .help = Kun aika on kulunut, tilanne lasketaan pysähdykseksi, vaikka joku voisi pelata.
option-zip-zap-freeCardMs = Aikaa { -free-card(case: "illative") }
    .help = Kun aika on kulunut, tuomari pelaa pelaajan pienimmän kortin hänen puolestaan.
option-zip-zap-scoring = Pisteet
    .help = Miten { -round(case: "genitive") } pisteet lasketaan.
option-zip-zap-scoring-cards = käteen jääneistä korteista
option-zip-zap-scoring-onePoint = yksi piste { -round(case: "elative") }
option-zip-zap-onePointFor = Pisteen saa
    .help = Vain silloin, kun { -round(case: "elative") } saa yhden pisteen.
option-zip-zap-onePointFor-goesOut = se, jonka kortit loppuvat ensin
option-zip-zap-onePointFor-firstCard = se, joka pelaa ensimmäisen kortin
option-zip-zap-tieBreak = Tasapisteet lopussa
    .help = Viimeisen { -round(case: "genitive") } jälkeen.
option-zip-zap-tieBreak-shared = voitto jaetaan
option-zip-zap-tieBreak-extraRound = pelataan vielä yksi { -round }
option-zip-zap-showPlayedCards = Pelatut kortit ovat avoimia
    .help = Kaikki saavat selata koko pinoa, eivät vain katsoa { -top-card(case: "partitive") }.

web-chosenSuits-0 = kärpässienet
web-chosenSuits-1 = havupuut
web-chosenSuits-2 = kalat
web-chosenSuits-3 = auringot
