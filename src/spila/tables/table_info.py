"""What everybody may know of a table, apart from the game itself."""

from __future__ import annotations

from spila.kernel.shares import Share
from spila.kernel.shuffle import seed_hash
from spila.tables.game_facts import game_facts
from spila.tables.messages import TableInfo
from spila.tables.parts import HaltInfo, UndoInfo
from spila.tables.state import TableState


def table_info(state: TableState) -> TableInfo:
    """The table apart from the game."""
    seating, result, request = state.seating, state.result, state.undo
    facts = game_facts(state.game)
    return TableInfo(
        table=state.id,
        title=seating.title,
        game=state.game.id,
        phase="over" if state.over else "playing" if seating.started else "lobby",
        host=None if seating.settings.led else seating.host,
        seats=tuple(seating.info(seat) for seat in range(len(seating.seats))),
        settings=seating.settings,
        options=state.game.public(state.read_options()),
        preset=seating.preset,
        seed_hash=seed_hash(state.seed),
        seed=state.seed.hex() if state.over else None,
        shares=_shares(state),
        dealing=state.shares.dealing,
        undo=None if request is None else UndoInfo(request.seat, request.agreed, tuple(state.others(request.seat))),
        halt=_halt_info(state),
        result=result,
        receipt=state.receipt,
        next=state.next,
        races=facts.races,
        simultaneous=facts.simultaneous,
        joins=facts.joins and not seating.settings.locked,
        private_fields=facts.private_fields,
        undoes=facts.undoes,
        series=state.series,
        roles=state.roles.infos(),
    )


def _shares(state: TableState) -> tuple[Share, ...]:
    return state.shares.seat_shares(state.seating.seats) if state.match is None else state.match.header.shares


def _halt_info(state: TableState) -> HaltInfo | None:
    halt = state.halt
    if halt is None:
        return None
    return HaltInfo(halt.why, halt.seat, tuple(sorted(halt.ready)), tuple(state.awaited()))
