## `spila deck …`

deck-clean = { $deck }: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}, { $languages ->
    [one] 1 kieli
   *[other] { $languages } kieltä
}, ei ongelmia
deck-problems = { $deck }: { $count ->
    [one] 1 ongelma
   *[other] { $count } ongelmaa
}
deck-at = { $file }:{ $line }: { $told }
deck-imported = { -deck(case: "inessive") } ”{ $deck }” on nyt { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
} { $rows } rivistä; kansio { $path }
deck-left-out = jätetty pois: { $where }
deck-weak = otettu mukaan, mutta tarkista: { $where }
deck-written = { $path }: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}
deck-pictures-missing = kuva puuttuu: { $icons }

deck-column-name = nimi
deck-column-title = otsikko
deck-column-cards = kortit
deck-column-order = järjestys
deck-column-languages = kielet
deck-column-date = { -date }
deck-column-category = aihe
deck-column-card = kortti
deck-unreadable = lukukelvoton

## What is wrong with a deck, after the file and the line

deck-problem-cells = { $has ->
    [one] 1 solu
   *[other] { $has } solua
}, mutta otsikkorivillä { $wants }
deck-problem-column = tuntematon sarake ”{ $column }”
deck-problem-column-missing = sarake ”{ $column }” puuttuu
deck-problem-column-twice = sama sarake on kahdesti
deck-problem-duplicate-id = tunnus ”{ $id }” on jo rivillä { $first }
deck-problem-duplicate-name = nimi ”{ $name }” on jo rivillä { $first }
deck-problem-empty-field = tyhjä: { $field }
deck-problem-empty-name = kortilta puuttuu nimi
deck-problem-encoding = ei ole UTF-8:aa (tavu { $byte })
deck-problem-file-missing = tiedostoa ei ole
deck-problem-garbled = sekaisin menneitä kirjaimia: teksti on luettu väärällä merkistöllä
deck-problem-id = ”{ $id }” ei kelpaa tunnukseksi: käytä pieniä kirjaimia a–z, numeroita ja yhdysmerkkejä
deck-problem-id-leaks = tunnus ”{ $id }” voi paljastaa { -date(case: "genitive") }: älä käytä tunnuksissa pitkiä lukuja
deck-problem-leak = { $field ->
    [name] nimi
    [claim] väite
    [story] tarina
   *[other] { $field }
} paljastaa { -date(case: "genitive") } ({ $kind ->
    [year] vuosi
    [decade] vuosikymmen
    [decades] vuosikymmen
    [century] vuosisata
    [reign] hallituskausi
    [time] aika
    [period] ajanjakso
    [order] järjestys
    [numerals] lukusana
   *[other] { $kind }
}): ”{ $word }”
deck-problem-manifest = { $why }
deck-problem-mark = kentässä { $field } on ”{ $given }”; mahdolliset: { $known }
deck-problem-missing-file = otsikko on, mutta kielen ”{ $language }” tiedosto puuttuu
deck-problem-missing-language = korttia ”{ $card }” ei ole kielellä ”{ $language }”
deck-problem-no-cards = ei yhtään käyttökelpoista riviä
deck-problem-no-columns = otsikkorivillä pitää olla sarake ”name” sekä sarake ”year” tai ”value”
deck-problem-no-title = { -deck(case: "genitive") } omalla kielellä ”{ $language }” ei ole otsikkoa
deck-problem-not-a-table = ei ole taulukko
deck-problem-quotes = lainausmerkki jää sulkematta
deck-problem-too-large = yli { $most } tavua
deck-problem-too-long = kentässä { $field } on { $has } merkkiä; tilaa on vain { $most } merkille
deck-problem-too-many-cards = yli { $most } korttia
deck-problem-unknown-icon = kuvaketta ”{ $icon }” ei ole
deck-problem-unknown-id = tunnusta ”{ $id }” ei ole millään kortilla
deck-problem-value = ”{ $given }” ei ole luku
deck-problem-workbook = työkirja eikä taulukko; tallenna se ensin CSV-muotoon
deck-problem-year = ”{ $given }” ei ole mahdollinen vuosi: kirjoita kokonaisluku, enintään { $latest }, eaa. negatiivisena, ei koskaan 0

## Credits and figures, as Markdown

deck-credits-title = Tekijät: { $title }
deck-credits-text = Tekstit: { $credits }. Lisenssi: { $licence }.
deck-credits-icons = Kuvakkeet ovat game-icons-kokoelmasta (game-icons.net), uudelleen väritettyinä: kermanvärinen siluetti ja pehmeä varjo värillisellä pohjalla. Muotoja ei ole muutettu.
deck-credits-author = **{ $author }** ({ $licence }, { $count }): { $icons }
deck-credits-own = Tätä { -deck(case: "partitive") } varten piirretyt, projektin omalla lisenssillä: { $icons }
deck-credits-fonts = Painettujen korttien fontit: Andika ja Corben, lisenssinä SIL Open Font License 1.1.
deck-stats-cards = kortteja
deck-stats-small = niistä suppeammassa versiossa
deck-stats-nordic = pohjoismaisia
deck-stats-same = vuosia, joilta on useita kortteja
deck-stats-approximate = likimääräisiä { -date(case: "plural-partitive") }
deck-stats-drawings = omia piirroksia
deck-stats-evidence = lähdemerkintöjä
deck-stats-witnesses = kortteja lähdemerkintöjen lajin mukaan
deck-stats-era = aikakausi
deck-stats-all = yhteensä
deck-era-stone = vuoteen 3001 eaa. asti
deck-era-ancient = 3000 eaa. – 476
deck-era-middle = 477–1491
deck-era-early = 1492–1788
deck-era-industry = 1789–1913
deck-era-modern = vuodesta 1914 alkaen
