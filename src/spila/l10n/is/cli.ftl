cli-you = Þú
cli-you-inside = þú
cli-seat = Sæti { $number }
cli-and = { $first } og { $last }
cli-unofficial = Spila er óopinber útgáfa, gerð af spilafólki og ótengd útgefendum spilanna.
cli-which-game = Hvað á að spila?
cli-how-many = Hve margir spila, þú með ({ $least }–{ $most })?
cli-your-move = Þú átt að gera (? sýnir borðið, q til að hætta):
cli-not-a-move = Þetta er ekki í boði.
cli-not-a-choice = Sláðu inn tölu frá { $least } til { $most }.
cli-stopped = Hætt. Fræið var { $seed }; `spila play { $game } --seats { $seats } --seed { $seed }` gefur sömu spilin.
cli-saved = Upptakan er komin í { $path }.
cli-simulating = { $game }, { $seats } sæti
cli-simulated = { $games } { $games ->
    [one] { -match }
   *[other] { -match(case: "plural") }
} í { $game }, { $seats } sæti, { -player(case: "plural") }: { $players }, fræ { $seed }
cli-length = leikir í { -match(case: "dative") }
cli-length-figures = miðgildi { $median }, 5–95%: { $low }–{ $high }, lengst { $most }
cli-wins = sigrar eftir sætum
cli-no-winner = án sigurvegara
cli-shared = sameiginlegir sigrar
cli-reasons = hvernig þeim lauk
cli-speed = leikir á sekúndu
cli-records-written = { $count ->
    [one] { $count } upptaka er komin
   *[other] { $count } upptökur eru komnar
} í { $path }
cli-entry = { $number } af { $all }
cli-more = Enter fyrir næsta skref, q til að hætta
cli-clock = Tíminn rann út.
cli-left = { $player } hættir og kemur ekki aftur.
cli-verified = upptakan er í lagi: gjöfin kemur heim við fræið, fræið við tætigildið sem birt var á undan henni og allar færslurnar ({ $entries }) eru löglegar
cli-verified-seed = fræ { $seed }
cli-verified-hash = SHA-256 af fræinu { $hash }
cli-verified-shares = leikmenn sem eiga tölu í fræinu: { $count }
cli-verified-logs = farið var yfir atburðaskrárnar (borð: { $tables }): allar færslurnar ({ $entries }) eru eins og þær voru skrifaðar
cli-verified-later = færslur sem voru skrifaðar áður en tætigildi komu til og fengu þau síðar: { $entries }
cli-verified-receipt = tætigildi síðustu færslunnar, kvittun leikmanna: { $hash }
cli-rules-presets = Forstillingar
cli-rules-options = Valkostir
cli-rules-option = valkostur
cli-rules-default = sjálfgefið
cli-rules-values = gildi
cli-rules-rules = reglur
cli-rules-seats = { $least } til { $most } { -player(case: "plural") }; útgáfa { $version } af reglunum
cli-rules-same = eins og sú fyrsta
# These two are values to type, as in --option coinAsOne=off, so they are not translated.
cli-on = on
cli-off = off
cli-whole-number = heiltala
cli-text = texti
cli-list = listi
cli-deck = { -deck }
cli-serving = Opnaðu { $address } í vafra í þessari tölvu.
cli-serving-network = Aðrir á sama neti geta opnað { $address }
cli-serving-alone = Til að aðrir á sama neti geti spilað skaltu stöðva þetta og ræsa það svona: { $command }
cli-serving-data = Borðin eru geymd í { $database }. Ctrl-C stöðvar þjóninn; borðin bíða.
cli-exported = { $tables ->
    [one] { $tables } borð er komið
   *[other] { $tables } borð eru komin
} í { $file }
cli-imported = { $tables ->
    [one] { $tables } borð bættist
   *[other] { $tables } borð bættust
} við úr { $file }
cli-backed-up = Afrit af gagnagrunninum er komið í { $file }
cli-rules-house = Heimaregla { $option }:
cli-rules-no-page = Engin reglusíða er enn til fyrir { $game }.

## How matches end, in a table: what several games share

reason-stalemate = enginn gat haldið áfram
cli-serving-host = Umsjónarsíðan þín, með lykli: { $address }
