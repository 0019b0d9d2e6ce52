## The table of Skip-Bo in the browser. A card comes as a bare number, so "spilið" goes before it; names are never inflected.

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
web-skip-bo-aside = { $cards } spil til hliðar
web-skip-bo-left = { $cards } eftir
web-skip-bo-stock = { -stock-pile(case: "capital-definite") } þinn
web-skip-bo-hand = Á { -hand(case: "dative") }
web-skip-bo-discards = { -discard-pile(case: "capital-plural-definite") } þínir
web-skip-bo-empty = tómur
web-skip-bo-buy = kaupa
web-skip-bo-score = { $target ->
    [0] { $score } { -points }
   *[other] { $score } af { $target } stigum
}

## Places, as they are read out

web-skip-bo-board = Borð
web-skip-bo-name-pile = { -building-pile(case: "capital") } { $pile }: { $value ->
    [0] tómur
   *[other] { $wild ->
        [yes] efst er { -skip-bo-card } í stað { $value }
       *[no] efst er { $value }
    }
}{ $next ->
    [0] {""}
   *[other] , næst kemur { $next }
}{ $coins ->
    [0] {""}
    [one] , { $coins } { -coin }
   *[other] , { $coins } { -coin(case: "plural") }
}
web-skip-bo-name-target = { $place }. Spilið sem þú valdir fer hingað.
web-skip-bo-name-target-coins = { $place }. Spilið sem þú valdir fer hingað þegar þú hefur greitt { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
}.
web-skip-bo-name-target-discard = { $place }. Þú kastar hingað spilinu sem þú valdir og næsti { -player } á að gera.
web-skip-bo-name-draw = { -draw-pile(case: "capital") }: { $cards } spil
web-skip-bo-name-stock = { -stock-pile(case: "capital-definite") } þinn: efst er { $card }, { $cards ->
    [1] síðasta spilið
   *[other] { $cards } spil
}
web-skip-bo-name-stock-empty = { -stock-pile(case: "capital-definite") } þinn er tómur
web-skip-bo-name-discard = { -discard-pile(case: "capital") } { $pile } hjá þér: { $cards }
web-skip-bo-name-discard-empty = { -discard-pile(case: "capital") } { $pile } hjá þér: tómur
web-skip-bo-name-card = { $card }, spil { $place } af { $count } á { -hand(case: "dative") }
web-skip-bo-name-their-stock = { $owner }, { -stock-pile }: efst er { $card }, { $cards ->
    [1] síðasta spilið
   *[other] { $cards } spil
}
web-skip-bo-name-their-stock-empty = { $owner }, { -stock-pile }: tómur
web-skip-bo-name-their-discard = { $owner }, { -discard-pile } { $pile }: { $cards }
web-skip-bo-name-their-discard-empty = { $owner }, { -discard-pile } { $pile }: tómur
web-skip-bo-name-for-sale = { $place }. Þú getur keypt spilið { $card }.
web-skip-bo-name-fits = { $place }. Passar.
web-skip-bo-name-hinted = { $place }. Þetta er ábendingin.
web-skip-bo-name-player = { $name }: { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
}, { $cards } spil á { -hand(case: "dative") }
web-skip-bo-name-look = Skoða spilin: { $name }

## Whose turn, and how far it is

web-skip-bo-your-turn = Þú átt að gera
web-skip-bo-their-turn = Á að gera
web-skip-bo-step-draw = Draga
web-skip-bo-step-play = Leggja
web-skip-bo-step-discard = Kasta
web-skip-bo-you = þú
web-skip-bo-thinking = leikur núna
web-skip-bo-waiting = bíður
web-skip-bo-next = leikur á eftir þér
web-skip-bo-away = sambandslaust
web-skip-bo-sits-in = tölvuspilari spilar

## What to do now

