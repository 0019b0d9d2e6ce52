"""What tables and game cards say about a game holds through whole matches of it."""

from __future__ import annotations

import random

import pytest

from spila.api import fill_options, games
from spila.kernel import Match
from spila.server.catalogue import games as game_cards
from spila.tables.game_facts import game_facts

GAMES = sorted(games())


@pytest.mark.parametrize("name", GAMES)
def test_private_fields_are_all_that_a_seat_sees_more_than_a_spectator(name: str) -> None:
    game = games()[name]
    private = set(game_facts(game).private_fields)
    rng = random.Random(name)
    match = Match(game, game.seats[0], bytes(32), fill_options(name, None))
    for _ in range(60):
        spectator = game.view(match.state, None)
        assert {getattr(spectator, field) for field in private} == {None}
        for seat in range(match.seats):
            assert set(game.own(match.state, seat)) <= private
        choices = [(seat, move) for seat in sorted(match.to_act) for move in match.moves(seat)]
        if not choices:
            break
        match.play(*rng.choice(choices))
    assert "seat" in private


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_a_race_or_has_turns_or_all_decide_at_the_same_time(name: str) -> None:
    facts, turns = game_facts(games()[name]), "turn" in games()[name].view_type.__struct_fields__
    assert [facts.races, facts.simultaneous, turns].count(True) == 1


def test_two_people_at_most_share_a_screen_in_a_race() -> None:
    for card in game_cards():
        alone = 1 if card.simultaneous else card.most
        assert card.most_around_screen == (2 if card.races else alone)
    assert {card.races for card in game_cards()} == {True, False}
