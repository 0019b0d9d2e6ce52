## The board of Zip Zap. A card is a neuter "…spil", the same in the nominative and the accusative, so that other
## sentences can lay it or lay something on it.

# $suit: 0 red toadstools, 1 green firs, 2 blue fish, 3 yellow suns, 4 jokers
web-zip-zap-card = { $suit ->
    [0] rautt sveppaspil { $number }
    [1] grænt grenispil { $number }
    [2] blátt fiskaspil { $number }
    [3] gult sólarspil { $number }
   *[4] jókerspil { $number }
}
web-zip-zap-card-zap = { -zap-card }
web-zip-zap-card-on-way = { $card }, á leiðinni
web-zip-zap-card-fits = { $card }, passar
web-zip-zap-suit = { $suit ->
    [0] rauður sveppur
    [1] grænt greni
    [2] blár fiskur
    [3] gul sól
   *[4] { -joker }
}
# One letter each, all different and none of them the Zap's: rauður, grænn, blár, gulur (its G is taken), jóker
web-zip-zap-suit-key = { $suit ->
    [0] R
    [1] G
    [2] B
    [3] U
   *[4] J
}
web-zip-zap-zap-key = Z

web-zip-zap-line = Samband:
web-zip-zap-ms = { $ms } ms
web-zip-zap-bot = tölvuspilari
web-zip-zap-away = sambandslaust
web-zip-zap-sits-in = tölvuspilari spilar
web-zip-zap-cards-word = { $count ->
    [one] spil
   *[other] spil
}
web-zip-zap-has-zap = { -zap-card } enn á { -hand(case: "dative") }
web-zip-zap-points = { $points } { -points }
web-zip-zap-points-brief = { $points } st.

web-zip-zap-round = { $round }. { -round } af { $rounds } · sá sigrar sem hefur fæst { -points }
web-zip-zap-round-most = { $round }. { -round } af { $rounds } · sá sigrar sem hefur flest { -points }
web-zip-zap-extra-round = { $round }. { -round } (aukaumferð)
web-zip-zap-look = Líttu á spilin á { -hand(case: "dative") }. { -start-card(case: "capital-definite-dative") } er snúið við hjá öllum í einu.
web-zip-zap-left = { $count ->
    [one] { $count } spil liggur á hvolfi
   *[other] { $count } spil liggja á hvolfi
}
web-zip-zap-pile-empty = { -discard-pile(case: "capital-definite") } er tómur
web-zip-zap-pile = { $owner ->
    [none] { -discard-pile(case: "capital-definite") }: efst er { $card }, { -start-card(case: "definite") }
    [you] { -discard-pile(case: "capital-definite") }: efst er { $card }, sem þú settir út
   *[other] { -discard-pile(case: "capital-definite") }: efst er { $card }, sem { $name } setti út
}
web-zip-zap-laid = { $name } á { -top-card }
web-zip-zap-laid-you = Þú átt { -top-card }
web-zip-zap-next = Næst:
web-zip-zap-next-any = hvaða litur sem er,
web-zip-zap-or = eða

web-zip-zap-first-you = Þú varst á undan, { $later } kom { $ms } ms síðar
web-zip-zap-first-late = { $first } var { $ms } ms á undan þér
web-zip-zap-first-others = { $first } var á undan, { $later } kom { $ms } ms síðar
web-zip-zap-drawn-you = Nokkrir vildu setja út: þú vannst hlutkestið
web-zip-zap-drawn-late = Nokkrir vildu setja út: { $first } vann hlutkestið
web-zip-zap-drawn-others = Nokkrir vildu setja út: { $first } vann hlutkestið
web-zip-zap-evened = Munurinn á netsamböndunum hefur þegar verið jafnaður.

web-zip-zap-free-you = { $why ->
    [ten] Tía: settu út { -free-card }.
    [stall] Enginn getur sett út spil og þú átt { -top-card }: settu út { -free-card }.
    [idle] Enginn setti út spil og þú átt { -top-card }: settu út { -free-card }.
   *[zap] ZAP! Settu nú út { -free-card }.
}
web-zip-zap-others-wait = Allir aðrir bíða.

web-zip-zap-hand = Á { -hand(case: "dative") }: { $count } spil
web-zip-zap-wants = vantar { $number }
web-zip-zap-too-late = of seint
web-zip-zap-back = ekki núna
web-zip-zap-locked = Passaði ekki: bíddu í { $seconds } s

