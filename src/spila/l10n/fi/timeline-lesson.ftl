## The first game of Timeline. { $other } is the player across the table.

lesson-timeline-welcome = Keskellä on kortti, jonka { -date } näkyy. Edessäsi on kaksi korttia ilman { -date(case: "partitive") }. Pääset niistä eroon, kun asetat ne ajassa oikeille paikoilleen.
lesson-timeline-earlier = Milloin metallirahat tulivat käyttöön? Varmasti kauan ennen Beethovenia. Aseta kortti ennen hänen korttiaan.
lesson-timeline-wrong = Oikein, kortti jää paikalleen. Katso nyt, mitä käy, kun kortti on väärässä paikassa: aseta viipaloitu leipä ennen kaikkia muita kortteja.
lesson-timeline-new-card = Kortti meni { -box(case: "illative") }, ja nostit uuden. Notre-Dame on nuorempi kuin metallirahat ja vanhempi kuin Beethoven. Aseta se niiden väliin.
lesson-timeline-done = { -round(case: "capital-genitive") } lopussa sinulla ei ollut enää kortteja, mutta { $other } ei ollut vielä päässyt omistaan eroon. Voitit!
