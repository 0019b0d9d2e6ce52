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
    [earlier] { $order ->
        [numbers] á heima framar
       *[years] á heima fyrr
    }
    [later] { $order ->
        [numbers] á heima aftar
       *[years] á heima síðar
    }
   *[none] ekkert svar
}
report-person = Leikmaður { $number }
report-right-of = Rétt svör, af { $count }
report-wrong = Algengasta ranga bilið · fjöldi
report-time = Tími
report-seconds = { $seconds } s
report-none = ekkert
report-share = { $share }%
report-round = Umferðin
report-people = Fólk
report-cards = Spil
report-all = { $right } af { $answers }
report-took = Lengd
report-minutes = { $minutes } mín.
report-look = Vert að skoða aftur
report-look-card = vert að skoða aftur
report-look-cards = { $count ->
    [one] Fæstir vissu þetta: { $cards }.
   *[other] Fæstir vissu þetta: { $cards }.
}
report-look-way = { $way ->
    [earlier] Algengasta ranga bilið var of aftarlega á línunni.
   *[later] Algengasta ranga bilið var of framarlega á línunni.
}
report-no-names = Hér eru engin nöfn
report-counts = Samantektin telur svör, ekki fólk.
report-median = Tíminn er miðgildi frá því að spilið birtist fyrst. Fyrsta spilið á línunni: { $first } ({ $date }).
report-by-person = Hver svaraði hverju
report-by-person-note = Aðeins spil sem var svarað á meðan samantektin mátti sýna nöfn.
report-empty = Engu spili hefur verið snúið við enn.
report-kept = Samantektinni er eytt um leið og borðinu.

## On one’s own

solo-count = { $right } af { $cards }
solo-run = Lengsta runan þín var { $run }.
solo-missed = { $way ->
    [earlier] { $order ->
        [numbers] Öll spilin sem lentu á röngum stað áttu heima framar en þú hélst.
       *[years] Öll spilin sem lentu á röngum stað áttu heima fyrr en þú hélst.
    }
   *[later] { $order ->
        [numbers] Öll spilin sem lentu á röngum stað áttu heima aftar en þú hélst.
       *[years] Öll spilin sem lentu á röngum stað áttu heima síðar en þú hélst.
    }
}
solo-shared = Þessu deilirðu. Það kemur ekki upp um neitt.
solo-line = Spila, { $deck }: { $right } af { $cards }
solo-play-same = Spilaðu sömu spil:
solo-share = Deila úrslitunum
solo-copy = Afrita slóð á sömu spil
solo-new = Ný spil
solo-see = Sjá línuna
solo-same = Slóðin gefur sömu spil í sömu röð.
same-title = Spila sömu spil
same-note = Einhver hefur spilað þessi spil og sendir þér þau sömu í sömu röð. Sjáðu hvernig þér gengur.
same-begun = Þú hefur þegar byrjað á þessum spilum í þessu tæki.
same-go-on = Halda áfram
same-somebody-else = Er einhver annar að spila núna?
same-start = Byrja

## Homework

homework-title = Heimaverkefni
homework-note = Raðaðu spilunum á eigin spýtur og á þínum hraða, til og með { $date }. Þú getur hætt hvenær sem er og haldið áfram síðar í þessu tæki.
homework-seen = { $named ->
    [yes] Höfundur verkefnisins sér nafnið þitt og svörin þín.
   *[no] Höfundur verkefnisins sér hve margir vissu hvert spil, en engin nöfn.
}
homework-leader = Sendu bekknum þessa slóð eða þennan kóða. Allir fá sömu spil í sömu röð og spila hver fyrir sig.
homework-names = Samantektin segir hver svaraði hverju. Það gildir um þá sem byrja héðan í frá og þeir geta lesið það áður en þeir byrja.
homework-kept = Svör gilda til loka þess dags. Geymdu slóð þessarar síðu: aðeins þetta tæki getur opnað samantektina.
homework-done = Búið. Svörin þín hafa verið talin.
