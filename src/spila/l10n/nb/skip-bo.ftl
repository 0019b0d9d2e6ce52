skip-bo-name = Skip-Bo med { -coin(form: "plural") }
skip-bo-event-game-dealt = Kortene til spill { $game } er delt ut. { $starter } begynner.
skip-bo-event-turn-began = { $seat } har turen.
skip-bo-event-drew = { $seat } trekker { $count ->
    [one] et kort
   *[other] { $count } kort
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
skip-bo-event-reshuffled = { $buried ->
    [yes] De tildekte kortene i { -building-pile(form: "definite-plural") } blir ny { -draw-pile }: { $cards } kort.
   *[no] { -completed-pile(form: "Definite-plural") } blir ny { -draw-pile }: { $cards } kort.
}
skip-bo-event-coins-paid = { $seat } bruker { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
} som { $coins }-kort på { -pile } { $pile }.
skip-bo-event-bought = { $seat } kjøper et kort. { $owner } får 1 { -coin }.
skip-bo-event-played = { $seat } spiller ut et { $card } fra { $source } til { -pile } { $pile }, som nå står på { $value }.
skip-bo-event-turned-up = { $seat } snur neste kort i { -stock-pile(form: "definite") }: { $card }, { $left } igjen.
skip-bo-event-toll-due = { $seat } skylder en { -toll } på { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
skip-bo-event-toll-paid = { $seat } betaler { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
skip-bo-event-toll-declined = { $seat } { $able ->
    [yes] betaler ikke { -toll(form: "definite") }.
   *[no] kan ikke betale { -toll(form: "definite") }.
}
skip-bo-event-cleared = { -pile(form: "Indefinite") } { $pile } er komplett og legges til side.
skip-bo-event-coins-dealt = { -coin(form: "Definite-plural") } ved { -pile(form: "definite") } deles ut: { $shares }. { $seat } får den første.
skip-bo-event-discarded = { $seat } kaster et kort på { -discard-pile } { $pile }: { $card }.
skip-bo-event-game-won = { $stalemate ->
    [yes] Ingen kommer videre. Færrest kort i { -stock-pile(form: "definite") }: { $winners }.
   *[no] { $winners } er kvitt hele { -stock-pile(form: "definite") }!
}
skip-bo-event-game-void = Ingen kommer videre. Spillet får ingen vinner.
skip-bo-event-scored = Poeng i dette spillet: { $points }. { -match(form: "Definite") } så langt: { $scores }.
skip-bo-event-match-ended = { $result }

# «Du» er spilleren selv, se cli-you.
skip-bo-source-hand = hånden
skip-bo-source-stock = { -stock-pile(form: "definite") }
skip-bo-source-discard = { -discard-pile } { $pile }
skip-bo-source-buy-stock = { -stock-pile(form: "definite") } { $seat ->
    [Du] din
   *[other] hos { $seat }
}
skip-bo-source-buy-discard = { $seat ->
    [Du] din { -discard-pile } { $pile }
   *[other] { -discard-pile } { $pile } hos { $seat }
}

skip-bo-move-play = { $card } fra { $source } → { -pile } { $pile }
skip-bo-move-buy = kjøp { $card } fra { $source } for 1 { -coin } → { -pile } { $pile }
skip-bo-move-substitute = { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
} som { $coins }-kort, så { $card } fra { $source } → { -pile } { $pile }
skip-bo-move-coin-twelve = 12 { -coin(form: "plural") } som 12-kort → { -pile } { $pile }
skip-bo-move-pay-toll = betal { -toll(form: "definite") } på { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
} og fortsett
skip-bo-move-decline-toll = { $discards ->
    [yes] ikke betal; kast ett kort, så slutter turen
   *[no] ikke betal; da slutter turen
}
skip-bo-move-discard = kast { $card } → { -discard-pile } { $pile }
skip-bo-move-end-turn = avslutt turen

skip-bo-result-stock-empty = { $winners } er kvitt hele { -stock-pile(form: "definite") } og vinner.
skip-bo-result-stalemate = Ingen vinner, for ingen kom videre.
skip-bo-result-fewest-stock = { $count ->
    [one] { $winners } vinner med færrest kort i { -stock-pile(form: "definite") }.
   *[other] { $winners } har færrest kort i { -stock-pile(form: "definite") } og deler seieren.
}
skip-bo-result-target = { $count ->
    [one] { $winners } vinner { -match(form: "definite") }: { $scores }.
   *[other] { $winners } deler seieren i { -match(form: "definite") }: { $scores }.
}

skip-bo-board-piles = { -building-pile(form: "Plural") }
skip-bo-board-supply = { -draw-pile(form: "Indefinite") }: { $draw } kort, { -completed-pile(form: "plural") }: { $completed } kort
skip-bo-board-wants = trenger { $rank }
skip-bo-board-player = spiller
skip-bo-board-stock = { -stock-pile }
skip-bo-board-hand = hånd
skip-bo-board-discards = { -discard-pile(form: "plural") }
skip-bo-board-coins = { -coin(form: "plural") }
skip-bo-board-score = poeng
skip-bo-board-your-hand = På hånden: { $cards }
skip-bo-board-danger = (da er { -stock-pile(form: "definite") } { $seat ->
    [Du] din tom, og du vinner
   *[other] til { $seat } tom, og { $seat } vinner
})
skip-bo-typed = Avslutt turen ved å skrive d, kortet og { -discard-pile(form: "definite") }: d 9 2

## Why a move is against the rules

refusal-no-such-pile = Den { -pile(form: "definite") } finnes ikke.
refusal-pile-wants = Den { -pile(form: "definite") } trenger et { $rank }-kort.
refusal-toll-open = { -toll(form: "Definite") } først: Betal { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}, eller la være og avslutt turen.
refusal-no-toll-open = Det er ingen { -toll } å betale.
refusal-must-discard = Du avslutter turen med å kaste et kort fra hånden.
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

## Why a bot moved as it did, and what a hint says

reason-play-stock = Det øverste kortet i { -stock-pile(form: "definite") } ({ $card }) passer.
reason-toward-stock = { $steps ->
    [one] Det øverste kortet i { -stock-pile(form: "definite") } ({ $card }) kan spilles ut.
   *[other] Det øverste kortet i { -stock-pile(form: "definite") } ({ $card }) kan spilles ut i løpet av { $steps } trekk.
}
reason-empty-hand = { $steps ->
    [one] Det siste kortet på hånden kan spilles ut, og det gir fem nye.
   *[other] Hele hånden kan spilles ut i løpet av { $steps } trekk, og det gir fem nye kort.
}
reason-better-table = Det gir et bedre utgangspunkt for neste tur.
reason-discard-run = Kortet ({ $card }) legges på et som er ett høyere; senere kan de spilles ut etter hverandre.
reason-discard-same = Kortet ({ $card }) legges på et av samme slag.
reason-discard-open = Kortet ({ $card }) starter en ny { -discard-pile }.
reason-discard-least = Kortet ({ $card }) er minst i veien på den { -discard-pile(form: "definite") }.
reason-discard-any = Et kort må kastes.
reason-toll-worth-it = Det som kan komme etterpå, er verdt mer enn { $coins ->
    [one] en { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
reason-toll-not-worth-it = Ingenting som kan komme etterpå, er verdt { $coins ->
    [one] en { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
reason-toll-anyhow = Boten betaler alltid { -toll(form: "definite") }.

## How matches end, in a table

reason-stock-empty = tom { -stock-pile }
reason-fewest-stock = færrest kort i { -stock-pile(form: "definite") }
reason-target = nok poeng
