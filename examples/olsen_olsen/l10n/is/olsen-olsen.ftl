olsen-olsen-name = Ólsen ólsen

olsen-olsen-event-played = { $seat }: { $card }.
olsen-olsen-event-suit-named = { $seat }: nú { $suit ->
    [0] spaða
    [1] hjarta
    [2] tígul
   *[3] lauf
}.
olsen-olsen-event-drew = { $known ->
    [yes] { $seat }: eitt spil úr stokknum, { $card }.
   *[no] { $seat }: eitt spil úr stokknum.
}
olsen-olsen-event-passed = { $seat }: pass.
olsen-olsen-event-reshuffled = { $count ->
    [one] Spilið sem lá í borði er nýi stokkurinn.
   *[other] Spilin { $count } sem lágu í borði eru stokkuð og mynda nýjan stokk.
}
olsen-olsen-event-match-ended = { $result }

olsen-olsen-move-play = leggja út { $card }
olsen-olsen-move-play-eight = leggja út { $card } og biðja um { $suit ->
    [0] spaða
    [1] hjarta
    [2] tígul
   *[3] lauf
}
olsen-olsen-move-draw = draga spil
olsen-olsen-move-pass = segja pass
olsen-olsen-typed = Þú getur líka slegið inn spil (h4), áttu með sortinni sem þú biður um (s8h), d eða p.

olsen-olsen-result-first-out = Ólsen ólsen! { $winners } { $count ->
    [one] vinnur
   *[other] vinna
}. Stig á hendi: { $scores }.
olsen-olsen-result-stalemate = Enginn kemst áfram. { $winners } { $count ->
    [one] vinnur
   *[other] vinna
} með fæst stig: { $scores }.
reason-first-out = síðasta spilinu var spilað út

olsen-olsen-board-player = spilari
olsen-olsen-board-cards = spil
olsen-olsen-board-top = Efsta spil: { $card }. Sort: { $suit ->
    [0] spaði
    [1] hjarta
    [2] tígull
   *[3] lauf
}. Spil í stokki: { $draw }
olsen-olsen-board-hand = Þín hönd: { $cards }

refusal-cannot-draw = Þú getur ekki dregið fleiri spil í þessari umferð.
refusal-must-draw = Dragðu fyrst: það má ekki segja pass fyrr en ekki er hægt að draga meira.
refusal-eight-names-suit = Með áttu, og aðeins með áttu, er nefnd sort.

reason-sheds-most = { $card } kostar mest ef spilið verður eftir á hendi.
reason-longest-suit = Ekkert annað passar, og mest er til af þessari sort.
reason-nothing-fits = Ekkert passar, svo að það þarf að draga.

preset-olsen-olsen-standard = Venjulegt
    .help = Sjö spil á mann hjá tveimur, annars fimm. Spilin í borði eru stokkuð þegar stokkurinn er búinn.
preset-olsen-olsen-short = Stutt
    .help = Fimm spil á mann. Þegar stokkurinn er búinn dregur enginn meira.
option-olsen-olsen-handSize = Spil á mann
    .help = Færri spil gera leikinn styttri.
option-olsen-olsen-drawLimit = Spil sem má draga í hverri umferð
    .help = Sá sem spilar engu út dregur svona mörg spil áður en hann segir pass.
option-olsen-olsen-recycle = Stokka spilin í borði
    .help = Þegar stokkurinn er búinn verða spilin í borði, nema það efsta, að nýjum stokki.
