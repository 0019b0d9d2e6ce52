## Kortverkstedet: egne kortstokker til Timeline i nettleseren

workshop-title = Kortverksted
workshop-home = Spila, til startsiden
workshop-make = Lag din egen Timeline-kortstokk
workshop-make-note = Ti kort er nok til et første spill. Du trenger ingen konto: Lenken er nøkkelen til kortstokken din.
workshop-yours = din
workshop-closed = På denne serveren er det bare administratoren som legger til kortstokker.
workshop-opening = Åpner kortstokken …
workshop-untitled = Kortstokk uten tittel

workshop-sample-telescope = Teleskopet
    .claim = patent søkt
workshop-sample-candlestick-phone = Telefonen
    .claim = patent innvilget
workshop-sample-satellite = Satellitten
    .claim = Sputnik skytes opp

workshop-year = År
workshop-number = Tall
workshop-name = Navn
workshop-claim = Påstand
workshop-story = Historie

workshop-type = Skriv
workshop-type-note = Kort for kort, også på mobilen.
workshop-type-next = Trykk på Enter, så kommer neste kort.
workshop-type-first = Skriv det første kortet
workshop-paste = Lim inn
workshop-paste-note = Fra et hvilket som helst regneark, med kolonnene i valgfri rekkefølge.
workshop-paste-rows = Lim inn de kopierte radene
workshop-paste-here = Lim inn radene her. Hver rad blir et kort.
workshop-paste-read = Les radene
workshop-file = Slipp en fil
workshop-file-note = En tabell som allerede ligger på datamaskinen.
workshop-file-drop = Slipp den her
workshop-file-let-go = Slipp
workshop-file-choose = Velg en fil
workshop-copy = Eller begynn med en kopi
workshop-copy-note = Fjern det du ikke trenger, og legg til ditt eget. Den andre kortstokken blir som den er.
workshop-copy-facts = { $cards ->
    [one] Ett kort
   *[other] { $cards } kort
}, { $languages ->
    [one] ett språk
   *[other] { $languages } språk
}
workshop-copy-other = En annen kortstokk
workshop-copy-by = med lenke eller kode
workshop-copy-code = Lenken eller koden til kortstokken
workshop-copy-open = Åpne kortstokken
workshop-units = Ikke bare årstall: Høyder, hastigheter eller innbyggertall går også. Du velger enheten.
workshop-my-decks = Mine kortstokker
workshop-my-decks-note = Denne nettleseren har nøklene til disse kortstokkene. På en annen datamaskin trenger du lenkene.
workshop-count = { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}

## En tabell som er lest

workshop-rows = { $rows ->
    [one] én rad
   *[other] { $rows } rader
}
workshop-read = { $ready ->
    [0] Ingen kort er klare ennå
    [one] Ett kort er klart
   *[other] { $ready } kort er klare
}{ $rows ->
    [0] {""}
    [one] , én rad må rettes
   *[other] , { $rows } rader må rettes
}
workshop-read-columns = Har vi lest kolonnene riktig? Hvis ikke, kan du endre ordet over kolonnen.
workshop-read-heading = Den første raden har overskrifter
workshop-read-deck = { $pictures ->
    [0] Dette er en lagret kortstokk. Den blir din egen, med alt som er i den.
    [one] Dette er en lagret kortstokk. Den blir din egen, inkludert ett bilde.
   *[other] Dette er en lagret kortstokk. Den blir din egen, inkludert { $pictures } bilder.
}
workshop-own-heading = din overskrift: { $heading }
workshop-column = Kolonne { $number } brukes som
workshop-row = Rad
workshop-cell = Rad { $line }, kolonne { $column }
workshop-empty = tomt
workshop-use-category = Kategori
workshop-use-icon = Tegning
workshop-use-approximate = Omtrentlig
workshop-use-id = Kortets id
workshop-use-none = Utelat
workshop-good-rows = { $rows ->
    [one] Én rad uten feil
   *[other] { $rows } rader uten feil
}
workshop-more = og { $count } til
workshop-take = { $rows ->
    [0] { $ready ->
        [one] Legg til kortet
       *[other] Legg til de { $ready } kortene
    }
   *[other] { $ready ->
        [0] Legg til nå, rett senere
        [one] Legg til den feilfrie raden, rett resten senere
       *[other] Legg til de { $ready } feilfrie, rett resten senere
    }
}
workshop-fix = { $rows ->
    [one] Rett den nå
   *[other] Rett de { $rows } radene nå
}
workshop-rows-stay = { $rows ->
    [one] Raden blir værende i listen, merket. Ingenting går tapt.
   *[other] De { $rows } radene blir værende i listen, merket. Ingenting går tapt.
}
workshop-paste-again = Begynn på nytt
workshop-more-rows = Legg til rader fra en tabell

