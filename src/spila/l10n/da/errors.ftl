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
error-seed = et { -seed }, der er angivet i byte, skal have { $wants } byte, ikke { $has }
error-seed-secret = { -seed(form: "definite") } til denne { -match } er stadig hemmeligt
error-seed-hash = { -seed(form: "definite") } passer ikke til den hash, der blev offentliggjort, før kortene blev givet
error-share = tallet fra plads { $seat } i { -seed(form: "definite") } er ikke det, der var lagt fast
error-law-version = dette er skrevet efter version { $has } af reglerne for { $game }; her gælder version { $wants }
error-illegal-entry = post { $entry } kan ikke være sket: { $refusal }
error-record-result = resultatet i { -record(form: "definite") } er ikke det, { -move(form: "definite-plural") } fører til
error-record-digest = { -record(form: "definite") } er blevet ændret: { -move(form: "definite-plural") } fører ikke til den stilling, det slutter med
error-position = sådan kan et bord i { $game } ikke se ud: { $problem }
error-move = det er ikke et { -move } i dette spil: { $move }
error-move-number = { -move(form: "plural") } er nummereret fra 0 til { $most }, så { $number } findes ikke
error-stock-too-large = { $seats } spillere med { -stock-pile(form: "plural") } på { $stock } kort skal bruge flere end spillets { $cards } kort
error-starting-seat = plads { $seat } kan ikke starte: der er { $seats } pladser, nummereret fra 0
error-too-many-tolls = { $tolls } { $tolls ->
    [one] { -toll }
   *[other] { -toll(form: "plural") }
} er for mange til { $copies } kort af samme slags
error-chosen-suits = ved dette bord tages { $wants ->
    [0] ingen { -suit(form: "plural") }
    [one] { $wants } { -suit }
   *[other] { $wants } { -suit(form: "plural") }
} ud; der er valgt { $has }
error-deck-order = kortene i { -deck(form: "definite") } »{ $deck }« står ikke i rækkefølge efter id, eller også står et id to gange
error-deck-year = kortet »{ $card }« i { -deck(form: "definite") } »{ $deck }« har ikke et gyldigt årstal
error-deck-eras = { -deck(form: "definite") } »{ $deck }« er ordnet efter { $unit } og har derfor ingen { -era(form: "plural") }
error-deck-broken = { -deck(form: "definite") } kan ikke bruges: { $file }, linje { $line }: { $told }
error-deck-missing = { -deck(form: "definite") } »{ $deck }« findes ikke; der findes: { $known }
error-choice = { $name } kan være { $known }, men ikke { $given }
error-handicap = antallet af kort er angivet for { $has } { $has ->
    [one] spiller
   *[other] spillere
}, men der er { $seats } med
error-deck-too-small = bordet skal bruge { $needs } kort, men kun { $has } fra { -deck(form: "definite") } »{ $deck }« er med i spillet
error-file-too-large = filen er på { $has } byte; grænsen er { $most }
error-file-missing = kan ikke åbne { $path }: { $why }
error-number-range = { $name } skal være fra { $least } til { $most }, ikke { $given }
error-game-twice = to pakker har et spil, der hedder »{ $game }«: { $has } og { $package }
error-no-lesson = der er intet prøvespil til { $game }
error-no-rule-page = der er ingen regelside til { $game }

error-jokers-stay = jokerne kan kun tages ud, når alle farveserier kan vælges (chosenAny)

# Records of games that somebody leads without playing
refusal-record-private = Referater fra spil med en leder vises ikke: De ville røbe, hvem der svarede hvad.
refusal-report-private = Rapporten er kun for dem, der leder bordet.
refusal-no-report = Der er ingen rapport for { $game }.
