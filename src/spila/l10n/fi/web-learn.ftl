## Rules, lessons, looking back, results, and what stands behind the page

web-learn-home = Spila, etusivulle
web-learn-ways = Muut sivut
web-learn-loading = Hetkinen …
web-learn-first-game = Pelaa harjoituspeli
web-learn-new-table = Uusi pöytä
web-learn-way-lesson = Harjoituspeli
web-learn-way-rules = Säännöt
web-learn-way-table = Tulos

# Rules

web-learn-rules-of = Pelin { $game } säännöt
web-learn-search = Hae säännöistä
web-learn-print = Tulosta
web-learn-contents = Sisällys
web-learn-found = { $count ->
    [0] Ei osumia
    [one] Yksi osuma
   *[other] { $count } osumaa
}
web-learn-found-nothing = Näissä säännöissä ei ole kohtaa, jossa lukisi ”{ $query }”. Kokeile vähemmillä tai lyhyemmillä sanoilla.
web-learn-house-rule = Kotisääntö
web-learn-rule = Linkki sääntöön { $rule }
# Names that suit anybody; the first is the one of the lessons
web-learn-figure-0 = Sinä
web-learn-figure-1 = Noa
web-learn-figure-2 = Kim
web-learn-figure-3 = Alex
web-learn-figure-4 = Rauni
web-learn-figure-5 = Noor
web-learn-figure-6 = Vieno
web-learn-figure-7 = Kaino

# First games

web-learn-lesson-of = Harjoituspeli: { $game }
web-learn-progress = Edistyminen
web-learn-step = Vaihe { $step }/{ $of }
web-learn-back = Takaisin
web-learn-nudge = Kokeile tätä: { $hint }
web-learn-show-me = Näytä
web-learn-watch = { $other } pelaa …

# Results

web-learn-you-win = Voitit!
web-learn-wins = { $count ->
    [0] Ei voittajaa
    [one] Voittaja on { $winners }!
   *[other] Voiton jakavat { $winners }!
}
web-learn-score = { $name } { $score }
web-learn-again = Pelaa uudelleen
web-learn-follow = Katso seuraavaa peliä
web-learn-next-ready = Seuraava pöytä on valmiina. Jokaisella on sama paikka kuin äsken.
web-learn-replay = Katso uudelleen
web-learn-another = Vaihda peliä
web-learn-player = Pelaaja
web-learn-start = alku
web-learn-column-game = Peli { $number }
web-learn-column-round = { -round(case: "capital") } { $number }
web-learn-column-turn = Vuoro { $number }
web-learn-column-card = Kortti { $number }
web-learn-turn-of = Vuorossa: { $name }
web-learn-unit-game = Peli
web-learn-unit-round = { -round(case: "capital") }
web-learn-unit-turn = Vuoro
web-learn-total-points = Yhteensä
web-learn-total-left = Kortteja jäljellä
web-learn-table-points = Pisteet
web-learn-table-left = Lopussa jäljellä olevat kortit
web-learn-all-numbers = Kaikki luvut
web-learn-chart-points = Kaavio pisteistä kunkin { $unit ->
    [game] pelin
   *[other] { -round(case: "genitive") }
} jälkeen. Luvut ovat taulukossa.
web-learn-chart-left = Kaavio jäljellä olevista korteista kunkin { $unit ->
    [turn] vuoron
   *[other] { -round(case: "genitive") }
} jälkeen. Luvut ovat taulukossa.

# The shuffle

web-learn-shuffle = Näin kortit sekoitettiin
web-learn-shuffle-why = Korttien järjestys määräytyy yhdestä salaisesta luvusta, siemenestä. Sen sormenjälki näytettiin ennen jakoa, joten kukaan ei ole voinut vaihtaa siementä jälkikäteen.
web-learn-shuffle-before = Näytettiin ennen jakoa: siemenen sormenjälki
web-learn-shuffle-after = Näytetään nyt: itse siemen
web-learn-shuffle-secret = Siemen näytetään, kun peli on päättynyt.
web-learn-shuffle-agree = Ne vastaavat toisiaan: korttien järjestys oli määrätty ennen jakoa.
web-learn-shuffle-disagree = Ne eivät vastaa toisiaan. Tämä jako ei ole se, joka ilmoitettiin.
web-learn-shuffle-shares = Mukaan on sekoitettu pelaajien omien laitteiden satunnaislukuja ({ $count }), joten kukaan ei ole voinut yksin valita kortteja.
web-learn-shuffle-own = Omasi on niiden joukossa.
web-learn-shuffle-own-missing = Omasi ei ole niiden joukossa.
web-learn-receipt = Kuitti: koko lokin sormenjälki
web-learn-shuffle-yourself = Tarkista koko peli itse
web-learn-shuffle-how = Lataa tallenne ja anna Spilan pelata se läpi omalla koneellasi. Se tarkistaa siemenen, jaon, jokaisen siirron ja tuloksen.
web-learn-record = Lataa tallenne

