"""Skip-Bo with coins."""

from spila.games.skipbo.law import SkipBo

GAME = SkipBo()
