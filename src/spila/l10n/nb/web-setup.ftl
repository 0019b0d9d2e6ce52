## Det som vises før et spill: startsiden, et nytt bord, å bli med, lobbyen

web-tag = { $count ->
        [3] Tre
        [4] Fire
       *[other] { $count }
    } kortspill for deg og dem du er glad i. Ingen konto, ingen app: En lenke er nok.
web-learn = Lær spillet
web-learn-of = Lær spillet { $game }
web-replay = Se spillet i reprise
web-about = Om Spila
web-unofficial = Spila er uoffisielt: laget av folk som liker disse spillene, ikke av dem som gir dem ut.
web-me = Du er { $name }
web-less = Reduser: { $label }
web-more = Øk: { $label }
web-off = av
web-plain = { $value }
web-how-many = Hvor mange
web-item = Nummer { $number }

web-new = Nytt bord
web-new-of = Nytt bord: { $game }
web-way-friends = Med venner
    .aside = del en lenke
    .help = Alle spiller på hver sin skjerm. Du sender en lenke.
web-way-tv = På TV-en
    .aside = kortene er på mobilene
    .help = Bordet vises på en TV eller en annen storskjerm. Alle har kortene sine på mobilen.
web-way-screen = Rundt denne skjermen
    .aside = { $sharing ->
        [split] en halvdel hver
        [open] åpne kort
       *[pass] send den rundt
    }
    .help = { $sharing ->
        [split] To deler denne skjermen, med hver sin halvdel.
        [open] Flere deler denne skjermen. Alle kortene ligger åpent.
       *[pass] Flere deler denne skjermen. Kortene på hånden er skjult mellom turene.
    }
web-way-bots = Mot boter
    .aside = lette eller vanskelige
    .help = Du alene mot boter du velger selv.
web-way-alone = På egen hånd
    .aside = tolv kort
    .help = Legg ut tolv kort på egen hånd. Del hvordan det gikk uten å røpe noe, og la andre spille de samme kortene.
web-who-plays = Hvem spiller?
web-free-seats = Plasser til venner
web-add-person = Legg til en person
web-add-bot = Legg til en bot
web-take-out = Fjern { $name }
web-make = Sett opp bordet
web-deal = Del ut
web-names-missing = Alle må ha et navn.
web-house-rules = Husregler
web-presets = Spillemåte
web-every-rule = { $count ->
    [0] Alle reglene
    [one] Alle reglene (én endret)
   *[other] Alle reglene ({ $count } endret)
}
web-rule-ids = Se reglene:
web-table-settings = Innstillinger for bordet
web-table-title = Navn på bordet
web-table-title-like = Søndag hos bestemor
web-deck = { $title } ({ $cards })
web-deck-foreign = Denne { -deck(form: "definite") } finnes ikke på språket ditt.

web-person-title = Hvem er du?
web-person-name = Navn
web-person-name-of = Navnet på person { $number }
web-person-animal = Dyr
web-person-colour = Farge
web-person-note = Lagres bare i denne nettleseren. Du trenger ingen konto.
web-person-keep = Lagre
web-person-go = Til bordet
web-person-appearance = Dyr og farge for { $name }
web-animal = { $animal ->
    [rabbit] Kanin
    [fox] Rev
    [owl] Ugle
    [sheep] Sau
    [hedgehog] Pinnsvin
    [bear] Bjørn
    [deer] Hjort
   *[whale] Hval
}
web-colour = { $colour ->
    [plum] Plomme
    [rust] Rust
    [slate] Skifer
    [moss] Mose
    [bark] Bark
    [sea] Sjø
    [ochre] Oker
   *[violet] Fiolett
}
web-bot-of = Bot: { $level }
web-bot-level = Bot { $number }: spillestyrke
web-seat-open = ledig

web-code = Har du en kode?
web-code-label = Koden til bordet
web-scan = eller rett kameraet mot vertens QR-kode
web-mine = Mine bord
web-mine-all = Vis alle { $count }
web-mine-fewer = Vis færre
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Din tur
web-mine-lobby = Ikke delt ut ennå · { $when }
web-mine-playing = I gang · { $when }
web-mine-over = Ferdig · { $when }
web-mine-note = Bordene venter på deg. Kom tilbake i morgen og spill videre.

web-workshop = Kortverksted
web-workshop-line = Lag dine egne Timeline-kort: familien din, byen din, skoletimen neste uke.
web-workshop-open = Åpne verkstedet

web-door-title = { $game } med { $name }
web-door-state = { $phase ->
    [lobby] Bord { $table }. Kortene er ikke delt ut ennå.
    [over] Bord { $table }. Spillet er slutt.
   *[playing] Bord { $table }. Spillet er i gang.
}
web-door-look = Se på
web-door-animal = Du får et dyr i stedet for et navn.
web-door-no-names = Alle navnene er valgt. Spør den som leder spillet.
web-door-names = Hvem er du? Velg navnet ditt.

web-lobby-start = Del ut
web-lobby-wait = { $name } deler ut når alle er her.
web-lobby-count = Plasser
web-lobby-bots = Fyll ledige plasser med boter
web-lobby-trim = Fjern de ledige plassene
web-lobby-you = deg
web-lobby-level = Spillestyrke
web-lobby-seat-menu = Valg for { $name }
web-lobby-look = Du ser på.

web-ago = { $unit ->
    [now] akkurat nå
    [minute] { $count ->
        [one] for 1 minutt siden
       *[other] for { $count } minutter siden
    }
    [hour] { $count ->
        [one] for 1 time siden
       *[other] for { $count } timer siden
    }
   *[day] { $count ->
        [1] i går
       *[other] for { $count } dager siden
    }
}
web-time = { $unit ->
    [second] { $count ->
        [one] 1 sekund
       *[other] { $count } sekunder
    }
    [minute] { $count ->
        [one] 1 minutt
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

web-bots-how-many = Boter
web-dealt-as = Regler: { $preset }
web-dealt-changed = { $count ->
    [one] med én av husreglene dine
   *[other] med { $count } av husreglene dine
}
web-dealt-plain = Spill uten husregler
web-first-visit = Første gang her? Et lite øvingsspill viser hvordan man spiller.
web-name-first = Skriv et navn først.
web-curious = Regelnumre for de nysgjerrige
web-seconds = { $label } (sekunder)
web-race-on = Spillet er i gang
web-bots-change = Endre botene
web-chosenSuits-4 = jokere
# Where nobody with a seat is host
web-lobby-led = Spillet begynner når lederen starter det.
web-lobby-late = Kommer noen for sent? Koden virker også under spillet.
web-lobby-here = { $count ->
    [0] Ingen er her ennå
    [one] 1 person er her
   *[other] { $count } personer er her
}
web-lobby-lead = Start spillet
web-lobby-in = Du er med.
web-class-when = Når spiller de?
web-class-now = Sammen, nå
    .help = Alle får det samme kortet samtidig, og du leder.
web-class-home = Som lekse
    .help = Alle får de samme kortene via en lenke og legger dem ut alene, i sitt eget tempo, innen en dato du velger.
web-class-until = Til og med
