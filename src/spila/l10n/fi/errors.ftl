## What cannot be read, found or set up. One line each, the reason first.

error-unreadable = { $what ->
    [entry] merkintää
    [export] vientitiedostoa
    [file] tiedostoa
    [header] otsaketta
    [meta] lisätietoja
    [move] siirtoa
    [options] asetuksia
    [position] asemaa
    [record] tallennetta
   *[other] kohdetta { $what }
} ei voi lukea: { $why }
error-game = peliä ”{ $game }” ei ole; tarjolla: { $known }
error-seats = { $game } on { $least }–{ $most } pelaajalle, mutta pelaajia on { $seats }
error-preset = pelillä { $game } ei ole esiasetusta ”{ $preset }”; tarjolla: { $known }
error-option = pelillä { $game } ei ole asetusta ”{ $option }”; `spila rules { $game }` luettelee asetukset
error-seed = tavuina annetussa siemenessä pitää olla { $wants } tavua, ei { $has }
error-seed-secret = tämän { -match(case: "genitive") } siemen on vielä salainen
error-seed-hash = siemen ei vastaa ennen jakoa julkaistua tiivistettä
error-share = paikan { $seat } luku siemenessä ei ole se, johon sitouduttiin
error-law-version = tämä on kirjoitettu pelin { $game } sääntöjen versiolla { $has }; käytössä on versio { $wants }
error-illegal-entry = merkintä { $entry } ei ole mahdollinen: { $refusal }
error-record-result = tallenteen tulos ei ole se, johon sen siirrot johtavat
error-record-digest = tallennetta on muutettu: sen siirrot eivät johda sen lopputilanteeseen
error-position = pelin { $game } pöytä ei voi näyttää tältä: { $problem }
error-move = tuo ei ole tämän pelin siirto: { $move }
error-move-number = siirtojen numerot ovat 0–{ $most }, ei { $number }
error-stock-too-large = { $seats } { -stock-pile(case: "partitive") }, kussakin { $stock } korttia, vaatii enemmän kuin { -deck(case: "genitive") } { $cards } korttia
error-starting-seat = paikka { $seat } ei voi aloittaa: paikkoja on { $seats }, nollasta laskien
error-too-many-tolls = { $tolls ->
    [one] 1 { -toll }
   *[other] { $tolls } { -toll(case: "partitive") }
}, mutta samanlaisia kortteja on vain { $copies }
error-chosen-suits = tässä pöydässä pois otettavia { -suit(case: "plural-partitive") } on { $wants }, valittuja { $has }
error-deck-order = { -deck(case: "genitive") } ”{ $deck }” kortit eivät ole tunnustensa järjestyksessä, tai jokin tunnus on kahdesti
error-deck-year = { -deck(case: "genitive") } ”{ $deck }” kortilla ”{ $card }” ei ole mahdollista vuotta
error-deck-eras = { -deck(case: "genitive") } ”{ $deck }” järjestysperuste on { $unit }, joten siinä ei ole aikakausia
error-deck-broken = { -deck(case: "partitive") } ei voi käyttää: { $file }, rivi { $line }: { $told }
error-deck-missing = { -deck(case: "partitive") } ”{ $deck }” ei ole; tarjolla: { $known }
error-choice = { $name } voi olla vain jokin näistä: { $known }; ei { $given }
error-handicap = korttimääriä annettiin { $has }, mutta paikkoja on { $seats }
error-deck-too-small = pöytä tarvitsee { $needs } korttia, mutta { -deck(case: "elative") } ”{ $deck }” on pelissä vain { $has }
error-file-too-large = tiedostossa on { $has } tavua; enimmäismäärä on { $most }
error-file-missing = { $path } ei avaudu: { $why }
error-number-range = { $name } voi olla { $least }–{ $most }, ei { $given }
error-game-twice = kahdessa paketissa on peli nimeltä ”{ $game }”: { $has } ja { $package }
error-no-lesson = pelille { $game } ei ole harjoituspeliä
error-no-rule-page = pelille { $game } ei ole sääntösivua

error-jokers-stay = jokerit voivat jäädä pois vain, jos mikä tahansa värisarja saa jäädä pois (chosenAny)

# Records of games that somebody leads without playing
refusal-record-private = Ohjatun pelin tallennetta ei näytetä: siitä näkyisi, kuka vastasi mitä.
refusal-report-private = Raportti on vain niille, jotka ohjaavat tätä pöytää.
refusal-no-report = Tästä pelistä ei ole raporttia: { $game }.
