## Rules, lessons, looking back, results, and what stands behind the page

web-learn-home = Spila, til forsiden
web-learn-ways = Gå videre
web-learn-loading = Et øjeblik …
web-learn-first-game = Spil et prøvespil
web-learn-new-table = Nyt bord
web-learn-way-lesson = Prøvespil
web-learn-way-rules = Regler
web-learn-way-table = Resultat

# Rules

web-learn-rules-of = Regler for { $game }
web-learn-search = Søg i reglerne
web-learn-print = Udskriv
web-learn-contents = Indhold
web-learn-found = { $count ->
    [0] Intet fundet
    [one] Ét sted
   *[other] { $count } steder
}
web-learn-found-nothing = »{ $query }« står ikke i disse regler. Prøv med færre eller kortere ord.
web-learn-house-rule = Husregel
web-learn-rule = Link til regel { $rule }
web-learn-figure-0 = Du
web-learn-figure-1 = Robin
web-learn-figure-2 = Kim
web-learn-figure-3 = Alex
web-learn-figure-4 = Sam
web-learn-figure-5 = Noor
web-learn-figure-6 = Charlie
web-learn-figure-7 = Toni

# First games

web-learn-lesson-of = Prøvespil: { $game }
web-learn-progress = Så langt er du
web-learn-step = Trin { $step } af { $of }
web-learn-back = Tilbage
web-learn-nudge = Prøv det her: { $hint }
web-learn-show-me = Vis mig det
web-learn-watch = { $other } spiller …

# Results

web-learn-you-win = Du vinder!
web-learn-wins = { $count ->
    [0] Der er ingen vinder
    [one] { $winners } vinder!
   *[other] { $winners } deler sejren!
}
web-learn-score = { $name } { $score }
web-learn-again = Spil igen
web-learn-follow = Se på ved næste bord
web-learn-next-ready = Det næste bord er klar. Alle beholder deres plads.
web-learn-replay = Gensyn
web-learn-another = Vælg et andet spil
web-learn-player = Spiller
web-learn-start = start
web-learn-column-game = Spil { $number }
web-learn-column-round = { -round(form: "Indefinite") } { $number }
web-learn-column-turn = { -turn(form: "Indefinite") } { $number }
web-learn-column-card = Kort { $number }
web-learn-turn-of = { $name } har turen
web-learn-unit-game = Spil
web-learn-unit-round = { -round(form: "Indefinite") }
web-learn-unit-turn = { -turn(form: "Indefinite") }
web-learn-total-points = I alt
web-learn-total-left = Kort tilbage
web-learn-table-points = { -point(form: "Plural") }
web-learn-table-left = Kort tilbage til sidst
web-learn-all-numbers = Alle tal
web-learn-chart-points = Diagram over { -point(form: "definite-plural") } efter { $unit ->
    [game] hvert spil
   *[other] hver { -round }
}. Tallene står i tabellen.
web-learn-chart-left = Diagram over, hvor mange kort der er tilbage efter { $unit ->
    [turn] hver { -turn }
   *[other] hver { -round }
}. Tallene står i tabellen.

# The shuffle

web-learn-shuffle = Sådan blev kortene blandet
web-learn-shuffle-why = Kortenes rækkefølge bestemmes af ét hemmeligt tal, { -seed(form: "definite") }. Dets fingeraftryk blev vist, før kortene blev givet, så ingen kunne bytte { -seed(form: "definite") } ud bagefter.
web-learn-shuffle-before = Vist, før kortene blev givet: { -seed(form: "genitive") } fingeraftryk
web-learn-shuffle-after = Vist nu: selve { -seed(form: "definite") }
web-learn-shuffle-secret = { -seed(form: "Definite") } bliver vist, når spillet er slut.
web-learn-shuffle-agree = De passer sammen: Kortenes rækkefølge lå fast på forhånd.
web-learn-shuffle-disagree = De passer ikke sammen. Kortene blev ikke givet, som det var fastlagt.
web-learn-shuffle-shares = { $count ->
    [one] Et tilfældigt tal fra { $count } spillers egen enhed
   *[other] Tilfældige tal fra { $count } spilleres egne enheder
} er blandet i, så ingen kunne bestemme kortene alene.
web-learn-shuffle-own = Dit er med.
web-learn-shuffle-own-missing = Dit er ikke med.
web-learn-receipt = Kvittering: fingeraftrykket af hele loggen
web-learn-shuffle-yourself = Tjek selv hele spillet
web-learn-shuffle-how = Gem { -record(form: "definite") }, og lad Spila spille det igennem på din egen computer. Spila tjekker { -seed(form: "definite") }, kortene, alle { -move(form: "plural") } og resultatet.
web-learn-record = Gem { -record(form: "definite") }

