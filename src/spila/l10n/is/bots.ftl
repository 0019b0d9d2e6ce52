## Why a bot moved as it did, and what a hint says: what several games share

reason-random = Alveg út í loftið.
reason-anything = Þetta passar.
reason-only-move = Ekkert annað er í boði.
level-gentle = Rólegur
    .help = Fer sér hægt. Hentar börnum og fyrstu spilunum.
