## What can go wrong when bots are set to play.

error-bot = pelillä { $game } ei ole bottia ”{ $bot }”; tarjolla: { $known }
error-bot-import = bottia ”{ $bot }” ei voi ladata: { $why }
error-bot-interface = ”{ $bot }” ei ole botti: siltä puuttuu metodi choose
error-bot-weights = Mestari-botin oppimistiedosto on vioittunut: asenna Spila uudelleen
error-bot-weights-version = Mestari-botin oppimistiedosto on tehty versiolle { $found }, mutta käytössä on { $wanted }: asenna Spila uudelleen
error-no-bots = nimeä pelaavat botit, esimerkiksi --bots hard,medium
error-no-moves = valittavaa ei ole
error-games = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
} on liian vähän
error-needs-extra = kuviin tarvitaan lisäpaketti: pip install "spila[{ $extra }]"

## What the arena reports

arena-title = { $game }, { $seats ->
    [one] 1 paikka
   *[other] { $seats } paikkaa
}, { $games ->
    [one] 1 peli
   *[other] { $games } peliä
}{ $cut ->
    [yes] {" "}(keskeytetty)
   *[no] {""}
}
arena-caption = pituus { $length } siirtoa ({ $low }–{ $high }) · ilman voittajaa { $nobody } · ensimmäinen paikka { $first }
arena-progress = pelit
arena-bot = botti
arena-games = pelit
arena-wins = voitot
arena-fair = tasaosuus
arena-rating = vahvuusluku
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-forfeits = luovutukset
arena-versus = rivi voittaa sarakkeen
arena-forfeit = luovutus: { $bot } (paikka { $seat }): { $why } ({ $detail })
forfeit-crash = Botti kaatui.
forfeit-not-a-move = Tuo ei ole sallittu siirto.
