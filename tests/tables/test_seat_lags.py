"""A seat with several connections gets the credit of the quickest, whichever it claims over, and that is the lag shown
to everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spila.store import open_store
from spila.tables.actor import TableActor
from spila.tables.client import Client
from spila.tables.commands import Hello, MakeMove, Start
from spila.tables.entries import Moved, RoleHolder, read_entry
from spila.tables.lag import CLOSED_COUNTS, ClosedConnections, KernelTrip, LagTracker, SeatLag, Sight, least
from spila.tables.race import Referee
from spila.tables.registry import TableRegistry, person
from spila.tables.seating import fingerprint
from spila.tables.settings import Settings
from tests.server.servers import advance, stop_clock
from tests.server.strict import decode_strictly
from tests.tables.deals import cards_to_lay, deal_next, seeds
from tests.tables.lag_samples import NOW, answered, steady

SEED = sha256(b"a race").digest()


# ---------------------------------------------------------------- the pure part


@pytest.mark.parametrize("order", [(20, 150), (150, 20)])
@pytest.mark.parametrize(("sight", "credit"), [(Sight.SENT, 20_000), (Sight.TOGETHER, 10_000)])
def test_the_quickest_connection_is_credited_in_whatever_order_they_came(
    order: tuple[int, int], sight: Sight, credit: int
) -> None:
    seat = SeatLag([steady(each) for each in order])
    assert seat.round_trip(NOW) == 20_000
    assert seat.one_way(NOW) == 10_000
    assert seat.certain(NOW, sight) == seat.possible(NOW, sight) == seat.withdraw(NOW, sight) == credit


def test_a_connection_that_answers_no_ping_takes_the_credit_away() -> None:
    """It may be the quick one over which the card is seen."""
    silent = LagTracker()
    silent.kernel(KernelTrip(200, 10))
    seat = SeatLag([steady(150), silent])
    assert seat.round_trip(NOW) is None
    assert seat.certain(NOW) == seat.possible(NOW) == seat.withdraw(NOW) == seat.one_way(NOW) == 0


@pytest.mark.parametrize(("elsewhere", "trip"), [([20_000], 20_000), ([400_000], 150_000), ([None], None)])
def test_connections_to_other_servers_count_too(elsewhere: list[int | None], trip: int | None) -> None:
    seat = SeatLag([steady(150)], elsewhere)
    assert seat.round_trip(NOW) == trip
    assert seat.withdraw(NOW) == seat.possible(NOW) == seat.certain(NOW) == (trip or 0)


@given(st.lists(st.lists(st.integers(0, 400_000), max_size=15), max_size=4), st.sampled_from(Sight))
def test_no_seat_gets_more_than_any_of_its_connections_would(trips: list[list[int]], sight: Sight) -> None:
    def lags() -> list[LagTracker]:
        return [answered(LagTracker(), each) for each in trips]

    seat = SeatLag(lags())
    most, certain = seat.possible(NOW, sight), seat.certain(NOW, sight)
    credit = seat.withdraw(NOW, sight)
    assert credit == min((lag.withdraw(NOW, sight) for lag in lags()), default=0)
    assert certain <= credit <= most


def test_a_closed_connection_counts_for_a_while() -> None:
    closed, lag = ClosedConnections(), steady(20)
    closed.add(0, lag, NOW)
    assert closed.of(0, NOW + CLOSED_COUNTS) == [lag]
    assert closed.of(1, NOW) == []
    assert closed.of(0, NOW + CLOSED_COUNTS + 1) == []


def test_the_least_of_what_is_known() -> None:
    assert least([30, 20]) == 20
    assert least([30, None]) is None
    assert least([]) is None


def test_the_referee_is_not_won_over_by_a_second_connection() -> None:
    """Seat 1 claims 60 ms later than its rival over an equally quick path, and has a slow one beside it."""
    cheat = SeatLag([steady(150), steady(20)])
    table: Referee[str] = Referee(SEED, {0: steady(20), 1: cheat})
    table.claim(0, "honest", NOW, (0, 1))
    table.claim(1, "cheat", NOW + 60_000, (0, 1))
    assert [claim.move for claim in table.due(NOW + 500_000, 1)] == ["honest", "cheat"]


# ---------------------------------------------------------------- a live table


class Connection(Client):
    """A client that keeps what it receives, over a connection that the test decides."""

    def __init__(self) -> None:
        super().__init__()
        self.received: list[Any] = []

    def write(self, data: bytes) -> None:
        self.received.append(decode_strictly(data))

    def end(self) -> None:
        """Nothing to close."""

    def measured(self, milliseconds: float) -> None:
        """Its pongs took so long, until now."""
        now = round(asyncio.get_running_loop().time() * 1_000_000)
        self.lag = answered(LagTracker(), [round(1000 * milliseconds)] * 15, last=now)


class Race:
    """Two seats at a real table whose race has started, and both hold a card that fits."""

    def __init__(self, registry: TableRegistry, table: TableActor, tokens: dict[int, str]) -> None:
        self.registry, self.table, self.tokens = registry, table, tokens
        self.first_claim: float | None = None

    async def connect(self, seat: int) -> Connection:
        found = Connection()
        await self.table.serve(found, Hello(f"hello {id(found)}", 1, self.table.id, token=self.tokens[seat]), 0)
        return found

    def fitting(self, seat: int) -> Any:
        moves = self.table.state.game.moves(self.table.state.position, seat)
        return next((move for move in moves if type(move).__name__ == "Lay"), None)

    def command(self, seat: int) -> MakeMove:
        return MakeMove(f"claim {seat}", msgspec.Raw(msgspec.json.encode(self.fitting(seat))))

    def arrives(self, over: Connection) -> None:
        """A claim arrives now and is handled in its turn."""
        assert over.seat is not None
        now = round(asyncio.get_running_loop().time() * 1_000_000)
        self.table.move(over, self.command(over.seat), now, lambda: None)

    def claim(self, over: Connection, later: float = 0.0) -> None:
        """A claim over this connection that arrives so many milliseconds after the first one would have arrived."""
        assert over.seat is not None
        move = self.fitting(over.seat)
        ask = self.command(over.seat)
        if self.first_claim is None:
            self.first_claim = asyncio.get_running_loop().time()
        arrived = round(self.first_claim * 1_000_000 + 1000 * later)
        assert self.table.automation.claim(over, over.seat, ask, move, arrived) is None

    async def first(self) -> int:
        """Whose card came first."""
        advance(0.5)
        await self.table.automation.act()
        rows = await self.table.store.read(self.table.id)
        moved = [entry for row in rows if isinstance(entry := read_entry(row.entry), Moved)]
        return moved[0].seat


def both_can_lay(game: Any, state: Any) -> bool:
    return all(cards_to_lay(game, state, seat) for seat in (0, 1))


@pytest.fixture
async def race(tmp_path: Path) -> AsyncIterator[Race]:
    options = {"idleStallMs": None, "freeCardMs": None}
    async with await open_store(tmp_path / "spila.db") as store:
        registry = TableRegistry(store)
        deal_next(registry, seeds("zip-zap", 2, options, both_can_lay))
        occupants = [person("Anna"), person("Bo")]
        code, tokens = await registry.make("zip-zap", occupants, options, Settings(remind_seconds=None))
        found = Race(registry, await registry.find(code), tokens)
        host = await found.connect(0)
        await found.table.serve(host, Start("start"), 0)
        found.table.leave(host)
        advance(10.0)  # the countdown is over, and the host's connection is forgotten
        yield found
        for client in list(found.table.clients):
            found.table.leave(client)
        registry.sweep(1e9)
        registry.sweep(2e9)


def lags(connection: Connection) -> Any:
    return next(message["lag"] for message in reversed(connection.received) if message["type"] == "pulse")


@pytest.mark.anyio
async def test_the_big_screen_shows_the_start_card_when_the_phones_do(tmp_path: Path) -> None:
    """Every card leaves so much before the start as its own connection takes; a spectator's leaves at the start."""
    async with await open_store(tmp_path / "spila.db") as store:
        registry = TableRegistry(store)
        roles = (RoleHolder(1, "screen", fingerprint("a big screen of the room")),)
        occupants = [person("Anna"), person("Bo")]
        code, tokens = await registry.make(
            "zip-zap", occupants, {"idleStallMs": None}, Settings(remind_seconds=None), roles=roles
        )
        found = Race(registry, await registry.find(code), tokens)
        anna, bo = [await found.connect(seat) for seat in (0, 1)]
        screen, spectator = Connection(), Connection()
        await found.table.serve(screen, Hello("screen", 1, code, token="a big screen of the room"), 0)
        await found.table.serve(spectator, Hello("spectator", 1, code), 0)
        trips = {anna: 20, bo: 150, screen: 240, spectator: 240}
        for connection, trip in trips.items():
            connection.measured(trip)
        stop_clock()
        began = asyncio.get_running_loop().time()
        await found.table.serve(anna, Start("start"), 0)
        seen: dict[Connection, float] = {}
        for _ in range(4_000):
            advance(0.001)
            await asyncio.sleep(0)
            for connection in trips.keys() - seen.keys():
                if any(message["type"] == "news" for message in connection.received):
                    seen[connection] = asyncio.get_running_loop().time() - began
        arrivals = {each: seen[each] + trips[each] / 2_000 for each in (anna, bo, screen)}
        assert max(arrivals.values()) - min(arrivals.values()) < 0.02, arrivals
        assert seen[spectator] > max(seen[each] for each in (anna, bo, screen))
        assert not any("own" in message for each in (screen, spectator) for message in each.received)
        for connection in trips:
            found.table.leave(connection)
        registry.sweep(1e9)
        registry.sweep(2e9)


