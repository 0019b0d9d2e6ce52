## Skip-Bo lest høyt

web-skip-bo-speech-no-hand = Du har ingen kort her.
web-skip-bo-speech-hand-empty = Du har ingen kort på hånden.
web-skip-bo-speech-hand = På hånden, { $count } kort: { $cards }. { $fits ->
    [0] Ingen av dem passer.
   *[other] Du kan spille ut { $fitting }.
}
web-skip-bo-speech-stock = { $card }, { $cards ->
    [one] det siste kortet
   *[other] { $cards } igjen
}
web-skip-bo-speech-piles = Bunkene venter på { $numbers }.
web-skip-bo-speech-opponent = { $name }: { $card }, { $cards } igjen
web-skip-bo-speech-coins = Du har { $coins ->
    [0] ingen { -coin(form: "plural") }
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}
web-skip-bo-speech-coins-of = { $name }: { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}
