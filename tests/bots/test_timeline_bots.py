"""Timeline bots: what they know, and what they do with it."""

from __future__ import annotations

from statistics import mean

import pytest

from spila.arena.studies.timeline_knowledge import TARGETS, fitted_error, right_share, shipped_deck
from spila.bots import Choice, decide, hint, hint_level, load
from spila.bots.knowledge import Knowledge
from spila.bots.timeline.levels import Knower
from spila.dated.deck import Card, Deck
from spila.games.timeline import GAME
from spila.games.timeline.moves import Place
from tests.effort import times
from tests.rulebook.timeline.notation import Table, at

DECK = shipped_deck()


def asked(table: Table, level: str = "hard", seed: int = 1) -> Choice[Place]:
    state = table.state
    bot = load("timeline", level)(seed, state.options.deck)
    return decide(bot, GAME.view(state, state.turn), GAME.moves(state, state.turn))


def test_what_a_bot_believes_is_fixed_by_its_seed() -> None:
    card = DECK.cards[3]
    beliefs = [Knowledge(DECK, seed, 0.3).of(card).guess for seed in (1, 1, 2)]
    assert beliefs[0] == beliefs[1] != beliefs[2]


def _years_off(year: int, *, small: bool = True) -> float:
    """How far off a middling bot is, on average, in years."""
    card = Card("a", year, small=small)
    deck = Deck("one", "year", (card,))
    off = []
    for seed in range(400):
        knowledge = Knowledge(deck, seed, 0.2)
        guess = knowledge.of(card).guess
        off.append(abs(guess - knowledge.point(year)) * (2030 - year))
    return mean(off)


def test_the_error_grows_with_age_and_obscurity() -> None:
    assert _years_off(1960) < 20 < _years_off(1500) < 200 < _years_off(-500) < 1000 < _years_off(-12_000)
    assert _years_off(1500, small=False) > 1.5 * _years_off(1500)


def test_the_surest_card_and_place_are_chosen() -> None:
    """1905 is close to a card of the line; 400 is far from everything."""
    table = at("[1000,1900,1910]; A{1905,400} B{1,2}")
    choice = asked(table)
    assert choice.move == Place(4, 0)
    assert choice.reason.code == "surest"
    assert int(choice.reason.params["sure"]) > 80


@pytest.mark.parametrize(
    ("written", "tie_break", "code"),
    [
        ("[1000]; A{1500,400} B{1,2}", False, "surest"),
        ("[1000]; A{1500} B{1,2}", False, "last-card"),
        ("[1000]; A{} B{1500}; turn B", False, "keep-up"),
        ("[1000]; A{1500} B{1}", True, "tie-break"),
    ],
)
def test_the_reason_tells_what_hangs_on_the_card(written: str, tie_break: bool, code: str) -> None:
    assert asked(at(written, tie_break=tie_break)).reason.code == code


def test_without_the_right_deck_a_bot_can_only_guess() -> None:
    state = at("[1000]; A{1500,400} B{1,2}").state
    for deck in (None, DECK):
        bot = load("timeline", "hard")(1, deck)
        assert decide(bot, GAME.view(state, 0), GAME.moves(state, 0)).reason.code == "no-idea"


@pytest.mark.parametrize(("level", "target"), list(TARGETS.items()))
def test_levels_place_right_as_often_as_they_should(level: str, target: float) -> None:
    bot = load("timeline", level)
    assert issubclass(bot, Knower)
    share = right_share(bot, DECK, seats=3, games=times(150), seed="levels")
    assert share.value == pytest.approx(target, abs=0.04)


def test_a_hint_knows_what_a_good_player_knows_and_not_the_dates() -> None:
    """How often that level is right is measured above; its doubt is in the reason."""
    assert hint_level("timeline") == hint_level("timeline-together") == "medium"
    state = at("[1000,1900,1910]; A{1905} B{1,2}").state
    choice = hint("timeline", GAME.view(state, 0), GAME.moves(state, 0), state.options.deck)
    assert 0 < int(choice.reason.params["sure"]) < 95, "a year between two near ones leaves a doubt"


def test_the_error_for_a_wanted_share_can_be_found() -> None:
    error = fitted_error(DECK, 0.75, games=25, steps=7)
    found = type("Found", (Knower,), {"level": "found", "error": error})
    assert right_share(found, DECK, games=60, seed="other").value == pytest.approx(0.75, abs=0.08)
