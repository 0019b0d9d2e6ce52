## The table of Skip-Bo in the browser. A card is named in the definite form, which fits every sentence: "lägg 4:an".

web-skip-bo-card-number = { $listed ->
    [yes] en { $rank }:a
   *[no] { $rank }:an
}{ $toll ->
    [0] {""}
   *[other] {" "}({ -toll } { $toll })
}
web-skip-bo-card-wild = { $listed ->
    [yes] ett { -skip-bo-card }
   *[no] { -skip-bo-card(form: "definite") }
}{ $toll ->
    [0] {""}
   *[other] {" "}({ -toll } { $toll })
}

## Places, as they are shown

web-skip-bo-draw = { -draw-pile(form: "Indefinite") }
web-skip-bo-aside = { $cards ->
    [one] 1 kort lagt åt sidan
   *[other] { $cards } kort lagda åt sidan
}
web-skip-bo-left = { $cards } kvar
web-skip-bo-stock = Din { -stock-pile }
web-skip-bo-hand = Din { -hand }
web-skip-bo-discards = Dina { -discard-pile(form: "plural") }
web-skip-bo-empty = tom
web-skip-bo-buy = köp
web-skip-bo-score = { $target ->
    [0] { $score } { -points }
   *[other] { $score } av { $target } { -points }
}

## Places, as they are read out

web-skip-bo-board = Bordet
web-skip-bo-name-pile = { -building-pile(form: "Indefinite") } { $pile }: { $value ->
    [0] tom
   *[other] { $wild ->
        [yes] ett { -skip-bo-card } som { $value }:a överst
       *[no] en { $value }:a överst
    }
}{ $next ->
    [0] {""}
   *[other] , nästa är en { $next }:a
}{ $coins ->
    [0] {""}
   *[other] , { $coins } { -coin }
}
web-skip-bo-name-target = { $place }. Kortet du har valt går att lägga här.
web-skip-bo-name-target-coins = { $place }. Kortet du har valt går att lägga här när du har betalat { $coins } { -coin }.
web-skip-bo-name-target-discard = { $place }. Lägg kortet du har valt här, så är din { -turn } slut.
web-skip-bo-name-draw = { -draw-pile(form: "Indefinite") }: { $cards } kort
web-skip-bo-name-stock = Din { -stock-pile }: { $card } överst, { $cards ->
    [one] det sista kortet
   *[other] { $cards } kort
}
web-skip-bo-name-stock-empty = Din { -stock-pile } är tom
web-skip-bo-name-discard = Din { -discard-pile } { $pile }: { $cards }
web-skip-bo-name-discard-empty = Din { -discard-pile } { $pile }: tom
web-skip-bo-name-card = { $card }, kort { $place } av { $count } på { -hand(form: "definite") }
web-skip-bo-name-their-stock = { -stock-pile(form: "Definite") } hos { $owner }: { $card } överst, { $cards ->
    [one] det sista kortet
   *[other] { $cards } kort
}
web-skip-bo-name-their-stock-empty = { -stock-pile(form: "Definite") } hos { $owner }: tom
web-skip-bo-name-their-discard = { -discard-pile(form: "Indefinite") } { $pile } hos { $owner }: { $cards }
web-skip-bo-name-their-discard-empty = { -discard-pile(form: "Indefinite") } { $pile } hos { $owner }: tom
web-skip-bo-name-for-sale = { $place }. Du kan köpa { $card }.
web-skip-bo-name-fits = { $place }. Passar.
web-skip-bo-name-hinted = { $place }. Det här är tipset.
web-skip-bo-name-player = { $name }: { $coins } { -coin }, { $cards } kort på { -hand(form: "definite") }
web-skip-bo-name-look = Se vilka kort { $name } har

## Whose turn, and how far it is

