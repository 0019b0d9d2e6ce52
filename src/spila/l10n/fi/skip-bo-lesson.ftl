## The first game of Skip-Bo. { $other } is the player across the table.

lesson-skip-bo-welcome = Tämä on pöytäsi. Vasemmalla on { -stock-pile(case: "possessive") }, jossa on kaksi korttia. Se, joka ensimmäisenä tyhjentää oman { -stock-pile(case: "possessive-3") }, voittaa. Vastapäätä istuu { $other }, jonka { -stock-pile(case: "inessive") } on kolme korttia.
lesson-skip-bo-stock = Keskellä olevista pinoista ensimmäisessä näkyy 3, joten seuraavaksi tarvitaan 4. Sellainen on { -stock-pile(case: "possessive") } päällimmäisenä. Pelaa se.
lesson-skip-bo-one = { -stock-pile(case: "capital-possessive") } seuraava kortti kääntyi esiin. Se on 9 ja saa vielä odottaa. { -hand(case: "capital-inessive-possessive") } on 1-kortti. Aloita sillä uusi pino.
lesson-skip-bo-substitute = Ensimmäiseen pinoon tarvitaan 5. Sitä sinulla ei ole, mutta 6 löytyy. Käytä viisi { -coin(case: "partitive") } 5-kortin sijasta ja pelaa päälle 6.
lesson-skip-bo-buy = Uuteen pinoosi tarvitaan 2. Sellainen on päällimmäisenä pelaajan { $other } { -stock-pile(case: "inessive") }. Osta se yhdellä { -coin(case: "adessive") }.
lesson-skip-bo-after-buy = Kortti meni suoraan pinoon. Nyt sen päälle käy 3, ja sellainen sinulla on.
lesson-skip-bo-toll = { -hand(case: "capital-inessive-possessive") } on 7, jossa on kaksi { -coin(case: "genitive") } kuvaa. Se käy 6-kortin päälle, mutta sen jälkeen sinun on maksettava kaksi { -coin(case: "partitive") }, jotta saat jatkaa. Pelaa se.
lesson-skip-bo-pay = Maksa kaksi { -coin(case: "partitive") }. Jos et maksaisi, vuorosi päättyisi kortin hylkäämiseen.
lesson-skip-bo-discard = Mikään muu ei enää käy. Päätä vuorosi: siirrä 12 johonkin { -discard-pile(case: "illative-possessive") }. Sitten pelaa { $other }.
lesson-skip-bo-win = { $other } pelasi pinoon 8-kortin. { -stock-pile(case: "capital-possessive") } viimeinen kortti on 9!
lesson-skip-bo-done = { -stock-pile(case: "capital-possessive") } on tyhjä: voitit! Pinon vieressä olevat { -coin(case: "plural") } jaetaan takaisin kaikille, kun joku tekee pinon valmiiksi 12-kortilla. Nyt osaat pelata.