@pytest.mark.anyio
@pytest.mark.parametrize("slow_first", [True, False])
async def test_claims_over_a_quick_path_get_no_credit_for_a_slow_one(race: Race, slow_first: bool) -> None:
    rival, one, two = [await race.connect(seat) for seat in (1, 0, 0)]
    slow, quick = (one, two) if slow_first else (two, one)
    for connection, milliseconds in ((rival, 20), (slow, 150), (quick, 20)):
        connection.measured(milliseconds)
    race.table.show_presence()
    race.claim(rival)
    race.claim(quick, later=60)
    assert await race.first() == 1
    assert lags(rival) == [20, 20], "what is shown is what is credited"


@pytest.mark.anyio
async def test_a_slow_path_alone_is_credited_and_shown(race: Race) -> None:
    rival, slow = [await race.connect(seat) for seat in (1, 0)]
    rival.measured(20)
    slow.measured(150)
    race.table.show_presence()
    race.claim(rival)
    race.claim(slow, later=60)
    assert await race.first() == 0, "it was made before the other, by what was measured"
    assert lags(rival) == [150, 20]


@pytest.mark.anyio
async def test_closing_the_quick_connection_before_the_claim_does_not_help(race: Race) -> None:
    rival, slow, quick = [await race.connect(seat) for seat in (1, 0, 0)]
    for connection, milliseconds in ((rival, 20), (slow, 150), (quick, 20)):
        connection.measured(milliseconds)
    race.table.leave(quick)
    race.claim(rival)
    race.claim(slow, later=60)
    assert await race.first() == 1
    assert lags(rival) == [20, 20]


