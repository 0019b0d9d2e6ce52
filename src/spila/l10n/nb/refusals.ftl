## Hvorfor et trekk er mot reglene. Felles for spillene der navnet ikke har noe spill foran.

refusal-not-your-turn = Det er { $player } som har turen.
refusal-no-such-seat = Den plassen ved bordet finnes ikke.
refusal-match-over = Spillet er slutt.
refusal-not-in-hand = Du har ikke det kortet.
refusal-no-such-pile = Den { -pile(form: "definite") } finnes ikke.
refusal-no-such-place = { -timeline(form: "Definite") } har { -place(form: "definite-plural") } 0 til { $most }.
refusal-not-in-the-game = Den spilleren er ikke med lenger.

refusal-pile-wants = Den { -pile(form: "definite") } trenger et { $rank }-kort.
refusal-toll-open = { -toll(form: "Definite") } først: Betal { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}, eller la være.
refusal-no-toll-open = Det er ingen { -toll } å betale.
refusal-must-discard = Turen avsluttes med et kort fra hånden på en { -discard-pile }.
refusal-stock-fits = Det øverste kortet i { -stock-pile(form: "definite") } din passer, og ved dette bordet må det spilles ut.
refusal-wild-on-wild = Ved dette bordet kan ikke et { -wild-card } legges oppå et annet.
refusal-too-few-coins = Det koster { $needs ->
    [one] { $needs } { -coin }
   *[other] { $needs } { -coin(form: "plural") }
}; du har { $has }.
refusal-coins-as-one = Ved dette bordet kan ikke en { -coin } brukes som 1-kort.
refusal-coins-as-twelve = { -coin(form: "Plural") } kan ikke brukes som 12-kort.
refusal-nothing-after-twelve = Ingen kort kan følge etter et 12-kort, så { -coin(form: "plural") } kan ikke brukes i stedet for det.
refusal-own-cards = Du kan ikke kjøpe dine egne kort.
refusal-last-stock-card = Ved dette bordet kan ingen kjøpe det siste kortet i en { -stock-pile }.
refusal-discard-pile-empty = Den { -discard-pile(form: "definite") } er tom.

refusal-free-player = Bare { $player } kan spille ut et kort nå.
refusal-no-zap-left = Du har ikke noe { -zap-card } igjen.
refusal-not-the-owner = Bare den som spilte ut det øverste kortet, kan rope ZAP.
refusal-does-not-fit = Kortet passer ikke: { $card } på { $top }.
refusal-round-over = Runden er slutt.
refusal-round-running = Runden er ikke slutt ennå.
refusal-already-ready = Du er allerede klar.