web-zip-zap-key-now = Zap og síðan { -free-card }
web-zip-zap-key-arm = Ýttu hér, síðan á spil: bæði fara saman
web-zip-zap-key-armed = Fer með næsta spili. Ýttu aftur til að hætta við
web-zip-zap-key-used = { -zap-card(case: "definite") } þitt er komið út
web-zip-zap-or-press = eða ýttu á

web-zip-zap-out = { $name }: Zip Zap!
web-zip-zap-out-you = Zip Zap! Öll spilin þín eru komin út
web-zip-zap-after = Eftir { $round }. { -round(case: "accusative") }
web-zip-zap-round-points = { $round }. { -round }
web-zip-zap-total = Alls
web-zip-zap-is-ready = til í næstu
web-zip-zap-not-ready = ekki enn til í næstu
web-zip-zap-ready = Til í næstu { -round(case: "accusative") }
web-zip-zap-waiting-ready = Beðið er eftir hinum.
web-zip-zap-next-round = Byrja næstu { -round(case: "accusative") }
web-zip-zap-ready-count = { $ready } af { $all } til í næstu

web-zip-zap-help = Að setja út spil
web-zip-zap-help-tap = Í kapphlaupinu fer spil út um leið og þú snertir það. Þegar þú mátt setja út { -free-card } fer það út þegar þú sleppir því og þú getur dregið það á { -pile(case: "definite-accusative") }.
web-zip-zap-help-zap = Átt þú { -top-card }? Þá fer ZAP! strax.
web-zip-zap-help-with = Á einhver annar það? Ýttu á ZAP! og síðan á spil: bæði fara saman og enginn kemst á milli.
web-zip-zap-help-hold = Eða haltu fingri á spili: ZAP! fylgir um leið og það er komið út.
web-zip-zap-help-fair = Punktar og millisekúndur sýna hve hægt samband hvers og eins er. Borðið jafnar muninn.
web-zip-zap-help-keys = Flýtilyklar
web-zip-zap-help-key-number = 1 til 9, og 0 fyrir tíuna, setja út spilið með þeirri tölu ef þú átt bara eitt.
web-zip-zap-help-key-suit = Ef þú átt fleiri ræður stafur { -suit(case: "definite-genitive") } hvert þeirra fer út. Þú mátt líka ýta fyrst á stafinn.
web-zip-zap-help-key-zap = { web-zip-zap-zap-key } er ZAP! Haltu Shift niðri til að setja út spil ásamt ZAP!
web-zip-zap-help-key-arrows = Með örvum ferðu á milli spila, Enter setur spilið út.
web-zip-zap-help-key-letgo = Með Escape hættirðu við það sem þú valdir.
web-zip-zap-help-key-help = ? sýnir þessa síðu.
web-zip-zap-help-key-left = Spilin þín liggja eins og lyklarnir á vinstri helmingi lyklaborðsins; á hverju spili stendur lykill þess. Shift setur út spil ásamt ZAP!
web-zip-zap-help-key-left-zap = Allir lyklar frá 1 til 5 eru ZAP! Á milli umferða segja þeir að þú sért til í næstu.
web-zip-zap-help-key-right = Spilin þín liggja eins og lyklarnir á hægri helmingi lyklaborðsins; á hverju spili stendur lykill þess. Shift setur út spil ásamt ZAP!
web-zip-zap-help-key-right-zap = Allir lyklar frá 6 til 0 eru ZAP! Á milli umferða segja þeir að þú sért til í næstu.
web-zip-zap-help-suits = { -suit(case: "capital-plural") }
web-zip-zap-help-close = Aftur að borðinu
web-zip-zap-removed = í { -box(case: "definite-dative") }

web-zip-zap-played = Spil sem eru komin út
web-zip-zap-played-open = { $count ->
    [1] Skoða spilið sem er komið út
    [one] Skoða { $count } spil sem er komið út
   *[other] Skoða { $count } spil sem eru komin út
}
web-zip-zap-played-of = { $count } af { $all }
web-zip-zap-only-zap = Ýttu á ZAP! og þú átt engin spil eftir.
web-zip-zap-last-card = Síðasta spilið: { $card }
web-zip-zap-left-over-none = engin spil eftir
web-zip-zap-left-over-worth = 1 stig fyrir hvert spil, 3 fyrir jóker, 5 fyrir Zap-spilið

## How the winner won, below their name

web-zip-zap-why-fewest-points = Fæst { -points }.
web-zip-zap-why-most-points = Flest { -points }.
