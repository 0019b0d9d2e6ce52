## Rules, lessons, looking back, results, and what stands behind the page

web-learn-home = Spila, till startsidan
web-learn-ways = Gå vidare
web-learn-loading = Ett ögonblick …
web-learn-first-game = Provspela
web-learn-new-table = Nytt bord
web-learn-way-lesson = Provspela
web-learn-way-rules = Regler
web-learn-way-table = Resultat

# Rules

web-learn-rules-of = Regler för { $game }
web-learn-search = Sök i reglerna
web-learn-print = Skriv ut
web-learn-contents = Innehåll
web-learn-found = { $count ->
    [0] Inget hittades
    [one] Ett ställe
   *[other] { $count } ställen
}
web-learn-found-nothing = ”{ $query }” finns inte i de här reglerna. Prova med färre eller kortare ord.
web-learn-house-rule = { -house-rule(form: "Indefinite") }
web-learn-rule = Länk till regel { $rule }
web-learn-figure-0 = Du
web-learn-figure-1 = Robin
web-learn-figure-2 = Kim
web-learn-figure-3 = Alex
web-learn-figure-4 = Sam
web-learn-figure-5 = Noor
web-learn-figure-6 = Charlie
web-learn-figure-7 = Toni

# First games

web-learn-lesson-of = Provspela { $game }
web-learn-progress = Så långt har du kommit
web-learn-step = Steg { $step } av { $of }
web-learn-back = Tillbaka
web-learn-nudge = Prova det här: { $hint }
web-learn-show-me = Visa mig
web-learn-watch = { $other } spelar …

# Results

web-learn-you-win = Du vinner!
web-learn-wins = { $count ->
    [0] Ingen vinner
    [one] { $winners } vinner!
   *[other] { $winners } delar på segern!
}
web-learn-score = { $name } { $score }
web-learn-again = Spela igen
web-learn-follow = Titta på vid nästa bord
web-learn-next-ready = Nästa bord är dukat. Alla behåller sin { -seat }.
web-learn-replay = Repris
web-learn-another = Välj annat spel
web-learn-player = { -player(form: "Indefinite") }
web-learn-start = start
web-learn-column-game = { -game-of-match(form: "Indefinite") } { $number }
web-learn-column-round = { -round(form: "Indefinite") } { $number }
web-learn-column-turn = { -turn(form: "Indefinite") } { $number }
web-learn-column-card = Kort { $number }
web-learn-turn-of = På tur: { $name }
web-learn-unit-game = { -game-of-match(form: "Indefinite") }
web-learn-unit-round = { -round(form: "Indefinite") }
web-learn-unit-turn = { -turn(form: "Indefinite") }
web-learn-total-points = Totalt
web-learn-total-left = Kort kvar
web-learn-table-points = { -points(form: "Indefinite") }
web-learn-table-left = Kort kvar i slutet
web-learn-all-numbers = Alla siffror
web-learn-chart-points = Diagram över { -points(form: "definite") } efter varje { $unit ->
    [game] { -game-of-match }
   *[other] { -round }
}. Siffrorna finns i tabellen.
web-learn-chart-left = Diagram över korten som är kvar efter varje { $unit ->
    [turn] { -turn }
   *[other] { -round }
}. Siffrorna finns i tabellen.

# The shuffle

web-learn-shuffle = Så blandades korten
web-learn-shuffle-why = Kortens ordning bestäms av ett enda hemligt tal, { -seed(form: "definite") }. Dess fingeravtryck visades innan korten delades ut, så ingen kunde byta ut { -seed(form: "definite") } efteråt.
web-learn-shuffle-before = Visades innan korten delades ut: { -seed(form: "genitive") } fingeravtryck
web-learn-shuffle-after = Visas nu: själva { -seed(form: "definite") }
web-learn-shuffle-secret = { -seed(form: "Definite") } visas när spelet är slut.
web-learn-shuffle-agree = De stämmer överens: ordningen var bestämd innan korten delades ut.
web-learn-shuffle-disagree = De stämmer inte överens. Korten delades inte ut som det var bestämt.
web-learn-shuffle-shares = { $count ->
    [one] Ett slumptal från en spelares enhet
   *[other] Slumptal från { $count } spelares enheter
} har blandats in, så ingen kunde välja korten på egen hand.
web-learn-shuffle-own = Ditt är med.
web-learn-shuffle-own-missing = Ditt är inte med.
web-learn-receipt = Kvitto: fingeravtrycket av hela loggen
web-learn-shuffle-yourself = Kontrollera hela spelet själv
web-learn-shuffle-how = Spara { -record(form: "definite") } och låt Spila spela igenom det på din egen dator. Då kontrolleras { -seed(form: "definite") }, hur korten delades ut, varje drag och resultatet.
web-learn-record = Spara { -record(form: "definite") }

