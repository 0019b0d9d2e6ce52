"""Zip Zap."""

from spila.games.zip_zap.rules import ZipZap

GAME = ZipZap()
