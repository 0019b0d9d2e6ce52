## `spila doctor`: what a host should know about an installation.

doctor-grade-ok = ok:
doctor-grade-note = anmärkning:
doctor-grade-wrong = fel:
doctor-summary = { $wrong ->
    [0] { $notes ->
        [0] Allt är som det ska.
        [one] Inget är fel; det finns en anmärkning.
       *[other] Inget är fel; det finns { $notes } anmärkningar.
    }
    [one] En sak är fel.
   *[other] { $wrong } saker är fel.
}
doctor-versions = Spila { $spila }, Python { $python }, SQLite { $sqlite }
doctor-sqlite-old = SQLite { $has } är för gammal; Spila behöver { $wants } eller nyare
doctor-picows = picows { $has } passar inte, { $wants } behövs; installera om spila[server]
doctor-files = systemet tillåter tillräckligt många öppna filer
doctor-few-files = systemet tillåter bara { $limit } öppna filer, alltså högst { $connections } anslutningar; höj LimitNOFILE
doctor-no-folder = det finns ingen datamapp än; servern skapar { $path }
doctor-folder = datamappen är { $path }
doctor-folder-readonly = den här användaren får inte skriva i { $path }
doctor-folder-open = andra på datorn kan öppna { $path } (rättigheter { $mode }); 700 är säkrare
doctor-network-folder = { $path } ligger på ett nätverksfilsystem ({ $kind }), där SQLite kan förlora data; använd en lokal disk
doctor-disk = { $megabytes } MB ledigt i { $path }
doctor-disk-low = bara { $megabytes } MB ledigt i { $path }
doctor-no-database = det finns ingen databas än; servern skapar { $path }
doctor-database = databasen är oskadad och aktuell
doctor-database-empty = { $path } är tom (0 byte); återställ en säkerhetskopia
doctor-database-damaged = databasen är skadad: { $why }
doctor-file-open = andra på datorn kan läsa { $path } (rättigheter { $mode }), och den innehåller slumpfröna till pågående spel; använd chmod 600
doctor-clock-behind = det senaste draget ligger { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} i framtiden: datorns klocka går efter, eller gick före
doctor-clock-database = datorns klocka och databasserverns skiljer sig åt med { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
doctor-clock-server = datorns klocka och serverns skiljer sig åt med { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
doctor-no-backup = ingen säkerhetskopia är antecknad; `spila backup FILE` gör en
doctor-backup = { $days ->
    [0] den senaste säkerhetskopian är mindre än ett dygn gammal: { $file }
    [one] den senaste säkerhetskopian är en dag gammal: { $file }
   *[other] den senaste säkerhetskopian är { $days } dagar gammal: { $file }
}
doctor-backup-old = den senaste säkerhetskopian är { $days } dagar gammal: { $file }
doctor-backup-gone = den senaste säkerhetskopian finns inte kvar där den skrevs: { $file }
doctor-url = { $url } är ingen adress som https://cards.example/
doctor-not-running = ingen server är i gång på { $url }; använd --url för att kontrollera en annan adress
doctor-unreachable = { $url } går inte att nå: { $why }
doctor-no-server = Spila svarar inte på { $url } (status { $status })
doctor-ready = servern på { $url } är redo
doctor-not-ready = servern är inte redo; det här saknas: { $missing }
doctor-other-version = servern kör version { $has }, det här är { $own }
doctor-caller = servern ser rätt adress för dig: { $address }
doctor-no-caller = servern kan inte säga hur den ser dig; den kan vara av en äldre version
doctor-proxy-ignored = servern bryr sig inte om proxyn på { $proxy }, så alla spelare räknas som en; sätt SPILA_PROXIES={ $proxy }
doctor-proxy-silent = proxyn på { $proxy } skickar inte vidare spelarnas adresser, så alla räknas som en; låt den skicka X-Forwarded-For
doctor-headers-removed = något mellan den här datorn och servern tar bort huvudfältet { $header }
doctor-websocket-open = WebSocket-anslutningar kommer fram
doctor-websocket = WebSocket-anslutningar kommer inte fram ({ $why }); proxyn måste skicka vidare Upgrade och Host
