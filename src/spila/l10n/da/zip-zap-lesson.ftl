## The first game of Zip Zap. { $other } is the player across the table.

lesson-zip-zap-welcome = I Zip Zap venter ingen på tur. Alle lægger kort i den samme bunke, så hurtigt de kan. Her er der ingen, der skynder på dig.
lesson-zip-zap-fits = Der ligger en rød 3’er i bunken. Det næste tal i samme farve passer: Læg din 4’er.
lesson-zip-zap-again = Ingen andre var hurtigere. Læg også 5’eren.
lesson-zip-zap-joker = { $other } kom først med 6’eren. { -joker(form: "Plural") } passer på alle farver: Læg din { -joker }-7’er.
lesson-zip-zap-on-joker = På en { -joker } passer det næste tal uanset farve. Læg 8’eren.
lesson-zip-zap-zap = { $other } har en 9’er på { -hand(form: "definite") }. Men det øverste kort er dit: Råb ZAP!, så kan ingen komme imellem.
lesson-zip-zap-free = Nu må du lægge et { -free-card }. Læg tieren.
lesson-zip-zap-last = Efter en tier kommer der ikke flere tal, så du må lægge et { -free-card } igen. Det er dit sidste.
lesson-zip-zap-done = Zip Zap! Du er af med alle dine kort. De andre tæller, hvad de har tilbage på { -hand(form: "definite") }, og efter den sidste { -round } vinder den, der har færrest { -point }.
