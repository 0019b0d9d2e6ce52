## Zip Zap lest høyt

web-zip-zap-speech-no-hand = Du har ingen kort her.
web-zip-zap-speech-hand-empty = Du har ingen kort igjen.
web-zip-zap-speech-hand = På hånden, { $count } kort: { $cards }.
web-zip-zap-speech-next = { $any ->
    [yes] Neste: { $number } i valgfri fargeserie
   *[no] Neste: { $number }, { $suits }
}
web-zip-zap-speech-opponent = { $name }: { $cards } kort{ $short ->
    [yes] {""}
   *[no] { $zap ->
        [yes] , { -zap-card(form: "definite") } på hånden
       *[no] , { -zap-card(form: "definite") } er brukt
    }, { $points } poeng
}
web-zip-zap-speech-left = Igjen på hånden: { $cards }
