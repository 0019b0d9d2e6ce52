## What can be wrong with the place where tables are kept, and with copies of it.

error-stale-version = någon annan hann före: nu gäller version { $actual }
error-table-unknown = det finns inget bord ”{ $table }”
error-table-exists = det finns redan ett bord ”{ $table }”; inget har skrivits
error-table-finished = spelet vid bordet ”{ $table }” är slut
error-table-id = namnet på ett bord ska ha 1 till { $most } ASCII-tecken och inga mellanslag
error-append-nothing = { $entries ->
    [one] { $entries } { -entry }
   *[other] { $entries } { -entry(form: "plural") }
} kan inte följa på version { $version }
error-line-break = det finns en radbrytning i { $what ->
    [entry] { -entry(form: "definite") }
    [header] filhuvudet
    [meta] metadata
    [record] { -record(form: "definite") }
   *[other] { $what }
}
error-word-too-long = meddelandet är på { $bytes } byte; högst { $most } får plats
error-store-unavailable = databasen går inte att nå: { $why }
error-store-uncertain = anslutningen bröts innan databasen hade svarat: { $why }
error-store-closed = lagret är stängt
error-store-locked = { $path } används av en annan server
error-store-missing = filen { $path } finns inte
error-store-readonly = { $path } har öppnats enbart för läsning
error-store-unreadable = kan inte läsa { $path }: { $why }
error-store-write = databasen vägrade spara: { $why }
error-store-broken = disken slutade fungera, så inget mer skrivs före en omstart: { $why }
error-log-row-missing = loggen för bordet ”{ $table }” är skadad: { -entry } { $entry } saknas
error-log-row-changed = loggen för bordet ”{ $table }” är skadad: { -entry } { $entry } är inte som den skrevs
error-log-rows-swapped = loggen för bordet ”{ $table }” är skadad: { -entry } { $entry } och { $other } har bytt plats
error-store-address = bord sparas i en fil eller i postgresql://…, inte i { $kind }://…
error-store-url = databasens adress går inte att tolka; den ska se ut som postgresql://namn@server/databas
error-schema-newer = det här skrevs av en nyare version (steg { $has }); den här versionen klarar steg { $knows }
error-schema-older = det här skrevs av en äldre version (steg { $has }); när servern startar uppgraderas det till steg { $wants }
error-backup-unsupported = PostgreSQL har sin egen säkerhetskopiering (pg_dump); `spila export` fungerar också
error-export-cut = filen är ofullständig, eller så fortsätter den efter slutet (rad { $line })
error-export-changed = filen har ändrats sedan den skrevs (rad { $line })
error-export-entries = bordet ”{ $table }” ska ha { $wants ->
    [one] { $wants } { -entry }
   *[other] { $wants } { -entry(form: "plural") }
}, men bara { $has } kom före rad { $line }
error-export-version = rad { $line } ska vara { -entry } { $wants }, inte { $has }
error-export-twice = bordet ”{ $table }” kommer en andra gång på rad { $line }
error-export-record = bordet ”{ $table }” har ett { -record } men är inte färdigspelat