web-skip-bo-your-turn = Din { -turn }
web-skip-bo-their-turn = På { -turn }
web-skip-bo-step-draw = Dra
web-skip-bo-step-play = Lägg ut
web-skip-bo-step-discard = Kasta
web-skip-bo-you = du
web-skip-bo-thinking = spelar nu
web-skip-bo-waiting = väntar
web-skip-bo-next = spelar efter dig
web-skip-bo-away = utan kontakt
web-skip-bo-sits-in = en { -bot } har hoppat in

## What to do now

web-skip-bo-do-choose = Välj ett kort och sedan högen det ska ligga på.
web-skip-bo-do-discard = Välj ett kort på { -hand(form: "definite") } och lägg det på en { -discard-pile }. Då är din { -turn } slut.
web-skip-bo-do-end = Du har inga kort på { -hand(form: "definite") }. Lägg ut det som passar, eller avsluta { -turn(form: "definite") }.
web-skip-bo-do-lay = Lägg { $card } på en hög med pil.
web-skip-bo-do-lay-or-discard = Lägg { $card } på en hög med pil, eller på en { -discard-pile } för att avsluta { -turn(form: "definite") }.
web-skip-bo-do-discard-this = Just nu passar { $card } ingenstans. Läggs kortet på en { -discard-pile } är din { -turn } slut.
web-skip-bo-do-end-with = Lägg { $card } på en av dina { -discard-pile(form: "plural") }. Då är din { -turn } slut.
web-skip-bo-do-nothing = Just nu passar { $card } ingenstans.
web-skip-bo-do-wait = { $name } spelar.
web-skip-bo-first-a-card = Välj först ett kort, sedan en hög.

## Questions

web-skip-bo-ask-coins = { $coins ->
    [one] Ett { -coin } i stället för en 1:a?
   *[other] { $coins } { -coin } i stället för en { $coins }:a?
}
web-skip-bo-ask-buy = Köpa { $card } av { $owner } för 1 { -coin }?
web-skip-bo-ask-toll = { -toll(form: "Indefinite") }: { $coins ->
    [one] ett { -coin }
   *[other] { $coins } { -coin }
}
web-skip-bo-then-own = Sedan läggs { $card } genast ovanpå.
web-skip-bo-then-bought = För ett { -coin } till köper du { $card } av { $owner } och lägger genast kortet ovanpå.
web-skip-bo-then-pile = Kortet läggs genast på hög { $pile }.
web-skip-bo-then-twelve = Högen är då fullständig, och { -coin(form: "definite-plural") } bredvid den delas ut.
web-skip-bo-then-toll = Kortet har en { -toll }: { $toll } { -coin } till om du vill fortsätta efter det.
web-skip-bo-then-keep = { $coins ->
    [0] Då har du inga { -coin } kvar.
   *[other] Då har du { $coins } { -coin } kvar.
}
web-skip-bo-danger = Det är det sista kortet i { -stock-pile(form: "definite") } hos { $owner }, som då vinner.
web-skip-bo-toll-pay = Om du betalar får du fortsätta.
web-skip-bo-toll-decline = Om du inte betalar lägger du ett kort på en { -discard-pile }, och din { -turn } är slut.
web-skip-bo-toll-decline-at-once = Om du inte betalar är din { -turn } slut direkt.
web-skip-bo-key-coins = Betala { $coins }, lägg { $card }
web-skip-bo-key-buy = Köp { $card }
web-skip-bo-key-buy-anyhow = Köp ändå
web-skip-bo-key-twelve = Betala 12
web-skip-bo-key-pay = Betala { $coins } och fortsätt
web-skip-bo-key-decline = Betala inte
web-skip-bo-key-not-now = Inte nu
web-skip-bo-key-end = Avsluta { -turn(form: "definite") }
web-skip-bo-key-instead = { -coin(form: "Plural") } i stället för ett kort
web-skip-bo-key-close = Stäng

