## Hva som kan være galt med stedet der bordene lagres, og med kopier av det.

error-stale-version = noen andre kom først: dette er nå versjon { $actual }
error-table-unknown = bordet «{ $table }» finnes ikke
error-table-exists = bordet «{ $table }» finnes allerede; ingenting ble skrevet
error-table-finished = spillet ved bordet «{ $table }» er slutt
error-table-id = navnet på et bord må ha 1 til { $most } enkle tegn (ikke æ, ø og å) og ingen mellomrom
error-append-nothing = { $entries } { $entries ->
    [one] oppføring
   *[other] oppføringer
} kan ikke følge etter versjon { $version }
error-line-break = det er et linjeskift i { $what ->
    [entry] oppføringen
    [header] topplinjen
    [meta] tilleggsopplysningene
    [record] { -record(form: "definite") }
   *[other] { $what }
}
error-word-too-long = meldingen er på { $bytes } byte; høyst { $most } er tillatt
error-store-unavailable = får ikke kontakt med databasen: { $why }
error-store-uncertain = forbindelsen til databasen ble brutt før svaret kom: { $why }
error-store-closed = lagringsstedet er lukket
error-store-locked = { $path } er i bruk av en annen server
error-store-missing = filen { $path } finnes ikke
error-store-readonly = { $path } er bare åpnet for lesing
error-store-unreadable = kan ikke lese { $path }: { $why }
error-store-write = databasen tok ikke imot dataene: { $why }
error-store-broken = disken sviktet, så ingenting mer blir skrevet før en omstart: { $why }
error-log-row-missing = loggen for bordet «{ $table }» er skadet: oppføring { $entry } mangler
error-log-row-changed = loggen for bordet «{ $table }» er skadet: oppføring { $entry } er ikke slik den ble skrevet
error-log-rows-swapped = loggen for bordet «{ $table }» er skadet: oppføring { $entry } og { $other } har byttet plass
error-store-address = bord lagres i en fil eller i postgresql://…, ikke i { $kind }://…
error-store-url = kan ikke tolke adressen til databasen; den skal se ut som postgresql://bruker@maskin/database
error-schema-newer = dette er skrevet av en nyere versjon (trinn { $has }); denne versjonen kjenner trinn { $knows }
error-schema-older = dette er skrevet av en eldre versjon (trinn { $has }); når serveren startes, oppgraderes det til trinn { $wants }
error-backup-unsupported = PostgreSQL har sin egen sikkerhetskopiering (pg_dump); `export` virker også der
error-export-cut = filen er ufullstendig, eller den fortsetter etter slutten (linje { $line })
error-export-changed = filen er endret etter at den ble skrevet (linje { $line })
error-export-entries = bordet «{ $table }» skulle ha { $wants } { $wants ->
    [one] oppføring
   *[other] oppføringer
}, men bare { $has } kom før linje { $line }
error-export-version = linje { $line } skulle være oppføring { $wants }, ikke { $has }
error-export-twice = bordet «{ $table }» kommer en gang til på linje { $line }
error-export-record = bordet «{ $table }» har et { -record }, men er ikke ferdig
