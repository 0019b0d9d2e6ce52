## Why a move is against the rules. Shared by the games where a name has no game in front.

refusal-not-your-turn = Det er { $player }, der har { -turn(form: "definite") }.
refusal-no-such-seat = Den plads ved bordet findes ikke.
refusal-match-over = Spillet er slut.
refusal-not-in-hand = Det kort har du ikke.
refusal-no-such-pile = Den bunke findes ikke.
refusal-no-such-place = { -timeline(form: "Definite") } har { -place(form: "definite-plural") } 0 til { $most }.
refusal-not-in-the-game = Den spiller er ikke længere med i spillet.

refusal-pile-wants = Den bunke skal bruge en { $rank }’er.
refusal-toll-open = Først { -toll(form: "definite") }: Betal { $coins } { $coins ->
    [one] { -coin }
   *[other] { -coin(form: "plural") }
}, eller lad være.
refusal-no-toll-open = Der er ingen { -toll } at betale.
refusal-must-discard = { -turn(form: "Definite") } slutter med, at du lægger et kort fra { -hand(form: "definite") } i en { -discard-pile }.
refusal-stock-fits = Det øverste kort i din { -stock-pile } passer; ved dette bord skal det lægges.
refusal-wild-on-wild = Ved dette bord må et { -skip-bo-card } ikke lægges oven på et andet.
refusal-too-few-coins = Det koster { $needs } { $needs ->
    [one] { -coin }
   *[other] { -coin(form: "plural") }
}; du har { $has }.
refusal-coins-as-one = Ved dette bord kan en { -coin } ikke bruges som en 1’er.
refusal-coins-as-twelve = { -coin(form: "Plural") } kan ikke bruges som en 12’er.
refusal-nothing-after-twelve = Efter en 12’er kan der ikke lægges flere kort, så den kan ikke betales med { -coin(form: "plural") }.
refusal-own-cards = Du kan ikke købe dine egne kort.
refusal-last-stock-card = Ved dette bord kan ingen købe det sidste kort i en anden spillers { -stock-pile(form: "of-another") }.
refusal-discard-pile-empty = Den { -discard-pile } er tom.

refusal-free-player = Lige nu må kun { $player } lægge et kort.
refusal-no-zap-left = Du har ikke noget { -zap-card } tilbage.
refusal-not-the-owner = Kun den, der lagde det øverste kort, må råbe ZAP.
refusal-does-not-fit = Kortet passer ikke: { $card } på { $top }.
refusal-round-over = { -round(form: "Definite") } er slut.
refusal-round-running = { -round(form: "Definite") } er stadig i gang.
refusal-already-ready = Du er allerede klar.
