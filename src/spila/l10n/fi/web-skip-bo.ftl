## The table of Skip-Bo in the browser

web-skip-bo-card-number = { $toll ->
    [0] { $rank }
   *[other] { $rank } ({ -toll } { $toll })
}
web-skip-bo-card-wild = { $toll ->
    [0] Skip-Bo
   *[other] Skip-Bo ({ -toll } { $toll })
}

## Places, as they are shown

web-skip-bo-draw = { -draw-pile(case: "capital") }
web-skip-bo-aside = { $cards ->
    [one] 1 kortti sivussa
   *[other] { $cards } korttia sivussa
}
web-skip-bo-left = { $cards } jäljellä
web-skip-bo-stock = { -stock-pile(case: "capital-possessive") }
web-skip-bo-hand = { -hand-card(case: "capital-plural-possessive") }
web-skip-bo-discards = { -discard-pile(case: "capital-plural-possessive") }
web-skip-bo-empty = tyhjä
web-skip-bo-buy = osta
web-skip-bo-score = { $target ->
    [0] { $score ->
        [one] 1 piste
       *[other] { $score } pistettä
    }
   *[other] { $score }/{ $target } pistettä
}

## Places, as they are read out

web-skip-bo-board = Pöytä
web-skip-bo-name-pile = { -building-pile(case: "capital") } { $pile }: { $value ->
    [0] tyhjä
   *[other] { $wild ->
        [yes] päällimmäisenä { -skip-bo-card } { $value }-korttina
       *[no] päällimmäisenä { $value }
    }
}{ $next ->
    [0] {""}
   *[other] , seuraavaksi { $next }
}{ $coins ->
    [0] {""}
    [one] , 1 { -coin }
   *[other] , { $coins } { -coin(case: "partitive") }
}
web-skip-bo-name-target = { $place }. Valitsemasi kortti käy tähän.
web-skip-bo-name-target-coins = { $place }. Valitsemasi kortti käy tähän, kun ensin maksat { $coins ->
    [one] 1 { -coin(case: "genitive") }
   *[other] { $coins } { -coin(case: "partitive") }
}.
web-skip-bo-name-target-discard = { $place }. Jos siirrät valitsemasi kortin tähän, vuorosi päättyy.
web-skip-bo-name-draw = { -draw-pile(case: "capital") }: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}
web-skip-bo-name-stock = { -stock-pile(case: "capital-possessive") }: päällimmäisenä { $card }, { $cards ->
    [one] viimeinen kortti
   *[other] { $cards } korttia
}
web-skip-bo-name-stock-empty = { -stock-pile(case: "capital-possessive") } on tyhjä
web-skip-bo-name-discard = { -discard-pile(case: "capital-possessive") } { $pile }: { $cards }
web-skip-bo-name-discard-empty = { -discard-pile(case: "capital-possessive") } { $pile }: tyhjä
web-skip-bo-name-card = { $card }, { -hand-card } { $place }, yhteensä { $count }
web-skip-bo-name-their-stock = { $owner }, { -stock-pile }: päällimmäisenä { $card }, { $cards ->
    [one] viimeinen kortti
   *[other] { $cards } korttia
}
web-skip-bo-name-their-stock-empty = { $owner }, { -stock-pile }: tyhjä
web-skip-bo-name-their-discard = { $owner }, { -discard-pile } { $pile }: { $cards }
web-skip-bo-name-their-discard-empty = { $owner }, { -discard-pile } { $pile }: tyhjä
web-skip-bo-name-for-sale = { $place }. Voit ostaa kortin { $card }.
web-skip-bo-name-fits = { $place }. Käy.
web-skip-bo-name-hinted = { $place }. Tämä on vihje.
web-skip-bo-name-player = { $name }: { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
}, { $cards ->
    [one] 1 kortti { -hand(case: "inessive") }
   *[other] { $cards } korttia { -hand(case: "inessive") }
}
web-skip-bo-name-look = Katso pelaajan { $name } kortteja

## Whose turn, and how far it is

