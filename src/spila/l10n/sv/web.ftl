## The page around the games

web-title = Spila
web-tag = { $count ->
        [3] Tre
        [4] Fyra
       *[other] { $count }
    } kortspel för dem du tycker om. Inget konto, ingen app: en länk räcker.
web-refused = Det gick inte ({ $code }).
refusal-server-away = Det går inte att nå servern. Inget är förlorat: borden väntar.
refusal-line-ended = Anslutningen till det här bordet har avslutats. Ladda om sidan.
web-close = Stäng
web-home = Startsidan
web-again = Försök igen
web-opening = Ett ögonblick …
web-skip = Hoppa till innehållet
web-language = Språk
web-language-now = Språk: { $language }
web-learn = Lär dig
web-learn-of = Lär dig spela { $game }
web-rules = Regler
web-replay = Se spelet i repris
web-stopped = Spelet avslutades i förtid.
web-stopped-note = Ingen vann den här gången.
web-about = Om Spila
web-unofficial = Spila är inofficiellt: gjort av folk som tycker om de här spelen, inte av utgivarna.
web-me = Du är { $name }
web-less = Minska: { $label }
web-more = Öka: { $label }
web-off = av
web-plain = { $value }
web-how-many = Hur många
web-item = Nummer { $number }

web-new = Nytt bord
web-new-of = Nytt bord: { $game }
web-way-friends = Med vänner
    .aside = dela en länk
    .help = Alla spelar på var sin skärm. Du skickar en länk.
web-way-tv = På tv:n
    .aside = korten i mobilerna
    .help = Bordet visas på en tv eller en annan storskärm. Alla har sina kort i mobilen.
web-way-class = För en klass
    .aside = du leder, ingen behöver konto
    .help = Du leder spelet från datorn eller telefonen och spelar inte med. Eleverna går med via en kod i telefonen.
web-way-screen = Runt den här skärmen
    .aside = { $sharing ->
        [split] en halva var
        [open] öppna kort
       *[pass] skicka den runt
    }
    .help = { $sharing ->
        [split] Ni är två som delar på den här skärmen och får var sin halva.
        [open] Ni är flera som delar på den här skärmen. Alla kort ligger öppet.
       *[pass] Ni är flera som delar på den här skärmen. Korten döljs mellan turerna.
    }
web-way-bots = Mot { -bot(form: "plural") }
    .aside = lätta eller svåra
    .help = Du ensam mot { -bot(form: "plural") } som du väljer.
web-way-alone = På egen hand
    .aside = tolv kort
    .help = Placera tolv kort på egen hand. Dela hur det gick utan att avslöja något, och låt andra spela samma kort.
web-who-plays = Vilka spelar?
web-free-seats = { -seat(form: "Plural") } för vänner
web-add-person = Lägg till en person
web-add-bot = Lägg till en { -bot }
web-take-out = Ta bort { $name }
web-make = Skapa bordet
web-deal = Dela ut
web-names-missing = Alla behöver ett namn.
web-house-rules = { -house-rule(form: "Plural") }
web-presets = Så spelar ni
web-every-rule = { $count ->
    [0] Alla regler
    [one] Alla regler (en ändrad)
   *[other] Alla regler ({ $count } ändrade)
}
web-rule-ids = Se reglerna:
web-table-settings = Inställningar för bordet
web-table-title = Bordets namn
web-table-title-like = Söndag hos mormor
web-deck = { $title } ({ $cards })
web-deck-foreign = Den här { -deck(form: "definite") } finns inte på ditt språk.
# The numbers are the law's: 0 toadstools, 1 firs, 2 fish, 3 suns

web-person-title = Vem är du?
web-person-name = Namn
web-person-name-of = Namn på person { $number }
web-person-animal = Djur
web-person-colour = Färg
web-person-note = Sparas bara i den här webbläsaren. Det finns inget konto.
web-person-keep = Spara
web-person-go = Till bordet
web-person-appearance = Djur och färg för { $name }
web-animal = { $animal ->
    [rabbit] Kanin
    [fox] Räv
    [owl] Uggla
    [sheep] Får
    [hedgehog] Igelkott
    [bear] Björn
    [deer] Hjort
   *[whale] Val
}
web-colour = { $colour ->
    [plum] Plommon
    [rust] Rost
    [slate] Skiffer
    [moss] Mossa
    [bark] Bark
    [sea] Hav
    [ochre] Ockra
   *[violet] Viol
}
web-bot-name = { $number ->
    [1] Broddi
    [2] Tuva
    [3] Aino
    [4] Njål
    [5] Ylva
    [6] Otso
    [7] Embla
   *[8] Ask
}
web-bot-of = { -bot(form: "Indefinite") }: { $level }
web-bot-level = { -bot(form: "Indefinite") } { $number }: nivå
web-seat = { -seat(form: "Indefinite") } { $number }
web-seat-open = ledig

