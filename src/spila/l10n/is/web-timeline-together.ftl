## The board of Timeline together in the browser

web-timeline-together-card-of = { $round }. spil af { $rounds }
web-timeline-together-when = { $order ->
    [numbers] Hvar á þetta heima?
   *[years] Hvenær var þetta?
}
web-timeline-together-it-was = { $order ->
    [numbers] Svar: { $date }
   *[years] Ártal: { $date }
}
web-timeline-together-answered = { $answered } af { $all } { $answered ->
    [one] hefur
   *[other] hafa
} svarað
web-timeline-together-pick = Veldu bil í símanum, frá A til { $last }. Enginn sér hver valdi hvað.
web-timeline-together-change = Þú mátt skipta um skoðun þar til allir hafa svarað.
web-timeline-together-choose = Veldu bilið þar sem spilið á heima.
web-timeline-together-soon = Næsta spil kemur rétt bráðum.
web-timeline-together-out = Þú átt engin líf eftir en getur fylgst með.
web-timeline-together-tally = { $right } af { $cards } rétt hingað til
web-timeline-together-only-you = aðeins þú sérð þetta
web-timeline-together-points = { $points } stig
web-timeline-together-lives = Líf: { $lives }
web-timeline-together-yours = Svarið þitt
web-timeline-together-gap = Bil { $gap }: { $between }
web-timeline-together-chose = Bil { $gap }: { $count ->
    [one] { $count } svar
   *[other] { $count } svör
}{ $right ->
    [yes] , rétt
   *[no] {""}
}
web-timeline-together-is-right = rétt
web-timeline-together-no-answer = Þú svaraðir ekki þessu spili.
web-timeline-together-correct = Rétt: { $gap } var rétta bilið.
web-timeline-together-off = Það á heima í { $gap }, { $count ->
    [1] einu bili
    [one] { $count } bili
   *[other] { $count } bilum
} { $way ->
    [later] { $order ->
        [numbers] aftar
       *[years] síðar
    }
   *[earlier] { $order ->
        [numbers] framar
       *[years] fyrr
    }
} en þú hélst.
web-timeline-together-others = { $count ->
    [0] Enginn annar valdi { $gap }.
    [1] Ein manneskja í viðbót valdi { $gap }.
    [one] { $count } manneskja í viðbót valdi { $gap }.
   *[other] { $count } aðrir völdu líka { $gap }.
}
web-timeline-together-verdict = { $verdict ->
    [none] Enginn svaraði þessu.
    [all] Allir vissu þetta.
    [almost-all] Næstum allir vissu þetta.
    [most] Flestir vissu þetta.
    [most-later] { $order ->
        [numbers] Flestir héldu að þetta væri meira.
       *[years] Flestir héldu að þetta væri yngra.
    }
    [most-earlier] { $order ->
        [numbers] Flestir héldu að þetta væri minna.
       *[years] Flestir héldu að þetta væri eldra.
    }
    [many-later] { $order ->
        [numbers] Margir héldu að þetta væri meira.
       *[years] Margir héldu að þetta væri yngra.
    }
    [many-earlier] { $order ->
        [numbers] Margir héldu að þetta væri minna.
       *[years] Margir héldu að þetta væri eldra.
    }
   *[wide] Svörin voru á víð og dreif.
}
web-timeline-together-stripe = { $count ->
    [1] Ein prjónarönd er eitt svar.
    [one] Ein prjónarönd er { $count } svar.
   *[other] Ein prjónarönd er { $count } svör.
}
web-timeline-together-ranking = Staðan
web-timeline-together-team = Lið { $number }
web-timeline-together-talk-ready = { $ready } af { $all } { $ready ->
    [one] vill
   *[other] vilja
} svara
web-timeline-together-talk-done = Við viljum svara
web-timeline-together-talk-note = Hvar á spilið heima? Enginn getur svarað enn.
web-timeline-together-talk = Ræðið málin
web-timeline-together-captain = { $own ->
    [yes] Þú svarar fyrir liðið.
   *[no] { $name } svarar fyrir liðið.
}
web-timeline-together-your-team = Þú ert í liði { $number }{ $others ->
    [0] .
   *[other] , ásamt öðrum: { $names }.
}
web-timeline-together-leader-turn = Snúa spilinu við
web-timeline-together-leader-end = Ljúka umferðinni
web-timeline-together-leader-open = Leyfa svör
web-timeline-together-leader-next = Sýna næsta spil
web-timeline-together-known = Það sem flestir vissu
web-timeline-together-new = Það sem var flestum nýtt
web-timeline-together-share = { $share }% rétt
web-timeline-together-complete = Tímalínan er tilbúin
web-timeline-together-right-of = { $right } af { $all }
web-timeline-together-hardest = Vert að skoða aftur
web-timeline-together-best = Best þekkt
web-timeline-together-sum = Rétt svör: { $right } af { $all }.
web-timeline-together-reported = Samantekt stjórnandans segir hvað hvert ykkar svarar.
