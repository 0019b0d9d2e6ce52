## `spila doctor`: what a host should know about an installation.

doctor-grade-ok = ok:
doctor-grade-note = huomautus:
doctor-grade-wrong = vika:
doctor-summary = { $wrong ->
    [0] { $notes ->
        [0] Kaikki on kunnossa.
        [one] Vikoja ei ole; yksi huomautus.
       *[other] Vikoja ei ole; { $notes } huomautusta.
    }
    [one] Yksi vika löytyi.
   *[other] { $wrong } vikaa löytyi.
}
doctor-versions = Spila { $spila }, Python { $python }, SQLite { $sqlite }
doctor-sqlite-old = SQLite { $has } on liian vanha; Spila tarvitsee version { $wants } tai uudemman
doctor-picows = picows { $has } ei sovi, tarvitaan { $wants }; asenna spila[server] uudelleen
doctor-files = järjestelmä sallii tarpeeksi avoimia tiedostoja
doctor-few-files = järjestelmä sallii vain { $limit } avointa tiedostoa eli enintään { $connections } yhteyttä; nosta LimitNOFILE-arvoa
doctor-no-folder = tietokansiota ei vielä ole; palvelin luo sen: { $path }
doctor-folder = tietokansio on { $path }
doctor-folder-readonly = tämä käyttäjä ei voi kirjoittaa kansioon { $path }
doctor-folder-open = muutkin tällä koneella voivat avata kansion { $path } (oikeudet { $mode }); 700 on turvallisempi
doctor-network-folder = { $path } on verkkolevyllä ({ $kind }), jolla SQLite voi kadottaa tietoja; käytä paikallista levyä
doctor-disk = { $megabytes } Mt vapaana kansiossa { $path }
doctor-disk-low = vain { $megabytes } Mt vapaana kansiossa { $path }
doctor-no-database = tietokantaa ei vielä ole; palvelin luo sen: { $path }
doctor-database = tietokanta on ehjä ja ajan tasalla
doctor-database-empty = { $path } on tyhjä (0 tavua); palauta varmuuskopio
doctor-database-damaged = tietokanta on vioittunut: { $why }
doctor-file-open = muutkin tällä koneella voivat lukea tiedoston { $path } (oikeudet { $mode }), ja siinä ovat käynnissä olevien pelien siemenet; käytä komentoa chmod 600
doctor-clock-behind = viimeisin siirto on { $seconds } sekuntia tulevaisuudessa: tämän koneen kello jätättää tai on edistänyt
doctor-clock-database = tämän koneen ja tietokantapalvelimen kellojen ero on { $seconds } sekuntia
doctor-clock-server = tämän koneen ja palvelimen kellojen ero on { $seconds } sekuntia
doctor-no-backup = varmuuskopiosta ei ole merkintää; `spila backup FILE` tekee sellaisen
doctor-backup = { $days ->
    [0] viimeisin varmuuskopio on alle vuorokauden vanha: { $file }
    [one] viimeisin varmuuskopio on päivän vanha: { $file }
   *[other] viimeisin varmuuskopio on { $days } päivää vanha: { $file }
}
doctor-backup-old = viimeisin varmuuskopio on { $days } päivää vanha: { $file }
doctor-backup-gone = viimeisin varmuuskopio ei ole enää siellä, minne se kirjoitettiin: { $file }
doctor-url = { $url } ei ole sellainen osoite kuin https://cards.example/
doctor-not-running = osoitteessa { $url } ei ole palvelinta käynnissä; tarkista toinen osoite valitsimella --url
doctor-unreachable = osoitteeseen { $url } ei saada yhteyttä: { $why }
doctor-no-server = Spila ei vastaa osoitteessa { $url } (tila { $status })
doctor-ready = palvelin osoitteessa { $url } on valmis
doctor-not-ready = palvelin ei ole valmis; puuttuu: { $missing }
doctor-other-version = palvelimen versio on { $has }, tämä on { $own }
doctor-caller = palvelin näkee osoitteesi oikein: { $address }
doctor-no-caller = palvelin ei osaa kertoa, miten se näkee sinut; se voi olla vanhempaa versiota
doctor-proxy-ignored = palvelin ei ota huomioon välityspalvelinta { $proxy }, joten kaikki pelaajat lasketaan yhdeksi; aseta SPILA_PROXIES={ $proxy }
doctor-proxy-silent = välityspalvelin { $proxy } ei välitä pelaajien osoitteita, joten kaikki lasketaan yhdeksi; pane se lähettämään X-Forwarded-For
doctor-headers-removed = jokin matkalla palvelimelle poistaa otsakkeen { $header }
doctor-websocket-open = WebSocket-yhteydet menevät läpi
doctor-websocket = WebSocket-yhteydet eivät mene läpi ({ $why }); välityspalvelimen pitää välittää Upgrade ja Host
