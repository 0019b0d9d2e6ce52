## Kortværkstedet: egne kortsæt til Timeline i browseren

workshop-title = Kortværksted
workshop-home = Spila, forside
workshop-make = Lav dit eget Timeline-kortsæt
workshop-make-note = Ti kort er nok til et første spil. Du behøver ingen konto: Linket gør kortsættet til dit.
workshop-yours = dit
workshop-closed = På denne server er det kun administratoren, der tilføjer kortsæt.
workshop-opening = Åbner kortsættet …
workshop-untitled = Kortsæt uden titel

workshop-sample-telescope = Teleskopet
    .claim = der søges patent
workshop-sample-candlestick-phone = Telefonen
    .claim = patent udstedt
workshop-sample-satellite = Satellitten
    .claim = Sputnik sendes op

workshop-year = År
workshop-number = Tal
workshop-name = Navn
workshop-claim = Påstand
workshop-story = Historie

workshop-type = Skriv
workshop-type-note = Kort for kort, også på en mobil.
workshop-type-next = Tryk på Enter, så kommer det næste kort.
workshop-type-first = Skriv det første kort
workshop-paste = Sæt ind
workshop-paste-note = Fra et hvilket som helst regneark, med kolonnerne i vilkårlig rækkefølge.
workshop-paste-rows = Sæt de kopierede rækker ind
workshop-paste-here = Sæt rækkerne ind her. Hver række bliver til et kort.
workshop-paste-read = Læs rækkerne
workshop-file = Slip en fil
workshop-file-note = En tabel, der allerede ligger på computeren.
workshop-file-drop = Slip den her
workshop-file-let-go = Slip
workshop-file-choose = Vælg en fil
workshop-copy = Eller begynd med en kopi
workshop-copy-note = Fjern det, du ikke har brug for, og tilføj dit eget. Det andet kortsæt bliver, som det er.
workshop-copy-facts = { $cards ->
    [one] Ét kort
   *[other] { $cards } kort
}, { $languages ->
    [one] ét sprog
   *[other] { $languages } sprog
}
workshop-copy-other = Et andet kortsæt
workshop-copy-by = ud fra link eller kode
workshop-copy-code = Kortsættets link eller kode
workshop-copy-open = Åbn kortsættet
workshop-units = Ikke kun årstal: Højder, hastigheder eller indbyggertal kan også bruges. Du vælger enheden.
workshop-my-decks = Mine kortsæt
workshop-my-decks-note = Denne browser har nøglerne til disse kortsæt. På en anden computer skal du bruge linkene.
workshop-count = { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}

## En tabel, der er læst

workshop-rows = { $rows ->
    [one] én række
   *[other] { $rows } rækker
}
workshop-read = { $ready ->
    [0] Ingen kort er klar endnu
    [one] Ét kort er klart
   *[other] { $ready } kort er klar
}{ $rows ->
    [0] {""}
    [one] , én række skal rettes
   *[other] , { $rows } rækker skal rettes
}
workshop-read-columns = Har vi læst kolonnerne rigtigt? Ellers kan du ændre ordet over kolonnen.
workshop-read-heading = Første række har overskrifter
workshop-read-deck = { $pictures ->
    [0] Det her er et gemt kortsæt. Det bliver dit eget med alt, hvad der er i det.
    [one] Det her er et gemt kortsæt. Det bliver dit eget med alt, hvad der er i det, også ét billede.
   *[other] Det her er et gemt kortsæt. Det bliver dit eget med alt, hvad der er i det, også { $pictures } billeder.
}
workshop-own-heading = din overskrift: { $heading }
workshop-column = Kolonne { $number } bruges som
workshop-row = Række
workshop-cell = Række { $line }, kolonne { $column }
workshop-empty = tomt
workshop-use-category = Kategori
workshop-use-icon = Tegning
workshop-use-approximate = Omtrentligt
workshop-use-id = Kortets id
workshop-use-none = Udelad
workshop-good-rows = { $rows ->
    [one] Én række uden fejl
   *[other] { $rows } rækker uden fejl
}
workshop-more = og { $count } til
workshop-take = { $rows ->
    [0] { $ready ->
        [one] Tilføj kortet
       *[other] Tilføj de { $ready } kort
    }
   *[other] { $ready ->
        [0] Tilføj nu, ret senere
        [one] Tilføj den fejlfri række, ret resten senere
       *[other] Tilføj de { $ready } fejlfri, ret resten senere
    }
}
workshop-fix = { $rows ->
    [one] Ret den nu
   *[other] Ret de { $rows } rækker nu
}
workshop-rows-stay = { $rows ->
    [one] Rækken bliver på listen med et mærke. Intet går tabt.
   *[other] De { $rows } rækker bliver på listen med et mærke. Intet går tabt.
}
workshop-paste-again = Begynd forfra
workshop-more-rows = Tilføj rækker fra en tabel

