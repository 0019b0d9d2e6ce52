"""Making a deck in the browser: every way in, two people at once, and from pasted rows to the first card played."""

from __future__ import annotations

import base64
import io

import httpx
import pytest
from PIL import Image
from playwright.sync_api import Locator, expect

from tests.browser.visitors import DESKTOP, PHONE, Visitor, Visits, overflow, press
from tests.browser.workshop import Deck, a_dozen, card, own, saved
from tests.decks.workbooks import ods, xlsx

HEADING = ("What", "When", "Page", "What happened")
ROWS = (
    ("Printing press", "c. 1455", "p. 12", "Gutenberg prints a Bible"),
    ("Telescope", "1608", "p. 14", "Lippershey asks for a patent"),
    ("Ice skates", "long ago", "p. 9", "carved from bone"),
    *((f"Invention {letter}", str(1700 + 17 * at), "", "") for at, letter in enumerate("ABCDEFGHIJ")),
)
TABLE = (HEADING, *ROWS)
GOOD = len(ROWS) - 1
PASTED = "\n".join("\t".join(row) for row in TABLE)


class Taps:
    """Counts how often somebody has to tap."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, found: Locator) -> None:
        self.count += 1
        press(found)


def test_from_pasted_rows_to_the_first_card_played_in_eight_taps(visits: Visits) -> None:
    """Somebody who has never been here, on a phone. The browser's own question about the clipboard is one tap, and the
    field for the name is another.
    """
    visitor, taps = visits(name=None), Taps()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.go("workshop")
    page.evaluate("text => navigator.clipboard.writeText(text)", PASTED)
    taps(page.get_by_role("button", name="Paste the copied rows"))
    taps.count += 1  # "Paste", asked by the browser
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{GOOD} cards are ready, one row needs fixing")
    expect(page.locator(".input.wrong"), "in the table it would be out of sight").to_be_in_viewport()
    assert overflow(page) <= 0
    taps(page.get_by_role("button", name="Play now"))
    dialog = page.get_by_role("dialog")
    taps(dialog.get_by_role("textbox", name="Name"))
    page.keyboard.type("Anna")
    taps(dialog.get_by_role("button", name="Against bots"))
    playable = page.locator(".board .hand button.playable").first
    playable.wait_for()
    assert page.locator(".board [data-line-card]").count() == 1
    taps(playable)
    taps(page.locator(".board [data-gap]").first)
    taps(page.get_by_role("button", name="Turn it over"))
    page.locator(".board .turned, .board [data-fallen]").first.wait_for()
    assert taps.count <= 8


def test_a_name_is_wanted_before_a_table_of_ones_own(visits: Visits) -> None:
    deck = a_dozen(visits)
    page = visits(PHONE, name=None).go(f"d/{deck.code}")
    press(page.get_by_role("button", name="With friends"))
    expect(page.get_by_role("alert")).to_have_text("Type a name first.")
    expect(page.get_by_role("textbox", name="Name")).to_be_focused()
    page.keyboard.type("Bo")
    press(page.get_by_role("button", name="With friends"))
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Bo", exact=True).first).to_be_visible()


def test_a_class_plays_a_deck_that_has_just_been_made(visits: Visits) -> None:
    """The teacher leads; the deck has too few cards for a usual game, and all that it has are played."""
    deck = Deck(visits.address, *(card(str(1800 + 9 * at), f"Invention {'ABCDEFGH'[at]}") for at in range(8)))
    page = visits(DESKTOP, touch=False, name=None).go(f"d/{deck.code}/own#{deck.owner}")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="For a class").click()
    page.wait_for_url("**/new/*")
    expect(page.get_by_role("radio", name="Inventions")).to_be_checked()
    for choice in ("Who’s playing?", "Version"):
        expect(page.get_by_role("group", name=choice).get_by_label("For a class")).to_be_checked()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/remote/*")
    code = page.url.rsplit("/", 1)[1]
    joined = httpx.post(f"{visits.address}api/tables/{code}/seats", json={"name": "Freyja"})
    assert joined.status_code == 201
    page.get_by_role("button", name="Start the game").click()
    big = visits(DESKTOP, touch=False).go(f"tv/{code}")
    expect(big.get_by_text("Card 1 of 7")).to_be_visible()
    expect(big.get_by_text("Invention", exact=False).first).to_be_visible()


def test_a_deck_is_played_around_one_screen(visits: Visits) -> None:
    """One of heights: nothing asks for a date."""
    deck = a_dozen(visits, unit="m", measures={"en": "Height"})
    page = visits(PHONE, name="Bo").go(f"d/{deck.code}")
    press(page.get_by_role("button", name="Around this screen"))
    expect(page.get_by_role("radio", name="Inventions")).to_be_checked()
    page.get_by_label("Name of player 2").fill("Cleo")
    press(page.get_by_role("button", name="Deal"))
    expect(page.locator(".board [data-line-card]")).to_have_count(1)
    press(page.locator(".board .hand button.playable").first)
    expect(page.get_by_text("Where does it belong? Choose its place on the timeline.").first).to_be_visible()


@pytest.mark.parametrize("kind", ["xlsx", "ods"])
def test_a_file_of_a_spreadsheet_becomes_cards(visits: Visits, kind: str) -> None:
    """Dropped on the page, or chosen. A bad row says why at its cell, and is a card as soon as it's mended."""
    visitor = visits(DESKTOP, touch=False)
    page = visitor.go("workshop")
    page.get_by_role("heading", name="Drop a file").wait_for()
    body = {"xlsx": xlsx, "ods": ods}[kind](TABLE)
    if kind == "xlsx":
        page.evaluate(
            """body => {
                const data = new DataTransfer();
                const bytes = Uint8Array.from(atob(body), each => each.charCodeAt(0));
                data.items.add(new File([bytes], "Inventions 6B.xlsx"));
                for (const name of ["dragover", "drop"]) document.querySelector(".zone").dispatchEvent(
                    new DragEvent(name, {dataTransfer: data, bubbles: true, cancelable: true}));
            }""",
            base64.b64encode(body).decode(),
        )
    else:
        page.locator("input[type=file]").set_input_files({"name": "Inventions 6B.ods", "mimeType": "", "buffer": body})
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{GOOD} cards are ready, one row needs fixing")
    wrong = page.locator("tbody .input.wrong")
    expect(wrong).to_have_value("long ago")
    expect(page.locator("tbody .reason")).to_contain_text("isn’t a year")
    wrong.fill("c. 1200")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{GOOD + 1} cards are ready")
    note = page.get_by_role("combobox", name="Column 3")
    expect(note).to_have_value("|")
    note.select_option("category|")
    expect(page.locator("tbody td.category").filter(has_text="p. 12")).to_have_count(1)
    page.get_by_role("button", name=f"Add the {GOOD + 1} cards").click()
    own(page)
    expect(page.get_by_label("Title of the deck")).to_have_value("Inventions 6B")
    expect(page.locator(".rows [data-id]")).to_have_count(GOOD + 1)


