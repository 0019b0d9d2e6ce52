"""Building piles and wild cards."""

from __future__ import annotations

import pytest

from spila.games.skip_bo.events import Cleared, Played
from spila.games.skip_bo.moves import Hand, Play
from spila.games.skip_bo.options import Options
from spila.kernel import refuse
from tests.rulebook.skip_bo.actions import do, events_of, listed, refused
from tests.rulebook.skip_bo.notation import A, B, differences, table


@pytest.mark.rule("SB-PILE-1")
def test_all_players_build_on_the_same_piles() -> None:
    before = table("B1=3; A: H{4,8}; B: H{5,9}")
    after = do(before, "hand 4 → B1", "discard 8 → D1", "hand 5 → B1")
    assert [(event.seat, event.value) for event in events_of(after, Played)] == [(A, 4), (B, 5)]
    assert differences(after.state, "B1=5") == []


@pytest.mark.rule("SB-PILE-1")
def test_there_are_four_places_and_no_fifth() -> None:
    before = table("A: H{1,W,1,1,1}")
    after = do(before, "hand 1 → B1", "hand 1 → B2", "hand W → B3", "hand 1 → B4").state
    assert differences(after, "B1=1, B2=1, B3=1, B4=1; A: H{1}") == []
    assert refused(before, "hand 1 → B5") == refuse("no-such-pile", pile=4)


@pytest.mark.rule("SB-PILE-2")
@pytest.mark.parametrize("number", range(2, 13))
def test_only_a_1_or_a_wild_card_begins_a_pile(number: int) -> None:
    before = table(f"A: H{{{number},8}}")
    assert refused(before, f"hand {number} → B1") == refuse("pile-wants", pile=0, rank=1)


@pytest.mark.rule("SB-PILE-2", "SB-WILD-2")
@pytest.mark.parametrize("card", ["1", "W"])
def test_a_1_or_a_wild_card_begins_a_pile(card: str) -> None:
    after = do(table(f"A: H{{{card},2,8}}"), f"hand {card} → B2", "hand 2 → B2").state
    assert differences(after, "B1=0; B2=2; A: H{8}") == []


@pytest.mark.rule("SB-PILE-3")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6, 7, 12])
def test_a_card_that_is_not_one_higher_does_not_fit(number: int) -> None:
    before = table(f"B1=4; A: H{{{number},8}}")
    assert refused(before, f"hand {number} → B1") == refuse("pile-wants", pile=0, rank=5)


@pytest.mark.rule("SB-PILE-3")
@pytest.mark.parametrize("value", range(11))
def test_the_card_one_higher_fits(value: int) -> None:
    before = table(f"B1={value}; A: H{{{value + 1},{value + 1}}}")
    after = do(before, f"hand {value + 1} → B1").state
    assert differences(after, f"B1={value + 1}; A: H{{{value + 1}}}") == []


@pytest.mark.rule("SB-PILE-4", "SB-PILE-5")
def test_a_12_completes_the_pile_which_is_moved_aside() -> None:
    before = table("B1=11, B2=4; A: H{12,1,8}")
    after = do(before, "hand 12 → B1")
    assert events_of(after, Cleared) == [Cleared(A, 0, 12)]
    assert differences(after.state, "B1=0, B2=4; A: H{1,8}; completed 12") == []
    assert sorted(after.state.completed) == list(range(1, 13))
    assert differences(do(after.state, "hand 1 → B1").state, "B1=1; A: H{8}; completed 12") == []


@pytest.mark.rule("SB-PILE-4")
def test_an_11_does_not_complete_the_pile() -> None:
    after = do(table("B1=10; A: H{11,8}"), "hand 11 → B1")
    assert events_of(after, Cleared) == []
    assert differences(after.state, "B1=11; completed 0") == []


@pytest.mark.rule("SB-PILE-5")
def test_a_completed_pile_holds_only_the_cards_that_lay_there() -> None:
    before = table("B1=[1,2,¢,4,5,6,¢,8,9,10,11]+10¢; A: H{12,8}")
    after = do(before, "hand 12 → B1")
    assert events_of(after, Cleared) == [Cleared(A, 0, 10)]
    assert sorted(after.state.completed) == [1, 2, 4, 5, 6, 8, 9, 10, 11, 12]


