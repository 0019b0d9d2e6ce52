## Regler, første spill, reprise, resultater og det som ligger bak siden

web-learn-home = Spila, til startsiden
web-learn-ways = Veien videre
web-learn-loading = Et øyeblikk …
web-learn-first-game = Prøv et øvingsspill
web-learn-new-table = Nytt bord
web-learn-way-lesson = Øvingsspill
web-learn-way-rules = Regler
web-learn-way-table = Resultat

# Regler

web-learn-rules-of = Regler for { $game }
web-learn-search = Søk i reglene
web-learn-print = Skriv ut
web-learn-contents = Innhold
web-learn-found = { $count ->
    [0] Ingen treff
    [one] Ett treff
   *[other] { $count } treff
}
web-learn-found-nothing = «{ $query }» står ikke i disse reglene. Prøv færre eller kortere ord.
web-learn-house-rule = Husregel
web-learn-rule = Lenke til regel { $rule }
web-learn-figure-0 = Du
web-learn-figure-1 = Robin
web-learn-figure-2 = Kim
web-learn-figure-3 = Alex
web-learn-figure-4 = Sam
web-learn-figure-5 = Noor
web-learn-figure-6 = Charlie
web-learn-figure-7 = Toni

# Første spill

web-learn-lesson-of = Øvingsspill: { $game }
web-learn-progress = Hvor langt du er kommet
web-learn-step = Steg { $step } av { $of }
web-learn-back = Tilbake
web-learn-nudge = Prøv dette: { $hint }
web-learn-show-me = Vis meg
web-learn-watch = { $other } spiller …

# Resultater

web-learn-you-win = Du vinner!
web-learn-wins = { $count ->
    [0] Ingen vinner
    [one] { $winners } vinner!
   *[other] { $winners } deler seieren!
}
web-learn-score = { $name } { $score }
web-learn-again = Spill en gang til
web-learn-follow = Se på ved neste bord
web-learn-next-ready = Neste bord er klart. Alle beholder plassen sin.
web-learn-replay = Reprise
web-learn-another = Velg et annet spill
web-learn-player = Spiller
web-learn-start = start
web-learn-column-game = Spill { $number }
web-learn-column-round = Runde { $number }
web-learn-column-turn = Tur { $number }
web-learn-column-card = Kort { $number }
web-learn-turn-of = { $name } har turen
web-learn-unit-game = Spill
web-learn-unit-round = Runde
web-learn-unit-turn = Tur
web-learn-total-points = I alt
web-learn-total-left = Kort igjen
web-learn-table-points = Poeng
web-learn-table-left = Kort igjen til slutt
web-learn-all-numbers = Alle tallene
web-learn-chart-points = Diagram over poengene etter { $unit ->
    [game] hvert spill
   *[other] hver runde
}. Tallene står i tabellen.
web-learn-chart-left = Diagram over kortene som er igjen etter { $unit ->
    [turn] hver tur
   *[other] hver runde
}. Tallene står i tabellen.

# Stokkingen

web-learn-shuffle = Slik ble kortene stokket
web-learn-shuffle-why = Rekkefølgen på kortene bestemmes av ett hemmelig tall, { -seed(form: "definite") }. Fingeravtrykket av det ble vist før utdelingen, så ingen kunne bytte det ut etterpå.
web-learn-shuffle-before = Vist før utdelingen: fingeravtrykket av { -seed(form: "definite") }
web-learn-shuffle-after = Vist nå: selve { -seed(form: "definite") }
web-learn-shuffle-secret = { -seed(form: "Definite") } vises når spillet er slutt.
web-learn-shuffle-agree = De stemmer overens: Rekkefølgen lå fast før utdelingen.
web-learn-shuffle-disagree = De stemmer ikke overens. Denne utdelingen er ikke den som ble kunngjort.
web-learn-shuffle-shares = { $count ->
    [one] Et tilfeldig tall fra enheten til { $count } spiller er blandet inn, så ingen kunne velge kortene alene.
   *[other] Tilfeldige tall fra enhetene til { $count } spillere er blandet inn, så ingen kunne velge kortene alene.
}
web-learn-shuffle-own = Ditt er blant dem.
web-learn-shuffle-own-missing = Ditt er ikke blant dem.
web-learn-receipt = Kvittering: fingeravtrykket av hele loggen
web-learn-shuffle-yourself = Kontroller hele spillet selv
web-learn-shuffle-how = Lagre { -record(form: "definite") } og la Spila spille gjennom det på din egen datamaskin. Da kontrolleres { -seed(form: "definite") }, utdelingen, hvert trekk og resultatet.
web-learn-record = Lagre { -record(form: "definite") }

