## Why a move is against the rules. Shared by the games where a name has no game in front.

refusal-not-your-turn = { $player } á að gera.
refusal-no-such-seat = Þetta sæti er ekki til.
refusal-match-over = { -match(case: "capital-definite-dative") } er lokið.
refusal-not-in-hand = Þú ert ekki með þetta spil.
refusal-no-such-pile = Þessi { -pile } er ekki til.
refusal-no-such-place = { -place(case: "capital-plural-definite") } á { -timeline(case: "definite-dative") } eru númer 0 til { $most }.
refusal-not-in-the-game = Þessi { -player } er ekki lengur með.

refusal-pile-wants = Á þennan { -pile(case: "accusative") } vantar { $rank }.
refusal-toll-open = Fyrst { -toll(case: "definite") }: greiddu { $coins ->
    [one] { $coins } { -coin(case: "accusative") }
   *[other] { $coins } { -coin(case: "plural-accusative") }
} eða slepptu því.
refusal-no-toll-open = Enginn { -toll } er ógreiddur.
refusal-must-discard = Í lokin þarftu að kasta spili af { -hand(case: "dative") } á { -discard-pile(case: "accusative") }.
refusal-stock-fits = { -top-card(case: "capital-definite") } í { -stock-pile(case: "definite-dative") } passar og við þetta borð er skylt að leggja það.
refusal-wild-on-wild = Við þetta borð má ekki leggja { -skip-bo-card(case: "accusative") } ofan á annað.
refusal-too-few-coins = Þetta kostar { $needs ->
    [one] { $needs } { -coin(case: "accusative") }
   *[other] { $needs } { -coin(case: "plural-accusative") }
} en þú átt { $has }.
refusal-coins-as-one = Við þetta borð má ekki nota { -coin(case: "accusative") } í stað spilsins 1.
refusal-coins-as-twelve = Ekki má nota { -coin(case: "plural-accusative") } í stað spilsins 12.
refusal-nothing-after-twelve = Ekkert spil kemst ofan á 12 og því má ekki nota { -coin(case: "plural-accusative") } í stað þess.
refusal-own-cards = Þú getur ekki keypt þín eigin spil.
refusal-last-stock-card = Við þetta borð má ekki kaupa síðasta spilið í { -stock-pile(case: "dative") }.
refusal-discard-pile-empty = Þessi { -discard-pile } er tómur.

refusal-free-player = Aðeins { $player } má setja út spil núna.
refusal-no-zap-left = Þú átt ekkert { -zap-card(case: "accusative") } eftir.
refusal-not-the-owner = Aðeins sá sem setti út { -top-card } má kalla „ZAP!“
refusal-does-not-fit = Spilið passar ekki: { $card } ofan á { $top }.
refusal-round-over = { -round(case: "capital-definite-dative") } er lokið.
refusal-round-running = { -round(case: "capital-definite") } stendur enn yfir.
refusal-already-ready = Þú ert nú þegar til í næstu { -round(case: "accusative") }.