def test_a_table_that_was_read_outlives_a_reload_and_can_be_left(visits: Visits) -> None:
    page = visits(DESKTOP, touch=False).go("workshop")
    page.get_by_role("button", name="Paste the copied rows").wait_for()
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.setData("text/plain", text);
            document.body.dispatchEvent(
                new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true}));
        }""",
        PASTED,
    )
    page.locator("tbody .input.wrong").wait_for()
    page.reload()
    expect(page.locator("tbody .input.wrong")).to_have_value("long ago")
    page.get_by_role("button", name="Start again").click()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()


def test_what_is_no_table_is_refused_in_one_sentence(visits: Visits) -> None:
    visits.watch.allow("400|413")
    page = visits(PHONE).go("workshop")
    page.locator("input[type=file]").set_input_files(
        {"name": "holiday.xlsx", "mimeType": "", "buffer": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 9}
    )
    expect(page.get_by_role("alert")).to_have_text("This file isn’t a table. Use .csv, .tsv, .xlsx or .ods.")
    expect(page.get_by_role("button", name="Choose a file")).to_be_enabled()
    page.locator("input[type=file]").set_input_files(
        {"name": "long.csv", "mimeType": "", "buffer": b"year,name\n" + 500_000 * b"1900,a,b,c\n"}
    )
    expect(page.get_by_role("alert")).to_have_text("This file is too large: at most 5,000,000 bytes can be read.")


def test_typing_on_a_phone_and_the_reason_under_the_words(visits: Visits) -> None:
    """A leak is underlined while it is typed, and kept where the author wants it."""
    visitor = visits(PHONE)
    page = visitor.go("workshop")
    page.get_by_label("Year").fill("1876")
    page.get_by_label("Name").fill("Telephone")
    page.keyboard.press("Enter")
    code = own(page)
    press(page.get_by_role("button", name="Add a card"))
    page.get_by_label("Year", exact=True).fill("1903")
    page.keyboard.press("Enter")
    page.keyboard.type("Aeroplane")
    page.keyboard.press("Enter")
    page.keyboard.type("the world’s first powered flight")
    expect(page.locator(".cell .wavy")).to_have_text("world’s first")
    expect(page.locator(".preview figure").first).to_contain_text("powered flight")
    expect(page.locator(".preview figure").last).to_contain_text("1903")
    keep = page.get_by_role("button", name="Keep it")
    press(keep)
    expect(keep).to_have_count(0)
    saved(page)
    assert overflow(page) <= 0
    page.go_back()
    expect(page.locator(".rows [data-id]")).to_have_count(2)
    visitor.go(f"d/{code}/edit")
    expect(page.locator(".rows [data-id]").last).to_contain_text("powered flight")
    expect(page.locator(".rows .wavy")).to_have_count(0)


def test_nothing_typed_is_lost_without_a_connection(visits: Visits) -> None:
    visits.watch.allow("ERR_INTERNET_DISCONNECTED")
    deck = Deck(visits.address, card("1876", "Telephone"))
    visitor = visits(DESKTOP, touch=False)
    page = visitor.go(f"d/{deck.code}/own#{deck.owner}")
    page.wait_for_url("**/edit")
    assert deck.owner not in page.url
    claim = page.get_by_label("Claim")
    claim.fill("patent granted")
    saved(page)
    visitor.context.set_offline(True)
    claim.fill("patent granted to Bell")
    expect(page.locator(".saving.unsaved")).to_have_text("Not saved yet, kept on this device")
    page.close()
    visitor.context.set_offline(False)
    visitor.page = visitor.context.new_page()
    visitor.go(f"d/{deck.code}/edit")
    expect(visitor.page.get_by_label("Claim")).to_have_value("patent granted to Bell")
    saved(visitor.page)
    assert deck.cards[0]["texts"]["en"]["claim"] == "patent granted to Bell"


KEEP_FILES = """
const send = window.fetch;
window.fetch = async (path, request) => {
    if (request?.body instanceof Blob)
        window.sentFile = Array.from(new Uint8Array(await request.body.arrayBuffer()));
    return send(path, request);
};
"""
"""What a page sends as a file; the browser's own log of requests has no files in it."""


