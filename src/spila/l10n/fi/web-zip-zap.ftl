## The board of Zip Zap

# $suit: 0 red toadstools, 1 green firs, 2 blue fish, 3 yellow suns, 4 jokers
web-zip-zap-card = { $suit ->
    [0] punainen kärpässieni-{ $number }
    [1] vihreä havupuu-{ $number }
    [2] sininen kala-{ $number }
    [3] keltainen aurinko-{ $number }
   *[4] { -joker }-{ $number }
}
web-zip-zap-card-zap = { -zap-card }
web-zip-zap-card-on-way = { $card }, matkalla
web-zip-zap-card-fits = { $card }, käy
web-zip-zap-suit = { $suit ->
    [0] punainen kärpässieni
    [1] vihreä havupuu
    [2] sininen kala
    [3] keltainen aurinko
   *[4] { -joker }
}
# One letter each, all different and none of them the Zap's
web-zip-zap-suit-key = { $suit ->
    [0] P
    [1] V
    [2] S
    [3] K
   *[4] J
}
web-zip-zap-zap-key = Z

web-zip-zap-line = Yhteys:
web-zip-zap-ms = { $ms } ms
web-zip-zap-bot = botti
web-zip-zap-away = yhteys poikki
web-zip-zap-sits-in = botti tuuraa
web-zip-zap-cards-word = { $count ->
    [one] kortti
   *[other] korttia
}
web-zip-zap-has-zap = { -zap-card } vielä { -hand(case: "inessive") }
web-zip-zap-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
web-zip-zap-points-brief = { $points } p

web-zip-zap-round = { -round(case: "capital") } { $round }/{ $rounds } · pienin pistemäärä voittaa
web-zip-zap-round-most = { -round(case: "capital") } { $round }/{ $rounds } · suurin pistemäärä voittaa
web-zip-zap-extra-round = Lisäkierros { $round }
web-zip-zap-look = Katso korttejasi. { -start-card(case: "capital") } käännetään esiin kaikille yhtä aikaa.
web-zip-zap-left = { $count ->
    [one] { -leftover-pile(case: "capital-inessive") } 1 kortti
   *[other] { -leftover-pile(case: "capital-inessive") } { $count } korttia
}
web-zip-zap-pile-empty = Pino: tyhjä
web-zip-zap-pile = { $owner ->
    [none] Pino: päällimmäisenä { $card }, { -start-card }
    [you] Pino: päällimmäisenä { $card }, sinun pelaamasi
   *[other] Pino: päällimmäisenä { $card }, viimeksi pelasi { $name }
}
web-zip-zap-laid = Viimeksi pelasi { $name }
web-zip-zap-laid-you = Viimeksi pelasit sinä
web-zip-zap-next = Seuraavaksi:
web-zip-zap-next-any = mikä tahansa
web-zip-zap-or = tai

web-zip-zap-first-you = Ehdit ensin, { $ms } ms nopeammin kuin { $later }
web-zip-zap-first-late = { $first } ehti ensin, { $ms } ms nopeammin kuin sinä
web-zip-zap-first-others = { $first } ehti ensin, { $ms } ms nopeammin kuin { $later }
web-zip-zap-drawn-you = Moni tarjosi korttia: voitit arvonnan
web-zip-zap-drawn-late = Moni tarjosi korttia: arvonnan voitti { $first }
web-zip-zap-drawn-others = Moni tarjosi korttia: arvonnan voitti { $first }
web-zip-zap-evened = Yhteyksien viiveet on jo tasoitettu.

web-zip-zap-free-you = { $why ->
    [ten] { -ten(case: "capital") }: pelaa mikä tahansa kortti.
    [stall] Kukaan ei voi pelata, ja sinä pelasit viimeksi: pelaa mikä tahansa kortti.
    [idle] Kukaan ei pelannut, ja sinä pelasit viimeksi: pelaa mikä tahansa kortti.
   *[zap] ZAP! Pelaa nyt mikä tahansa kortti.
}
web-zip-zap-others-wait = Kaikki muut odottavat.

web-zip-zap-hand = { $count ->
    [one] { -hand(case: "capital-inessive-possessive") } on 1 kortti
   *[other] { -hand(case: "capital-inessive-possessive") } on { $count } korttia
}
web-zip-zap-wants = tarvitaan { $number }
web-zip-zap-too-late = liian myöhään
web-zip-zap-back = ei nyt
web-zip-zap-locked = Ei käynyt: odota { $seconds } s

