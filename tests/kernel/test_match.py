"""A match: checking an entry changes nothing, taking it does, and undoing restores the exact earlier state."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spila
from spila.kernel import Expired, Left, Match, Moved, Step
from tests.play import GAMES, moments, pick, random_match

every_game = pytest.mark.parametrize("name", GAMES)
seeds = st.integers(0, 2**63)


@every_game
@settings(max_examples=20, deadline=None)
@given(seed=seeds, history=st.sampled_from((None, 0, 1, 5)))
def test_undo_restores_every_earlier_state_however_few_steps_are_kept(
    name: str, seed: int, history: int | None
) -> None:
    rng = random.Random(seed)
    whole = random_match(name, rng)
    for _ in moments(whole, rng, 60):
        pass
    match = Match(whole.game, whole.seats, bytes.fromhex(whole.header.seed or ""), whole.options, history=history)
    for entry in whole.entries:
        assert isinstance(match.apply(entry), Step)
    states = whole.states
    assert match.states == states
    assert match.steps == whole.steps
    assert match.record() == whole.record()
    while match.version:
        back = rng.randrange(match.version)
        assert match.state_at(back) == states[back]
        match.undo_to(back)
        assert match.version == back
        assert match.state == states[back]
        assert list(match.entries) == list(whole.entries)[:back]
        again = rng.randint(0, 3)
        for entry in list(whole.entries)[back : back + again]:
            match.apply(entry)
        match.undo_to(back)


@every_game
def test_a_check_changes_nothing_and_its_step_can_be_taken(name: str) -> None:
    match = random_match(name, random.Random(7))
    seat, move = pick(match, random.Random(7))
    entry, before = Moved(seat, move), match.state
    step = match.check(entry)
    assert isinstance(step, Step)
    assert match.state is before
    assert match.version == 0
    match.take(entry, step)
    assert match.state is step.state
    assert list(match.entries) == [entry]


@every_game
def test_what_the_rules_refuse_or_ignore_is_no_entry(name: str) -> None:
    match = random_match(name, random.Random(3))
    for _ in moments(match, random.Random(3)):
        pass
    state, version = match.state, match.version
    for entry in (Expired(), Left(0), Moved(0, pick(random_match(name, random.Random(4), 2), random.Random(4))[1])):
        assert not isinstance(match.apply(entry), Step)
    assert match.state is state
    assert match.version == version


@every_game
def test_a_record_of_a_match_with_moves_undone_holds_only_what_counts(name: str) -> None:
    rng = random.Random(11)
    match = random_match(name, rng)
    for _ in moments(match, rng, 12):
        pass
    match.undo_to(5)
    read = spila.from_record(match.record())
    assert read.version == 5
    assert read.state == match.state


def test_a_version_that_never_was_is_an_error() -> None:
    match = spila.new_match("skip-bo", seed=1)
    for version in (-1, 1):
        with pytest.raises(IndexError):
            match.undo_to(version)
