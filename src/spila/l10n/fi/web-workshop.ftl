## Korttipaja: omia Timeline-pakkoja selaimessa

workshop-title = Korttipaja
workshop-home = Spila, etusivulle
workshop-make = Tee oma Timeline-pakka
workshop-make-note = Kymmenen korttia riittää ensimmäiseen peliin. Käyttäjätiliä ei tarvita: linkki on pakkasi avain.
workshop-yours = omasi
workshop-closed = Tällä palvelimella vain ylläpitäjä lisää pakkoja.
workshop-opening = Avataan pakkaa …
workshop-untitled = Nimetön pakka

workshop-sample-telescope = Kaukoputki
    .claim = patenttia haetaan
workshop-sample-candlestick-phone = Puhelin
    .claim = patentti myönnetään
workshop-sample-satellite = Satelliitti
    .claim = Sputnik laukaistaan

workshop-year = Vuosi
workshop-number = Luku
workshop-name = Nimi
workshop-claim = Väite
workshop-story = Tarina

workshop-type = Kirjoita
workshop-type-note = Kortti kerrallaan, myös puhelimella.
workshop-type-next = Paina sitten Enteriä, niin seuraava kortti on valmiina.
workshop-type-first = Kirjoita ensimmäinen kortti
workshop-paste = Liitä
workshop-paste-note = Mistä tahansa taulukosta, sarakkeet missä järjestyksessä tahansa.
workshop-paste-rows = Liitä kopioidut rivit
workshop-paste-here = Liitä rivit tähän. Jokaisesta rivistä tulee kortti.
workshop-paste-read = Lue rivit
workshop-file = Pudota tiedosto
workshop-file-note = Taulukko, joka on jo tietokoneella.
workshop-file-drop = Pudota se tähän
workshop-file-let-go = Päästä irti
workshop-file-choose = Valitse tiedosto
workshop-copy = Tai aloita kopiosta
workshop-copy-note = Poista se, mitä et tarvitse, ja lisää omia korttejasi. Alkuperäinen pakka pysyy ennallaan.
workshop-copy-facts = { $cards ->
    [one] Yksi kortti
   *[other] { $cards } korttia
}, { $languages ->
    [one] yksi kieli
   *[other] { $languages } kieltä
}
workshop-copy-other = Jokin muu pakka
workshop-copy-by = linkillä tai koodilla
workshop-copy-code = Pakan linkki tai koodi
workshop-copy-open = Avaa pakka
workshop-units = Vuosien lisäksi käyvät korkeudet, nopeudet ja asukasluvut. Valitset itse yksikön.
workshop-my-decks = Omat pakat
workshop-my-decks-note = Näiden pakkojen avaimet ovat tässä selaimessa. Toisella tietokoneella tarvitset linkit.
workshop-count = { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}

## Luettu taulukko

workshop-rows = { $rows ->
    [one] yksi rivi
   *[other] { $rows } riviä
}
workshop-read = { $ready ->
    [0] Yksikään kortti ei ole vielä valmis
    [one] Yksi kortti on valmis
   *[other] { $ready } korttia on valmiina
}{ $rows ->
    [0] {""}
    [one] , yksi rivi kaipaa korjausta
   *[other] , { $rows } riviä kaipaa korjausta
}
workshop-read-columns = Luimmeko sarakkeet oikein? Jos emme, vaihda sarakkeen yläpuolella oleva sana.
workshop-read-heading = Ensimmäisellä rivillä on otsikot
workshop-read-deck = { $pictures ->
    [0] Tämä on tallennettu pakka. Siitä tulee oma pakkasi, kaikki sisältö mukana.
    [one] Tämä on tallennettu pakka. Siitä tulee oma pakkasi, kaikki sisältö ja yksi kuva mukana.
   *[other] Tämä on tallennettu pakka. Siitä tulee oma pakkasi, kaikki sisältö ja { $pictures } kuvaa mukana.
}
workshop-own-heading = oma otsikkosi: { $heading }
workshop-column = Sarakkeen { $number } käyttö
workshop-row = Rivi
workshop-cell = Rivi { $line }, sarake { $column }
workshop-empty = tyhjä
workshop-use-category = Aihe
workshop-use-icon = Piirros
workshop-use-approximate = Arvio
workshop-use-id = Kortin tunnus
workshop-use-none = Jätä pois
workshop-good-rows = { $rows ->
    [one] Yksi virheetön rivi
   *[other] { $rows } virheetöntä riviä
}
workshop-more = ja { $count } muuta
workshop-take = { $rows ->
    [0] { $ready ->
        [one] Lisää kortti
       *[other] Lisää { $ready } korttia
    }
   *[other] { $ready ->
        [0] Lisää nyt, korjaa myöhemmin
        [one] Lisää virheetön, korjaa loput myöhemmin
       *[other] Lisää { $ready } virheetöntä, korjaa loput myöhemmin
    }
}
workshop-fix = { $rows ->
    [one] Korjaa se nyt
   *[other] Korjaa { $rows } riviä nyt
}
workshop-rows-stay = { $rows ->
    [one] Rivi jää luetteloon merkittynä. Mitään ei katoa.
   *[other] { $rows } riviä jää luetteloon merkittyinä. Mitään ei katoa.
}
workshop-paste-again = Aloita alusta
workshop-more-rows = Lisää rivejä taulukosta

