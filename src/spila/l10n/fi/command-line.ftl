## What only the command line says is wrong

error-option-form = ”{ $given }” ei ole muotoa asetus=arvo
error-published-hash = tallenne on tehty toiselle tiivisteelle: siinä on { $has }
error-receipt = loki ei pääty niin kuin kuitti sanoo: viimeisen merkinnän tiiviste on { $has }
error-verify-what = anna joko tarkistettava tiedosto tai --database ja tietokanta
error-deck-language = { -deck(case: "partitive") } ”{ $deck }” ei ole kielellä ”{ $language }”; sen kielet: { $known }
error-deck-name = ”{ $name }” ei kelpaa { -deck(case: "genitive") } nimeksi: käytä pieniä kirjaimia a–z, numeroita ja yhdysmerkkejä
error-import-nothing = tiedostosta { $file } ei tuotu mitään: rivi { $line }: { $told }
error-sheet-format = arkin on oltava .png- tai .pdf-tiedosto, ei { $path }
error-extra-missing = tähän tarvitaan paketti { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast pelaa vain satunnaisesti, ei boteilla: { $players }
error-fast-game = --fast ei osaa peliä { $game }; se osaa pelit: { $known }
error-fast-record = --fast ei kirjoita tallenteita: jätä pois --record tai --fast
error-file-exists = { $path } on jo olemassa; mitään ei kirjoitettu
error-usage = { $why }
error-jobs = työprosessi päättyi odottamatta
error-book-line = pelin { $game } sääntösivua ei voi lukea (rivi { $line })
error-part-missing = pelistä { $game } puuttuu { $part ->
    [board] pelilauta
    [encoder] kooderi
    [study] tutkimus
   *[other] { $part }
}: moduulia { $module } ei ole

## What cannot be about a table that was written down; after a colon.

position-alive = kukaan ei ole enää mukana pelissä
position-any-card = kilpailuun, jossa saa pelata minkä tahansa kortin, ei ole syytä
position-cards = kortteja puuttuu tai niitä on liikaa
position-coins = { -coin(case: "plural-partitive") } puuttuu tai niitä on liikaa
position-coins-beside-nothing = tyhjän pinon vieressä on { -coin(case: "plural-partitive") }
position-deck-order = { -deck(case: "genitive") } kortit eivät ole tunnustensa järjestyksessä
position-hand = jollakulla on kortteja, vaikka ei pitäisi, tai ei ole, vaikka pitäisi
position-leader = tiedot siitä, kuka pelasi ensimmäisen ja kuka viimeisen kortin, eivät sovi yhteen
position-line-order = { -timeline } on tyhjä tai sen kortit eivät ole oikeassa järjestyksessä
position-owner = kukaan ei ole pelannut { -top-card(case: "partitive") }, ja silti joku saa pelata minkä tahansa kortin
position-pile = pinon { -top-card } ei ole mahdollinen
position-pile-complete = { -completed-pile } on jäänyt siirtämättä sivuun
position-pile-order = jokin { -building-pile } ei ole oikeassa järjestyksessä
position-ready = nuo pelaajat eivät voi nyt olla valmiita
position-removed-suits = { -suit(case: "plural-partitive") } on poistettu liikaa tai liian vähän
position-result = tulos ei vastaa pöydän tilannetta
position-round = niin montaa { -round(case: "partitive") } ei pelata
position-seat = mainittua paikkaa ei ole
position-stall = kilpailu jatkuu, vaikka kenelläkään ei ole sopivaa korttia
position-stock = jokin { -stock-pile } on tyhjä tai liian suuri
position-toll = { -toll } ei vastaa pöydän tilannetta
position-turn = vuorossa oleva ei voi pelata
position-why = syy siihen, että joku saa pelata minkä tahansa kortin, puuttuu tai on väärä
