## Why a bot moved as it did, and what a hint says. Cards and piles come as words.

reason-random = Helt uden grund.
reason-anything = Det passer.
reason-only-move = Der er ikke andet at gøre.

reason-play-stock = { $card } fra { -stock-pile } passer.
reason-toward-stock = { $steps ->
    [one] { $card } fra { -stock-pile } kan lægges.
   *[other] Om { $steps } { -move(form: "plural") } kan { $card } fra { -stock-pile } lægges.
}
reason-empty-hand = { $steps ->
    [one] Det sidste kort på { -hand(form: "definite") } kan lægges; det giver fem nye.
   *[other] Om { $steps } { -move(form: "plural") } kan hele { -hand(form: "definite") } lægges; det giver fem nye kort.
}
reason-better-table = Det lægger bedre op til næste { -turn }.
reason-discard-run = { $card } lægges oven på kortet, der er én højere; senere kan begge lægges lige efter hinanden.
reason-discard-same = { $card } lægges oven på et kort af samme slags.
reason-discard-open = { $card } starter en ny { -discard-pile }.
reason-discard-least = { $card } er mindst i vejen i den bunke.
reason-discard-any = Et eller andet kort skal jo væk.
reason-toll-worth-it = Det, der kan komme bagefter, er mere værd end { $coins ->
    [one] en { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
reason-toll-not-worth-it = Intet af det, der kan komme bagefter, er { $coins ->
    [one] en { -coin }
   *[other] { $coins } { -coin(form: "plural") }
} værd.
reason-toll-anyhow = { -toll(form: "Plural") } bliver bare betalt.

reason-ready = Klar til næste { -round }.
reason-going-out = Det er det sidste kort.
reason-best-lead = Med { $card } bliver de bedste kort gemt til senere.
reason-ten-goes-again = Efter { $card } må der lægges et { -free-card }.
reason-zap-now = { -zap-card(form: "definite") } skal af sted, mens det kan lade sig gøre.
reason-zap-with = { -zap-card(form: "definite") } lægges sammen med { $card }, og så må der lægges et { -free-card }.

reason-no-idea = Et gæt.
reason-surest = { $sure } % sikker på dette kort og denne { -place }.
reason-last-card = Det sidste kort, { $sure } % sikker på { -place(form: "definite") }.
reason-keep-up = En anden er færdig: Kun den rigtige { -place } holder spillet åbent. { $sure } % sikker.
reason-tie-break = { -tie-break(form: "Definite") } står og falder med dette kort. { $sure } % sikker.
level-gentle = Blid
    .help = Tager sig god tid. God til børn og til de første spil.
