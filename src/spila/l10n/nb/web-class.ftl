## The report about a class

report-csv = Lagre som CSV
report-column-number = Nummer
report-column-card = Kort
report-column-date = Dato
report-column-right = Riktige svar
report-column-answers = Svar
report-column-share = Riktige, prosent
report-column-wrong = Vanligste feilsvar
report-column-wrong-count = Antall slike svar
report-column-seconds = Mediantid, sekunder
report-column-person = Navn
report-answer = { $how ->
    [right] riktig
    [earlier] { $order ->
        [numbers] tallet er mindre
       *[years] hører hjemme tidligere
    }
    [later] { $order ->
        [numbers] tallet er større
       *[years] hører hjemme senere
    }
   *[none] ikke svart
}
report-person = Spiller { $number }
report-right-of = Riktige svar, av { $count }
report-wrong = Vanligste feilsvar · personer
report-time = Tid
report-seconds = { $seconds } s
report-none = ingen
report-share = { $share } %
report-round = Spillet
report-people = Personer
report-cards = Kort
report-all = { $right } av { $answers }
report-took = Varighet
report-minutes = { $minutes } min
report-look = Verdt en titt til
report-look-card = verdt en titt til
report-look-cards = { $count ->
    [one] Færrest kunne dette: { $cards }.
   *[other] Færrest kunne disse: { $cards }.
}
report-look-way = { $way ->
    [earlier] { $order ->
        [numbers] Det vanligste feilsvaret var for stort.
       *[years] Det vanligste feilsvaret var for sent.
    }
   *[later] { $order ->
        [numbers] Det vanligste feilsvaret var for lite.
       *[years] Det vanligste feilsvaret var for tidlig.
    }
}
report-no-names = Her er det ingen navn
report-counts = Rapporten teller svar, ikke personer.
report-median = Tidene er medianer, regnet fra kortet ble vist første gang. På tidslinjen fra starten: { $first } ({ $date }).
report-by-person = Person for person
report-by-person-note = Bare kort som ble besvart mens rapporten fikk vise navn.
report-empty = Ingen kort er snudd ennå.
report-kept = Rapporten slettes sammen med bordet.

## On one’s own

solo-count = { $right } av { $cards }
solo-run = Flest riktige på rad: { $run }.
solo-missed = { $way ->
    [earlier] { $order ->
        [numbers] Alle tallene du bommet på, er mindre enn du trodde.
       *[years] Alle kortene du bommet på, hørte hjemme tidligere enn du trodde.
    }
   *[later] { $order ->
        [numbers] Alle tallene du bommet på, er større enn du trodde.
       *[years] Alle kortene du bommet på, hørte hjemme senere enn du trodde.
    }
}
solo-shared = Dette deler du. Det røper ingenting.
solo-line = Spila, { $deck }: { $right } av { $cards }
solo-play-same = Spill de samme kortene:
solo-share = Del resultatet ditt
solo-copy = Kopier lenken til de samme kortene
solo-new = Nye kort
solo-see = Se tidslinjen
solo-same = Lenken deler ut de samme kortene i samme rekkefølge.
same-title = Spill de samme kortene
same-note = Noen har spilt disse kortene og sender deg de samme, i samme rekkefølge. Se hvordan du klarer deg.
same-begun = Du har allerede begynt på disse kortene på denne enheten.
same-go-on = Fortsett
same-somebody-else = Er det noen andre som spiller nå?
same-start = Begynn

## Homework

homework-title = Lekse
homework-note = Legg ut kortene alene og i ditt eget tempo. Siste dag er { $date }. Du kan stoppe når som helst og fortsette senere på denne enheten.
homework-seen = { $named ->
    [yes] Den som ga leksen, ser navnet ditt og svarene dine.
   *[no] Den som ga leksen, ser hvor mange som kunne hvert kort, men ingen navn.
}
homework-leader = Send denne lenken eller koden til klassen. Alle får de samme kortene i samme rekkefølge og spiller alene.
homework-names = Rapporten viser hvem som svarte hva. Det gjelder dem som begynner fra nå av, og de får beskjed før de begynner.
homework-kept = Svar teller til slutten av den dagen. Ta vare på adressen til denne siden: Bare denne enheten kan åpne rapporten.
homework-done = Ferdig. Svarene dine er talt med.
