## The report about a class

report-csv = Gem som CSV
report-column-number = Nummer
report-column-card = Kort
report-column-date = Årstal
report-column-right = Rigtige svar
report-column-answers = Svar
report-column-share = Rigtige, procent
report-column-wrong = Hyppigste forkerte mellemrum
report-column-wrong-count = Svar i det mellemrum
report-column-seconds = Mediantid, sekunder
report-column-person = Navn
report-answer = { $how ->
    [right] rigtigt
    [earlier] { $order ->
        [numbers] tallet er lavere
       *[years] skulle ligge tidligere
    }
    [later] { $order ->
        [numbers] tallet er højere
       *[years] skulle ligge senere
    }
   *[none] intet svar
}
report-person = Spiller { $number }
report-right-of = Rigtige svar, af { $count }
report-wrong = Hyppigste forkerte mellemrum · personer
report-time = Tid
report-seconds = { $seconds } s
report-none = intet
report-share = { $share } %
report-round = Spillet
report-people = Personer
report-cards = Kort
report-all = { $right } af { $answers }
report-took = Varighed
report-minutes = { $minutes } min.
report-look = Værd at se på igen
report-look-card = værd at se på igen
report-look-cards = { $count ->
    [one] Færrest kendte dette kort: { $cards }.
   *[other] Færrest kendte disse kort: { $cards }.
}
report-look-way = { $way ->
    [earlier] { $order ->
        [numbers] Det hyppigste forkerte mellemrum havde for høje tal.
       *[years] Det hyppigste forkerte mellemrum lå for sent.
    }
   *[later] { $order ->
        [numbers] Det hyppigste forkerte mellemrum havde for lave tal.
       *[years] Det hyppigste forkerte mellemrum lå for tidligt.
    }
}
report-no-names = Her er ingen navne
report-counts = Rapporten tæller svar, ikke personer.
report-median = Tiderne er medianer, målt fra det øjeblik, kortet blev vist. Kortet, der lå på tidslinjen fra begyndelsen: { $first } ({ $date }).
report-by-person = Person for person
report-by-person-note = Kun kort, der blev besvaret, mens rapporten måtte vise navne.
report-empty = Der er ikke vendt noget kort endnu.
report-kept = Rapporten slettes sammen med bordet.

## On one’s own

solo-count = { $right } af { $cards }
solo-run = Flest rigtige svar i træk: { $run }.
solo-missed = { $way ->
    [earlier] { $order ->
        [numbers] Alle de kort, du lagde forkert, havde lavere tal, end du troede.
       *[years] Alle de kort, du lagde forkert, skulle ligge tidligere, end du troede.
    }
   *[later] { $order ->
        [numbers] Alle de kort, du lagde forkert, havde højere tal, end du troede.
       *[years] Alle de kort, du lagde forkert, skulle ligge senere, end du troede.
    }
}
solo-shared = Det her deler du. Det afslører ingenting.
solo-line = Spila, { $deck }: { $right } af { $cards }
solo-play-same = Spil de samme kort:
solo-share = Del dit resultat
solo-copy = Kopiér linket til de samme kort
solo-new = Nye kort
solo-see = Se tidslinjen
solo-same = Linket giver de samme kort i den samme rækkefølge.
same-title = Spil de samme kort
same-note = Nogen har spillet disse kort og sender dig de samme i den samme rækkefølge. Se, hvordan det går dig.
same-begun = Du er allerede begyndt på disse kort på denne enhed.
same-go-on = Fortsæt
same-somebody-else = Er det en anden, der spiller nu?
same-start = Begynd

## Homework

homework-title = Lektie
homework-note = Placér kortene alene og i dit eget tempo til og med { $date }. Du kan stoppe når som helst og fortsætte senere på denne enhed.
homework-seen = { $named ->
    [yes] Den, der gav lektien for, ser dit navn og dine svar.
   *[no] Den, der gav lektien for, ser, hvor mange der kendte hvert kort, men ingen navne.
}
homework-leader = Send dette link eller denne kode til klassen. Alle får de samme kort i den samme rækkefølge og spiller alene.
homework-names = Rapporten viser, hvem der svarede hvad. Det gælder dem, der begynder fra nu af, og de får det at vide, før de begynder.
homework-kept = Svar tæller til og med den dag. Gem adressen på denne side: Kun denne enhed kan åbne rapporten.
homework-done = Færdig. Dine svar er talt med.