## Kortene

workshop-deck = Kortstokk
workshop-deck-title = Tittelen på kortstokken
workshop-cards = Kort
workshop-all-cards = Alle kort
workshop-all-decks = Alle kortstokker
workshop-saved = Lagret
workshop-saving = Lagrer
workshop-unsaved = Ikke lagret ennå, ligger på denne enheten
workshop-print = Skriv ut
workshop-share = Del
workshop-play = Spill nå
workshop-menu = Meny
workshop-back = Tilbake til kortene
workshop-sort = Rekkefølgen i listen
workshop-by-year = Etter årstall
workshop-by-number = Etter tall
workshop-by-name = Etter navn
workshop-by-added = Slik de ble lagt til
workshop-language-add = Legg til et språk
workshop-language-note = Det du ikke oversetter, vises på språket til kortstokken: { $language }.
workshop-translated = { $count } av { $of }
workshop-claim-also = Påstand, også på forsiden
workshop-to-look = { $count } å sjekke
workshop-cards-to-look = { $count ->
    [one] Ett kort å sjekke
   *[other] { $count } kort å sjekke
}
workshop-level-look = verdt å se på igjen
workshop-level-stop = kan ikke spilles ennå
workshop-no-cards = Ingen kort ennå. Skriv et årstall og et navn.
workshop-add = Legg til et kort
workshop-next-name = Navnet på neste kort
workshop-next-new = Ett kort til
workshop-new-card = Nytt kort
workshop-card-of = kort { $number } av { $of }
workshop-previous = Forrige kort
workshop-next = Neste kort
workshop-remove = Fjern
workshop-removed = Kortet er fjernet.
workshop-undo = Angre
workshop-front = forside
workshop-date-side = { $order ->
    [numbers] bakside med tall
   *[years] bakside med årstall
}
workshop-approximate = { $order ->
    [numbers] Tallet er omtrentlig («ca.»)
   *[years] Årstallet er omtrentlig («ca.»)
}
workshop-claim-hint = hva var det nøyaktig som skjedde det året?
workshop-claim-hint-number = hva er det nøyaktig som måles?
workshop-story-hint = { $order ->
    [numbers] vises med tallet, kan stå tom
   *[years] vises med årstallet, kan stå tom
}
workshop-fallback = Det som er tomt her, vises på et annet språk: { $language }.
workshop-stands-in = Vises i stedet: { $text }
workshop-keep = Behold det
workshop-both = Noen andre har også endret dette
workshop-both-first = Kortet slik det er nå
workshop-both-other = Den andre versjonen av kortet
workshop-both-take = Bruk denne

## Bilder

