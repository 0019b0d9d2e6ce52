## `spila doctor`: what a host should know about an installation.

doctor-grade-ok = ok:
doctor-grade-note = merknad:
doctor-grade-wrong = feil:
doctor-summary = { $wrong ->
    [0] { $notes ->
        [0] Alt er som det skal være.
        [one] Ingenting er feil, men det er én merknad.
       *[other] Ingenting er feil, men det er { $notes } merknader.
    }
    [one] Én ting er feil.
   *[other] { $wrong } ting er feil.
}
doctor-versions = Spila { $spila }, Python { $python }, SQLite { $sqlite }
doctor-sqlite-old = SQLite { $has } er for gammel; Spila trenger { $wants } eller nyere
doctor-picows = picows { $has } passer ikke, { $wants } trengs; installer spila[server] på nytt
doctor-files = systemet tillater nok åpne filer
doctor-few-files = systemet tillater bare { $limit } åpne filer, altså høyst { $connections } forbindelser; øk LimitNOFILE
doctor-no-folder = det er ingen datamappe ennå; serveren oppretter { $path }
doctor-folder = datamappen er { $path }
doctor-folder-readonly = denne brukeren kan ikke skrive i { $path }
doctor-folder-open = andre på maskinen kan åpne { $path } (rettigheter { $mode }); 700 er tryggere
doctor-network-folder = { $path } ligger på et nettverksfilsystem ({ $kind }), der SQLite kan miste data; bruk en lokal disk
doctor-disk = { $megabytes } MB ledig i { $path }
doctor-disk-low = bare { $megabytes } MB ledig i { $path }
doctor-no-database = det er ingen database ennå; serveren oppretter { $path }
doctor-database = databasen er intakt og oppdatert
doctor-database-empty = { $path } er tom (0 byte); gjenopprett en sikkerhetskopi
doctor-database-damaged = databasen er skadet: { $why }
doctor-file-open = andre på maskinen kan lese { $path } (rettigheter { $mode }), og den inneholder frøene til spill som pågår; bruk chmod 600
doctor-clock-behind = det siste trekket ligger { $seconds } sekunder fram i tid: maskinens klokke går for sakte, eller gikk for fort
doctor-clock-database = klokken på denne maskinen og på databaseserveren er { $seconds } sekunder fra hverandre
doctor-clock-server = klokken på denne maskinen og på serveren er { $seconds } sekunder fra hverandre
doctor-no-backup = det er ikke notert noen sikkerhetskopi; `spila backup FILE` lager en
doctor-backup = { $days ->
    [0] den siste sikkerhetskopien er under et døgn gammel: { $file }
    [one] den siste sikkerhetskopien er én dag gammel: { $file }
   *[other] den siste sikkerhetskopien er { $days } dager gammel: { $file }
}
doctor-backup-old = den siste sikkerhetskopien er { $days } dager gammel: { $file }
doctor-backup-gone = den siste sikkerhetskopien er ikke lenger der den ble skrevet: { $file }
doctor-url = { $url } er ikke en adresse som https://cards.example/
doctor-not-running = det kjører ingen server på { $url }; bruk --url for å sjekke en annen adresse
doctor-unreachable = får ikke kontakt med { $url }: { $why }
doctor-no-server = Spila svarer ikke på { $url } (status { $status })
doctor-ready = serveren på { $url } er klar
doctor-not-ready = serveren er ikke klar; dette mangler: { $missing }
doctor-other-version = serveren kjører versjon { $has }, dette er { $own }
doctor-caller = serveren ser riktig adresse for deg: { $address }
doctor-no-caller = serveren kan ikke si hvordan den ser deg; den kan være av en eldre versjon
doctor-proxy-ignored = serveren ser bort fra proxyen på { $proxy }, så alle spillere teller som én; sett SPILA_PROXIES={ $proxy }
doctor-proxy-silent = proxyen på { $proxy } sender ikke spillernes adresser videre, så alle teller som én; la den sende X-Forwarded-For
doctor-headers-removed = noe mellom denne maskinen og serveren fjerner toppfeltet { $header }
doctor-websocket-open = WebSocket-forbindelser kommer fram
doctor-websocket = WebSocket-forbindelser kommer ikke fram ({ $why }); proxyen må sende Upgrade og Host videre
