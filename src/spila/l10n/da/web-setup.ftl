## What is shown before a game: the home page, a new table, joining, the lobby

web-tag = { $count ->
        [3] Tre
        [4] Fire
       *[other] { $count }
    } kortspil til dig og dem, du holder af. Ingen konto, ingen app: Et link er nok.
web-learn = Lær spillet
web-learn-of = Lær { $game }
web-replay = Se spillet igen
web-about = Om Spila
web-unofficial = Spila er uofficielt: lavet af folk, der holder af spillene, ikke af dem, der udgiver dem.
web-me = Du er { $name }
web-less = Mindsk: { $label }
web-more = Øg: { $label }
web-off = slået fra
web-plain = { $value }
web-how-many = Antal
web-item = Nummer { $number }

web-new = Nyt bord
web-new-of = Nyt bord: { $game }
web-way-friends = Med venner
    .aside = del et link
    .help = Alle spiller på hver sin skærm. Du sender et link.
web-way-tv = På tv’et
    .aside = kortene på mobilerne
    .help = Bordet er på et tv eller en anden storskærm. Alle har deres kort på mobilen.
web-way-screen = Ved denne skærm
    .aside = { $sharing ->
        [split] en halvdel hver
        [open] åbne kort
       *[pass] send den rundt
    }
    .help = { $sharing ->
        [split] To er fælles om denne skærm og får hver sin halvdel.
        [open] Flere er fælles om denne skærm. Alle kort ligger åbent.
       *[pass] Flere er fælles om denne skærm. Kortene er skjult mellem { -turn(form: "definite-plural") }.
    }
web-way-bots = Mod botter
    .aside = lette eller svære
    .help = Du spiller alene mod botter, du selv vælger.
web-way-alone = På egen hånd
    .aside = tolv kort
    .help = Placér tolv kort på egen hånd. Del, hvordan det gik, uden at afsløre noget, og lad andre spille de samme kort.
web-who-plays = Hvem spiller?
web-free-seats = Pladser til venner
web-add-person = Tilføj en person
web-add-bot = Tilføj en bot
web-take-out = Fjern { $name }
web-make = Opret bordet
web-deal = Giv kort
web-names-missing = Alle skal have et navn.
web-house-rules = Husregler
web-presets = { -preset(form: "Plural") }
web-every-rule = { $count ->
    [0] Alle regler
    [one] Alle regler (én ændret)
   *[other] Alle regler ({ $count } ændrede)
}
web-rule-ids = Se reglerne:
web-table-settings = Indstillinger for bordet
web-table-title = Bordets navn
web-table-title-like = Søndag hos mormor
web-deck = { $title } ({ $cards })
web-deck-foreign = Dette { -deck } findes ikke på dansk.

web-person-title = Hvem er du?
web-person-name = Navn
web-person-name-of = Navn på spiller { $number }
web-person-animal = Dyr
web-person-colour = Farve
web-person-note = Gemmes kun i denne browser. Du behøver ingen konto.
web-person-keep = Gem
web-person-go = Gå til bordet
web-person-appearance = Dyr og farve for { $name }
web-animal = { $animal ->
    [rabbit] Kanin
    [fox] Ræv
    [owl] Ugle
    [sheep] Får
    [hedgehog] Pindsvin
    [bear] Bjørn
    [deer] Hjort
   *[whale] Hval
}
web-colour = { $colour ->
    [plum] Blomme
    [rust] Rust
    [slate] Skifer
    [moss] Mos
    [bark] Bark
    [sea] Hav
    [ochre] Okker
   *[violet] Viol
}
web-bot-of = Bot: { $level }
web-bot-level = Bot { $number }: styrke
web-seat-open = ledig

web-code = Har du en kode?
web-code-label = Bordets kode
web-scan = eller ret et kamera mod værtens QR-kode
web-mine = Mine borde
web-mine-all = Vis alle { $count }
web-mine-fewer = Vis færre
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Din { -turn }
web-mine-lobby = Ikke begyndt endnu · { $when }
web-mine-playing = I gang · { $when }
web-mine-over = Slut · { $when }
web-mine-note = Bordene venter på dig. Kom tilbage i morgen, og spil videre.

web-workshop = Kortværksted
web-workshop-line = Lav dine egne Timeline-kort: din familie, din by, næste uges time.
web-workshop-open = Åbn værkstedet

web-door-title = { $game } med { $name }
web-door-state = { $phase ->
    [lobby] Bord { $table }. Kortene er ikke givet endnu.
    [over] Bord { $table }. Spillet er slut.
   *[playing] Bord { $table }. Spillet er i gang.
}
web-door-look = Se på
web-door-animal = Du får et dyr i stedet for et navn.
web-door-no-names = Alle navne er valgt. Spørg den, der leder spillet.
web-door-names = Hvem er du? Vælg dit navn.

web-lobby-start = Giv kort
web-lobby-wait = { $name } giver kort, når alle er her.
web-lobby-count = Pladser
web-lobby-bots = Fyld ledige pladser med botter
web-lobby-trim = Fjern ledige pladser
web-lobby-you = dig
web-lobby-level = Botternes styrke
web-lobby-seat-menu = Muligheder for { $name }
web-lobby-look = Du ser på.

web-ago = { $unit ->
    [now] for et øjeblik siden
    [minute] { $count ->
        [one] for 1 minut siden
       *[other] for { $count } minutter siden
    }
    [hour] { $count ->
        [one] for 1 time siden
       *[other] for { $count } timer siden
    }
   *[day] { $count ->
        [1] i går
       *[other] for { $count } dage siden
    }
}
web-time = { $unit ->
    [second] { $count ->
        [one] 1 sekund
       *[other] { $count } sekunder
    }
    [minute] { $count ->
        [one] 1 minut
       *[other] { $count } minutter
    }
    [hour] { $count ->
        [one] 1 time
       *[other] { $count } timer
    }
   *[day] { $count ->
        [one] 1 døgn
       *[other] { $count } døgn
    }
}

web-bots-how-many = Botter
web-dealt-as = Regler: { $preset }
web-dealt-changed = { $count ->
    [one] med én af dine husregler
   *[other] med { $count } af dine husregler
}
web-dealt-plain = Spil uden
web-first-visit = Første gang her? Et lille prøvespil viser dig, hvordan man spiller.
web-name-first = Skriv først et navn.
web-curious = Regelnumre for de nysgerrige
web-seconds = { $label } (sekunder)
web-race-on = Kapløbet er i gang
web-bots-change = Vælg andre botter
web-chosenSuits-4 = jokere
# Where nobody with a seat is host
web-lobby-led = Spillet begynder, når lederen starter det.
web-lobby-late = Kommer nogen for sent? Koden virker også under spillet.
web-lobby-here = { $count ->
    [0] Her er ingen endnu
    [one] Her er 1 person
   *[other] Her er { $count } personer
}
web-lobby-lead = Start spillet
web-lobby-in = Du er med.
web-class-when = Hvornår spiller de?
web-class-now = Sammen, nu
    .help = Alle får det samme kort på samme tid, og du leder.
web-class-home = Som lektie
    .help = Alle får de samme kort via et link og placerer dem alene, i deres eget tempo, senest på en dato, du vælger.
web-class-until = Til og med
