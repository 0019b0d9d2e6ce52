## What cannot be read, found or set up. One line each, the reason first.

error-unreadable = kan ikke læse { $what ->
    [record] { -record(form: "definite") }
    [position] stillingen
    [options] indstillingerne
    [move] { -move(form: "definite") }
    [file] filen
    [export] eksportfilen
    [entry] posten
    [header] headeren
    [meta] metadataene
   *[other] { $what }
}: { $why }
error-game = spillet »{ $game }« findes ikke; der findes: { $known }
error-seats = { $game } er for { $least } til { $most } spillere, ikke { $seats }
error-preset = { $game } har ikke { -preset(form: "definite") } »{ $preset }«; der findes: { $known }
error-option = { $game } har ikke indstillingen »{ $option }«; `spila rules { $game }` viser dem, der findes
error-option-form = »{ $given }« har ikke formen indstilling=værdi
error-seed = et { -seed } angivet i byte har { $wants } byte, ikke { $has }
error-seed-secret = { -seed(form: "definite") } til denne { -match } er stadig hemmeligt
error-seed-hash = { -seed(form: "definite") } passer ikke til den hash, der blev offentliggjort, før kortene blev givet
error-share = tallet fra plads { $seat } i { -seed(form: "definite") } er ikke det, der var lagt fast
error-published-hash = { -record(form: "definite") } hører til en anden hash, nemlig { $has }
error-receipt = loggen slutter ikke, som kvitteringen siger: den sidste post har hashen { $has }
error-verify-what = angiv enten en fil, der skal kontrolleres, eller --database med en database
error-law-version = dette er skrevet efter version { $has } af reglerne for { $game }; her gælder version { $wants }
error-illegal-entry = post { $entry } kan ikke være sket: { $refusal }
error-record-result = resultatet i { -record(form: "definite") } er ikke det, { -move(form: "definite-plural") } fører til
error-record-digest = { -record(form: "definite") } er blevet ændret: { -move(form: "definite-plural") } fører ikke til den stilling, det slutter med
error-position = sådan kan et bord i { $game } ikke se ud: { $problem }
error-move = det er ikke et { -move } i dette spil: { $move }
error-move-number = { -move(form: "plural") } er nummereret fra 0 til { $most }, så { $number } findes ikke
error-stock-too-large = { $seats } spillere med { -stock-pile(form: "plural") } på { $stock } kort skal bruge flere end spillets { $cards } kort
error-starting-seat = plads { $seat } kan ikke starte: der er { $seats } pladser, talt fra 0
error-too-many-tolls = { $tolls } { $tolls ->
    [one] { -toll }
   *[other] { -toll(form: "plural") }
} er for mange til { $copies } ens kort
error-chosen-suits = ved dette bord tages { $wants } { $wants ->
    [one] { -suit }
   *[other] { -suit(form: "plural") }
} ud; der er valgt { $has }
error-deck-order = kortene i { -deck(form: "definite") } »{ $deck }« står ikke i rækkefølge efter id, eller også står et id to gange
error-deck-year = kortet »{ $card }« i { -deck(form: "definite") } »{ $deck }« har ikke et muligt årstal
error-deck-eras = { -deck(form: "definite") } »{ $deck }« er ordnet efter { $unit } og har derfor ingen { -era(form: "plural") }
error-deck-broken = { -deck(form: "definite") } kan ikke bruges: { $file }, linje { $line }: { $told }
error-deck-missing = { -deck(form: "definite") } »{ $deck }« findes ikke; der findes: { $known }
error-deck-language = { -deck(form: "definite") } »{ $deck }« findes ikke på sproget »{ $language }«; det findes på: { $known }
error-deck-name = »{ $name }« kan ikke være navnet på et { -deck }: kun små bogstaver a–z, cifre og bindestreger
error-import-nothing = intet blev importeret fra { $file }: linje { $line }: { $told }
error-sheet-format = et ark er en .png- eller en .pdf-fil, ikke { $path }
error-choice = { $name } kan være { $known }, men ikke { $given }
error-extra-missing = dette kræver pakken { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast spiller kun tilfældigt, ikke med: { $players }
error-fast-game = --fast kan ikke spille { $game }; det kan spille: { $known }
error-fast-record = --fast skriver ingen referater: udelad --record eller --fast
error-handicap = antallet af kort er angivet for { $has } { $has ->
    [one] spiller
   *[other] spillere
}, men der er { $seats } med
error-deck-too-small = bordet skal bruge { $needs } kort, men kun { $has } fra { -deck(form: "definite") } »{ $deck }« er med i spillet
error-file-too-large = filen er på { $has } byte; grænsen er { $most }
error-file-missing = kan ikke åbne { $path }: { $why }
error-file-exists = { $path } findes allerede; intet blev skrevet
error-number-range = { $name } skal være fra { $least } til { $most }, ikke { $given }
error-usage = { $why }
error-jobs = en arbejdsproces stoppede uventet
error-book-line = regelsiden for { $game } kan ikke læses ved linje { $line }
error-game-twice = to pakker har et spil, der hedder »{ $game }«: { $has } og { $package }
error-part-missing = { $game } mangler { $part }: modulet { $module } findes ikke
error-no-lesson = der er ingen lektion til { $game }
error-no-rule-page = der er ingen regelside til { $game }

## What cannot be about a table that was written down; after a colon.

position-alive = ingen er med i spillet længere
position-any-card = det er ikke tid til et { -free-card } endnu
position-cards = der mangler kort, eller også er der for mange
position-coins = der mangler { -coin(form: "plural") }, eller også er der for mange
position-coins-beside-nothing = der ligger { -coin(form: "plural") } ved siden af en tom bunke
position-deck-order = kortene i { -deck(form: "definite") } står ikke i rækkefølge efter id
position-hand = nogen, der ikke skal have kort, har kort, eller nogen, der skal have kort, har ingen
position-leader = hvem der lagde det første kort, og hvem der lagde det sidste, passer ikke sammen
position-line-order = { -timeline(form: "definite") } er tom, eller også ligger kortene ikke i rigtig rækkefølge
position-owner = ingen har lagt det øverste kort, men alligevel må nogen lægge et { -free-card }
position-pile = det, der ligger øverst i bunken, kan ikke ligge der
position-pile-complete = en { -completed-pile } er ikke flyttet til side
position-pile-order = kortene i en { -building-pile } ligger ikke i rigtig rækkefølge
position-ready = disse spillere kan ikke være klar nu
position-removed-suits = der er taget for mange eller for få { -suit(form: "plural") } ud
position-result = resultatet stemmer ikke med bordet
position-round = så mange { -round(form: "plural") } spilles der ikke
position-seat = der nævnes en plads, som ikke findes
position-stall = kapløbet fortsætter, selv om ingen har et kort, der passer
position-stock = en spillers { -stock-pile } er tom eller for stor
position-toll = { -toll(form: "definite") } stemmer ikke med bordet
position-turn = den, der har { -turn(form: "definite") }, kan ikke spille
position-why = grunden til, at nogen må lægge et { -free-card }, mangler eller er forkert
error-jokers-stay = jokerne er med, medmindre enhver farveserie kan tages ud

# Records of games that somebody leads without playing
refusal-record-private = Optegnelser fra et ledet spil vises ikke: Der står, hvem der svarede hvad.
