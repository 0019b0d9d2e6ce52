"""Importing a spreadsheet: encodings, separators, invalid rows, limits; nothing is written when it fails."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from spila.decks import library, load, names
from spila.decks.checker import check
from spila.decks.csv_sheet import MAX_BYTES
from spila.decks.number_parsing import loose_value, loose_year
from spila.decks.spreadsheet import read_spreadsheet, slug
from spila.decks.vocabulary import date_words
from tests.decks.spila_cli import spila

ROWS = [
    ["year", "name", "claim", "story"],
    ["930", "Alþingi á Þingvöllum", "stofnað", "Menn komu ríðandi."],
    ["-44", "Cæsar dør", "dræbt i Rom", "Han fik 23 sår."],
    ["1906", "Naisten äänioikeus", "säädetty", "Eduskuntaan tuli naisia."],
]


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "decks"
    monkeypatch.setenv("SPILA_DECKS", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "none"))
    return folder


def table(separator: str = ",", end: str = "\n") -> str:
    return end.join(separator.join(f'"{cell}"' if separator in cell else cell for cell in row) for row in ROWS) + end


ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252")


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_all_encodings_of_spreadsheets_are_read(
    encoding: str, separator: str, end: str, tmp_path: Path, decks: Path
) -> None:
    file = tmp_path / "saga.csv"
    file.write_bytes(table(separator, end).encode(encoding))
    done = spila("deck", "import", str(file), "--language", "is")
    assert done.exit_code == 0, done.output
    deck = load("saga")
    assert [(card.value, card.texts["is"].name) for card in deck.cards] == [
        (930, "Alþingi á Þingvöllum"),
        (-44, "Cæsar dør"),
        (1906, "Naisten äänioikeus"),
    ]
    assert deck.folder == decks / "saga"
    assert "saga" in names()


def test_excels_own_first_line_names_the_separator(tmp_path: Path) -> None:
    file = tmp_path / "t.csv"
    file.write_text("sep=;\nyear;name\n1066;Hastings, a battle\n", encoding="utf-8")
    reading = read_spreadsheet(file)
    assert reading.problems == []
    assert reading.deck is not None
    assert reading.deck.cards[0].texts["en"].name == "Hastings, a battle"


def test_bad_rows_are_reported_by_line_and_left_out(tmp_path: Path, decks: Path) -> None:
    file = tmp_path / "mixed.csv"
    file.write_text(
        "Year,Name,Claim\n"
        "1492,Columbus,lands in the Bahamas\n"
        "0,Nothing,never was\n"
        "soon,The future,will come\n"
        "1969,,first crewed landing\n"
        "\n"
        '1783,"A balloon\nin two lines",rises\n'
        "1492,COLUMBUS,again\n"
        "1517,Luther,nails,too many,cells\n"
        '1600,"Open quote,hm\n'
        "1876,The telephone,patent granted\n",
        encoding="utf-8",
    )
    done = spila("deck", "import", str(file))
    assert done.exit_code == 0
    reported = [line.split(": ")[0] for line in done.output.splitlines()]
    assert reported[:-1] == [f"left out, mixed.csv:{line}" for line in (3, 4, 5, 9, 10, 11)]
    assert "3 cards from 9 rows" in done.output
    assert [card.id for card in load("mixed").cards] == ["a-balloon-in-two-lines", "columbus", "the-telephone"]
    assert check("mixed")[1] != []  # licence and credits are still to be filled in


def test_a_front_that_gives_the_date_away_is_kept_and_reported(tmp_path: Path, decks: Path) -> None:
    file = tmp_path / "weak.csv"
    file.write_text("year,name\n1666,The fire of 1666\n1667,Peace\n", encoding="utf-8")
    done = spila("deck", "import", str(file))
    assert done.exit_code == 0
    assert "kept, but please check weak.csv:2: " in done.output
    assert len(load("weak").cards) == 2


INVALID = {
    "empty": b"",
    "blank": b"\n\n  \n",
    "no heading": b"1066,Hastings\n1815,Waterloo\n",
    "only a heading": b"year,name\n",
    "no usable row": b"year,name\nsoon,Tomorrow\n0,Never\n",
    "prose": b"Once upon a time there was a king, and he had three sons.\n",
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)) * 4,
    "a workbook": b"PK\x03\x04" + bytes(200),
    "odd UTF-16": b"\xff\xfey",
    "lone surrogates": b"\xff\xfe" + b"\x00\xd8" * 20,
    "too large": b"year,name\n" + b"1066,Hastings\n" * (MAX_BYTES // 14 + 2),
    "too many": b"year,name\n" + b"".join(b"%d,Card %d\n" % (1000 + n % 900, n) for n in range(5001)),
    "a huge cell": b'year,name\n1066,"' + b"x" * 200_000 + b'"\n',
    "only quotes": b'"' * 5001,
}


@pytest.mark.parametrize("name", INVALID)
def test_an_invalid_file_is_reported_in_one_line_and_nothing_is_written(name: str, tmp_path: Path, decks: Path) -> None:
    file = tmp_path / "bad.csv"
    file.write_bytes(INVALID[name])
    done = spila("deck", "import", str(file))
    assert done.exit_code == 2
    assert done.output.startswith("spila: ")
    assert done.output.count("\n") == 1
    assert not decks.exists()


def test_five_thousand_cards_are_not_too_many(tmp_path: Path, decks: Path) -> None:
    file = tmp_path / "many.csv"
    file.write_bytes(INVALID["too many"].rsplit(b"\n", 2)[0])
    assert spila("deck", "import", str(file)).exit_code == 0
    assert len(load("many").cards) == 5000


def test_a_missing_file_and_a_taken_name(tmp_path: Path, decks: Path) -> None:
    gone = spila("deck", "import", str(tmp_path / "gone.csv"))
    assert (gone.exit_code, gone.output.count("\n")) == (2, 1)
    file = tmp_path / "one.csv"
    file.write_text("year,name\n1066,Hastings\n", encoding="utf-8")
    assert spila("deck", "import", str(file)).exit_code == 0
    file.write_text("year,name\n1815,Waterloo\n", encoding="utf-8")
    assert spila("deck", "import", str(file)).exit_code == 2
    assert load("one").cards[0].value == 1066
    assert spila("deck", "import", str(file), "--replace").exit_code == 0
    assert load("one").cards[0].value == 1815
    assert spila("deck", "import", str(file), "--as", "../two").exit_code == 2
    assert sorted(each.name for each in decks.iterdir()) == ["one"]


def test_a_deck_may_order_by_any_number(tmp_path: Path, decks: Path) -> None:
    file = tmp_path / "mountains.csv"
    file.write_text("name;height (m)\nEverest;8848,86\nHekla;1491\nDead Sea;-430\n", encoding="utf-8")
    assert spila("deck", "import", str(file)).exit_code == 0
    deck = load("mountains")
    assert deck.unit == "m"
    assert {card.id: card.value for card in deck.cards} == {"everest": 8848.86, "hekla": 1491, "dead-sea": -430}
    assert "8848.86 m" in spila("deck", "show", "mountains").output
    reading = library.read("mountains")
    assert all(problem.code == "empty-field" for problem in reading.problems)


@pytest.mark.parametrize(
    ("language", "typed", "value"),
    [
        ("en", "8,849", 8849),
        ("en", "1,234.5", 1234.5),
        ("en", "8,84", 8.84),
        ("is", "8.849", 8849),
        ("is", "8,849", 8.849),
    ],
)
def test_thousands_are_grouped_as_in_the_language(
    language: str, typed: str, value: float, tmp_path: Path, decks: Path
) -> None:
    file = tmp_path / "mountains.csv"
    file.write_text(f"name;height (m)\nEverest;{typed}\n", encoding="utf-8")
    assert spila("deck", "import", str(file), "--language", language).exit_code == 0
    assert [card.value for card in load("mountains").cards] == [value]


@pytest.mark.parametrize(
    ("text", "year", "approximate"),
    [
        ("1450", 1450, False),
        ("-44", -44, False),
        ("−44", -44, False),
        ("44 BC", -44, False),
        ("44 BCE", -44, False),
        ("c. 1450", 1450, True),
        ("ca 1450", 1450, True),
        ("um 870", 870, True),
        ("n. 1155", 1155, True),
        ("noin 300 eaa.", -300, True),
        ("12 000 f.Kr.", -12000, False),
        ("300 f. Kr.", -300, False),
        ("300 eKr.", -300, False),
        ("1969.0", 1969, False),
        ("12,000 BCE", -12000, False),
        ("79 AD", 79, False),
    ],
)
def test_years_as_people_write_them(text: str, year: int, approximate: bool) -> None:
    assert loose_year(text, 2026, date_words("about"), date_words("before")) == (year, approximate)


@pytest.mark.parametrize(
    "text",
    ["", "0", "soon", "1450-1460", "19th century", "1969-07-20", "20/7/1969", "3000", "1e3", "١٤٥٠", "1450 or so"],
)
def test_what_is_no_year(text: str) -> None:
    assert loose_year(text, 2026, date_words("about"), date_words("before")) is None


@pytest.mark.parametrize("text", ["", "high", "1,2,3", "nan", "inf", "1e400", "9" * 40])
def test_what_is_no_number(text: str) -> None:
    assert loose_value(text, date_words("about")) is None


def test_headings_in_six_languages(tmp_path: Path) -> None:
    for number, heading in enumerate(
        ("Year,Name", "Ár,Heiti", "År,Namn", "Årstal,Navn", "Årstall,Tittel", "Vuosi,Nimi")
    ):
        file = tmp_path / f"{number}.csv"
        file.write_text(f"{heading}\n1066,Hastings\n", encoding="utf-8")
        deck = read_spreadsheet(file).deck
        assert deck is not None
        assert deck.cards[0].value == 1066


def test_ids_come_from_names_and_never_from_the_order_of_rows(tmp_path: Path) -> None:
    assert slug("Þingvellir við Öxará") == "thingvellir-vid-oxara"
    file = tmp_path / "greek.csv"
    names = ["Μαραθώνας", "Θερμοπύλες", "Σαλαμίνα", "Πλαταιές"]
    rows = "".join(f"{-490 + n},{name}\n" for n, name in enumerate(names))
    file.write_text("year,name\n" + rows, encoding="utf-8")
    reading = read_spreadsheet(file)
    assert reading.deck is not None
    ids = {card.texts["en"].name: card.id for card in reading.deck.cards}
    file.write_text(
        "year,name\n" + "".join(f"{1900 - n},{name}\n" for n, name in enumerate(reversed(names))), encoding="utf-8"
    )
    again = read_spreadsheet(file).deck
    assert again is not None
    assert {card.texts["en"].name: card.id for card in again.cards} == ids


def test_spoiled_tables_never_crash(tmp_path: Path) -> None:
    rng = random.Random("tables")
    good = table().encode()
    file = tmp_path / "x.csv"
    for _ in range(600):
        spoiled = bytearray(good)
        for _ in range(rng.randint(1, 6)):
            at = rng.randrange(len(spoiled))
            spoiled[at : at + rng.randint(0, 4)] = bytes(
                rng.choice(b'",;\t\n\r\x00\xff\xfe0-\xc3') for _ in range(rng.randint(0, 4))
            )
        file.write_bytes(bytes(spoiled))
        reading = read_spreadsheet(file)
        assert reading.deck is not None or reading.problems
        if reading.deck is not None:
            ids = [card.id for card in reading.deck.cards]
            assert ids == sorted(set(ids))


def test_a_table_can_be_played_without_import(tmp_path: Path) -> None:
    import spila as public

    file = tmp_path / "class.csv"
    file.write_text(
        "year,name\n" + "".join(f"{1000 + 7 * n},Event {chr(97 + n)}\n" for n in range(20)), encoding="utf-8"
    )
    match = public.new_match("timeline", seats=2, seed=1, options={"deck": str(file)})
    assert (match.header.options.deck.id, match.view().cards) == ("class", 20)
    done = spila("simulate", "timeline", "--games", "3", "--option", f"deck={file}")
    assert done.exit_code == 0
