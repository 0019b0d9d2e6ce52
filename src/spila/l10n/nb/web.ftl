## Siden rundt spillene

web-title = Spila
web-tag = { $count ->
        [3] Tre
        [4] Fire
       *[other] { $count }
    } kortspill for dem du er glad i. Ingen konto, ingen app: En lenke er nok.
web-refused = Det gikk ikke ({ $code }).
refusal-server-away = Får ikke kontakt med serveren. Ingenting er tapt: Bordene venter.
refusal-line-ended = Forbindelsen til dette bordet er avsluttet. Last inn siden på nytt.
web-close = Lukk
web-home = Til startsiden
web-again = Prøv igjen
web-opening = Et øyeblikk …
web-skip = Hopp til innholdet
web-language = Språk
web-language-now = Språk: { $language }
web-learn = Lær spillet
web-learn-of = Lær spillet { $game }
web-rules = Regler
web-replay = Se spillet i reprise
web-stopped = Spillet ble avsluttet før tiden.
web-stopped-note = Ingen vant denne gangen.
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
web-way-class = For en klasse
    .aside = du leder, ingen trenger konto
    .help = Du leder spillet fra datamaskinen eller telefonen og spiller ikke selv. Elevene blir med via en kode på telefonen.
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
    .help = Plasser tolv kort på egen hånd. Del hvordan det gikk uten å røpe noe, og la andre spille de samme kortene.
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
# Rekkefølgen er kortenes egen: 0 røde fluesopper, 1 grønne graner, 2 blå fisker, 3 gule soler

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
web-bot-level = Bot { $number }: spillestyrke
# Brukes som navn på den som ikke har noe ennå.
web-seat = Spiller { $number }
web-seat-open = ledig

web-code = Har du en kode?
web-code-label = Koden til bordet
web-join = Bli med
web-scan = eller rett kameraet mot vertens QR-kode
web-mine = Mine bord
web-mine-all = Vis alle { $count }
web-mine-fewer = Vis færre
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Din tur
web-mine-lobby = Ikke delt ut ennå, { $when }
web-mine-playing = I gang, { $when }
web-mine-over = Ferdig, { $when }
web-mine-note = Bordene venter på deg. Kom tilbake i morgen og spill videre.

web-workshop = Kortverksted
web-workshop-line = Lag dine egne Timeline-kort: familien din, byen din, neste ukes time.
web-workshop-open = Åpne verkstedet

web-door-title = { $game } med { $name }
web-door-state = { $phase ->
    [lobby] Bord { $table }. Kortene er ikke delt ut ennå.
    [over] Bord { $table }. Spillet er slutt.
   *[playing] Bord { $table }. Spillet er i gang.
}
web-door-sit = Sett deg
web-door-look = Se på

web-share = Del
web-share-code = Koden til dette bordet
web-share-qr = QR-kode med lenken til dette bordet
web-share-link = Lenke til dette bordet
web-share-copy = Kopier lenken
web-share-copied = Kopiert
web-share-text = Kom og spill: bord { $table }

web-table-opening = Bordet åpnes …
web-table-of = bord { $table }
web-lobby-start = Del ut
web-lobby-wait = { $name } deler ut når alle er her.
web-lobby-count = Plasser
web-lobby-bots = Fyll ledige plasser med boter
web-lobby-trim = Fjern de ledige plassene
web-lobby-kick = Fjern { $name }
web-lobby-kick-key = Fjern
web-lobby-hand = Gjør { $name } til vert
web-lobby-host = vert
web-lobby-you = deg
web-lobby-away = ikke her
web-lobby-level = Spillestyrke
web-lobby-seat-menu = Valg for { $name }
web-lobby-bot-for = Bytt ut { $name } med en bot
web-lobby-look = Du ser på.
web-show-on-tv = Vis bordet på en storskjerm

