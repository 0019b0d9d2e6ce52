zip-zap-name = Zip Zap
zip-zap-zap = Zap
zip-zap-event-is-ready = { $seat }: til í næstu { -round(case: "accusative") }.
zip-zap-event-round-dealt = Gefið er í { $round }. { -round(case: "accusative") }.
zip-zap-event-start-card = { -start-card(case: "capital") }: { $card }.
zip-zap-event-laid = { $seat }: { $card }{ $forced ->
    [yes] , dómarinn setur spilið út.
   *[no] .
}
zip-zap-event-zapped = { $seat }: ZAP!
zip-zap-event-freed = { $why ->
    [ten] Tía: { $seat } setur út { -free-card }.
    [stall] Enginn getur sett út spil: { $seat } setur út { -free-card }.
    [idle] Enginn setti út spil: { $seat } setur út { -free-card }.
   *[zap] { $seat } setur út { -free-card }.
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
zip-zap-typed = Þú getur líka slegið inn spil (r4), spil með ZAP (r4z) eða bara z.
