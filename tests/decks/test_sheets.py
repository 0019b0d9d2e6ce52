"""Tables as teachers have them become cards, and whatever is no table is refused with a code, quickly."""

from __future__ import annotations

import random
from datetime import date

import pytest

from spila.decks.draft import DraftHead
from spila.decks.draft_check import check_draft
from spila.decks.refused import FileRefused
from spila.decks.sheet_cards import SheetCards, cards_of
from spila.decks.sheet_columns import Layout, layout
from spila.decks.sheet_files import ROWS, UNPACKED, read_rows, text_rows
from tests.decks.workbooks import contents, ods, packed, raw_ods, raw_xlsx, xlsx
from tests.effort import SOAKING


def read(data: bytes | str, language: str = "en") -> tuple[Layout, SheetCards]:
    rows = text_rows(data) if isinstance(data, str) else read_rows(data)
    found = layout(rows, language, None, None, "")
    return found, cards_of(rows, found, language)


def uses(found: Layout) -> list[str]:
    return [f"{column.use}.{column.language}".rstrip(".") for column in found.columns]


def refused(data: bytes) -> str:
    with pytest.raises(FileRefused) as caught:
        read_rows(data)
    return caught.value.code


@pytest.mark.parametrize(
    ("heading", "language", "wanted"),
    [
        ("Year,Name,Story", "en", ["number", "name", "story"]),
        ("Saga\tNafn\tÁrtal", "is", ["story", "name", "number"]),
        ("Namn;Årtal;Kategori", "sv", ["name", "number", "category"]),
        ("Årstal;Navn;Påstand", "da", ["number", "name", "claim"]),
        ("nimi\tvuosi\tkuva", "fi", ["name", "number", "icon"]),
        ("Når,Hva,Fortelling", "nb", ["number", "name", "story"]),
        ("name (en),name (sv),year", "en", ["name.en", "name.sv", "number"]),
        ("What happened,When", "en", ["name", "number"]),
        ("When,What,What happened,For the teacher to tell,Page", "en", ["number", "name", "claim", "story", ""]),
        ("Hvornår?;Hvad?;Hvad skete der?;Forklaring", "da", ["number", "name", "claim", "story"]),
        ("Hvenær\tHvað\tHvað gerðist\tLýsing", "is", ["number", "name", "claim", "story"]),
        ("Height (m),Mountain", "en", ["number", "name"]),
        ("year,year,name", "en", ["number", "", "name"]),
    ],
)
def test_headings_in_any_order_and_language(heading: str, language: str, wanted: list[str]) -> None:
    separator = next(each for each in "\t;," if each in heading)
    row = separator.join("1455" if use == "number" else "Bible" for use in wanted)
    found, made = read(f"{heading}\n{row}\n", language)
    assert (uses(found), found.heading, len(made.cards)) == (wanted, True, 1)
    assert made.cards[0].number == "1455"


@pytest.mark.parametrize(
    "text",
    [
        "1455\tBible\n1969\tMoon\n44 BC\tCaesar",
        "Bible;1455\nMoon;1969\nCaesar;44 BC",
        "Jahr\tSache\n1455\tBible\n1969\tMoon\n44 BC\tCaesar",
        "1455 Bible\n1969 Moon\n44 BC Caesar",
        "Bible (1455)\nMoon (1969)\nCaesar (44 BC)",
        "Bible: 1455\nMoon: 1969\nCaesar: 44 BC",
        "1455 – Bible\n\n1969 – Moon\n44 BC – Caesar",
        "sep=;\nyear;name\n1455;Bible\n1969;Moon\n44 BC;Caesar",
    ],
)
def test_tables_without_known_headings(text: str) -> None:
    found, made = read(text)
    assert [(card.number, card.texts["en"].name) for card in made.cards] == [
        ("1455", "Bible"), ("1969", "Moon"), ("44 BC", "Caesar"),
    ]  # fmt: skip
    assert found.unit == "year"


def test_numbers_with_a_unit() -> None:
    assert read("Height (m),Mountain\n8848.86,Everest")[0].unit == "m"
    found, made = read("Everest\t8,848\nK2\t8,611\nMont Blanc\t4,806")
    assert found.unit == "number"
    assert check_draft(DraftHead("en", unit="m"), made.cards, ()).ready == ("everest", "k2", "mont-blanc")


ROWS_OF_CARDS: list[list[object]] = [
    ["Year", "Name", "Story"],
    [1455, "Bible", "Printed"],
    [-44, "Caesar", "Stabbed"],
    [1969.0, "Moon", ""],
]


@pytest.mark.parametrize("write", [xlsx, ods])
def test_workbooks(write: object) -> None:
    found, made = read(write(ROWS_OF_CARDS))  # type: ignore[operator]
    assert uses(found) == ["number", "name", "story"]
    assert [card.number for card in made.cards] == ["1455", "-44", "1969"]
    assert made.cards[0].texts["en"].story == "Printed"