def photo() -> bytes:
    """As a phone takes it: with a place, and lying on its side."""
    picture = Image.new("RGB", (1200, 800), "#6e93ae")
    picture.paste("#b5402f", (400, 200, 800, 600))
    exif = Image.Exif()
    exif[0x010F], exif[0x0112] = "SecretCamera", 6
    exif.get_ifd(0x8825).update({1: "N", 2: (64.0, 8.0, 47.0)})
    file = io.BytesIO()
    picture.save(file, "JPEG", exif=exif)
    return file.getvalue()


def test_only_the_cut_out_of_a_photo_leaves_the_device(visits: Visits) -> None:
    """Nothing of where and when it was taken is sent, and nothing of it is stored."""
    deck = Deck(visits.address, card("1876", "Telephone"))
    page = visits(PHONE).go(f"d/{deck.code}/own#{deck.owner}")
    press(page.locator(".rows [data-id]").first)
    page.evaluate(KEEP_FILES)
    press(page.get_by_role("button", name="Photo"))
    given = photo()
    assert b"Exif" in given
    assert b"SecretCamera" in given
    page.locator("dialog input[type=file]").set_input_files(
        {"name": "a.jpg", "mimeType": "image/jpeg", "buffer": given}
    )
    square = page.get_by_role("group", name="The part of the photo that’s shown.")
    square.focus()
    square.press("-")
    square.press("ArrowUp")
    page.get_by_label("Who took it?").fill("Ms Lind")
    press(page.get_by_role("button", name="Use this photo"))
    shown = page.locator(".preview img").first
    expect(shown).to_be_visible()
    saved(page)
    body = bytes(page.evaluate("window.sentFile"))
    stored = httpx.get(shown.get_attribute("src") or "")
    for data in (body, stored.content):
        assert 500 < len(data) <= 60_000
        assert b"Exif" not in data
        assert b"SecretCamera" not in data
    assert Image.open(io.BytesIO(body)).size == (512, 512)
    assert stored.headers["content-type"] == "image/webp"
    picture = deck.cards[0]["picture"]
    assert (picture["kind"], picture["author"], picture["licence"]) == ("photo", "Ms Lind", "CC BY 4.0")


