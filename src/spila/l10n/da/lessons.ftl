## First games. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Videre
lesson-again = En gang til
lesson-play = Spil et rigtigt spil
lesson-not-that = Det må du også godt, men prøv først det andet: { $hint }

lesson-skip-bo-welcome = Her er dit bord. Bunken til venstre er din { -stock-pile }: to kort. Den, der først tømmer sin, vinder. { $other } har tre.
lesson-skip-bo-stock = Den første bunke i midten viser en 3’er, så nu skal der en 4’er på. Sådan en ligger øverst i din { -stock-pile }. Læg den.
lesson-skip-bo-one = Det næste kort i din { -stock-pile } bliver vendt: en 9’er, og den må vente. På { -hand(form: "definite") } har du en 1’er. Start en ny bunke med den.
lesson-skip-bo-substitute = Den første bunke skal bruge en 5’er. Sådan en har du ikke, men du har en 6’er. Brug fem { -coin(form: "plural") } som en 5’er, og læg 6’eren ovenpå.
lesson-skip-bo-buy = Din nye bunke skal bruge en 2’er, og der ligger en øverst i { -stock-pile(form: "definite-of-another") } hos { $other }. Køb den for en { -coin }.
lesson-skip-bo-after-buy = Den røg direkte over i bunken. Nu passer en 3’er, og sådan en har du.
lesson-skip-bo-toll = Din 7’er passer på 6’eren. Den viser to { -coin(form: "plural") }: Når du har lagt den, skal du betale to { -coin(form: "plural") } for at fortsætte. Læg den.
lesson-skip-bo-pay = Betal de to { -coin(form: "plural") }. Hvis du lader være, slutter din { -turn } med et kort i en { -discard-pile }.
lesson-skip-bo-discard = Der er ikke mere, der passer. Slut din { -turn }: Læg 12’eren i en af dine { -discard-pile(form: "plural") }. Så har { $other } { -turn(form: "definite") }.
lesson-skip-bo-win = { $other } har lagt en 8’er i bunken. Det sidste kort i din { -stock-pile } er en 9’er!
lesson-skip-bo-done = Din { -stock-pile } er tom: Du har vundet. { -coin(form: "Definite-plural") } ved siden af en bunke bliver fordelt mellem alle, når nogen gør den færdig med en 12’er. Nu kan du det hele.

lesson-zip-zap-welcome = I Zip Zap venter ingen på tur. Alle lægger kort i den samme bunke, så hurtigt de kan. Her er der ingen, der skynder på dig.
lesson-zip-zap-fits = Der ligger en rød 3’er i bunken. Det næste tal i samme farve passer: Læg din 4’er.
lesson-zip-zap-again = Ingen andre var hurtigere. Læg også 5’eren.
lesson-zip-zap-joker = { $other } kom først med 6’eren. { -joker(form: "Plural") } passer på alle farver: Læg din { -joker }-7’er.
lesson-zip-zap-on-joker = På en { -joker } passer det næste tal uanset farve. Læg 8’eren.
lesson-zip-zap-zap = { $other } har en 9’er på { -hand(form: "definite") }. Men det øverste kort er dit: Råb ZAP!, så kan ingen komme imellem.
lesson-zip-zap-free = Nu må du lægge et { -free-card }. Tag tieren.
lesson-zip-zap-last = Efter en tier kommer der ikke flere tal, så du må lægge et { -free-card } igen. Det er dit sidste.
lesson-zip-zap-done = Zip Zap! Du er af med alle dine kort. De andre tæller, hvad de har tilbage på { -hand(form: "definite") }, og efter den sidste { -round } vinder den, der har færrest { -point }.

lesson-timeline-welcome = I midten ligger et kort med sin { -date }. Foran dig ligger to kort uden { -date }. Du kommer af med dem ved at lægge dem rigtigt på { -timeline(form: "definite") }.
lesson-timeline-earlier = Hvornår begyndte man at bruge metalmønter? Helt sikkert længe før Beethoven. Læg kortet til venstre.
lesson-timeline-wrong = Rigtigt, kortet bliver liggende. Se nu, hvad der sker, når et kort ligger forkert: Læg det skiveskårne brød længst til venstre.
lesson-timeline-new-card = Det røg i { -box(form: "definite") }, og du trak et nyt kort. Notre-Dame er yngre end metalmønterne og ældre end Beethoven. Læg kortet imellem dem.
lesson-timeline-done = Da { -round(form: "definite") } sluttede, havde du ikke flere kort, men { $other } havde stadig nogle: Du har vundet.
