"""Pictures that people upload: hostile files are refused with a code, and nothing of a file remains but its picture."""

from __future__ import annotations

import random
import struct
import zlib
from io import BytesIO

import pytest
from PIL import Image

from spila.decks import icons
from spila.decks.drawings import as_svg, clean_drawing
from spila.decks.photos import BYTES, SIDE, encode_photo, kind_of, stored_photo
from spila.decks.refused import FileRefused
from tests.effort import SOAKING

SVG = 'xmlns="http://www.w3.org/2000/svg"'
SHAPE = '<path d="M0 0h9v9z"/>'


def photo(size: tuple[int, int] = (40, 30), form: str = "JPEG", mode: str = "RGB", **more: object) -> bytes:
    out = BytesIO()
    Image.effect_noise(size, 90).convert(mode).save(out, form, **more)
    return out.getvalue()


def refused(data: bytes) -> str:
    with pytest.raises(FileRefused) as caught:
        (encode_photo if kind_of(data) == "photo" else clean_drawing)(data)
    return caught.value.code


@pytest.mark.parametrize(
    ("form", "mode"),
    [("JPEG", "RGB"), ("JPEG", "CMYK"), ("JPEG", "L"), ("PNG", "RGBA"), ("PNG", "P"), ("PNG", "I;16"), ("PNG", "1"),
     ("GIF", "P"), ("WEBP", "RGBA")],
)  # fmt: skip
def test_photos_of_every_kind_become_small_webp(form: str, mode: str) -> None:
    found = encode_photo(photo((1500, 700), form, mode))
    assert found.body[8:12] == b"WEBP"
    assert (found.width, found.height) == Image.open(BytesIO(found.body)).size
    assert max(found.width, found.height) <= SIDE
    assert len(found.body) <= BYTES


def test_nothing_of_a_file_remains_but_the_picture() -> None:
    exif = Image.Exif()
    exif[0x010E], exif[0x8298], exif[0x0112] = "home address", "Anna's telephone", 6
    gps = exif.get_ifd(0x8825)
    gps[2] = (64.0, 8.0, 47.0)
    data = photo((300, 200), exif=exif, icc_profile=b"profile" * 20, comment=b"secret comment") + b"<script>trailer"
    assert b"home address" in data
    found = encode_photo(data)
    for trace in (b"home", b"Anna", b"secret", b"profile", b"script", b"EXIF", b"Exif", b"XMP", b"ICCP"):
        assert trace not in found.body
    assert not Image.open(BytesIO(found.body)).getexif()
    assert (found.width, found.height) == (200, 300), "upright, as EXIF said"


def test_an_exported_photo_keeps_its_name() -> None:
    found = encode_photo(photo((800, 600), mode="RGB"))
    assert stored_photo(found.body) == found
    with_alpha = encode_photo(photo((80, 60), "PNG", "RGBA"))
    assert stored_photo(with_alpha.body) == with_alpha
    hidden = BytesIO()
    exif = Image.Exif()
    exif[0x010E] = "home address"
    Image.open(BytesIO(found.body)).save(hidden, "WEBP", exif=exif)
    assert b"home" not in stored_photo(hidden.getvalue()).body
    assert b"tail" not in stored_photo(found.body + b"tail").body


def png_bomb(width: int, height: int) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" * min(width // 8 * height // 1000, 1_000_000))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def test_bombs_are_refused_before_they_are_unpacked() -> None:
    assert refused(png_bomb(60_000, 60_000)) == "picture-pixels"
    assert refused(png_bomb(9_000, 9_000)) == "picture-pixels"
    gif = bytearray(photo((10, 10), "GIF", "P"))
    gif[6:10] = struct.pack("<HH", 65_535, 65_535)
    assert refused(bytes(gif)) == "picture-pixels"


@pytest.mark.parametrize(
    "data",
    [b"", b"hello", b"%PDF-1.4", b"PK\x03\x04", b"MZ", b"<html><body>", b"<?xml version='1.0'?><a/>", b"RIFF1234WAVE"],
)
def test_what_is_no_picture(data: bytes) -> None:
    assert kind_of(data) == ""


def test_damaged_photos() -> None:
    whole = photo((200, 200))
    for data in (whole[:100], whole[:2000], b"\x89PNG\r\n\x1a\n", b"GIF89a", b"\xff\xd8\xff\xe0" + 500 * b"\0"):
        assert refused(data) in ("picture-broken", "picture-pixels")