web-skip-bo-do-choose = Veldu spil og síðan { -pile(case: "definite-accusative") } sem það fer á.
web-skip-bo-do-discard = Veldu spil af { -hand(case: "dative") } til að kasta á { -discard-pile(case: "accusative") }. Þá á næsti að gera.
web-skip-bo-do-end = Þú átt ekkert eftir á { -hand(case: "dative") }. Leggðu það sem passar eða láttu næsta { -player(case: "accusative") } gera.
web-skip-bo-do-lay = Leggðu spilið { $card } á { -pile(case: "accusative") } með ör.
web-skip-bo-do-lay-or-discard = Leggðu spilið { $card } á { -pile(case: "accusative") } með ör, eða á { -discard-pile(case: "accusative") } og þá á næsti að gera.
web-skip-bo-do-discard-this = Spilið { $card } passar hvergi núna. Ef þú kastar því á { -discard-pile(case: "accusative") } er komið að næsta.
web-skip-bo-do-end-with = Kastaðu spilinu { $card } á einn af { -discard-pile(case: "plural-definite-dative") } þínum. Þá á næsti að gera.
web-skip-bo-do-nothing = Spilið { $card } passar hvergi núna.
web-skip-bo-do-wait = { $name } á að gera.
web-skip-bo-first-a-card = Veldu fyrst spil og síðan { -pile(case: "accusative") }.

## Questions

web-skip-bo-ask-coins = { $coins ->
    [1] Ein { -coin } í stað spilsins 1?
   *[other] { $coins } { -coin(case: "plural") } í stað spilsins { $coins }?
}
web-skip-bo-ask-buy = { $owner } á spilið { $card }. Kaupa það fyrir eina { -coin(case: "accusative") }?
web-skip-bo-ask-toll = { -toll(case: "capital") }: { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
}
web-skip-bo-then-own = Síðan fer spilið þitt, { $card }, strax ofan á.
web-skip-bo-then-bought = Fyrir eina { -coin(case: "accusative") } í viðbót kaupirðu spilið { $card }, sem { $owner } á, og það fer strax ofan á.
web-skip-bo-then-pile = Það fer strax á { -pile(case: "accusative") } { $pile }.
web-skip-bo-then-twelve = Þá er { -pile(case: "definite") } fullgerður og { -coin(case: "plural-definite-dative") } við hann er úthlutað.
web-skip-bo-then-toll = Á því er { -toll }: { $toll ->
    [one] { $toll } { -coin }
   *[other] { $toll } { -coin(case: "plural") }
} í viðbót ef þú vilt halda áfram.
web-skip-bo-then-keep = { $coins ->
    [0] Þú átt þá enga { -coin(case: "accusative") } eftir.
    [one] Þú átt þá { $coins } { -coin(case: "accusative") } eftir.
   *[other] Þú átt þá { $coins } { -coin(case: "plural-accusative") } eftir.
}
web-skip-bo-danger = Þetta er síðasta spilið í { -stock-pile(case: "definite-dative") }: { $owner } sigrar ef þú kaupir það.
web-skip-bo-toll-pay = Ef þú greiðir heldurðu áfram.
web-skip-bo-toll-decline = Annars kastarðu einu spili á { -discard-pile(case: "accusative") } og næsti { -player } á að gera.
web-skip-bo-toll-decline-at-once = Annars á næsti { -player } strax að gera.
web-skip-bo-key-coins = Greiða { $coins }, leggja { $card }
web-skip-bo-key-buy = Kaupa { $card }
web-skip-bo-key-buy-anyhow = Kaupa samt
web-skip-bo-key-twelve = Greiða 12
web-skip-bo-key-pay = Greiða { $coins } og halda áfram
web-skip-bo-key-decline = Greiða ekki
web-skip-bo-key-not-now = Ekki núna
web-skip-bo-key-end = Láta næsta gera
web-skip-bo-key-instead = { -coin(case: "capital-plural") } í stað spils
web-skip-bo-key-close = Loka

