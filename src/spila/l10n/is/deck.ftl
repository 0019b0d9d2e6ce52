## `spila deck …`

deck-clean = { $deck }: { $cards } spil, { $languages } tungumál, engar villur
deck-problems = { $deck }: { $count } { $count ->
    [one] villa
   *[other] villur
}
deck-at = { $file }:{ $line }: { $told }
deck-imported = { -deck(case: "definite") } „{ $deck }“ er kominn í { $path }: { $cards } spil úr { $rows } { $rows ->
    [one] línu
   *[other] línum
}
deck-left-out = sleppt: { $where }
deck-weak = tekið með en þarfnast skoðunar: { $where }
deck-written = { $path }: { $cards } spil
deck-pictures-missing = hér vantar mynd: { $icons }

deck-column-name = nafn
deck-column-title = titill
deck-column-cards = spil
deck-column-order = röðun
deck-column-languages = tungumál
deck-column-date = { -date }
deck-column-category = flokkur
deck-column-card = spil
deck-unreadable = ólæsilegur

## What is wrong with a deck, after the file and the line

deck-problem-cells = { $has } { $has ->
    [one] reitur
   *[other] reitir
} en { $wants } í fyrirsögninni
deck-problem-column = óþekktur dálkur „{ $column }“
deck-problem-column-missing = dálkinn „{ $column }“ vantar
deck-problem-column-twice = sami dálkurinn kemur tvisvar fyrir
deck-problem-duplicate-id = auðkennið „{ $id }“ er þegar í línu { $first }
deck-problem-duplicate-name = heitið „{ $name }“ er þegar í línu { $first }
deck-problem-empty-field = autt: { $field }
deck-problem-empty-name = spil án heitis
deck-problem-encoding = ekki UTF-8 (bæti { $byte })
deck-problem-file-missing = skráin er ekki til
deck-problem-garbled = brenglaðir stafir: textinn var lesinn með rangri stafakóðun
deck-problem-id = „{ $id }“ getur ekki verið auðkenni: notaðu aðeins litla stafi a til z, tölustafi og bandstrik
deck-problem-id-leaks = auðkennið „{ $id }“ gæti komið upp um { -date(case: "definite-accusative") }: engar langar tölur í auðkennum
deck-problem-leak = { $field ->
    [name] heitið
    [claim] fullyrðingin
    [story] sagan
   *[other] { $field }
} kemur upp um { -date(case: "definite-accusative") } ({ $kind ->
    [year] ártal
    [decade] áratugur
    [decades] áratugur
    [century] öld
    [reign] valdatíð
    [time] tími
    [period] tímabil
    [order] röð
    [numerals] tala
   *[other] { $kind }
}): „{ $word }“
deck-problem-manifest = { $why }
deck-problem-mark = { $field } er „{ $given }“; leyfilegt er: { $known }
deck-problem-missing-file = titill er til en engin skrá fyrir tungumálið „{ $language }“
deck-problem-missing-language = spilið „{ $card }“ vantar á tungumálinu „{ $language }“
deck-problem-no-cards = engin nothæf lína
deck-problem-no-columns = engin fyrirsögn með dálknum „name“ og dálknum „year“ eða „value“
deck-problem-no-title = titil vantar á tungumáli { -deck(case: "definite-genitive") } sjálfs, „{ $language }“
deck-problem-not-a-table = ekki tafla
deck-problem-quotes = gæsalappir sem lokast aldrei
deck-problem-too-large = meira en { $most } bæti
deck-problem-too-long = of margir stafir ({ $field ->
    [name] heiti
    [claim] fullyrðing
    [story] saga
   *[other] { $field }
}): { $has }, mest { $most } komast fyrir
deck-problem-too-many-cards = fleiri en { $most } spil
deck-problem-unknown-icon = ekkert tákn heitir „{ $icon }“
deck-problem-unknown-id = ekkert spil hefur auðkennið „{ $id }“
deck-problem-value = „{ $given }“ er ekki tala
deck-problem-workbook = vinnubók en ekki tafla; vistaðu hana fyrst sem CSV
deck-problem-year = „{ $given }“ getur ekki verið ártal: notaðu heiltölu, mest { $latest }, með mínusmerki fyrir ár f.Kr., aldrei 0

## Credits and figures, as Markdown

deck-credits-title = Höfundar og leyfi: { $title }
deck-credits-text = Texti: { $credits }. Leyfi: { $licence }.
deck-credits-icons = Táknin eru úr safninu game-icons (game-icons.net) með breyttum litum: kremlituð skuggamynd með mjúkum skugga á lituðum grunni. Formin eru óbreytt.
deck-credits-author = **{ $author }** ({ $licence }, { $count }): { $icons }
deck-credits-own = Teiknað fyrir þennan { -deck(case: "accusative") }; sama leyfi gildir og um verkefnið sjálft: { $icons }
deck-credits-fonts = Letur á prentuðum spilum: Andika og Corben, samkvæmt leyfinu SIL Open Font License 1.1.
deck-stats-cards = spil
deck-stats-small = þar af í minni útgáfunni
deck-stats-nordic = norræn
deck-stats-same = ártöl á fleiri en einu spili
deck-stats-approximate = áætlaðar { -date(case: "plural") }
deck-stats-drawings = eigin teikningar
deck-stats-evidence = heimildafærslur
deck-stats-witnesses = spil eftir tegund heimilda
deck-stats-era = tímabil
deck-stats-all = alls
deck-era-stone = til 3001 f.Kr.
deck-era-ancient = 3000 f.Kr. – 476
deck-era-middle = 477–1491
deck-era-early = 1492–1788
deck-era-industry = 1789–1913
deck-era-modern = frá 1914
