## The words of the games, once each: { -coin(case: "partitive") }.
##
## Without a case a term stands in the nominative singular. Cases have their usual names; "plural" and "plural-…" are
## the plural, "capital" and "capital-…" begin a sentence or a heading, "possessive" is yours, "possessive-3" his or
## hers. Only forms that some message needs are here. A form that is missing falls back to the nominative without a
## word, so add it before use.

# Skip-Bo; the draw pile is Timeline's too

-stock-pile = { $case ->
   *[nominative] pöytäpino
    [genitive] pöytäpinon
    [partitive] pöytäpinoa
    [inessive] pöytäpinossa
    [elative] pöytäpinosta
    [possessive] pöytäpinosi
    [possessive-3] pöytäpinonsa
    [plural] pöytäpinot
    [plural-illative] pöytäpinoihin
    [capital] Pöytäpino
    [capital-genitive] Pöytäpinon
    [capital-possessive] Pöytäpinosi
}
-building-pile = { $case ->
   *[nominative] kokoamispino
    [plural-genitive] kokoamispinojen
    [capital-plural] Kokoamispinot
    [capital-plural-genitive] Kokoamispinojen
    [capital] Kokoamispino
}
-draw-pile = { $case ->
   *[nominative] nostopakka
    [inessive] nostopakassa
    [elative] nostopakasta
    [genitive] nostopakan
    [capital-inessive] Nostopakassa
    [capital] Nostopakka
}
-discard-pile = { $case ->
   *[nominative] poistopino
    [genitive] poistopinon
    [elative] poistopinosta
    [illative] poistopinoon
    [plural] poistopinot
    [illative-possessive] poistopinoosi
    [plural-genitive] poistopinojen
    [capital-plural] Poistopinot
    [capital-possessive] Poistopinosi
    [capital-plural-possessive] Poistopinosi
}
-completed-pile = { $case ->
   *[nominative] valmis pino
    [plural-inessive] valmiissa pinoissa
    [capital-plural-elative] Valmiista pinoista
}
-coin = { $case ->
   *[nominative] kolikko
    [genitive] kolikon
    [partitive] kolikkoa
    [adessive] kolikolla
    [plural] kolikot
    [plural-adessive] kolikoilla
    [plural-partitive] kolikoita
    [capital-plural] Kolikot
    [capital-adessive] Kolikolla
    [capital-plural-partitive] Kolikoita
    [capital-plural-adessive] Kolikoilla
    [plural-genitive] kolikoiden
}
-toll = { $case ->
   *[nominative] tulli
    [partitive] tullia
    [illative] tulliin
    [plural] tullit
    [plural-partitive] tulleja
    [plural-elative] tulleista
    [capital-plural] Tullit
    [capital] Tulli
}
-skip-bo-card = { $case ->
   *[nominative] Skip-Bo-kortti
    [partitive] Skip-Bo-korttia
    [genitive] Skip-Bo-kortin
    [plural] Skip-Bo-kortit
    [plural-genitive] Skip-Bo-korttien
    [plural-partitive] Skip-Bo-kortteja
}

# Skip-Bo's wild card, and the fifth suit of Zip Zap

-joker = { $case ->
   *[nominative] jokeri
    [partitive] jokeria
    [capital] Jokeri
    [capital-genitive] Jokerin
}

# Zip Zap

-zap-card = { $case ->
   *[nominative] Zap-kortti
    [possessive] Zap-korttisi
    [capital-possessive] Zap-korttisi
}
-start-card = { $case ->
   *[nominative] aloituskortti
    [plural-partitive] aloituskortteja
    [genitive] aloituskortin
    [capital] Aloituskortti
    [capital-plural] Aloituskortit
    [capital-partitive] Aloituskorttia
}
-leftover-pile = { $case ->
   *[nominative] jäännöspino
    [capital-inessive] Jäännöspinossa
}
-free-card = { $case ->
   *[nominative] vapaa kortti
    [illative] vapaaseen korttiin
    [capital] Vapaa kortti
}
-ten = { $case ->
   *[nominative] kymppi
    [capital] Kymppi
    [capital-genitive] Kympin
}
-suit = { $case ->
   *[nominative] värisarja
    [plural-partitive] värisarjoja
    [partitive] värisarjaa
    [plural] värisarjat
    [genitive] värisarjan
    [capital-plural] Värisarjat
}

# Timeline

-timeline = { $case ->
   *[nominative] aikajana
    [genitive] aikajanan
    [capital] Aikajana
    [capital-adessive] Aikajanalla
    [adessive] aikajanalla
    [ablative] aikajanalta
    [partitive] aikajanaa
}
-box = { $case ->
   *[nominative] laatikko
    [inessive] laatikossa
    [illative] laatikkoon
    [genitive] laatikon
    [capital-genitive] Laatikon
    [capital-illative] Laatikkoon
    [capital] Laatikko
}
-date = { $case ->
   *[nominative] vuosiluku
    [genitive] vuosiluvun
    [plural-partitive] vuosilukuja
    [partitive] vuosilukua
    [plural] vuosiluvut
    [capital-plural] Vuosiluvut
}
-tie-break-round = { $case ->
   *[nominative] ratkaisukierros
    [illative] ratkaisukierrokseen
    [capital] Ratkaisukierros
    [capital-illative] Ratkaisukierrokseen
}

# Every game

-hand = { $case ->
   *[nominative] käsi
    [elative] kädestä
    [elative-possessive] kädestäsi
    [capital-inessive-possessive] Kädessäsi
    [inessive] kädessä
    [capital-possessive] Kätesi
}
-hand-card = { $case ->
   *[nominative] käsikortti
    [capital-plural-possessive] Käsikorttisi
}
-top-card = { $case ->
   *[nominative] päällimmäinen kortti
    [genitive] päällimmäisen kortin
    [partitive] päällimmäistä korttia
    [capital] Päällimmäinen kortti
}
-round = { $case ->
   *[nominative] kierros
    [illative] kierrokseen
    [partitive] kierrosta
    [genitive] kierroksen
    [elative] kierroksesta
    [capital] Kierros
    [capital-genitive] Kierroksen
    [capital-partitive] Kierrosta
    [capital-plural-partitive] Kierroksia
    [capital-plural-genitive] Kierrosten
}
-match = { $case ->
   *[nominative] ottelu
    [genitive] ottelun
    [partitive] ottelua
    [inessive] ottelussa
    [capital-genitive] Ottelun
}
-deck = { $case ->
   *[nominative] pakka
    [genitive] pakan
    [partitive] pakkaa
    [inessive] pakassa
    [elative] pakasta
    [capital] Pakka
    [capital-genitive] Pakan
}