@pytest.mark.rule("SB-PILE-6")
@pytest.mark.parametrize("pile", [1, 2, 3, 4])
def test_with_four_unfinished_piles_a_1_has_to_wait(pile: int) -> None:
    before = table("B1=3, B2=5, B3=7, B4=2; A: S[1,9] H{1,9}; B: S[12,12]")
    wanted = (4, 6, 8, 3)[pile - 1]
    assert refused(before, f"hand 1 → B{pile}") == refuse("pile-wants", pile=pile - 1, rank=wanted)
    assert refused(before, f"stock → B{pile}") == refuse("pile-wants", pile=pile - 1, rank=wanted)
    assert listed(before, Play) == []


@pytest.mark.rule("SB-PILE-6", "SB-PILE-5")
def test_the_waiting_1_can_be_played_when_a_pile_is_complete() -> None:
    before = table("B1=3, B2=5, B3=11, B4=2; A: H{12,1,9}")
    assert Play(Hand(1), 2) not in listed(before, Play)
    after = do(before, "hand 12 → B3", "hand 1 → B3").state
    assert differences(after, "B1=3, B2=5, B3=1, B4=2; A: H{9}") == []


@pytest.mark.rule("SB-WILD-1", "SB-GAP-11")
@pytest.mark.parametrize("value", range(11))
def test_a_wild_card_is_any_number(value: int) -> None:
    after = do(table(f"B1={value}; A: H{{W,8}}"), "hand W → B1").state
    assert differences(after, f"B1={value + 1}; A: H{{8}}") == []


@pytest.mark.rule("SB-WILD-1", "SB-PILE-4", "SB-GAP-11")
@pytest.mark.parametrize("wilds", ["allowed", "forbidden"])
def test_a_wild_card_as_the_12_completes_the_pile(wilds: str) -> None:
    options = Options(consecutive_wilds="forbidden") if wilds == "forbidden" else Options()
    after = do(table("B1=11; A: H{W,8}", options=options), "hand W → B1").state
    assert differences(after, "B1=0; A: H{8}; completed 12") == []


@pytest.mark.rule("SB-WILD-1")
@pytest.mark.parametrize("origin", ["hand W", "stock", "D1"])
def test_a_wild_card_may_come_from_every_source(origin: str) -> None:
    after = do(table("B1=6; A: S[W,9] H{W,8} D1[W]"), f"{origin} → B1").state
    assert differences(after, "B1=[1,2,3,4,5,6,W]") == []


@pytest.mark.rule("SB-WILD-3")
def test_building_goes_on_from_the_number_a_wild_card_stands_for() -> None:
    before = table("B1=4; A: H{W,6,5,8}")
    after = do(before, "hand W → B1").state
    assert refused(after, "hand 5 → B1") == refuse("pile-wants", pile=0, rank=6)
    assert differences(do(after, "hand 6 → B1").state, "B1=[1,2,3,4,W,6]; A: H{5,8}") == []


@pytest.mark.rule("SB-GAP-11")
def test_a_wild_card_may_lie_on_another() -> None:
    after = do(table("B1=[1,W]; A: H{W,W,8}"), "hand W → B1", "hand W → B1").state
    assert differences(after, "B1=[1,W,W,W]; A: H{8}") == []


@pytest.mark.rule("SB-GAP-11")
def test_a_wild_card_may_not_lie_on_another_where_the_table_says_so() -> None:
    before = table(
        "B1=[1,W], B2=2; A: S[W,9] H{W,3,8} D1[W]; B: S[W,9]", options=Options(consecutive_wilds="forbidden")
    )
    for origin in ("hand W", "stock", "D1", "buy B's stock"):
        assert refused(before, f"{origin} → B1") == refuse("wild-on-wild", pile=0)
    after = do(before, "hand 3 → B1", "stock → B1", "hand W → B2").state
    assert differences(after, "B1=[1,W,3,W]; B2=[1,2,W]") == []
