## The page around the games

web-title = Spila
web-tag = { $count ->
        [3] Tre
        [4] Fire
       *[other] { $count }
    } kortspil til dem, du holder af. Ingen konto, ingen app: Et link er nok.
web-refused = Det gik ikke ({ $code }).
refusal-server-away = Serveren kan ikke nås. Intet er gået tabt: Bordene venter.
refusal-line-ended = Forbindelsen til dette bord er afbrudt. Genindlæs siden.
web-close = Luk
web-home = Forside
web-again = Prøv igen
web-opening = Et øjeblik …
web-skip = Gå til indholdet
web-language = Sprog
web-language-now = Sprog: { $language }
web-learn = Lær spillet
web-learn-of = Lær { $game }
web-rules = Regler
web-replay = Se spillet igen
web-stopped = Spillet blev afsluttet før tid.
web-stopped-note = Ingen vandt denne gang.
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
web-way-class = Til en klasse
    .aside = du leder, ingen skal have konto
    .help = Du leder spillet fra computeren eller telefonen og spiller ikke selv med. Eleverne er med via en kode på telefonen.
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
   *[other] Alle regler ({ $count } ændret)
}
web-rule-ids = Se reglerne:
web-table-settings = Indstillinger for bordet
web-table-title = Bordets navn
web-table-title-like = Søndag hos mormor
web-deck = { $title } ({ $cards })
web-deck-foreign = Dette { -deck } findes ikke på dansk.

web-person-title = Hvem er du?
web-person-name = Navn
web-person-name-of = Navn på person { $number }
web-person-animal = Dyr
web-person-colour = Farve
web-person-note = Gemmes kun i denne browser. Du skal ikke bruge en konto.
web-person-keep = Gem
web-person-go = Til bordet
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
web-bot-of = Bot: { $level }
web-bot-level = Bot { $number }: styrke
web-seat = Plads { $number }
web-seat-open = ledig

web-code = Har du en kode?
web-code-label = Bordets kode
web-join = Vær med
web-scan = eller ret et kamera mod værtens QR-kode
web-mine = Mine borde
web-mine-all = Vis alle { $count }
web-mine-fewer = Vis færre
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Din { -turn }
web-mine-lobby = Ikke begyndt endnu, { $when }
web-mine-playing = I gang, { $when }
web-mine-over = Slut, { $when }
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
web-door-sit = Sæt dig
web-door-look = Se på

web-share = Del
web-share-code = Koden til dette bord
web-share-qr = QR-kode med linket til dette bord
web-share-link = Link til dette bord
web-share-copy = Kopiér linket
web-share-copied = Kopieret
web-share-text = Kom og spil med: bord { $table }

web-table-opening = Bordet bliver gjort klar …
web-table-of = bord { $table }
web-lobby-start = Giv kort
web-lobby-wait = { $name } giver kort, når alle er her.
web-lobby-count = Pladser
web-lobby-bots = Fyld ledige pladser med botter
web-lobby-trim = Fjern ledige pladser
web-lobby-kick = Fjern { $name }
web-lobby-kick-key = Fjern
web-lobby-hand = Gør { $name } til vært
web-lobby-host = vært
web-lobby-you = dig
web-lobby-away = ikke her
web-lobby-level = Botternes styrke
web-lobby-seat-menu = Muligheder for { $name }
web-lobby-bot-for = Erstat { $name } med en bot
web-lobby-look = Du ser på.
web-show-on-tv = Vis bordet på en storskærm

