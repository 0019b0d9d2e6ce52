## Why a bot moved as it did, and what a hint says. Cards and piles come as words.

reason-random = Ilman mitään syytä.
reason-anything = Se käy.
reason-only-move = Muuta ei voi tehdä.

reason-play-stock = { -stock-pile(case: "capital-genitive") } kortti { $card } käy.
reason-toward-stock = { $steps ->
    [one] { -stock-pile(case: "capital-genitive") } kortista { $card } pääsee eroon.
   *[other] { -stock-pile(case: "capital-genitive") } kortista { $card } pääsee eroon { $steps } siirrolla.
}
reason-empty-hand = { $steps ->
    [one] Viimeinenkin { -hand-card } lähtee, ja tilalle saa viisi uutta.
   *[other] Koko { -hand } tyhjenee { $steps } siirrolla, ja tilalle saa viisi uutta korttia.
}
reason-better-table = Pöydän tilanne jää paremmaksi seuraavaa vuoroa varten.
reason-discard-run = { $card } menee yhtä numeroa suuremman kortin päälle; myöhemmin molemmat lähtevät peräkkäin.
reason-discard-same = { $card } menee samanlaisen kortin päälle.
reason-discard-open = { $card } aloittaa oman { -discard-pile(case: "genitive") }.
reason-discard-least = { $card } on siinä pinossa vähiten tiellä.
reason-discard-any = Jokin kortti on hylättävä.
reason-toll-worth-it = Jatko on enemmän kuin { $coins ->
    [one] { -coin(case: "genitive") }
   *[other] { $coins } { -coin(case: "genitive") }
} arvoinen.
reason-toll-not-worth-it = Jatko ei ole { $coins ->
    [one] { -coin(case: "genitive") }
   *[other] { $coins } { -coin(case: "genitive") }
} arvoinen.
reason-toll-anyhow = { -toll(case: "capital-plural") } maksetaan aina.

reason-ready = Valmiina seuraavaan { -round(case: "illative") }.
reason-going-out = Se on viimeinen kortti.
reason-best-lead = { $card } jättää parhaat kortit myöhemmäksi.
reason-ten-goes-again = Kortin { $card } jälkeen saa pelata minkä tahansa kortin.
reason-zap-now = { -zap-card } pelataan, kun se vielä onnistuu.
reason-zap-with = { $card } ja { -zap-card } lähtevät yhdessä, ja jatkaa saa millä tahansa kortilla.

reason-no-idea = Arvaus.
reason-surest = Varmin kortti ja paikka, varmuus { $sure } %.
reason-last-card = Viimeinen kortti, paikan varmuus { $sure } %.
reason-keep-up = Joku on jo päässyt eroon korteistaan: vain oikea paikka pitää pelin auki. Varmuus { $sure } %.
reason-tie-break = { -tie-break-round(case: "capital") } riippuu tästä kortista. Varmuus { $sure } %.
level-gentle = Leppoisa
    .help = Ei pidä kiirettä. Sopii lapsille ja ensimmäisiin peleihin.
