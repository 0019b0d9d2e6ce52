## First games. { $other } is the player across the table.

lesson-opponent = Blær
lesson-next = Áfram
lesson-again = Einu sinni enn
lesson-play = Spila í alvöru
lesson-not-that = Þetta væri líka leyfilegt, en prófaðu fyrst hitt: { $hint }

lesson-skip-bo-welcome = Þetta er borðið þitt. { -pile(case: "capital-definite") } vinstra megin er { -stock-pile(case: "definite") } þinn: tvö spil. Sá sigrar sem fyrstur tæmir sinn. { $other } á þrjú spil eftir.
lesson-skip-bo-stock = Fyrsti { -pile(case: "definite") } á miðju borðinu stendur í 3, svo að næst kemur fjarki. Efst í { -stock-pile(case: "definite-dative") } þínum er fjarki. Leggðu hann.
lesson-skip-bo-one = Næsta spili í { -stock-pile(case: "definite-dative") } er snúið við: nía, sem verður að bíða. Á { -hand(case: "dative") } ertu með spilið 1. Byrjaðu nýjan { -pile(case: "accusative") } á því.
lesson-skip-bo-substitute = Á fyrsta { -pile(case: "definite-accusative") } vantar fimmu. Þú átt enga fimmu en þú átt sexu. Láttu fimm { -coin(case: "plural-accusative") } koma í stað fimmunnar og leggðu sexuna ofan á.
lesson-skip-bo-buy = Á nýja { -pile(case: "definite-accusative") } vantar tvist og { $other } er með tvist efst í { -stock-pile(case: "definite-dative") } sínum. Kauptu hann fyrir eina { -coin(case: "accusative") }.
lesson-skip-bo-after-buy = Hann fór beint á { -pile(case: "definite-accusative") }. Ofan á hann passar þristur og þú átt einn.
lesson-skip-bo-toll = Sjöan þín passar ofan á sexuna. Á henni er mynd af tveimur { -coin(case: "plural-dative") }: þegar þú hefur lagt hana þarftu að greiða tvær { -coin(case: "plural-accusative") } til að halda áfram. Leggðu hana.
lesson-skip-bo-pay = Greiddu { -coin(case: "plural-definite-accusative") } tvær. Annars ættirðu bara eftir að kasta spili.
lesson-skip-bo-discard = Ekkert fleira passar. Nú er bara eftir að kasta: láttu spilið 12 á einn af { -discard-pile(case: "plural-definite-dative") } þínum. Síðan leikur { $other }.
lesson-skip-bo-win = { $other } lagði áttu á { -pile(case: "definite-accusative") }. Síðasta spilið í { -stock-pile(case: "definite-dative") } þínum er nía!
lesson-skip-bo-done = { -stock-pile(case: "capital-definite") } þinn er tómur: þú sigrar! { -coin(case: "capital-plural") } við { -pile(case: "accusative") } dreifast aftur á alla þegar einhver fullgerir hann með spilinu 12. Nú kanntu þetta allt.

lesson-zip-zap-welcome = Í Zip Zap bíður enginn eftir að röðin komi að sér. Allir setja út spil á sama { -pile(case: "definite-accusative") } eins hratt og þeir geta. Hér rekur enginn á eftir þér.
lesson-zip-zap-fits = Efst á { -pile(case: "definite-dative") } er rauður þristur. Næsta tala í sama lit passar: settu út fjarkann þinn.
lesson-zip-zap-again = Enginn annar var fljótari. Settu fimmuna líka út.
lesson-zip-zap-joker = { $other } varð á undan með sexuna. { -joker(case: "capital-plural") } passa á alla liti: settu út jóker-sjöuna þína.
lesson-zip-zap-on-joker = Á { -joker(case: "accusative") } passar næsta tala í hvaða lit sem er. Settu út áttuna.
lesson-zip-zap-zap = { $other } er með níu á { -hand(case: "dative") }. En { -top-card } er þitt: kallaðu „ZAP!“ og enginn kemst að.
lesson-zip-zap-free = Nú máttu setja út { -free-card }. Veldu tíuna.
lesson-zip-zap-last = Ekkert kemur á eftir tíu, svo að þú mátt aftur setja út { -free-card }. Þetta er síðasta spilið þitt.
lesson-zip-zap-done = Zip Zap! Öll spilin þín eru komin út. Hinir telja það sem þeir sitja uppi með og eftir síðustu { -round(case: "definite-accusative") } sigrar sá sem hefur fæst { -points }.

lesson-timeline-welcome = Á miðju borðinu liggur spil með { -date(case: "dative") }. Fyrir framan þig eru tvö spil án { -date(case: "genitive") }. Losaðu þig við þau með því að leggja þau niður á réttum { -place(case: "dative") } í tímaröðinni.
lesson-timeline-earlier = Hvenær var mynt fyrst slegin úr málmi? Örugglega löngu fyrir daga Beethovens. Leggðu spilið niður vinstra megin.
lesson-timeline-wrong = Rétt, það fær að liggja. Sjáðu nú hvað gerist þegar spil lendir á röngum { -place(case: "dative") }: leggðu niðurskorna brauðið lengst til vinstri.
lesson-timeline-new-card = Það fór í { -box(case: "definite-accusative") } og þú dróst nýtt spil. Notre-Dame er yngri en myntin og eldri en Beethoven. Leggðu spilið niður þar á milli.
lesson-timeline-done = Í lok { -round(case: "definite-genitive") } áttir þú ekkert spil eftir en { $other } átti enn nokkur: þú sigrar!
