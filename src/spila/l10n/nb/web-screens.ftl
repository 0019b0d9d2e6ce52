## The big screen, the phone as a hand, and the host's remote

screen-title = Storskjerm
screen-join = Bli med
screen-join-phone = Bli med på mobilen
screen-join-type = Skann koden, eller gå til { $address } og skriv
screen-offer-type-code = og skriv denne koden
screen-offer-phone = Åpne på mobilen eller nettbrettet:
screen-seconds = omtrent { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
} igjen
screen-you = og du?
screen-locked = Døren er låst. Ingen andre kan bli med.
screen-late = For sent ute? { $address }, kode
screen-door-code = Skriv koden til bordet
screen-door-show = Vis bordet
screen-door-new = Eller velg et spill her. Kortene har dere på mobilene.
screen-full = Fullskjerm
screen-lobby-first = Den første som blir med, er vert og starter spillet.
screen-lobby-alone = Venter på flere spillere …
screen-lobby-deal = { $name } starter spillet på mobilen.
screen-turn = { $name } har turen
screen-left = igjen
screen-score = { $name }: { $score }
screen-paused = Spillet er satt på pause.
screen-paused-by = { $name } har satt spillet på pause.
screen-lost = Forbindelsen er brutt. Prøver igjen …
screen-end-again = Vil dere spille igjen? Trykk på «Spill en gang til» på en mobil.
screen-race-starts = Se på kortene dere har. { -start-card(form: "Definite") } snus her og på alle mobilene i samme øyeblikk.
screen-zap-used = Zap er brukt
screen-round = Runde { $round } av { $rounds }
screen-fewest = Poeng så langt. Færrest poeng vinner.
screen-most = Poeng så langt. Flest poeng vinner.
screen-playing = spiller nå
screen-others = { $count ->
    [one] 1 til
   *[other] { $count } til
}
screen-bar = Knapper for skjermen
screen-leader = Lederens knapper
screen-larger = Større
screen-page = Side { $page } av { $pages }. Bla med piltastene.
screen-offer = Vis bordet på en storskjerm
screen-offer-note = Alle ser de felles kortene der. Kortene på hånden er på mobilene.
screen-offer-open = Åpne i nettleseren på TV-en
screen-offer-type = og skriv koden til bordet
screen-offer-scan = På et nettbrett holder det å skanne.
screen-offer-qr = QR-kode for storskjermen
screen-offer-link = Lag en lenke til storskjermen
screen-offer-here = Bruk denne skjermen
screen-offer-now = Vis bordet her nå
screen-offer-none = Spill uten
screen-remote = Fjernkontroll
screen-remote-note = Styrer bordet fra en mobil uten å spille: start, pause, innstillinger, plasser. Spillernes kort vises aldri på den.
screen-remote-make = Lag en fjernkontroll
screen-remote-here = Bruk denne enheten
screen-remote-qr = QR-kode for fjernkontrollen
screen-seat = Plassen din på en annen enhet
screen-seat-show = Vis koden
screen-seat-note = Skann koden med din egen mobil. Alle som har koden, kan spille kortene dine.
screen-seat-first = Ta med deg plassen din først: Skann koden med mobilen. Vis så bordet her.
screen-seat-qr = QR-kode for plassen din
screen-devices = Tilkoblede enheter
screen-device = { $role ->
    [remote] Fjernkontroll { $number }
   *[screen] Storskjerm { $number }
}
screen-device-end = Koble fra
screen-remote-begin = Spillet har begynt.
screen-next = Neste
screen-next-does = { $what ->
    [game] start neste spill
   *[story] lukk historien
}
screen-next-nothing = ikke noe å gjøre nå
screen-seats = Plasser
screen-seat-open = ledig for alle som har koden
screen-stand-in = en bot vikarierer
screen-line-down = forbindelsen er brutt
screen-bot-sure = Skal en bot ta over plassen til { $name }?
screen-bot-yes = La en bot ta over
screen-not-now = Ikke nå
screen-show-code = Vis koden på TV-en
screen-hide-code = Skjul koden på TV-en
screen-sound-off = Slå av lyden på TV-en
screen-sound-on = Slå på lyden på TV-en
screen-devices-key = Skjermer og enheter
screen-rename-to = Nytt navn
screen-rename = Gi { $name } et nytt navn
screen-story-show = Vis historien på TV-en
screen-story-hide = Skjul historien på TV-en
screen-unlock = Lås opp døren
screen-lock = Lås døren
screen-show-names = Vis navnene
screen-hide-names = Skjul alle navn
screen-show-rules = Vis reglene på TV-en
screen-hide-rules = Skjul reglene på TV-en
screen-next-page = Neste side på TV-en
screen-rules-here = Regler på denne enheten
screen-larger-tv = Forstørr på TV-en
screen-smaller-tv = Normal størrelse på TV-en
screen-stop = Avslutt spillet
screen-stop-note = Vi spør først. Dere kan fortsatt se spillet i reprise.
screen-stop-sure = Skal spillet avsluttes for alle? Da vinner ingen.
screen-stop-no = Spill videre
screen-hand-note = Resten er på storskjermen
screen-hand-wait = Følg med på storskjermen.
screen-same-letters = Samme bokstaver som på TV-en
screen-scores-there = Poengene står på storskjermen.
screen-stock = { $cards } igjen
screen-buy = Kjøp et kort for { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}
screen-buy-of = { $owner }: { $card }
screen-place = Plass { $letter }, { $between }
