## Settings of a table, and levels of bots. `.help` says what a setting does.

setting-pace = Hur snabbt { -bot(form: "definite-plural") } spelar
setting-pace-instant = direkt
setting-pace-quick = snabbt
setting-pace-normal = som människor
setting-pace-slow = i lugn och ro
setting-clock_seconds = Tid för ett drag
    .help = I sekunder. När tiden är ute görs ett drag åt den som dröjer. Av: ingen klocka.
setting-remind_seconds = Påminn den som dröjer
    .help = Efter så här många sekunder.
setting-sit_in_seconds = En { -bot } hoppar in
    .help = Efter så här många sekunder utan drag, tills { -player(form: "definite") } är tillbaka. Av: aldrig.
setting-sit_in_level = Nivå på den { -bot(form: "definite") }
setting-chat = Chatt
    .help = Spelarna får skriva till varandra. Reaktioner går alltid att skicka.
setting-undo = Ångra
    .help = Direkt så länge draget inte har avslöjat något för någon, annars om alla går med på det.
setting-hints = Tips
    .help = Spelarna får fråga vad en { -bot } skulle göra.
setting-watching = { -onlooker(form: "Plural") }
    .help = Alla som har länken får titta på.
setting-relaxed = Lugnare kapplöpning
    .help = När någon vill lägga ut ett kort har alla tre sekunder på sig; sedan avgör lotten, inte snabbheten.

level-random = På måfå
    .help = Gör vad som helst som reglerna tillåter.
level-naive = Ivrig
    .help = Lägger ut varje kort som går, var det än går.
level-easy = Lätt
    .help = Gör nybörjarmisstag.
level-medium = Medel
    .help = Spelar som någon som kan spelet.
level-hard = Svår
    .help = Planerar framåt och glömmer sällan något.