def test_lines_are_those_of_the_sheet() -> None:
    data = raw_xlsx(
        '<row r="3"><c r="B3" t="inlineStr"><is><t>Year</t></is></c>'
        '<c r="C3" t="inlineStr"><is><t>Name</t></is></c></row>'
        '<row r="7"><c r="B7"><v>1455</v></c><c r="C7" t="str"><f>A1&amp;"x"</f><v>Bible</v></c></row>'
    )
    assert [(row.line, row.cells) for row in read_rows(data)] == [(3, ("Year", "Name")), (7, ("1455", "Bible"))]


def test_dates_of_spreadsheets() -> None:
    data = xlsx([["Year", "Name"], [date(1989, 11, 9), "Wall"], [32874, "Serial"], [1789, "Bastille"]])
    _, made = read(data)
    flaws = dict(check_draft(DraftHead("en", unit="year"), made.cards, ()).flaws)
    assert made.cards[0].number == "1989-11-09"
    assert (flaws["wall"].code, flaws["wall"].params["year"]) == ("whole-date", "1989")
    assert (flaws["serial"].code, flaws["serial"].params["year"]) == ("date-serial", "1990")
    assert "bastille" not in flaws


@pytest.mark.parametrize(
    ("typed", "unit", "code"),
    [
        ("", "year", "no-number"), ("next year", "year", "not-a-year"), ("0", "year", "year-zero"),
        ("2999", "year", "future-year"), ("14.7.1789", "year", "whole-date"), ("July 14, 1789", "year", "whole-date"),
        ("36526", "year", "date-serial"), ("=1900+1", "year", "formula"), ("tall", "m", "not-a-number"),
        ("17th century", "year", "not-a-year"), ("1e400", "m", "not-a-number"), ("9" * 199, "year", "not-a-year"),
        ("c. 1455", "year", ""), ("um 1455", "year", ""), ("44 f.Kr.", "year", ""), ("\u200e1455", "year", ""),
        ("12 000 eaa", "year", ""), ("1066 e.Kr.", "year", ""), ("8 848,86 m", "m", ""), ("−39", "°C", ""),
    ],
)  # fmt: skip
def test_numbers_that_can_and_cannot_be_used(typed: str, unit: str, code: str) -> None:
    _, made = read(f"number\tname\n{typed}\tA", "is")
    checked = check_draft(DraftHead("is", unit=unit), made.cards, ())
    found = {flaw.code for id, flaw in checked.flaws if id and flaw.cell == "number"}
    assert found == ({code} if code else set())
    assert bool(checked.ready) == (not code)


def test_every_row_becomes_a_card_with_its_own_problem() -> None:
    text = 'year,name\n1900,Good\n,No number\n1901,\n1902,"open\n1903,Too,many,cells\n1904,<b>Bold</b>\n1905,A\u202eB\n'
    _, made = read(text)
    checked = check_draft(DraftHead("en", unit="year"), made.cards, ())
    codes = {id: {flaw.code for each, flaw in (*checked.flaws, *made.flaws) if each == id} for id in checked.ready}
    assert len(made.cards) == 7
    by_number = {card.number: card.id for card in made.cards}
    everything = {id: set[str]() for id in by_number.values()}
    for id, flaw in (*checked.flaws, *made.flaws):
        everything.setdefault(id, set()).add(flaw.code)
    assert everything[by_number["1900"]] == set()
    assert everything[by_number[""]] == {"no-number"}
    assert everything[by_number["1901"]] == {"no-name"}
    assert everything[by_number["1902"]] == {"quotes"}
    assert everything[by_number["1903"]] == {"extra-cells"}
    assert everything[by_number["1904"]] == {"markup"}
    assert everything[by_number["1905"]] == {"hidden-characters"}
    assert by_number["1904"] in codes


def test_ids_say_nothing_about_dates_or_places() -> None:
    text = "year\tname\n" + "\n".join(f"{year}\tBattle of {year}" for year in range(1300, 1400))
    _, made = read(text)
    assert len({card.id for card in made.cards}) == 100
    assert not any(card.number in card.id for card in made.cards)
    assert [card.id for card in made.cards] != sorted(card.id for card in made.cards)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "sheet-empty"),
        (b"\n\n ,,, \n", "sheet-empty"),
        (b"%PDF-1.7\n%\xe2\xe3\x00\x00", "sheet-not-a-table"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "sheet-not-a-table"),
        (b"<!doctype html><html>", "sheet-not-a-table"),
        (b'{"cards": [1, 2]}', "sheet-not-a-table"),
        (b"MZ\x90\x00\x03\x00\x00\x00", "sheet-not-a-table"),
        (("word " * 200).encode(), "sheet-not-a-table"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + 600 * b"\x01", "sheet-not-a-table"),
        (b"\xd0\xcf\x11\xe0" + "EncryptedPackage".encode("utf-16-le"), "sheet-protected"),
        (packed(**{"word/document.xml": "<a/>"}), "sheet-not-a-table"),
        (b"PK\x03\x04 and then nothing", "sheet-unreadable"),
        (xlsx([["year"]])[:900], "sheet-unreadable"),
        (xlsx([]), "sheet-empty"),
        (packed(**{"mimetype": "x", "content.xml": "", "META-INF/manifest.xml": "encryption-data"}), "sheet-protected"),
        (raw_xlsx("<row r="), "sheet-unreadable"),
    ],
)  # fmt: skip
def test_what_is_no_table(data: bytes, code: str) -> None:
    assert refused(data) == code