web-menu = Menu
web-sound-off = Slå lyden fra
web-sound-on = Slå lyden til
web-undo = Fortryd
web-hint = Tip
web-hint-shown = { $move }. { $reason }
web-hint-chance = { $move }. { $reason } Sådan vinder man cirka { $chance } ud af 100 spil.
web-emotes = Sig noget
web-log = Spillog
web-log-empty = Intet endnu.
web-chat = Chat
web-chat-type = Skriv noget
web-chat-send = Send
web-said = { $name }: { $text }
web-turn-title = Din { -turn }!
web-turn-body = Bordet »{ $table }« venter på dig.
web-your-turn = Din { -turn }
web-line-lost = { $pending ->
    [0] Forbindelsen er væk. Prøver igen …
    [one] Forbindelsen er væk. Dit { -move } er gemt og bliver sendt igen.
   *[other] Forbindelsen er væk. { $pending } { -move(form: "plural") } er gemt og bliver sendt igen.
}
web-line-slow = Sender dit { -move } …
web-undo-asked = { $name } vil gerne fortryde det sidste { -move }.
web-undo-waiting = De andre bliver spurgt, om du må fortryde.
web-undo-agree = Tillad
web-undo-refuse = Tillad ikke
web-bot-sits-in = En bot spiller for dig.
web-back = Tag over fra botten
web-remind = Alle venter på { $name }.
web-remind-you = Alle venter på dig.
web-watching = { $count ->
    [0] Ingen ser på.
    [one] Én person ser på.
   *[other] { $count } personer ser på.
}
web-looking-on = Du ser på.
web-spectator = En tilskuer
web-leave = Forlad bordet
web-leave-sure = Vil du forlade bordet? En bot træder til for dig, og du kan altid komme tilbage.
web-stay = Bliv
web-people = Hvem er her?
web-pass-title = Giv skærmen til { $name }
web-pass-note = Kortene er skjult så længe.
web-pass-take = Jeg er { $name }
web-split-turn = Vend den ene halvdel af skærmen
web-clock = Tid til dette { -move }
web-entry-took = { $name } sætter sig.
web-entry-left = { $name } er gået.
web-entry-sat-in = En bot træder til for { $name }.
web-entry-back = { $name } er tilbage.
web-entry-host = { $name } er vært nu.
web-entry-kicked = { $name } er fjernet fra bordet.
web-entry-undone = { $name } fortrød et { -move }.
web-entry-undo-refused = { $name } tillod ikke, at { -move(form: "definite") } blev fortrudt.
web-entry-expired = Tiden er gået.
web-lead = { $ms } ms før { $name }.

web-preference = Indstillinger
web-preference-theme = Udseende
web-preference-theme-auto = som enheden
web-preference-theme-light = lyst
web-preference-theme-dark = mørkt
web-preference-contrast = Høj kontrast
    .help = Ensfarvede flader og tydelige kanter.
web-preference-motion = Mindre bevægelse
    .help = Kortene dukker op dér, hvor de hører til, uden at flytte sig.
web-preference-cards = Store kort
web-preference-volume = Lyd
web-preference-notify = Sig til, når det er min { -turn }
    .help = En notifikation, når siden ligger i baggrunden.
web-preference-notify-denied = Browseren tillader det ikke. Det kan ændres i browserens egne indstillinger.

## Lists and times, in words: not every browser has them in all six languages.

web-and = { $first } og { $last }
web-ago = { $unit ->
    [now] lige nu
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

## Waiting, pausing, playing on

web-here = Jeg er her
web-remind-soon = Hvis du ikke svarer, spiller en bot for dig.
web-pause = Hold pause
web-resume = Spil videre
web-paused = Spillet er sat på pause.
web-pause-asked = { $name } vil gerne holde pause.
web-pause-waiting = De andre bliver spurgt, om I skal holde pause.
web-hurry = Spring til min tur
web-devices = Dine enheder
web-devices-count = { $count ->
    [one] Din plads er kun åben på denne enhed.
   *[other] Din plads er åben på { $count } enheder eller i flere vinduer.
}
web-devices-close = Log ud alle andre steder
web-devices-closed = Færdig. Gamle links til din plads virker ikke længere.
web-practice = Øvelse: Alle træk kan fortrydes.
web-next-waiting = Venter på { $names }
web-next-without = Videre uden { $names }: En bot træder til
web-ready-yes = { $name } er klar
web-ready-no = { $name } er ikke klar endnu
web-series = Vundne spil
web-series-of = { $name }: { $wins } af { $games }
web-final-table = Bordet til sidst
web-bots-how-many = Botter
web-dealt-as = Regler: { $preset }
web-dealt-changed = { $count ->
    [one] med én af dine husregler
   *[other] med { $count } af dine husregler
}
web-dealt-plain = Uden dem
web-local-only = Linket virker kun på denne computer.
web-local-network = Linket virker for alle på dit netværk.
web-local-how = Start serveren med --host 0.0.0.0, så andre kan være med.
web-kick-sure = Vil du fjerne { $name }? Så kan en anden få pladsen.
web-kick-keep = Behold
web-first-visit = Første gang her? Et kort prøvespil viser dig, hvordan man spiller.
web-name-first = Skriv først et navn.
web-curious = Regelnumre for de nysgerrige
web-seconds = { $label } (sekunder)
web-race-on = Spillet er i gang
web-bots-change = Vælg andre botter
web-chosenSuits-4 = jokere
web-preference-quick = Endnu et tryk lægger et kort, der kun passer i én bunke
# Where nobody with a seat is host
web-lobby-led = Spillet begynder, når lederen starter det.
web-report = Rapport
web-class-when = Hvornår spiller de?
web-class-now = Sammen, nu
    .help = Alle får det samme kort på samme tid, og du leder.
web-class-home = Som lektie
    .help = Alle får de samme kort via et link og placerer dem alene, i deres eget tempo, indtil en dato.
web-class-until = Til og med