## Kortene

workshop-deck = Kortsæt
workshop-deck-title = Kortsættets titel
workshop-cards = Kort
workshop-all-cards = Alle kort
workshop-all-decks = Alle kortsæt
workshop-saved = Gemt
workshop-saving = Gemmer
workshop-unsaved = Ikke gemt endnu, ligger på denne enhed
workshop-print = Udskriv
workshop-share = Del
workshop-play = Spil nu
workshop-menu = Menu
workshop-back = Tilbage til kortene
workshop-sort = Listens rækkefølge
workshop-by-year = Efter årstal
workshop-by-number = Efter tal
workshop-by-name = Efter navn
workshop-by-added = I den rækkefølge, de blev tilføjet
workshop-language-add = Tilføj et sprog
workshop-language-note = Det, du ikke oversætter, vises på kortsættets eget sprog: { $language }.
workshop-translated = { $count } af { $of }
workshop-claim-also = Påstand, også på forsiden
workshop-to-look = { $count } at tjekke
workshop-cards-to-look = { $count ->
    [one] Ét kort at tjekke
   *[other] { $count } kort at tjekke
}
workshop-level-look = værd at se på igen
workshop-level-stop = kan ikke spilles endnu
workshop-no-cards = Ingen kort endnu. Skriv et årstal og et navn.
workshop-add = Tilføj et kort
workshop-next-name = Det næste korts navn
workshop-next-new = Et kort til
workshop-new-card = Nyt kort
workshop-card-of = kort { $number } af { $of }
workshop-previous = Forrige kort
workshop-next = Næste kort
workshop-remove = Fjern
workshop-removed = Kortet er fjernet.
workshop-undo = Fortryd
workshop-front = forside
workshop-date-side = { $order ->
    [numbers] bagside med tal
   *[years] bagside med årstal
}
workshop-approximate = { $order ->
    [numbers] Tallet er omtrentligt (»ca.«)
   *[years] Årstallet er omtrentligt (»ca.«)
}
workshop-claim-hint = hvad skete der helt præcist det år?
workshop-claim-hint-number = hvad er det helt præcist, der måles?
workshop-story-hint = { $order ->
    [numbers] vises med tallet, må være tom
   *[years] vises med årstallet, må være tom
}
workshop-fallback = Det, der er tomt her, vises på et andet sprog: { $language }.
workshop-stands-in = Vises i stedet: { $text }
workshop-keep = Behold
workshop-both = En anden har også ændret det her
workshop-both-first = Kortet, som det er nu
workshop-both-other = Den anden version af kortet
workshop-both-take = Brug denne

## Billeder

