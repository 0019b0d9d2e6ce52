cli-you = Sinä
cli-you-inside = sinä
cli-seat = Pelaaja { $number }
cli-and = { $first } ja { $last }
cli-unofficial = Spila on epävirallinen: pelaajien tekemä, ilman yhteyttä näiden pelien julkaisijoihin.
cli-which-game = Mitä pelataan?
cli-how-many = Montako pelaajaa, sinä mukaan lukien ({ $least }–{ $most })?
cli-your-move = Siirtosi (? näyttää pöydän, q lopettaa):
cli-not-a-move = Tuo ei ole mikään siirroistasi.
cli-not-a-choice = Kirjoita luku väliltä { $least }–{ $most }.
cli-stopped = Lopetettu. Siemen oli { $seed }; `spila play { $game } --seats { $seats } --seed { $seed }` jakaa samat kortit.
cli-saved = Tallenne on nyt tiedostossa { $path }.
cli-simulating = { $game }, { $seats ->
    [one] 1 paikka
   *[other] { $seats } paikkaa
}
cli-simulated = { $game }: { $games ->
    [one] 1 { -match }
   *[other] { $games } { -match(case: "partitive") }
}, { $seats ->
    [one] 1 paikka
   *[other] { $seats } paikkaa
}, pelaajat: { $players }, siemen { $seed }
cli-length = siirtoja { -match(case: "inessive") }
cli-length-figures = mediaani { $median }, 5–95 %: { $low }–{ $high }, pisin { $most }
cli-wins = voitot paikoittain
cli-no-winner = ilman voittajaa
cli-shared = jaettuja voittoja
cli-reasons = miten ottelut päättyivät
cli-speed = siirtoja sekunnissa
cli-records-written = { $count ->
    [one] 1 tallenne
   *[other] { $count } tallennetta
} kirjoitettu kansioon { $path }
cli-entry = { $number }/{ $all }
cli-more = Enter näyttää seuraavan vaiheen, q lopettaa
cli-clock = Aika loppui.
cli-left = { $player }: poistunut pelistä.
cli-verified = tallenne on kunnossa: jako seuraa siemenestä, siemen vastaa ennen jakoa julkaistua tiivistettä, ja kaikki merkinnät ({ $entries }) ovat sääntöjen mukaisia
cli-verified-seed = siemen { $seed }
cli-verified-hash = siemenen SHA-256-tiiviste { $hash }
cli-verified-shares = pelaajia, joiden luku on siemenessä: { $count }
cli-verified-logs = lokit on tarkistettu (pöytiä: { $tables }): kaikki merkinnät ({ $entries }) ovat samanlaisia kuin kirjoitettaessa
cli-verified-later = merkintöjä, jotka kirjoitettiin ennen tiivisteitä ja tiivistettiin myöhemmin: { $entries }
cli-verified-receipt = viimeisen merkinnän tiiviste, pelaajien kuitti: { $hash }
cli-rules-presets = Esiasetukset
cli-rules-options = Asetukset
cli-rules-option = asetus
cli-rules-default = oletus
cli-rules-values = arvot
cli-rules-rules = säännöt
cli-rules-seats = { $least }–{ $most } pelaajaa; sääntöjen versio { $version }
cli-rules-same = kuten ensimmäinen

# "on" and "off" are what has to be typed after --option, so they stay.
cli-on = on
cli-off = off
cli-whole-number = luku
cli-text = teksti
cli-list = luettelo
cli-deck = { -deck }
cli-serving = Avaa { $address } tämän koneen selaimessa.
cli-serving-network = Muut samassa verkossa avaavat osoitteen { $address }
cli-serving-alone = Jos haluat, että muutkin samassa verkossa pääsevät pelaamaan, pysäytä tämä ja käynnistä palvelin komennolla: { $command }
cli-serving-data = Pöytien tallennuspaikka: { $database }. Ctrl-C pysäyttää palvelimen; pöydät jäävät odottamaan.
cli-exported = { $tables ->
    [one] Yksi pöytä
   *[other] { $tables } pöytää
} kirjoitettu tiedostoon { $file }
cli-imported = { $tables ->
    [one] Yksi pöytä
   *[other] { $tables } pöytää
} lisätty tiedostosta { $file }
cli-backed-up = Tietokanta on kopioitu tiedostoon { $file }
cli-rules-house = Kotisääntö { $option }:
cli-rules-no-page = Pelille { $game } ei ole vielä sääntösivua.

## How matches end, in a table: what several games share

reason-stalemate = kukaan ei voinut jatkaa
cli-serving-host = Ylläpitäjän sivu avaimineen: { $address }
