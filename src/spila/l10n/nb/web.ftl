## Siden rundt spillene

web-title = Spila
web-tag = { $count ->
        [3] Tre
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
web-about = Om Spila
web-unofficial = Spila er uoffisielt: laget av folk som liker disse spillene, ikke av dem som gir dem ut.
web-me = Du er { $name }
web-less = Reduser: { $label }
web-more = Øk: { $label }
web-off = av
web-plain = { $value }
web-how-many = Hvor mange
web-item = Nummer { $number }

web-game-skip-bo = Skip-Bo
    .line = Bli kvitt { -stock-pile(form: "definite") } før de andre. Det du mangler, kan du kjøpe for { -coin(form: "plural") }.
    .facts = 2–6 spillere, fra 7 år
web-game-zip-zap = Zip Zap
    .line = Ingen venter på tur. Det første kortet blir liggende.
    .facts = 2–6 spillere, noen minutter per runde
web-game-timeline = Timeline
    .line = Kom pianoet før ballongen?
    .facts = 2–8 spillere, fra 8 år

web-new = Nytt bord
web-new-of = Nytt bord: { $game }
web-way-friends = Med venner
    .aside = del en lenke
    .help = Alle spiller på hver sin skjerm. Du sender en lenke.
web-way-screen = Rundt denne skjermen
    .aside = send den videre
    .help = Flere deler denne skjermen. Kortene på hånden er skjult mellom turene.
web-way-bots = Mot boter
    .aside = rolige eller kløktige
    .help = Du alene mot boter du velger selv.
web-who-plays = Hvem spiller?
web-free-seats = Plasser til venner
web-add-person = En person til
web-add-bot = En bot
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
web-rule-ids = Hører til reglene
web-table-settings = Bordet
web-table-title = Navn på bordet
web-table-title-like = Søndag hos bestemor
web-deck = { $title } ({ $cards })
web-deck-foreign = Denne { -deck(form: "definite") } finnes ikke på språket ditt.
web-categories-art = kunst
web-categories-discovery = oppdagelser
web-categories-event = hendelser
web-categories-invention = oppfinnelser
web-categories-monument = byggverk
web-categories-music = musikk
# Rekkefølgen er kortenes egen: 0 røde fluesopper, 1 grønne graner, 2 blå fisker, 3 gule soler
web-chosenSuits-0 = fluesopper
web-chosenSuits-1 = graner
web-chosenSuits-2 = fisker
web-chosenSuits-3 = soler

web-person-title = Hvem er du?
web-person-name = Navn
web-person-name-of = Navnet på person { $number }
web-person-animal = Dyr
web-person-colour = Farge
web-person-note = Lagres bare i denne nettleseren. Du trenger ingen konto.
web-person-keep = Lagre
web-person-go = Til bordet
web-person-dress = Dyr og farge for { $name }
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
web-mine-all = Alle { $count }
web-mine-fewer = Færre
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Din tur
web-mine-lobby = Ikke delt ut ennå, { $when }
web-mine-playing = I gang, { $when }
web-mine-over = Ferdig, { $when }
web-mine-note = Bordene venter på deg. Kom tilbake i morgen og spill videre.

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
web-lobby-bots = Boter tar de ledige plassene
web-lobby-trim = Fjern de ledige plassene
web-lobby-kick = Vis { $name } bort
web-lobby-kick-key = Vis bort
web-lobby-hand = Gjør { $name } til vert
web-lobby-host = vert
web-lobby-you = deg
web-lobby-away = ikke her
web-lobby-level = Spillestyrke
web-lobby-seat-menu = { $name }: velg hva som skal skje
web-lobby-bot-for = En bot i stedet for { $name }
web-lobby-look = Du ser på.

web-menu = Meny
web-sound-off = Slå av lyden
web-sound-on = Slå på lyden
web-undo = Angre
web-hint = Hint
web-hint-told = Hint: { $move }. { $reason }
web-emotes = Si noe
web-log = Hva som har skjedd
web-log-empty = Ingenting ennå.
web-chat = Chat
web-chat-type = Skriv noe
web-chat-send = Send
web-said = { $name }: { $text }
web-turn-title = Din tur!
web-turn-body = Bordet «{ $table }» venter på deg.
web-your-turn = Din tur
web-line-lost = { $pending ->
    [0] Forbindelsen er brutt. Prøver på nytt …
    [one] Forbindelsen er brutt. Det du gjorde, er tatt vare på og sendes på nytt.
   *[other] Forbindelsen er brutt. De { $pending } siste tingene du gjorde, er tatt vare på og sendes på nytt.
}
web-line-slow = Det du gjorde, er på vei …
web-undo-asked = { $name } ber om å få angre.
web-undo-waiting = De andre blir spurt om du får angre.
web-undo-agree = Greit
web-undo-refuse = La det stå
web-bot-sits-in = En bot spiller for deg.
web-back = Jeg spiller selv
web-remind = Alle venter på { $name }.
web-remind-you = Alle venter på deg.
web-watching = { $count ->
    [0] Ingen ser på.
    [one] Én person ser på.
   *[other] { $count } personer ser på.
}
web-looking-on = Du ser på.
web-leave = Forlat bordet
web-leave-sure = Vil du gå? En bot spiller videre for deg, og du kan komme tilbake.
web-stay = Bli her
web-people = Hvem som er her
web-pass-title = Gi skjermen til { $name }
web-pass-note = Kortene er skjult så lenge.
web-pass-take = Jeg er { $name }
web-split-turn = Snu den ene halvdelen
web-clock = Betenkningstid
web-entry-took = { $name } setter seg ved bordet.
web-entry-left = { $name } har gått.
web-entry-sat-in = En bot vikarierer for { $name }.
web-entry-back = { $name } er tilbake.
web-entry-host = { $name } er vert nå.
web-entry-kicked = { $name } er vist bort.
web-entry-undone = { $name } har angret.
web-entry-undo-refused = { $name } lar det stå.
web-entry-expired = Tiden er ute.
web-lead = { $ms } ms før { $name }.

web-preference = Innstillinger
web-preference-theme = Lys
web-preference-theme-auto = som enheten
web-preference-theme-light = dag
web-preference-theme-dark = kveld
web-preference-contrast = Høy kontrast
    .help = Rene flater og tydelige kanter.
web-preference-motion = Mindre bevegelse
    .help = Kortene dukker opp der de hører hjemme, uten å fly dit.
web-preference-cards = Store kort
web-preference-volume = Lyd
web-preference-notify = Si fra når det er min tur
    .help = Et varsel når denne siden ligger i bakgrunnen.
web-preference-notify-denied = Nettleseren tillater det ikke. Du kan tillate det i nettleserens egne innstillinger.

## Waiting, pausing, playing on

web-here = Jeg er her
web-remind-soon = Svarer du ikke, spiller en bot for deg.
web-pause = Ta pause
web-resume = Spill videre
web-paused = Spillet er satt på pause.
web-pause-asked = { $name } vil gjerne ta en pause.
web-pause-waiting = De andre blir spurt om en pause.
web-hurry = Hopp til min tur
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
    [one] med én husregel fra deg
   *[other] med { $count } husregler fra deg
}
web-dealt-plain = Uten dem
web-local-only = Lenken virker bare på denne datamaskinen.
web-local-network = Lenken virker for alle på nettverket ditt.
web-local-how = Start serveren med --host 0.0.0.0, så andre kan være med.
web-ago-now = akkurat nå
web-ago-minutes = { $count ->
    [one] for et minutt siden
   *[other] for { $count } minutter siden
}
web-ago-hours = { $count ->
    [one] for en time siden
   *[other] for { $count } timer siden
}
web-ago-days = { $count ->
    [one] i går
   *[other] for { $count } dager siden
}
web-kick-sure = Vil du vise { $name } bort? Da kan noen andre ta plassen.
web-kick-keep = Behold
web-first-visit = Første gang her? En kort øving viser hvordan man spiller.
web-name-first = Skriv et navn først.
web-curious = Regelnumre for de nysgjerrige
web-seconds = { $label } (sekunder)
web-race-on = Spillet er i gang
web-bots-change = Endre botene
web-chosenSuits-4 = jokere
