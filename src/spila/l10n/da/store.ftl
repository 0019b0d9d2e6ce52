## What can be wrong with the place where tables are kept, and with copies of it.

error-stale-version = en anden kom først: nu er det version { $actual }
error-table-unknown = bordet »{ $table }« findes ikke
error-table-exists = bordet »{ $table }« findes allerede; intet blev skrevet
error-table-finished = spillet ved bordet »{ $table }« er slut
error-table-id = navnet på et bord skal have 1 til { $most } enkle tegn (ikke æ, ø og å) og ingen mellemrum
error-append-nothing = { $entries } { $entries ->
    [one] post
   *[other] poster
} kan ikke følge efter version { $version }
error-line-break = der er et linjeskift i { $what ->
    [record] { -record(form: "definite") }
    [entry] posten
    [header] headeren
    [meta] metadataene
   *[other] { $what }
}
error-word-too-long = beskeden fylder { $bytes } byte; højst { $most } er tilladt
error-store-unavailable = databasen kan ikke nås: { $why }
error-store-uncertain = forbindelsen blev afbrudt, før databasen nåede at svare: { $why }
error-store-closed = lageret er lukket
error-store-locked = { $path } bruges af en anden server
error-store-missing = filen { $path } findes ikke
error-store-readonly = { $path } er kun åbnet til læsning
error-store-unreadable = kan ikke læse { $path }: { $why }
error-store-write = databasen afviste at gemme: { $why }
error-store-broken = disken svigtede, så der bliver ikke skrevet mere før en genstart: { $why }
error-log-row-missing = loggen for bordet »{ $table }« er beskadiget: post { $entry } mangler
error-log-row-changed = loggen for bordet »{ $table }« er beskadiget: post { $entry } er ikke, som den blev skrevet
error-log-rows-swapped = loggen for bordet »{ $table }« er beskadiget: post { $entry } og { $other } har byttet plads
error-store-address = borde gemmes i en fil eller i postgresql://…, ikke i { $kind }://…
error-store-url = databasens adresse kan ikke læses; den skal se sådan ud: postgresql://user@host/database
error-schema-newer = dette er skrevet af en nyere version (trin { $has }); denne version kender trin { $knows }
error-schema-older = dette er skrevet af en ældre version (trin { $has }); når serveren starter, bringer den det op på trin { $wants }
error-backup-unsupported = PostgreSQL har sin egen sikkerhedskopiering (pg_dump); `spila export` virker også
error-export-cut = filen er ikke komplet, eller den fortsætter, efter at den burde være slut (linje { $line })
error-export-changed = filen er blevet ændret, siden den blev skrevet (linje { $line })
error-export-entries = bordet »{ $table }« skulle have { $wants } { $wants ->
    [one] post
   *[other] poster
}, men der kom kun { $has } før linje { $line }
error-export-version = linje { $line } skulle være post { $wants }, ikke { $has }
error-export-twice = bordet »{ $table }« kommer en gang til i linje { $line }
error-export-record = bordet »{ $table }« har et { -record }, men spillet er ikke slut
