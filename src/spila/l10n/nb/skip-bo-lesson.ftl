## The first game of Skip-Bo. { $other } is the player across the table.

lesson-skip-bo-welcome = Dette er bordet ditt. Bunken til venstre er { -stock-pile(form: "definite") } din, med to kort. Den som først blir kvitt sin, vinner. { $other } har tre kort i sin.
lesson-skip-bo-stock = Den første { -pile(form: "definite") } i midten viser 3, så nå trengs et 4-kort. Et slikt ligger øverst i { -stock-pile(form: "definite") } din. Spill det ut.
lesson-skip-bo-one = Neste kort i { -stock-pile(form: "definite") } er snudd: et 9-kort, som må vente. På hånden har du et 1-kort. Start en ny { -pile } med det.
lesson-skip-bo-substitute = Den første { -pile(form: "definite") } trenger et 5-kort. Det har du ikke, men du har et 6-kort. Bruk fem { -coin(form: "plural") } som 5-kort, og legg 6-kortet oppå.
lesson-skip-bo-buy = Den nye { -pile(form: "definite") } din trenger et 2-kort, og et slikt ligger øverst i { -stock-pile(form: "definite") } til { $other }. Kjøp det for en { -coin }.
lesson-skip-bo-after-buy = Det gikk rett på { -pile(form: "definite") }. Nå passer et 3-kort, og det har du.
lesson-skip-bo-toll = 7-kortet ditt passer på 6-kortet. Det viser to { -coin(form: "plural") }: Når du har spilt det ut, må du betale to { -coin(form: "plural") } for å fortsette. Spill det ut.
lesson-skip-bo-pay = Betal de to { -coin(form: "definite-plural") }. Hvis du ikke betalte, måtte du avslutte turen med å kaste et kort.
lesson-skip-bo-discard = Nå er det ingenting mer som passer. Avslutt turen: Legg 12-kortet på en av { -discard-pile(form: "definite-plural") } dine. Så er det { $other } som har turen.
lesson-skip-bo-win = { $other } har lagt et 8-kort på { -pile(form: "definite") }. Det siste kortet i { -stock-pile(form: "definite") } din er et 9-kort!
lesson-skip-bo-done = Du er kvitt hele { -stock-pile(form: "definite") } og har vunnet! Én siste ting: Når noen fullfører en { -pile } med et 12-kort, deles { -coin(form: "definite-plural") } ved siden av den ut igjen. Nå kan du alt du trenger.