def test_a_drawing_is_found_in_ones_own_language(visits: Visits) -> None:
    deck = Deck(visits.address, card("1608", "Kikir"))
    page = visits(DESKTOP, touch=False, preferences={"language": "is"}).go(f"d/{deck.code}/own#{deck.owner}")
    page.get_by_role("button", name="Finna teikningu").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("searchbox").fill("skip")
    dialog.get_by_role("button", name="ship wheel").click()
    dialog.get_by_role("button", name="Velja hana").click()
    saved(page)
    assert deck.cards[0]["picture"] == {"kind": "icon", "name": "ship-wheel"}
    expect(page.locator(".preview .ground svg")).to_have_count(2)


def test_two_people_edit_at_once(visits: Visits) -> None:
    """Different cells go together; of two texts for one cell both are there, and one is chosen."""
    deck = Deck(visits.address, card("1876", "Telephone"))
    anna, bo = visits(DESKTOP, touch=False), visits(DESKTOP, touch=False, name="Bo")
    mine = anna.go(f"d/{deck.code}/own#{deck.owner}")
    theirs = bo.go(f"d/{deck.code}/edit#{deck.editor}")
    for page in (mine, theirs):
        page.get_by_label("Claim").wait_for()
    anna.context.set_offline(True)
    visits.watch.allow("ERR_INTERNET_DISCONNECTED")
    mine.get_by_label("Claim").fill("patent granted to Bell")
    mine.get_by_label("Story").fill("Two came on one day.")
    theirs.get_by_label("Name", exact=True).fill("The telephone")
    theirs.get_by_label("Claim").fill("Bell calls Watson")
    saved(theirs)
    anna.context.set_offline(False)
    choice = mine.get_by_role("heading", name="Someone changed this too")
    expect(choice).to_be_visible()
    expect(mine.get_by_label("Name", exact=True)).to_have_value("The telephone")
    expect(mine.get_by_label("Story")).to_have_value("Two came on one day.")
    mine.locator(".both .choice").filter(has_text="patent granted to Bell").get_by_role("button").click()
    expect(choice).to_have_count(0)
    saved(mine)
    assert deck.cards[0]["texts"]["en"]["claim"] == "patent granted to Bell"
    theirs.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(theirs.get_by_label("Claim")).to_have_value("patent granted to Bell")
    theirs.get_by_role("button", name="Menu").click()
    expect(theirs.get_by_role("button", name="Delete the deck")).to_have_count(0)


def test_five_hundred_cards_draw_no_more_than_the_window_shows(visits: Visits) -> None:
    deck = Deck(visits.address, *(card(str(1500 + at), f"Invention {at}") for at in range(500)))
    page = visits(DESKTOP, touch=False).go(f"d/{deck.code}/own#{deck.owner}")
    rows = page.locator(".rows [data-id]")
    rows.first.wait_for()
    assert rows.count() < 40
    rows.first.focus()
    page.keyboard.press("End")
    expect(rows.last).to_contain_text("Invention 499")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Invention 499")
    assert rows.count() < 40


