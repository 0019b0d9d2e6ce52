"""Points, lives, teams, and who wins."""

from __future__ import annotations

import pytest

from spila.games.timeline_together import GAME
from spila.games.timeline_together.events import LivesLost, TalkOver
from spila.games.timeline_together.moves import READY, Answer
from tests.rulebook.timeline_together.table import Table


@pytest.mark.rule("TT-SCORE-1")
def test_the_right_gap_scores_and_silence_is_neither_right_nor_wrong() -> None:
    table = Table(10, 20, 30, seats=3)
    table.answers(1, 0)
    table.go_on()
    assert table.points == [1, 0, 0]
    assert [side.right for side in table.state.sides] == [True, False, None]
    assert [side.mistakes for side in table.state.sides] == [0, 1, 0]
    assert sum(table.turned.spread) == 2


@pytest.mark.rule("TT-SCORE-2")
def test_near_misses_score_half() -> None:
    table = Table(10, 20, 30, 25, seats=4, near_misses=True)
    table.answers(1, 1, 1, 1)
    table.ready(0, 1, 2, 3)
    table.answers(2, 2, 2, 2)
    before = table.points
    table.ready(0, 1, 2, 3)
    table.answers(2, 1, 3, 0)
    assert [now - then for now, then in zip(table.points, before, strict=True)] == [2, 1, 1, 0]


@pytest.mark.rule("TT-SCORE-2", "TT-LINE-2")
def test_a_near_miss_is_measured_from_the_nearest_right_gap() -> None:
    table = Table(10, 10, 10, seats=3, near_misses=True)
    table.answers(0, 1, 0)
    table.ready(0, 1, 2)
    table.answers(0, 1, 2)
    assert table.points == [4, 4, 4]


@pytest.mark.rule("TT-SCORE-3")
def test_a_streak_pays_from_the_third_on_and_ends_with_silence() -> None:
    table = Table(10, 20, 30, 40, 50, 60, 70, seats=2, streaks=True)
    points = []
    for number in range(1, 7):
        table.answers(*((number, 0) if number != 5 else (None, 0)))
        if number == 5:
            table.go_on()
        points.append(table.points[0])
        table.go_on()
    assert points == [1, 2, 4, 6, 6, 7]


@pytest.mark.rule("TT-SCORE-4")
def test_the_first_right_answer_scores_more_and_a_change_counts_from_then() -> None:
    table = Table(10, 20, 30, seats=3, speed=True)
    table.answer(0, 1)
    table.answer(1, 1)
    table.answer(0, 0)
    table.answer(0, 1)
    table.answer(2, 0)
    assert table.points == [1, 2, 0]


@pytest.mark.rule("TT-LIVES-1")
def test_without_lives_one_may_only_watch() -> None:
    table = Table(10, 20, 30, 40, seats=3, lives=1)
    table.answers(1, 1, 0)
    assert table.events[-1] == LivesLost((2,))
    assert GAME.view(table.state, None).players == ("in", "in", "out")
    table.ready(0, 1, 2)
    assert table.refused(2, Answer(0)) == "no-lives"
    assert 2 not in GAME.to_act(table.state)
    table.answers(2, 2)
    assert table.state.turned


@pytest.mark.rule("TT-LIVES-2")
@pytest.mark.parametrize(("gaps", "reason"), [((0, 0), "no-lives"), ((1, 0), "last-standing")])
def test_the_game_ends_when_at_most_one_has_lives_left(gaps: tuple[int, int], reason: str) -> None:
    table = Table(10, 20, 30, lives=1)
    table.answers(*gaps)
    table.go_on()
    assert table.state.result is not None
    assert table.state.result.reason == reason


@pytest.mark.rule("TT-LIVES-2")
def test_who_plays_alone_goes_on_until_no_life_is_left() -> None:
    table = Table(10, 20, 30, 40, seats=1, lives=2)
    for _ in range(2):
        assert table.state.result is None
        table.answer(0, 0)
        table.ready(0)
    assert table.state.result is not None
    assert table.state.result.reason == "no-lives"