web-code = Har du en kod?
web-code-label = Bordets kod
web-join = Gå med
web-scan = eller rikta kameran mot { -host(form: "genitive") } QR-kod
web-mine = Mina bord
web-mine-all = Visa alla { $count }
web-mine-fewer = Visa färre
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Din { -turn }
web-mine-lobby = Inte utdelat än · { $when }
web-mine-playing = Pågår · { $when }
web-mine-over = Slut · { $when }
web-mine-note = Borden väntar på dig. Kom tillbaka i morgon och spela vidare.

web-workshop = Kortverkstad
web-workshop-line = Gör egna Timeline-kort: din familj, din stad, nästa veckas lektion.
web-workshop-open = Öppna verkstaden

web-door-title = { $game } med { $name }
web-door-state = { $phase ->
    [lobby] Bord { $table }. Korten är inte utdelade än.
    [over] Bord { $table }. Spelet är slut.
   *[playing] Bord { $table }. Spelet är i gång.
}
web-door-sit = Slå dig ned
web-door-look = Titta på

web-share = Dela
web-share-code = Koden till det här bordet
web-share-qr = QR-kod med länken till det här bordet
web-share-link = Länk till det här bordet
web-share-copy = Kopiera länken
web-share-copied = Kopierad
web-share-text = Kom och spela: bord { $table }

web-table-opening = Bordet öppnas …
web-table-of = bord { $table }
web-lobby-start = Dela ut
web-lobby-wait = { $name } delar ut när alla är på plats.
web-lobby-count = { -seat(form: "Plural") }
web-lobby-bots = Fyll lediga { -seat(form: "plural") } med { -bot(form: "plural") }
web-lobby-trim = Ta bort lediga { -seat(form: "plural") }
web-lobby-kick = Ta bort { $name }
web-lobby-kick-key = Ta bort
web-lobby-hand = Gör { $name } till { -host }
web-lobby-host = { -host }
web-lobby-you = du
web-lobby-away = inte här
web-lobby-level = Nivå
web-lobby-seat-menu = Alternativ för { $name }
web-lobby-bot-for = Ersätt { $name } med en { -bot }
web-lobby-look = Du tittar på.
web-show-on-tv = Visa bordet på en storskärm

web-menu = Meny
web-sound-off = Stäng av ljudet
web-sound-on = Slå på ljudet
web-undo = Ångra
web-hint = Tips
web-hint-shown = { $move }. { $reason }
web-hint-chance = { $move }. { $reason } Så vinner man ungefär { $chance } gånger av 100.
web-emotes = Säg något
web-log = Spellogg
web-log-empty = Inget än.
web-chat = Chatt
web-chat-type = Skriv något
web-chat-send = Skicka
web-said = { $name }: { $text }
web-turn-title = Din { -turn }!
web-turn-body = Bordet ”{ $table }” väntar på dig.
web-your-turn = Din { -turn }
web-line-lost = { $pending ->
    [0] Anslutningen är bruten. Försöker igen …
    [one] Anslutningen är bruten. Ditt drag är sparat och skickas igen.
   *[other] Anslutningen är bruten. { $pending } drag är sparade och skickas igen.
}
web-line-slow = Skickar ditt drag …
web-undo-asked = { $name } ber att få ta tillbaka det senaste draget.
web-undo-waiting = De andra får frågan om du får ta tillbaka draget.
web-undo-agree = Tillåt
web-undo-refuse = Tillåt inte
web-bot-sits-in = En { -bot } spelar åt dig.
web-back = Ta över från { -bot(form: "definite") }
web-remind = Alla väntar på { $name }.
web-remind-you = Alla väntar på dig.
web-watching = { $count ->
    [0] Ingen tittar på.
    [one] En person tittar på.
   *[other] { $count } personer tittar på.
}
web-looking-on = Du tittar på.
web-spectator = En åskådare
web-leave = Lämna bordet
web-leave-sure = Vill du lämna bordet? En { -bot } hoppar in för dig, och du kan komma tillbaka när som helst.
web-stay = Stanna kvar
web-people = Vid bordet
web-pass-title = Lämna över till { $name }
web-pass-note = Korten är dolda så länge.
web-pass-take = Jag är { $name }
web-split-turn = Vrid ena halvan av skärmen
web-clock = Tid för draget
web-entry-took = { $name } slår sig ned.
web-entry-left = { $name } har gått.
web-entry-sat-in = En { -bot } hoppar in för { $name }.
web-entry-back = { $name } är tillbaka.
web-entry-host = { $name } är { -host } nu.
web-entry-kicked = { $name } togs bort från bordet.
web-entry-undone = { $name } tog tillbaka ett drag.
web-entry-undo-refused = { $name } tillät inte att draget togs tillbaka.
web-entry-expired = Tiden är ute.
web-lead = { $ms } ms före { $name }.