web-menu = Meny
web-sound-off = Slå av lyden
web-sound-on = Slå på lyden
web-undo = Angre
web-hint = Hint
web-hint-shown = Hint: { $move }. { $reason }
web-hint-chance = Hint: { $move }. { $reason } Slik vinner man omtrent { $chance } av 100 ganger.
web-emotes = Si noe
web-log = Spillogg
web-log-empty = Ingenting ennå.
web-chat = Chat
web-chat-type = Skriv noe
web-chat-send = Send
web-said = { $name }: { $text }
web-turn-title = Din tur!
web-turn-body = Bordet «{ $table }» venter på deg.
web-your-turn = Din tur
web-line-lost = { $pending ->
    [0] Forbindelsen er brutt. Kobler til på nytt …
    [one] Forbindelsen er brutt. Trekket ditt er lagret og sendes på nytt.
   *[other] Forbindelsen er brutt. De { $pending } trekkene dine er lagret og sendes på nytt.
}
web-line-slow = Sender trekket ditt …
web-undo-asked = { $name } ber om å få angre.
web-undo-waiting = De andre blir spurt om du får angre.
web-undo-agree = Tillat
web-undo-refuse = Ikke tillat
web-bot-sits-in = En bot spiller for deg.
web-back = Ta over for boten
web-remind = Alle venter på { $name }.
web-remind-you = Alle venter på deg.
web-watching = { $count ->
    [0] Ingen ser på.
    [one] Én person ser på.
   *[other] { $count } personer ser på.
}
web-looking-on = Du ser på.
web-spectator = En tilskuer
web-leave = Forlat bordet
web-leave-sure = Vil du forlate bordet? En bot vikarierer for deg, og du kan komme tilbake når du vil.
web-stay = Bli her
web-people = Hvem som er her
web-pass-title = Gi skjermen til { $name }
web-pass-note = Kortene er skjult så lenge.
web-pass-take = Jeg er { $name }
web-split-turn = Snu den ene halvdelen av skjermen
web-clock = Betenkningstid
web-entry-took = { $name } setter seg ved bordet.
web-entry-left = { $name } har gått.
web-entry-sat-in = En bot vikarierer for { $name }.
web-entry-back = { $name } er tilbake.
web-entry-host = { $name } er vert nå.
web-entry-kicked = { $name } er fjernet fra bordet.
web-entry-undone = { $name } angret et trekk.
web-entry-undo-refused = { $name } tillot ikke at trekket ble angret.
web-entry-expired = Tiden er ute.
web-lead = { $ms } ms før { $name }.

web-preference = Innstillinger
web-preference-theme = Utseende
web-preference-theme-auto = som enheten
web-preference-theme-light = lyst
web-preference-theme-dark = mørkt
web-preference-contrast = Høy kontrast
    .help = Rene flater og tydelige kanter.
web-preference-motion = Mindre bevegelse
    .help = Kortene dukker opp der de hører hjemme, uten å fly dit.
web-preference-cards = Store kort
web-preference-volume = Lyd
web-preference-notify = Si fra når det er min tur
    .help = Et varsel når denne siden ligger i bakgrunnen.
web-preference-notify-denied = Nettleseren tillater det ikke. Du kan tillate det i nettleserens egne innstillinger.

## Lists and times, in words: not every browser has them in all six languages.

web-and = { $first } og { $last }
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

## Waiting, pausing, playing on

web-here = Jeg er her
web-remind-soon = Svarer du ikke, spiller en bot for deg.
web-pause = Ta pause
web-resume = Spill videre
web-paused = Spillet er satt på pause.
web-pause-asked = { $name } vil gjerne ta en pause.
web-pause-waiting = De andre blir spurt om dere skal ta en pause.
web-hurry = Hopp til min tur
web-devices = Enhetene dine
web-devices-count = { $count ->
    [one] Plassen din er bare åpen på denne enheten.
   *[other] Plassen din er åpen på { $count } enheter eller i flere vinduer.
}
web-devices-close = Logg ut alle andre steder
web-devices-closed = Ferdig. Gamle lenker til plassen din virker ikke lenger.
web-practice = Øving: Alt kan angres.
web-next-waiting = Venter på { $names }
web-next-without = Videre uten { $names }: En bot vikarierer
web-ready-yes = { $name } er klar
web-ready-no = { $name } er ikke klar ennå
web-series = Spill vunnet
web-series-of = { $name }: { $wins } av { $games }
web-final-table = Bordet til slutt
web-bots-how-many = Boter
web-dealt-as = Regler: { $preset }
web-dealt-changed = { $count ->
    [one] med én av husreglene dine
   *[other] med { $count } av husreglene dine
}
web-dealt-plain = Uten dem
web-local-only = Lenken virker bare på denne datamaskinen.
web-local-network = Lenken virker for alle på nettverket ditt.
web-local-how = Start serveren med --host 0.0.0.0, så andre kan være med.
web-kick-sure = Vil du fjerne { $name }? Da kan noen andre ta plassen.
web-kick-keep = Behold
web-first-visit = Første gang her? Et kort øvingsspill viser hvordan man spiller.
web-name-first = Skriv et navn først.
web-curious = Regelnumre for de nysgjerrige
web-seconds = { $label } (sekunder)
web-race-on = Spillet er i gang
web-bots-change = Endre botene
web-chosenSuits-4 = jokere
web-preference-quick = Et nytt trykk spiller ut et kort som bare passer på én bunke
# Where nobody with a seat is host
web-lobby-led = Spillet begynner når lederen starter det.
web-report = Rapport
web-class-when = Når spiller de?
web-class-now = Sammen, nå
    .help = Alle får det samme kortet samtidig, og du leder.
web-class-home = Som lekse
    .help = Alle får de samme kortene via en lenke og plasserer dem alene, i sitt eget tempo, fram til en dato.
web-class-until = Til og med
