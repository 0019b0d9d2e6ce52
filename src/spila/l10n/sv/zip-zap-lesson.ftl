## The first game of Zip Zap. { $other } is the player across the table.

lesson-zip-zap-welcome = I Zip Zap väntar man inte på sin { -turn }. Alla lägger kort på samma hög så fort de kan. Men här är det ingen brådska.
lesson-zip-zap-fits = På högen ligger en röd trea. Nästa nummer i samma färg passar: lägg din fyra.
lesson-zip-zap-again = Ingen annan hann före. Lägg femman också.
lesson-zip-zap-joker = { $other } hann först med sexan. { -joker(form: "Plural") } passar på alla färger: lägg din jokersjua.
lesson-zip-zap-on-joker = På en { -joker } passar nästa nummer i vilken färg som helst. Lägg åttan.
lesson-zip-zap-zap = { $other } har en nia på { -hand(form: "definite") }. Men { -top-card(form: "definite") } är ditt: ropa ZAP! så kan ingen komma emellan.
lesson-zip-zap-free = Nu får du lägga ut ett { -free-card }. Ta { -ten(form: "definite") }.
lesson-zip-zap-last = Inget kommer efter en { -ten }, så du får lägga ut ett { -free-card } till. Det är ditt sista.
lesson-zip-zap-done = Zip Zap! Du har blivit av med alla dina kort. De andra räknar vad de har kvar, och lägst { -points } efter sista { -round(form: "definite") } vinner.