web-preference = Inställningar
web-preference-theme = Utseende
web-preference-theme-auto = som enheten
web-preference-theme-light = ljust
web-preference-theme-dark = mörkt
web-preference-contrast = Hög kontrast
    .help = Enfärgade bakgrunder och tydliga kanter.
web-preference-motion = Mindre rörelse
    .help = Korten visas direkt där de hör hemma, utan att glida dit.
web-preference-cards = Stora kort
web-preference-volume = Ljud
web-preference-notify = Säg till när det är min { -turn }
    .help = En avisering när den här sidan ligger i bakgrunden.
web-preference-notify-denied = Webbläsaren tillåter det inte. Det går att ändra i dess egna inställningar.

## Lists and times, in words: not every browser has them in all six languages.

web-and = { $first } och { $last }
web-ago = { $unit ->
    [now] alldeles nyss
    [minute] { $count ->
        [one] för 1 minut sedan
       *[other] för { $count } minuter sedan
    }
    [hour] { $count ->
        [one] för 1 timme sedan
       *[other] för { $count } timmar sedan
    }
   *[day] { $count ->
        [1] i går
       *[other] för { $count } dagar sedan
    }
}
web-time = { $unit ->
    [second] { $count ->
        [one] 1 sekund
       *[other] { $count } sekunder
    }
    [minute] { $count ->
        [one] 1 minut
       *[other] { $count } minuter
    }
    [hour] { $count ->
        [one] 1 timme
       *[other] { $count } timmar
    }
   *[day] { $count ->
        [one] 1 dygn
       *[other] { $count } dygn
    }
}

## Waiting, pausing, playing on

web-here = Jag är här
web-remind-soon = Om du inte svarar spelar en { -bot } åt dig.
web-pause = Pausa
web-resume = Spela vidare
web-paused = Spelet är pausat.
web-pause-asked = { $name } vill gärna pausa.
web-pause-waiting = De andra får frågan om en paus.
web-hurry = Hoppa till min tur
web-devices = Dina enheter
web-devices-count = { $count ->
    [one] Din plats är bara öppen på den här enheten.
   *[other] Din plats är öppen på { $count } enheter eller i flera fönster.
}
web-devices-close = Logga ut överallt annars
web-devices-closed = Klart. Gamla länkar till din plats fungerar inte längre.
web-practice = Övning: alla drag går att ta tillbaka.
web-next-waiting = Väntar på { $names }
web-next-without = Vidare utan { $names }: en { -bot } hoppar in
web-ready-yes = { $name } är redo
web-ready-no = { $name } är inte redo än
web-series = Vunna spel
web-series-of = { $name }: { $wins } av { $games }
web-final-table = Bordet i slutet
web-bots-how-many = { -bot(form: "Plural") }
web-dealt-as = Regler: { $preset }
web-dealt-changed = { $count ->
    [one] med en egen husregel
   *[other] med { $count } egna husregler
}
web-dealt-plain = Utan dem
web-local-only = Länken fungerar bara på den här datorn.
web-local-network = Länken fungerar för alla i ditt nätverk.
web-local-how = Starta servern med --host 0.0.0.0 så att andra kan vara med.
web-kick-sure = Ta bort { $name }? Då kan någon annan få platsen.
web-kick-keep = Behåll
web-first-visit = Första gången här? En kort lektion visar hur man spelar.
web-name-first = Skriv ett namn först.
web-curious = Regelnummer för nyfikna
web-seconds = { $label } (sekunder)
web-race-on = Spelet är i gång
web-bots-change = Ändra { -bot(form: "definite-plural") }
web-chosenSuits-4 = jokrar
web-preference-quick = Ett tryck till lägger ett kort som bara passar på en hög
# Where nobody with a seat is host
web-lobby-led = Spelet börjar när ledaren startar det.
web-report = Rapport
web-class-when = När spelar de?
web-class-now = Tillsammans, nu
    .help = Alla får samma kort samtidigt, och du leder.
web-class-home = Som läxa
    .help = Alla får samma kort via en länk och placerar dem på egen hand, i egen takt, till ett visst datum.
web-class-until = Till och med
