## Administratörens sida

web-host-title = Administratörens sida
web-host-key-title = Öppna med administratörsnyckeln
web-host-key-note = Servern visar den när den startar. Se den igen med kommandot
web-host-key = Administratörsnyckel
web-host-open = Öppna
web-host-opened = öppnad med nyckeln
web-host-lock = Lås
web-host-refresh = Uppdatera
web-host-decks = Kortlekar
web-host-decks-of = { $decks } av högst { $most }
web-host-anyone = Alla får göra kortlekar
web-host-deck = Kortlek
web-host-cards = Kort
web-host-size = Storlek
web-host-used = Senast använd
web-host-never = aldrig
web-host-untitled = Utkast utan titel
web-host-expires = { $days ->
    [one] oanvända utkast tas bort efter en dag
   *[other] oanvända utkast tas bort efter { $days } dagar
}
web-host-kind-shipped = ingår i Spila
web-host-kind-folder = från din mapp
web-host-delete = Ta bort
web-host-delete-title = Ta bort ”{ $title }”?
web-host-delete-deck = Borden behåller korten som delats ut där. Själva kortleken går inte att få tillbaka.
web-host-delete-table = Spelet vid det här bordet tar slut för alla och går inte att få tillbaka.
web-host-delete-not = Ta inte bort
web-host-all = Visa alla { $count }
web-host-deck-note = Att ta bort en kortlek förstör aldrig ett bord: borden behåller korten som delats ut där.
web-host-tables = Bord
web-host-tables-of = { $shown } av { $all }, de senaste först
web-host-no-tables = Inga bord än.
web-host-code = Kod
web-host-table = Bord
web-host-untitled-table = Bord utan namn
web-host-game = Spel
web-host-people = Spelare
web-host-last-move = Senaste drag
web-host-reports = Anmärkningar på kort
web-host-reports-count = { $count ->
    [0] inget nytt
    [one] en ny
   *[other] { $count } nya
}
web-host-reports-note = Från ”Är något fel på kortet?”, utan namn. Anmärkningar på en lärares kortlek går till läraren.
web-host-no-reports = Inga anmärkningar.
web-host-quoted = ”{ $note }”
web-host-done = Klart
web-host-disk = Diskutrymme
web-host-disk-of = { $used } av { $total } används.
web-host-disk-days = { $days ->
    [one] I den här takten räcker det en dag.
   *[other] I den här takten räcker det { $days } dagar.
}
web-host-disk-pictures = Bilder { $size }
web-host-disk-tables = Bord { $size }
web-host-disk-decks = Kortlekar { $size }
web-host-disk-backups = Säkerhetskopior { $size }
web-host-bytes-kb = { $size } kB
web-host-bytes-mb = { $size } MB
web-host-bytes-gb = { $size } GB
web-host-bytes-tb = { $size } TB