workshop-drawing = Finn en tegning
workshop-another-drawing = En annen tegning
workshop-photo = Foto
workshop-no-picture-short = Uten bilde
workshop-by = av { $author }
workshop-picture-for = til kortet «{ $name }»
workshop-tab-drawings = Tegninger
workshop-tab-photo = Foto
workshop-tab-none = Uten bilde
workshop-search = Hva skal den vise?
workshop-found = { $found ->
    [one] Fant én av { $of } tegninger
   *[other] Fant { $found } av { $of } tegninger
}
workshop-found-none = Ingen tegning funnet. Prøv et kortere eller mer allment ord.
workshop-also = Også:
workshop-more-drawings = Vis flere
workshop-choose-drawing = Velg en tegning.
workshop-drawn-by = tegnet av { $author }, { $licence }. Siden til esken oppgir navnet.
workshop-take-it = Bruk den
workshop-none-note = Uten bilde viser kortet den første bokstaven i navnet.
workshop-none-take = Ikke bruk bilde
workshop-photo-note = Klipp ut det som skal synes. Bare det forlater denne enheten, uten opplysninger om hvor og når bildet ble tatt. En tegning du har laget selv (SVG), går også.
workshop-photo-choose = Velg et foto
workshop-photo-another = Et annet foto
workshop-photo-use = Bruk dette fotoet
workshop-photo-safe = Bare utklippet forlater denne enheten: { $size } kB, uten opplysninger om hvor og når bildet ble tatt.
workshop-drawing-use = Bruk denne tegningen
workshop-drawing-safe = Bare formene lagres, i én farge.
workshop-crop = Den delen av fotoet som vises. Piltastene flytter den, pluss og minus endrer størrelsen.
workshop-zoom = Zoom inn
workshop-turn = Roter
workshop-who-took = Hvem tok bildet?
workshop-who-drew = Hvem tegnet den?
workshop-may-use = Får andre bruke bildet?
workshop-licence-named = Ja, med navnet på den som laget det
workshop-licence-alike = Ja, med navnet og på samme vilkår
workshop-licence-free = Ja, fritt
workshop-licence-closed = Nei, bare i denne kortstokken
workshop-licence-open = Ikke bestemt ennå

## Hele kortstokken

workshop-menu-settings = Om kortstokken
workshop-menu-notes = Merknader fra spillere
workshop-menu-delete = Slett kortstokken
workshop-export-zip = Lagre som zip-fil
workshop-export-csv = Lagre som tabell (CSV)
workshop-order = Ordnet etter
workshop-order-year = Årstall
workshop-order-number = Et annet tall
workshop-unit = Enhet
workshop-unit-like = for eksempel m, km/t
workshop-measure = Hva måles?
workshop-measure-like = for eksempel Høyde
workshop-first-language = Språket til kortstokken
workshop-credits = Takk til
workshop-credits-like = flere navn med semikolon mellom
workshop-may-copy = Andre kan kopiere den
workshop-may-copy-note = som sin egen kortstokk
workshop-delete-note = Slette «{ $title }»? Bordene beholder kortene som er delt ut der. Selve kortstokken kan ikke hentes tilbake.
workshop-delete = Slett
workshop-delete-not = Ikke slett
workshop-notes-none = Ingen åpne merknader.
workshop-note = «{ $note }»
workshop-note-open = Åpne kortet
workshop-note-done = Ferdig
workshop-notes-from = Sendt fra «Er det noe galt med dette kortet?», uten navn.

## Spille, dele, skrive ut

workshop-play-title = Spill «{ $title }»
workshop-play-ready = { $cards ->
    [one] Ett kort er klart.
   *[other] { $cards } kort er klare.
}
workshop-play-left-out = { $cards ->
    [one] Ett kort er ikke med: Det kan ikke spilles ennå.
   *[other] { $cards } kort er ikke med: De kan ikke spilles ennå.
}
workshop-play-none = Ingen kort kan spilles ennå. Et kort trenger et navn og et årstall eller et tall.