web-skip-bo-offer-title = { -coin(case: "capital-plural") } í stað spils
web-skip-bo-offer-pile = { $coins ->
    [one] { -pile(case: "capital") } { $pile }: { $coins } { -coin } í stað spilsins { $coins }, síðan
   *[other] { -pile(case: "capital") } { $pile }: { $coins } { -coin(case: "plural") } í stað spilsins { $coins }, síðan
}
web-skip-bo-offer-twelve = { -pile(case: "capital") } { $pile }: 12 { -coin(case: "plural") } í stað spilsins 12
web-skip-bo-offer-none = Ekkert spil hjá þér gæti komið á eftir { -coin(case: "plural-dative") } núna.

## Keys of the keyboard

web-skip-bo-keys = Flýtilyklar
web-skip-bo-keys-title = Spilað með lyklaborðinu
web-skip-bo-keys-arrows = fara á milli spila og bunka
web-skip-bo-keys-enter = velja spil, leggja það, staðfesta
web-skip-bo-keys-escape = hætta við
web-skip-bo-keys-hand = spil á { -hand(case: "dative") }
web-skip-bo-keys-stock = { -stock-pile(case: "definite") } þinn
web-skip-bo-keys-piles = { -building-pile }
web-skip-bo-keys-discards = { -discard-pile }
web-skip-bo-keys-coins = { -coin(case: "plural") } í stað spils
web-skip-bo-keys-help = sýna flýtilyklana

## After a game of a match

web-skip-bo-ended-wins = { $count ->
    [0] Enginn sigrar
    [one] { $winners } sigrar!
   *[other] Sameiginlegur sigur: { $winners }!
}
web-skip-bo-ended-game = { -game(case: "capital") } nr. { $game } í { -match(case: "dative") } upp í { $target }
web-skip-bo-ended-sum = { $win } fyrir sigurinn, { $each } fyrir hvert spil sem hinir eiga eftir í { -stock-pile(case: "dative") }.
web-skip-bo-standings = Staðan
web-skip-bo-standings-goal = upp í { $target }
web-skip-bo-next-game = Næsta { -game }
web-skip-bo-next-turn = Næsta { -game } er hafið: { $name } leikur.

## Peningar í stað spils, ekkert passar, og hvað aðrir gerðu síðast

web-skip-bo-coins-choose = Veldu bunka. Spil frá þér fer strax ofan á.
web-skip-bo-coins-choose-card = Veldu nú spilið sem fer ofan á.
web-skip-bo-coins-then = svo { $cards }
web-skip-bo-coins-keep = { $coins ->
    [0] þú átt enga eftir
   *[other] þú átt { $coins } eftir
}
web-skip-bo-coins-as = í stað { $number }
web-skip-bo-coins-not-twelve = þarf spil
web-skip-bo-coins-short = kostar { $coins }
web-skip-bo-coins-no-card = ekkert passar á
web-skip-bo-nothing = Ekkert passar.
web-skip-bo-nothing-coins = Greiddu { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
} í stað spilsins { $number }, eða kastaðu spili og þá á næsti að gera.
web-skip-bo-nothing-some = Leggðu myntir við bunka sem lýsir ({ $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
} eða fleiri), eða kastaðu spili og þá á næsti að gera.
web-skip-bo-nothing-buy = Kauptu spil sem er merkt með { -coin(case: "dative") }, eða kastaðu spili og þá á næsti að gera.
web-skip-bo-nothing-discard = Kastaðu spili. Þá á næsti að gera.
web-skip-bo-discards-end = Spil hér og þá á næsti að gera
web-skip-bo-last = { $name } { $done }.
web-skip-bo-last-bought = keypti spil
web-skip-bo-last-laid = lagði { $cards }
web-skip-bo-last-paid = greiddi { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
}
web-skip-bo-last-discarded = { $wild ->
    [yes] kastaði { -skip-bo-card(case: "dative") }
   *[no] kastaði spilinu { $card }
}

## How the winner won, below their name

web-skip-bo-why-stock-empty = { -stock-pile(case: "capital-definite") } er tómur.
web-skip-bo-why-fewest-stock = Fæst spil í { -stock-pile(case: "dative") }.
web-skip-bo-why-target = Lokastaðan: { $scores }.
