## Skip-Bo read aloud

web-skip-bo-speech-no-hand = You don’t have a hand here.
web-skip-bo-speech-hand-empty = Your hand is empty.
web-skip-bo-speech-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }. { $fits ->
    [0] Nothing fits.
   *[other] You can play { $fitting }.
}
web-skip-bo-speech-stock = { $card }, { $cards ->
    [one] the last card
   *[other] { $cards } left
}
web-skip-bo-speech-piles = The piles need { $numbers }.
web-skip-bo-speech-opponent = { $name }: { $card }, { $cards } left
web-skip-bo-speech-coins = You have { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
web-skip-bo-speech-coins-of = { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
