## First games. { $other } is the player across the table.

lesson-opponent = Noa
lesson-next = Jatka
lesson-again = Uudestaan
lesson-play = Pelaa oikea peli
lesson-not-that = Sekin kävisi, mutta kokeile ensin tätä: { $hint }

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

lesson-zip-zap-welcome = Zip Zapissa ei ole vuoroja. Kaikki pelaavat kortteja samaan pinoon niin nopeasti kuin ehtivät. Täällä kukaan ei hoputa sinua.
lesson-zip-zap-fits = Pinon päällä on punainen 3. Siihen käy saman värin seuraava numero: pelaa 4.
lesson-zip-zap-again = Kukaan ei ehtinyt ennen sinua. Pelaa vielä 5.
lesson-zip-zap-joker = { $other } ehti ensin ja pelasi 6-kortin. { -joker(case: "capital") } käy jokaisen värin päälle: pelaa { -joker }-7.
lesson-zip-zap-on-joker = { -joker(case: "capital-genitive") } päälle käy seuraava numero minkä värisenä tahansa. Pelaa 8.
lesson-zip-zap-zap = { $other } odottaa 9-kortti kädessään. Mutta { -top-card } on sinun: huuda ZAP!, niin kukaan ei pääse väliin.
lesson-zip-zap-free = Nyt saat pelata minkä tahansa kortin. Valitse { -ten }.
lesson-zip-zap-last = { -ten(case: "capital-genitive") } päälle ei käy mikään, joten saat taas pelata minkä tahansa kortin. Se on viimeinen korttisi.
lesson-zip-zap-done = Zip Zap! Pääsit eroon kaikista korteistasi. Muut laskevat pisteet korteista, jotka jäivät käteen. Viimeisen { -round(case: "genitive") } jälkeen pienin pistemäärä voittaa.

lesson-timeline-welcome = Keskellä on kortti, jonka { -date } näkyy. Edessäsi on kaksi korttia ilman { -date(case: "partitive") }. Pääset niistä eroon, kun asetat ne ajassa oikeille paikoilleen.
lesson-timeline-earlier = Milloin metallirahat tulivat käyttöön? Varmasti kauan ennen Beethovenia. Aseta kortti vasemmalle.
lesson-timeline-wrong = Oikein, kortti jää paikalleen. Katso nyt, mitä käy, kun kortti on väärässä paikassa: aseta viipaloitu leipä kaikkien muiden vasemmalle puolelle.
lesson-timeline-new-card = Kortti meni { -box(case: "illative") }, ja nostit uuden. Notre-Dame on nuorempi kuin metallirahat ja vanhempi kuin Beethoven. Aseta se niiden väliin.
lesson-timeline-done = { -round(case: "capital-genitive") } lopussa sinulla ei ollut enää kortteja, mutta { $other } ei ollut vielä päässyt omistaan eroon. Voitit!