def test_others_play_or_copy_a_deck(visits: Visits) -> None:
    deck = a_dozen(visits)
    page = visits(PHONE, name="Bo").go(f"d/{deck.code}")
    press(page.get_by_role("button", name="Against bots"))
    expect(page.locator(".board [data-line-card]")).to_have_count(1)
    page.goto(f"{visits.address}d/{deck.code}")
    press(page.get_by_role("button", name="Make my own copy"))
    expect(page.locator(".rows [data-id]").first).to_contain_text("Invention")
    assert own(page) != deck.code


def test_the_author_hears_of_a_wrong_card(visits: Visits) -> None:
    deck = a_dozen(visits)
    page = visits(PHONE, name="Bo").go(f"d/{deck.code}")
    press(page.get_by_role("button", name="Against bots"))
    press(page.locator(".board [data-line-card]").first)
    press(page.get_by_role("button", name="Something wrong with this card?"))
    page.get_by_label("What’s wrong with this card?").fill("It was a year earlier.")
    press(page.get_by_role("button", name="Send the note"))
    expect(page.get_by_text("Your note has been sent.")).to_be_visible()
    author = visits(DESKTOP, touch=False).go(f"d/{deck.code}/own#{deck.owner}")
    author.get_by_role("button", name="Menu").click()
    author.get_by_role("button", name="Notes from players").click()
    expect(author.get_by_text("It was a year earlier.")).to_be_visible()
    author.get_by_role("button", name="Done").click()
    expect(author.get_by_text("No open notes.")).to_be_visible()


def test_a_deck_is_printed_saved_and_read_again(visits: Visits) -> None:
    deck = a_dozen(visits)
    visitor = visits(DESKTOP, touch=False)
    page = visitor.go(f"d/{deck.code}/own#{deck.owner}")
    page.get_by_role("link", name="Print").click()
    with page.expect_download() as pdf:
        page.get_by_role("button", name="Make the PDF, 5 pages").click()
    assert pdf.value.suggested_filename == "Inventions.pdf"
    assert pdf.value.path().read_bytes().startswith(b"%PDF")
    page.get_by_role("link", name="Back to the cards").click()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as folder:
        page.get_by_role("button", name="Save as a zip file").click()
    page.goto(f"{visits.address}workshop")
    page.locator("input[type=file]").set_input_files(
        {"name": "Inventions.zip", "mimeType": "", "buffer": folder.value.path().read_bytes()}
    )
    page.get_by_role("button", name="Add the 12 cards").click()
    assert own(page) != deck.code
    expect(page.locator(".rows [data-id]")).to_have_count(12)
    assert sorted(each["number"] for each in deck.cards)[0] == "1800"


def test_the_owner_link_is_covered_and_only_the_owner_deletes(visits: Visits) -> None:
    deck = Deck(visits.address, card("1876", "Telephone"))
    visitor: Visitor = visits(PHONE)
    visitor.go(f"d/{deck.code}/own#{deck.owner}")
    visitor.page.wait_for_url("**/edit")
    page = visitor.go(f"d/{deck.code}/share")
    key = page.get_by_role("textbox", name="Keep this link")
    expect(key).to_have_value(f"{visits.address.removeprefix('http://')}d/{deck.code}/own#{'•' * 22}")
    press(page.get_by_role("button", name="Show", exact=True))
    expect(key).to_have_value(f"{visits.address.removeprefix('http://')}d/{deck.code}/own#{deck.owner}")
    press(page.get_by_role("button", name="Replace this link with a new one"))
    press(page.get_by_role("dialog").get_by_role("button", name="Make a new link"))
    expect(page.get_by_role("textbox", name="To edit together")).not_to_have_value(f"edit#{deck.editor}")
    press(page.get_by_role("link", name="Back to the cards"))
    press(page.get_by_role("button", name="Menu"))
    press(page.get_by_role("button", name="Delete the deck"))
    press(page.get_by_role("button", name="Delete", exact=True))
    page.wait_for_url("**/workshop")
    assert httpx.get(f"{visits.address}api/workshop/decks/{deck.code}").status_code == 404
