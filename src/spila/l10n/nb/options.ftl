## Settings of a table, and levels of bots. `.help` says what a setting does.

setting-pace = Hvor fort boter spiller
setting-pace-instant = straks
setting-pace-quick = raskt
setting-pace-normal = som folk flest
setting-pace-slow = i ro og mak
setting-clock_seconds = Betenkningstid
    .help = I sekunder. Når tiden er ute, gjør spillet et trekk for spilleren. Av: ingen klokke.
setting-remind_seconds = Påminnelse til den som ikke gjør noe
    .help = Etter så mange sekunder.
setting-sit_in_seconds = En bot tar over
    .help = Etter så mange sekunder uten at spilleren gjør noe, og helt til spilleren er tilbake. Av: aldri.
setting-sit_in_level = Spillestyrken til den boten
setting-chat = Chat
    .help = Folk kan skrive til hverandre. De faste utropene er der alltid.
setting-undo = Angre
    .help = Skjer med en gang så lenge ingen har fått vite noe nytt, ellers bare hvis alle er enige.
setting-hints = Hint
    .help = Spillerne kan spørre hva en bot ville ha gjort.
setting-watching = Tilskuere
    .help = Alle som har lenken, kan se på.
setting-relaxed = Rolig kappløp
    .help = I tre sekunder etter at den første har meldt seg, kan alle være med. Så avgjør loddet, ikke farten.

level-random = På måfå
    .help = Spiller hva som helst som reglene tillater.
level-naive = Utålmodig
    .help = Spiller ut alt som passer, uansett hvor.
level-easy = Lett
    .help = Gjør de samme feilene som en nybegynner.
level-medium = Middels
    .help = Spiller som en som kan spillet.
level-hard = Vanskelig
    .help = Tenker fremover og glemmer lite.
