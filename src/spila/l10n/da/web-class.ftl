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
    [earlier] hører til tidligere
    [later] hører til senere
   *[none] intet svar
}
report-person = Spiller { $number }
report-right-of = Rigtige svar, af { $count }
report-wrong = Hyppigste forkerte mellemrum · personer
report-time = Tid
report-seconds = { $seconds } s
report-none = intet
report-share = { $share } %
report-round = Runden
report-people = Personer
report-cards = Kort
report-all = { $right } af { $answers }
report-took = Varighed
report-minutes = { $minutes } min.
report-look = Værd at se på igen
report-look-cards = { $count ->
    [one] Færrest kendte dette kort: { $cards }.
   *[other] Færrest kendte disse kort: { $cards }.
}
report-look-way = { $way ->
    [earlier] Det hyppigste forkerte mellemrum lå for sent.
   *[later] Det hyppigste forkerte mellemrum lå for tidligt.
}
report-no-names = Her er ingen navne
report-counts = Rapporten tæller svar, ikke personer.
report-median = Tiden er medianen, fra kortet først blev vist. Kortet, der lå der fra begyndelsen: { $first } ({ $date }).
report-by-person = Person for person
report-by-person-note = Kun kort, der blev besvaret, mens rapporten måtte vise navne.
report-empty = Der er ikke vendt noget kort endnu.
report-kept = Rapporten slettes sammen med bordet.
