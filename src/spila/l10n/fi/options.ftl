## Settings of a table, and levels of bots. `.help` says what a setting does.

setting-pace = Bottien nopeus
setting-pace-instant = heti
setting-pace-quick = nopeasti
setting-pace-normal = kuin ihminen
setting-pace-slow = hitaasti
setting-clock_seconds = Aikaa siirtoon
    .help = Sekunteina. Kun aika loppuu, peli tekee siirron viivyttelijän puolesta. Pois päältä: ei kelloa.
setting-remind_seconds = Muistutus viivyttelijälle
    .help = Näin monen sekunnin kuluttua.
setting-sit_in_seconds = Botti tuuraa
    .help = Kun siirtoa ei ole kuulunut näin moneen sekuntiin. Botti väistyy, kun pelaaja palaa. Pois päältä: ei koskaan.
setting-sit_in_level = Tuuraavan botin taso
setting-chat = Keskustelu
    .help = Pöydässä voi kirjoittaa toisille. Huudahdukset ovat aina käytössä.
setting-undo = Siirtojen peruminen
    .help = Heti, jos siirto ei paljastanut kenellekään mitään; muuten vain kaikkien suostumuksella.
setting-hints = Vihjeet
    .help = Pelaaja voi kysyä, mitä botti tekisi.
setting-watching = Katsojat
    .help = Kuka tahansa linkin saanut voi katsoa peliä.
setting-relaxed = Rento kilpailu
    .help = Kun joku on tarjonnut korttia ensimmäisenä, kaikilla on kolme sekuntia aikaa. Sitten ratkaisee arpa eikä nopeus.

level-random = Mitä sattuu
    .help = Pelaa mitä tahansa, minkä säännöt sallivat.
level-naive = Hätäinen
    .help = Pelaa jokaisen käyvän kortin minne vain voi.
level-easy = Helppo
    .help = Tekee aloittelijan virheitä.
level-medium = Keskitaso
    .help = Pelaa kuin pelin tunteva ihminen.
level-hard = Vaikea
    .help = Suunnittelee eteenpäin ja muistaa melkein kaiken.
