## A player may be called "Du" (cli-you): as an object that is "dig". Verbs are the same for all persons.

zip-zap-name = Zip Zap
zip-zap-zap = Zap
zip-zap-event-is-ready = { $seat } er klar.
zip-zap-event-round-dealt = Kortene er givet til { -round } { $round }.
zip-zap-event-start-card = { -start-card(form: "Indefinite") }: { $card }.
zip-zap-event-laid = { $forced ->
    [yes] For { $seat ->
        [Du] dig
       *[other] { $seat }
    } lægges { $card } automatisk.
   *[no] { $seat } lægger { $card }.
}
zip-zap-event-zapped = { $seat } råber ZAP!
zip-zap-event-freed = { $why ->
    [ten] En tier: { $seat } må lægge et { -free-card }.
    [stall] Ingen kan lægge et kort: { $seat } må lægge et { -free-card }.
    [idle] Ingen lagde et kort: { $seat } må lægge et { -free-card }.
   *[zap] { $seat } må lægge et { -free-card }.
}
zip-zap-event-any-card-race = Der er ikke flere { -start-card(form: "plural") }: Den hurtigste må lægge et { -free-card }.
zip-zap-event-round-void = Ingen kan lægge et kort, og der er ikke flere { -start-card(form: "plural") }: { -round(form: "Definite") } tæller ikke.
zip-zap-event-round-over = { $seat }: Zip Zap! { -point(form: "Plural") } i { -round(form: "definite") }: { $points }. I alt: { $scores }.
zip-zap-event-match-ended = { $result }

zip-zap-move-lay = læg { $card }
zip-zap-move-lay-zap = læg { $card }, og råb ZAP!
zip-zap-move-zap = ZAP!
zip-zap-move-ready = klar til næste { -round }
zip-zap-move-wait = vent, og lad de andre komme først

zip-zap-result-fewest-points = { $count ->
    [one] { $winners } vinder med færrest { -point }: { $scores }.
   *[other] { $winners } har færrest { -point } og deler sejren: { $scores }.
}
zip-zap-result-most-points = { $count ->
    [one] { $winners } vinder med flest { -point }: { $scores }.
   *[other] { $winners } har flest { -point } og deler sejren: { $scores }.
}

zip-zap-board-top = Øverste kort: { $card } ({ $owner })
zip-zap-board-start = { -start-card }
zip-zap-board-round = { -round(form: "Indefinite") } { $round }
zip-zap-board-player = spiller
zip-zap-board-cards = kort
zip-zap-board-zap = Zap
zip-zap-board-score = { -point }
zip-zap-board-your-hand = Din { -hand }: { $cards }
zip-zap-board-left-over = tilbage på { -hand(form: "definite") }
zip-zap-typed = Du kan også skrive et kort (r4), et kort med ZAP (r4z) eller bare z. R er rød, G grøn, B blå, Y gul og J { -joker }.

## Why a move is against the rules

refusal-free-player = Lige nu må kun { $player ->
    [Du] du
   *[other] { $player }
} lægge et kort.
refusal-no-zap-left = Du har ikke noget { -zap-card } tilbage.
refusal-not-the-owner = Kun den, der lagde det øverste kort, må råbe ZAP.
refusal-does-not-fit = Kortet passer ikke: { $card } på { $top }.
refusal-round-over = { -round(form: "Definite") } er slut.
refusal-round-running = { -round(form: "Definite") } er stadig i gang.
refusal-already-ready = Du er allerede klar.

## Why a bot moved as it did, and what a hint says

reason-ready = Klar til næste { -round }.
reason-going-out = Det er det sidste kort.
reason-best-lead = Med { $card } bliver de bedste kort gemt til senere.
reason-ten-goes-again = Efter { $card } må der lægges et { -free-card }.
reason-zap-now = { -zap-card(form: "definite") } skal af sted, mens det kan lade sig gøre.
reason-zap-with = { -zap-card(form: "definite") } lægges sammen med { $card }, og så må der lægges et { -free-card }.

## How matches end, in a table

reason-fewest-points = færrest { -point }
reason-most-points = flest { -point }
