## The games' own words, once. Without a form: indefinite singular. A form with a capital begins a sentence or a heading.

## Skip-Bo. Another player's stock pile cannot be "egen" (own): there the sheet says plain "bunke".

-stock-pile = { $form ->
    [definite-of-another] bunken
    [of-another] bunke
    [plural] egne bunker
    [Indefinite] Egen bunke
    [Definite-of-another] Bunken
   *[indefinite] egen bunke
}
-building-pile = { $form ->
    [definite] byggebunken
    [plural] byggebunker
    [definite-plural] byggebunkerne
    [Indefinite] Byggebunke
    [Plural] Byggebunker
   *[indefinite] byggebunke
}
-draw-pile = { $form ->
    [definite] den lukkede bunke
    [plural] lukkede bunker
    [Indefinite] Lukket bunke
    [Definite] Den lukkede bunke
   *[indefinite] lukket bunke
}
-discard-pile = { $form ->
    [definite] afkastbunken
    [plural] afkastbunker
    [definite-plural] afkastbunkerne
    [Indefinite] Afkastbunke
    [Plural] Afkastbunker
   *[indefinite] afkastbunke
}
-completed-pile = { $form ->
    [definite] den færdige bunke
    [plural] færdige bunker
    [definite-plural] de færdige bunker
    [Definite-plural] De færdige bunker
   *[indefinite] færdig bunke
}
-hand = { $form ->
    [definite] hånden
    [Indefinite] Hånd
   *[indefinite] hånd
}
-coin = { $form ->
    [definite] mønten
    [plural] mønter
    [definite-plural] mønterne
    [Plural] Mønter
    [Definite-plural] Mønterne
   *[indefinite] mønt
}
-toll = { $form ->
    [definite] afgiften
    [plural] afgifter
    [definite-plural] afgifterne
    [Indefinite] Afgift
    [Plural] Afgifter
   *[indefinite] afgift
}
-skip-bo-card = { $form ->
    [definite] Skip-Bo-kortet
    [plural] Skip-Bo-kort
    [definite-plural] Skip-Bo-kortene
   *[indefinite] Skip-Bo-kort
}
-joker = { $form ->
    [definite] jokeren
    [plural] jokere
    [definite-plural] jokerne
    [Plural] Jokere
   *[indefinite] joker
}

## Zip Zap

-zap-card = { $form ->
    [definite] Zap-kortet
    [plural] Zap-kort
    [definite-plural] Zap-kortene
   *[indefinite] Zap-kort
}
-start-card = { $form ->
    [definite] startkortet
    [plural] startkort
    [definite-plural] startkortene
    [Indefinite] Startkort
    [Definite] Startkortet
   *[indefinite] startkort
}
-free-card = { $form ->
    [definite] det valgfrie kort
    [plural] valgfrie kort
    [definite-plural] de valgfrie kort
   *[indefinite] valgfrit kort
}
-leftover-pile = { $form ->
    [definite] restbunken
   *[indefinite] restbunke
}
-suit = { $form ->
    [definite] farveserien
    [plural] farveserier
    [definite-plural] farveserierne
    [Plural] Farveserier
   *[indefinite] farveserie
}

## Timeline

-timeline = { $form ->
    [definite] tidslinjen
    [plural] tidslinjer
    [Definite] Tidslinjen
   *[indefinite] tidslinje
}
-card-pile = { $form ->
    [definite] kortbunken
    [plural] kortbunker
    [definite-plural] kortbunkerne
    [Indefinite] Kortbunke
   *[indefinite] kortbunke
}
-box = { $form ->
    [definite] æsken
    [Indefinite] Æske
   *[indefinite] æske
}
-place = { $form ->
    [definite] pladsen
    [plural] pladser
    [definite-plural] pladserne
    [Indefinite] Plads
   *[indefinite] plads
}
-date = { $form ->
    [definite] årstallet
    [plural] årstal
    [definite-plural] årstallene
    [Definite-plural] Årstallene
   *[indefinite] årstal
}
-tie-break = { $form ->
    [definite] den afgørende runde
    [plural] afgørende runder
    [Indefinite] Afgørende runde
    [Definite] Den afgørende runde
   *[indefinite] afgørende runde
}
-deck = { $form ->
    [definite] kortsættet
    [genitive] kortsættets
    [plural] kortsæt
    [definite-plural] kortsættene
    [Indefinite] Kortsæt
   *[indefinite] kortsæt
}
-era = { $form ->
    [definite] epoken
    [plural] epoker
    [definite-plural] epokerne
    [Plural] Epoker
   *[indefinite] epoke
}

## All games

-round = { $form ->
    [definite] runden
    [plural] runder
    [definite-plural] runderne
    [Indefinite] Runde
    [Definite] Runden
   *[indefinite] runde
}
-match = { $form ->
    [definite] matchen
    [plural] matcher
    [definite-plural] matcherne
   *[indefinite] match
}
-point = { $form ->
    [definite-plural] pointene
    [Plural] Point
   *[indefinite] point
}
-turn = { $form ->
    [definite] turen
    [plural] ture
    [definite-plural] turene
    [Indefinite] Tur
    [Definite] Turen
   *[indefinite] tur
}
-move = { $form ->
    [definite] trækket
    [plural] træk
    [definite-plural] trækkene
   *[indefinite] træk
}
-preset = { $form ->
    [definite] regelsættet
    [plural] regelsæt
    [Plural] Regelsæt
   *[indefinite] regelsæt
}
-record = { $form ->
    [definite] referatet
    [plural] referater
    [Definite] Referatet
   *[indefinite] referat
}
-seed = { $form ->
    [definite] seedet
    [genitive] seedets
    [Definite] Seedet
   *[indefinite] seed
}
