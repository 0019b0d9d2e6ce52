timeline-together-name = Timeline yhdessä
timeline-together-event-answered = { $seat }: vastattu.
timeline-together-event-turned = Kortti käännetään: ”{ $card }”, { $value }.
timeline-together-event-ready = { $seat }: valmis seuraavaan korttiin.
timeline-together-event-shown = { $round }. kortti: ”{ $card }”. Mihin väliin se kuuluu?
timeline-together-event-talk-over = Keskusteluaika on ohi. Nyt voi valita välin.
timeline-together-event-out = Elämät loppuivat: { $seats }.
timeline-together-event-joined = Uusi pelaaja: { $seat }.
timeline-together-event-player-left = { $seat }: poistunut pelistä.
timeline-together-event-match-ended = { $result }

# "The card" carries the case: dates come as finished text, with or without a unit, and cannot be inflected.
timeline-together-move-answer = { $gap }: { $between }
timeline-together-move-ready = Seuraava kortti
timeline-together-between = korttien { $left } ja { $right } väliin
timeline-together-before = { $order ->
    [numbers] ennen korttia { $right }
   *[years] ennen korttia { $right }
}
timeline-together-after = { $order ->
    [numbers] kortin { $left } jälkeen
   *[years] kortin { $left } jälkeen
}

timeline-together-result-all-cards = { $count ->
    [0] Kaikki kortit ovat aikajanalla.
    [one] Voitto: { $winners }, eniten pisteitä.
   *[other] Jaettu voitto, eniten pisteitä: { $winners }.
}
timeline-together-result-no-lives = Kenelläkään ei ole elämiä jäljellä. { $count ->
    [0] Ei voittajaa.
    [one] Voitto: { $winners }, eniten pisteitä.
   *[other] Jaettu voitto, eniten pisteitä: { $winners }.
}
timeline-together-result-last-standing = Vain yhdellä on elämiä jäljellä. { $count ->
    [0] Ei voittajaa.
    [one] Voitto: { $winners }, eniten pisteitä.
   *[other] Jaettu voitto, eniten pisteitä: { $winners }.
}
timeline-together-result-all-left = Kaikki ovat poistuneet.

timeline-together-board-line = { -timeline(case: "capital") }
timeline-together-board-gap = väli
timeline-together-board-date = { -date }
timeline-together-board-card = kortti
timeline-together-board-player = pelaaja
timeline-together-board-state = tilanne
timeline-together-board-points = pisteet
timeline-together-board-status = { $status ->
    [done] valmis
    [answered] vastannut
    [out] ei elämiä
    [left] poistunut
   *[thinking] miettii
}
timeline-together-board-round = Kortti { $round }/{ $rounds }, { $missing ->
    [0] kaikki vastanneet
    [one] 1 vastaus puuttuu
   *[other] { $missing } vastausta puuttuu
}
timeline-together-board-open = Mihin väliin ”{ $card }” kuuluu?
timeline-together-typed = Kirjoita välin kirjain, esimerkiksi c, tai numero luettelosta.

## Why a move is against the rules

refusal-card-still-open = Korttia ei ole vielä käännetty.
refusal-ready-already = Odotat jo seuraavaa korttia.
refusal-card-turned = Kortti on jo käännetty, joten enää ei voi vastata.
refusal-still-talking = Joukkueet keskustelevat vielä. Kohta voi vastata.
refusal-no-lives = Sinulla ei ole elämiä jäljellä.
refusal-no-such-gap = { -timeline(case: "capital-adessive") } ei ole sellaista väliä.
refusal-same-gap = Olet jo valinnut sen välin.
refusal-has-left = Se pelaaja on poistunut pelistä.

## Why a bot moved as it did, and what a hint says

reason-gap-surest = Tämä väli on oikea { $sure } %:n varmuudella.
reason-gap-no-idea = Arvaus.
reason-seen-enough = Tässä ei ole muuta tehtävää: seuraava kortti.
reason-talked-enough = Ei keskusteltavaa: valmis vastaamaan.

## How matches end, in a table

reason-all-cards = kaikki kortit asetettu
reason-no-lives = elämät loppuivat
reason-last-standing = vain yhdellä elämiä jäljellä
reason-all-left = kaikki poistuivat

## What is wrong with a position

position-answer = jollakulla on vastaus, joka ei ole mahdollinen
position-history = käännetyt kortit eivät vastaa aikajanaa
position-sides = pisteiden saajia on liian vähän tai liikaa
position-turned = kortti on käännetty tai avoinna, vaikka se ei voi olla
