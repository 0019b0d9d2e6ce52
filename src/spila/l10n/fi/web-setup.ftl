## What is shown before a game: the home page, a new table, joining, the lobby

web-tag = { $count ->
        [one] Yksi korttipeli
        [3] Kolme korttipeliä
        [4] Neljä korttipeliä
       *[other] { $count } korttipeliä
    } sinulle ja läheisillesi. Ei tiliä, ei sovellusta: linkki riittää.
web-learn = Opettele
web-learn-of = Opettele peli { $game }
web-replay = Katso peli uudelleen
web-about = Tietoa Spilasta
web-unofficial = Spila on epävirallinen: sen ovat tehneet näistä peleistä pitävät ihmiset, eivät pelien julkaisijat.
web-me = Olet { $name }
web-less = Vähemmän: { $label }
web-more = Enemmän: { $label }
web-off = pois päältä
web-plain = { $value }
web-how-many = Montako
web-item = Numero { $number }

web-new = Uusi pöytä
web-new-of = Uusi pöytä: { $game }
web-way-friends = Kavereiden kanssa
    .aside = jaa linkki
    .help = Jokainen pelaa omalla näytöllään. Sinä lähetät linkin.
web-way-tv = Televisiossa
    .aside = kortit ovat puhelimissa
    .help = Pöytä on televisiossa tai muulla isolla näytöllä. Jokaisella on korttinsa puhelimessa.
web-way-screen = Saman näytön ääressä
    .aside = { $sharing ->
        [split] puolikas kummallekin
        [open] kortit näkyvissä
       *[pass] laite kiertää
    }
    .help = { $sharing ->
        [split] Samalla näytöllä pelaa kaksi, kumpikin omalla puoliskollaan.
        [open] Samalla näytöllä pelaa useampi. Kaikki kortit ovat näkyvissä.
       *[pass] Samalla näytöllä pelaa useampi. Käsikortit ovat piilossa vuorojen välillä.
    }
web-way-bots = Botteja vastaan
    .aside = helppoja tai vaikeita
    .help = Pelaat yksin valitsemiasi botteja vastaan.
web-way-alone = Yksin
    .aside = 12 korttia
    .help = Aseta kaksitoista korttia yksin. Jaa tuloksesi paljastamatta mitään, ja anna muiden pelata samoilla korteilla.
web-who-plays = Ketkä pelaavat?
web-free-seats = Paikkoja kavereille
web-add-person = Lisää pelaaja
web-add-bot = Lisää botti
web-take-out = Poista { $name }
web-make = Luo pöytä
web-deal = Jaa kortit
web-names-missing = Jokainen tarvitsee nimen.
web-house-rules = Kotisäännöt
web-presets = Pelitapa
web-every-rule = { $count ->
    [0] Kaikki säännöt
    [one] Kaikki säännöt (yksi muutettu)
   *[other] Kaikki säännöt ({ $count } muutettu)
}
web-rule-ids = Katso säännöt:
web-table-settings = Pöydän asetukset
web-table-title = Pöydän nimi
web-table-title-like = Sunnuntai mummolassa
web-deck = { $title } ({ $cards })
web-deck-foreign = Tätä { -deck(case: "partitive") } ei ole omalla kielelläsi.

web-person-title = Kuka olet?
web-person-name = Nimi
web-person-name-of = Pelaajan { $number } nimi
web-person-animal = Eläin
web-person-colour = Väri
web-person-note = Tiedot jäävät vain tähän selaimeen. Käyttäjätiliä ei tarvita.
web-person-keep = Tallenna
web-person-go = Siirry pöytään
web-person-appearance = Eläin ja väri: { $name }
web-animal = { $animal ->
    [rabbit] Kani
    [fox] Kettu
    [owl] Pöllö
    [sheep] Lammas
    [hedgehog] Siili
    [bear] Karhu
    [deer] Peura
   *[whale] Valas
}
web-colour = { $colour ->
    [plum] Luumu
    [rust] Ruoste
    [slate] Liuske
    [moss] Sammal
    [bark] Kaarna
    [sea] Meri
    [ochre] Okra
   *[violet] Orvokki
}
web-bot-of = Botti: { $level }
web-bot-level = Botti { $number }: taitotaso
web-seat-open = vapaa

