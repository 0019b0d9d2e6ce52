## Siden rundt spillene

web-title = Spila
web-refused = Det gikk ikke ({ $code }).
refusal-server-away = Får ikke kontakt med serveren. Ingenting er tapt: Bordene venter.
refusal-connection-ended = Forbindelsen til dette bordet er avsluttet. Last inn siden på nytt.
web-close = Lukk
web-home = Til startsiden
web-again = Prøv igjen
web-opening = Et øyeblikk …
web-skip = Hopp til innholdet
web-language = Språk
web-language-now = Språk: { $language }
web-rules = Regler
web-stopped = Spillet ble avsluttet før tiden.
web-stopped-note = Ingen vant denne gangen.

web-way-class = For en klasse
    .aside = du leder, ingen trenger konto
    .help = Du leder spillet fra datamaskinen eller mobilen og spiller ikke selv. Elevene blir med via en kode på mobilen.
# Rekkefølgen er kortenes egen: 0 røde fluesopper, 1 grønne graner, 2 blå fisker, 3 gule soler

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
# Brukes som navn på den som ikke har noe ennå.
web-seat = Spiller { $number }

web-join = Bli med

web-door-sit = Sett deg

web-share = Del
web-share-code = Koden til dette bordet
web-share-qr = QR-kode med lenken til dette bordet
web-share-link = Lenke til dette bordet
web-share-copy = Kopier lenken
web-share-copied = Kopiert
web-share-text = Kom og spill: bord { $table }

web-table-opening = Bordet åpnes …
web-table-of = bord { $table }
web-lobby-kick = Fjern { $name }
web-lobby-kick-key = Fjern
web-lobby-hand = Gjør { $name } til vert
web-lobby-host = vert
web-lobby-away = ikke her
web-lobby-bot-for = Bytt ut { $name } med en bot
web-show-on-tv = Vis bordet på en storskjerm

web-menu = Meny
web-sound-off = Slå av lyden
web-sound-on = Slå på lyden
web-undo = Angre
web-hint = Hint
web-hint-shown = Hint: { $move }. { $reason }
web-hint-chance = Hint: { $move }. { $reason } Slik vinner man omtrent { $chance } av 100 ganger.
web-hint-chances = Hint: { $move }. { $reason } Slik vinner man omtrent { $chance } av 100 ganger; med «{ $other }» omtrent { $otherChance }.
web-hint-logged = { $hint }
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
    .help = Varsler deg når denne siden ligger i bakgrunnen.
web-preference-notify-denied = Nettleseren blokkerer varsler. Du kan tillate dem i nettleserens innstillinger.

## Lists and times, in words: not every browser has them in all six languages.

web-and = { $first } og { $last }

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
   *[other] Plassen din er åpen { $count } steder (enheter eller vinduer).
}
web-devices-close = Logg ut alle andre steder
web-devices-closed = Ferdig. Gamle lenker til plassen din virker ikke lenger.
web-practice = Øving: Alt kan angres.
web-next-waiting = Venter på { $names }
web-next-without = Gå videre uten { $names }: { $count ->
    [one] En bot
   *[other] Boter
} vikarierer
web-ready-yes = { $name } er klar
web-ready-no = { $name } er ikke klar ennå
web-series = Vunne spill
web-series-of = { $name }: { $wins } av { $games }
web-final-table = Bordet til slutt
web-local-only = Lenken virker bare på denne datamaskinen.
web-local-network = Lenken virker for alle på nettverket ditt.
web-local-how = Start serveren med --host 0.0.0.0, så andre kan være med.
web-kick-sure = Vil du fjerne { $name }? Da kan noen andre ta plassen.
web-kick-keep = Behold
web-preference-quick = Et nytt trykk spiller ut et kort som bare passer på én bunke
web-report = Rapport
