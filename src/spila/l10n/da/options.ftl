## Settings of a table, and levels of bots. `.help` says what a setting does.

setting-pace = Hvor hurtigt botterne spiller
setting-pace-instant = straks
setting-pace-quick = hurtigt
setting-pace-normal = som mennesker
setting-pace-slow = langsomt
setting-clock_seconds = Tid til et { -move }
    .help = I sekunder. Når tiden er gået, laver spillet et { -move } for spilleren. Slået fra: intet ur.
setting-remind_seconds = Mind spillere om, at de har { -turn(form: "definite") }
    .help = Efter så mange sekunder.
setting-sit_in_seconds = En bot tager over
    .help = Efter så mange sekunder uden et { -move }, indtil spilleren er tilbage. Slået fra: aldrig.
setting-sit_in_level = Den bots styrke
setting-chat = Chat
    .help = Spillerne kan skrive til hinanden. De færdige hilsner kan altid bruges.
setting-undo = Fortryd { -move(form: "plural") }
    .help = Med det samme, så længe { -move(form: "definite") } ikke har røbet noget for nogen; ellers hvis alle siger ja.
setting-hints = Tip
    .help = Spillerne må spørge, hvad en bot ville gøre.
setting-watching = Tilskuere
    .help = Alle, der har linket, må se på.
setting-relaxed = Roligt kapløb
    .help = Når den første melder sig, får alle tre sekunder til at være med. Så afgør lodtrækning det, ikke hvem der er hurtigst.

level-random = På må og få
    .help = Spiller hvad som helst, reglerne tillader.
level-naive = Utålmodig
    .help = Lægger alle de kort, den kan, hvor den kan.
level-easy = Let
    .help = Laver de samme fejl som en begynder.
level-medium = Middel
    .help = Spiller som en, der kender spillet.
level-hard = Svær
    .help = Planlægger og glemmer ikke ret meget.