@pytest.mark.rule("TT-TEAM-1", "TT-TEAM-2")
def test_a_team_scores_as_one_by_majority() -> None:
    table = Table(10, 20, 30, seats=6, teams=2)
    table.answers(1, 0, 1, 0, 0, 1)
    assert table.points == [1, 0]
    assert table.turned.spread == (1, 1)
    assert table.turned.seats == (0, 2, 4)


@pytest.mark.rule("TT-TEAM-2")
def test_among_equals_the_first_seat_of_a_team_decides() -> None:
    table = Table(10, 20, seats=4, teams=2)
    table.answers(1, 0, 0, 1)
    assert table.points == [1, 0]


@pytest.mark.rule("TT-TEAM-3")
def test_only_the_captain_answers_for_a_team_and_is_waited_for() -> None:
    table = Table(10, 20, 30, 40, 50, seats=4, teams=2, team_answer="captain")
    table.answer(2, 1)
    assert GAME.view(table.state, None).missing == 2
    table.answers(0, 1)
    assert table.points == [0, 1]
    table.ready(0, 1, 2)


@pytest.mark.rule("TT-TEAM-3")
def test_a_captain_who_falls_silent_is_replaced() -> None:
    table = Table(10, 20, 30, 40, seats=4, teams=2, team_answer="captain")
    for _ in range(2):
        table.answer(1, 0)
        table.answer(2, 0)
        table.go_on()
        table.go_on()
    assert table.state.captain(0) == 2
    table.answer(2, 3)
    table.answer(1, 0)
    assert table.points == [1, 0]


@pytest.mark.rule("TT-TEAM-4")
def test_teams_talk_before_anyone_may_answer() -> None:
    table = Table(10, 20, 30, seats=4, teams=2, talk_seconds=30, answer_seconds=20)
    assert GAME.time_limit(table.state) == 30_000
    assert table.refused(0, Answer(1)) == "still-talking"
    stage = GAME.stage(table.state)
    table.ready(0, 1, 2)
    assert table.state.talking
    assert table.refused(0, READY) == "ready-already"
    table.ready(3)
    assert table.events[-1] == TalkOver()
    assert GAME.time_limit(table.state) == 20_000
    assert GAME.stage(table.state) != stage
    table.answers(1, 0, 1, 0)
    assert table.points == [1, 0]
    table.go_on()
    assert table.state.talking, "each card begins with it"
    table.go_on()
    table.answer(0, 2)


@pytest.mark.rule("TT-TEAM-4", "TT-TEAM-3")
def test_talking_is_over_when_the_captains_are_ready_and_only_teams_talk() -> None:
    table = Table(10, 20, seats=4, teams=2, talk_seconds=30, team_answer="captain")
    table.ready(2, 0, 1)
    table.answers(1, 0)
    assert table.points == [1, 0]
    table = Table(10, 20, talk_seconds=30)
    table.answers(1, 0)


@pytest.mark.rule("TT-TEAM-4")
def test_who_leaves_while_teams_talk_is_not_waited_for() -> None:
    table = Table(10, 20, seats=4, teams=2, talk_seconds=30)
    table.ready(0, 1, 2)
    table.leave(3)
    table.answers(1, 0, 1)
    assert table.points == [1, 0]


@pytest.mark.rule("TT-END-2")
def test_the_most_points_win_and_may_be_shared() -> None:
    table = Table(10, 20, seats=3)
    table.answers(1, 1, 0)
    table.go_on()
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.scores) == ((0, 1), (1, 1, 0))


@pytest.mark.rule("TT-END-2")
@pytest.mark.parametrize(("gap", "ranking"), [(0, "all"), (1, "never")])
def test_nobody_wins_without_a_point_or_without_a_ranking(gap: int, ranking: str) -> None:
    table = Table(10, 20, ranking=ranking)
    table.answers(gap, gap)
    table.go_on()
    assert table.state.result is not None
    assert table.state.result.winners == ()
    assert (table.state.result.scores == ()) == (ranking == "never")