web-skip-bo-offer-title = { -coin(form: "Plural") } i stället för ett kort
web-skip-bo-offer-pile = Hög { $pile }: { $coins } { -coin } i stället för en { $coins }:a, sedan
web-skip-bo-offer-twelve = Hög { $pile }: 12 { -coin } i stället för en 12:a
web-skip-bo-offer-none = Inget av dina kort kan följa på { -coin } just nu.

## Keys of the keyboard

web-skip-bo-keys = Tangenter
web-skip-bo-keys-title = Spela med tangentbordet
web-skip-bo-keys-arrows = gå från plats till plats
web-skip-bo-keys-enter = välj ett kort, lägg det, bekräfta
web-skip-bo-keys-escape = ångra valet
web-skip-bo-keys-hand = ett kort på { -hand(form: "definite") }
web-skip-bo-keys-stock = din { -stock-pile }
web-skip-bo-keys-piles = en { -building-pile }
web-skip-bo-keys-discards = en { -discard-pile }
web-skip-bo-keys-coins = { -coin } i stället för ett kort
web-skip-bo-keys-help = visa de här tangenterna

## After a game of a match

web-skip-bo-ended-wins = { $count ->
    [0] Ingen vinner
    [one] { $winners } vinner!
   *[other] { $winners } delar på segern!
}
web-skip-bo-ended-game = { -game-of-match(form: "Indefinite") } { $game } i en { -match } till { $target }
web-skip-bo-ended-sum = { $win } för segern, { $each } för varje kort som de andra har kvar i { -stock-pile(form: "definite") }.
web-skip-bo-standings = Ställningen
web-skip-bo-standings-goal = till { $target }
web-skip-bo-next-game = Nästa { -game-of-match }
web-skip-bo-next-turn = På { -turn } i nästa { -game-of-match }: { $name }.

## Mynt i stället för ett kort, inget passar, och vad de andra gjorde sist

web-skip-bo-coins-choose = Välj en hög. Ett av dina kort läggs genast ovanpå.
web-skip-bo-coins-choose-card = Välj nu kortet som ska läggas överst.
web-skip-bo-coins-then = sedan { $cards }
web-skip-bo-coins-keep = { $coins ->
    [0] du har inga kvar
   *[other] du har { $coins } kvar
}
web-skip-bo-coins-as = som { $number }:a
web-skip-bo-coins-not-twelve = kräver ett kort
web-skip-bo-coins-short = kostar { $coins }
web-skip-bo-coins-no-card = inget passar sedan
web-skip-bo-nothing = Inget passar.
web-skip-bo-nothing-coins = Betala { $coins } { -coin } i stället för en { $number }:a, eller avsluta { -turn(form: "definite") } med ett kort på en { -discard-pile }.
web-skip-bo-nothing-some = Använd { -coin } på en markerad hög (minst { $coins }), eller avsluta { -turn(form: "definite") } med ett kort på en { -discard-pile }.
web-skip-bo-nothing-buy = Köp ett kort som är märkt med ett { -coin }, eller avsluta { -turn(form: "definite") } med ett kort på en { -discard-pile }.
web-skip-bo-nothing-discard = Avsluta { -turn(form: "definite") } med ett kort på en { -discard-pile }.
web-skip-bo-discards-end = Ett kort här avslutar { -turn(form: "definite") }
web-skip-bo-last = { $name } { $done }.
web-skip-bo-last-bought = köpte ett kort
web-skip-bo-last-laid = lade { $cards }
web-skip-bo-last-paid = betalade { $coins } { -coin }
web-skip-bo-last-discarded = { $wild ->
    [yes] avslutade med ett Skip-Bo-kort
   *[no] avslutade med en { $card }:a
}

## How the winner won, below their name

web-skip-bo-why-stock-empty = { -stock-pile(form: "Definite") } är tom.
web-skip-bo-why-fewest-stock = Färst kort i { -stock-pile(form: "definite") }.
web-skip-bo-why-target = Slutställning: { $scores }.
