## Zip Zap ääneen luettuna

web-zip-zap-speech-no-hand = Sinulla ei ole kortteja tässä pöydässä.
web-zip-zap-speech-hand-empty = Sinulla ei ole enää kortteja.
web-zip-zap-speech-hand = { -hand(case: "capital-inessive-possessive") } on { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}: { $cards }.
web-zip-zap-speech-next = { $any ->
    [yes] Seuraavaksi: mikä tahansa { $number }
   *[no] Seuraavaksi: { $number }, { $suits }
}
web-zip-zap-speech-opponent = { $name }: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}{ $short ->
    [yes] {""}
   *[no] { $zap ->
        [yes] , { -zap-card } vielä { -hand(case: "inessive") }
       *[no] , { -zap-card } käytetty
    }, { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }
}
web-zip-zap-speech-left = Käteen jäi: { $cards }