# Reprise

web-learn-replay-of = Reprise fra bord { $table }
web-learn-more = Flere valg
web-learn-controls = Reprise
web-learn-scrub = Tidspunkt
web-learn-moment = { $moment } av { $of }. { $place } { $text }
web-learn-first = Til begynnelsen
web-learn-last = Til slutten
web-learn-one-back = Ett steg tilbake
web-learn-one-on = Ett steg fram
web-learn-play = Spill av
web-learn-pause = Pause
web-learn-jump = Gå til
web-learn-speed = Hastighet
web-learn-eyes = Synsvinkel
web-learn-eyes-turn = den som har turen
web-learn-eyes-open = alle kort synlige
web-learn-eyes-spectator = en tilskuer
web-learn-hand = { $count ->
    [0] Ingen kort på hånden
    [one] Ett kort på hånden
   *[other] { $count } kort på hånden
}
web-learn-happened = Spillogg
web-learn-dealt = Kortene er delt ut.
web-learn-share = Del dette øyeblikket
web-learn-link-copied = Lenken er kopiert.

# Om Spila

web-learn-about = Om Spila
web-learn-about-lead = Spila er islandsk og betyr «å spille». Her kan du spille { $count ->
        [3] tre
        [4] fire
       *[other] { $count }
    } kortspill for hele familien, nøye etter reglene, på seks språk og helt gratis.
web-learn-unofficial = Uoffisielt
web-learn-unofficial-text = Spila er laget av spillere og har ingen bånd til dem som gir ut disse spillene. Navnene på spillene tilhører eierne sine. Spila forklarer reglene med egne ord, og kortene har egen utforming.
web-learn-privacy = Hva vi lagrer
web-learn-privacy-lead = Her er det ingen kontoer, ingen reklame og ingen informasjonskapsler, og ingenting lastes inn fra andre steder enn denne serveren.
web-learn-browser-keeps = Denne nettleseren lagrer
web-learn-browser-person = navnet, fargen og dyret ditt, så du bare blir spurt én gang
web-learn-browser-seats = hvilke plasser som er dine, så du kan komme tilbake i morgen
web-learn-browser-preferences = språk, utseende og lyd, slik du vil ha det
web-learn-browser-decks = nøklene til kortstokkene dine, og det du har skrevet i en kortstokk, men som serveren ikke har ennå
web-learn-server-keeps = Serveren lagrer
web-learn-server-names = navnene, fargene og dyrene ved hvert bord, og en hashverdi i stedet for nøkkelen til plassen din
web-learn-server-games = alt som gjøres i et spill: i 30 dager etter siste trekk hvis spillet ikke er ferdig, og i 90 dager hvis det er ferdig, med mindre den som driver serveren, har valgt noe annet
web-learn-server-decks = kortstokkene som lages her, med bilder, og merknader om kort, uten navn
web-learn-server-talk = ingenting av det folk skriver til hverandre eller sier med utrop: Det sendes videre og blir glemt
web-learn-server-nothing = ingen liste over besøkende; men den som driver serveren, kan ha satt en proxy foran som fører en slik liste
web-learn-fair = Rettferdig spill
web-learn-fair-text = Serveren stokker og er dommer, og hver nettleser får bare det spilleren har lov til å se. Før hver utdeling vises et fingeravtrykk av stokkingen, og etter spillet kan alle kontrollere det.
web-learn-licence = Lisens
web-learn-licence-text = Programmet er fri programvare under MIT-lisensen: Alle kan bruke det, endre det, dele det og drive sin egen server.
web-learn-deck-text = Tekstene i Spilas egen { -deck } til Timeline har lisensen CC BY 4.0.
web-learn-credits = Kreditering
web-learn-fonts = Skrifttyper: Andika av SIL International og Corben av Vernon Adams, begge under SIL Open Font License 1.1.
web-learn-pictures = Bildene på brikker og kort er fra settet game-icons (game-icons.net), med nye farger og uendrede former. Alt annet er tegnet til Spila. De som har laget bildene:
web-learn-picture-count = { $count ->
    [one] ett bilde
   *[other] { $count } bilder
}
web-learn-rules = Regler
