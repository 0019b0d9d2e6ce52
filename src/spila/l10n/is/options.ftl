## Settings of a table, and levels of bots. `.help` says what a setting does.

setting-pace = Hve lengi tölvuspilarar hugsa
setting-pace-instant = ekki neitt
setting-pace-quick = stutta stund
setting-pace-normal = eins lengi og fólk
setting-pace-slow = í rólegheitum
setting-clock_seconds = Tími fyrir hvern leik
    .help = Í sekúndum. Ef ekkert gerist á þeim tíma ráða reglurnar framhaldinu. Slökkt: engin klukka.
setting-remind_seconds = Ýta við þeim sem gera ekkert
    .help = Eftir svo margar sekúndur.
setting-sit_in_seconds = Tölvuspilari hleypur í skarðið
    .help = Eftir svo margar sekúndur án þess að { -player } geri neitt og þangað til hann snýr aftur. Slökkt: aldrei.
setting-sit_in_level = Tölvuspilarinn sem hleypur í skarðið
setting-chat = Spjall
    .help = Við borðið má fólk skrifast á. Upphrópanir eru alltaf í boði.
setting-undo = Taka leiki til baka
    .help = Strax ef enginn varð neins vísari við leikinn, annars ef allir samþykkja það.
setting-hints = Ábendingar
    .help = { -player(case: "capital-plural") } mega spyrja hvað tölvuspilari myndi gera.
setting-watching = Áhorfendur
    .help = Allir sem hafa slóðina mega horfa á.
setting-relaxed = Rólegt kapphlaup
    .help = Þegar einhver vill setja út spil fá allir þrjár sekúndur; síðan ræður hlutkesti en ekki hraði.

level-random = Af handahófi
    .help = Gerir hvað sem reglurnar leyfa.
level-naive = Fljótfær
    .help = Notar hvert spil sem passar, hvar sem það passar.
level-easy = Auðveldur
    .help = Gerir sömu mistök og byrjendur.
level-medium = Miðlungs
    .help = Spilar eins og sá sem kann spilið.
level-hard = Erfiður
    .help = Hugsar fram í tímann og gleymir fáu.
