"""The state of a table by itself: what commands lead to, and what each entry changes. No loop, no store, no sockets."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from spila.kernel import Malformed, Refusal
from spila.tables import judge
from spila.tables.changes import Change, Dismissal
from spila.tables.commands import (
    AnswerUndo,
    ChangeSettings,
    HandOver,
    Leave,
    MakeMove,
    OpenSeat,
    Rename,
    ResumeSeat,
    SeatBot,
    SetSeatCount,
    Start,
    Undo,
)
from spila.tables.entries import BotTookOver, Expired, Left, Moved, Occupant, Undone, read_entry
from spila.tables.identities import free_colour
from spila.tables.messages import Goodbye
from spila.tables.settings import Settings
from spila.tables.state import TableState
from spila.tables.table_info import table_info
from spila.tables.transitions import apply
from spila.tables.undo import grant, way_back
from tests.play import GAMES
from tests.tables.pure_tables import OPEN, bot, command, done, enter, move, new_table, person, refused, started

ANNA, BO, CLARA = person("Anna"), person("Bo"), person("Clara")
PRACTICE = Settings(practice=True)


# ---------------------------------------------------------------- before the start


def test_only_the_host_deals_and_only_once_every_seat_is_taken() -> None:
    state = new_table("timeline", ANNA, BO, OPEN)
    assert refused(state, 1, Start("a")) == "not-host"
    assert refused(state, 0, Start("b")) == "seats-open"
    change = done(state, 0, Start("c", level="easy"))
    assert (change.before, change.info_changed, change.game_changed) == (None, True, True)
    assert (state.version, state.last_move, state.to_act) == (1, 1, state.game.to_act(state.position))
    assert [occupant.kind for occupant in state.seating.seats] == ["person", "person", "bot"]
    assert refused(state, 0, Start("d")) == "already-started"


def test_removed_seats_move_players_up_with_what_they_sent() -> None:
    state = new_table("timeline", ANNA, OPEN, BO)
    done(state, 2, Rename("named", "Bob"))
    change = done(state, 0, SetSeatCount("fewer", 2))
    assert change.reseated == {2: 1}
    assert state.seating.seats[1].name == "Bob"
    assert state.answered.version(1, "named") == 1, "answered for the new seat"
    assert state.answered.version(2, "named") is None


def test_the_host_who_trims_is_answered_on_the_new_seat() -> None:
    state = new_table("timeline", OPEN, ANNA, BO)
    state.seating.host = 1
    change = done(state, 1, Start("go", trim=True))
    assert change.reseated == {1: 0, 2: 1}
    assert (state.seating.host, state.answered.version(0, "go")) == (0, 1)


@pytest.mark.parametrize(
    ("watching", "goodbye"), [(True, None), (False, Goodbye("no-watching"))], ids=["watched", "private"]
)
def test_who_leaves_before_the_start_watches_where_that_is_allowed(watching: bool, goodbye: Goodbye | None) -> None:
    state = new_table("timeline", ANNA, BO, settings=Settings(watching=watching))
    assert done(state, 1, Leave("bye")).dismissal == Dismissal(1, goodbye)
    assert state.seating.seats[1] == OPEN


def test_the_host_sends_players_and_spectators_away() -> None:
    state = new_table("timeline", ANNA, BO, CLARA)
    assert done(state, 0, OpenSeat("a", 1)).dismissal == Dismissal(1, Goodbye("kicked"))
    assert done(state, 0, SeatBot("b", 2, "easy")).dismissal == Dismissal(2, Goodbye("kicked"))
    assert done(state, 0, SeatBot("c", 1, "easy")).dismissal is None, "nobody was there"
    assert done(state, 0, ChangeSettings("d", settings=Settings(watching=False))).dismissal == Dismissal(
        None, Goodbye("no-watching")
    )
    assert refused(state, 0, OpenSeat("e", 0)) == "own-seat"
    assert refused(state, 0, OpenSeat("f", 7)) == "no-such-seat"
    assert refused(state, 0, HandOver("g", 1)) == "nobody-there"


def test_joining() -> None:
    state = new_table("timeline", ANNA, OPEN, OPEN)
    for seat, code in ((0, "seat-taken"), (3, "no-such-seat")):
        refusal = judge.join(state, BO, seat)
        assert isinstance(refusal, Refusal)
        assert refusal.code == code
    entry = judge.join(state, BO, None)
    assert not isinstance(entry, Refusal)
    enter(state, entry)
    assert (entry.seat, state.seating.seats[1].name) == (1, "Bo")
    assert entry.occupant.colour != free_colour(state.seating.seats, None)
    again = judge.join(state, BO, None)
    assert isinstance(again, Refusal), "one token has one seat"


# ---------------------------------------------------------------- the game


def test_a_move_changes_the_game_and_not_the_table_info() -> None:
    state = started("timeline", ANNA, BO)
    before, seat = state.position, min(state.to_act)
    change = move(state)
    assert (change.before, change.after) == (before, state.position)
    assert change.game_changed
    assert not change.info_changed
    assert change.events
    assert (change.version, state.last_move, state.version) == (2, 2, 2)
    assert state.answered.version(seat, "move-1") == 2


def test_a_refused_move_changes_nothing() -> None:
    state = started("timeline", ANNA, BO)
    (seat,) = state.to_act
    made = state.game.moves(state.position, seat)[0]
    checked = state.check(judge.move(1 - seat, made))
    assert isinstance(checked, Refusal)
    assert state.version == 1
    with pytest.raises(Malformed):
        state.check(Moved(seat=seat, move=msgspec.Raw(b'{"type":"nonsense"}')))


def test_a_move_for_a_state_that_has_passed_is_stale() -> None:
    state = started("timeline", ANNA, BO)
    early = MakeMove("early", msgspec.Raw(b"{}"), version=1)
    assert judge.stale(state, early) is None
    done(state, 0, Rename("named", "Ann"))
    assert judge.stale(state, early) is None, "the game has not moved on"
    move(state)
    refusal = judge.stale(state, early)
    assert refusal is not None
    assert refusal.code == "stale-move"
    assert judge.stale(state, MakeMove("any", msgspec.Raw(b"{}"))) is None
    assert judge.stale(state, None) is None


def test_a_name_leaves_the_game_as_it_is() -> None:
    state = started("timeline", ANNA, BO)
    change = done(state, 1, Rename("named", "Bob"))
    assert not change.game_changed
    assert (change.info_changed, state.version, state.last_move) == (True, 2, 1)


def test_leaving_by_the_rules_and_where_a_bot_plays_on() -> None:
    state = started("timeline", ANNA, BO, CLARA)
    change = done(state, 0, Leave("bye"))
    assert isinstance(change.entry, Left)
    assert (state.seating.out, state.seating.host) == (frozenset({0}), 1)
    state = started("zip-zap", ANNA, BO)
    while not isinstance(done(state, 0, Leave(f"bye-{state.version}")).entry, BotTookOver):
        pass
    assert state.seating.seats[0].gone
    done(state, 0, ResumeSeat("again"))
    assert not state.seating.seats[0].gone
    assert refused(state, 0, ResumeSeat("once-more")) == "not-away"


def test_a_match_that_is_over_takes_nothing_more() -> None:
    state = over()
    info = table_info(state)
    assert (info.phase, info.seed) == ("over", "5a" * 32)
    assert refused(state, 0, Leave("bye")) == "match-over"
    assert refused(state, 0, Undo("back")) == "undo-nothing"
    state.finished = True
    assert refused(state, 0, Rename("late", "Ann")) == "table-finished"


def over() -> TableState:
    state = started("timeline", ANNA, BO, options={"handSize": 1, "maxRounds": 1})
    while state.result is None:
        last = move(state)
    assert last.info_changed, "everybody learns the result"
    return state


def test_a_record_needs_no_replay_and_says_the_same() -> None:
    from spila.api import from_record

    state = over()
    assert state.match is not None
    match = from_record(state.match.record())
    assert (match.result, match.version) == (state.result, state.match.version)


def test_a_rematch_is_followed_once() -> None:
    state = over()
    assert (state.follow("NEXT1"), state.follow("NEXT2"), state.next) == (True, False, "NEXT1")


# ---------------------------------------------------------------- undo


@pytest.mark.parametrize("other", [BO, bot()], ids=["with others", "alone with bots"])
@pytest.mark.parametrize("game", ["skip-bo", "timeline"])
def test_a_move_that_showed_something_hidden_stands(game: str, other: Occupant) -> None:
    """A card that was turned, or cards that were drawn: one would place or keep them better."""
    state = started(game, ANNA, other)
    for _ in range(40):
        if 0 in state.to_act and state.version > 2:
            break
        seat = min(state.to_act)
        moves = [msgspec.to_builtins(each) for each in state.game.moves(state.position, seat)]
        discards = [at for at, each in enumerate(moves) if each.get("type") == "discard"]
        move(state, seat, discards[0] if discards else 0)
    assert refused(state, 0, Undo("back")) == "undo-seen"
    practice = replace(state.seating.settings, practice=True)
    done(state, 0, ChangeSettings("practice", settings=practice))
    done(state, 0, Undo("again"))
    assert (state.undo is None) == (other.kind == "bot"), "people are asked even then"


def test_undo_asks_those_who_are_there_and_happens_when_all_agree() -> None:
    state = started("timeline", ANNA, BO, CLARA, options={"first": 0}, settings=PRACTICE)
    dealt = state.position
    move(state, 0)
    assert done(state, 0, Undo("back")).info_changed
    assert (state.position is dealt, table_info(state).undo is not None) == (False, True)
    assert refused(state, 0, AnswerUndo("own", True)) == "undo-not-asked"
    assert refused(state, 1, Undo("me-too")) == "undo-asked"
    done(state, 1, AnswerUndo("yes", True))
    assert not state.undo_granted()
    change = done(state, 2, AnswerUndo("yes", True))
    assert isinstance(change.entry, Undone)
    assert (state.position, state.undo, state.last_move) == (dealt, None, state.version)


def test_an_undo_ends_with_the_first_who_does_not_agree_and_with_the_next_move() -> None:
    state = started("timeline", ANNA, BO, CLARA, options={"first": 0, "handSize": 6}, settings=PRACTICE)
    move(state, 0)
    done(state, 0, Undo("back"))
    done(state, 1, AnswerUndo("no", False))
    assert state.undo is None
    done(state, 0, Undo("again"))
    assert move(state).info_changed, "everybody learns that the request is gone"
    assert state.undo is None


def test_an_undo_is_granted_when_those_who_had_not_answered_are_gone() -> None:
    state = started("timeline", ANNA, BO, CLARA, options={"first": 0}, settings=PRACTICE)
    move(state, 0)
    done(state, 0, Undo("back"))
    assert isinstance(grant(state), Refusal)
    enter(state, BotTookOver(seat=1))
    enter(state, BotTookOver(seat=2))
    assert state.undo_granted()
    entry = grant(state)
    assert isinstance(entry, Undone)
    enter(state, entry)
    assert state.match is not None
    assert state.match.version == 0


def test_undo_brings_back_whoever_left_after_it() -> None:
    state = started("timeline", ANNA, BO, CLARA, options={"first": 0}, settings=PRACTICE)
    move(state, 0)
    done(state, 1, Leave("bye"))
    assert state.seating.out == {1}
    done(state, 0, Undo("back"))
    done(state, 2, AnswerUndo("yes", True))
    assert state.seating.out == frozenset()


def test_no_undo_of_a_race() -> None:
    state = started("zip-zap", ANNA, BO)
    assert state.match is not None
    while state.racing is False:
        move(state)
    lay = next(
        (seat, number)
        for seat in (0, 1)
        for number, made in enumerate(state.game.moves(state.position, seat))
        if type(made).__name__ == "Lay"
    )
    move(state, *lay)
    assert state.racing
    refusal = way_back(state.match, lay[0])
    assert isinstance(refusal, Refusal)
    assert refusal.code == "undo-race"


# ---------------------------------------------------------------- the log


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(5))
def test_the_log_alone_leads_to_the_same_state(game: str, number: int) -> None:
    """Random tables: what is written, read again and applied gives the same table and the same cards."""
    chance = random.Random(f"{game} {number}")
    seed = chance.randbytes(32).hex()
    state, again = (new_table(game, ANNA, BO, bot(), seed=seed) for _ in range(2))
    rows = [msgspec.json.encode(done(state, 0, Start("start")).entry)]
    for step in range(120):
        seat = chance.randrange(3)
        change: Change | Refusal | None
        if chance.random() < 0.7 and state.to_act:
            seat = chance.choice(sorted(state.to_act))
            moves = state.game.moves(state.position, seat)
            change = move(state, seat, chance.randrange(len(moves))) if moves else None
        elif chance.random() < 0.2 and not isinstance(state.check(Expired()), Refusal):
            change = enter(state, Expired())
        else:
            given = chance.choice(
                [Undo(f"u{step}"), AnswerUndo(f"a{step}", True), Rename(f"n{step}", "Me"), Leave(f"l{step}")]
            )
            change = command(state, seat % 2, given)
        if change is not None and not isinstance(change, Refusal):
            rows.append(msgspec.json.encode(change.entry))
    for version, row in enumerate(rows, start=1):
        apply(again, again.check_logged(read_entry(row)), version, 0)
    assert (table_info(again), again.position, again.version) == (table_info(state), state.position, state.version)
    assert again.last_move == state.last_move
    assert state.match is not None
    assert again.match is not None
    assert again.match.record() == state.match.record()


def test_a_log_that_cannot_have_happened_is_refused() -> None:
    state = started("timeline", ANNA, BO)
    with pytest.raises(Malformed) as error:
        state.check_logged(Undone(seat=0, keep=1))
    assert error.value.code == "log-undo"
    with pytest.raises(Malformed) as error:
        state.check_logged(Left(seat=5))
    assert error.value.code == "log-entry"
