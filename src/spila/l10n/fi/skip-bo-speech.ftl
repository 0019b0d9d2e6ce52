## Skip-Bo ääneen luettuna

web-skip-bo-speech-no-hand = Sinulla ei ole kortteja tässä pöydässä.
web-skip-bo-speech-hand-empty = Kätesi on tyhjä.
web-skip-bo-speech-hand = { -hand-card(case: "capital-plural-possessive") }, { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}: { $cards }. { $fits ->
    [0] Mikään niistä ei käy.
   *[other] Pelattavissa: { $fitting }.
}
web-skip-bo-speech-stock = { $card }, { $cards ->
    [one] viimeinen kortti
   *[other] { $cards } jäljellä
}
web-skip-bo-speech-piles = Pinoihin käyvät seuraavaksi { $numbers }.
web-skip-bo-speech-opponent = { $name }: { $card }, { $cards } jäljellä
web-skip-bo-speech-coins = Sinulla on { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
}
web-skip-bo-speech-coins-of = { $name }: { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(case: "partitive") }
}