# Looking back

web-learn-replay-of = Repris från bord { $table }
web-learn-more = Fler val
web-learn-controls = Repris
web-learn-scrub = Ögonblick
web-learn-moment = { $moment } av { $of }. { $place } { $text }
web-learn-first = Till början
web-learn-last = Till slutet
web-learn-one-back = Ett drag bakåt
web-learn-one-on = Ett drag framåt
web-learn-play = Spela upp
web-learn-pause = Pausa
web-learn-jump = Gå till
web-learn-speed = Hastighet
web-learn-eyes = Synvinkel
web-learn-eyes-turn = den som är på { -turn }
web-learn-eyes-open = allas kort synliga
web-learn-eyes-spectator = en { -onlooker }
web-learn-hand = { $count ->
    [0] Inga kort på { -hand(form: "definite") }
    [one] Ett kort på { -hand(form: "definite") }
   *[other] { $count } kort på { -hand(form: "definite") }
}
web-learn-happened = Spellogg
web-learn-dealt = Korten är utdelade.
web-learn-share = Dela det här ögonblicket
web-learn-link-copied = Länken är kopierad.

# About

web-learn-about = Om Spila
web-learn-about-lead = Spila är isländska och betyder ”spela”. Här finns { $count ->
        [3] tre
    [4] fyra
       *[other] { $count }
    } kortspel för hela familjen, strikt efter reglerna, på sex språk och helt gratis.
web-learn-unofficial = Inofficiellt
web-learn-unofficial-text = Spila är gjort av spelare och har ingen koppling till spelens utgivare. Spelens namn tillhör sina ägare. Reglerna återges med egna ord, och korten har en egen formgivning.
web-learn-privacy = Det här sparas
web-learn-privacy-lead = Här finns inga konton, ingen reklam och inga kakor, och inget hämtas från någon annan server än den här.
web-learn-browser-keeps = Webbläsaren sparar
web-learn-browser-person = ditt namn, din färg och ditt djur, så att du bara behöver svara en gång
web-learn-browser-seats = vilka { -seat(form: "plural") } som är dina, så att du kan komma tillbaka i morgon
web-learn-browser-preferences = språk, utseende och ljud, så som du vill ha det
web-learn-browser-decks = nycklarna till dina kortlekar, och det som du har skrivit i en kortlek men som servern inte har än
web-learn-server-keeps = Servern sparar
web-learn-server-names = namnen, färgerna och djuren vid varje bord, och en hashsumma i stället för nyckeln till din { -seat }
# The host of the server, not of a table
web-learn-server-games = varje drag i ett spel: i 30 dagar efter det senaste draget om spelet inte är slut, annars i 90 dagar, om inte den som driver servern har valt något annat
web-learn-server-decks = kortlekarna som görs här, med bilder, och anmärkningar på kort, utan namn
web-learn-server-talk = inget av det som folk skriver till varandra eller visar med reaktioner: det skickas vidare och glöms bort
web-learn-server-nothing = ingen lista över besökare; men den som driver servern kan ha satt en proxy framför som sparar en sådan
web-learn-fair = Rättvist spel
web-learn-fair-text = Servern blandar korten och är domare, och varje webbläsare får bara det som dess { -player } får se. Innan korten delas ut visas ett fingeravtryck av blandningen, och efter spelet kan alla kontrollera det.
web-learn-licence = Licens
web-learn-licence-text = Programmet är fri programvara under MIT-licensen: vem som helst får använda, ändra och sprida det och ha egna bord på en egen server.
web-learn-deck-text = Texterna i Spilas { -deck } till Timeline har licensen CC BY 4.0.
web-learn-credits = Tack till
web-learn-fonts = Typsnitt: Andika av SIL International och Corben av Vernon Adams, båda under SIL Open Font License 1.1.
web-learn-pictures = Bilderna på brickor och kort kommer från samlingen game-icons (game-icons.net) och har färgats om; formerna är oförändrade. Allt annat är tecknat för Spila. Bildernas upphovspersoner:
web-learn-picture-count = { $count ->
    [one] en bild
   *[other] { $count } bilder
}
web-learn-rules = Regler
