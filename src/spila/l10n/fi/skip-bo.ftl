skip-bo-name = Skip-Bo { -coin(case: "plural-adessive") }
skip-bo-event-game-dealt = Peli { $game } on jaettu. Aloittaja: { $starter }.
skip-bo-event-turn-began = Vuorossa: { $seat }.
skip-bo-event-drew = { $seat }: { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
} { -draw-pile(case: "elative") }{ $known ->
    [yes] : { $cards }
   *[no] .
}
skip-bo-event-reshuffled = { $buried ->
    [yes] { -building-pile(case: "capital-plural-genitive") } peitetyistä korteista
   *[no] { -completed-pile(case: "capital-plural-elative") }
} sekoitetaan uusi { -draw-pile }: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}.
skip-bo-event-coins-paid = { $seat }: { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
} { $coins }-kortin sijasta pinoon { $pile }.
skip-bo-event-bought = { $seat }: kortin osto 1 { -coin(case: "adessive") }. Myyjä: { $owner }.
skip-bo-event-played = { $seat }: { $card } { $source } pinoon { $pile }, jonka arvo on nyt { $value }.
skip-bo-event-turned-up = { $seat }: { -stock-pile(case: "genitive") } seuraava kortti on { $card }, jäljellä { $left }.
skip-bo-event-toll-due = { $seat }: { -toll } on { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
}.
skip-bo-event-toll-paid = { $seat }: { -toll } maksettu, { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
}.
skip-bo-event-toll-declined = { $seat }: { $able ->
    [yes] { -toll } jää maksamatta.
   *[no] { -coin(case: "plural") } eivät riitä { -toll(case: "illative") }.
}
skip-bo-event-cleared = Pino { $pile } on valmis ja siirretään sivuun.
skip-bo-event-coins-dealt = Pinon { -coin(case: "plural") } jaetaan takaisin. Ensimmäinen: { $seat }. Jako: { $shares }.
skip-bo-event-discarded = { $seat }: { $card } { -discard-pile(case: "illative") } { $pile }.
skip-bo-event-game-won = { $stalemate ->
    [yes] Kukaan ei voi jatkaa. Vähiten kortteja { -stock-pile(case: "inessive") }: { $winners }.
   *[no] { $winners }: { -stock-pile } on tyhjä!
}
skip-bo-event-game-void = Kukaan ei voi jatkaa. Peli jää ilman voittajaa.
skip-bo-event-scored = Pelin pisteet: { $points }. { -match(case: "capital-genitive") } tilanne: { $scores }.
skip-bo-event-match-ended = { $result }

skip-bo-source-hand = { -hand(case: "elative") }
skip-bo-source-stock = { -stock-pile(case: "elative") }
skip-bo-source-discard = { -discard-pile(case: "elative") } { $pile }
skip-bo-source-buy-stock = { -stock-pile(case: "elative") } ({ $seat })
skip-bo-source-buy-discard = { -discard-pile(case: "elative") } { $pile } ({ $seat })

skip-bo-move-play = { $card } { $source } → pino { $pile }
skip-bo-move-buy = osta { $card } { $source }, 1 { -coin } → pino { $pile }
skip-bo-move-substitute = { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
} { $coins }-kortin sijasta, sitten { $card } { $source } → pino { $pile }
skip-bo-move-coin-twelve = 12 { -coin(case: "partitive") } 12-kortin sijasta → pino { $pile }
skip-bo-move-pay-toll = maksa { $coins } { -coin(case: "genitive") } { -toll } ja jatka
skip-bo-move-decline-toll = { $discards ->
    [yes] jätä { -toll } maksamatta; siirrä yksi kortti { -discard-pile(case: "illative") }, niin vuorosi päättyy
   *[no] jätä { -toll } maksamatta; vuorosi päättyy
}
skip-bo-move-discard = hylkää { $card } → { -discard-pile } { $pile }
skip-bo-move-end-turn = päätä vuoro

skip-bo-result-stock-empty = Voitto: { $winners }. { -stock-pile(case: "capital") } on tyhjä.
skip-bo-result-stalemate = Ei voittajaa: kukaan ei voinut jatkaa.
skip-bo-result-fewest-stock = { $count ->
    [one] Voitto
   *[other] Jaettu voitto
}: { $winners }. Vähiten kortteja { -stock-pile(case: "inessive") }.
skip-bo-result-target = { -match(case: "capital-genitive") } { $count ->
    [one] voitto
   *[other] jaettu voitto
}: { $winners }. Pisteet: { $scores }.

skip-bo-board-piles = { -building-pile(case: "capital-plural") }
skip-bo-board-supply = { -draw-pile(case: "capital-inessive") } { $draw }, { -completed-pile(case: "plural-inessive") } { $completed }
skip-bo-board-wants = seuraava { $rank }
skip-bo-board-player = pelaaja
skip-bo-board-stock = { -stock-pile }
skip-bo-board-hand = { -hand }
skip-bo-board-discards = { -discard-pile(case: "plural") }
skip-bo-board-coins = { -coin(case: "plural") }
skip-bo-board-score = pisteet
skip-bo-board-your-hand = { -hand-card(case: "capital-plural-possessive") }: { $cards }
skip-bo-board-danger = ({ -stock-pile } tyhjenee, voitto: { $seat })
skip-bo-typed = Päätä vuorosi kirjoittamalla d, kortti ja { -discard-pile }: d 9 2

## Why a move is against the rules

refusal-no-such-pile = Sellaista pinoa ei ole.
refusal-pile-wants = Tähän pinoon tarvitaan seuraavaksi { $rank }.
refusal-toll-open = Ensin { -toll }: maksa { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
} tai jätä maksamatta ja päätä vuorosi.
refusal-no-toll-open = Maksettavaa { -toll(case: "partitive") } ei ole.
refusal-must-discard = Vuoro päättyy, kun siirrät kortin { -hand(case: "elative-possessive") } { -discard-pile(case: "illative") }.
refusal-stock-fits = { -stock-pile(case: "capital-possessive") } kortti käy, ja tässä pöydässä se on pelattava.
refusal-wild-on-wild = Tässä pöydässä { -skip-bo-card(case: "partitive") } ei saa pelata toisen päälle.
refusal-too-few-coins = Siihen tarvitaan { $needs ->
    [one] 1 { -coin }
   *[other] { $needs } { -coin(case: "partitive") }
}, sinulla on { $has }.
refusal-coins-as-one = Tässä pöydässä { -coin } ei käy 1-kortista.
refusal-coins-as-twelve = { -coin(case: "capital-plural") } eivät käy 12-kortista.
refusal-nothing-after-twelve = 12-kortin päälle ei voisi pelata mitään, joten { -coin(case: "plural") } eivät käy siitä.
refusal-own-cards = Omia korttejasi et voi ostaa.
refusal-last-stock-card = Tässä pöydässä { -stock-pile(case: "genitive") } viimeistä korttia ei saa ostaa.
refusal-discard-pile-empty = Se { -discard-pile } on tyhjä.

## Why a bot moved as it did, and what a hint says

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

## How matches end, in a table

reason-stock-empty = { -stock-pile } tyhjä
reason-fewest-stock = vähiten kortteja { -stock-pile(case: "inessive") }
reason-target = pistemäärä saavutettu
