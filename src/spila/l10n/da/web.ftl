## The page around the games

web-title = Spila
web-refused = Det gik ikke ({ $code }).
refusal-server-away = Serveren kan ikke nås. Intet er gået tabt: Bordene venter.
refusal-connection-ended = Forbindelsen til dette bord er afbrudt. Genindlæs siden.
web-close = Luk
web-home = Forside
web-again = Prøv igen
web-opening = Et øjeblik …
web-skip = Gå til indholdet
web-language = Sprog
web-language-now = Sprog: { $language }
web-rules = Regler
web-stopped = Spillet blev afsluttet før tid.
web-stopped-note = Ingen vandt denne gang.

web-way-class = Til en klasse
    .aside = du leder, ingen behøver en konto
    .help = Du leder spillet fra computeren eller mobilen og spiller ikke selv med. Eleverne bruger en kode og spiller på mobilen.

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
web-seat = Plads { $number }

web-join = Vær med

web-door-sit = Sæt dig

web-share = Del
web-share-code = Koden til dette bord
web-share-qr = QR-kode med linket til dette bord
web-share-link = Link til dette bord
web-share-copy = Kopiér linket
web-share-copied = Kopieret
web-share-text = Kom og spil med: bord { $table }

web-table-opening = Bordet bliver gjort klar …
web-table-of = bord { $table }
web-lobby-kick = Fjern { $name }
web-lobby-kick-key = Fjern
web-lobby-hand = Gør { $name } til vært
web-lobby-host = vært
web-lobby-away = ikke her
web-lobby-bot-for = Erstat { $name } med en bot
web-show-on-tv = Vis bordet på en storskærm

web-menu = Menu
web-sound-off = Slå lyden fra
web-sound-on = Slå lyden til
web-undo = Fortryd
web-hint = Tip
web-hint-shown = Tip: { $move }. { $reason }
web-hint-chance = Tip: { $move }. { $reason } Sådan vinder man cirka { $chance } ud af 100 spil.
web-hint-chances = Tip: { $move }. { $reason } Sådan vinder man cirka { $chance } ud af 100 spil; med »{ $other }« cirka { $otherChance }.
web-hint-logged = { $hint }
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
   *[other] Din plads er åben { $count } steder (enheder eller vinduer).
}
web-devices-close = Log ud alle andre steder
web-devices-closed = Det er gjort. Gamle links til din plads virker ikke længere.
web-practice = Øvelse: Alle træk kan fortrydes.
web-next-waiting = Venter på { $names }
web-next-without = Fortsæt uden { $names }: { $count ->
    [one] En bot
   *[other] Botter
} træder til
web-ready-yes = { $name } er klar
web-ready-no = { $name } er ikke klar endnu
web-series = Vundne spil
web-series-of = { $name }: { $wins } af { $games }
web-final-table = Sådan endte det
web-local-only = Linket virker kun på denne computer.
web-local-network = Linket virker for alle på dit netværk.
web-local-how = Start serveren med --host 0.0.0.0, så andre kan være med.
web-kick-sure = Vil du fjerne { $name }? Så kan en anden få pladsen.
web-kick-keep = Behold
web-preference-quick = Endnu et tryk lægger et kort, der kun passer i én bunke
web-report = Rapport
