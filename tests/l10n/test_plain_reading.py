"""Every message of every language, said with sample parameters: nothing but a sentence comes out, in that language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from spila.rulebook import page
from tests.l10n.ftl import LANGUAGES, OTHERS, Own, read, samples
from tests.play import OWN_GAMES

BLEMISHES = {
    "a placeholder": re.compile(r"[{}]|\?\?|\bNone\b(?! of )|\bTrue\b|\bFalse\b|\$\w|\bundefined\b"),
    "space twice or at an end": re.compile(r"\s\s|^\s|\s$"),
    "space before a stop": re.compile(r"(?<!\d)\s[.,;:!?](?![\w.-])|\(\s|\s\)"),
    "a stop twice": re.compile(r"(?<!\.)\.\.(?!\.)|,,|::|[,;:]\."),
}
SAME_AS_ENGLISH = {
    "arena-bot": "bot is Danish, Norwegian and Swedish too",
    "arena-p50": "an abbreviation",
    "arena-p99": "an abbreviation",
    "arena-rating": "the chess players' word in Danish, Norwegian and Swedish",
    "cli-off": "what is typed",
    "cli-on": "what is typed",
    "cli-text": "Swedish text",
    "cli-verified-seed": "Danish players say seed",
    "deck-problems": "Danish and Norwegian problem",
    "doctor-grade-ok": "the same everywhere",
    "doctor-versions": "names and numbers only",
    "emote-laugh": "everybody laughs alike",
    "lesson-opponent": "a name",
    "preset-skip-bo-masters": "the name of the edition",
    "report-minutes": "an abbreviation",
    "report-seconds": "a unit",
    "setting-chat": "chat is Danish and Norwegian too",
    "skip-bo-board-hand": "Swedish hand",
    "timeline-name": "the name of the game",
    "web-bot-name": "names",
    "web-bot-of": "bot is Danish, Norwegian and Swedish too",
    "web-chat": "chat is Danish and Norwegian too",
    "web-chat-send": "Danish and Norwegian send",
    "web-colour": "bark and rust are Nordic words too",
    "web-game-skip-bo": "the name of the game",
    "web-game-timeline": "the name of the game",
    "web-game-zip-zap": "the name of the game",
    "web-hint": "Norwegian players say hint",
    "web-hint-shown": "Norwegian players say hint",
    "web-host-bytes-gb": "a unit",
    "web-host-bytes-kb": "a unit",
    "web-host-bytes-mb": "a unit",
    "web-host-bytes-tb": "a unit",
    "web-learn-figure-1": "a name",
    "web-learn-figure-2": "a name",
    "web-learn-figure-3": "a name",
    "web-learn-figure-4": "a name",
    "web-learn-figure-5": "a name",
    "web-learn-figure-6": "a name",
    "web-learn-figure-7": "a name",
    "web-learn-pause": "Danish and Norwegian pause",
    "web-learn-start": "start is Danish, Norwegian and Swedish too",
    "web-menu": "Danish menu",
    "web-timeline-key-ends": "what is printed on keys",
    "web-timeline-key-enter": "what is printed on keys",
    "web-timeline-key-escape": "what is printed on keys",
    "web-title": "the name of the program",
    "workshop-menu": "Danish menu",
    "workshop-send": "Danish and Norwegian send",
    "web-zip-zap-bot": "bot is Danish, Norwegian and Swedish too",
    "web-zip-zap-card": "joker is Danish, Norwegian and Swedish too",
    "web-zip-zap-ms": "an abbreviation",
    "web-zip-zap-out": "what is called out",
    "web-zip-zap-suit": "joker is Danish, Norwegian and Swedish too",
    "web-zip-zap-suit-key": "single letters",
    "web-zip-zap-zap-key": "a single letter",
    "zip-zap-board-zap": "the name on the card",
    "zip-zap-move-zap": "what is called out",
    "zip-zap-name": "the name of the game",
    "zip-zap-zap": "the name on the card",
}
"""Messages that read as in English in some language, and why."""
ENGLISH_WORDS = re.compile(r"\b(the|and|with|your|you|are|cannot|this|that|from|which|has|been|there)\b", re.I)


def said(language: str, name: str) -> Iterator[str]:
    pattern = read(language).patterns[name]
    for params in samples(pattern):
        yield Own(language).format(name, params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_sentences(language: str) -> None:
    wrong = [
        (name, what, text)
        for name in read(language).patterns
        for text in said(language, name)
        for what, blemish in BLEMISHES.items()
        if blemish.search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_parameter_is_seen_in_some_variant(language: str) -> None:
    unseen = [
        (name, variable)
        for name, pattern in read(language).patterns.items()
        for variable in pattern.shown - {choice.variable for choice in pattern.choices}
        if not any(f"Q{variable.upper()}X" in text for text in said(language, name))
    ]
    assert unseen == []


def as_in_english(language: str) -> set[str]:
    """Messages with some variant that has words and reads as in English."""
    shared = read(language).patterns.keys() & read("en").patterns.keys()
    return {name for name in shared if any(map(_has_words, {*said(language, name)} & {*said("en", name)}))}


def _has_words(text: str) -> bool:
    return any(sign.isalpha() for sign in re.sub(r"Q[A-Z_]+X", "", text))


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    assert sorted(as_in_english(language) - SAME_AS_ENGLISH.keys()) == []


def test_nothing_is_excused_for_nothing() -> None:
    assert SAME_AS_ENGLISH.keys() == set[str]().union(*map(as_in_english, OTHERS))


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_words_in_sentences_and_rules(language: str) -> None:
    texts = [(name, text) for name in read(language).patterns for text in said(language, name)]
    texts += [(f"book/{game}", block.text) for game in OWN_GAMES for block in page(game, language).blocks()]
    assert [each for each in texts if ENGLISH_WORDS.search(each[1])] == []
