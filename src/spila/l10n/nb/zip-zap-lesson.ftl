## The first game of Zip Zap. { $other } is the player across the table.

lesson-zip-zap-welcome = I Zip Zap trenger ingen å vente på tur. Alle legger kort på den samme { -pile(form: "definite") } så fort de kan. Akkurat her er det ingen som jager på deg.
lesson-zip-zap-fits = Det ligger en rød treer på { -pile(form: "definite") }. Neste tall i samme farge passer: Spill ut fireren din.
lesson-zip-zap-again = Ingen andre var raskere. Spill ut femmeren også.
lesson-zip-zap-joker = { $other } kom først med sekseren. { -joker(form: "Plural") } passer på alle farger: Spill ut jokersjueren din.
lesson-zip-zap-on-joker = På en { -joker } passer neste tall i hvilken som helst farge. Spill ut åtteren.
lesson-zip-zap-zap = { $other } har en nier på hånden. Men det øverste kortet er ditt: Rop ZAP! Da kommer ingen imellom.
lesson-zip-zap-free = Nå kan du spille ut et { -free-card }. Ta tieren.
lesson-zip-zap-last = Ingenting kommer etter en tier, så du får spille ut et { -free-card } til. Det er det siste du har.
lesson-zip-zap-done = Zip Zap! Du er kvitt alle kortene. De andre teller det de har igjen på hånden, og etter siste runde vinner den som har færrest poeng.