def test_a_million_rows() -> None:
    assert refused(b"year,name\n" + 1_000_000 * b"1900,A\n") == "sheet-too-many-rows"
    rows = "".join(f'<row r="{line}"><c r="A{line}"><v>1</v></c></row>' for line in range(1, 200_000))
    assert refused(raw_xlsx(rows)) == "sheet-too-many-rows"
    repeated = (
        "<table:table-row table:number-rows-repeated='1048576'><table:table-cell "
        "table:number-columns-repeated='16384' office:value-type='float' office:value='1'/></table:table-row>"
    )
    assert refused(raw_ods(repeated)) in ("sheet-too-many-rows", "sheet-unreadable")
    corners = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    assert refused(raw_xlsx(corners)) == "sheet-too-many-rows"
    _, made = read("year,name\n" + "".join(f"{1900 + each % 100},Name {each}\n" for each in range(ROWS)))
    assert len(made.cards) == ROWS


def test_zip_bombs_are_refused_before_they_are_read() -> None:
    files: dict[str, str | bytes] = {"xl/workbook.xml": "x", "xl/worksheets/sheet1.xml": (UNPACKED + 1) * b"0"}
    bomb = packed(**files)
    assert len(bomb) < UNPACKED // 500
    assert refused(bomb) == "sheet-too-large"
    lying = bytearray(bomb)
    at = lying.rfind(b"PK\x01\x02")
    lying[at + 24 : at + 28] = (100).to_bytes(4, "little")
    assert refused(bytes(lying)) in ("sheet-too-large", "sheet-unreadable")
    assert refused(packed(**{f"xl/{each}": "" for each in range(4_000)})) == "sheet-too-large"


def test_encodings() -> None:
    text = "år;namn\n1455;Höður\n"
    for data in (text.encode("utf-8-sig"), text.encode("cp1252"), text.encode("utf-16"), text.encode("utf-16-le")):
        _, made = read(data)
        assert made.cards[0].texts["en"].name == "Höður"


INSERTED = (b'"', b"\n", b";", b"=A1()", b"\xff", "\u202e".encode(), b"<b>", b"\0")


def mutated(whole: bytes, chance: random.Random) -> bytes:
    data = bytearray(whole)
    for _ in range(chance.randint(1, 10)):
        at = chance.randrange(len(data))
        match chance.randrange(4):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                del data[at : at + chance.randint(1, 30)]
            case 2:
                data[at:at] = chance.choice(INSERTED)
            case 3:
                data[at:at] = data[: chance.randint(1, 60)]
        data = data or bytearray(b"x")
    return bytes(data)


def test_mutated_files_never_do_worse_than_be_refused() -> None:
    """Every file becomes cards that can be checked, or is refused with a code."""
    chance = random.Random(11)
    csv = 'år;namn;"saga; mit Semikolon"\n1455;"Höður ""x""";a\n44 f.Kr.;B;\n'.encode()
    whole = [csv, csv.decode().encode("utf-16"), csv.replace(b";", b"\t"), xlsx(ROWS_OF_CARDS), ods(ROWS_OF_CARDS)]
    for _ in range(100_000 if SOAKING else 2_000):
        data = mutated(chance.choice(whole[:3] if chance.random() < 0.9 else whole), chance)
        try:
            found, made = read(data)
        except FileRefused:
            continue
        checked = check_draft(DraftHead("en", unit=found.unit), made.cards, ())
        assert len(checked.ready) <= len(made.cards) <= ROWS


def test_workbooks_that_are_mutated_inside_never_do_worse_than_be_refused() -> None:
    """Whole as packed files, so that the library that reads them meets what was changed."""
    chance = random.Random(12)
    whole = [contents(xlsx(ROWS_OF_CARDS)), contents(ods(ROWS_OF_CARDS))]
    for _ in range(2_000 if SOAKING else 12):
        files: dict[str, bytes | str] = {**(good := chance.choice(whole))}
        name = chance.choice([name for name in good if name.endswith(".xml")])
        files[name] = mutated(good[name], chance)
        try:
            found, made = read(packed(**files))
        except FileRefused:
            continue
        checked = check_draft(DraftHead("en", unit=found.unit), made.cards, ())
        assert len(checked.ready) <= len(made.cards) <= ROWS


def test_a_long_line_of_quotes_is_read_in_no_time() -> None:
    _, made = read("year,name\n" + 4_000 * '1900,"A\n')
    assert len(made.cards) == 4_000
    read(b"year,name\n1900," + 500_000 * b'"')
