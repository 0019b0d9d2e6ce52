## The first game of Skip-Bo. { $other } is the player across the table.

lesson-skip-bo-welcome = Þetta er borðið þitt. { -pile(case: "capital-definite") } vinstra megin er { -stock-pile(case: "definite") } þinn: tvö spil. Sá sigrar sem fyrstur tæmir sinn. { $other } á þrjú spil eftir.
lesson-skip-bo-stock = Fyrsti { -pile(case: "definite") } á miðju borðinu stendur í 3, svo að næst kemur fjarki. Efst í { -stock-pile(case: "definite-dative") } þínum er fjarki. Leggðu hann á { -pile(case: "definite-accusative") }.
lesson-skip-bo-one = Næsta spili í { -stock-pile(case: "definite-dative") } er snúið við: nía, sem verður að bíða. Á { -hand(case: "dative") } ertu með spilið 1. Byrjaðu nýjan { -pile(case: "accusative") } á því.
lesson-skip-bo-substitute = Á fyrsta { -pile(case: "definite-accusative") } vantar fimmu. Þú átt enga fimmu en þú átt sexu. Láttu fimm { -coin(case: "plural-accusative") } koma í stað fimmunnar og leggðu sexuna ofan á.
lesson-skip-bo-buy = Á nýja { -pile(case: "definite-accusative") } vantar tvist og { $other } er með tvist efst í { -stock-pile(case: "definite-dative") } sínum. Kauptu hann fyrir eina { -coin(case: "accusative") }.
lesson-skip-bo-after-buy = Hann fór beint á { -pile(case: "definite-accusative") }. Ofan á hann passar þristur og þú átt einn.
lesson-skip-bo-toll = Sjöan þín passar ofan á sexuna. Á henni er mynd af tveimur { -coin(case: "plural-dative") }: þegar þú hefur lagt hana þarftu að greiða tvær { -coin(case: "plural-accusative") } til að halda áfram. Leggðu hana á { -pile(case: "definite-accusative") }.
lesson-skip-bo-pay = Greiddu { -coin(case: "plural-definite-accusative") } tvær. Annars ættirðu bara eftir að kasta spili.
lesson-skip-bo-discard = Ekkert fleira passar. Nú er bara eftir að kasta: láttu spilið 12 á einn af { -discard-pile(case: "plural-definite-dative") } þínum. Síðan leikur { $other }.
lesson-skip-bo-win = { $other } lagði áttu á { -pile(case: "definite-accusative") }. Síðasta spilið í { -stock-pile(case: "definite-dative") } þínum er nía!
lesson-skip-bo-done = { -stock-pile(case: "capital-definite") } þinn er tómur: þú sigrar! Eitt að lokum: þegar einhver fullgerir { -pile(case: "accusative") } með spilinu 12 er { -coin(case: "plural-definite-dative") } við hann úthlutað aftur til allra. Nú kanntu allt sem þarf.