workshop-facts = { $cards ->
    [one] Ett kort på ett språk: { $language }
   *[other] { $cards } kort på ett språk: { $language }
}
workshop-facts-more = { $cards ->
    [one] Ett kort: { $language }, også { $others }
   *[other] { $cards } kort: { $language }, også { $others }
}
workshop-qr = QR-kode med en lenke til kortstokken
workshop-scan = Skann for å spille, eller skriv
workshop-large = Vis det stort på denne skjermen
workshop-link-play = For å spille
workshop-link-play-note = For klassen og vennene dine. De spiller med den; kortstokken din blir som den er.
workshop-link-edit = For å redigere sammen
workshop-link-edit-note = For en kollega. Med denne lenken kan man endre kort, men ikke slette kortstokken.
workshop-last-used = Sist brukt: { $when }
workshop-renew = Lag en ny lenke og steng denne
workshop-renew-note = Den gamle lenken slutter å virke. Send den nye til alle som fortsatt skal kunne redigere.
workshop-renew-go = Lag en ny lenke
workshop-copy-link = Kopier
workshop-copied = Kopiert
workshop-send = Send
workshop-send-text = Spill med Timeline-kortstokken min «{ $title }»:
workshop-show = Vis
workshop-hide = Skjul
workshop-key-title = Ta vare på denne lenken: Den er den eneste nøkkelen til kortstokken din
workshop-key-note = Det finnes ingen kontoer, så ingen kan sende deg en ny. Denne nettleseren husker nøkkelen; en annen datamaskin trenger lenken. Ikke gi den videre: Med den kan man også slette kortstokken.
workshop-key-file = Denne lenken er den eneste nøkkelen til kortstokken. Med lenken kan man endre og slette kortstokken, så hold den for deg selv.
workshop-key-save = Lagre som fil
workshop-key-mail = Send den til meg selv
workshop-key-kept = Jeg har tatt vare på den

workshop-print-title = Skriv ut og klipp
workshop-paper = Papir
workshop-sides = For- og baksider
workshop-sides-both = Tosidig
workshop-sides-fronts = Bare forsider
workshop-print-turn = I utskriftsvinduet velger du «vend på langsiden».
workshop-cutting = Klippelinjer
workshop-cutting-note = bare i margen
workshop-box = Side til esken
workshop-box-note = tittel, korte regler, QR-kode
workshop-ink = Spar blekk
workshop-ink-note = mørke tegninger på hvitt
workshop-print-sheets = { $sheets ->
    [one] Ett ark
   *[other] { $sheets } ark
}{ $empty ->
    [0] , ingen tomme plasser.
    [one] , én tom plass.
   *[other] , { $empty } tomme plasser.
}
workshop-print-make = { $pages ->
    [one] Lag PDF, én side
   *[other] Lag PDF, { $pages } sider
}
workshop-print-making = Lager PDF
workshop-print-page = Forbereder side { $page } av { $of }
workshop-print-stop = Stopp
workshop-print-made = PDF-filen ligger blant nedlastingene dine.
workshop-page = Side { $page }
workshop-page-fronts = forsider
workshop-page-dates = baksider, speilvendt
workshop-page-box = til esken
workshop-print-facts = Kortene er { $width } × { $height } mm, ni på en side. Kraftig papir, 200 g/m² eller mer, holder lengst.
workshop-print-try = Prøv ett ark først: Når du holder det opp mot lyset, skal de to sidene passe sammen.
workshop-how-to-play = Slik spiller dere
workshop-short-rules = { $order ->
    [numbers] Legg ut ett kort med tallet opp. Legg et av kortene dine før eller etter det, og snu det. Riktig: Det blir liggende. Feil: Trekk et nytt. Den første som er kvitt kortene sine, vinner.
   *[years] Legg ut ett kort med årstallet opp. Legg et av kortene dine før eller etter det, og snu det. Riktig: Det blir liggende. Feil: Trekk et nytt. Den første som er kvitt kortene sine, vinner.
}
workshop-play-on-screen = Spill på en skjerm:

workshop-edit-mine = Rediger kortstokken min
workshop-see-deck = Se kortstokken
workshop-forget = Fjern fra listen min
workshop-face-facts = { $cards ->
    [one] Ett kort. Språk: { $languages }
   *[other] { $cards } kort. Språk: { $languages }
}
workshop-face-empty = Denne kortstokken har ingen kort å spille med ennå.
workshop-face-copy = Lag min egen kopi
workshop-face-copy-note = Kopien kan du endre. Denne kortstokken blir som den er.
