## The first game of Timeline together. { $other } is the player across the table.

lesson-timeline-together-welcome = Keskellä on kortti, jonka vuosiluku näkyy. Toinen kortti etsii paikkaansa sen viereltä. Kaikki asettavat saman kortin yhtä aikaa, eikä kukaan näe muiden valintoja.
lesson-timeline-together-earlier = Milloin metallirahat tulivat käyttöön? Varmasti kauan ennen Beethovenia. Valitse väli ennen hänen korttiaan.
lesson-timeline-together-next = Valitsitte saman välin: sinä ja { $other }. Kunkin välin vieressä oleva luku kertoo, moniko valitsi sen. Siirry seuraavaan korttiin.
lesson-timeline-together-wrong = Katso nyt, mitä käy, kun vastaus on väärä: aseta viipaloitu leipä ennen kaikkia muita kortteja.
lesson-timeline-together-again = Kortti menee silti sinne, minne se kuuluu, joten aikajana on aina oikein. Vain oikea väli tuo pisteen. Jatka.
lesson-timeline-together-pick = Notre-Dame: valitse ensin väli ennen kaikkia kortteja.
lesson-timeline-together-change = Mieltään saa muuttaa, kunnes kortti käännetään. Notre-Dame on nuorempi kuin metallirahat ja vanhempi kuin Beethoven: valitse niiden väli.
lesson-timeline-together-last = Oikein! Se oli viimeinen kortti.
lesson-timeline-together-done = Kaikki rakensivat samaa aikajanaa, ja eniten oikeita välejä löytänyt voitti.
