## The table of Skip-Bo in the browser

web-skip-bo-card-number = { $listed ->
    [yes] en { $rank }’er
   *[no] { $rank }’eren
}{ $toll ->
    [0] {""}
   *[other] {" "}({ -toll } { $toll })
}
web-skip-bo-card-wild = { $listed ->
    [yes] et { -skip-bo-card }
   *[no] { -skip-bo-card(form: "definite") }
}{ $toll ->
    [0] {""}
   *[other] {" "}({ -toll } { $toll })
}

## Places, as they are shown

web-skip-bo-draw = Bunke
web-skip-bo-aside = { $cards } kort lagt til side
web-skip-bo-left = { $cards } tilbage
web-skip-bo-stock = { -stock-pile(form: "Indefinite") }
web-skip-bo-hand = Din { -hand }
web-skip-bo-discards = Dine { -discard-pile(form: "plural") }
web-skip-bo-empty = tom
web-skip-bo-buy = køb
web-skip-bo-score = { $target ->
    [0] { $score } { -point }
   *[other] { $score } af { $target } { -point }
}

## Places, as they are read out

web-skip-bo-board = Bord
web-skip-bo-name-pile = { -building-pile(form: "Indefinite") } { $pile }: { $value ->
    [0] tom
   *[other] { $wild ->
        [yes] et { -skip-bo-card } som { $value }’er øverst
       *[no] en { $value }’er øverst
    }
}{ $next ->
    [0] {""}
   *[other] , næste kort er en { $next }’er
}{ $coins ->
    [0] {""}
    [one] , 1 { -coin }
   *[other] , { $coins } { -coin(form: "plural") }
}
web-skip-bo-name-target = { $place }. Det kort, du har valgt, kan lægges her.
web-skip-bo-name-target-coins = { $place }. Det kort, du har valgt, kan lægges her, når du har betalt { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
web-skip-bo-name-target-discard = { $place }. Læg det valgte kort her for at slutte din { -turn }.
web-skip-bo-name-draw = { -draw-pile(form: "Indefinite") }: { $cards } kort
web-skip-bo-name-stock = Din { -stock-pile }: { $card } øverst, { $cards ->
    [one] det sidste kort
   *[other] { $cards } kort
}
web-skip-bo-name-stock-empty = Din { -stock-pile } er tom
web-skip-bo-name-discard = Din { -discard-pile } { $pile }: { $cards }
web-skip-bo-name-discard-empty = Din { -discard-pile } { $pile }: tom
web-skip-bo-name-card = { $card }, kort { $place } af { $count } på { -hand(form: "definite") }
web-skip-bo-name-their-stock = { -stock-pile(form: "Definite-of-another") } hos { $owner }: { $card } øverst, { $cards ->
    [one] det sidste kort
   *[other] { $cards } kort
}
web-skip-bo-name-their-stock-empty = { -stock-pile(form: "Definite-of-another") } hos { $owner }: tom
web-skip-bo-name-their-discard = { -discard-pile(form: "Indefinite") } { $pile } hos { $owner }: { $cards }
web-skip-bo-name-their-discard-empty = { -discard-pile(form: "Indefinite") } { $pile } hos { $owner }: tom
web-skip-bo-name-for-sale = { $place }. Du kan købe { $card }.
web-skip-bo-name-fits = { $place }. Passer.
web-skip-bo-name-hinted = { $place }. Tippet peger herhen.
web-skip-bo-name-player = { $name }: { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}, { $cards } kort på { -hand(form: "definite") }
web-skip-bo-name-look = Se, hvilke kort { $name } har

## Whose turn, and how far it is

web-skip-bo-your-turn = Din { -turn }
web-skip-bo-their-turn = Har { -turn(form: "definite") }
web-skip-bo-step-draw = Træk
web-skip-bo-step-play = Læg
web-skip-bo-step-discard = Kast af
web-skip-bo-you = dig
web-skip-bo-thinking = spiller nu
web-skip-bo-waiting = venter
web-skip-bo-next = spiller efter dig
web-skip-bo-away = uden forbindelse
web-skip-bo-sits-in = en bot er trådt til

## What to do now

web-skip-bo-do-choose = Vælg et kort og derefter den bunke, det skal i.
web-skip-bo-do-discard = Vælg et kort fra { -hand(form: "definite") } til en { -discard-pile }. Så er din { -turn } slut.
web-skip-bo-do-end = Du har ikke flere kort på { -hand(form: "definite") }. Læg det, der passer, eller slut din { -turn }.
web-skip-bo-do-lay = Læg { $card } i en bunke med pil.
web-skip-bo-do-lay-or-discard = Læg { $card } i en bunke med pil, eller slut din { -turn } med kortet i en { -discard-pile }.
web-skip-bo-do-discard-this = { $card } passer ingen steder nu. Lægges kortet i en { -discard-pile }, er din { -turn } slut.
web-skip-bo-do-end-with = Læg { $card } i en af dine { -discard-pile(form: "plural") }. Så er din { -turn } slut.
web-skip-bo-do-nothing = { $card } passer ingen steder nu.
web-skip-bo-do-wait = { $name } spiller.
web-skip-bo-first-a-card = Vælg først et kort og derefter dets bunke.

## Questions

web-skip-bo-ask-coins = { $coins ->
    [one] Én { -coin } i stedet for en 1’er?
   *[other] { $coins } { -coin(form: "plural") } i stedet for en { $coins }’er?
}
web-skip-bo-ask-buy = Vil du købe { $card } af { $owner } for 1 { -coin }?
web-skip-bo-ask-toll = { -toll(form: "Indefinite") }: { $coins ->
    [one] én { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}
web-skip-bo-then-own = Derefter lægges { $card } straks ovenpå.
web-skip-bo-then-bought = For én { -coin } mere køber du { $card } af { $owner }, og kortet lægges straks ovenpå.
web-skip-bo-then-pile = Kortet lægges straks i { -building-pile } { $pile }.
web-skip-bo-then-twelve = Så er bunken færdig, og dens { -coin(form: "plural") } bliver fordelt.
web-skip-bo-then-toll = Kortet har en { -toll }: { $toll ->
    [one] 1 { -coin }
   *[other] { $toll } { -coin(form: "plural") }
} mere, hvis du vil fortsætte bagefter.
web-skip-bo-then-keep = { $coins ->
    [0] Så har du ingen { -coin(form: "plural") } tilbage.
    [one] Så har du 1 { -coin } tilbage.
   *[other] Så har du { $coins } { -coin(form: "plural") } tilbage.
}
web-skip-bo-danger = Det er det sidste kort i { -stock-pile(form: "definite-of-another") } hos { $owner }, som dermed vinder.
web-skip-bo-toll-pay = Betaler du, kan du fortsætte.
web-skip-bo-toll-decline = Betaler du ikke, lægger du ét kort i en { -discard-pile }, og din { -turn } er slut.
web-skip-bo-toll-decline-at-once = Betaler du ikke, er din { -turn } slut med det samme.
web-skip-bo-key-coins = Betal { $coins }, og læg { $card }
web-skip-bo-key-buy = Køb { $card }
web-skip-bo-key-buy-anyhow = Køb alligevel
web-skip-bo-key-twelve = Betal 12
web-skip-bo-key-pay = Betal { $coins }, og fortsæt
web-skip-bo-key-decline = Betal ikke
web-skip-bo-key-not-now = Ikke nu
web-skip-bo-key-end = Slut { -turn(form: "definite") }
web-skip-bo-key-instead = { -coin(form: "Plural") } i stedet for et kort
web-skip-bo-key-close = Luk

web-skip-bo-offer-title = { -coin(form: "Plural") } i stedet for et kort
web-skip-bo-offer-pile = { $coins ->
    [one] { -building-pile(form: "Indefinite") } { $pile }: 1 { -coin } som en 1’er, derefter
   *[other] { -building-pile(form: "Indefinite") } { $pile }: { $coins } { -coin(form: "plural") } som en { $coins }’er, derefter
}
web-skip-bo-offer-twelve = { -building-pile(form: "Indefinite") } { $pile }: 12 { -coin(form: "plural") } som en 12’er
web-skip-bo-offer-none = Ingen af dine kort kan lægges efter { -coin(form: "plural") } lige nu.

## Keys of the keyboard

web-skip-bo-keys = Taster
web-skip-bo-keys-title = Spil med tastaturet
web-skip-bo-keys-arrows = gå fra sted til sted
web-skip-bo-keys-enter = vælg et kort, læg det, bekræft
web-skip-bo-keys-escape = fortryd valget
web-skip-bo-keys-hand = et kort på { -hand(form: "definite") }
web-skip-bo-keys-stock = din { -stock-pile }
web-skip-bo-keys-piles = en { -building-pile }
web-skip-bo-keys-discards = en { -discard-pile }
web-skip-bo-keys-coins = { -coin(form: "plural") } i stedet for et kort
web-skip-bo-keys-help = vis disse taster

## After a game of a match

web-skip-bo-ended-wins = { $count ->
    [0] Der er ingen vinder
    [one] { $winners } vinder!
   *[other] { $winners } deler sejren!
}
web-skip-bo-ended-game = Spil { $game } i en { -match } til { $target }
web-skip-bo-ended-sum = { $win } for sejren, { $each } for hvert kort, de andre har tilbage i deres { -stock-pile(form: "of-another") }.
web-skip-bo-standings = Stillingen
web-skip-bo-standings-goal = mål: { $target }
web-skip-bo-next-game = Næste spil
web-skip-bo-next-turn = { $name } har { -turn(form: "definite") } i næste spil.

## Mønter i stedet for et kort, intet passer, og hvad de andre sidst gjorde

web-skip-bo-coins-choose = Vælg en bunke. Et af dine kort lægges straks ovenpå.
web-skip-bo-coins-choose-card = Vælg nu det kort, der skal ligge øverst.
web-skip-bo-coins-then = så { $cards }
web-skip-bo-coins-keep = { $coins ->
    [0] du har ingen tilbage
   *[other] du har { $coins } tilbage
}
web-skip-bo-coins-as = som { $number }’er
web-skip-bo-coins-not-twelve = kræver et kort
web-skip-bo-coins-short = koster { $coins }
web-skip-bo-coins-no-card = intet kort kan følge
web-skip-bo-nothing = Intet passer.
web-skip-bo-nothing-coins = Brug { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
} som en { $number }’er, eller slut din { -turn } med et kort i en { -discard-pile }.
web-skip-bo-nothing-some = Brug mønter i en fremhævet bunke (mindst { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}), eller slut din { -turn } med et kort i en { -discard-pile }.
web-skip-bo-nothing-buy = Køb et kort, der er mærket med en { -coin }, eller slut din { -turn } med et kort i en { -discard-pile }.
web-skip-bo-nothing-discard = Slut din { -turn } med et kort i en { -discard-pile }.
web-skip-bo-discards-end = Et kort her slutter din { -turn }
web-skip-bo-last = { $name } { $done }.
web-skip-bo-last-bought = købte et kort
web-skip-bo-last-laid = lagde kort { $cards }
web-skip-bo-last-paid = betalte { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}
web-skip-bo-last-discarded = { $wild ->
    [yes] sluttede med et Skip-Bo-kort
   *[no] sluttede med en { $card }’er
}

## How the winner won, below their name

web-skip-bo-why-stock-empty = Der er ikke flere kort i { -stock-pile }.
web-skip-bo-why-fewest-stock = Færrest kort i { -stock-pile }.
web-skip-bo-why-target = Slutstilling: { $scores }.
