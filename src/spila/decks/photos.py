"""Photos that people upload: checked, made small and encoded anew, so that only the picture of a file remains."""

from __future__ import annotations

from hashlib import sha256
from io import BytesIO
from typing import Any, Final, Literal, NamedTuple

from spila.decks.refused import FileRefused

SIDE: Final = 512
"""The longest side of a stored photo."""
BYTES: Final = 60_000
PIXELS: Final = 50_000_000
"""The most that are decoded; files say how many they have before they are."""
FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")
_TRIALS: Final = ((512, 82), (512, 70), (512, 55), (448, 55), (384, 50), (320, 45), (256, 40))
"""Longest side and quality, until the result is small enough."""
_PLAIN_CHUNKS: Final = frozenset({b"VP8 ", b"VP8L", b"VP8X", b"ALPH"})

Kind = Literal["photo", "drawing", ""]


class Photo(NamedTuple):
    """A photo as it is stored: WebP without anything else in the file."""

    body: bytes
    width: int
    height: int

    @property
    def hash(self) -> str:
        """Its name."""
        return sha256(self.body).hexdigest()


def kind_of(data: bytes) -> Kind:
    """What a file is, by its first bytes; empty for everything that isn't taken."""
    if data.startswith((b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF87a", b"GIF89a")):
        return "photo"
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return "photo"
    head = data[:4096].lstrip(b"\xef\xbb\xbf \t\r\n")
    return "drawing" if head.startswith(b"<") and b"<svg" in data[:65_536] else ""


def encode_photo(data: bytes) -> Photo:
    """The picture in a file, upright, at most 512 by 512 and 60 kB; `FileRefused` where there is none."""
    picture = _decoded(data)
    for side, quality in _TRIALS:
        small = picture.copy()
        small.thumbnail((side, side))
        out = BytesIO()
        small.save(out, "WEBP", quality=quality, method=4)
        if len(out.getvalue()) <= BYTES:
            return Photo(out.getvalue(), *small.size)
    raise FileRefused("picture-too-large", most=BYTES)


def stored_photo(data: bytes) -> Photo:
    """A photo that was exported. It is taken as it is, so that its name stays the same, if it is small enough and the
    file has nothing in it but the picture; otherwise it is encoded anew.
    """
    if len(data) <= BYTES and _is_plain_webp(data):
        width, height = _decoded(data).size
        if max(width, height) <= SIDE:
            return Photo(data, width, height)
    return encode_photo(data)


def _decoded(data: bytes) -> Any:
    """All pixels of the first frame, without anything else that was in the file."""
    import warnings

    from PIL import Image, ImageOps

    try:
        with warnings.catch_warnings(), Image.open(BytesIO(data), formats=FORMATS) as found:
            warnings.simplefilter("ignore")
            width, height = found.size
            if width * height > PIXELS:
                raise FileRefused("picture-pixels", most=PIXELS)
            found.draft("RGB", (2 * SIDE, 2 * SIDE))
            found.load()
            upright = ImageOps.exif_transpose(found)
            alpha = "A" in upright.getbands() or "transparency" in upright.info
            upright.thumbnail((2 * SIDE, 2 * SIDE))
            plain = upright.convert("RGBA" if alpha else "RGB")
            return Image.frombytes(plain.mode, plain.size, plain.tobytes())
    except FileRefused:
        raise
    except Image.DecompressionBombError:
        raise FileRefused("picture-pixels", most=PIXELS) from None
    except Exception:  # a decoder that reads hostile bytes raises whatever it stumbles over
        raise FileRefused("picture-broken") from None


def _is_plain_webp(data: bytes) -> bool:
    """Whether a file is WebP with the picture alone: no EXIF, no colour profile, no frames, nothing behind its end."""
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or int.from_bytes(data[4:8], "little") + 8 != len(data):
        return False
    place = 12
    while place + 8 <= len(data):
        size = int.from_bytes(data[place + 4 : place + 8], "little")
        if data[place : place + 4] not in _PLAIN_CHUNKS:
            return False
        place += 8 + size + size % 2
    return place == len(data)
