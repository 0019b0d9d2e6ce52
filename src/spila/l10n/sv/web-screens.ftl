## The big screen, the phone as a hand, and the host's remote

screen-title = Storskärm
screen-join = Var med
screen-join-phone = Var med på mobilen
screen-join-type = Skanna koden, eller gå till { $address } och skriv
screen-offer-type-code = och skriv den här koden
screen-offer-phone = Öppna på mobilen eller surfplattan:
screen-seconds = ungefär { $seconds } { $seconds ->
    [one] sekund
   *[other] sekunder
} kvar
screen-you = och du?
screen-locked = Dörren är låst. Ingen mer kan gå med.
screen-late = Sent ute? { $address }, kod
screen-door-code = Skriv bordets kod
screen-door-show = Visa bordet
screen-door-new = Eller välj ett spel här. Korten har ni i mobilerna.
screen-full = Helskärm
screen-lobby-first = Den som kommer först blir { -host } och startar spelet.
screen-lobby-alone = Väntar på fler spelare …
screen-lobby-deal = { $name } startar spelet på sin mobil.
screen-turn = På { -turn }: { $name }
screen-left = kvar
screen-score = { $name }: { $score }
screen-paused = Spelet är pausat.
screen-paused-by = { $name } har pausat spelet.
screen-lost = Anslutningen är bruten. Försöker igen …
screen-end-again = Vill ni spela en gång till? Tryck på ”Spela igen” på en mobil.
screen-race-starts = Titta på era kort. { -start-card(form: "Definite") } vänds upp här och på alla mobiler i samma ögonblick.
screen-zap-used = Zap-kortet är använt
screen-round = { -round(form: "Indefinite") } { $round } av { $rounds }
screen-fewest = Poängen hittills. Lägst { -points } vinner.
screen-most = Poängen hittills. Högst { -points } vinner.
screen-playing = spelar nu
screen-others = { $count ->
    [one] 1 till
   *[other] { $count } till
}
screen-bar = Skärmens reglage
screen-leader = Ledarens knappar
screen-larger = Större
screen-page = Sida { $page } av { $pages }. Bläddra med piltangenterna.
screen-offer = Visa bordet på en storskärm
screen-offer-note = Där ser alla de gemensamma korten. Varje mobil blir en hand.
screen-offer-open = Öppna i tv:ns webbläsare
screen-offer-type = och skriv bordets kod
screen-offer-scan = På en surfplatta räcker det att skanna.
screen-offer-qr = QR-kod för storskärmen
screen-offer-link = Skapa en länk till storskärmen
screen-offer-here = Använd den här skärmen
screen-offer-now = Visa bordet här nu
screen-offer-none = Spela utan
screen-remote = Fjärrkontroll
screen-remote-note = Styr bordet från en mobil utan att spela: start, paus, inställningar, platser. Den ser aldrig någons kort.
screen-remote-make = Skapa en fjärrkontroll
screen-remote-here = Använd den här enheten
screen-remote-qr = QR-kod för fjärrkontrollen
screen-seat = Din { -seat } på en annan enhet
screen-seat-show = Visa koden
screen-seat-note = Skanna koden med din egen mobil. Alla som har koden kan spela dina kort.
screen-seat-first = Ta med dig din { -seat } först: skanna koden med mobilen. Visa sedan bordet här.
screen-seat-qr = QR-kod för din { -seat }
screen-devices = Anslutna enheter
screen-device = { $role ->
    [remote] Fjärrkontroll { $number }
   *[screen] Storskärm { $number }
}
screen-device-end = Koppla bort
screen-remote-begin = Spelet har börjat.
screen-next = Nästa
screen-next-does = { $what ->
    [game] starta nästa spelomgång
   *[story] stäng berättelsen
}
screen-next-nothing = inget att göra
screen-seats = { -seat(form: "Plural") }
screen-seat-open = ledig för den som har koden
screen-stand-in = en { -bot } hoppar in
screen-line-down = anslutningen är bruten
screen-bot-sure = Ska en { -bot } ta över efter { $name }?
screen-bot-yes = Låt en { -bot } ta över
screen-not-now = Inte nu
screen-show-code = Visa koden på tv:n
screen-hide-code = Dölj koden på tv:n
screen-sound-off = Stäng av tv-ljudet
screen-sound-on = Slå på tv-ljudet
screen-devices-key = Skärmar och enheter
screen-rename-to = Nytt namn
screen-rename = Byt namn på { $name }
screen-story-show = Visa berättelsen på tv:n
screen-story-hide = Dölj berättelsen på tv:n
screen-unlock = Lås upp dörren
screen-lock = Lås dörren
screen-show-names = Visa namnen
screen-hide-names = Dölj alla namn
screen-show-rules = Visa reglerna på tv:n
screen-hide-rules = Dölj reglerna på tv:n
screen-next-page = Nästa sida på tv:n
screen-rules-here = Regler på den här enheten
screen-larger-tv = Förstora på tv:n
screen-smaller-tv = Normal storlek på tv:n
screen-stop = Avsluta spelet
screen-stop-note = Vi frågar först. Ni kan fortfarande se spelet i repris.
screen-stop-sure = Ska spelet avslutas för alla? Då vinner ingen.
screen-stop-no = Spela vidare
screen-hand-note = Resten finns på storskärmen
screen-hand-wait = Titta på storskärmen.
screen-same-letters = Samma bokstäver som på tv:n
screen-scores-there = Poängen står på storskärmen.
screen-stock = { $cards } kvar
screen-buy = Köp ett kort för { $coins } { -coin }
screen-buy-of = { $owner }: { $card }
screen-place = Plats { $letter }, { $between }