web-skip-bo-your-turn = Sinun vuorosi
web-skip-bo-their-turn = Vuorossa
web-skip-bo-step-draw = Nosta
web-skip-bo-step-play = Pelaa
web-skip-bo-step-discard = Hylkää
web-skip-bo-you = sinä
web-skip-bo-thinking = pelaa nyt
web-skip-bo-waiting = odottaa
web-skip-bo-next = pelaa sinun jälkeesi
web-skip-bo-away = yhteys poikki
web-skip-bo-sits-in = botti tuuraa

## What to do now

web-skip-bo-do-choose = Valitse ensin kortti ja sitten pino, johon se menee.
web-skip-bo-do-discard = Valitse { -hand-card } ja siirrä se { -discard-pile(case: "illative") }. Siihen vuorosi päättyy.
web-skip-bo-do-end = { -hand(case: "capital-possessive") } on tyhjä. Pelaa, mikä käy, tai päätä vuorosi.
web-skip-bo-do-lay = Pelaa kortti { $card } pinoon, jossa on nuoli.
web-skip-bo-do-lay-or-discard = Pelaa kortti { $card } pinoon, jossa on nuoli, tai päätä vuorosi siirtämällä se { -discard-pile(case: "illative") }.
web-skip-bo-do-discard-this = Kortti { $card } ei käy nyt mihinkään. Jos siirrät sen { -discard-pile(case: "illative") }, vuorosi päättyy.
web-skip-bo-do-end-with = Siirrä kortti { $card } johonkin { -discard-pile(case: "illative-possessive") }. Siihen vuorosi päättyy.
web-skip-bo-do-nothing = Kortti { $card } ei käy nyt mihinkään.
web-skip-bo-do-wait = { $name } pelaa.
web-skip-bo-first-a-card = Valitse ensin kortti ja vasta sitten sen pino.

## Questions

