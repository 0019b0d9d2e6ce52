### The words of the games, each in one place, in the forms that sentences need.
### A term alone is the indefinite singular. form: "definite", "plural", "definite-plural", "genitive" (definite) give the
### others; a form that begins with a capital letter begins a sentence: "Definite" is "Grundhögen".

## Skip-Bo

-stock-pile = { $form ->
    [definite] grundhögen
    [genitive] grundhögens
    [plural] grundhögar
    [definite-plural] grundhögarna
    [Indefinite] Grundhög
    [Definite] Grundhögen
    [Genitive] Grundhögens
   *[indefinite] grundhög
}
-building-pile = { $form ->
    [definite] bygghögen
    [plural] bygghögar
    [definite-plural] bygghögarna
    [Indefinite] Bygghög
    [Definite] Bygghögen
    [Plural] Bygghögar
   *[indefinite] bygghög
}
-draw-pile = { $form ->
    [definite] draghögen
    [Indefinite] Draghög
    [Definite] Draghögen
   *[indefinite] draghög
}
-discard-pile = { $form ->
    [definite] kasthögen
    [plural] kasthögar
    [definite-plural] kasthögarna
    [Indefinite] Kasthög
    [Definite] Kasthögen
    [Plural] Kasthögar
    [Definite-plural] Kasthögarna
   *[indefinite] kasthög
}
-completed-pile = { $form ->
    [definite] den avslutade högen
    [plural] avslutade högar
    [definite-plural] de avslutade högarna
    [Plural] Avslutade högar
    [Definite-plural] De avslutade högarna
   *[indefinite] avslutad hög
}
-coin = { $form ->
    [definite] myntet
    [definite-plural] mynten
    [Plural] Mynt
    [Definite-plural] Mynten
   *[indefinite] mynt
}
-toll = { $form ->
    [definite] avgiften
    [plural] avgifter
    [definite-plural] avgifterna
    [Indefinite] Avgift
    [Definite] Avgiften
    [Plural] Avgifter
   *[indefinite] avgift
}
-skip-bo-card = { $form ->
    [definite] Skip-Bo-kortet
    [definite-plural] Skip-Bo-korten
   *[indefinite] Skip-Bo-kort
}

## Zip Zap

-zap-card = { $form ->
    [definite] Zap-kortet
    [definite-plural] Zap-korten
   *[indefinite] Zap-kort
}
-joker = { $form ->
    [definite] jokern
    [plural] jokrar
    [definite-plural] jokrarna
    [Indefinite] Joker
    [Plural] Jokrar
   *[indefinite] joker
}
-suit = { $form ->
    [definite] färgserien
    [genitive] färgseriens
    [plural] färgserier
    [definite-plural] färgserierna
    [Plural] Färgserier
   *[indefinite] färgserie
}
-ten = { $form ->
    [definite] tian
    [plural] tior
   *[indefinite] tia
}
-start-card = { $form ->
    [definite] startkortet
    [definite-plural] startkorten
    [Indefinite] Startkort
    [Definite] Startkortet
    [Definite-plural] Startkorten
   *[indefinite] startkort
}
-free-card = { $form ->
    [Indefinite] Valfritt kort
   *[indefinite] valfritt kort
}
-rest-pile = { $form ->
    [definite] resthögen
   *[indefinite] resthög
}
-top-card = { $form ->
    [definite] översta kortet
    [Definite] Översta kortet
   *[indefinite] översta kort
}

## Timeline

-timeline = { $form ->
    [definite] tidslinjen
    [Definite] Tidslinjen
   *[indefinite] tidslinje
}
-place = { $form ->
    [definite] platsen
    [genitive] platsens
    [plural] platser
    [definite-plural] platserna
    [Indefinite] Plats
   *[indefinite] plats
}
-date = { $form ->
    [definite] årtalet
    [definite-plural] årtalen
    [Indefinite] Årtal
    [Definite-plural] Årtalen
   *[indefinite] årtal
}
-card-pile = { $form ->
    [definite] korthögen
    [Indefinite] Korthög
    [Definite] Korthögen
   *[indefinite] korthög
}
-box = { $form ->
    [definite] lådan
    [Indefinite] Låda
    [Definite] Lådan
   *[indefinite] låda
}
-tie-break = { $form ->
    [definite] den avgörande omgången
    [Indefinite] Avgörande omgång
    [Definite] Den avgörande omgången
   *[indefinite] avgörande omgång
}

## All games. A game of a match is a "spelomgång", a round within it an "omgång", one player's go a "tur".

-player = { $form ->
    [definite] spelaren
    [definite-plural] spelarna
    [Indefinite] Spelare
   *[indefinite] spelare
}
-seat = { $form ->
    [definite] platsen
    [plural] platser
    [definite-plural] platserna
    [Indefinite] Plats
    [Definite] Platsen
    [Plural] Platser
   *[indefinite] plats
}
-hand = { $form ->
    [definite] handen
    [Indefinite] Hand
   *[indefinite] hand
}
-turn = { $form ->
    [definite] turen
    [Indefinite] Tur
    [Definite] Turen
   *[indefinite] tur
}
-round = { $form ->
    [definite] omgången
    [genitive] omgångens
    [plural] omgångar
    [definite-plural] omgångarna
    [Indefinite] Omgång
    [Definite] Omgången
    [Genitive] Omgångens
   *[indefinite] omgång
}
-game-of-match = { $form ->
    [definite] spelomgången
    [genitive] spelomgångens
    [plural] spelomgångar
    [Indefinite] Spelomgång
    [Definite] Spelomgången
    [Genitive] Spelomgångens
   *[indefinite] spelomgång
}
-match = { $form ->
    [definite] matchen
    [genitive] matchens
    [plural] matcher
    [definite-plural] matcherna
    [Definite] Matchen
   *[indefinite] match
}
-points = { $form ->
    [definite] poängen
    [Indefinite] Poäng
    [Definite] Poängen
   *[indefinite] poäng
}
-winner = { $form ->
    [definite] vinnaren
    [definite-plural] vinnarna
    [Indefinite] Vinnare
   *[indefinite] vinnare
}
-deck = { $form ->
    [definite] kortleken
    [genitive] kortlekens
    [plural] kortlekar
    [definite-plural] kortlekarna
    [Indefinite] Kortlek
   *[indefinite] kortlek
}
-bot = { $form ->
    [definite] boten
    [plural] botar
    [definite-plural] botarna
    [Indefinite] Bot
    [Definite] Boten
    [Plural] Botar
   *[indefinite] bot
}
-host = { $form ->
    [definite] värden
    [genitive] värdens
    [Definite] Värden
   *[indefinite] värd
}
-house-rule = { $form ->
    [Indefinite] Husregel
    [Definite] Husregeln
    [Plural] Husregler
   *[indefinite] husregel
}
-onlooker = { $form ->
    [Plural] Åskådare
   *[indefinite] åskådare
}

## Records. A record is the "protokoll" of a match, and what stands in it, line by line, are "poster".

-record = { $form ->
    [definite] protokollet
    [definite-plural] protokollen
    [Definite] Protokollet
   *[indefinite] protokoll
}
-entry = { $form ->
    [definite] posten
    [plural] poster
    [definite-plural] posterna
   *[indefinite] post
}
-seed = { $form ->
    [definite] slumpfröet
    [genitive] slumpfröets
    [Definite] Slumpfröet
   *[indefinite] slumpfrö
}
