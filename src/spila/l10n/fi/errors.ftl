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
error-option = pelillä { $game } ei ole asetusta ”{ $option }”; `spila rules { $game }` luettelee ne
error-option-form = ”{ $given }” ei ole muotoa asetus=arvo
error-seed = tavuina annetussa siemenessä pitää olla { $wants } tavua, ei { $has }
error-seed-secret = tämän { -match(case: "genitive") } siemen on vielä salainen
error-seed-hash = siemen ei vastaa ennen jakoa julkaistua tiivistettä
error-share = paikan { $seat } luku siemenessä ei ole se, johon sitouduttiin
error-published-hash = tallenne on tehty toiselle tiivisteelle: siinä on { $has }
error-receipt = loki ei pääty niin kuin kuitti sanoo: viimeisen merkinnän tiiviste on { $has }
error-verify-what = anna joko tarkistettava tiedosto tai --database ja tietokanta
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
error-deck-language = { -deck(case: "partitive") } ”{ $deck }” ei ole kielellä ”{ $language }”; sen kielet: { $known }
error-deck-name = ”{ $name }” ei kelpaa { -deck(case: "genitive") } nimeksi: pienet kirjaimet a–z, numerot ja yhdysmerkit
error-import-nothing = tiedostosta { $file } ei tuotu mitään: rivi { $line }: { $told }
error-sheet-format = arkki on .png- tai .pdf-tiedosto, ei { $path }
error-choice = { $name } on jokin näistä: { $known }; ei { $given }
error-extra-missing = tähän tarvitaan paketti { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast pelaa vain satunnaisesti, ei boteilla: { $players }
error-fast-game = --fast ei osaa peliä { $game }; se osaa pelit: { $known }
error-fast-record = --fast ei kirjoita tallenteita: jätä pois --record tai --fast
error-handicap = korttimääriä annettiin { $has }, mutta paikkoja on { $seats }
error-deck-too-small = pöytä tarvitsee { $needs } korttia, mutta { -deck(case: "elative") } ”{ $deck }” on pelissä vain { $has }
error-file-too-large = tiedostossa on { $has } tavua; enimmäismäärä on { $most }
error-file-missing = { $path } ei avaudu: { $why }
error-file-exists = { $path } on jo olemassa; mitään ei kirjoitettu
error-number-range = { $name } voi olla { $least }–{ $most }, ei { $given }
error-usage = { $why }
error-jobs = työprosessi päättyi odottamatta
error-book-line = pelin { $game } sääntösivua ei voi lukea (rivi { $line })
error-game-twice = kahdessa paketissa on peli nimeltä ”{ $game }”: { $has } ja { $package }
error-part-missing = pelistä { $game } puuttuu { $part }: moduulia { $module } ei ole
error-no-lesson = pelille { $game } ei ole harjoituspeliä
error-no-rule-page = pelille { $game } ei ole sääntösivua

## What cannot be about a table that was written down; after a colon.

position-alive = kukaan ei ole enää mukana pelissä
position-any-card = vielä ei ole aika pelata mitä tahansa korttia
position-cards = kortteja puuttuu tai niitä on liikaa
position-coins = { -coin(case: "plural-partitive") } puuttuu tai niitä on liikaa
position-coins-beside-nothing = tyhjän pinon vieressä on { -coin(case: "plural-partitive") }
position-deck-order = { -deck(case: "genitive") } kortit eivät ole tunnustensa järjestyksessä
position-hand = jollakulla on kortteja, vaikka ei pitäisi, tai ei ole, vaikka pitäisi
position-leader = tiedot siitä, kuka pelasi ensimmäisen ja kuka viimeisen kortin, eivät sovi yhteen
position-line-order = { -timeline } on tyhjä tai sen kortit eivät ole oikeassa järjestyksessä
position-owner = kukaan ei ole pelannut { -top-card(case: "partitive") }, ja silti joku saa pelata minkä tahansa kortin
position-pile = pinon päällimmäisenä ei voi olla tuollaista
position-pile-complete = { -completed-pile } on jäänyt siirtämättä sivuun
position-pile-order = jokin { -building-pile } ei ole oikeassa järjestyksessä
position-ready = nuo pelaajat eivät voi nyt olla valmiita
position-removed-suits = { -suit(case: "plural-partitive") } on poistettu liikaa tai liian vähän
position-result = tulos ei vastaa pöydän tilannetta
position-round = niin monta { -round(case: "partitive") } ei pelata
position-seat = mainittua paikkaa ei ole
position-stall = kilpailu jatkuu, vaikka kenelläkään ei ole sopivaa korttia
position-stock = jokin { -stock-pile } on tyhjä tai liian suuri
position-toll = { -toll } ei vastaa pöydän tilannetta
position-turn = vuorossa oleva ei voi pelata
position-why = syy siihen, että joku saa pelata minkä tahansa kortin, puuttuu tai on väärä
error-jokers-stay = jokerit ovat mukana, ellei mikä tahansa värisarja saa jäädä pois

# Records of games that somebody leads without playing
refusal-record-private = Ohjatun pelin tallennetta ei näytetä: siitä näkyisi, kuka vastasi mitä.
