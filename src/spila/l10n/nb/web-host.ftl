## Vertens side

web-host-title = Administratorens side
web-host-key-title = Åpne med administratornøkkelen
web-host-key-note = Serveren viser den ved oppstart. Se den igjen med kommandoen
web-host-key = Administratornøkkel
web-host-open = Åpne
web-host-opened = åpnet med administratornøkkelen
web-host-lock = Lås
web-host-refresh = Oppdater
web-host-decks = Kortstokker
web-host-decks-of = { $decks } av høyst { $most }
web-host-anyone = Alle kan lage kortstokker
web-host-deck = Kortstokk
web-host-cards = Kort
web-host-size = Størrelse
web-host-used = Sist brukt
web-host-never = aldri
web-host-untitled = Utkast uten tittel
web-host-expires = { $days ->
    [one] ubrukte utkast slettes etter én dag
   *[other] ubrukte utkast slettes etter { $days } dager
}
web-host-kind-shipped = følger med Spila
web-host-kind-folder = fra mappen din
web-host-delete = Slett
web-host-delete-title = Slette «{ $title }»?
web-host-delete-deck = Bordene beholder kortene som er delt ut der. Selve kortstokken kan ikke hentes tilbake.
web-host-delete-table = Spillet ved dette bordet slutter for alle og kan ikke hentes tilbake.
web-host-delete-not = Ikke slett
web-host-all = Vis alle { $count }
web-host-deck-note = Et bord blir aldri ødelagt av at en kortstokk slettes: Bordene beholder kortene som er delt ut der.
web-host-tables = Bord
web-host-tables-of = { $shown } av { $all }, de siste først
web-host-no-tables = Ingen bord ennå.
web-host-code = Kode
web-host-table = Bord
web-host-untitled-table = Bord uten navn
web-host-game = Spill
web-host-people = Spillere
web-host-last-move = Siste trekk
web-host-reports = Merknader om kort
web-host-reports-count = { $count ->
    [0] ikke noe nytt
    [one] én ny
   *[other] { $count } nye
}
web-host-reports-note = Sendt fra «Er det noe galt med dette kortet?», uten navn. Merknader om en lærers kortstokk går til læreren.
web-host-no-reports = Ingen merknader.
web-host-quoted = «{ $note }»
web-host-done = Ferdig
web-host-disk = Diskplass
web-host-disk-of = { $used } av { $total } er brukt.
web-host-disk-days = { $days ->
    [one] I dette tempoet rekker plassen i én dag til.
   *[other] I dette tempoet rekker plassen i { $days } dager til.
}
web-host-disk-pictures = Bilder { $size }
web-host-disk-tables = Bord { $size }
web-host-disk-decks = Kortstokker { $size }
web-host-disk-backups = Sikkerhetskopier { $size }
web-host-bytes-kb = { $size } kB
web-host-bytes-mb = { $size } MB
web-host-bytes-gb = { $size } GB
web-host-bytes-tb = { $size } TB
