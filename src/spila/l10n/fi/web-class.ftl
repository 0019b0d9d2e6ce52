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
    [earlier] { $order ->
        [numbers] oikea luku pienempi
       *[years] oikea paikka aiemmin
    }
    [later] { $order ->
        [numbers] oikea luku suurempi
       *[years] oikea paikka myöhemmin
    }
   *[none] ei vastausta
}
report-person = Pelaaja { $number }
report-right-of = Oikeita vastauksia, vastaajia { $count }
report-wrong = Yleisin väärä väli · henkilöitä
report-time = Aika
report-seconds = { $seconds } s
report-none = ei mikään
report-share = { $share } %
report-round = Peli
report-people = Henkilöitä
report-cards = Kortteja
report-all = { $right }/{ $answers }
report-took = Kesto
report-minutes = { $minutes } min
report-look = Kannattaa katsoa uudelleen
report-look-card = kannattaa katsoa uudelleen
report-look-cards = { $count ->
    [one] Huonoiten tiedettiin tämä: { $cards }.
   *[other] Huonoiten tiedettiin nämä: { $cards }.
}
report-look-way = { $way ->
    [earlier] { $order ->
        [numbers] Yleisin väärä vastaus oli liian suuri.
       *[years] Yleisin väärä väli oli liian myöhäinen.
    }
   *[later] { $order ->
        [numbers] Yleisin väärä vastaus oli liian pieni.
       *[years] Yleisin väärä väli oli liian varhainen.
    }
}
report-no-names = Raportissa ei ole nimiä
report-counts = Raportissa lasketaan vastauksia, ei ihmisiä.
report-median = Ajat ovat mediaaneja kortin näyttämisestä alkaen. Alusta asti näkyvissä ollut kortti: { $first } ({ $date }).
report-by-person = Henkilöittäin
report-by-person-note = Vain kortit, joihin vastattiin, kun raportti sai näyttää nimet.
report-empty = Yhtään korttia ei ole vielä käännetty.
report-kept = Raportti poistetaan yhdessä pöydän kanssa.

## On one’s own

solo-count = { $right }/{ $cards }
solo-run = Pisin putkesi oli { $run }.
solo-missed = { $way ->
    [earlier] { $order ->
        [numbers] Kaikki väärin menneet luvut olivat pienempiä kuin luulit.
       *[years] Kaikki väärin menneet kortit kuuluivat aiempaan kohtaan kuin luulit.
    }
   *[later] { $order ->
        [numbers] Kaikki väärin menneet luvut olivat suurempia kuin luulit.
       *[years] Kaikki väärin menneet kortit kuuluivat myöhempään kohtaan kuin luulit.
    }
}
solo-shared = Tämän jaat. Se ei paljasta mitään.
solo-line = Spila, { $deck }: { $right }/{ $cards }
solo-play-same = Pelaa samoilla korteilla:
solo-share = Jaa tuloksesi
solo-copy = Kopioi linkki samoihin kortteihin
solo-new = Jaa uudet kortit
solo-see = Katso aikajanaa
solo-same = Linkki jakaa samat kortit samassa järjestyksessä.
same-title = Pelaa samoilla korteilla
same-note = Joku on pelannut näillä korteilla ja lähettää sinulle samat, samassa järjestyksessä. Katso, miten sinulta sujuu.
same-begun = Olet jo aloittanut tämän pelin tällä laitteella.
same-go-on = Jatka
same-somebody-else = Pelaako nyt joku muu?
same-start = Aloita

## Homework

homework-title = Kotitehtävä
homework-note = Aseta kortit yksin ja omaan tahtiisi. Viimeinen päivä: { $date }. Voit lopettaa milloin tahansa ja jatkaa myöhemmin tällä laitteella.
homework-seen = { $named ->
    [yes] Tehtävän antaja näkee nimesi ja vastauksesi.
   *[no] Tehtävän antaja näkee, moniko tiesi kunkin kortin, mutta ei nimiä.
}
homework-leader = Lähetä tämä linkki tai koodi luokalle. Kaikki saavat samat kortit samassa järjestyksessä ja pelaavat yksin.
homework-names = Raportti kertoo, kuka vastasi mitä. Tämä koskee niitä, jotka aloittavat tästä lähtien, ja heille kerrotaan siitä ennen aloittamista.
homework-kept = Vastaukset lasketaan sen päivän loppuun asti. Tallenna tämän sivun osoite: vain tällä laitteella voi avata raportin.
homework-done = Valmista. Vastauksesi on laskettu mukaan.
