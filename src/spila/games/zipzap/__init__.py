"""Zip Zap."""

from spila.games.zipzap.law import ZipZap

GAME = ZipZap()
