## The big screen, the phone as a hand, and the host's remote

screen-title = Storskærm
screen-join = Vær med
screen-join-phone = Vær med på mobilen
screen-join-type = Skan koden, eller åbn { $address } og skriv
screen-offer-type-code = og skriv denne kode
screen-offer-phone = Åbn på mobilen eller tabletten:
screen-seconds = cirka { $seconds } { $seconds ->
    [one] sekund
   *[other] sekunder
} tilbage
screen-you = og dig?
screen-locked = Døren er låst. Ingen andre kan være med.
screen-late = For sent på den? { $address }, kode
screen-door-code = Skriv bordets kode
screen-door-show = Vis bordet
screen-door-new = Eller vælg et spil her. Kortene har I på mobilerne.
screen-full = Fuld skærm
screen-lobby-first = Den, der kommer først, bliver vært og starter spillet.
screen-lobby-alone = Venter på flere spillere …
screen-lobby-deal = { $name } starter spillet på sin mobil.
screen-turn = { $name } har { -turn(form: "definite") }
screen-left = tilbage
screen-score = { $name }: { $score }
screen-paused = Spillet er sat på pause.
screen-paused-by = { $name } har sat spillet på pause.
screen-lost = Forbindelsen er væk. Prøver igen …
screen-end-again = Vil I spille igen? Tryk på »Spil igen« på en mobil.
screen-race-starts = Se på jeres kort. { -start-card(form: "Definite") } bliver vendt her og på alle mobiler i samme øjeblik.
screen-zap-used = Zap er brugt
screen-round = { -round(form: "Indefinite") } { $round } af { $rounds }
screen-fewest = Point indtil nu. Færrest { -point } vinder.
screen-most = Point indtil nu. Flest { -point } vinder.
screen-playing = spiller nu
screen-others = { $count ->
    [one] 1 mere
   *[other] { $count } mere
}
screen-bar = Skærmens knapper
screen-leader = Lederens knapper
screen-larger = Større
screen-page = Side { $page } af { $pages }. Blad med piletasterne.
screen-offer = Vis bordet på en storskærm
screen-offer-note = Dér kan alle se de fælles kort. Kortene på hånden er på mobilerne.
screen-offer-open = Åbn i tv’ets browser
screen-offer-type = og skriv bordets kode
screen-offer-scan = På en tablet skal du bare skanne.
screen-offer-qr = QR-kode til storskærmen
screen-offer-link = Lav et link til storskærmen
screen-offer-here = Brug denne skærm
screen-offer-now = Vis bordet her nu
screen-offer-none = Spil uden
screen-remote = Fjernbetjening
screen-remote-note = Styrer bordet fra en mobil uden at spille med: start, pause, indstillinger, pladser. Den viser aldrig nogens kort.
screen-remote-make = Lav en fjernbetjening
screen-remote-here = Brug denne enhed
screen-remote-qr = QR-kode til fjernbetjeningen
screen-seat = Din plads på en anden enhed
screen-seat-show = Vis koden
screen-seat-note = Skan koden med din egen mobil. Alle, der har koden, kan spille dine kort.
screen-seat-first = Tag først din plads med dig: Skan koden med mobilen. Vis så bordet her.
screen-seat-qr = QR-kode til din plads
screen-devices = Tilsluttede enheder
screen-device = { $role ->
    [remote] Fjernbetjening { $number }
   *[screen] Storskærm { $number }
}
screen-device-end = Afbryd
screen-remote-begin = Spillet er begyndt.
screen-next = Næste
screen-next-does = { $what ->
    [game] start næste spil
   *[story] luk historien
}
screen-next-nothing = intet at gøre lige nu
screen-seats = Pladser
screen-seat-open = ledig for alle med koden
screen-stand-in = en bot er trådt til
screen-line-down = forbindelsen er væk
screen-bot-sure = Skal en bot overtage pladsen fra { $name }?
screen-bot-yes = Lad en bot træde til
screen-not-now = Ikke nu
screen-show-code = Vis koden på tv’et
screen-hide-code = Skjul koden på tv’et
screen-sound-off = Slå lyden fra på tv’et
screen-sound-on = Slå lyden til på tv’et
screen-devices-key = Skærme og enheder
screen-rename-to = Nyt navn
screen-rename = Omdøb { $name }
screen-story-show = Vis historien på tv’et
screen-story-hide = Skjul historien på tv’et
screen-unlock = Lås døren op
screen-lock = Lås døren
screen-show-names = Vis navnene
screen-hide-names = Skjul alle navne
screen-show-rules = Vis reglerne på tv’et
screen-hide-rules = Skjul reglerne på tv’et
screen-next-page = Næste side på tv’et
screen-rules-here = Regler på denne enhed
screen-larger-tv = Forstør på tv’et
screen-smaller-tv = Normal størrelse på tv’et
screen-stop = Afslut spillet
screen-stop-note = Vi spørger først. I kan stadig se spillet igen.
screen-stop-sure = Skal spillet afsluttes for alle? Så vinder ingen.
screen-stop-no = Spil videre
screen-hand-note = Resten er på storskærmen
screen-hand-wait = Følg med på storskærmen.
screen-same-letters = Samme bogstaver som på tv’et
screen-scores-there = Pointene er på storskærmen.
screen-stock = { $cards } tilbage
screen-buy = Køb et kort for { $coins ->
    [one] 1 { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}
screen-buy-of = { $owner }: { $card }
screen-place = Plads { $letter }, { $between }