# Looking back

web-learn-replay-of = Gensyn med bord { $table }
web-learn-more = Flere valg
web-learn-controls = Gensyn
web-learn-scrub = Sted i spillet
web-learn-moment = { $moment } af { $of }. { $place } { $text }
web-learn-first = Til begyndelsen
web-learn-last = Til slutningen
web-learn-one-back = Ét { -move } tilbage
web-learn-one-on = Ét { -move } frem
web-learn-play = Afspil
web-learn-pause = Pause
web-learn-jump = Gå til
web-learn-speed = Hastighed
web-learn-eyes = Synsvinkel
web-learn-eyes-turn = den, der har { -turn(form: "definite") }
web-learn-eyes-open = alles kort synlige
web-learn-eyes-spectator = en tilskuer
web-learn-hand = { $count ->
    [0] Ingen kort på { -hand(form: "definite") }
    [one] Ét kort på { -hand(form: "definite") }
   *[other] { $count } kort på { -hand(form: "definite") }
}
web-learn-happened = Spillog
web-learn-dealt = Kortene er givet.
web-learn-share = Del dette øjeblik
web-learn-link-copied = Linket er kopieret.

# About

web-learn-about = Om Spila
web-learn-about-lead = Spila er islandsk og betyder »at spille«. Her kan du spille { $count ->
        [3] tre
    [4] fire
       *[other] { $count }
    } kortspil for hele familien, præcis som reglerne siger, på seks sprog og helt gratis.
web-learn-unofficial = Uofficielt
web-learn-unofficial-text = Spila er lavet af spillere og har ingen tilknytning til dem, der udgiver spillene. Spillenes navne tilhører deres ejere. Reglerne er fortalt med vores egne ord, og kortene er vores eget design.
web-learn-privacy = Det bliver gemt
web-learn-privacy-lead = Der er ingen konti, ingen reklamer og ingen cookies, og alt hentes fra denne server alene.
web-learn-browser-keeps = Denne browser gemmer
web-learn-browser-person = dit navn, din farve og dit dyr, så du kun bliver spurgt én gang
web-learn-browser-seats = hvilke pladser der er dine, så du kan komme tilbage i morgen
web-learn-browser-preferences = dine valg af sprog, udseende og lyd
web-learn-browser-decks = nøglerne til dine kortsæt og det, du har skrevet i et kortsæt, og som serveren ikke har endnu
web-learn-server-keeps = Serveren gemmer
web-learn-server-names = navne, farver og dyr ved hvert bord og en hash i stedet for nøglen til din plads
web-learn-server-games = alle { -move(form: "plural") } i et spil: i 30 dage efter det sidste { -move }, hvis spillet ikke er slut, og i 90 dage, hvis det er, medmindre den, der driver serveren, har valgt noget andet
web-learn-server-decks = de kortsæt, der laves her, med billeder, og bemærkninger om kort, uden navn
web-learn-server-talk = intet af det, folk skriver til hinanden eller viser med færdige hilsner: Det bliver sendt videre og glemt
web-learn-server-nothing = ingen liste over besøgende; men den, der driver serveren, kan have sat en proxy foran, som fører sådan en
web-learn-fair = Ærligt spil
web-learn-fair-text = Serveren blander og dømmer, og hver browser får kun sendt det, spilleren må se. Før kortene gives, bliver kortblandingens fingeraftryk vist, og efter spillet kan alle tjekke det.
web-learn-licence = Licens
web-learn-licence-text = Programmet er fri software under MIT-licensen: Alle må bruge, ændre og dele det og have deres egne borde på deres egen server.
web-learn-deck-text = Teksterne i Spilas { -deck } til Timeline er udgivet under CC BY 4.0.
web-learn-credits = Tak til
web-learn-fonts = Skrifttyper: Andika af SIL International og Corben af Vernon Adams, begge under SIL Open Font License 1.1.
web-learn-pictures = Billederne på brikker og kort kommer fra samlingen game-icons (game-icons.net) i nye farver, men med uændrede former. Alt andet er tegnet til Spila. Billederne er lavet af:
web-learn-picture-count = { $count ->
    [one] ét billede
   *[other] { $count } billeder
}
web-learn-rules = Regler
