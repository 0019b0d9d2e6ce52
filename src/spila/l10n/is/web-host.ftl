## Síða umsjónarmanns

web-host-title = Umsjónarsíða
web-host-key-title = Opna með umsjónarlykli
web-host-key-note = Þjónninn sýnir hann við ræsingu. Til að sjá hann aftur er skipunin
web-host-key = Umsjónarlykill
web-host-open = Opna
web-host-opened = opnað með umsjónarlykli
web-host-lock = Læsa
web-host-refresh = Endurnýja
web-host-decks = Spilastokkar
web-host-decks-of = { $decks }, mest { $most }
web-host-anyone = Allir mega búa til spilastokk
web-host-deck = Spilastokkur
web-host-cards = Spil
web-host-size = Stærð
web-host-used = Síðast notaður
web-host-never = aldrei
web-host-untitled = Drög án titils
web-host-expires = { $days ->
    [one] ónotuðum drögum er eytt eftir { $days } dag
   *[other] ónotuðum drögum er eytt eftir { $days } daga
}
web-host-kind-shipped = fylgir Spila
web-host-kind-folder = úr möppunni þinni
web-host-delete = Eyða
web-host-delete-title = Eyða „{ $title }“?
web-host-delete-deck = Borð halda spilunum sem þar voru gefin. Ekki er hægt að fá spilastokkinn sjálfan aftur.
web-host-delete-table = Spilinu við þetta borð lýkur hjá öllum og ekki er hægt að fá það aftur.
web-host-delete-not = Ekki eyða
web-host-all = Sýna allt ({ $count })
web-host-deck-note = Borð skemmist aldrei þótt spilastokki sé eytt: það heldur spilunum sem þar voru gefin.
web-host-tables = Borð
web-host-tables-of = { $shown } af { $all }, nýjustu fyrst
web-host-no-tables = Engin borð enn.
web-host-code = Kóði
web-host-table = Borð
web-host-untitled-table = Borð án nafns
web-host-game = Spil
web-host-people = Leikmenn
web-host-last-move = Síðasti leikur
web-host-reports = Athugasemdir um spil
web-host-reports-count = { $count ->
    [0] ekkert nýtt
    [one] { $count } ný
   *[other] { $count } nýjar
}
web-host-reports-note = Úr „Er eitthvað rangt á þessu spili?“, án nafns. Athugasemdir um spilastokk kennara fara til kennarans.
web-host-no-reports = Engar athugasemdir.
web-host-quoted = „{ $note }“
web-host-done = Búið
web-host-disk = Diskpláss
web-host-disk-of = { $used } af { $total } í notkun.
web-host-disk-days = { $days ->
    [one] Með þessu áframhaldi er pláss í { $days } dag.
   *[other] Með þessu áframhaldi er pláss í { $days } daga.
}
web-host-disk-pictures = Myndir { $size }
web-host-disk-tables = Borð { $size }
web-host-disk-decks = Spilastokkar { $size }
web-host-disk-backups = Öryggisafrit { $size }
web-host-bytes-kb = { $size } kB
web-host-bytes-mb = { $size } MB
web-host-bytes-gb = { $size } GB
web-host-bytes-tb = { $size } TB
