## Zip Zap læst højt

web-zip-zap-speech-no-hand = Du har ingen kort her.
web-zip-zap-speech-hand-empty = Du har ikke flere kort.
web-zip-zap-speech-hand = Din { -hand }, { $count } kort: { $cards }.
web-zip-zap-speech-next = { $any ->
    [yes] Næste: en hvilken som helst { $number }’er
   *[no] Næste: { $number }, { $suits }
}
web-zip-zap-speech-opponent = { $name }: { $cards } kort{ $short ->
    [yes] {""}
   *[no] { $zap ->
        [yes] , { -zap-card(form: "definite") } på { -hand(form: "definite") }
       *[no] , intet { -zap-card }
    }, { $points } point
}
web-zip-zap-speech-left = Tilbage på { -hand(form: "definite") }: { $cards }
