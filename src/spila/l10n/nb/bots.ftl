## Hvorfor en bot gjorde som den gjorde, og hva et hint sier. Kort og bunker kommer som ord.

reason-random = Ingen grunn i det hele tatt.
reason-anything = Det passer.
reason-only-move = Det er ikke noe annet å gjøre.

reason-play-stock = { $card } i { -stock-pile(form: "definite") } passer.
reason-toward-stock = { $steps ->
    [one] { $card } i { -stock-pile(form: "definite") } kan spilles ut.
   *[other] { $card } i { -stock-pile(form: "definite") } kan gå ut i løpet av { $steps } utspill.
}
reason-empty-hand = { $steps ->
    [one] Det siste kortet på hånden kan spilles ut, og det gir fem nye.
   *[other] Hele hånden kan gå ut i løpet av { $steps } utspill, og det gir fem nye kort.
}
reason-better-table = Det gir et bedre utgangspunkt for neste tur.
reason-discard-run = { $card } legges på kortet som er ett høyere; senere kan de gå ut sammen.
reason-discard-same = { $card } legges på et kort av samme slag.
reason-discard-open = { $card } starter en ny { -discard-pile }.
reason-discard-least = { $card } er minst i veien på den { -discard-pile(form: "definite") }.
reason-discard-any = Et kort må kastes.
reason-toll-worth-it = Det som kan komme etterpå, er verdt mer enn { $coins ->
    [one] en { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
reason-toll-not-worth-it = Ingenting som kan komme etterpå, er verdt { $coins ->
    [one] en { -coin }
   *[other] { $coins } { -coin(form: "plural") }
}.
reason-toll-anyhow = { -toll(form: "Plural") } skal betales.

reason-ready = Klar for neste runde.
reason-going-out = Det er det siste kortet.
reason-best-lead = Med { $card } blir de beste kortene spart til senere.
reason-ten-goes-again = Etter { $card } kan et { -free-card } følge.
reason-zap-now = { -zap-card(form: "definite") } bør ut mens det går an.
reason-zap-with = { $card } og { -zap-card(form: "definite") } går ut sammen, og så kan et { -free-card } følge.

reason-no-idea = Ren gjetning.
reason-surest = { $sure } % sikker på dette kortet og denne { -place(form: "definite") }.
reason-last-card = Siste kort, { $sure } % sikker på { -place(form: "definite") }.
reason-keep-up = Noen er ferdig: Bare riktig { -place } holder spillet åpent. { $sure } % sikker.
reason-tie-break = { -tie-break-round(form: "Definite") } står og faller med dette kortet. { $sure } % sikker.
level-gentle = Snill
    .help = Tar seg god tid. Fin for barn og for de første spillene.
