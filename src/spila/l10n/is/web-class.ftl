## The report about a class

report-csv = Vista sem CSV
report-column-number = Númer
report-column-card = Spil
report-column-date = Ártal
report-column-right = Rétt svör
report-column-answers = Svör
report-column-share = Rétt, prósent
report-column-wrong = Algengasta ranga bilið
report-column-wrong-count = Svör í því bili
report-column-seconds = Miðgildi tíma, sekúndur
report-column-person = Nafn
report-answer = { $how ->
    [right] rétt
    [earlier] á heima fyrr
    [later] á heima síðar
   *[none] ekkert svar
}
report-person = Leikmaður { $number }
report-right-of = Rétt svör, af { $count }
report-wrong = Algengasta ranga bilið · fjöldi
report-time = Tími
report-seconds = { $seconds } s
report-none = ekkert
report-share = { $share } %
report-round = Umferðin
report-people = Fólk
report-cards = Spil
report-all = { $right } af { $answers }
report-took = Tók
report-minutes = { $minutes } mín.
report-look = Vert að skoða aftur
report-look-cards = { $count ->
    [one] Fæstir vissu þetta: { $cards }.
   *[other] Fæstir vissu þetta: { $cards }.
}
report-look-way = { $way ->
    [earlier] Algengasta ranga bilið var of seint.
   *[later] Algengasta ranga bilið var of snemma.
}
report-no-names = Hér eru engin nöfn
report-counts = Samantektin telur svör, ekki fólk.
report-median = Tíminn er miðgildi frá því að spilið birtist fyrst. Fyrsta spilið í línunni: { $first } ({ $date }).
report-by-person = Hver svaraði hverju
report-by-person-note = Aðeins spil sem var svarað á meðan samantektin mátti sýna nöfn.
report-empty = Engu spili hefur verið snúið við enn.
report-kept = Samantektinni er eytt um leið og borðinu.
