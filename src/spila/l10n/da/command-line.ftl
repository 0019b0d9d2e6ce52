## What only the command line says is wrong

error-option-form = »{ $given }« har ikke formen indstilling=værdi
error-published-hash = { -record(form: "definite") } hører til en anden hash, nemlig { $has }
error-receipt = loggen slutter ikke, som kvitteringen siger: den sidste post har hashen { $has }
error-verify-what = angiv enten en fil, der skal kontrolleres, eller --database med en database
error-deck-language = { -deck(form: "definite") } »{ $deck }« findes ikke på sproget »{ $language }«; det findes på: { $known }
error-deck-name = »{ $name }« kan ikke være navnet på et { -deck }: kun små bogstaver a–z, cifre og bindestreger
error-import-nothing = intet blev importeret fra { $file } på grund af linje { $line }: { $told }
error-sheet-format = et ark skal være en .png- eller en .pdf-fil, ikke { $path }
error-extra-missing = dette kræver pakken { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast spiller kun tilfældigt, ikke med: { $players }
error-fast-game = --fast kan ikke spille { $game }; det kan spille: { $known }
error-fast-record = --fast skriver ingen referater: udelad --record eller --fast
error-file-exists = { $path } findes allerede; intet blev skrevet
error-usage = { $why }
error-jobs = en arbejdsproces stoppede uventet
error-book-line = regelsiden for { $game } kan ikke læses ved linje { $line }
error-part-missing = { $game } mangler { $part ->
    [board] et bord
    [encoder] en encoder
    [study] en undersøgelse
   *[other] { $part }
}: modulet { $module } findes ikke

## What cannot be about a table that was written down; after a colon.

position-alive = ingen er med i spillet længere
position-any-card = der er ingen grund til et kapløb om at lægge et { -free-card }
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