web-zip-zap-key-now = Zap ja sitten mikä tahansa kortti
web-zip-zap-key-arm = Paina tätä ja sitten korttia: ne lähtevät yhdessä
web-zip-zap-key-armed = Lähtee seuraavan korttisi mukana. Peru painamalla uudelleen
web-zip-zap-key-used = { -zap-card(case: "capital-possessive") } on pelattu
web-zip-zap-or-press = tai paina

web-zip-zap-out = { $name }: Zip Zap!
web-zip-zap-out-you = Zip Zap! Korttisi loppuivat!
web-zip-zap-after = { -round(case: "capital-genitive") } { $round } jälkeen
web-zip-zap-round-points = { -round(case: "capital") } { $round }
web-zip-zap-total = Yhteensä
web-zip-zap-is-ready = valmis
web-zip-zap-not-ready = ei vielä valmis
web-zip-zap-ready = Valmis seuraavaan { -round(case: "illative") }
web-zip-zap-waiting-ready = Odotetaan muita.
web-zip-zap-next-round = Aloita seuraava { -round }
web-zip-zap-ready-count = Valmiina { $ready }/{ $all }

web-zip-zap-help = Näin pelaat
web-zip-zap-help-tap = Kilpailussa kortti lähtee heti, kun kosketat sitä. Kun saat pelata minkä tahansa kortin, se lähtee vasta, kun päästät irti, ja voit myös vetää sen pinoon.
web-zip-zap-help-zap = Onko { -top-card } sinun? ZAP! lähtee heti.
web-zip-zap-help-with = Eikö ole? Paina ZAP! ja sitten korttia: ne lähtevät yhdessä, eikä kukaan pääse väliin.
web-zip-zap-help-hold = Tai pidä korttia painettuna: ZAP! seuraa heti, kun kortti on pinossa.
web-zip-zap-help-fair = Pallot ja millisekunnit kertovat kunkin yhteyden viiveen. Peli tasoittaa erot.
web-zip-zap-help-keys = Näppäimet
web-zip-zap-help-key-number = Näppäimillä 1–9 ja 0 ({ -ten }) pelaat kyseisen numeron kortin, jos sinulla on niitä vain yksi.
web-zip-zap-help-key-suit = Jos niitä on useita, valitse niistä { -suit(case: "genitive") } kirjaimella. Kirjaimen voi painaa myös ensin.
web-zip-zap-help-key-zap = { web-zip-zap-zap-key } on ZAP! Kun Shift on painettuna, kortti lähtee yhdessä ZAPin kanssa.
web-zip-zap-help-key-arrows = Nuolilla siirryt kortista toiseen, Enterillä pelaat kortin.
web-zip-zap-help-key-letgo = Esc peruu valintasi.
web-zip-zap-help-key-help = ? näyttää tämän sivun.
web-zip-zap-help-key-left = Korttisi ovat samassa järjestyksessä kuin näppäimistön vasemman puoliskon näppäimet; jokaisessa kortissa näkyy sen näppäin. Kun Shift on painettuna, kortti lähtee yhdessä ZAPin kanssa.
web-zip-zap-help-key-left-zap = Mikä tahansa näppäimistä 1–5 on ZAP! { -round(case: "capital-plural-genitive") } välillä se kertoo, että olet valmis.
web-zip-zap-help-key-right = Korttisi ovat samassa järjestyksessä kuin näppäimistön oikean puoliskon näppäimet; jokaisessa kortissa näkyy sen näppäin. Kun Shift on painettuna, kortti lähtee yhdessä ZAPin kanssa.
web-zip-zap-help-key-right-zap = Mikä tahansa näppäimistä 6, 7, 8, 9 ja 0 on ZAP! { -round(case: "capital-plural-genitive") } välillä se kertoo, että olet valmis.
web-zip-zap-help-suits = { -suit(case: "capital-plural") }
web-zip-zap-help-close = Takaisin pöytään
web-zip-zap-removed = { -box(case: "inessive") }

web-zip-zap-played = Pelatut kortit
web-zip-zap-played-open = { $count ->
    [one] Katso pelattua korttia
   *[other] Katso { $count } pelattua korttia
}
web-zip-zap-played-of = { $count }/{ $all }
web-zip-zap-only-zap = Paina ZAP!, niin sinulla ei ole enää kortteja.
web-zip-zap-last-card = Viimeinen kortti: { $card }
web-zip-zap-left-over-none = ei kortteja jäljellä
web-zip-zap-left-over-worth = Kortista 1 piste, jokerista 3, Zap-kortista 5

## How the winner won, below their name

web-zip-zap-why-fewest-points = Pienin pistemäärä.
web-zip-zap-why-most-points = Suurin pistemäärä.
