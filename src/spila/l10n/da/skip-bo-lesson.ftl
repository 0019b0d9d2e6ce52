## The first game of Skip-Bo. { $other } is the player across the table.

lesson-skip-bo-welcome = Her er dit bord. Bunken til venstre er din { -stock-pile }: to kort. Den, der først tømmer sin, vinder. { $other } har tre.
lesson-skip-bo-stock = Den første bunke i midten viser en 3’er, så nu skal der en 4’er på. Sådan en ligger øverst i din { -stock-pile }. Læg den.
lesson-skip-bo-one = Det næste kort i din { -stock-pile } bliver vendt: en 9’er, og den må vente. På { -hand(form: "definite") } har du en 1’er. Start en ny bunke med den.
lesson-skip-bo-substitute = Den første bunke skal bruge en 5’er. Sådan en har du ikke, men du har en 6’er. Brug fem { -coin(form: "plural") } som en 5’er, og læg 6’eren ovenpå.
lesson-skip-bo-buy = Din nye bunke skal bruge en 2’er, og der ligger en øverst i { -stock-pile(form: "definite-of-another") } hos { $other }. Køb den for en { -coin }.
lesson-skip-bo-after-buy = Den røg direkte over i bunken. Nu passer en 3’er, og sådan en har du.
lesson-skip-bo-toll = Din 7’er passer på 6’eren. Den viser to { -coin(form: "plural") }: Når du har lagt den, skal du betale to { -coin(form: "plural") } for at fortsætte. Læg den.
lesson-skip-bo-pay = Betal de to { -coin(form: "plural") }. Hvis du lader være, skal du lægge et kort i en { -discard-pile }, og så er din { -turn } slut.
lesson-skip-bo-discard = Der er ikke mere, der passer. Slut din { -turn }: Læg 12’eren i en af dine { -discard-pile(form: "plural") }. Så har { $other } { -turn(form: "definite") }.
lesson-skip-bo-win = { $other } har lagt en 8’er i bunken. Det sidste kort i din { -stock-pile } er en 9’er!
lesson-skip-bo-done = Din { -stock-pile } er tom: Du har vundet. { -coin(form: "Definite-plural") } ved siden af en bunke bliver fordelt mellem alle, når nogen gør den færdig med en 12’er. Nu kan du det hele.
