## The first game of Timeline together. { $other } is the player across the table.

lesson-timeline-together-welcome = Á miðju borðinu liggur spil með dagsetningu. Annað spil leitar að réttu bili við hliðina á því. Allir eru með sama spilið á sama tíma og enginn sér hvað aðrir velja.
lesson-timeline-together-earlier = Hvenær var mynt fyrst slegin úr málmi? Örugglega löngu fyrir daga Beethovens. Veldu bilið á undan spilinu hans.
lesson-timeline-together-next = Þið { $other } völduð bæði þetta bil. Talan við hvert bil segir hve margir völdu það. Haltu áfram í næsta spil.
lesson-timeline-together-wrong = Sjáðu nú hvað gerist þegar svarið er rangt: settu niðurskorna brauðið á undan öllum hinum spilunum.
lesson-timeline-together-again = Spilið fer samt þangað sem það á heima og þess vegna er tímalínan alltaf rétt. Aðeins rétt bil gefur stig. Haltu áfram.
lesson-timeline-together-pick = Notre-Dame: veldu fyrst bilið á undan öllum spilunum.
lesson-timeline-together-change = Þangað til spilinu er snúið við máttu skipta um skoðun. Notre-Dame er yngri en myntin og eldri en Beethoven: veldu bilið þar á milli.
lesson-timeline-together-last = Rétt! Þetta var síðasta spilið.
lesson-timeline-together-done = Þið lögðuð sömu tímalínuna og sigurinn fær sá sem fann flest rétt bil.
