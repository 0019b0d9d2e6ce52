"""The report about a table for those who run it: the findings with names of cards and dates, and as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from statistics import median
from typing import Any, Final, Literal

from spila.decks import Deck
from spila.decks.deck_files import not_a_formula
from spila.decks.library import dealt_from
from spila.games import load
from spila.kernel import AnyGame
from spila.kernel.capabilities import DeckInPlay
from spila.l10n import Words, preferred
from spila.server import catalogue
from spila.server.api import DateSide, Front
from spila.server.class_api import ClassReport, How, ReportedCard, ReportedPerson, Sheet, WrongGap
from spila.tables.entries import Occupant
from spila.tables.findings import Findings, Question

LOOK_CARDS: Final = 3
LOOK_SHARE: Final = 0.6
"""Up to so many cards that fewer than this share of the answers got right deserve a second look."""

COLUMNS: Final = (
    "report-column-number", "report-column-card", "report-column-date", "report-column-right", "report-column-answers",
    "report-column-share", "report-column-wrong", "report-column-wrong-count", "report-column-seconds",
)  # fmt: skip
"""The headings of the cards in a spreadsheet."""


class _Cards:
    """The cards in play, with their texts and dates in a language."""

    def __init__(self, game: AnyGame, options: Any, found: Findings, language: str) -> None:
        in_play: DeckInPlay | None = game.deck_in_play(options)
        assert in_play is not None, "a game with questions about cards has a deck"
        self.ids, self._dates, self._language = in_play.cards, found.dates, language
        self._deck: Deck | None = dealt_from(in_play.deck, in_play.content_hash)
        self._known = {} if self._deck is None else {card.id: card for card in self._deck.cards}
        self.title = in_play.deck if self._deck is None else self._deck.title(language)

    def front(self, number: int) -> Front:
        """The front of a card."""
        return catalogue.front_of(self._deck, self._known.get(self.ids[number]), self.ids[number], self._language)

    def side(self, number: int) -> DateSide:
        """The date side of a card that was turned."""
        value = self._dates[number]
        return catalogue.side_of(self._deck, self._known.get(self.ids[number]), value, self._language)

    def date(self, number: int) -> str:
        """Its date alone."""
        return self.side(number).date


def class_report(table: str, game: str, title: str, options: Any, found: Findings, language: str) -> ClassReport:
    """The findings as people read them."""
    cards = _Cards(load(game), options, found, language)
    looks = _worth_a_look(found.questions)
    rows = tuple(_card(question, cards, number in looks) for number, question in enumerate(found.questions))
    first = found.questions[0].line[0] if found.questions else None
    people = [person for person in found.people if person.kind == "person"]
    return ClassReport(
        table=table,
        title=title,
        game=game,
        deck=cards.title,
        people=len(people),
        sides=max((question.answers for question in found.questions), default=0),
        cards=rows,
        first="" if first is None else cards.front(first).name,
        first_date="" if first is None else cards.date(first),
        minutes=-(-found.took // 60_000),
        named=found.named,
        persons=tuple(_people(found)) if found.named else (),
    )


def _worth_a_look(questions: tuple[Question, ...]) -> set[int]:
    """The numbers of the cards that fewest knew."""
    shares = [(each.right / each.answers, number) for number, each in enumerate(questions) if each.answers]
    return {number for share, number in sorted(shares)[:LOOK_CARDS] if share < LOOK_SHARE}


def _card(question: Question, cards: _Cards, look: bool) -> ReportedCard:
    wrong = question.commonest_wrong()
    seconds = round(median(question.times) / 1000, 1) if question.times else None
    side = cards.side(question.card)
    return ReportedCard(
        front=cards.front(question.card),
        date=side.date,
        era=side.era,
        right=question.right,
        answers=question.answers,
        wrong=None if wrong is None else _wrong_gap(question, *wrong, cards),
        seconds=seconds,
        look=look,
    )


def _wrong_gap(question: Question, gap: int, count: int, cards: _Cards) -> WrongGap:
    way: Literal["earlier", "later"] = "later" if gap < question.first else "earlier"
    left = cards.date(question.line[gap - 1]) if gap else None
    right = cards.date(question.line[gap]) if gap < len(question.line) else None
    return WrongGap(count, way, left, right)


def _people(found: Findings) -> Iterator[ReportedPerson]:
    """Those about whom anything may be said, in the order of seats."""
    number = 0
    for seat, person in enumerate(found.people):
        if person.kind != "person":
            continue
        number += 1
        if any(seat in question.named for question in found.questions):
            yield _person(person, number, tuple(_how(question, seat) for question in found.questions))


def _person(person: Occupant, number: int, answers: tuple[How | None, ...]) -> ReportedPerson:
    return ReportedPerson(number, person.name, person.animal, person.colour, answers)


def _how(question: Question, seat: int) -> How | None:
    if seat not in question.named:
        return None
    answer = question.named[seat]
    if answer is None:
        return "none"
    return "later" if answer < question.first else "earlier" if answer > question.last else "right"


# ------------------------------------------------------------ CSV


def report_csv(report: ClassReport, sheet: Sheet, language: str) -> bytes:
    """One table of the report for a spreadsheet: UTF-8 with a mark, so that Excel reads it too."""
    words = Words(preferred(language, {}))
    text = StringIO()
    rows = _card_rows(report, words) if sheet == "cards" else _person_rows(report, words)
    csv.writer(text).writerows([not_a_formula(str(cell)) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def _card_rows(report: ClassReport, words: Words) -> Iterator[list[object]]:
    yield [words.say(column) for column in COLUMNS]
    for number, card in enumerate(report.cards, start=1):
        share = round(100 * card.right / card.answers) if card.answers else ""
        gap, count = gap_text(report.game, card, words), "" if card.wrong is None else card.wrong.count
        seconds = "" if card.seconds is None else words.number(card.seconds, 1)
        yield [number, card.front.name, card.date, card.right, card.answers, share, gap, count, seconds]


def _person_rows(report: ClassReport, words: Words) -> Iterator[list[object]]:
    cards = [card.front.name for card in report.cards]
    order = order_of(report.cards[0]) if report.cards else "years"
    yield [words.say("report-column-person"), words.say("report-column-right"), *cards]
    for person in report.persons:
        answers = [words.say("report-answer", how=each, order=order) if each else "" for each in person.answers]
        yield [person_text(person, words), person.answers.count("right"), *answers]


def person_text(person: ReportedPerson, words: Words) -> str:
    """A person's name, or what stands for it."""
    return person.name or words.say("report-person", number=person.number)


def order_of(card: ReportedCard) -> str:
    """What the cards of the report are ordered by. Only cards with years have an era."""
    return "numbers" if card.era is None else "years"


def gap_text(game: str, card: ReportedCard, words: Words) -> str:
    """Where most wrong answers to a card went, by the dates beside that gap."""
    gap = card.wrong
    if gap is None:
        return ""
    order = order_of(card)
    side = "between" if gap.left is not None and gap.right is not None else "before" if gap.left is None else "after"
    return words.say(f"{game}-{side}", left=gap.left or "", right=gap.right or "", order=order)