web-skip-bo-ask-coins = { $coins ->
    [one] Yksi { -coin } 1-kortin sijasta?
   *[other] { $coins } { -coin(case: "partitive") } { $coins }-kortin sijasta?
}
web-skip-bo-ask-buy = Ostatko kortin { $card } yhdellä { -coin(case: "adessive") }? Myyjä: { $owner }
web-skip-bo-ask-toll = { -toll(case: "capital") }: { $coins ->
    [one] yksi { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
}
web-skip-bo-then-own = Päälle pelataan heti oma korttisi { $card }.
web-skip-bo-then-bought = Vielä yhdellä { -coin(case: "adessive") } ostat kortin { $card }, ja se pelataan heti päälle. Myyjä: { $owner }.
web-skip-bo-then-pile = Kortti pelataan heti pinoon { $pile }.
web-skip-bo-then-twelve = Silloin pino on valmis ja sen { -coin(case: "plural") } jaetaan.
web-skip-bo-then-toll = Kortissa on { -toll }: jos haluat jatkaa sen jälkeen, maksat vielä { $toll ->
    [one] 1 { -coin(case: "genitive") }
   *[other] { $toll } { -coin(case: "partitive") }
}.
web-skip-bo-then-keep = { $coins ->
    [0] Sinulle ei jää { -coin(case: "plural-partitive") }.
    [one] Sinulle jää 1 { -coin }.
   *[other] Sinulle jää { $coins } { -coin(case: "partitive") }.
}
web-skip-bo-danger = Jos ostat { -stock-pile(case: "genitive") } viimeisen kortin, { $owner } voittaa.
web-skip-bo-toll-pay = Jos maksat, saat jatkaa.
web-skip-bo-toll-decline = Jos et maksa, siirrät yhden kortin { -discard-pile(case: "illative") } ja vuorosi päättyy.
web-skip-bo-toll-decline-at-once = Jos et maksa, vuorosi päättyy heti.
web-skip-bo-key-coins = Maksa { $coins }, pelaa { $card }
web-skip-bo-key-buy = Osta { $card }
web-skip-bo-key-buy-anyhow = Osta silti
web-skip-bo-key-twelve = Maksa 12
web-skip-bo-key-pay = Maksa { $coins } ja jatka
web-skip-bo-key-decline = Jätä maksamatta
web-skip-bo-key-not-now = Ei nyt
web-skip-bo-key-end = Päätä vuoro
web-skip-bo-key-instead = { -coin(case: "capital-plural") } kortin sijasta
web-skip-bo-key-close = Sulje

web-skip-bo-offer-title = { -coin(case: "capital-plural") } kortin sijasta
web-skip-bo-offer-pile = { $coins ->
    [one] Pino { $pile }: 1 { -coin } 1-kortin sijasta, sitten
   *[other] Pino { $pile }: { $coins } { -coin(case: "partitive") } { $coins }-kortin sijasta, sitten
}
web-skip-bo-offer-twelve = Pino { $pile }: 12 { -coin(case: "partitive") } 12-kortin sijasta
web-skip-bo-offer-none = Mikään korteistasi ei kävisi nyt { -coin(case: "plural-genitive") } jälkeen.

## Keys of the keyboard

web-skip-bo-keys = Näppäimet
web-skip-bo-keys-title = Pelaaminen näppäimistöllä
web-skip-bo-keys-arrows = siirry paikasta toiseen
web-skip-bo-keys-enter = valitse kortti, pelaa se, vahvista
web-skip-bo-keys-escape = peru valinta
web-skip-bo-keys-hand = { -hand-card }
web-skip-bo-keys-stock = { -stock-pile(case: "possessive") }
web-skip-bo-keys-piles = { -building-pile }
web-skip-bo-keys-discards = { -discard-pile }
web-skip-bo-keys-coins = { -coin(case: "plural") } kortin sijasta
web-skip-bo-keys-help = näytä nämä näppäimet

## After a game of a match

web-skip-bo-ended-wins = { $count ->
    [0] Ei voittajaa
    [one] Voittaja on { $winners }!
   *[other] Voiton jakavat { $winners }!
}
web-skip-bo-ended-game = Peli { $game }, { -match } { $target } pisteeseen
web-skip-bo-ended-sum = { $win } voitosta, { $each } jokaisesta muiden { -stock-pile(case: "genitive") } kortista.
web-skip-bo-standings = Pistetilanne
web-skip-bo-standings-goal = tavoite { $target }
web-skip-bo-next-game = Seuraava peli
web-skip-bo-next-turn = Seuraavassa pelissä vuorossa: { $name }.

## Kolikoita kortin sijasta, mikään ei käy, ja mitä muut viimeksi tekivät

web-skip-bo-coins-choose = Valitse pino. Korttisi menee heti päällimmäiseksi.
web-skip-bo-coins-choose-card = Valitse nyt kortti, joka menee päällimmäiseksi.
web-skip-bo-coins-then = sitten { $cards }
web-skip-bo-coins-keep = { $coins ->
    [0] jäljelle ei jää yhtään
   *[other] jäljelle jää { $coins }
}
web-skip-bo-coins-as = { $number }:n sijasta
web-skip-bo-coins-not-twelve = vaatii kortin
web-skip-bo-coins-short = maksaa { $coins }
web-skip-bo-coins-no-card = ei sopivaa jatkoa
web-skip-bo-nothing = Mikään ei käy.
web-skip-bo-nothing-coins = Käytä { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
} { $number }-kortin sijasta tai siirrä kortti { -discard-pile(case: "illative") }.
web-skip-bo-nothing-some = Käytä kolikoita korostettuun pinoon (vähintään { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
}) tai siirrä kortti { -discard-pile(case: "illative") }.
web-skip-bo-nothing-buy = Osta kortti, jossa on kolikon kuva, tai siirrä kortti { -discard-pile(case: "illative") }.
web-skip-bo-nothing-discard = Päätä vuorosi siirtämällä kortti { -discard-pile(case: "illative") }.
web-skip-bo-discards-end = Kortti tähän, ja vuorosi päättyy
web-skip-bo-last = { $name } { $done }.
web-skip-bo-last-bought = osti kortin
web-skip-bo-last-laid = pelasi { $cards }
web-skip-bo-last-paid = maksoi { $coins ->
    [one] 1 { -coin(case: "genitive") }
   *[other] { $coins } { -coin(case: "partitive") }
}
web-skip-bo-last-discarded = { $wild ->
    [yes] hylkäsi Skip-Bo-kortin
   *[no] hylkäsi { $card }-kortin
}

## How the winner won, below their name

web-skip-bo-why-stock-empty = { -stock-pile(case: "capital") } on tyhjä.
web-skip-bo-why-fewest-stock = Vähiten kortteja { -stock-pile(case: "inessive") }.
web-skip-bo-why-target = Pisteet: { $scores }.
