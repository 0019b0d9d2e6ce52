"""Cards as pictures: the right ground, all texts, nothing outside the card; sheets as PNG and PDF."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image
from PIL.PdfParser import PdfParser

from spila.decks import icons, load, printing
from spila.decks.card_svg import DATE_PICTURE, HEIGHT, TEXT_WIDTH, WIDTH, Face, card_svg, fit_text
from spila.decks.eras import GROUNDS, UNTURNED
from spila.decks.library import SHIPPED
from spila.l10n import Words
from spila.l10n.dates import printed
from tests.decks.broken import SVG, write
from tests.decks.spila_cli import spila

DECK = load("spila")
TEXT = re.compile(r'<text[^>]* y="([\d.]+)"[^>]* font-size="([\d.]+)"[^>]*>([^<]*)<')


@pytest.mark.parametrize("language", DECK.languages)
def test_every_card_fits_in_every_language(language: str) -> None:
    talk = Words(language)
    for deck, card in [(each, card) for each in map(load, SHIPPED) for card in each.cards]:
        text = deck.text(card, language)
        date = printed(card.value, talk, approximate=card.approximate)
        for face in (Face(text.name, text.claim, None), Face(text.name, text.claim, None, "stone", date)):
            svg = card_svg(face, printing.measure)
            lines = TEXT.findall(svg)
            assert all(float(y) <= HEIGHT - 2 for y, _, _ in lines)
            assert min(float(size) for _, size, _ in lines) >= 4.8, (card.id, text)
            shown = " ".join(line for _, _, line in lines)
            front = f"{text.name} {text.claim}"
            assert unescape(shown).startswith(front)
            picture = float(re.findall(r'<rect x="6" y="6" width="88" height="([\d.]+)"', svg)[0])
            assert picture >= DATE_PICTURE - 6, (card.id, picture)


def test_the_date_is_last_and_largest() -> None:
    svg = card_svg(Face("Name", "claim", None, "early", "1605"), printing.measure)
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', svg)]
    assert sizes[-1] == max(sizes)
    assert svg.endswith(">1605</text>")


def test_text_fits_the_width() -> None:
    for text in ("W" * 40, "Short", "A rather long name of many words indeed it is"):
        for line in fit_text(text, "name", 10, 6.8, 2, printing.measure):
            assert printing.measure(line.text, "name", line.size) <= TEXT_WIDTH + 0.01


def centre(png: bytes) -> tuple[int, ...]:
    """The colour near the upper edge of the first card's picture."""
    with Image.open(BytesIO(png)) as image:
        unit = image.width / (WIDTH + 16)
        colour = image.convert("RGB").getpixel((int(unit * (8 + 50)), int(unit * (8 + 9))))
    assert isinstance(colour, tuple)
    return colour


def near(colour: tuple[int, ...], ground: tuple[str, str]) -> bool:
    inner, outer = (tuple(int(each[at : at + 2], 16) for at in (1, 3, 5)) for each in ground)
    return all(min(a, b) - 4 <= c <= max(a, b) + 4 for a, b, c in zip(inner, outer, colour))


@pytest.mark.parametrize("era", GROUNDS)
def test_the_ground_shows_the_era_only_when_the_card_is_turned(era: str) -> None:
    turned = centre(printing.contact_sheet([Face("Name", "claim", None, era, "1605")], 1, 100))
    front = centre(printing.contact_sheet([Face("Name", "claim", None, era)], 1, 100))
    assert near(turned, GROUNDS[era])
    assert near(front, UNTURNED)
    assert not near(turned, UNTURNED)


def test_sheets_are_written(tmp_path: Path) -> None:
    little = str(write(tmp_path / "little"))
    png, pdf = tmp_path / "a.png", tmp_path / "a.pdf"
    assert spila("deck", "sheet", little, "--out", str(png), "--side", "front", "--lang", "is").exit_code == 0
    with Image.open(png) as image:
        assert image.size[0] == round((3 * 100 + 4 * 8) * 1.6)
    assert spila("deck", "sheet", little, "--out", str(pdf), "--side", "both").exit_code == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    with PdfParser(filename=str(pdf)) as parsed:
        assert len(parsed.pages) == 2
    assert spila("deck", "sheet", little, "--out", str(tmp_path / "s.png"), "--per-sheet", "2").exit_code == 0
    assert {path.name for path in tmp_path.glob("s-*.png")} == {"s-1.png", "s-2.png"}


@pytest.mark.parametrize(
    "wrong",
    [["--out", "a.gif"], ["--side", "back"], ["--lang", "de"], ["--columns", "0"], ["--width", "5000"]],
)
def test_invalid_sheet_options_are_refused_in_one_line(
    wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = spila("deck", "sheet", "spila", *wrong)
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "svg",
    [
        SVG.replace("<path", "<script>alert(1)</script><path"),
        SVG.replace("<path", '<path onclick="alert(1)"'),
        SVG.replace("<path", '<image href="file:///etc/passwd"/><path'),
        SVG.replace("<path", '<g style="fill:url(x)"/><path'),
        "not a drawing",
    ],
)
def test_a_drawing_that_is_more_than_shapes_is_not_drawn(svg: str, tmp_path: Path) -> None:
    folder = write(tmp_path)
    assert icons.drawing(load(folder), "spila:telephone") is not None
    (folder / "pictures" / "telephone.svg").write_text(svg, encoding="utf-8")
    assert icons.drawing(load(folder), "spila:telephone") is None
    assert icons.drawing(load(folder), "spila:../../secret") is None


def test_dates_as_they_are_printed() -> None:
    cases = [
        ("en", 1450, True, "c. 1450"),
        ("en", -44, False, "44 BCE"),
        ("en", -38000, True, "c. 38,000 BCE"),
        ("en", 79, False, "79 CE"),
        ("is", -500, True, "um 500 f.Kr."),
        ("sv", 1450, True, "ca 1450"),
        ("da", 1450, True, "ca. 1450"),
        ("nb", -38000, False, "38 000 f.Kr."),
        ("fi", -300, True, "n. 300 eaa."),
        ("fi", 6, False, "6 jaa."),
    ]
    for language, year, approximate, text in cases:
        assert printed(year, Words(language), approximate=approximate).replace("\u00a0", " ") == text
    assert printed(8848.86, Words("en"), unit="m") == "8848.86 m"
    assert printed(1450, Words("en"), given="15th century") == "15th century"


def test_the_wheel_carries_the_deck_its_icons_and_fonts(tmp_path: Path) -> None:
    import os
    import subprocess
    import sys

    root = Path(__file__).parents[2]
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=root, check=True, capture_output=True, env={**os.environ, "SPILA_COMPILE": "0"},
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    data = "spila/decks/data/spila"
    wanted = {f"{data}/{name}" for name in ("deck.toml", "cards.csv", "icons.json", "is.csv", "pictures/barcode.svg")}
    wanted |= {"spila/decks/data/game-icons.csv", "spila/decks/words/fi.toml", "spila/l10n/is/dates.ftl"}
    wanted |= {f"spila/decks/fonts/{name}" for name in printing.FONTS.values()}
    assert wanted <= inside
