"""The state of a table: everything that follows from its header and its log.

Nothing here waits, reads a clock or knows a connection. `check` computes what an entry would do to the match, `apply`
carries the entry out and returns the change as a value, from which every client gets what it may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from spila.games import load
from spila.kernel import AnyGame, AnyMatch, Malformed, Match, Refusal, Result, Seat, Step, refuse
from spila.kernel import Entry as MatchEntry
from spila.kernel import Left as MatchLeft
from spila.kernel.codec import decode
from spila.kernel.shares import Share, deal_seed
from spila.kernel.shuffle import seed_hash
from spila.tables.answered import Answered
from spila.tables.dismissal import Dismissal, dismissal_of
from spila.tables.entries import (
    IN_MATCH,
    Left,
    Moved,
    SeatsChanged,
    Started,
    TableEntry,
    TableHeader,
    UndoAnswered,
    Undone,
    UndoRequested,
    match_entry,
)
from spila.tables.game_facts import game_facts
from spila.tables.messages import TableInfo, UndoInfo
from spila.tables.seating import Seating
from spila.tables.shares import Shares

STEPS_BACK: Final = 64
"""How far an undo may reach. So many states are kept in memory, and undoing needs no replay."""


class UndoRequest(NamedTuple):
    """A player who wants to go back to the first `keep` entries of the match, and who has agreed so far."""

    seat: Seat
    keep: int
    agreed: tuple[Seat, ...]


class Checked(msgspec.Struct, frozen=True, gc=False):
    """An entry that may be appended, with the step of the match that it leads to, if it is one of the match."""

    entry: TableEntry
    in_match: MatchEntry | None = None
    step: Step[Any, Any] | None = None


class Change(msgspec.Struct, frozen=True, gc=False):
    """What one entry did. `before` and `after` are states of the game, None before the deal."""

    entry: TableEntry
    version: int
    at: int
    """The stored time of the entry, milliseconds since 1970."""
    before: Any
    after: Any
    events: tuple[Any, ...]
    info_changed: bool
    reseated: Mapping[Seat, Seat]
    """Players whose seat has another number now: old number to new."""
    dismissal: Dismissal | None

    @property
    def game_changed(self) -> bool:
        """Whether the cards are not as they were."""
        return self.after is not self.before


class TableState:
    """One table. `match` is None before the deal, `next` is the code of the rematch once there is one."""

    def __init__(self, table_id: str, header: TableHeader) -> None:
        self.id = table_id
        self.game: AnyGame = load(header.game)
        self.seed = bytes.fromhex(header.seed)
        self.seating = Seating(header)
        self.shares = Shares()
        self.match: AnyMatch | None = None
        self.position: Any = None
        """The state of the game; None before the deal."""
        self.result: Result | None = None
        """How the match ended, once it has."""
        self.to_act: frozenset[Seat] = frozenset()
        """The seats that may move now."""
        self.racing = False
        """Whether a race is on, in which the referee puts claims in order."""
        self.undo: UndoRequest | None = None
        self.left_before: frozenset[Seat] = frozenset()
        """Players who left by the rules before the entries that are known here."""
        self.answered = Answered()
        self.version = 0
        self.bytes = 0  # of all entries, as they are stored
        self.last_move = 0
        """The version of the last entry that changed the game."""
        self.active = 0
        """When the last entry was written, milliseconds since 1970."""
        self.receipt: str | None = None
        """The hash of the log's last entry, once the match is over."""
        self.next: str | None = None
        self.finished = False
        """The record is written, and with it the log is closed."""
        self._options: tuple[Any, Any] | None = None

    # ------------------------------------------------------------ reading

    def read_move(self, raw: msgspec.Raw) -> Any:
        """A move of this game; `Malformed` when it is none."""
        return decode(self.game.move_type, bytes(raw), "move")

    def read_options(self, seats: int | None = None) -> Any:
        """The options of the game; `Malformed` when they cannot be played with this number of seats."""
        raw = self.seating.options
        if self._options is None or self._options[0] is not raw:
            self._options = raw, msgspec.convert(raw, self.game.options_type)
        options = self._options[1]
        seats = len(self.seating.seats) if seats is None else seats
        if seats in self.game.seats:
            self.game.check(options, seats)
        return options

    def others(self, seat: Seat) -> list[Seat]:
        """The other people who are asked about an undo."""
        return [other for other in self.seating.persons() if other != seat and not self.seating.seats[other].away]

    def missing(self, request: UndoRequest) -> set[Seat]:
        """Who has not answered an undo request yet."""
        return set(self.others(request.seat)) - set(request.agreed)

    def undo_granted(self) -> bool:
        """Whether there is an undo request, and nobody is left who has to agree."""
        return self.undo is not None and not self.missing(self.undo)

    def spectator_view(self) -> Any:
        """The game as spectators see it; None before the deal."""
        return None if self.match is None else self.match.view(None)

    def info(self) -> TableInfo:
        """The table apart from the game."""
        seating, result, request = self.seating, self.result, self.undo
        facts = game_facts(self.game)
        return TableInfo(
            table=self.id,
            title=seating.title,
            game=self.game.id,
            phase="over" if result is not None else "playing" if seating.started else "lobby",
            host=seating.host,
            seats=tuple(seating.info(seat) for seat in range(len(seating.seats))),
            settings=seating.settings,
            options=self.game.public(self.read_options()),
            preset=seating.preset,
            seed_hash=seed_hash(self.seed),
            seed=self.seed.hex() if result is not None else None,
            shares=self._shares(),
            dealing=self.shares.dealing,
            undo=None if request is None else UndoInfo(request.seat, request.agreed, tuple(self.others(request.seat))),
            result=result,
            receipt=self.receipt,
            next=self.next,
            races=facts.races,
            private_fields=facts.private_fields,
        )

    def _shares(self) -> tuple[Share, ...]:
        return self.shares.seat_shares(self.seating.seats) if self.match is None else self.match.header.shares

    @property
    def deal_seed(self) -> bytes:
        """The seed that the cards follow from; before the deal, the server's part in it."""
        return deal_seed(self.seed, () if self.match is None else self.match.header.shares)

    # ------------------------------------------------------------ checking and applying

    def check(self, entry: TableEntry, move: Any = None) -> Checked | Refusal:
        """What an entry would do to the match. `move` is the move of the entry, if it has been read already."""
        if not isinstance(entry, IN_MATCH):
            return Checked(entry)
        if self.match is None:
            return refuse("not-started")
        if move is None and isinstance(entry, Moved):
            move = self.read_move(entry.move)
        in_match = match_entry(entry, move)
        step = self.match.check(in_match)
        if step is None:
            return refuse("nothing-to-do")
        return step if isinstance(step, Refusal) else Checked(entry, in_match, step)

    def check_logged(self, entry: TableEntry) -> Checked:
        """The same for an entry that is in the log already; `Malformed` where it cannot have happened."""
        if isinstance(entry, Undone) and (
            self.match is None or not self.match.base <= entry.keep <= self.match.version
        ):
            raise Malformed("log-undo", keep=entry.keep)
        checked = self.check(entry)
        if isinstance(checked, Refusal):
            raise Malformed("log-entry", refusal=checked.code, **checked.params)
        return checked

    def apply(self, checked: Checked, version: int, at: int, link: bytes = b"") -> Change:
        """Carry out an entry that was checked in the present state and then appended to the log, where its hash is
        `link`, if it is known.
        """
        entry, in_match, step = checked.entry, checked.in_match, checked.step
        before = self.position
        info_changed, reseated = True, {}
        events: tuple[Any, ...] = ()
        if step is not None and in_match is not None and self.match is not None:
            self.match.take(in_match, step)
            self.move_on(version)
            events = step.events
            info_changed = self.undo is not None or self.result is not None or type(entry) is Left
            self.undo = None
            if type(entry) is Left:
                self._leave_out()
        else:
            reseated = self._enter(entry)
            self.move_on(version)
        after = self.position
        self.version, self.active = version, at
        self.receipt = link.hex() if link and self.result is not None else None
        if entry.command_id and entry.by is not None:
            self.answered.command(reseated.get(entry.by, entry.by), entry.command_id, version)
        dismissal = dismissal_of(entry, self.seating) if info_changed else None
        return Change(entry, version, at, before, after, events, info_changed, reseated, dismissal)

    def move_on(self, version: int) -> None:
        """What follows from the state of the match is computed once for each of its changes."""
        if self.match is None or self.match.state is self.position:
            return
        self.position = position = self.match.state
        self.result = self.game.result(position)
        self.to_act = self.game.to_act(position)
        self.racing = self.game.races(position)
        self.last_move = version

    def ends(self, checked: Checked) -> bool:
        """Whether this entry ends the match."""
        return checked.step is not None and self.game.result(checked.step.state) is not None

    def follow(self, table_id: str) -> bool:
        """There is a rematch; False if that is known."""
        known, self.next = self.next is not None, self.next or table_id
        return not known

    def _enter(self, entry: TableEntry) -> dict[Seat, Seat]:
        """Carry out an entry that is not one of the match."""
        if self.match is None:
            self.shares.enter(entry, self.seating.seats)
        match entry:
            case Started():
                moved = self._reseat(entry)
                seats = len(entry.seats)
                options = self.read_options(seats)
                self.match = Match(self.game, seats, self.seed, options, shares=entry.shares, history=STEPS_BACK + 1)
                return moved
            case SeatsChanged():
                return self._reseat(entry)
            case UndoRequested():
                self.undo = UndoRequest(entry.seat, entry.keep, ())
            case UndoAnswered():
                request = self.undo
                agreed = request is not None and entry.agree
                self.undo = request._replace(agreed=(*request.agreed, entry.seat)) if request and agreed else None
            case Undone():
                self.undo = None
                if self.match is not None:
                    self.match.undo_to(entry.keep)
                self._leave_out()
            case _:
                self.seating.enter(entry)
        return {}

    def _reseat(self, entry: Started | SeatsChanged) -> dict[Seat, Seat]:
        """Where seats are removed, people behind them move up, and what they sent counts for their new seat."""
        before = [occupant.token for occupant in self.seating.seats]
        self.seating.enter(entry)
        places = {occupant.token: seat for seat, occupant in enumerate(self.seating.seats) if occupant.token}
        moved = {old: places[token] for old, token in enumerate(before) if places.get(token, old) != old}
        if moved:
            self.answered.reseat(moved)
        return moved

    def _leave_out(self) -> None:
        """Those who left by the rules of the game have no say any more. An undo may bring them back."""
        entries = () if self.match is None else self.match.entries
        left = frozenset(entry.seat for entry in entries if isinstance(entry, MatchLeft))
        self.seating.leave_out(self.left_before | left)
