## Skip-Bo lesið upp

web-skip-bo-speech-no-hand = Þú ert ekki með spil hér.
web-skip-bo-speech-hand-empty = Engin spil eru á { -hand(case: "dative") }.
web-skip-bo-speech-hand = Á { -hand(case: "dative") }, { $count } spil: { $cards }. { $fits ->
    [0] Ekkert þeirra passar.
   *[other] Þetta passar: { $fitting }.
}
web-skip-bo-speech-stock = { $card }, { $cards ->
    [1] síðasta spilið
   *[other] { $cards } spil eftir
}
web-skip-bo-speech-piles = Næst koma { $numbers }.
web-skip-bo-speech-opponent = { $name }: { $card }, { $cards } spil eftir
web-skip-bo-speech-coins = Hjá þér: { $coins ->
    [0] engin { -coin }
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
}
web-skip-bo-speech-coins-of = { $name }: { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
}
