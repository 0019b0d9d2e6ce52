cli-you = Du
cli-you-inside = du
cli-seat = { -player(form: "Indefinite") } { $number }
cli-and = { $first } och { $last }
cli-unofficial = Spila är inofficiellt: gjort av spelare, utan koppling till spelens utgivare.
cli-which-game = Vilket spel?
cli-how-many = Hur många { -player }, dig inräknad ({ $least }–{ $most })?
cli-your-move = Ditt drag (? visar bordet, q avslutar):
cli-not-a-move = Det är inget drag som du kan göra nu.
cli-not-a-choice = Skriv ett tal från { $least } till { $most }.
cli-stopped = Avbrutet. { -seed(form: "Definite") } var { $seed }; `spila play { $game } --seats { $seats } --seed { $seed }` delar ut samma kort.
cli-saved = { -record(form: "Definite") } har skrivits till { $path }.
cli-simulating = { $game }, { $seats ->
    [one] { $seats } { -seat }
   *[other] { $seats } { -seat(form: "plural") }
}
cli-simulated = { $games ->
    [one] { $games } { -match }
   *[other] { $games } { -match(form: "plural") }
} i { $game }, { $seats ->
    [one] { $seats } { -seat }
   *[other] { $seats } { -seat(form: "plural") }
}, { -player }: { $players }, { -seed }: { $seed }
cli-length = drag per { -match }
cli-length-figures = median { $median }, 5–95 %: { $low }–{ $high }, som mest { $most }
cli-wins = vinster per { -seat }
cli-no-winner = utan { -winner }
cli-shared = delade segrar
cli-reasons = så slutade { -match(form: "definite-plural") }
cli-speed = drag per sekund
cli-records-written = { $count } { -record } har skrivits till { $path }
cli-entry = { $number } av { $all }
cli-more = Enter för nästa steg, q för att avsluta
cli-clock = Tiden är ute.
cli-left = { $player } har lämnat spelet för gott.
cli-verified = { -record(form: "definite") } håller: korten är utdelade enligt { -seed(form: "definite") }, { -seed(form: "definite") } stämmer med hashsumman som publicerades i förväg, och alla { -entry(form: "plural") } ({ $entries }) följer reglerna
cli-verified-seed = { -seed } { $seed }
cli-verified-hash = { -seed(form: "genitive") } SHA-256 { $hash }
cli-verified-shares = spelare med ett tal i { -seed(form: "definite") }: { $count }
cli-verified-logs = loggarna är kontrollerade (bord: { $tables }): alla { -entry(form: "plural") } ({ $entries }) är som de skrevs
cli-verified-later = { -entry(form: "plural") } som skrevs innan det fanns hashsummor och fick dem senare: { $entries }
cli-verified-receipt = hashsumman av den sista { -entry(form: "definite") }, spelarnas kvitto: { $hash }
cli-rules-presets = Förinställningar
cli-rules-options = Inställningar
cli-rules-option = inställning
cli-rules-default = standard
cli-rules-values = värden
cli-rules-rules = regler
cli-rules-seats = { $least } till { $most } { -player }; version { $version } av reglerna
cli-rules-same = som den första
# These two are typed as they stand here: --option coinAsOne=off
cli-on = on
cli-off = off
cli-whole-number = tal
cli-text = text
cli-list = lista
cli-deck = { -deck }
cli-serving = Öppna { $address } i en webbläsare på den här datorn.
cli-serving-network = Andra i ditt nätverk kan öppna { $address }
cli-serving-alone = Ska andra i ditt nätverk kunna vara med? Avsluta och starta i stället med: { $command }
cli-serving-data = Borden sparas i { $database }. Ctrl-C stänger av servern; borden väntar.
cli-exported = { $tables ->
    [one] Ett bord
   *[other] { $tables } bord
} har skrivits till { $file }
cli-imported = { $tables ->
    [one] Ett bord
   *[other] { $tables } bord
} har lagts till från { $file }
cli-backed-up = Databasen har kopierats till { $file }
cli-rules-house = { -house-rule(form: "Definite") } { $option }:
cli-rules-no-page = Det finns ingen regelsida för { $game } ännu.

## How matches end, in a table: what several games share

reason-stalemate = ingen kunde spela vidare
cli-serving-host = Administratörens sida, med nyckel: { $address }
