## Why a move is against the rules. Shared by the games where a name has no game in front.

refusal-not-your-turn = Det är { $player } som är på { -turn }.
refusal-no-such-seat = Den { -seat(form: "definite") } finns inte.
refusal-match-over = { -match(form: "Definite") } är slut.
refusal-not-in-hand = Du har inte det kortet.
refusal-no-such-pile = Den högen finns inte.
refusal-no-such-place = { -timeline(form: "Definite") } har { -place(form: "definite-plural") } 0 till { $most }.
refusal-not-in-the-game = Den { -player(form: "definite") } är inte med i spelet längre.

refusal-pile-wants = Den högen behöver en { $rank }:a.
refusal-toll-open = Först { -toll(form: "definite") }: betala { $coins } { -coin } eller avstå.
refusal-no-toll-open = Det finns ingen { -toll } att betala.
refusal-must-discard = Avsluta din { -turn } med ett kort från { -hand(form: "definite") } på en { -discard-pile }.
refusal-stock-fits = Kortet i din { -stock-pile } passar; vid det här bordet måste det läggas ut.
refusal-wild-on-wild = Vid det här bordet får inget { -skip-bo-card } läggas på ett annat.
refusal-too-few-coins = Det kostar { $needs } { -coin }; du har { $has }.
refusal-coins-as-one = Vid det här bordet kan { -coin } inte ersätta en 1:a.
refusal-coins-as-twelve = { -coin(form: "Plural") } kan inte ersätta en 12:a.
refusal-nothing-after-twelve = Efter en 12:a kan inget kort följa, så { -coin } kan inte ersätta den.
refusal-own-cards = Du kan inte köpa dina egna kort.
refusal-last-stock-card = Vid det här bordet får ingen köpa sista kortet i en { -stock-pile }.
refusal-discard-pile-empty = Den { -discard-pile(form: "definite") } är tom.

refusal-free-player = Just nu får bara { $player } lägga ut ett kort.
refusal-no-zap-left = Du har inget { -zap-card } kvar.
refusal-not-the-owner = Bara den som lade { -top-card(form: "definite") } får ropa ZAP.
refusal-does-not-fit = Det går inte att lägga { $card } på { $top }.
refusal-round-over = { -round(form: "Definite") } är slut.
refusal-round-running = { -round(form: "Definite") } pågår fortfarande.
refusal-already-ready = Du har redan sagt att du är redo.