# Looking back

web-learn-replay-of = Katso peli uudelleen: pöytä { $table }
web-learn-more = Lisää valintoja
web-learn-controls = Toiston ohjaus
web-learn-scrub = Kohta pelissä
web-learn-moment = { $moment }/{ $of }. { $place } { $text }
web-learn-first = Alkuun
web-learn-last = Loppuun
web-learn-one-back = Yksi siirto taaksepäin
web-learn-one-on = Yksi siirto eteenpäin
web-learn-play = Toista
web-learn-pause = Keskeytä
web-learn-jump = Siirry kohtaan
web-learn-speed = Nopeus
web-learn-eyes = Näkökulma
web-learn-eyes-turn = vuorossa oleva
web-learn-eyes-open = kaikkien käsikortit
web-learn-eyes-spectator = katsoja
web-learn-hand = { $count ->
    [0] Ei kortteja { -hand(case: "inessive") }
    [one] Yksi kortti { -hand(case: "inessive") }
   *[other] { $count } korttia { -hand(case: "inessive") }
}
web-learn-happened = Pelin kulku
web-learn-dealt = Kortit on jaettu.
web-learn-share = Jaa tämä hetki
web-learn-link-copied = Linkki on kopioitu.

# About

web-learn-about = Tietoa Spilasta
web-learn-about-lead = Spila on islantia ja tarkoittaa ”pelata”. Täällä pelataan { $count ->
        [one] yhtä koko perheen korttipeliä
        [3] kolmea koko perheen korttipeliä
        [4] neljää koko perheen korttipeliä
       *[other] koko perheen korttipelejä
    } täsmälleen sääntöjen mukaan, kuudella kielellä ja ilmaiseksi.
web-learn-unofficial = Epävirallinen
web-learn-unofficial-text = Spilan ovat tehneet pelaajat, eikä sillä ole yhteyttä näiden pelien julkaisijoihin. Pelien nimet kuuluvat omistajilleen. Säännöt on kerrottu Spilan omin sanoin, ja myös korttien ulkoasu on Spilan oma.
web-learn-privacy = Mitä tallennetaan
web-learn-privacy-lead = Täällä ei ole käyttäjätilejä, mainoksia eikä evästeitä, eikä mitään ladata muualta kuin tältä palvelimelta.
web-learn-browser-keeps = Tämän selaimen muistissa
web-learn-browser-person = nimesi, värisi ja eläimesi, jotta niitä kysytään vain kerran
web-learn-browser-seats = mitkä paikat ovat sinun, jotta voit palata vaikka huomenna
web-learn-browser-preferences = valitsemasi kieli, ulkoasu ja äänet
web-learn-browser-decks = pakkojesi avaimet sekä se, mitä olet kirjoittanut pakkaan mutta mikä ei ole vielä palvelimella
web-learn-server-keeps = Palvelimen muistissa
web-learn-server-names = kunkin pöydän nimet, värit ja eläimet sekä paikkasi avaimen sijasta sen tiiviste
web-learn-server-games = pelien jokainen siirto: keskeneräisten 30 päivää viimeisestä siirrosta, päättyneiden 90 päivää, ellei palvelimen ylläpitäjä ole päättänyt toisin
web-learn-server-decks = täällä tehdyt pakat kuvineen sekä huomautukset korteista, ilman nimeä
web-learn-server-talk = ei mitään siitä, mitä pelaajat kirjoittavat toisilleen tai huudahtavat: se välitetään eteenpäin ja unohdetaan
web-learn-server-nothing = ei luetteloa kävijöistä; ylläpitäjä on kuitenkin voinut asettaa palvelimen eteen välityspalvelimen, joka pitää sellaista
web-learn-fair = Reilu peli
web-learn-fair-text = Palvelin sekoittaa kortit ja toimii tuomarina, ja kullekin selaimelle lähetetään vain se, minkä sen pelaaja saa nähdä. Ennen jokaista jakoa näytetään sekoituksen sormenjälki, ja pelin jälkeen kuka tahansa voi tarkistaa sen.
web-learn-licence = Lisenssi
web-learn-licence-text = Ohjelma on vapaa ohjelmisto MIT-lisenssillä: kuka tahansa saa käyttää, muokata ja jakaa sitä ja pitää omaa palvelinta.
web-learn-deck-text = Spilan oman Timeline-pakan tekstien lisenssi on CC BY 4.0.
web-learn-credits = Tekijät
web-learn-fonts = Fontit: Andika (SIL International) ja Corben (Vernon Adams), kummankin lisenssinä SIL Open Font License 1.1.
web-learn-pictures = Pelimerkkien ja korttien kuvat ovat game-icons-kokoelmasta (game-icons.net), uudelleen väritettyinä. Muotoja ei ole muutettu. Kaikki muu on piirretty Spilaa varten. Kuvien tekijät:
web-learn-picture-count = { $count ->
    [one] yksi kuva
   *[other] { $count } kuvaa
}
web-learn-rules = Säännöt