## Kortit

workshop-deck = Pakka
workshop-deck-title = Pakan nimi
workshop-cards = Kortit
workshop-all-cards = Kaikki kortit
workshop-all-decks = Kaikki pakat
workshop-saved = Tallennettu
workshop-saving = Tallennetaan
workshop-unsaved = Ei vielä palvelimella, tallessa tällä laitteella
workshop-print = Tulosta
workshop-share = Jaa pakka
workshop-play = Pelaa nyt
workshop-menu = Valikko
workshop-back = Takaisin kortteihin
workshop-sort = Luettelon järjestys
workshop-by-year = Vuoden mukaan
workshop-by-number = Luvun mukaan
workshop-by-name = Nimen mukaan
workshop-by-added = Lisäysjärjestys
workshop-language-add = Lisää kieli
workshop-language-note = Se, mitä et käännä, näkyy pakan omalla kielellä: { $language }.
workshop-translated = { $count }/{ $of }
workshop-claim-also = Väite, myös etupuolella
workshop-to-look = { $count } tarkistettavana
workshop-cards-to-look = { $count ->
    [one] Yksi kortti tarkistettavana
   *[other] { $count } korttia tarkistettavana
}
workshop-level-look = katso vielä kerran
workshop-level-stop = ei voi vielä pelata
workshop-no-cards = Ei vielä kortteja. Kirjoita vuosi ja nimi.
workshop-add = Lisää kortti
workshop-next-name = Seuraavan kortin nimi
workshop-next-new = Lisää uusi kortti
workshop-new-card = Uusi kortti
workshop-card-of = kortti { $number }/{ $of }
workshop-previous = Edellinen kortti
workshop-next = Seuraava kortti
workshop-remove = Poista
workshop-removed = Kortti poistettiin.
workshop-undo = Peru
workshop-front = etupuoli
workshop-date-side = { $order ->
    [numbers] lukupuoli
   *[years] vuosilukupuoli
}
workshop-approximate = { $order ->
    [numbers] Luku on arvio (”n.”)
   *[years] Vuosi on arvio (”n.”)
}
workshop-claim-hint = mitä tarkalleen tapahtui sinä vuonna?
workshop-claim-hint-number = mitä tarkalleen mitataan?
workshop-story-hint = { $order ->
    [numbers] näkyy luvun kanssa, voi jäädä tyhjäksi
   *[years] näkyy vuosiluvun kanssa, voi jäädä tyhjäksi
}
workshop-fallback = Tyhjät kohdat näkyvät toisella kielellä: { $language }.
workshop-stands-in = Sen sijaan näkyy: { $text }
workshop-keep = Jätä näin
workshop-both = Joku muukin on muuttanut tätä
workshop-both-first = Kortti sellaisena kuin se on nyt
workshop-both-other = Kortin toinen versio
workshop-both-take = Käytä tätä

## Kuvat

