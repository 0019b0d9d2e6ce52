## Spillets ord, ett sted. Formene er ubestemt entall (standard), bestemt entall, ubestemt og bestemt flertall; en form med
## stor forbokstav («Definite») er den samme formen først i en setning. Ord som er like i entall og flertall, har bare én form.

# Skip-Bo

-stock-pile = { $form ->
   *[indefinite] hovedbunke
    [definite] hovedbunken
    [plural] hovedbunker
    [definite-plural] hovedbunkene
    [Definite] Hovedbunken
}
-building-pile = { $form ->
   *[indefinite] spillebunke
    [definite-plural] spillebunkene
    [Indefinite] Spillebunke
    [Plural] Spillebunker
}
-draw-pile = { $form ->
   *[indefinite] trekkebunke
    [definite] trekkebunken
    [Indefinite] Trekkebunke
}
-discard-pile = { $form ->
   *[indefinite] kastebunke
    [definite] kastebunken
    [plural] kastebunker
    [definite-plural] kastebunkene
    [Indefinite] Kastebunke
    [Plural] Kastebunker
    [Definite-plural] Kastebunkene
}
-completed-pile = { $form ->
   *[indefinite] komplett bunke
    [plural] komplette bunker
    [Definite-plural] De komplette bunkene
}
-coin = { $form ->
   *[indefinite] mynt
    [plural] mynter
    [definite-plural] myntene
    [Plural] Mynter
    [Definite-plural] Myntene
}
-toll = { $form ->
   *[indefinite] avgift
    [definite] avgiften
    [plural] avgifter
    [definite-plural] avgiftene
    [Indefinite] Avgift
    [Definite] Avgiften
    [Plural] Avgifter
}
-wild-card = Skip-Bo-kort

# Zip Zap

-zap-card = { $form ->
   *[indefinite] Zap-kort
    [definite] Zap-kortet
}
-joker = { $form ->
   *[indefinite] joker
    [plural] jokere
    [Plural] Jokere
}
-suit = { $form ->
   *[indefinite] fargeserie
    [definite] fargeserien
    [plural] fargeserier
    [definite-plural] fargeseriene
    [Plural] Fargeserier
}
-start-card = { $form ->
   *[indefinite] startkort
    [definite] startkortet
    [Indefinite] Startkort
    [Definite] Startkortet
}
-free-card = valgfritt kort
-leftover-pile = { $form ->
   *[indefinite] restbunke
    [definite] restbunken
}

# Timeline

-timeline = { $form ->
   *[indefinite] tidslinje
    [definite] tidslinjen
    [Definite] Tidslinjen
}
-place = { $form ->
   *[indefinite] plass
    [definite] plassen
    [definite-plural] plassene
    [Definite] Plassen
}
-card-pile = { $form ->
   *[indefinite] kortbunke
    [definite] kortbunken
    [Indefinite] Kortbunke
}
-box = { $form ->
   *[indefinite] eske
    [definite] esken
    [Indefinite] Eske
}
-tie-break-round = { $form ->
   *[indefinite] avgjørende runde
    [Definite] Den avgjørende runden
    [Indefinite] Avgjørende runde
}

# Alle spill

-pile = { $form ->
   *[indefinite] bunke
    [definite] bunken
    [Indefinite] Bunke
    [Definite] Bunken
}
-match = { $form ->
   *[indefinite] match
    [definite] matchen
    [plural] matcher
    [Definite] Matchen
}
-deck = { $form ->
   *[indefinite] kortstokk
    [definite] kortstokken
    [definite-genitive] kortstokkens
    [Indefinite] Kortstokk
}
-seed = { $form ->
   *[indefinite] frø
    [definite] frøet
    [Definite] Frøet
}
-record = { $form ->
   *[indefinite] opptak
    [definite] opptaket
    [Definite] Opptaket
}
