"""Olsen-olsen (elsewhere: Crazy Eights), the game that `docs/adding-a-game.md` builds. Its rules are in the public
domain.
"""

from examples.olsen_olsen.rules import OlsenOlsen

GAME = OlsenOlsen()