workshop-drawing = Etsi piirros
workshop-another-drawing = Vaihda piirros
workshop-photo = Valokuva
workshop-no-picture-short = Ei kuvaa
workshop-by = tekijä: { $author }
workshop-picture-for = korttiin ”{ $name }”
workshop-tab-drawings = Piirrokset
workshop-tab-photo = Valokuva
workshop-tab-none = Ei kuvaa
workshop-search = Mitä kuvassa pitäisi olla?
workshop-found = { $found ->
    [one] Löytyi yksi piirros { $of } piirroksesta
   *[other] Löytyi { $found } piirrosta { $of } piirroksesta
}
workshop-found-none = Piirrosta ei löytynyt. Kokeile lyhyempää tai yleisempää sanaa.
workshop-also = Myös:
workshop-more-drawings = Näytä lisää
workshop-choose-drawing = Valitse piirros.
workshop-drawn-by = piirtäjä: { $author }, { $licence }. Laatikkoon tulevalla sivulla mainitaan tekijä.
workshop-take-it = Käytä tätä
workshop-none-note = Ilman kuvaa kortissa näkyy nimen ensimmäinen kirjain.
workshop-none-take = Älä käytä kuvaa
workshop-photo-note = Rajaa kuvasta se, mitä haluat näyttää. Vain se lähtee tältä laitteelta, ilman tietoa siitä, missä ja milloin kuva otettiin. Myös oma piirros (SVG) käy.
workshop-photo-choose = Valitse valokuva
workshop-photo-another = Vaihda kuva
workshop-photo-use = Käytä tätä kuvaa
workshop-photo-safe = Vain rajattu kuva lähtee tältä laitteelta: { $size } kt, ilman tietoa siitä, missä ja milloin kuva otettiin.
workshop-drawing-use = Käytä tätä piirrosta
workshop-drawing-safe = Vain muodot tallennetaan, yhdellä värillä.
workshop-crop = Kuvan näkyvä osa. Nuolinäppäimet siirtävät sitä, plus ja miinus muuttavat kokoa.
workshop-zoom = Suurenna
workshop-turn = Käännä
workshop-who-took = Kuka kuvan otti?
workshop-who-drew = Kuka sen piirsi?
workshop-may-use = Saavatko muut käyttää sitä?
workshop-licence-named = Kyllä, kun tekijä mainitaan
workshop-licence-alike = Kyllä, kun tekijä mainitaan ja tulos jaetaan samoin ehdoin
workshop-licence-free = Kyllä, vapaasti
workshop-licence-closed = Ei, vain tässä pakassa
workshop-licence-open = Ei vielä päätetty

## Koko pakka

workshop-menu-settings = Pakan tiedot
workshop-menu-notes = Pelaajien huomautukset
workshop-menu-delete = Poista pakka
workshop-export-zip = Tallenna zip-tiedostona
workshop-export-csv = Tallenna taulukkona (CSV)
workshop-order = Järjestys
workshop-order-year = Vuosiluvut
workshop-order-number = Muu luku
workshop-unit = Yksikkö
workshop-unit-like = esimerkiksi m, km/h
workshop-measure = Mitä mitataan?
workshop-measure-like = esimerkiksi Korkeus
workshop-first-language = Pakan oma kieli
workshop-credits = Kiitokset
workshop-credits-like = erota nimet puolipisteellä
workshop-may-copy = Muut saavat kopioida sen
workshop-may-copy-note = omaksi pakakseen
workshop-delete-note = Poistetaanko ”{ $title }”? Pöydissä säilyvät niihin jaetut kortit. Itse pakkaa ei saa takaisin.
workshop-delete = Poista
workshop-delete-not = Älä poista
workshop-notes-none = Ei avoimia huomautuksia.
workshop-note = ”{ $note }”
workshop-note-open = Avaa kortti
workshop-note-done = Valmis
workshop-notes-from = Lähetetty kohdasta ”Onko kortissa jotain väärin?”, ilman nimeä.

## Pelaaminen, jakaminen, tulostaminen

workshop-play-title = Pelaa pakalla ”{ $title }”
workshop-play-ready = { $cards ->
    [one] Yksi kortti on valmis.
   *[other] { $cards } korttia on valmiina.
}
workshop-play-left-out = { $cards ->
    [one] Yksi kortti jää pois: sitä ei voi vielä pelata.
   *[other] { $cards } korttia jää pois: niitä ei voi vielä pelata.
}
workshop-play-none = Yhtään korttia ei voi vielä pelata. Kortti tarvitsee nimen ja vuoden tai muun luvun.

