## Verbs stand in forms that are the same for "Þú" and for a name; names are never inflected.

skip-bo-name = Skip-Bo með { -coin(case: "plural-dative") }
skip-bo-event-game-dealt = Gefið er í { -game(case: "accusative") } nr. { $game }. { $starter } byrjar.
skip-bo-event-turn-began = { $seat } leikur næst.
skip-bo-event-drew = { $seat } dregur { $count ->
    [1] spil
   *[other] { $count } spil
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
skip-bo-event-reshuffled = { $buried ->
    [yes] Spilin neðar í { -building-pile(case: "plural-definite-dative") } mynda nýjan { -draw-pile(case: "accusative") }: { $cards } spil.
   *[no] { -completed-pile(case: "capital-plural-definite") } mynda nýjan { -draw-pile(case: "accusative") }: { $cards } spil.
}
skip-bo-event-coins-paid = { $seat } leggur { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
} við { -pile(case: "accusative") } { $pile } í stað spilsins { $coins }.
skip-bo-event-bought = { $seat } kaupir spil fyrir 1 { -coin(case: "accusative") }. Seljandi: { $owner }.
skip-bo-event-played = { $seat } leggur spilið { $card } { $source } á { -pile(case: "accusative") } { $pile }, sem stendur nú í { $value }.
skip-bo-event-turned-up = { $seat }: efst í { -stock-pile(case: "definite-dative") } er nú { $card } ({ $left } spil eftir).
skip-bo-event-toll-due = { $seat }: { -toll(case: "definite") } er { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
}.
skip-bo-event-toll-paid = { $seat } greiðir { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
} í { -toll(case: "accusative") }.
skip-bo-event-toll-declined = { $seat } { $able ->
    [yes] greiðir ekki { -toll(case: "definite-accusative") }.
   *[no] getur ekki greitt { -toll(case: "definite-accusative") }.
}
skip-bo-event-cleared = { -pile(case: "capital") } { $pile } er fullgerður og fer til hliðar.
skip-bo-event-coins-dealt = { -coin(case: "capital-plural-definite-dative") } við { -pile(case: "definite-accusative") } er úthlutað. Fyrsta { -coin }: { $seat }. Alls: { $shares }.
skip-bo-event-discarded = { $seat } kastar spilinu { $card } á { -discard-pile(case: "accusative") } { $pile }.
skip-bo-event-game-won = { $stalemate ->
    [yes] Enginn getur haldið áfram. Fæst spil í { -stock-pile(case: "dative") }: { $winners }.
   *[no] { $winners }: { -stock-pile(case: "definite") } er tómur!
}
skip-bo-event-game-void = Enginn getur haldið áfram. { -game(case: "capital-definite-dative") } lýkur án sigurvegara.
skip-bo-event-scored = { -points(case: "capital") } úr { -game(case: "definite-dative") }: { $points }. Staðan í { -match(case: "definite-dative") }: { $scores }.
skip-bo-event-match-ended = { $result }

skip-bo-source-hand = af { -hand(case: "dative") }
skip-bo-source-stock = úr { -stock-pile(case: "dative") }
skip-bo-source-discard = úr { -discard-pile(case: "dative") } { $pile }
skip-bo-source-buy-stock = úr { -stock-pile(case: "dative") } ({ $seat })
skip-bo-source-buy-discard = úr { -discard-pile(case: "dative") } { $pile } ({ $seat })

skip-bo-move-play = { $card } { $source } → { -pile } { $pile }
skip-bo-move-buy = kaupa { $card } { $source } fyrir 1 { -coin(case: "accusative") } → { -pile } { $pile }
skip-bo-move-substitute = { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
} í stað spilsins { $coins }, síðan { $card } { $source } → { -pile } { $pile }
skip-bo-move-coin-twelve = 12 { -coin(case: "plural") } í stað spilsins 12 → { -pile } { $pile }
skip-bo-move-pay-toll = greiða { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
} í { -toll(case: "accusative") } og halda áfram
skip-bo-move-decline-toll = { $discards ->
    [yes] greiða ekki, kasta einu spili og láta næsta { -player(case: "accusative") } gera
   *[no] greiða ekki og láta næsta { -player(case: "accusative") } gera
}
skip-bo-move-discard = kasta { $card } → { -discard-pile } { $pile }
skip-bo-move-end-turn = láta næsta { -player(case: "accusative") } gera

skip-bo-result-stock-empty = { $winners } sigrar: { -stock-pile(case: "definite") } er tómur.
skip-bo-result-stalemate = Enginn sigrar: enginn gat haldið áfram.
skip-bo-result-fewest-stock = { $count ->
    [one] { $winners } sigrar með fæst spil í { -stock-pile(case: "dative") }.
   *[other] Sameiginlegur sigur með fæst spil í { -stock-pile(case: "dative") }: { $winners }.
}
skip-bo-result-target = { $count ->
    [one] { $winners } sigrar í { -match(case: "definite-dative") }.
   *[other] Sameiginlegur sigur í { -match(case: "definite-dative") }: { $winners }.
} Lokastaðan: { $scores }.

skip-bo-board-piles = { -building-pile(case: "capital-plural") }
skip-bo-board-supply = Í { -draw-pile(case: "definite-dative") } { $draw }, í { -completed-pile(case: "plural-dative") } { $completed }
skip-bo-board-wants = vantar { $rank }
skip-bo-board-player = { -player }
skip-bo-board-stock = { -stock-pile }
skip-bo-board-hand = á { -hand(case: "dative") }
skip-bo-board-discards = { -discard-pile(case: "plural") }
skip-bo-board-coins = { -coin(case: "plural") }
skip-bo-board-score = { -points }
skip-bo-board-your-hand = Á { -hand(case: "dative") }: { $cards }
skip-bo-board-danger = (þá er { -stock-pile(case: "definite") } tómur; sigur: { $seat })
skip-bo-typed = Til að kasta spili og láta næsta gera slærðu inn d, spilið og { -discard-pile(case: "definite-accusative") }: d 9 2

## Why a move is against the rules

refusal-no-such-pile = Þessi { -pile } er ekki til.
refusal-pile-wants = Á þennan { -pile(case: "accusative") } vantar { $rank }.
refusal-toll-open = Fyrst { -toll(case: "definite") }: greiddu { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
} eða slepptu því og láttu næsta { -player(case: "accusative") } gera.
refusal-no-toll-open = Enginn { -toll } er ógreiddur.
refusal-must-discard = Fyrst þarftu að kasta spili af { -hand(case: "dative") } á { -discard-pile(case: "accusative") }.
refusal-stock-fits = { -top-card(case: "capital-definite") } í { -stock-pile(case: "definite-dative") } passar og við þetta borð er skylt að leggja það.
refusal-wild-on-wild = Við þetta borð má ekki leggja { -skip-bo-card(case: "accusative") } ofan á annað.
refusal-too-few-coins = Þetta kostar { $needs ->
    [one] { $needs } { -coin(case: "accusative") }
   *[other] { $needs } { -coin(case: "plural-accusative") }
} en þú átt { $has }.
refusal-coins-as-one = Við þetta borð má ekki nota { -coin(case: "accusative") } í stað spilsins 1.
refusal-coins-as-twelve = Ekki má nota { -coin(case: "plural-accusative") } í stað spilsins 12.
refusal-nothing-after-twelve = Ekkert spil kemst ofan á spilið 12 og því mega { -coin(case: "plural") } ekki koma í stað þess.
refusal-own-cards = Þú getur ekki keypt þín eigin spil.
refusal-last-stock-card = Við þetta borð má ekki kaupa síðasta spilið í { -stock-pile(case: "dative") }.
refusal-discard-pile-empty = Þessi { -discard-pile } er tómur.

## Why a bot moved as it did, and what a hint says

reason-play-stock = { -top-card(case: "capital-definite") } í { -stock-pile(case: "definite-dative") }, { $card }, passar.
reason-toward-stock = { $steps ->
    [1] Spilið { $card } kemst út úr { -stock-pile(case: "definite-dative") }.
    [one] Í { $steps } leik kemst spilið { $card } út úr { -stock-pile(case: "definite-dative") }.
   *[other] Í { $steps } leikjum kemst spilið { $card } út úr { -stock-pile(case: "definite-dative") }.
}
reason-empty-hand = { $steps ->
    [1] Síðasta spilið á { -hand(case: "dative") } kemst út og þá fást fimm ný.
    [one] Í { $steps } leik klárast öll spilin á { -hand(case: "dative") } og þá fást fimm ný.
   *[other] Í { $steps } leikjum klárast öll spilin á { -hand(case: "dative") } og þá fást fimm ný.
}
reason-better-table = Þannig verður staðan betri næst.
reason-discard-run = Spilið { $card } fer ofan á spil sem er einum hærra og seinna komast bæði út í einu.
reason-discard-same = Spilið { $card } fer ofan á annað eins.
reason-discard-open = Spilið { $card } byrjar nýjan { -discard-pile(case: "accusative") }.
reason-discard-least = Spilið { $card } er minnst fyrir á þessum { -pile(case: "dative") }.
reason-discard-any = Einhverju spili þarf að kasta.
reason-toll-worth-it = Það sem kemst út á eftir er meira virði en { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
}.
reason-toll-not-worth-it = Ekkert sem kemst út á eftir er { $coins ->
    [one] { $coins } { -coin(case: "genitive") }
   *[other] { $coins } { -coin(case: "plural-genitive") }
} virði.
reason-toll-anyhow = { -toll(case: "capital-definite") } er alltaf greiddur.

## How matches end, in a table

reason-stock-empty = { -stock-pile } tómur
reason-fewest-stock = fæst spil í { -stock-pile(case: "dative") }
reason-target = stigafjölda náð
