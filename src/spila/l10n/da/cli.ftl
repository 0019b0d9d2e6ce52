# Used like a name; skip-bo.ftl and zip-zap.ftl know it as [Du].
cli-you = Du
cli-you-inside = du
cli-seat = Spiller { $number }
cli-and = { $first } og { $last }
cli-unofficial = Spila er uofficielt: lavet af spillere og uden tilknytning til dem, der udgiver spillene.
cli-which-game = Hvilket spil?
cli-how-many = Hvor mange spillere, inklusive dig selv ({ $least }–{ $most })?
cli-your-move = Dit { -move } (? viser bordet, q stopper):
cli-not-a-move = Det er ikke et af dine { -move(form: "plural") }.
cli-not-a-choice = Skriv et tal fra { $least } til { $most }.
cli-stopped = Stoppet. { -seed(form: "Definite") } var { $seed }; `spila play { $game } --seats { $seats } --seed { $seed }` giver de samme kort.
cli-saved = { -record(form: "Definite") } er gemt i { $path }.
cli-simulating = { $game }, { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}
cli-simulated = { $games } { $games ->
    [one] { -match }
   *[other] { -match(form: "plural") }
} i { $game }, { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
}, spillere: { $players }, { -seed } { $seed }
cli-length = { -move(form: "plural") } pr. { -match }
cli-length-figures = median { $median }, 5–95 %: { $low }–{ $high }, længste { $most }
cli-wins = sejre pr. plads
cli-no-winner = uden vinder
cli-shared = delte sejre
cli-reasons = sådan sluttede de
cli-speed = { -move(form: "plural") } pr. sekund
cli-records-written = { $count } { $count ->
    [one] { -record }
   *[other] { -record(form: "plural") }
} gemt i { $path }
cli-entry = { $number } af { $all }
cli-more = Enter viser næste trin, q stopper
cli-clock = Tiden løb ud.
cli-left = { $player } har forladt spillet og kommer ikke tilbage.
cli-verified = { -record(form: "definite") } er i orden: kortene er givet ud fra { -seed(form: "definite") }, { -seed(form: "definite") } passer til den hash, der blev offentliggjort på forhånd, og alle { $entries } poster er lovlige
cli-verified-seed = { -seed } { $seed }
cli-verified-hash = SHA-256 af { -seed(form: "definite") } { $hash }
cli-verified-shares = spillere med et tal i { -seed(form: "definite") }: { $count }
cli-verified-logs = loggene er kontrolleret (borde: { $tables }): alle poster ({ $entries }) er, som de blev skrevet
cli-verified-later = poster, der er skrevet, før der fandtes hashværdier, og som fik dem senere: { $entries }
cli-verified-receipt = hash af den sidste post, spillernes kvittering: { $hash }
cli-rules-presets = { -preset(form: "Plural") }
cli-rules-options = Indstillinger
cli-rules-option = indstilling
cli-rules-default = standard
cli-rules-values = værdier
cli-rules-rules = regler
cli-rules-seats = { $least } til { $most } spillere; version { $version } af reglerne
cli-rules-same = som det første
# What has to be typed is "on" and "off", so these stay.
cli-on = on (til)
cli-off = off (fra)
cli-whole-number = heltal
cli-text = tekst
cli-list = liste
cli-deck = { -deck }
cli-serving = Åbn { $address } i en browser på denne computer.
cli-serving-network = Andre på dit netværk kan åbne { $address }
cli-serving-alone = Skal andre på dit netværk kunne spille med, så stop serveren, og start den igen med: { $command }
cli-serving-data = Bordene gemmes i { $database }. Ctrl-C stopper serveren; bordene er der stadig næste gang.
cli-exported = { $tables ->
    [one] Ét bord
   *[other] { $tables } borde
} gemt i { $file }
cli-imported = { $tables ->
    [one] Ét bord
   *[other] { $tables } borde
} hentet ind fra { $file }
cli-backed-up = Databasen er kopieret til { $file }
cli-rules-house = Husregel { $option }:
cli-rules-no-page = Der er endnu ingen regelside til { $game }.

## How matches end, in a table: what several games share

reason-stalemate = ingen kunne komme videre
cli-serving-host = Administratorens side, med nøgle: { $address }