workshop-drawing = Find en tegning
workshop-another-drawing = En anden tegning
workshop-photo = Foto
workshop-no-picture-short = Intet
workshop-by = af { $author }
workshop-picture-for = til kortet »{ $name }«
workshop-tab-drawings = Tegninger
workshop-tab-photo = Foto
workshop-tab-none = Intet billede
workshop-search = Hvad skal den vise?
workshop-found = { $found ->
    [one] Én tegning fundet ud af { $of }
   *[other] { $found } tegninger fundet ud af { $of }
}
workshop-found-none = Ingen tegning fundet. Prøv et kortere eller mere alment ord.
workshop-also = Se også:
workshop-more-drawings = Vis flere
workshop-choose-drawing = Vælg en tegning.
workshop-drawn-by = tegnet af { $author }, { $licence }. Siden til æsken nævner tegneren.
workshop-take-it = Brug den
workshop-none-note = Uden billede viser kortet navnets første bogstav.
workshop-none-take = Brug intet billede
workshop-photo-note = Klip det ud, der skal ses. Kun det forlader enheden, uden oplysninger om, hvor og hvornår billedet blev taget. En tegning, du selv har lavet (SVG), kan også bruges.
workshop-photo-choose = Vælg et foto
workshop-photo-another = Et andet foto
workshop-photo-use = Brug dette foto
workshop-photo-safe = Kun udklippet forlader enheden: { $size } kB, uden oplysninger om, hvor og hvornår billedet blev taget.
workshop-drawing-use = Brug denne tegning
workshop-drawing-safe = Kun formerne gemmes, i én farve.
workshop-crop = Den del af fotoet, der vises. Piletasterne flytter den, plus og minus ændrer størrelsen.
workshop-zoom = Zoom ind
workshop-turn = Drej
workshop-who-took = Hvem tog billedet?
workshop-who-drew = Hvem tegnede den?
workshop-may-use = Må andre bruge det?
workshop-licence-named = Ja, med ophavspersonens navn
workshop-licence-alike = Ja, med navnet og på samme vilkår
workshop-licence-free = Ja, frit
workshop-licence-closed = Nej, kun i dette kortsæt
workshop-licence-open = Ikke besluttet endnu

## Hele kortsættet

workshop-menu-settings = Om kortsættet
workshop-menu-notes = Bemærkninger fra spillere
workshop-menu-delete = Slet kortsættet
workshop-export-zip = Gem som zip-fil
workshop-export-csv = Gem som tabel (CSV)
workshop-order = Ordnet efter
workshop-order-year = Årstal
workshop-order-number = Et andet tal
workshop-unit = Enhed
workshop-unit-like = for eksempel m, km/t
workshop-measure = Hvad måles?
workshop-measure-like = for eksempel Højde
workshop-first-language = Kortsættets eget sprog
workshop-credits = Tak til
workshop-credits-like = flere navne med semikolon imellem
workshop-may-copy = Andre må kopiere det
workshop-may-copy-note = som deres eget kortsæt
workshop-delete-note = Slet »{ $title }«? Bordene beholder de kort, der allerede er givet. Selve kortsættet kan ikke hentes tilbage.
workshop-delete = Slet
workshop-delete-not = Behold
workshop-notes-none = Ingen åbne bemærkninger.
workshop-note = »{ $note }«
workshop-note-open = Åbn kortet
workshop-note-done = Færdig
workshop-notes-from = Fra »Er der noget galt med dette kort?«, uden navn.

## Spille, dele, udskrive

workshop-play-title = Spil »{ $title }«
workshop-play-ready = { $cards ->
    [one] Ét kort er klart.
   *[other] { $cards } kort er klar.
}
workshop-play-left-out = { $cards ->
    [one] Ét kort er ikke med: Det kan ikke spilles endnu.
   *[other] { $cards } kort er ikke med: De kan ikke spilles endnu.
}
workshop-play-none = Ingen kort kan spilles endnu. Et kort skal have et navn og et årstal eller et tal.

