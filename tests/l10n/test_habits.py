"""Numbers, plurals, dates and lists as each language writes them."""

from __future__ import annotations

import re

import pytest
from babel.lists import format_list
from msgspec.structs import replace

from spila.api import new_match
from spila.cli.narration import Narrator
from spila.games.skip_bo.moves import DeclineToll
from spila.l10n.dates import printed
from tests.l10n.ftl import FOLDER, LANGUAGES, OTHERS, Own

NBSP = "\u00a0"
EXPORTED = {
    "en": ("One table written to t", "2 tables written to t", "21 tables written to t", "1,234 tables written to t"),
    "is": ("1 borð er komið í t", "2 borð eru komin í t", "21 borð er komið í t", "1.234 borð eru komin í t"),
    "sv": ("Ett bord har skrivits till t", *(f"{n} bord har skrivits till t" for n in ("2", "21", f"1{NBSP}234"))),
    "da": ("Ét bord gemt i t", "2 borde gemt i t", "21 borde gemt i t", "1.234 borde gemt i t"),
    "fi": (
        "Yksi pöytä kirjoitettu tiedostoon t",
        *(f"{n} pöytää kirjoitettu tiedostoon t" for n in ("2", "21", f"1{NBSP}234")),
    ),
    "nb": ("Ett bord er skrevet til t", *(f"{n} bord er skrevet til t" for n in ("2", "21", f"1{NBSP}234"))),
}
SEATS_OPEN = {
    "en": ("One seat is still free.", "5 seats are still free."),
    "is": ("Eitt sæti er enn laust.", "5 sæti eru enn laus."),
    "sv": ("En plats är fortfarande ledig.", "5 platser är fortfarande lediga."),
    "da": ("Én plads er stadig ledig.", "5 pladser er stadig ledige."),
    "fi": ("Yksi paikka on vielä vapaana.", "5 paikkaa on vielä vapaana."),
    "nb": ("Én plass er fortsatt ledig.", "5 plasser er fortsatt ledige."),
}
DATES = {
    "en": ("2560 BCE", "12,000 BCE", "c. 1450", "79 CE", "8848.86 m"),
    "is": ("2560 f.Kr.", "12.000 f.Kr.", "um 1450", "79 e.Kr.", "8848,86 m"),
    "sv": ("2560 f.Kr.", f"12{NBSP}000 f.Kr.", "ca 1450", "79 e.Kr.", "8848,86 m"),
    "da": ("2560 f.Kr.", "12.000 f.Kr.", "ca. 1450", "79 e.Kr.", "8848,86 m"),
    "fi": ("2560 eaa.", f"12{NBSP}000 eaa.", "n. 1450", "79 jaa.", "8848,86 m"),
    "nb": ("2560 f.Kr.", f"12{NBSP}000 f.Kr.", "ca. 1450", "79 e.Kr.", "8848,86 m"),
}
NUMBERS = {
    "en": "1,234,567.5", "is": "1.234.567,5", "sv": f"1{NBSP}234{NBSP}567,5",
    "da": "1.234.567,5", "fi": f"1{NBSP}234{NBSP}567,5", "nb": f"1{NBSP}234{NBSP}567,5",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_and_large_numbers_in_sentences(language: str) -> None:
    own = Own(language)
    assert tuple(own.say("cli-exported", tables=count, file="t") for count in (1, 2, 21, 1234)) == EXPORTED[language]
    for count, begins in zip((1, 5), SEATS_OPEN[language], strict=True):
        assert own.say("refusal-seats-open", open=count).startswith(begins)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dates(language: str) -> None:
    own = Own(language)
    assert DATES[language] == (
        printed(-2560, own),
        printed(-12_000, own),
        printed(1450, own, approximate=True),
        printed(79, own),
        printed(8848.86, own, unit="m"),
    )
    assert printed(1969, own) == "1969"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers(language: str) -> None:
    assert Own(language).number(1_234_567.5, 1) == NUMBERS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_percentages(language: str) -> None:
    """English and Icelandic write the sign right after the number, the others after a space that doesn't break."""
    space = "" if language in ("en", "is") else "\u00a0"
    point = "." if language == "en" else ","
    assert Own(language).percent(0.505) == f"50{point}5{space}%"
    assert Own(language).percent(0.75, 0) == f"75{space}%"
    texts = "\n".join(file.read_text(encoding="utf-8") for file in (FOLDER / language).rglob("*.ftl"))
    assert set(re.findall(r"[\d}](\s?)%", texts)) == {space}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_has_a_small_letter_inside_a_sentence(language: str) -> None:
    own = Own(language)
    you, inside, other = own.say("cli-you"), own.say("cli-you-inside"), own.say("cli-seat", number=2)
    assert inside == you[0].lower() + you[1:]
    teller = Narrator("timeline", new_match("timeline", seats=2, seed="1").options, [you, other], own)
    out = teller.say("event-eliminated", seats=teller.players((0, 1)))
    assert out.endswith(f": {own.say('cli-and', first=inside, last=other)}.")
    assert you not in teller.players((1, 0))
    assert teller.say("event-player-left", seat=teller.player(0)).startswith(you)
    skip_bo = Narrator("skip-bo", None, [you, other], own)
    assert f": {inside}: 5, {other}: 0." in skip_bo.say("event-scored", points=skip_bo.scores((5, 0)), scores="–")
    drew = teller.say("event-placed", seat=teller.player(0), card=f"{you} & Co", value="1900", right="yes")
    assert drew.startswith(you)
    assert f"{you} & Co" in drew


@pytest.mark.parametrize("language", OTHERS)
def test_lists_are_joined_as_cldr_has_it(language: str) -> None:
    names = ["Anna", "Björn", "Kim", "Noor"]
    teller = Narrator("skip-bo", None, names, Own(language))
    for count in range(1, 5):
        assert teller.players(range(count)) == format_list(names[:count], locale=language)


def test_english_lists_have_no_comma_before_and() -> None:
    teller = Narrator("skip-bo", None, ["Anna", "Björn", "Kim"], Own("en"))
    assert teller.players((0, 1, 2)) == "Anna, Björn and Kim"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_declined_toll_says_whether_a_card_is_discarded(language: str) -> None:
    match = new_match("skip-bo", seats=2, seed="1")
    teller = Narrator("skip-bo", match.options, ["Anna", "Björn"], Own(language))
    views = [replace(match.view(0), decline_discards=discards) for discards in (True, False)]
    at_the_end, at_once = (teller.board.move(DeclineToll(), view, teller) for view in views)
    assert len(at_the_end) > len(at_once)


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_who_are_awaited_get_several_bots(language: str) -> None:
    one, two = (Own(language).say("web-next-without", names="Anna", count=count) for count in (1, 2))
    assert (one == two) == (language == "is")  # where a bot and bots are the same word


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_of_timeline_together_suits_decks_of_numbers(language: str) -> None:
    own = Own(language)
    dates = r"\bdat(e|o|ene)|årtal|ártal|vuosi"
    for value in ("easy", "hard"):
        assert not re.search(dates, own.say(f"option-timeline-together-difficulty-{value}"))


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_wrong_with_a_game_is_said_without_english_names(language: str) -> None:
    own = Own(language)
    told = {
        *((each, own.say("check-round-trip", what=each)) for each in ("position", "move", "view", "event")),
        *((each, own.say("check-field-missing", what=each, field="f")) for each in ("state", "position", "view")),
        *((each, own.say("error-part-missing", game="g", part=each, module="m")) for each in ("board", "study")),
    }
    assert {each for each, text in told if each in text} == set()


SIDES = {
    "en": r"\b(on|to|from) (the|your) (left|right)\b|\b(left|right) of\b|-hand side\b|\b(left|right)(most|wards?)\b"
    r"|\b(left|right) (end|edge|side)\b",
    "is": r"\bvinstr|\bhægri|\bhægra\b",
    "sv": r"\bvänster|\bhöger",
    "da": r"\bvenstre|\bhøjre",
    "fi": r"\bvasem|\bvasen|\boikeal|\boikean? puol|\boikeaan? (reuna|laita)",
    "nb": r"\bvenstre|\bhøyre",
}
DOWNWARD = {"en": "top", "is": "efst", "sv": "överst", "da": "øverst", "fi": "ylimm", "nb": "øverst"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_timeline_that_runs_downward_has_no_left_and_right(language: str) -> None:
    """On phones and in print the earliest card is at the top: who speaks of a side says that too."""
    folder = FOLDER / language
    files = (*folder.glob("*timeline*.ftl"), *folder.glob("web-class.ftl"), *folder.glob("book/timeline*.md"))
    assert len(files) > 6
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if re.search(SIDES[language], line, re.IGNORECASE):
                assert DOWNWARD[language] in line, f"{file.name}: {line}"
