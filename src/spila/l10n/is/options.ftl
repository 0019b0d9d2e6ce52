## Settings of a table, and levels of bots. `.help` says what a setting does.

setting-pace = Hve hratt tölvuspilarar spila
setting-pace-instant = strax
setting-pace-quick = hratt
setting-pace-normal = eins og fólk
setting-pace-slow = í rólegheitum
setting-clock_seconds = Tími fyrir hvern leik
    .help = Í sekúndum. Þegar tíminn er liðinn er leikið fyrir þann sem gerir ekkert. Slökkt: engin klukka.
setting-remind_seconds = Ýta við þeim sem gera ekkert
    .help = Eftir svo margar sekúndur.
setting-sit_in_seconds = Tölvuspilari tekur við
    .help = Eftir svo margar sekúndur án þess að { -player } geri neitt og þangað til hann snýr aftur. Slökkt: aldrei.
setting-sit_in_level = Styrkur þess tölvuspilara
setting-chat = Spjall
    .help = Fólk við borðið má skrifa hvert öðru. Upphrópanir eru alltaf í boði.
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