def test_mutated_pictures_never_do_worse_than_be_refused() -> None:
    chance = random.Random(7)
    wholes = [photo((60, 40)), photo((60, 40), "PNG", "P"), photo((60, 40), "GIF", "P"), photo((60, 40), "WEBP")]
    wholes.append(f"<svg {SVG} viewBox='0 0 9 9'><g transform='scale(2)'>{SHAPE}</g></svg>".encode())
    for _ in range(20_000 if SOAKING else 300):
        data = bytearray(chance.choice(wholes))
        for _ in range(chance.randint(1, 12)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        data = data[: chance.randint(1, len(data))] if chance.random() < 0.2 else data
        try:
            match kind_of(bytes(data)):
                case "photo":
                    assert len(encode_photo(bytes(data)).body) <= BYTES
                case "drawing":
                    assert icons.is_plain(clean_drawing(bytes(data)).inside)
        except FileRefused:
            pass


def test_drawings_become_shapes_in_one_colour() -> None:
    data = (
        f"<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/svg11.dtd'>"
        f"<svg {SVG} xmlns:i='http://inkscape' width='24px' height='24px' viewBox='0 0 24 24' i:x='y'>"
        f"<style>.a{{fill:#fff}} .b{{fill:red;stroke:blue}}</style><metadata><i:y>z</i:y></metadata>"
        f"<rect class='a' width='24' height='24'/><path class='b' d='M1,2 L3 4z' style='stroke-width:2px;color:red'/>"
        f"<g fill='none' id='x' data-x='y'><circle cx='1' cy='2' r='3'/></g></svg>"
    ).encode()
    found = clean_drawing(data)
    assert icons.is_plain(found.inside)
    assert 'width="24"' not in found.inside, "a white ground is not part of the shape"
    assert found.inside.count("currentColor") == 3
    for trace in ("red", "blue", "inkscape", "style", "class", "id=", "data-"):
        assert trace not in found.inside
    assert clean_drawing(as_svg(found.inside).encode()) == found, "cleaning twice changes nothing"


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>" + SHAPE,
        f"<g onclick='alert(1)'>{SHAPE}</g>",
        "<path onload='alert(1)' d='M0 0h9'/>",
        f"<a href='javascript:alert(1)'>{SHAPE}</a>",
        "<use href='#x'/>",
        "<image href='https://evil.example/x.png'/>",
        "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>",
        f"<svg {SVG}>{SHAPE}</svg>",
        "<animate attributeName='d' to='M0 0'/>",
        "<path d='M0 0&quot; onload=&quot;alert(1)'/>",
        "<path d='url(https://evil.example)'/>",
        "<rect width='9' height='calc(1px)'/>",
        "<path d='M0 0h9' transform='translate(1) url(x)'/>",
        "<text>1455</text>" + SHAPE,
        "<linearGradient/>" + SHAPE,
        "",
        50 * "<g>" + SHAPE + 50 * "</g>",
        4_000 * SHAPE,
    ],
)
def test_drawings_of_anything_else_are_refused(inside: str) -> None:
    assert refused(f"<svg {SVG}>{inside}</svg>".encode()) in ("picture-drawing", "picture-too-large")


def test_drawings_with_entities_are_refused_unexpanded() -> None:
    laughs = "".join(f"<!ENTITY l{n} '{10 * f'&l{n - 1};'}'>" for n in range(1, 12))
    for kind in (f"<!ENTITY l0 'ha'>{laughs}", "<!ENTITY x SYSTEM 'file:///etc/passwd'>", "<!ENTITY % p 'x'> %p;"):
        assert refused(f"<!DOCTYPE svg [{kind}]><svg {SVG}><desc>&l11;&x;</desc>{SHAPE}</svg>".encode()) in (
            "picture-drawing", "picture-broken",
        )  # fmt: skip
    assert refused(f"<?xml-stylesheet href='x'?><svg {SVG}>{SHAPE}</svg>".encode()) == "picture-drawing"
    assert refused(b"<svg") == "picture-broken"


@pytest.mark.parametrize("attribute", ["d", "points", "transform"])
def test_long_numbers_are_read_in_no_time(attribute: str) -> None:
    for text in ("1" * 200_000 + "!", "1 " * 100_000 + "!", "scale(" * 20_000):
        data = f"<svg {SVG}><polygon {attribute}='{text}'/>{SHAPE}</svg>".encode()
        try:
            clean_drawing(data)
        except FileRefused as error:
            assert error.code in ("picture-drawing", "picture-too-large")
