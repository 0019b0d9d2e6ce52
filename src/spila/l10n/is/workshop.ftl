## Spilastokkasmiðjan: hvers vegna beiðni var hafnað

refusal-deck-key = Með þessari slóð er ekki hægt að breyta spilastokknum.
refusal-decks-closed = Ekki er hægt að búa til nýja spilastokka á þessum þjóni í bili.
refusal-deck-no-copy = Höfundurinn leyfir ekki afrit af þessum spilastokki.
refusal-deck-no-cards = Ekkert spil er tilbúið enn. Hvert spil þarf heiti og ártal eða tölu.
refusal-deck-too-many-cards = Í spilastokki mega mest vera { $most } spil.
refusal-deck-too-large = Of mikill texti er á einu spili: mest { $most } bæti komast fyrir.
refusal-deck-pictures-full = Ekki er pláss fyrir fleiri myndir: hámarkið er { $most } bæti.
refusal-decks-full = Ekki er pláss fyrir fleiri spilastokka á þessum þjóni: þeir eru orðnir { $most }.
refusal-too-many-decks = Hámark nýrra spilastokka á klukkustund: { $most }. Bíddu aðeins.
refusal-no-such-report = Þeirri athugasemd hefur þegar verið eytt.
refusal-host-key = Þetta er ekki umsjónarlykillinn.
refusal-sheet-not-a-table = Þessi skrá er ekki tafla. Notaðu .csv, .tsv, .xlsx eða .ods.
refusal-sheet-empty = Ekkert er í þessari töflu.
refusal-sheet-unreadable = Skráin er skemmd og ekki er hægt að lesa hana.
refusal-sheet-protected = Skráin er varin með lykilorði. Vistaðu hana án þess og reyndu aftur.
refusal-sheet-too-many-rows = Of margar línur eru í töflunni: mest { $most } verða lesnar.
refusal-sheet-too-large = Skráin er of stór: mest { $most } bæti verða lesin.
refusal-sheet-deck = Ekki tókst að lesa spilastokkinn í þessari skrá: { $file }, lína { $line }.
refusal-picture-type = Þessa mynd er ekki hægt að nota. Veldu PNG-, JPEG-, WebP-, GIF- eða SVG-skrá.
refusal-picture-broken = Myndin er skemmd og ekki er hægt að lesa hana.
refusal-picture-drawing = Í þessari teikningu er meira en einföld form. Vistaðu hana sem einfalt SVG eða sem PNG.
refusal-picture-too-large = Ekki er hægt að minnka myndina nóg: hámarkið er { $most } bæti.
refusal-picture-pixels = Myndin er of stór: mest { $most } dílar.

## Hvað er að spili í smiðjunni, við reitinn

workshop-problem-no-name = Spilið þarf heiti.
workshop-problem-no-number = Ártal eða tölu vantar.
workshop-problem-not-a-year = „{ $given }“ er ekki ártal. Skrifaðu 1455, um 1455 eða 44 f.Kr.
workshop-problem-not-a-number = „{ $given }“ er ekki tala.
workshop-problem-year-zero = Árið 0 er ekki til: á eftir árinu 1 f.Kr. kemur árið 1.
workshop-problem-future-year = { $given } er í framtíðinni. Síðasta mögulega árið er { $latest }.
workshop-problem-date-serial = { $given } er dagur á árinu { $year } eins og töflureiknir geymir hann. Skrifaðu { $year } ef það er það sem þú átt við.
workshop-problem-whole-date = „{ $given }“ er heil dagsetning. Skrifaðu bara árið: { $year }.
workshop-problem-formula = „{ $given }“ er formúla. Afritaðu frekar útkomuna.
workshop-problem-hidden-characters = Hér er ósýnilegt tákn. Eyddu því eða skrifaðu textann aftur.
workshop-problem-too-long = { $has } stafir; mest { $most } komast fyrir á spilinu.
workshop-problem-extra-cells = Í þessari línu eru { $has } reitir en í fyrirsögninni { $wants }.
workshop-problem-quotes = Gæsalappir eru opnaðar en þeim er aldrei lokað.
workshop-problem-leak = { $kind ->
    [year] „{ $word }“ lítur út eins og ártal og kemur upp um ártalið.
    [decade] „{ $word }“ nefnir áratug og kemur upp um ártalið.
    [century] „{ $word }“ nefnir öld eða þjóðhöfðingja og kemur upp um ártalið.
    [period] „{ $word }“ nefnir tímabil og kemur upp um ártalið.
    [order] „{ $word }“ segir hvað var á undan eða eftir og kemur upp um ártalið.
    [reign] „{ $word }“ nefnir valdatíð og kemur upp um ártalið.
    [numerals] „{ $word }“ er ártal í orðum og kemur upp um það.
   *[time] „{ $word }“ kemur upp um ártalið.
}
workshop-problem-equal-numbers = { $count ->
    [2] „{ $name }“ er með sömu tölu. Hvort sem er má vera á undan á línunni.
    [one] { $count } spil er með þessa tölu, þar á meðal „{ $name }“. Þau mega liggja í hvaða röð sem er.
   *[other] { $count } spil eru með þessa tölu, þar á meðal „{ $name }“. Þau mega liggja í hvaða röð sem er.
}
workshop-problem-duplicate-name = Annað spil heitir líka „{ $name }“.
workshop-problem-markup = „{ $given }“ lítur út eins og kóði af vefsíðu. Það verður prentað eins og það er.
workshop-problem-garbled = Þessi tákn eru brengluð. Skráin var vistuð með annarri stafatöflu.
workshop-problem-unknown-icon = Engin teikning heitir „{ $icon }“.
workshop-problem-picture-missing = Myndin er ekki lengur á þjóninum. Settu hana inn aftur.
workshop-problem-no-picture-licence = Hver gerði myndina og má nota hana hér? Bættu leyfinu við.
workshop-problem-unknown-category = „{ $given }“ er ekki einn af flokkum spilastokksins.
workshop-problem-no-title = Spilastokkurinn þarf titil.
workshop-problem-no-licence = Veldu leyfi sem segir hvað aðrir mega gera við spilastokkinn.
workshop-problem-no-measure = Hvað mæla tölurnar í { $unit }? Skrifaðu til dæmis „Hæð“.
workshop-problem-no-cards = Ekkert spil er hægt að nota enn.
workshop-problem-few-cards = { $has ->
    [one] { $has } spil er nothæft. Með { $wants } eða fleiri verður skemmtilegra að spila.
   *[other] { $has } spil eru nothæf. Með { $wants } eða fleiri verður skemmtilegra að spila.
}
