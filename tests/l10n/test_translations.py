"""Every code the rules can emit has words; every message is used with the parameters it gets."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import get_args

import pytest

import spila
from spila.cli.narration import Narrator
from spila.games import load
from spila.kernel import AnyMatch
from spila.l10n import Words, languages, preferred
from spila.plugins import module_name
from tests.l10n.ftl import Own
from tests.material import all_moves
from tests.play import OWN_GAMES, moments, random_match

SOURCE = Path(spila.__file__).parent


def codes(pattern: str, *rooms: str) -> set[str]:
    return {
        code
        for room in rooms
        for path in (SOURCE / room).rglob("*.py")
        for code in re.findall(pattern, path.read_text(encoding="utf-8"))
    }


def test_every_refusal_in_the_law_has_words() -> None:
    found = codes(r'refuse\("([a-z-]+)"', "games")
    assert len(found) > 20
    missing = [code for code in found if not Words().has(f"refusal-{code}")]
    assert not missing


def test_every_error_has_words() -> None:
    found = codes(r'Malformed\("([a-z-]+)"', "kernel", "games", "cli")
    assert len(found) > 20
    missing = [code for code in found if not Words().has(f"error-{code}")]
    assert not missing


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_event_move_and_result_has_words(name: str) -> None:
    game = load(name)
    for event in get_args(game.event_type):
        assert Words().has(f"{name}-event-{event.__struct_config__.tag}")
    for move in get_args(game.move_type) or (game.move_type,):
        assert Words().has(f"{name}-move-{move.__struct_config__.tag}")
    reasons = codes(r'Result\([^"\n]*"([a-z-]+)"', f"games/{module_name(name)}")
    assert reasons
    for reason in reasons:
        assert Words().has(f"{name}-result-{reason}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", OWN_GAMES)
def test_whole_matches_can_be_told_for_every_seat(name: str, language: str) -> None:
    """No missing message, no missing parameter, no raw code, in any event, move, refusal or result that comes up."""
    rng = random.Random(name + language)
    for _ in range(4):
        match = random_match(name, rng)
        names = [f"P{seat}" for seat in range(match.seats)]
        teller = Narrator(name, match.header.options, names, Own(language))
        told: list[str] = []
        for moment in moments(match, rng, 400):
            seat = rng.choice((None, *range(match.seats)))
            told += [teller.event(event) for event in match.seen(moment.step.events, seat)]
            if moment.move is not None:
                told.append(teller.board.move(moment.move, match.game.view(moment.state, moment.seat), teller))
            told += _refusals(match, rng, teller)
        if match.result is not None:
            told.append(teller.result(match.result))
        assert all(line and "{" not in line and "None" not in line and "???" not in line for line in told)


def _refusals(match: AnyMatch, rng: random.Random, teller: Narrator) -> list[str]:
    everything = all_moves(match)
    everything, found = everything[: len(everything) // 2], []  # the last ones may name cards that no deck has
    for _ in range(3):
        answer = match.game.play(match.state, rng.randrange(match.seats), rng.choice(everything))
        if isinstance(answer, spila.Refusal):
            found.append(teller.refusal(answer))
    return found


def test_the_language_is_the_one_asked_for_or_the_environments() -> None:
    assert "en" in languages()
    assert preferred("en", {}) == "en"
    assert preferred(None, {"LANG": "en_GB.UTF-8"}) == "en"
    assert preferred(None, {"LANG": "C"}) == "en"
    assert preferred("tlh", {}) == "en"


def test_an_unknown_message_is_an_error_and_not_a_blank() -> None:
    with pytest.raises(LookupError):
        Words().say("no-such-message")
