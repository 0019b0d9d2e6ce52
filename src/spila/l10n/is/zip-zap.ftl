zip-zap-name = Zip Zap
zip-zap-zap = Zap
zip-zap-event-is-ready = { $seat }: til í næstu { -round(case: "accusative") }.
zip-zap-event-round-dealt = Gefið er í { $round }. { -round(case: "accusative") }.
zip-zap-event-start-card = { -start-card(case: "capital") }: { $card }.
zip-zap-event-laid = { $forced ->
    [yes] { $seat }: dómarinn setur út { $card }.
   *[no] { $seat } setur út { $card }.
}
zip-zap-event-zapped = { $seat } kallar „ZAP!“
zip-zap-event-freed = { $why ->
    [ten] Tía. { $seat } leikur næst og { -free-card } passar.
    [stall] Enginn getur sett út spil. { $seat } leikur næst og { -free-card } passar.
    [idle] Enginn setti út spil. { $seat } leikur næst og { -free-card } passar.
   *[zap] { $seat } leikur næst og { -free-card } passar.
}
zip-zap-event-any-card-race = { -start-card(case: "capital-plural-definite") } eru búin. Fyrstur kemur, fyrstur fær: nú má setja út { -free-card }.
zip-zap-event-round-void = Enginn getur sett út spil og ekkert { -start-card } er eftir: { -round(case: "definite") } gildir ekki.
zip-zap-event-round-over = { $seat }: Zip Zap! { -points(case: "capital") } í { -round(case: "definite-dative") }: { $points }. Staðan: { $scores }.
zip-zap-event-match-ended = { $result }

zip-zap-move-lay = setja út { $card }
zip-zap-move-lay-zap = setja út { $card } og kalla „ZAP!“
zip-zap-move-zap = ZAP!
zip-zap-move-ready = til í næstu { -round(case: "accusative") }
zip-zap-move-wait = bíða og hleypa hinum að

zip-zap-result-fewest-points = { $count ->
    [one] { $winners } sigrar með fæst { -points }.
   *[other] Sameiginlegur sigur með fæst { -points }: { $winners }.
} Lokastaðan: { $scores }.
zip-zap-result-most-points = { $count ->
    [one] { $winners } sigrar með flest { -points }.
   *[other] Sameiginlegur sigur með flest { -points }: { $winners }.
} Lokastaðan: { $scores }.

zip-zap-board-top = { -top-card(case: "capital-definite") }: { $card } ({ $owner })
zip-zap-board-start = { -start-card }
zip-zap-board-round = { $round }. { -round }
zip-zap-board-player = { -player }
zip-zap-board-cards = spil
zip-zap-board-zap = Zap
zip-zap-board-score = { -points }
zip-zap-board-your-hand = Á { -hand(case: "dative") }: { $cards }
zip-zap-board-left-over = eftir á { -hand(case: "dative") }
zip-zap-typed = Þú getur líka slegið inn spil (r4), spil með ZAP (r4z) eða bara z.

## Why a move is against the rules

refusal-free-player = Aðeins { $player } má setja út spil núna.
refusal-no-zap-left = Þú átt ekkert { -zap-card(case: "accusative") } eftir.
refusal-not-the-owner = Aðeins sá sem setti út { -top-card } má kalla „ZAP!“
refusal-does-not-fit = Spilið passar ekki: { $card } ofan á { $top }.
refusal-round-over = { -round(case: "capital-definite-dative") } er lokið.
refusal-round-running = { -round(case: "capital-definite") } stendur enn yfir.
refusal-already-ready = Þú ert nú þegar til í næstu { -round(case: "accusative") }.

## Why a bot moved as it did, and what a hint says

reason-ready = Til í næstu { -round(case: "accusative") }.
reason-going-out = Þetta er síðasta spilið.
reason-best-lead = Ef { $card } fer út núna verða bestu spilin eftir.
reason-ten-goes-again = Eftir { $card } má setja út { -free-card }.
reason-zap-now = { -zap-card(case: "definite") } fer út á meðan það er hægt.
reason-zap-with = Saman fara út { $card } og { -zap-card(case: "definite") } og á eftir má setja út { -free-card }.

## How matches end, in a table

reason-fewest-points = fæst { -points }
reason-most-points = flest { -points }
