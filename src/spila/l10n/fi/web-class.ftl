## The report about a class

report-csv = Tallenna CSV-tiedostona
report-column-number = Numero
report-column-card = Kortti
report-column-date = Vuosiluku
report-column-right = Oikeita vastauksia
report-column-answers = Vastauksia
report-column-share = Oikein, prosenttia
report-column-wrong = Yleisin väärä väli
report-column-wrong-count = Vastauksia siinä välissä
report-column-seconds = Mediaaniaika sekunteina
report-column-person = Nimi
report-answer = { $how ->
    [right] oikein
    [earlier] kuuluu aiemmaksi
    [later] kuuluu myöhemmäksi
   *[none] ei vastausta
}
report-person = Pelaaja { $number }
report-right-of = Oikeat vastaukset, yhteensä { $count }
report-wrong = Yleisin väärä väli · henkilöitä
report-time = Aika
report-seconds = { $seconds } s
report-none = ei mikään
report-share = { $share } %
report-round = Kierros
report-people = Henkilöitä
report-cards = Kortteja
report-all = { $right }/{ $answers }
report-took = Kesto
report-minutes = { $minutes } min
report-look = Kannattaa katsoa uudelleen
report-look-cards = { $count ->
    [one] Harvimmat tiesivät tämän: { $cards }.
   *[other] Harvimmat tiesivät nämä: { $cards }.
}
report-look-way = { $way ->
    [earlier] Yleisin väärä väli oli liian myöhäinen.
   *[later] Yleisin väärä väli oli liian varhainen.
}
report-no-names = Täällä ei ole nimiä
report-counts = Raportti laskee vastauksia, ei ihmisiä.
report-median = Aika on mediaani siitä, kun kortti näytettiin. Alusta asti näkyvissä ollut kortti: { $first } ({ $date }).
report-by-person = Henkilöittäin
report-by-person-note = Vain kortit, joihin vastattiin, kun raportti sai näyttää nimet.
report-empty = Yhtään korttia ei ole vielä käännetty.
report-kept = Raportti poistetaan yhdessä pöydän kanssa.
