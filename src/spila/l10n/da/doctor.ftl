## `spila doctor`: what a host should know about an installation.

doctor-grade-ok = ok:
doctor-grade-note = bemærkning:
doctor-grade-wrong = fejl:
doctor-summary = { $wrong ->
    [0] { $notes ->
        [0] Alt er, som det skal være.
        [one] Der er ingen fejl, men én bemærkning.
       *[other] Der er ingen fejl, men { $notes } bemærkninger.
    }
    [one] Der er én fejl.
   *[other] Der er { $wrong } fejl.
}
doctor-versions = Spila { $spila }, Python { $python }, SQLite { $sqlite }
doctor-sqlite-old = SQLite { $has } er for gammel; Spila skal bruge { $wants } eller nyere
doctor-picows = picows { $has } er installeret, men { $wants } kræves; installér spila[server] igen
doctor-files = systemet tillader tilstrækkelig mange åbne filer
doctor-few-files = systemet tillader kun { $limit } åbne filer, altså højst { $connections } forbindelser; hæv LimitNOFILE
doctor-no-folder = der er ingen datamappe endnu; serveren opretter { $path }
doctor-folder = datamappen er { $path }
doctor-folder-readonly = denne bruger må ikke skrive i { $path }
doctor-folder-open = andre på maskinen kan åbne { $path } (rettigheder { $mode }); 700 er sikrere
doctor-network-folder = { $path } ligger på et netværksfilsystem ({ $kind }), hvor SQLite kan miste data; brug en lokal disk
doctor-disk = { $megabytes } MB ledig plads i { $path }
doctor-disk-low = kun { $megabytes } MB ledig plads i { $path }
doctor-no-database = der er ingen database endnu; serveren opretter { $path }
doctor-database = databasen er intakt og opdateret
doctor-database-empty = { $path } er tom (0 byte); gendan en sikkerhedskopi
doctor-database-damaged = databasen er beskadiget: { $why }
doctor-file-open = andre på maskinen kan læse { $path } (rettigheder { $mode }), og den indeholder seeds til spil, der er i gang; brug chmod 600
doctor-clock-behind = det seneste træk ligger { $seconds } { $seconds ->
    [one] sekund
   *[other] sekunder
} ude i fremtiden: maskinens ur er bagud eller har været foran
doctor-clock-database = der er { $seconds } { $seconds ->
    [one] sekunds
   *[other] sekunders
} forskel på maskinens og databaseserverens ure
doctor-clock-server = der er { $seconds } { $seconds ->
    [one] sekunds
   *[other] sekunders
} forskel på maskinens og serverens ure
doctor-no-backup = der er ikke noteret nogen sikkerhedskopi; `spila backup FILE` laver en
doctor-backup = { $days ->
    [0] den seneste sikkerhedskopi er under et døgn gammel: { $file }
    [one] den seneste sikkerhedskopi er en dag gammel: { $file }
   *[other] den seneste sikkerhedskopi er { $days } dage gammel: { $file }
}
doctor-backup-old = den seneste sikkerhedskopi er { $days } dage gammel: { $file }
doctor-backup-gone = den seneste sikkerhedskopi er ikke længere, hvor den blev skrevet: { $file }
doctor-url = { $url } er ikke en adresse som https://cards.example/
doctor-not-running = der kører ingen server på { $url }; brug --url til at kontrollere en anden adresse
doctor-unreachable = { $url } kan ikke nås: { $why }
doctor-no-server = Spila svarer ikke på { $url } (status { $status })
doctor-ready = serveren på { $url } er klar
doctor-not-ready = serveren er ikke klar; følgende mangler: { $missing }
doctor-other-version = serveren kører version { $has }; dette er version { $own }
doctor-caller = serveren ser din rigtige adresse: { $address }
doctor-no-caller = serveren kan ikke sige, hvilken adresse den ser dig på; det er måske en ældre version
doctor-proxy-ignored = serveren ser bort fra proxyen på { $proxy }, så alle spillere tæller som én; sæt SPILA_PROXIES={ $proxy }
doctor-proxy-silent = proxyen på { $proxy } sender ikke spillernes adresser videre, så alle tæller som én; lad den sende X-Forwarded-For
doctor-headers-removed = noget mellem denne maskine og serveren fjerner headeren { $header }
doctor-websocket-open = WebSocket-forbindelser kommer igennem
doctor-websocket = WebSocket-forbindelser kommer ikke igennem ({ $why }); proxyen skal sende Upgrade og Host videre
