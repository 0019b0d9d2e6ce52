"""Skip-Bo with coins."""

from spila.games.skip_bo.rules import SkipBo

GAME = SkipBo()