workshop-facts = { $cards ->
    [one] Ét kort på ét sprog: { $language }
   *[other] { $cards } kort på ét sprog: { $language }
}
workshop-facts-more = { $cards ->
    [one] Ét kort: { $language }, også { $others }
   *[other] { $cards } kort: { $language }, også { $others }
}
workshop-qr = QR-kode med et link til kortsættet
workshop-scan = Skan for at spille, eller skriv
workshop-large = Vis det stort på denne skærm
workshop-link-play = Til at spille
workshop-link-play-note = Til din klasse og dine venner. De spiller med det; dit kortsæt bliver, som det er.
workshop-link-edit = Til at redigere sammen
workshop-link-edit-note = Til en kollega. Med dette link kan man ændre kort, men ikke slette kortsættet.
workshop-last-used = Sidst brugt: { $when }
workshop-renew = Udskift dette link med et nyt
workshop-renew-note = Det gamle link holder op med at virke. Send det nye til alle, der stadig skal kunne redigere.
workshop-renew-go = Lav et nyt link
workshop-copy-link = Kopiér
workshop-copied = Kopieret
workshop-send = Send
workshop-send-text = Spil med mit Timeline-kortsæt »{ $title }«:
workshop-show = Vis
workshop-hide = Skjul
workshop-key-title = Gem dette link: Det er den eneste nøgle til dit kortsæt
workshop-key-note = Der er ingen konti, så ingen kan sende dig et nyt. Denne browser husker nøglen; en anden computer skal bruge linket. Giv det ikke videre: Med det kan man også slette kortsættet.
workshop-key-file = Dette link er den eneste nøgle til kortsættet. Med linket kan man ændre og slette kortsættet, så hold det for dig selv.
workshop-key-save = Gem som fil
workshop-key-mail = Send det til mig selv
workshop-key-kept = Jeg har gemt det

workshop-print-title = Udskriv og klip
workshop-paper = Papir
workshop-sides = Sider
workshop-sides-both = Tosidet
workshop-sides-fronts = Kun forsider
workshop-print-turn = Vælg »vend på den lange kant«, når du udskriver.
workshop-cutting = Klippelinjer
workshop-cutting-note = kun i margenen
workshop-box = Side til æsken
workshop-box-note = titel, korte regler, QR-kode
workshop-ink = Spar på blækket
workshop-ink-note = mørke tegninger på hvidt
workshop-print-sheets = { $sheets ->
    [one] Ét ark
   *[other] { $sheets } ark
}{ $empty ->
    [0] , ingen tomme pladser.
    [one] , én tom plads.
   *[other] , { $empty } tomme pladser.
}
workshop-print-make = { $pages ->
    [one] Lav PDF, én side
   *[other] Lav PDF, { $pages } sider
}
workshop-print-making = Laver PDF
workshop-print-page = Forbereder side { $page } af { $of }
workshop-print-stop = Afbryd
workshop-print-made = PDF-filen ligger i dine overførsler.
workshop-page = Side { $page }
workshop-page-fronts = forsider
workshop-page-dates = bagsider, spejlvendte
workshop-page-box = til æsken
workshop-print-facts = Kortene er { $width } × { $height } mm, ni på en side. Kraftigt papir, 200 g eller mere, holder længst.
workshop-print-try = Prøv ét ark først: Når du holder det op mod lyset, skal de to sider passe sammen.
workshop-how-to-play = Sådan spiller I
workshop-short-rules = { $order ->
    [numbers] Læg ét kort frem med tallet opad. Læg et af dine kort før eller efter det, og vend det. Rigtigt: Det bliver liggende. Forkert: Træk et nyt. Den første, der er af med sine kort, vinder.
   *[years] Læg ét kort frem med årstallet opad. Læg et af dine kort før eller efter det, og vend det. Rigtigt: Det bliver liggende. Forkert: Træk et nyt. Den første, der er af med sine kort, vinder.
}
workshop-play-on-screen = Spil på en skærm:

workshop-edit-mine = Redigér mit kortsæt
workshop-see-deck = Se kortsættet
workshop-forget = Fjern fra min liste
workshop-face-facts = { $cards ->
    [one] Ét kort. Sprog: { $languages }
   *[other] { $cards } kort. Sprog: { $languages }
}
workshop-face-empty = Dette kortsæt har ingen kort at spille med endnu.
workshop-face-copy = Lav min egen kopi
workshop-face-copy-note = Kopien kan du ændre. Dette kortsæt bliver, som det er.
