## A player may be called "Du" (cli-you): as an object that is "dig". Verbs are the same for all persons.

skip-bo-name = Skip-Bo med { -coin(form: "plural") }
skip-bo-event-game-dealt = Kortene er givet til spil { $game }. { $starter } begynder.
skip-bo-event-turn-began = { $seat } har { -turn(form: "definite") }.
skip-bo-event-drew = { $seat } trækker { $count ->
    [one] et kort
   *[other] { $count } kort
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
skip-bo-event-reshuffled = { $buried ->
    [yes] De dækkede kort i { -building-pile(form: "definite-plural") } blandes og bliver til en ny { -draw-pile }: { $cards } kort.
   *[no] { -completed-pile(form: "Definite-plural") } blandes og bliver til en ny { -draw-pile }: { $cards } kort.
}
skip-bo-event-coins-paid = { $seat } bruger { $coins ->
    [one] 1 { -coin } som en 1’er
   *[other] { $coins } { -coin(form: "plural") } som en { $coins }’er
} i { -building-pile } { $pile }.
skip-bo-event-bought = { $seat } køber et kort af { $owner ->
    [Du] dig
   *[other] { $owner }
} for 1 { -coin }.
skip-bo-event-played = { $seat } lægger { $card } fra { $source } i { -building-pile } { $pile }, som nu står på { $value }.
skip-bo-event-turned-up = { $seat } vender næste kort i { -stock-pile }: { $card } ({ $left } tilbage).
skip-bo-event-toll-due = { $seat } skylder en { -toll } på { $coins } { $coins ->
    [one] { -coin }
   *[other] { -coin(form: "plural") }
}.
skip-bo-event-toll-paid = { $seat } betaler { $coins } { $coins ->
    [one] { -coin }
   *[other] { -coin(form: "plural") }
} i { -toll }.
skip-bo-event-toll-declined = { $seat } { $able ->
    [yes] betaler ikke { -toll(form: "definite") }.
   *[no] kan ikke betale { -toll(form: "definite") }.
}
skip-bo-event-cleared = { -building-pile(form: "Indefinite") } { $pile } er færdig og flyttes til side.
skip-bo-event-coins-dealt = { -coin(form: "Definite-plural") } fordeles. { $seat } får den første. I alt: { $shares }.
skip-bo-event-discarded = { $seat } lægger { $card } i { -discard-pile } { $pile }.
skip-bo-event-game-won = { $stalemate ->
    [yes] Ingen kan komme videre. Færrest kort i { -stock-pile }: { $winners }.
   *[no] { $winners } er kommet af med alle kort i { -stock-pile }!
}
skip-bo-event-game-void = Ingen kan komme videre. Spillet ender uden vinder.
skip-bo-event-scored = { -point(form: "Plural") } i dette spil: { $points }. Stillingen i { -match(form: "definite") }: { $scores }.
skip-bo-event-match-ended = { $result }

skip-bo-source-hand = { -hand(form: "definite") }
skip-bo-source-stock = { -stock-pile }
skip-bo-source-discard = { -discard-pile } { $pile }
skip-bo-source-buy-stock = { -stock-pile(form: "definite-of-another") } hos { $seat ->
    [Du] dig
   *[other] { $seat }
}
skip-bo-source-buy-discard = { -discard-pile } { $pile } hos { $seat ->
    [Du] dig
   *[other] { $seat }
}

skip-bo-move-play = { $card } fra { $source } → { -building-pile } { $pile }
skip-bo-move-buy = køb { $card } ({ $source }, 1 { -coin }) → { -building-pile } { $pile }
skip-bo-move-substitute = { $coins ->
    [one] 1 { -coin } som en 1’er
   *[other] { $coins } { -coin(form: "plural") } som en { $coins }’er
}, derefter { $card } fra { $source } → { -building-pile } { $pile }
skip-bo-move-coin-twelve = 12 { -coin(form: "plural") } som en 12’er → { -building-pile } { $pile }
skip-bo-move-pay-toll = betal { -toll(form: "definite") } på { $coins } { $coins ->
    [one] { -coin }
   *[other] { -coin(form: "plural") }
}, og fortsæt
skip-bo-move-decline-toll = { $discards ->
    [yes] betal ikke; læg ét kort i en { -discard-pile }, så er { -turn(form: "definite") } slut
   *[no] betal ikke; så er { -turn(form: "definite") } slut
}
skip-bo-move-discard = læg { $card } → { -discard-pile } { $pile }
skip-bo-move-end-turn = slut { -turn(form: "definite") }

skip-bo-result-stock-empty = { $winners } vinder: Der er ikke flere kort i { -stock-pile }.
skip-bo-result-stalemate = Der er ingen vinder: Ingen kunne komme videre.
skip-bo-result-fewest-stock = { $count ->
    [one] { $winners } vinder med færrest kort i { -stock-pile }.
   *[other] { $winners } har færrest kort i { -stock-pile } og deler sejren.
}
skip-bo-result-target = { $winners } { $count ->
    [one] vinder { -match(form: "definite") }
   *[other] deler sejren i { -match(form: "definite") }
}: { $scores }.

skip-bo-board-piles = { -building-pile(form: "Plural") }
skip-bo-board-supply = { -draw-pile(form: "Indefinite") }: { $draw } kort, { -completed-pile(form: "plural") }: { $completed } kort
skip-bo-board-wants = næste: { $rank }
skip-bo-board-player = spiller
skip-bo-board-stock = { -stock-pile }
skip-bo-board-hand = { -hand }
skip-bo-board-discards = { -discard-pile(form: "plural") }
skip-bo-board-coins = { -coin(form: "plural") }
skip-bo-board-score = { -point }
skip-bo-board-your-hand = Din { -hand }: { $cards }
skip-bo-board-danger = (så har { $seat ->
    [Du] du
   *[other] { $seat }
} ikke flere kort i { -stock-pile } og vinder)
skip-bo-typed = Slut din { -turn } ved at skrive d, kortet og { -discard-pile(form: "definite") }, f.eks. d 9 2

## Why a move is against the rules

refusal-no-such-pile = Den bunke findes ikke.
refusal-pile-wants = Den bunke skal bruge en { $rank }’er.
refusal-toll-open = Først { -toll(form: "definite") }: Betal { $coins } { $coins ->
    [one] { -coin }
   *[other] { -coin(form: "plural") }
}, eller slut { -turn(form: "definite") } uden at betale.
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

## Why a bot moved as it did, and what a hint says

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
reason-discard-run = { $card } lægges oven på et kort, der er én højere; senere kan begge lægges lige efter hinanden.
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
reason-toll-anyhow = { -toll(form: "Plural") } bliver altid betalt.

## How matches end, in a table

reason-stock-empty = { -stock-pile } tom
reason-fewest-stock = færrest kort i { -stock-pile }
reason-target = pointmålet nået
