## The report about a class

report-csv = Lagre som CSV
report-column-number = Nummer
report-column-card = Kort
report-column-date = Dato
report-column-right = Riktige svar
report-column-answers = Svar
report-column-share = Riktige, prosent
report-column-wrong = Vanligste gale mellomrom
report-column-wrong-count = Svar i det mellomrommet
report-column-seconds = Mediantid, sekunder
report-column-person = Navn
report-answer = { $how ->
    [right] riktig
    [earlier] hører hjemme tidligere
    [later] hører hjemme senere
   *[none] ikke svart
}
report-person = Spiller { $number }
report-right-of = Riktige svar, av { $count }
report-wrong = Vanligste gale mellomrom · personer
report-time = Tid
report-seconds = { $seconds } s
report-none = ingen
report-share = { $share } %
report-round = Runden
report-people = Personer
report-cards = Kort
report-all = { $right } av { $answers }
report-took = Varighet
report-minutes = { $minutes } min
report-look = Verdt en titt til
report-look-cards = { $count ->
    [one] Færrest kunne dette: { $cards }.
   *[other] Færrest kunne disse: { $cards }.
}
report-look-way = { $way ->
    [earlier] Det vanligste gale mellomrommet var for sent.
   *[later] Det vanligste gale mellomrommet var for tidlig.
}
report-no-names = Her er det ingen navn
report-counts = Rapporten teller svar, ikke personer.
report-median = Tiden er medianen fra kortet først ble vist. Kortet som lå der fra starten: { $first } ({ $date }).
report-by-person = Person for person
report-by-person-note = Bare kort som ble besvart mens rapporten fikk vise navn.
report-empty = Ingen kort er snudd ennå.
report-kept = Rapporten slettes sammen med bordet.