@pytest.mark.anyio
async def test_a_claim_over_a_connection_that_has_closed_is_credited_by_that_connection(race: Race) -> None:
    rival, slow, quick = [await race.connect(seat) for seat in (1, 0, 0)]
    for connection, milliseconds in ((rival, 20), (slow, 150), (quick, 20)):
        connection.measured(milliseconds)
    race.table.leave(quick)
    advance(CLOSED_COUNTS / 1_000_000 + 1)
    race.claim(rival)
    race.claim(quick, later=60)
    assert await race.first() == 1


@pytest.mark.anyio
async def test_a_claim_that_waits_for_the_store_is_put_where_its_arrival_puts_it(race: Race) -> None:
    """The table is busy when the rival's claim would be decided, and the slow player's has arrived in time."""
    rival, slow = [await race.connect(seat) for seat in (1, 0)]
    rival.measured(20)
    slow.measured(150)
    stop_clock()
    writes, written = asyncio.Event(), asyncio.Event()

    async def write() -> None:
        writes.set()
        await written.wait()

    before = race.table.state.version
    race.arrives(rival)
    race.table.post(write)
    await writes.wait()
    advance(0.06)
    race.arrives(slow)
    advance(0.3)
    written.set()
    while race.table.state.version == before:
        await asyncio.sleep(0)
    assert await race.first() == 0
