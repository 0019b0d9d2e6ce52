"""What people say beside the game: emotes and chat. It goes to everybody, also on other servers, and is not kept."""

from __future__ import annotations

import asyncio
from typing import Final

from spila.kernel import Refusal, Seat, refuse
from spila.tables.broadcast import Broadcast
from spila.tables.commands import SendChat, SendEmote
from spila.tables.messages import ChatMessage, Emoted
from spila.tables.peers import PeerServers
from spila.tables.state import TableState

SPECTATORS_EVERY: Final = 1.0
"""Spectators may be many, and strangers: all of a table together may say something once in so many seconds."""


class Remarks:
    """Passes on what is said at one table. Where somebody leads, nothing comes on the big screen without them."""

    def __init__(self, state: TableState, broadcast: Broadcast, peers: PeerServers) -> None:
        self._state, self._broadcast, self._peers = state, broadcast, peers
        self._clock = asyncio.get_running_loop().time
        self._quiet_until = 0.0

    def of_seat(self, seat: Seat, command: SendEmote | SendChat) -> int | Refusal:
        """A player's; the same command twice is said once."""
        settings = self._state.seating.settings
        if settings.led or (isinstance(command, SendChat) and not settings.chat):
            return refuse("chat-off")
        said = Emoted(seat, command.emote) if isinstance(command, SendEmote) else ChatMessage(seat, command.text)
        self._state.answered.remark(seat, command.id, self._state.version)
        return self._pass_on(said)

    def of_spectator(self, command: SendEmote) -> int | Refusal:
        """Spectators have no name to say anything under, but they may cheer."""
        if self._state.seating.settings.led:
            return refuse("chat-off")
        if self._clock() < self._quiet_until:
            return refuse("spectators-too-quick")
        self._quiet_until = self._clock() + SPECTATORS_EVERY
        return self._pass_on(Emoted(None, command.emote))

    def _pass_on(self, said: Emoted | ChatMessage) -> int:
        self._peers.pass_on(self._broadcast.notice(said))
        return self._state.version
