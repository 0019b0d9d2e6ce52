## Korttipaja: miksi pyyntö hylättiin

refusal-deck-key = Tällä linkillä pakkaa ei voi muokata.
refusal-decks-closed = Tällä palvelimella ei voi juuri nyt tehdä uusia pakkoja.
refusal-deck-no-copy = Tekijä ei salli kopioita tästä pakasta.
refusal-deck-no-cards = Yksikään kortti ei ole vielä valmis. Jokainen tarvitsee nimen ja vuoden tai muun luvun.
refusal-deck-too-many-cards = Pakassa voi olla enintään { $most ->
    [one] 1 kortti
   *[other] { $most } korttia
}.
refusal-deck-too-large = Yhdessä kortissa on liikaa tekstiä: tilaa on enintään { $most } tavulle.
refusal-deck-pictures-full = Kuville ei ole enempää tilaa: raja on { $most } tavua.
refusal-decks-full = Tällä palvelimella ei ole tilaa uusille pakoille: niitä on jo { $most }.
refusal-too-many-decks = Enintään { $most ->
    [one] 1 uusi pakka
   *[other] { $most } uutta pakkaa
} tunnissa. Odota hetki.
refusal-no-such-report = Se huomautus on jo poistettu.
refusal-host-key = Se ei ole ylläpitäjän avain.
refusal-sheet-not-a-table = Tämä tiedosto ei ole taulukko. Käytä muotoa .csv, .tsv, .xlsx tai .ods.
refusal-sheet-empty = Tässä taulukossa ei ole mitään.
refusal-sheet-unreadable = Tiedosto on vioittunut, eikä sitä voi lukea.
refusal-sheet-protected = Tiedosto on suojattu salasanalla. Tallenna se ilman salasanaa ja yritä uudelleen.
refusal-sheet-too-many-rows = Taulukossa on liian monta riviä: enintään { $most } voidaan lukea.
refusal-sheet-too-large = Tiedosto on liian suuri: enintään { $most } tavua voidaan lukea.
refusal-sheet-deck = Tiedostossa olevaa pakkaa ei voi lukea: { $file }, rivi { $line }.
refusal-picture-type = Tätä kuvaa ei voi käyttää. Valitse PNG-, JPEG-, WebP-, GIF- tai SVG-tiedosto.
refusal-picture-broken = Kuva on vioittunut, eikä sitä voi lukea.
refusal-picture-drawing = Piirroksessa on muutakin kuin yksinkertaisia muotoja. Tallenna se pelkistettynä SVG:nä tai PNG:nä.
refusal-picture-too-large = Kuvaa ei saa tarpeeksi pieneksi: raja on { $most } tavua.
refusal-picture-pixels = Kuva on liian suuri: enintään { $most } kuvapistettä.

## Mikä pajan kortissa on vialla, solun kohdalla

workshop-problem-no-name = Kortilta puuttuu nimi.
workshop-problem-no-number = Vuosiluku tai luku puuttuu.
workshop-problem-not-a-year = ”{ $given }” ei ole vuosiluku. Kirjoita 1455, n. 1455 tai 44 eaa.
workshop-problem-not-a-number = ”{ $given }” ei ole luku.
workshop-problem-year-zero = Vuotta 0 ei ole: vuotta 1 eaa. seuraa vuosi 1.
workshop-problem-future-year = { $given } on tulevaisuudessa. Viimeinen mahdollinen vuosi on { $latest }.
workshop-problem-date-serial = { $given } on taulukkolaskennan tapa tallentaa päivä vuodelta { $year }. Kirjoita { $year }, jos tarkoitat sitä.
workshop-problem-whole-date = ”{ $given }” on koko päivämäärä. Kirjoita pelkkä vuosi: { $year }.
workshop-problem-formula = ”{ $given }” on kaava. Kopioi sen tulos.
workshop-problem-hidden-characters = Tässä on näkymätön merkki. Poista se tai kirjoita teksti uudelleen.
workshop-problem-too-long = { $has } merkkiä; kortille mahtuu enintään { $most }.
workshop-problem-extra-cells = Tällä rivillä on { $has } solua, mutta otsikkorivillä { $wants }.
workshop-problem-quotes = Lainausmerkki jää sulkematta.
workshop-problem-leak = { $kind ->
    [year] ”{ $word }” näyttää vuosiluvulta ja paljastaa vastauksen.
    [decade] ”{ $word }” kertoo vuosikymmenen ja paljastaa vuosiluvun.
    [century] ”{ $word }” kertoo vuosisadan tai hallitsijan ja paljastaa vuosiluvun.
    [period] ”{ $word }” kertoo aikakauden ja paljastaa vuosiluvun.
    [order] ”{ $word }” kertoo, mikä oli ennen tai jälkeen, ja paljastaa vuosiluvun.
    [reign] ”{ $word }” kertoo hallituskauden ja paljastaa vuosiluvun.
    [numerals] ”{ $word }” on vuosiluku sanoina ja paljastaa vastauksen.
   *[time] ”{ $word }” paljastaa vuosiluvun.
}
workshop-problem-equal-numbers = { $count ->
    [one] Sama luku on kortilla ”{ $name }”.
    [2] Sama luku on kortilla ”{ $name }”. Kumpi tahansa saa olla ensin.
   *[other] Tämä luku on { $count } kortilla, joista yksi on ”{ $name }”. Ne saavat olla missä järjestyksessä tahansa.
}
workshop-problem-duplicate-name = Toisenkin kortin nimi on ”{ $name }”.
workshop-problem-markup = ”{ $given }” näyttää verkkosivun koodilta. Se tulostetaan sellaisenaan.
workshop-problem-garbled = Merkit ovat rikki. Tiedosto on tallennettu toisella merkistöllä.
workshop-problem-unknown-icon = Piirrosta ”{ $icon }” ei ole.
workshop-problem-picture-missing = Kuvaa ei enää ole palvelimella. Lisää se uudelleen.
workshop-problem-no-picture-licence = Kuka kuvan on tehnyt, ja saako sitä käyttää täällä? Lisää lisenssi.
workshop-problem-unknown-category = ”{ $given }” ei ole mikään pakan aiheista.
workshop-problem-no-title = Pakalta puuttuu nimi.
workshop-problem-no-licence = Valitse lisenssi, joka kertoo, mitä muut saavat tehdä pakalla.
workshop-problem-no-measure = Mitä luvut yksikössä { $unit } kertovat? Kirjoita esimerkiksi ”Korkeus”.
workshop-problem-no-cards = Yhtäkään korttia ei voi vielä pelata.
workshop-problem-few-cards = { $has ->
    [one] { $has } kortti on pelattavissa. Peli on mukavampi, kun kortteja on ainakin { $wants }.
   *[other] { $has } korttia on pelattavissa. Peli on mukavampi, kun kortteja on ainakin { $wants }.
}
