## The first game of Timeline together. { $other } is the player across the table.

lesson-timeline-together-welcome = I mitten ligger ett kort med årtal. Ett annat kort söker sin plats bredvid det. Alla placerar samma kort samtidigt, och ingen ser vad de andra väljer.
lesson-timeline-together-earlier = När började man använda metallmynt? Säkert långt före Beethovens nia. Välj luckan före hans kort.
lesson-timeline-together-next = Du och { $other } valde samma lucka. Siffran vid varje lucka visar hur många som valde den. Gå vidare till nästa kort.
lesson-timeline-together-wrong = Se nu vad som händer när man svarar fel: lägg det färdigskivade brödet före alla andra kort.
lesson-timeline-together-again = Kortet hamnar ändå där det hör hemma, så tidslinjen är alltid rätt. Bara rätt lucka ger poäng. Gå vidare.
lesson-timeline-together-pick = Notre-Dame: välj först luckan före alla kort.
lesson-timeline-together-change = Tills kortet vänds får du ändra dig. Notre-Dame är yngre än mynten men äldre än Beethovens nia: välj luckan mellan dem.
lesson-timeline-together-last = Rätt! Det var det sista kortet.
lesson-timeline-together-done = Alla har byggt samma tidslinje, och den som hittat flest rätta luckor har vunnit.