web-code = Onko sinulla koodi?
web-code-label = Pöydän koodi
web-scan = tai lue kameralla pöydän vetäjän QR-koodi
web-mine = Omat pöydät
web-mine-all = Näytä kaikki { $count }
web-mine-fewer = Näytä vähemmän
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Sinun vuorosi
web-mine-lobby = Odottaa jakoa · { $when }
web-mine-playing = Kesken · { $when }
web-mine-over = Päättynyt · { $when }
web-mine-note = Pöydät odottavat sinua. Tule huomenna takaisin ja jatka peliä.

web-workshop = Korttipaja
web-workshop-line = Tee omia Timeline-kortteja: perheestäsi, kotikaupungistasi, ensi viikon tunnille.
web-workshop-open = Avaa paja

web-door-title = { $game }, vetäjänä { $name }
web-door-state = { $phase ->
    [lobby] Pöytä { $table }. Kortteja ei ole vielä jaettu.
    [over] Pöytä { $table }. Peli on päättynyt.
   *[playing] Pöytä { $table }. Peli on käynnissä.
}
web-door-look = Katso peliä
web-door-animal = Saat nimen sijasta eläimen.
web-door-no-names = Kaikki nimet on valittu. Kysy pelin ohjaajalta.
web-door-names = Kuka sinä olet? Valitse nimesi.

web-lobby-start = Jaa kortit
web-lobby-wait = { $name } jakaa kortit, kun kaikki ovat paikalla.
web-lobby-count = Paikkoja
web-lobby-bots = Täytä vapaat paikat boteilla
web-lobby-trim = Poista vapaat paikat
web-lobby-you = sinä
web-lobby-level = Taitotaso
web-lobby-seat-menu = Valinnat: { $name }
web-lobby-look = Olet katsojana.

web-ago = { $unit ->
    [now] juuri nyt
    [minute] { $count ->
        [one] minuutti sitten
       *[other] { $count } minuuttia sitten
    }
    [hour] { $count ->
        [one] tunti sitten
       *[other] { $count } tuntia sitten
    }
   *[day] { $count ->
        [1] eilen
       *[other] { $count } päivää sitten
    }
}
web-time = { $unit ->
    [second] { $count ->
        [one] 1 sekunti
       *[other] { $count } sekuntia
    }
    [minute] { $count ->
        [one] 1 minuutti
       *[other] { $count } minuuttia
    }
    [hour] { $count ->
        [one] 1 tunti
       *[other] { $count } tuntia
    }
   *[day] { $count ->
        [one] 1 vuorokausi
       *[other] { $count } vuorokautta
    }
}

web-bots-how-many = Botit
web-dealt-as = Säännöt: { $preset }
web-dealt-changed = { $count ->
    [one] mukana yksi oma kotisääntösi
   *[other] mukana { $count } omaa kotisääntöäsi
}
web-dealt-plain = Pelaa ilman
web-first-visit = Ensimmäistä kertaa täällä? Lyhyt harjoitus näyttää, miten pelataan.
web-name-first = Kirjoita ensin nimi.
web-curious = Sääntöjen numerot uteliaille
web-seconds = { $label } (sekuntia)
web-race-on = Peli on käynnissä
web-bots-change = Vaihda botteja
web-chosenSuits-4 = jokerit
# Where nobody with a seat is host
web-lobby-led = Peli alkaa, kun ohjaaja aloittaa sen.
web-lobby-late = Joku myöhässä? Koodi toimii myös pelin aikana.
web-lobby-here = { $count ->
    [0] Kukaan ei ole vielä paikalla
    [one] Paikalla on 1 henkilö
   *[other] Paikalla on { $count } henkilöä
}
web-lobby-lead = Aloita peli
web-lobby-in = Olet mukana.
web-class-when = Milloin pelataan?
web-class-now = Yhdessä, nyt
    .help = Kaikki saavat saman kortin samaan aikaan, ja sinä ohjaat.
web-class-home = Kotitehtävänä
    .help = Kaikki saavat linkin samoihin kortteihin ja asettavat ne yksin, omaan tahtiinsa, määräpäivään mennessä.
web-class-until = Viimeinen päivä
