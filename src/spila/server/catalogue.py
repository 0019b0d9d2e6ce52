"""What there is to choose from: games with their switches, decks, and the fronts of a table's cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from spila import bots
from spila.decks import Card, Deck, named, names
from spila.decks.eras import era
from spila.decks.icons import drawing, photo_name
from spila.decks.library import by_id, dealt_from
from spila.games import MODULES, load
from spila.kernel import Malformed
from spila.l10n import Words, preferred
from spila.l10n.dates import printed
from spila.rulebook import Figure, figures, has_lesson, page
from spila.rulebook import lesson as scripted
from spila.server.api import DateSide, DeckCard, FigureCard, Front, GameCard, LessonPage, RuleFigure, RulePage
from spila.tables.actor import TableActor
from spila.tables.game_facts import game_facts

HALVES: Final = 2
"""In a race everybody needs a part of the screen at the same time, and there is room for two hands."""


def load_all() -> None:
    """Load games, bots and the decks of the package: the first who asks for them does not make others wait."""
    games()
    decks()


def games() -> list[GameCard]:
    """All games."""
    return [_game(game) for game in MODULES]


@cache
def _game(game: str) -> GameCard:
    rules = load(game)
    least = rules.seats[0]
    schema = msgspec.json.schema(rules.options_type)
    presets = {name: rules.public(preset(least)) for name, preset in rules.presets.items()}
    facts = game_facts(rules)
    races = facts.races
    around = 1 if facts.simultaneous else HALVES if races else rules.seats[-1]
    return GameCard(
        id=game,
        least=least,
        most=rules.seats[-1],
        levels=tuple(bots.levels(game)),
        stand_in=bots.stand_in(game),
        presets=presets,
        options=schema,
        lesson=has_lesson(game),
        races=races,
        most_around_screen=around,
        simultaneous=facts.simultaneous,
    )


def decks() -> list[DeckCard]:
    """All decks that can be read."""
    found = []
    for name in names():
        try:
            found.append(_deck(name, named(name)))
        except Malformed:
            continue
    return found


def _deck(name: str, deck: Deck) -> DeckCard:
    categories = tuple(sorted({card.category for card in deck.cards if card.category}))
    small = sum(card.small for card in deck.cards)
    titles = dict(deck.manifest.titles)
    measures = dict(deck.manifest.measures)
    return DeckCard(name, titles, len(deck.cards), small, deck.languages, deck.unit, categories, measures)


def rules(game: str, language: str) -> RulePage:
    """A game's rule page."""
    content = page(game, preferred(language, {}))
    return RulePage(content, {name: _figure(figure, language) for name, figure in figures(game).items()})


def lesson(game: str, language: str) -> LessonPage:
    """A game's first lesson."""
    content = scripted(game)
    dates = dict(content.turned)
    for step in content.steps:
        dates |= step.turned
    return LessonPage(content, _figure_cards(content.deck, content.cards, dates, language))


def _figure(figure: Figure, language: str) -> RuleFigure:
    cards = _figure_cards(figure.deck, figure.cards, figure.turned, language)
    return RuleFigure(figure.seat, figure.seats, figure.view, cards)


def _figure_cards(
    deck_name: str, names: dict[int, str], turned: dict[int, int | float], language: str
) -> dict[int, FigureCard]:
    """Fronts of the cards that can be seen, and the other sides of those that are turned."""
    cards: dict[int, FigureCard] = {}
    if names and (deck := by_id(deck_name)) is not None:
        known = {card.id: card for card in deck.cards}
        for number, name in names.items():
            side = _date_side(deck, known[name], turned[number], language) if number in turned else None
            cards[number] = FigureCard(_front(deck, known[name], language), side)
    return cards


def _front(deck: Deck, card: Card, language: str) -> Front:
    text = deck.text(card, language)
    picture = (drawing(deck, card.icon) or "") if card.icon else ""
    return Front(card.id, text.name, text.claim, picture, photo_address(card), _language(deck, card, language))


def _language(deck: Deck, card: Card, language: str) -> str:
    """The language that a card's texts are in, if it was asked for in this one."""
    own = deck.manifest.language
    return next((code for code in (language, own) if code in card.texts), next(iter(card.texts)))


def photo_address(card: Card) -> str:
    """The address of a card's photo, relative to the page's base; empty where it has none."""
    name = photo_name(card.icon)
    return f"pictures/{name}" if name else ""


def _date_side(deck: Deck, card: Card, value: int | float, language: str) -> DateSide:
    words = Words(preferred(language, {}))
    date = printed(value, words, approximate=card.approximate, unit=deck.unit, given=card.printed)
    story, of = deck.text(card, language).story, era(value) if deck.unit == "year" else None
    return DateSide(date, story, of, _language(deck, card, language))


def deck_of(table: TableActor) -> str:
    """The name of the deck that a table is played with; empty for games without one."""
    in_play = table.state.game.deck_in_play(table.state.read_options())
    return "" if in_play is None else in_play.deck


def fronts(table: TableActor, language: str, of: str) -> list[Front]:
    """Cards in play, those asked for or all by number; `Malformed` for games without such cards."""
    deck, ids = cards_of(table)
    if of:
        ids = tuple(ids[number] for number in _numbers(of, len(ids)))
    known = {} if deck is None else {card.id: card for card in deck.cards}
    return [front_of(deck, known.get(each), each, language) for each in ids]


def front_of(deck: Deck | None, card: Card | None, id: str, language: str) -> Front:
    """The front of a card; where its deck is not there any more, its id alone."""
    return Front(id, id, "", "") if deck is None or card is None else _front(deck, card, language)


def side_of(deck: Deck | None, card: Card | None, value: int | float, language: str) -> DateSide:
    """The date side of a card; where its deck is not there any more, the date alone."""
    if deck is None or card is None:
        return DateSide(printed(value, Words(preferred(language, {}))), "", None)
    return _date_side(deck, card, value, language)


def date_sides(table: TableActor, language: str, of: str) -> list[DateSide]:
    """Dates and stories of cards that everybody has seen; `Malformed` if one is covered."""
    deck, ids = cards_of(table)
    turned = turned_cards(table)
    known = {} if deck is None else {card.id: card for card in deck.cards}
    sides = []
    for number in _numbers(of, len(ids)):
        if number not in turned:
            raise Malformed("card-covered", card=number)
        sides.append(side_of(deck, known.get(ids[number]), turned[number], language))
    return sides


def _numbers(of: str, cards: int) -> list[int]:
    """Numbers of cards in play, as they stand in an address: `3,14,15`."""
    parts = of.split(",")
    if len(parts) > cards or not all(part.isascii() and part.isdigit() and len(part) < 5 for part in parts):
        raise Malformed("unreadable", what="of", why=of[:200])
    numbers = [int(part) for part in parts]
    if max(numbers) >= cards:
        raise Malformed("unreadable", what="of", why=str(max(numbers)))
    return numbers


def cards_of(table: TableActor) -> tuple[Deck | None, tuple[str, ...]]:
    """The deck with its texts, if it is there, and the ids of the cards in play."""
    in_play = table.state.game.deck_in_play(table.state.read_options())
    if in_play is None:
        raise Malformed("no-fronts", game=table.state.game.id)
    return dealt_from(in_play.deck, in_play.content_hash), in_play.cards


def turned_cards(table: TableActor) -> Mapping[int, Any]:
    """What everybody has seen on turned cards."""
    state = table.state.position
    if state is None:
        return {}
    return table.state.game.turned_sides(state, (event for update in table.broadcast.recent for event in update.events))
