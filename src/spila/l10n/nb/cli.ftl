cli-you = Du
cli-you-inside = du
cli-seat = Spiller { $number }
cli-and = { $first } og { $last }
cli-unofficial = Spila er uoffisielt: laget av spillere, uten bånd til dem som gir ut disse spillene.
cli-which-game = Hvilket spill?
cli-how-many = Hvor mange spillere, deg selv medregnet ({ $least }–{ $most })?
cli-your-move = Hva gjør du (? viser bordet, q stopper):
cli-not-a-move = Det er ikke et av valgene dine.
cli-not-a-choice = Skriv et tall fra { $least } til { $most }.
cli-stopped = Stoppet. { -seed(form: "Definite") } var { $seed }; `spila play { $game } --seats { $seats } --seed { $seed }` deler ut de samme kortene.
cli-saved = { -record(form: "Definite") } er skrevet til { $path }.
cli-simulating = { $game }, { $seats } { $seats ->
    [one] plass
   *[other] plasser
}
cli-simulated = { $games } { $games ->
    [one] { -match }
   *[other] { -match(form: "plural") }
} i { $game }, { $seats } { $seats ->
    [one] plass
   *[other] plasser
}, spillere: { $players }, { -seed } { $seed }
cli-length = trekk per { -match }
cli-length-figures = median { $median }, 5–95 %: { $low }–{ $high }, lengst { $most }
cli-wins = seire per plass
cli-no-winner = uten vinner
cli-shared = delte seire
cli-reasons = slik sluttet de
cli-speed = trekk per sekund
cli-records-written = { $count } { -record } er skrevet til { $path }
cli-entry = { $number } av { $all }
cli-more = Enter for neste steg, q for å stoppe
cli-clock = Tiden er ute.
cli-left = { $player } har forlatt spillet for godt.
cli-verified = { -record(form: "definite") } er i orden: utdelingen følger av { -seed(form: "definite") }, { -seed(form: "definite") } stemmer med hashverdien som ble offentliggjort på forhånd, og { $entries ->
    [one] den ene oppføringen
   *[other] alle { $entries } oppføringene
} er etter reglene
cli-verified-seed = { -seed } { $seed }
cli-verified-hash = SHA-256 av { -seed(form: "definite") } { $hash }
cli-verified-shares = spillere med et tall i { -seed(form: "definite") }: { $count }
cli-verified-logs = loggene er kontrollert (bord: { $tables }): alle oppføringene ({ $entries }) er slik de ble skrevet
cli-verified-later = oppføringer som ble skrevet før det fantes hashverdier, og som fikk dem senere: { $entries }
cli-verified-receipt = hashverdien av den siste oppføringen, spillernes kvittering: { $hash }
cli-rules-presets = Ferdige oppsett
cli-rules-options = Innstillinger
cli-rules-option = innstilling
cli-rules-default = standard
cli-rules-values = verdier
cli-rules-rules = regler
cli-rules-seats = { $least } til { $most } spillere; versjon { $version } av reglene
cli-rules-same = som det første
# Verdiene skrives på kommandolinjen som on og off.
cli-on = på (on)
cli-off = av (off)
cli-whole-number = tall
cli-text = tekst
cli-list = liste
cli-deck = { -deck }
cli-serving = Åpne { $address } i en nettleser på denne maskinen.
cli-serving-network = Andre på nettverket ditt kan åpne { $address }
cli-serving-alone = Vil du la andre på nettverket ditt spille, så stopp serveren og start den på nytt med: { $command }
cli-serving-data = Bordene lagres i { $database }. Ctrl-C stopper serveren; bordene venter.
cli-exported = { $tables ->
    [one] Ett bord
   *[other] { $tables } bord
} er skrevet til { $file }
cli-imported = { $tables ->
    [one] Ett bord
   *[other] { $tables } bord
} er lagt til fra { $file }
cli-backed-up = Databasen er kopiert til { $file }
cli-rules-house = Husregel { $option }:
cli-rules-no-page = Det finnes ingen regelside for { $game } ennå.

## How matches end, in a table: what several games share

reason-stalemate = ingen kom videre
cli-serving-host = Administratorens side, med nøkkel: { $address }
