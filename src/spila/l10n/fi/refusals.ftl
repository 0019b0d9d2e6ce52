## Why a move is against the rules. Shared by the games where a name has no game in front.

refusal-not-your-turn = Nyt on vuorossa { $player }.
refusal-no-such-seat = Sellaista paikkaa ei ole.
refusal-match-over = Peli on jo päättynyt.
refusal-not-in-hand = Sinulla ei ole sitä korttia.
refusal-no-such-pile = Sellaista pinoa ei ole.
refusal-no-such-place = { -timeline(case: "capital-adessive") } on paikat 0–{ $most }.
refusal-not-in-the-game = Se pelaaja ei ole enää mukana pelissä.

refusal-pile-wants = Tähän pinoon tarvitaan seuraavaksi { $rank }.
refusal-toll-open = Ensin { -toll }: maksa { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
} tai jätä maksamatta.
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

refusal-free-player = Nyt kortin saa pelata vain { $player }.
refusal-no-zap-left = { -zap-card(case: "possessive") } on jo käytetty.
refusal-not-the-owner = Vain se, joka pelasi { -top-card(case: "genitive") }, saa huutaa ZAP!
refusal-does-not-fit = { $card } ei käy kortin { $top } päälle.
refusal-round-over = { -round(case: "capital") } on päättynyt.
refusal-round-running = { -round(case: "capital") } on vielä kesken.
refusal-already-ready = Olet jo valmis.
