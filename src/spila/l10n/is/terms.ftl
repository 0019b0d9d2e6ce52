## The games' own nouns, each written once. A form is named by number, article and case, the usual ones left out:
## "accusative" is singular without article, "definite" the nominative with article, "plural-definite-dative" says all.
## "capital-…" is the same form at the start of a sentence or heading. A form that is not listed here would fall back
## to the nominative without a word, so add it before using it.

# Any pile. Every word in -bunki is declined like it.
-pile = { $case ->
   *[nominative] bunki
    [capital] Bunki
    [accusative] bunka
    [dative] bunka
    [definite-accusative] bunkann
    [definite] bunkinn
    [definite-dative] bunkanum
    [capital-definite] Bunkinn
}
-stock-pile = { $case ->
   *[nominative] aðalbunki
    [dative] aðalbunka
    [definite] aðalbunkinn
    [definite-dative] aðalbunkanum
    [plural] aðalbunkar
    [plural-dative] aðalbunkum
    [plural-definite-dative] aðalbunkunum
    [capital-definite] Aðalbunkinn
    [capital] Aðalbunki
    [definite-accusative] aðalbunkann
}
-building-pile = { $case ->
   *[nominative] byggingarbunki
    [plural-definite-dative] byggingarbunkunum
    [capital-plural] Byggingarbunkar
    [capital] Byggingarbunki
}
-discard-pile = { $case ->
   *[nominative] kastbunki
    [accusative] kastbunka
    [dative] kastbunka
    [definite-accusative] kastbunkann
    [plural] kastbunkar
    [plural-definite-dative] kastbunkunum
    [capital-plural] Kastbunkar
    [capital] Kastbunki
    [capital-plural-definite] Kastbunkarnir
    [capital-definite] Kastbunkinn
}
-completed-pile = { $case ->
   *[nominative] fullgerður bunki
    [plural-dative] fullgerðum bunkum
    [capital-plural-definite] Fullgerðu bunkarnir
    [plural] fullgerðir bunkar
}
# The draw pile of Skip-Bo and the card pile of Timeline: the supply to draw from.
-draw-pile = { $case ->
   *[nominative] stokkur
    [accusative] stokk
    [definite-dative] stokknum
    [definite] stokkurinn
    [capital] Stokkur
}
# All the cards of a game; for Timeline, one set of cards among several.
-deck = { $case ->
   *[nominative] spilastokkur
    [accusative] spilastokk
    [dative] spilastokki
    [definite] spilastokkurinn
    [definite-accusative] spilastokkinn
    [definite-dative] spilastokknum
    [definite-genitive] spilastokksins
    [capital] Spilastokkur
}
-hand = { $case ->
   *[nominative] hönd
    [dative] hendi
}
-top-card = { $case ->
   *[definite] efsta spilið
    [capital-definite] Efsta spilið
    [definite-accusative] efsta spilið
    [definite-dative] efsta spilinu
}
-coin = { $case ->
   *[nominative] mynt
    [accusative] mynt
    [genitive] myntar
    [plural] myntir
    [plural-accusative] myntir
    [plural-dative] myntum
    [plural-genitive] mynta
    [capital-plural-definite] Myntirnar
    [dative] mynt
    [plural-definite] myntirnar
    [plural-definite-accusative] myntirnar
    [capital-plural] Myntir
    [plural-definite-dative] myntunum
    [capital-plural-definite-dative] Myntunum
}
-toll = { $case ->
   *[nominative] tollur
    [accusative] toll
    [definite] tollurinn
    [definite-accusative] tollinn
    [plural] tollar
    [capital-definite] Tollurinn
    [plural-genitive] tolla
    [capital-plural] Tollar
    [capital] Tollur
}
-skip-bo-card = { $case ->
   *[nominative] Skip-Bo-spil
    [accusative] Skip-Bo-spil
    [dative] Skip-Bo-spili
    [plural-dative] Skip-Bo-spilum
}
-zap-card = { $case ->
   *[nominative] Zap-spil
    [accusative] Zap-spil
    [definite] Zap-spilið
}
-start-card = { $case ->
   *[nominative] upphafsspil
    [capital] Upphafsspil
    [capital-plural-definite] Upphafsspilin
    [capital-definite-dative] Upphafsspilinu
    [definite] upphafsspilið
}
# What may be laid after a ten, a Zap card or when nobody can go on.
-free-card = hvaða spil sem er
-joker = { $case ->
   *[nominative] jóker
    [accusative] jóker
    [plural-definite] jókerarnir
    [capital-plural] Jókerar
}
-suit = { $case ->
   *[nominative] litaröð
    [accusative] litaröð
    [plural-accusative] litaraðir
    [plural] litaraðir
    [capital-plural] Litaraðir
    [definite-genitive] litaraðarinnar
}
-timeline = { $case ->
   *[nominative] tímalína
    [definite-dative] tímalínunni
    [capital] Tímalína
    [capital-definite] Tímalínan
    [capital-accusative] Tímalínu
}
-place = { $case ->
   *[nominative] staður
    [dative] stað
    [accusative] stað
    [definite-accusative] staðinn
    [capital-plural-definite] Staðirnir
    [capital] Staður
}
-date = { $case ->
   *[nominative] dagsetning
    [definite-accusative] dagsetninguna
    [plural] dagsetningar
    [dative] dagsetningu
    [genitive] dagsetningar
    [plural-definite-genitive] dagsetninganna
    [capital-plural-definite] Dagsetningarnar
}
-box = { $case ->
   *[nominative] kassi
    [definite-accusative] kassann
    [definite-dative] kassanum
    [capital] Kassi
}
-tie-break = { $case ->
   *[nominative] bráðabani
    [capital] Bráðabani
    [capital-definite] Bráðabaninn
    [accusative] bráðabana
}
-round = { $case ->
   *[nominative] umferð
    [accusative] umferð
    [dative] umferð
    [definite] umferðin
    [definite-dative] umferðinni
    [capital-definite] Umferðin
    [capital-definite-dative] Umferðinni
    [definite-accusative] umferðina
    [definite-genitive] umferðarinnar
    [plural-accusative] umferðir
    [plural-genitive] umferða
    [capital] Umferð
}
# One game, from the deal until somebody has won it. A match may hold several.
-game = { $case ->
   *[nominative] spil
    [accusative] spil
    [definite-dative] spilinu
    [capital-definite-dative] Spilinu
    [dative] spili
    [definite] spilið
    [capital-definite] Spilið
    [capital] Spil
}
-match = { $case ->
   *[nominative] keppni
    [dative] keppni
    [genitive] keppni
    [definite-dative] keppninni
    [plural] keppnir
    [capital-definite-dative] Keppninni
}
-player = { $case ->
   *[nominative] leikmaður
    [accusative] leikmann
    [definite] leikmaðurinn
    [plural] leikmenn
    [plural-accusative] leikmenn
    [plural-genitive] leikmanna
    [definite-genitive] leikmannsins
    [capital-plural] Leikmenn
    [capital] Leikmaður
}
-points = { $case ->
   *[nominative] stig
    [capital] Stig
}
