## The first game of Zip Zap. { $other } is the player across the table.

lesson-zip-zap-welcome = Zip Zapissa ei ole vuoroja. Kaikki pelaavat kortteja samaan pinoon niin nopeasti kuin ehtivät. Täällä kukaan ei hoputa sinua.
lesson-zip-zap-fits = Pinon päällä on punainen 3. Siihen käy saman värin seuraava numero: pelaa 4.
lesson-zip-zap-again = Kukaan ei ehtinyt ennen sinua. Pelaa vielä 5.
lesson-zip-zap-joker = { $other } ehti ensin ja pelasi 6-kortin. { -joker(case: "capital") } käy jokaisen värin päälle: pelaa { -joker }-7.
lesson-zip-zap-on-joker = { -joker(case: "capital-genitive") } päälle käy seuraava numero minkä värisenä tahansa. Pelaa 8.
lesson-zip-zap-zap = { $other } odottaa 9-kortti kädessään. Mutta { -top-card } on sinun: huuda ”ZAP!”, niin kukaan ei pääse väliin.
lesson-zip-zap-free = Nyt saat pelata minkä tahansa kortin. Valitse { -ten }.
lesson-zip-zap-last = { -ten(case: "capital-genitive") } päälle ei käy mikään, joten saat taas pelata minkä tahansa kortin. Se on viimeinen korttisi.
lesson-zip-zap-done = Zip Zap! Pääsit eroon kaikista korteistasi. Muut laskevat pisteet korteista, jotka jäivät käteen. Viimeisen { -round(case: "genitive") } jälkeen pienin pistemäärä voittaa.
