"""The study of Skip-Bo: coins, tolls and wilds (SB-GAP-01, SB-GAP-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spila.arena import event_counter
from spila.arena.study import Sample, Setting, contests, table
from spila.games.skip_bo.events import Bought, CoinsDealt, CoinsPaid, TollDeclined, TollPaid

TITLE: Final = "Skip-Bo with coins"
INTRODUCTION: Final = (
    "The rule sheet does not say how many Skip-Bo cards and how many tolls the deck holds. The project proposes 24 "
    "wilds and, for each number, tolls of 1, 2 and 3 coins on one card each. How does that play, and would another "
    "deck play better?"
)
EVENTS: Final = {
    "turn-began": "SB-TURN-2",
    "discarded": "SB-TURN-6",
    "cleared": "SB-PILE-4",
    "reshuffled": "SB-PILE-7",
    "coins-paid": "SB-SUB-1",
    "bought": "SB-BUY-1",
    "toll-due": "SB-TOLL-1",
    "toll-paid": "SB-TOLL-5",
    "toll-declined": "SB-TOLL-3",
    "declined for want of coins": "SB-GAP-19",
    "coins-dealt": "SB-BACK-1",
    "game-void": "SB-GAP-27",
}


class Counter(event_counter.EventCounter):
    """Counts coins by use."""

    def note(self, event: Any) -> None:
        """Count coins paid, received and dealt back."""
        if isinstance(event, CoinsPaid):
            self.seen["coins for cards"] += event.coins
        elif isinstance(event, Bought):
            self.seen["coins to sellers"] += 1
        elif isinstance(event, TollPaid):
            self.seen["coins for tolls"] += event.coins
        elif isinstance(event, CoinsDealt):
            self.seen["coins back"] += sum(event.shares)
        elif isinstance(event, TollDeclined) and not event.able:
            self.seen["declined for want of coins"] += 1

    def counts(self, state: Any) -> dict[str, float]:
        """The counts, and the stocks and coins left at the end."""
        counts: dict[str, float] = dict(self.seen)
        counts["coins held at the end"] = sum(state.coins)
        losers = [len(stock) for stock in state.stocks if stock]
        counts["stock left of the losers"] = sum(losers) / max(len(losers), 1)
        counts["coins of the winner"] = sum(state.coins[seat] for seat, stock in enumerate(state.stocks) if not stock)
        counts["played"] = self.seen["played"]
        return counts


def _deck(wilds: int, tolls: Sequence[int], copies: int = 12) -> dict[str, Any]:
    return {"deck": {"wilds": wilds, "tolls": list(tolls), "copiesPerNumber": copies}}


def settings() -> list[Setting]:
    """The proposed deck with every number of seats, then other decks with two seats, then different bots with each."""
    proposal = [Setting("proposal", seats, None) for seats in range(2, 7)]
    decks = {
        "no tolls": _deck(24, ()),
        "tolls 1": _deck(24, (1,)),
        "tolls 2, 3, 4": _deck(24, (2, 3, 4)),
        "tolls 1, 2, 3 twice": _deck(24, (1, 1, 2, 2, 3, 3)),
        "12 wilds": _deck(12, (1, 2, 3), 13),
        "36 wilds": _deck(36, (1, 2, 3), 11),
        "no coins, no tolls": {**_deck(24, ()), "coins": 0},
    }
    other = [Setting(name, 2, options) for name, options in decks.items()]
    skill = [
        Setting(f"skill: {name}", 2, options, ("hard", "medium"))
        for name, options in {"proposal": None, **decks}.items()
    ]
    return proposal + other + skill


def findings(samples: Sequence[Sample]) -> list[str]:
    """How coins and tolls move, and how often the better bot wins."""
    rows = [
        (
            sample.setting.name,
            sample.setting.seats,
            f"{sample.mean('coins for cards'):.1f}",
            f"{sample.mean('bought'):.1f}",
            f"{sample.mean('coins for tolls'):.1f}",
            f"{sample.mean('coins back'):.1f}",
            f"{100 * sample.per('toll-paid', 'toll-due'):.0f} %",
            f"{100 * sample.per('declined for want of coins', 'toll-due'):.0f} %",
            f"{sample.mean('turn-began') / sample.setting.seats:.1f}",
            f"{sample.mean('stock left of the losers'):.1f}",
        )
        for sample in samples
        if len(set(sample.setting.bots)) == 1
    ]
    heads = (
        "setting", "seats", "coins for cards", "purchases", "coins for tolls", "coins dealt back", "tolls paid",
        "could not pay", "turns each", "stock left",
    )  # fmt: skip
    lines = ["## How coins and tolls move", "", "On average in a game, all players together:", "", *table(heads, rows)]
    return [*lines, "", "## Does skill pay?", "", *contests(samples)]
