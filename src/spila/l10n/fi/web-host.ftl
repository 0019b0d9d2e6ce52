## Ylläpitäjän sivu

web-host-title = Ylläpitäjän sivu
web-host-key-title = Avaa ylläpitäjän avaimella
web-host-key-note = Palvelin näyttää sen käynnistyessään. Uudelleen sen saa komennolla
web-host-key = Ylläpitäjän avain
web-host-open = Avaa
web-host-opened = avattu ylläpitäjän avaimella
web-host-lock = Lukitse
web-host-refresh = Päivitä
web-host-decks = Pakat
web-host-decks-of = { $decks }, enintään { $most }
web-host-anyone = Kuka tahansa saa tehdä pakan
web-host-deck = Pakka
web-host-cards = Kortteja
web-host-size = Koko
web-host-used = Viimeksi käytetty
web-host-never = ei koskaan
web-host-untitled = Nimetön luonnos
web-host-expires = { $days ->
    [one] käyttämättömät luonnokset poistetaan päivän kuluttua
   *[other] käyttämättömät luonnokset poistetaan { $days } päivän kuluttua
}
web-host-kind-shipped = tulee Spilan mukana
web-host-kind-folder = omasta kansiostasi
web-host-delete = Poista
web-host-delete-title = Poistetaanko ”{ $title }”?
web-host-delete-deck = Pöydissä säilyvät niihin jaetut kortit. Itse pakkaa ei saa takaisin.
web-host-delete-table = Peli tässä pöydässä päättyy kaikilta, eikä sitä saa takaisin.
web-host-delete-not = Älä poista
web-host-all = Näytä kaikki { $count }
web-host-deck-note = Pakan poistaminen ei koskaan riko pöytää: pöydissä säilyvät niihin jaetut kortit.
web-host-tables = Pöydät
web-host-tables-of = { $shown }/{ $all }, uusimmat ensin
web-host-no-tables = Ei vielä pöytiä.
web-host-code = Koodi
web-host-table = Pöytä
web-host-untitled-table = Nimetön pöytä
web-host-game = Peli
web-host-people = Pelaajat
web-host-last-move = Viimeisin siirto
web-host-reports = Huomautukset korteista
web-host-reports-count = { $count ->
    [0] ei uusia
    [one] yksi uusi
   *[other] { $count } uutta
}
web-host-reports-note = Lähetetty kohdasta ”Onko kortissa jotain väärin?”, ilman nimeä. Opettajan pakkaa koskevat huomautukset menevät opettajalle.
web-host-no-reports = Ei huomautuksia.
web-host-quoted = ”{ $note }”
web-host-done = Valmis
web-host-disk = Levytila
web-host-disk-of = { $used } / { $total } käytössä.
web-host-disk-days = { $days ->
    [one] Tätä vauhtia tilaa riittää päiväksi.
   *[other] Tätä vauhtia tilaa riittää { $days } päiväksi.
}
web-host-disk-pictures = Kuvat { $size }
web-host-disk-tables = Pöydät { $size }
web-host-disk-decks = Pakat { $size }
web-host-disk-backups = Varmuuskopiot { $size }
web-host-bytes-kb = { $size } kt
web-host-bytes-mb = { $size } Mt
web-host-bytes-gb = { $size } Gt
web-host-bytes-tb = { $size } Tt
