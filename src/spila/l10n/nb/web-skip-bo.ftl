## Skip-Bo-bordet i nettleseren

web-skip-bo-card-number = { $listed ->
    [yes] et { $rank }-kort
   *[no] { $rank }-kort
}{ $toll ->
    [0] {""}
   *[other] {" "}({ -toll } { $toll })
}
web-skip-bo-card-wild = { $listed ->
    [yes] et { -wild-card }
   *[no] { -wild-card }
}{ $toll ->
    [0] {""}
   *[other] {" "}({ -toll } { $toll })
}

## Steder, slik de vises

web-skip-bo-draw = { -draw-pile(form: "Indefinite") }
web-skip-bo-aside = { $cards } kort lagt til side
web-skip-bo-left = { $cards } igjen
web-skip-bo-stock = { -stock-pile(form: "Definite") } din
web-skip-bo-hand = På hånden
web-skip-bo-discards = { -discard-pile(form: "Definite-plural") } dine
web-skip-bo-empty = tom
web-skip-bo-buy = kjøp
web-skip-bo-score = { $target ->
    [0] { $score } poeng
   *[other] { $score } av { $target } poeng
}

## Steder, slik de leses opp

web-skip-bo-board = Bord
web-skip-bo-name-pile = { -building-pile(form: "Indefinite") } { $pile }: { $value ->
    [0] tom
   *[other] { $wild ->
        [yes] { -wild-card } som { $value }-kort øverst
       *[no] { $value }-kort øverst
    }
}{ $next ->
    [0] {""}
   *[other] , neste er { $next }
}{ $coins ->
    [0] {""}
    [one] , 1 { -coin }
   *[other] , { $coins } { -coin(form: "plural") }
}
web-skip-bo-name-target = { $place }. Kortet du valgte, kan legges her.
web-skip-bo-name-target-coins = { $place }. Kortet du valgte, kan legges her når du har betalt { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
web-skip-bo-name-target-discard = { $place }. Kortet du valgte, kan legges her. Da er turen over.
web-skip-bo-name-draw = { -draw-pile(form: "Indefinite") }: { $cards } kort
web-skip-bo-name-stock = { -stock-pile(form: "Definite") } din: { $card } øverst, { $cards ->
    [one] det siste kortet
   *[other] { $cards } kort
}
web-skip-bo-name-stock-empty = { -stock-pile(form: "Definite") } din er tom
web-skip-bo-name-discard = Din { -discard-pile } { $pile }: { $cards }
web-skip-bo-name-discard-empty = Din { -discard-pile } { $pile }: tom
web-skip-bo-name-card = { $card }, kort { $place } av { $count } på hånden
web-skip-bo-name-their-stock = { -stock-pile(form: "Definite") } til { $owner }: { $card } øverst, { $cards ->
    [one] det siste kortet
   *[other] { $cards } kort
}
web-skip-bo-name-their-stock-empty = { -stock-pile(form: "Definite") } til { $owner }: tom
web-skip-bo-name-their-discard = { -discard-pile(form: "Indefinite") } { $pile } hos { $owner }: { $cards }
web-skip-bo-name-their-discard-empty = { -discard-pile(form: "Indefinite") } { $pile } hos { $owner }: tom
web-skip-bo-name-for-sale = { $place }. Her kan du kjøpe et { $card }.
web-skip-bo-name-fits = { $place }. Passer.
web-skip-bo-name-hinted = { $place }. Hintet gjelder dette.
web-skip-bo-name-player = { $name }: { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}, { $cards } kort på hånden
web-skip-bo-name-look = Se på kortene til { $name }

## Hvem som har turen, og hvor langt den er kommet

web-skip-bo-your-turn = Din tur
web-skip-bo-their-turn = Har turen
web-skip-bo-step-draw = Trekk
web-skip-bo-step-play = Spill ut
web-skip-bo-step-discard = Kast
web-skip-bo-you = deg
web-skip-bo-thinking = spiller nå
web-skip-bo-waiting = venter
web-skip-bo-next = spiller etter deg
web-skip-bo-away = frakoblet
web-skip-bo-sits-in = en bot vikarierer

## Hva du kan gjøre nå

web-skip-bo-do-choose = Velg et kort, og så { -pile(form: "definite") } det skal på.
web-skip-bo-do-discard = Velg et kort på hånden og legg det på en { -discard-pile }. Da er turen over.
web-skip-bo-do-end = Du har ingen kort på hånden. Spill ut det som passer, eller avslutt turen.
web-skip-bo-do-lay = Valgt: { $card }. Legg det på en { -pile } med pil.
web-skip-bo-do-lay-or-discard = Valgt: { $card }. Legg det på en { -pile } med pil, eller på en { -discard-pile } for å avslutte turen.
web-skip-bo-do-discard-this = Valgt: { $card }. Det passer ingen steder nå. Legg det på en { -discard-pile } for å avslutte turen.
web-skip-bo-do-end-with = Valgt: { $card }. Legg det på en av { -discard-pile(form: "definite-plural") } dine. Da er turen over.
web-skip-bo-do-nothing = Valgt: { $card }. Det passer ingen steder nå.
web-skip-bo-do-wait = { $name } spiller.
web-skip-bo-first-a-card = Velg et kort først, og så { -pile(form: "definite") }.

## Spørsmål

web-skip-bo-ask-coins = { $coins ->
    [one] Bruke en { -coin } som 1-kort?
   *[other] Bruke { $coins } { -coin(form: "plural") } som { $coins }-kort?
}
web-skip-bo-ask-buy = Kjøpe et { $card } av { $owner } for 1 { -coin }?
web-skip-bo-ask-toll = { -toll(form: "Indefinite") }: { $coins ->
    [one] en { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}
web-skip-bo-then-own = Så legges ditt eget { $card } rett oppå.
web-skip-bo-then-bought = For en { -coin } til kjøper du et { $card } av { $owner }, og det legges rett oppå.
web-skip-bo-then-pile = Det legges rett på { -pile } { $pile }.
web-skip-bo-then-twelve = Da er { -pile(form: "definite") } komplett, og { -coin(form: "definite-plural") } ved siden av den deles ut igjen.
web-skip-bo-then-toll = Det har { -toll }: { $toll ->
    [one] 1 { -coin }
   *[other] { $toll } { -coin(form: "plural") }
} til hvis du vil fortsette etterpå.
web-skip-bo-then-keep = { $coins ->
    [0] Da har du ingen { -coin(form: "plural") } igjen.
    [one] Da har du 1 { -coin } igjen.
   *[other] Da har du { $coins } { -coin(form: "plural") } igjen.
}
web-skip-bo-danger = Det er det siste kortet i { -stock-pile(form: "definite") } til { $owner }, som da vinner.
web-skip-bo-toll-pay = Betaler du, kan du fortsette.
web-skip-bo-toll-decline = Betaler du ikke, kaster du ett kort, og turen er over.
web-skip-bo-toll-decline-at-once = Betaler du ikke, er turen over med en gang.
web-skip-bo-key-coins = Betal { $coins }, spill ut { $card }
web-skip-bo-key-buy = Kjøp { $card }
web-skip-bo-key-buy-anyhow = Kjøp det likevel
web-skip-bo-key-twelve = Betal 12
web-skip-bo-key-pay = Betal { $coins } og fortsett
web-skip-bo-key-decline = Ikke betal
web-skip-bo-key-not-now = Ikke nå
web-skip-bo-key-end = Avslutt turen
web-skip-bo-key-instead = { -coin(form: "Plural") } i stedet for et kort
web-skip-bo-key-close = Lukk

web-skip-bo-offer-title = { -coin(form: "Plural") } i stedet for et kort
web-skip-bo-offer-pile = { $coins ->
    [one] { -pile(form: "Indefinite") } { $pile }: 1 { -coin } som 1-kort, og så
   *[other] { -pile(form: "Indefinite") } { $pile }: { $coins } { -coin(form: "plural") } som { $coins }-kort, og så
}
web-skip-bo-offer-twelve = { -pile(form: "Indefinite") } { $pile }: 12 { -coin(form: "plural") } som 12-kort
web-skip-bo-offer-none = Ingen av kortene dine kan følge etter { -coin(form: "plural") } nå.

## Tastene

web-skip-bo-keys = Taster
web-skip-bo-keys-title = Spille med tastaturet
web-skip-bo-keys-arrows = gå fra sted til sted
web-skip-bo-keys-enter = velg et kort, legg det, bekreft
web-skip-bo-keys-escape = avbryt
web-skip-bo-keys-hand = et kort på hånden
web-skip-bo-keys-stock = { -stock-pile(form: "definite") } din
web-skip-bo-keys-piles = en { -building-pile }
web-skip-bo-keys-discards = en { -discard-pile }
web-skip-bo-keys-coins = { -coin(form: "plural") } i stedet for et kort
web-skip-bo-keys-help = vis disse tastene

## After a game of a match

web-skip-bo-ended-wins = { $count ->
    [0] Ingen vinner
    [one] { $winners } vinner!
   *[other] { $winners } deler seieren!
}
web-skip-bo-ended-game = Spill { $game } i en { -match } til { $target } poeng
web-skip-bo-ended-sum = { $win } for seieren, { $each } for hvert kort de andre har igjen i { -stock-pile(form: "definite") }.
web-skip-bo-standings = Stillingen
web-skip-bo-standings-goal = mål: { $target }
web-skip-bo-next-game = Neste spill
web-skip-bo-next-turn = { $name } har turen i neste spill.

## Mynter i stedet for et kort, ingenting passer, og hva de andre gjorde sist

web-skip-bo-coins-choose = Velg en { -pile }. Et av kortene dine legges øverst med en gang.
web-skip-bo-coins-choose-card = Velg nå kortet som skal øverst.
web-skip-bo-coins-then = så { $cards }
web-skip-bo-coins-keep = { $coins ->
    [0] du har ingen igjen
   *[other] du har { $coins } igjen
}
web-skip-bo-coins-as = som { $number }-kort
web-skip-bo-coins-not-twelve = krever et kort
web-skip-bo-coins-short = koster { $coins }
web-skip-bo-coins-no-card = ingen kort kan følge
web-skip-bo-nothing = Ingenting passer.
web-skip-bo-nothing-coins = Bruk { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
} som { $number }-kort, eller kast et kort for å avslutte turen.
web-skip-bo-nothing-some = Bruk mynter på en uthevet { -pile } (minst { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}), eller kast et kort for å avslutte turen.
web-skip-bo-nothing-buy = Kjøp et kort som er merket med en { -coin }, eller kast et kort for å avslutte turen.
web-skip-bo-nothing-discard = Kast et kort for å avslutte turen.
web-skip-bo-discards-end = Et kort her avslutter turen
web-skip-bo-last = { $name } { $done }.
web-skip-bo-last-bought = kjøpte et kort
web-skip-bo-last-laid = spilte ut kort { $cards }
web-skip-bo-last-paid = betalte { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}
web-skip-bo-last-discarded = { $wild ->
    [yes] kastet et Skip-Bo-kort
   *[no] kastet et { $card }-kort
}

## How the winner won, below their name

web-skip-bo-why-stock-empty = { -stock-pile(form: "Definite") } er tom.
web-skip-bo-why-fewest-stock = Færrest kort i { -stock-pile(form: "definite") }.
web-skip-bo-why-target = Sluttstilling: { $scores }.
