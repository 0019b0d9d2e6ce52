zip-zap-name = Zip Zap
zip-zap-zap = Zap
zip-zap-event-is-ready = { $seat }: valmis.
zip-zap-event-round-dealt = { -round(case: "capital") } { $round } on jaettu.
zip-zap-event-start-card = { -start-card(case: "capital") }: { $card }.
zip-zap-event-laid = { $seat }: { $card }{ $forced ->
    [yes] , tuomarin pelaamana.
   *[no] .
}
zip-zap-event-zapped = { $seat }: ZAP!
zip-zap-event-freed = { $why ->
    [ten] { -ten(case: "capital") }! { -free-card(case: "capital") }: { $seat }.
    [stall] Kukaan ei voi pelata. { -free-card(case: "capital") }: { $seat }.
    [idle] Kukaan ei pelannut. { -free-card(case: "capital") }: { $seat }.
   *[zap] { -free-card(case: "capital") }: { $seat }.
}
zip-zap-event-any-card-race = { -start-card(case: "capital-plural") } loppuivat: nopein saa pelata minkä tahansa kortin.
zip-zap-event-round-void = Kukaan ei voi pelata eikä { -start-card(case: "plural-partitive") } ole jäljellä: { -round(case: "partitive") } ei lasketa.
zip-zap-event-round-over = { $seat }: Zip Zap! { -round(case: "capital-genitive") } pisteet: { $points }. Tilanne: { $scores }.
zip-zap-event-match-ended = { $result }

zip-zap-move-lay = pelaa { $card }
zip-zap-move-lay-zap = pelaa { $card } ja huuda ”ZAP!”
zip-zap-move-zap = ZAP!
zip-zap-move-ready = valmis seuraavaan { -round(case: "illative") }
zip-zap-move-wait = odota ja anna muiden pelata

zip-zap-result-fewest-points = { $count ->
    [one] Voitto
   *[other] Jaettu voitto
} pienimmällä pistemäärällä: { $winners }. Pisteet: { $scores }.
zip-zap-result-most-points = { $count ->
    [one] Voitto
   *[other] Jaettu voitto
} suurimmalla pistemäärällä: { $winners }. Pisteet: { $scores }.

zip-zap-board-top = { -top-card(case: "capital") }: { $card } ({ $owner })
zip-zap-board-start = { -start-card }
zip-zap-board-round = { -round(case: "capital") } { $round }
zip-zap-board-player = pelaaja
zip-zap-board-cards = kortit
zip-zap-board-zap = Zap
zip-zap-board-score = pisteet
zip-zap-board-your-hand = { -hand-card(case: "capital-plural-possessive") }: { $cards }
zip-zap-board-left-over = käteen jäi
zip-zap-typed = Voit myös kirjoittaa kortin (r4), kortin ja ZAPin (r4z) tai pelkän z:n. R on punainen, G vihreä, B sininen, Y keltainen ja J { -joker }.

## Why a move is against the rules

refusal-free-player = Nyt kortin saa pelata vain { $player }.
refusal-no-zap-left = { -zap-card(case: "possessive") } on jo käytetty.
refusal-not-the-owner = Vain se, joka pelasi { -top-card(case: "genitive") }, saa huutaa ”ZAP!”
refusal-does-not-fit = Kortti { $card } ei käy kortin { $top } päälle.
refusal-round-over = { -round(case: "capital") } on päättynyt.
refusal-round-running = { -round(case: "capital") } on vielä kesken.
refusal-already-ready = Olet jo valmis.

## Why a bot moved as it did, and what a hint says

reason-ready = Valmiina seuraavaan { -round(case: "illative") }.
reason-going-out = Se on viimeinen kortti.
reason-best-lead = Kun nyt lähtee { $card }, parhaat kortit jäävät myöhemmäksi.
reason-ten-goes-again = Kortin { $card } jälkeen saa pelata minkä tahansa kortin.
reason-zap-now = { -zap-card } pelataan, kun se vielä onnistuu.
reason-zap-with = Kortti { $card } ja { -zap-card } lähtevät yhdessä, ja jatkaa saa millä tahansa kortilla.

## How matches end, in a table

reason-fewest-points = vähiten pisteitä
reason-most-points = eniten pisteitä