workshop-facts = { $cards ->
    [one] Yksi kortti, kieli: { $language }
   *[other] { $cards } korttia, kieli: { $language }
}
workshop-facts-more = { $cards ->
    [one] Yksi kortti: { $language }, myös { $others }
   *[other] { $cards } korttia: { $language }, myös { $others }
}
workshop-qr = QR-koodi, jossa on linkki tähän pakkaan
workshop-scan = Skannaa ja pelaa, tai kirjoita
workshop-large = Näytä suurena tällä näytöllä
workshop-link-play = Pelaamiseen
workshop-link-play-note = Luokallesi ja kavereillesi. He pelaavat; pakkasi pysyy ennallaan.
workshop-link-edit = Yhdessä muokkaamiseen
workshop-link-edit-note = Työtoverille. Tällä linkillä voi muuttaa kortteja mutta ei poistaa pakkaa.
workshop-last-used = Viimeksi käytetty: { $when }
workshop-renew = Korvaa tämä linkki uudella
workshop-renew-note = Vanha linkki lakkaa toimimasta. Lähetä uusi kaikille, joiden pitää yhä voida muokata.
workshop-renew-go = Tee uusi linkki
workshop-copy-link = Kopioi
workshop-copied = Kopioitu
workshop-send = Lähetä
workshop-send-text = Pelaa Timeline-pakallani ”{ $title }”:
workshop-show = Näytä
workshop-hide = Piilota
workshop-key-title = Pidä tämä linkki tallessa: se on pakkasi ainoa avain
workshop-key-note = Käyttäjätilejä ei ole, joten kukaan ei voi lähettää sinulle uutta linkkiä. Tämä selain muistaa avaimen; toinen tietokone tarvitsee linkin. Älä anna sitä muille: sillä voi myös poistaa pakan.
workshop-key-file = Tämä linkki on pakan ainoa avain. Sillä voi muuttaa pakkaa ja poistaa sen, joten pidä se itselläsi.
workshop-key-save = Tallenna tiedostona
workshop-key-mail = Lähetä itselleni
workshop-key-kept = Se on tallessa

workshop-print-title = Tulosta ja leikkaa
workshop-paper = Paperi
workshop-sides = Korttien puolet
workshop-sides-both = Molemmat puolet
workshop-sides-fronts = Vain etupuolet
workshop-print-turn = Valitse tulostusikkunassa ”käännä pitkän reunan yli”.
workshop-cutting = Leikkausviivat
workshop-cutting-note = vain marginaalissa
workshop-box = Sivu laatikkoon
workshop-box-note = nimi, lyhyet säännöt, QR-koodi
workshop-ink = Säästä mustetta
workshop-ink-note = tummat piirrokset valkoisella
workshop-print-sheets = { $sheets ->
    [one] Yksi arkki
   *[other] { $sheets } arkkia
}{ $empty ->
    [0] , ei tyhjiä paikkoja.
    [one] , yksi tyhjä paikka.
   *[other] , { $empty } tyhjää paikkaa.
}
workshop-print-make = { $pages ->
    [one] Tee PDF, yksi sivu
   *[other] Tee PDF, { $pages } sivua
}
workshop-print-making = PDF tekeillä
workshop-print-page = Valmistellaan sivua { $page }/{ $of }
workshop-print-stop = Keskeytä
workshop-print-made = PDF on lataustesi joukossa.
workshop-page = Sivu { $page }
workshop-page-fronts = etupuolet
workshop-page-dates = { $order ->
    [numbers] lukupuolet, peilikuvana
   *[years] vuosilukupuolet, peilikuvana
}
workshop-page-box = laatikkoon
workshop-print-facts = Kortit ovat { $width } × { $height } mm, yhdeksän sivulla. Vahva paperi, vähintään 200 g/m², kestää pisimpään.
workshop-print-try = Kokeile ensin yhtä arkkia: valoa vasten puolten pitäisi osua kohdakkain.
workshop-how-to-play = Näin pelataan
workshop-short-rules = { $order ->
    [numbers] Aseta yksi kortti pöydälle luku ylöspäin. Laita oma korttisi ennen sitä tai sen jälkeen ja käännä se. Oikein: se jää. Väärin: nosta uusi. Ensimmäisenä korteistaan eroon päässyt voittaa.
   *[years] Aseta yksi kortti pöydälle vuosiluku ylöspäin. Laita oma korttisi ennen sitä tai sen jälkeen ja käännä se. Oikein: se jää. Väärin: nosta uusi. Ensimmäisenä korteistaan eroon päässyt voittaa.
}
workshop-play-on-screen = Pelaa näytöllä:

workshop-edit-mine = Muokkaa pakkaani
workshop-see-deck = Katso pakkaa
workshop-forget = Poista luettelostani
workshop-face-facts = { $cards ->
    [one] Yksi kortti. Kielet: { $languages }
   *[other] { $cards } korttia. Kielet: { $languages }
}
workshop-face-empty = Tässä pakassa ei ole vielä pelattavia kortteja.
workshop-face-copy = Tee oma kopio
workshop-face-copy-note = Kopiota voit muuttaa. Tämä pakka pysyy ennallaan.
