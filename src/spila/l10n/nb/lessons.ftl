## First games. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Gå videre
lesson-again = En gang til
lesson-play = Spill på ordentlig
lesson-not-that = Det er også lov, men prøv det andre først: { $hint }

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
lesson-skip-bo-done = Du er kvitt hele { -stock-pile(form: "definite") } og har vunnet. { -coin(form: "Plural") } ved siden av en { -pile } deles ut igjen når noen fullfører den med et 12-kort. Nå kan du alt.

lesson-zip-zap-welcome = I Zip Zap trenger ingen å vente på tur. Alle legger kort på den samme { -pile(form: "definite") } så fort de kan. Akkurat her er det ingen som jager på deg.
lesson-zip-zap-fits = Det ligger en rød treer på { -pile(form: "definite") }. Neste tall i samme farge passer: Spill ut fireren din.
lesson-zip-zap-again = Ingen andre var raskere. Spill ut femmeren også.
lesson-zip-zap-joker = { $other } kom først med sekseren. { -joker(form: "Plural") } passer på alle farger: Spill ut jokersjueren din.
lesson-zip-zap-on-joker = På en { -joker } passer neste tall i hvilken som helst farge. Spill ut åtteren.
lesson-zip-zap-zap = { $other } har en nier på hånden. Men det øverste kortet er ditt: Rop ZAP! Da kommer ingen imellom.
lesson-zip-zap-free = Nå kan du spille ut et { -free-card }. Ta tieren.
lesson-zip-zap-last = Ingenting kommer etter en tier, så du får spille ut et { -free-card } til. Det er det siste du har.
lesson-zip-zap-done = Zip Zap! Du er kvitt alle kortene. De andre teller det de har igjen på hånden, og etter siste runde vinner den som har færrest poeng.

lesson-timeline-welcome = I midten ligger et kort med datoen opp. Foran deg ligger to kort uten dato. Bli kvitt dem ved å legge dem ut der de hører hjemme i tiden.
lesson-timeline-earlier = Når begynte folk å bruke mynter av metall? Helt sikkert lenge før Beethoven. Legg kortet til venstre.
lesson-timeline-wrong = Riktig, det blir liggende. Se nå hva som skjer når et kort havner feil: Legg det ferdigskårne brødet helt til venstre.
lesson-timeline-new-card = Kortet gikk i { -box(form: "definite") }, og du trakk et nytt. Notre-Dame er yngre enn myntene og eldre enn Beethovens symfoni. Legg kortet mellom dem.
lesson-timeline-done = Runden er slutt, og du har ingen kort igjen. { $other } har fortsatt noen, så du har vunnet.
