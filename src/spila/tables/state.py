"""The state of a table: everything that follows from its header and its log.

Nothing here waits, reads a clock or knows a connection. `check` computes what an entry would do to the match;
`transitions` carries it out.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from spila.games import load
from spila.kernel import AnyGame, AnyMatch, Malformed, Refusal, Result, Seat, refuse
from spila.kernel import Left as MatchLeft
from spila.kernel.shares import deal_seed
from spila.tables.answered import Answered
from spila.tables.changes import Checked, UndoRequest, match_entry
from spila.tables.entries import IN_MATCH, Left, Moved, TableEntry, TableHeader, Undone
from spila.tables.game_facts import abilities
from spila.tables.halts import Halt
from spila.tables.roles import Roles
from spila.tables.seating import Seating
from spila.tables.series import Series
from spila.tables.shares import Shares

STEPS_BACK: Final = 64
"""How far an undo may reach. So many states are kept in memory, and undoing needs no replay."""


class TableState:
    """One table. `match` is None before the deal, `next` is the code of the rematch once there is one."""

    def __init__(self, table_id: str, header: TableHeader) -> None:
        self.id = table_id
        self.game: AnyGame = load(header.game)
        self.seed = bytes.fromhex(header.seed)
        self.seating = Seating(header)
        self.shares = Shares()
        self.roles = Roles(header.roles)
        self.match: AnyMatch | None = None
        self.position: Any = None
        """The state of the game; None before the deal."""
        self.result: Result | None = None
        """How the match ended by its rules, once it has."""
        self.stopped = False
        """Those who run the table have ended the game."""
        self.to_act: frozenset[Seat] = frozenset()
        """The seats that may move now."""
        self.undecided: frozenset[Seat] = frozenset()
        """Those of them that the game needs a move of."""
        self.stage: int | None = None
        """The number of the stage for which all decide at the same time."""
        self.racing = False
        """Whether a race is on, in which the referee puts claims in order."""
        self.undo: UndoRequest | None = None
        self.halt: Halt | None = None
        """Why the game waits, if it does."""
        self.series: Series = header.series
        self.left_before: frozenset[Seat] = frozenset()
        """Players who left by the rules before the entries that are known here."""
        self.answered = Answered()
        self.version = 0
        self.bytes = 0  # of all entries, as they are stored
        self.last_move = 0
        """The version of the last entry that changed the game; where all decide at the same time, the stage."""
        self.active = 0
        """When the last entry was written, milliseconds since 1970."""
        self.receipt: str | None = None
        """The hash of the log's last entry, once the match is over."""
        self.next: str | None = None
        self.finished = False
        """The record is written, and with it the log is closed."""
        self._options: tuple[Any, Any] | None = None
        self._abilities = abilities(self.game)

    # ------------------------------------------------------------ reading

    def read_move(self, raw: msgspec.Raw) -> Any:
        """A move of this game; `Malformed` when it is none."""
        return self._abilities.read_move(raw)

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

    @property
    def over(self) -> bool:
        """Whether the game has ended, with a result or without."""
        return self.result is not None or self.stopped

    def people(self) -> list[Seat]:
        """The people who play: they have not left, and no bot stands in for them."""
        return [seat for seat in self.seating.persons() if not self.seating.seats[seat].away]

    def others(self, seat: Seat) -> list[Seat]:
        """The other people who play."""
        return [other for other in self.people() if other != seat]

    def awaited(self) -> list[Seat]:
        """The people who have not agreed to go on, or to a pause."""
        halt = self.halt
        if halt is None or halt.why == "paused":
            return []
        return [seat for seat in self.people() if seat not in halt.ready and seat != halt.seat]

    @property
    def halted(self) -> bool:
        """Whether bots and clocks stand still."""
        return self.halt is not None and self.halt.stops

    def missing(self, request: UndoRequest) -> set[Seat]:
        """Who has not answered an undo request yet."""
        return set(self.others(request.seat)) - set(request.agreed)

    def undo_granted(self) -> bool:
        """Whether there is an undo request, and nobody is left who has to agree."""
        return self.undo is not None and not self.missing(self.undo)

    @property
    def deal_seed(self) -> bytes:
        """The seed that the cards follow from; before the deal, the server's part in it."""
        return deal_seed(self.seed, () if self.match is None else self.match.header.shares)

    # ------------------------------------------------------------ checking

    def check(self, entry: TableEntry, move: Any = None) -> Checked | Refusal:
        """What an entry would do to the match. `move` is the move of the entry, if it has been read already."""
        if type(entry) is not Moved and not isinstance(entry, IN_MATCH):
            return Checked(entry)
        if self.match is None or self.stopped:
            return refuse("match-over" if self.stopped else "not-started")
        if self.halt is not None and self.halt.why == "paused" and type(entry) is not Left:
            return refuse("paused")
        if move is None and type(entry) is Moved:
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

    def move_on(self, version: int) -> None:
        """What follows from the state of the match is computed once for each of its changes."""
        if self.match is None or self.match.state is self.position:
            return
        self.position = position = self.match.state
        self.result = self.game.result(position)
        self.to_act = self.game.to_act(position)
        self.racing = self._abilities.races and self.game.races(position)
        before, self.stage = self.stage, self.game.stage(position) if self._abilities.stages else None
        self.undecided = self.to_act if self.stage is None else self.game.undecided(position)
        if self.stage is None or self.stage != before:
            self.last_move = version

    def ends(self, checked: Checked) -> bool:
        """Whether this entry ends the match."""
        return checked.step is not None and self.game.result(checked.step.state) is not None

    def follow(self, table_id: str) -> bool:
        """There is a rematch; False if that is known."""
        known, self.next = self.next is not None, self.next or table_id
        return not known

    def leave_out(self) -> None:
        """Those who left by the rules of the game have no say any more. An undo may bring them back."""
        entries = () if self.match is None else self.match.entries
        left = frozenset(entry.seat for entry in entries if isinstance(entry, MatchLeft))
        self.seating.leave_out(self.left_before | left)
