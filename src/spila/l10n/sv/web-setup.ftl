## Det som visas före ett spel: startsidan, ett nytt bord, att gå med, lobbyn

web-tag = { $count ->
        [3] Tre
        [4] Fyra
       *[other] { $count }
    } kortspel för dig och dem du tycker om. Inget konto, ingen app: en länk räcker.
web-learn = Lär dig
web-learn-of = Lär dig spela { $game }
web-replay = Se spelet i repris
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

web-person-title = Vem är du?
web-person-name = Namn
web-person-name-of = Namn på person { $number }
web-person-animal = Djur
web-person-colour = Färg
web-person-note = Sparas bara i den här webbläsaren. Inget konto behövs.
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
web-bot-of = { -bot(form: "Indefinite") }: { $level }
web-bot-level = { -bot(form: "Indefinite") } { $number }: nivå
web-seat-open = ledig

web-code = Har du en kod?
web-code-label = Bordets kod
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
web-door-look = Titta på
web-door-animal = Du får ett djur i stället för ett namn.
web-door-no-names = Alla namn är valda. Fråga den som leder spelet.
web-door-names = Vem är du? Välj ditt namn.

web-lobby-start = Dela ut
web-lobby-wait = { $name } delar ut när alla är på plats.
web-lobby-count = { -seat(form: "Plural") }
web-lobby-bots = Fyll lediga { -seat(form: "plural") } med { -bot(form: "plural") }
web-lobby-trim = Ta bort lediga { -seat(form: "plural") }
web-lobby-you = du
web-lobby-level = Nivå
web-lobby-seat-menu = Alternativ för { $name }
web-lobby-look = Du tittar på.

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

web-bots-how-many = { -bot(form: "Plural") }
web-dealt-as = Regler: { $preset }
web-dealt-changed = { $count ->
    [one] med en egen husregel
   *[other] med { $count } egna husregler
}
web-dealt-plain = Spela utan
web-first-visit = Första gången här? Ett litet provspel visar hur man spelar.
web-name-first = Skriv ett namn först.
web-curious = Regelnummer för nyfikna
web-seconds = { $label } (sekunder)
web-race-on = Spelet är i gång
web-bots-change = Ändra { -bot(form: "definite-plural") }
web-chosenSuits-4 = jokrar
# Where nobody with a seat is host
web-lobby-led = Spelet börjar när ledaren startar det.
web-lobby-late = Kommer någon sent? Koden fungerar även under spelet.
web-lobby-here = { $count ->
    [0] Ingen är här än
    [one] 1 person är här
   *[other] { $count } personer är här
}
web-lobby-lead = Starta spelet
web-lobby-in = Du är med.
web-class-when = När spelar de?
web-class-now = Tillsammans, nu
    .help = Alla får samma kort samtidigt, och du leder.
web-class-home = Som läxa
    .help = Alla får samma kort via en länk och placerar dem på egen hand, i egen takt, till ett visst datum.
web-class-until = Till och med
