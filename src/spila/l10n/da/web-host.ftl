## Administratorens side

web-host-title = Administratorens side
web-host-key-title = Åbn med administratornøglen
web-host-key-note = Serveren viser den ved start. Se den igen med kommandoen
web-host-key = Administratornøgle
web-host-open = Åbn
web-host-opened = åbnet med nøglen
web-host-lock = Lås
web-host-refresh = Opdatér
web-host-decks = Kortsæt
web-host-decks-of = { $decks } af højst { $most }
web-host-anyone = Alle må lave kortsæt
web-host-deck = Kortsæt
web-host-cards = Kort
web-host-size = Størrelse
web-host-used = Sidst brugt
web-host-never = aldrig
web-host-untitled = Kladde uden titel
web-host-expires = { $days ->
    [one] ubrugte kladder slettes efter én dag
   *[other] ubrugte kladder slettes efter { $days } dage
}
web-host-kind-shipped = følger med Spila
web-host-kind-folder = fra din mappe
web-host-delete = Slet
web-host-delete-title = Slet »{ $title }«?
web-host-delete-deck = Bordene beholder de kort, der allerede er givet. Selve kortsættet kan ikke hentes tilbage.
web-host-delete-table = Spillet ved dette bord slutter for alle og kan ikke hentes tilbage.
web-host-delete-not = Behold
web-host-all = Vis alle { $count }
web-host-deck-note = Et bord går aldrig i stykker af, at et kortsæt slettes: Bordene beholder de kort, der allerede er givet.
web-host-tables = Borde
web-host-tables-of = { $shown } af { $all }, de nyeste først
web-host-no-tables = Ingen borde endnu.
web-host-code = Kode
web-host-table = Bord
web-host-untitled-table = Bord uden navn
web-host-game = Spil
web-host-people = Spillere
web-host-last-move = Seneste træk
web-host-reports = Bemærkninger om kort
web-host-reports-count = { $count ->
    [0] intet nyt
    [one] én ny
   *[other] { $count } nye
}
web-host-reports-note = Fra »Er der noget galt med dette kort?«, uden navn. Bemærkninger om en lærers kortsæt går til læreren.
web-host-no-reports = Ingen bemærkninger.
web-host-quoted = »{ $note }«
web-host-done = Færdig
web-host-disk = Diskplads
web-host-disk-of = { $used } af { $total } er brugt.
web-host-disk-days = { $days ->
    [one] I dette tempo er der plads til én dag mere.
   *[other] I dette tempo er der plads til { $days } dage mere.
}
web-host-disk-pictures = Billeder { $size }
web-host-disk-tables = Borde { $size }
web-host-disk-decks = Kortsæt { $size }
web-host-disk-backups = Sikkerhedskopier { $size }
web-host-bytes-kb = { $size } kB
web-host-bytes-mb = { $size } MB
web-host-bytes-gb = { $size } GB
web-host-bytes-tb = { $size } TB
