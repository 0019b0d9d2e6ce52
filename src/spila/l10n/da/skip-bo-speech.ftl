## Skip-Bo læst højt

web-skip-bo-speech-no-hand = Du har ingen kort her.
web-skip-bo-speech-hand-empty = Du har ingen kort på { -hand(form: "definite") }.
web-skip-bo-speech-hand = Din { -hand }, { $count } kort: { $cards }. { $fits ->
    [0] Ingen af dem passer.
   *[other] Du kan lægge { $fitting }.
}
web-skip-bo-speech-stock = { $card }, { $cards ->
    [one] det sidste kort
   *[other] { $cards } tilbage
}
web-skip-bo-speech-piles = Bunkerne venter på { $numbers }.
web-skip-bo-speech-opponent = { $name }: { $card }, { $cards } tilbage
web-skip-bo-speech-coins = Du har { $coins ->
    [0] ingen { -coin(form: "plural") }
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}
web-skip-bo-speech-coins-of = { $name }: { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}
