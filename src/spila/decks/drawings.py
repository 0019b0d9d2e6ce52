"""Drawings that people upload: of an SVG only its plain shapes are kept, in one colour, in a square of 512 by 512.

Whatever could run, load or refer to something else leads to a refusal, never to a guess. What is written is built anew
from checked numbers; no text of the file is copied unchecked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Final, NamedTuple, NoReturn
from xml.parsers import expat

from spila.decks.refused import FileRefused

SIDE: Final = 512
BYTES: Final = 60_000
_FILE_BYTES: Final = 2_000_000
_ELEMENTS: Final = 3_000
_DEPTH: Final = 40
_SVG: Final = "http://www.w3.org/2000/svg"
_SHAPES: Final[Mapping[str, tuple[str, ...]]] = {
    "g": (),
    "path": ("d",),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "line": ("x1", "x2", "y1", "y2"),
    "polygon": ("points",),
    "polyline": ("points",),
}
_SILENT: Final = frozenset({"title", "desc", "metadata", "defs", "style", "clipPath", "mask"})
"""Elements that draw nothing by themselves. They are left out with everything in them."""
_NUMBER: Final = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?"
_LENGTH: Final = re.compile(rf"({_NUMBER})(?:px)?")
_POINTS: Final = re.compile(r"[-+0-9eE.,\s]*")
_PATH: Final = re.compile(r"[-+0-9eE.,\sMmZzLlHhVvCcSsQqTtAa]*")
_TRANSFORM: Final = re.compile(r"(?:(?:matrix|translate|scale|rotate|skewX|skewY)[ ]?\([-+0-9eE.,\s]*\)[\s,]*)*")
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_PAINT: Final = ("fill", "stroke")
_KEPT: Final = ("fill-rule", "stroke-width", "stroke-linecap", "stroke-linejoin", "opacity", "fill-opacity")
_WORDS: Final = re.compile(rf"evenodd|nonzero|butt|round|square|miter|bevel|{_NUMBER}(?:px)?")
_WHITE: Final = frozenset({"white", "#fff", "#ffffff", "rgb(255,255,255)", "#fefefe"})


class Drawing(NamedTuple):
    """The inside of an SVG of 512 by 512, in `currentColor`."""

    inside: str

    @property
    def hash(self) -> str:
        """Its name."""
        return sha256(self.inside.encode()).hexdigest()


def clean_drawing(data: bytes) -> Drawing:
    """The shapes of an SVG; `FileRefused` when it contains anything else, or nothing."""
    if len(data) > _FILE_BYTES:
        raise FileRefused("picture-too-large", most=_FILE_BYTES)
    reader = _Reader()
    try:
        reader.parse(data)
    except expat.ExpatError:
        raise FileRefused("picture-broken") from None
    inside = "".join(reader.parts)
    if not reader.drawn:
        raise FileRefused("picture-drawing")
    if reader.view != (0, 0, SIDE, SIDE):
        inside = _fitted(inside, reader.view)
    if len(inside.encode()) > BYTES:
        raise FileRefused("picture-too-large", most=BYTES)
    return Drawing(inside)


def as_svg(inside: str) -> str:
    """A drawing as a file."""
    return f'<svg xmlns="{_SVG}" viewBox="0 0 {SIDE} {SIDE}">{inside}</svg>\n'


class _Reader:
    """Writes shapes as they are read."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.view: tuple[float, float, float, float] = (0, 0, SIDE, SIDE)
        self.drawn = False
        self._open: list[str] = []
        self._silent = 0
        self._elements = 0
        self._style: list[str] = []
        self._rules: dict[str, dict[str, str]] = {}

    def parse(self, data: bytes) -> None:
        """Read the whole file. Entities are refused before anything is expanded."""
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.EntityDeclHandler = _refuse
        parser.ExternalEntityRefHandler = _refuse
        parser.ProcessingInstructionHandler = _refuse
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.Parse(data, True)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        if self._elements > _ELEMENTS or len(self._open) > _DEPTH:
            raise FileRefused("picture-drawing")
        space, _, tag = name.rpartition(" ")
        self._open.append(tag)
        if self._silent:
            self._silent += 1
        elif space not in (_SVG, "") or tag in _SILENT:
            if tag in ("script", "foreignObject", "image", "iframe"):
                raise FileRefused("picture-drawing")
            self._silent = 1
        elif tag == "svg":
            if len(self._open) > 1:
                raise FileRefused("picture-drawing")
            self.view = _view(attributes)
        elif tag not in _SHAPES:
            raise FileRefused("picture-drawing")
        else:
            self._shape(tag, attributes)
        if any(each.rpartition(" ")[2].lower().startswith("on") for each in attributes):
            raise FileRefused("picture-drawing")

    def _end(self, _name: str) -> None:
        tag = self._open.pop()
        if tag == "style" and self._style:
            self._read_rules("".join(self._style))
            self._style.clear()
        if self._silent:
            self._silent -= 1
        elif tag == "g":
            self.parts.append("</g>")

    def _text(self, text: str) -> None:
        if self._open and self._open[-1] == "style":
            self._style.append(text)

    def _read_rules(self, css: str) -> None:
        """Colours by class, as drawing programs write them; everything else in a style sheet is left out."""
        if len(css) > BYTES:
            raise FileRefused("picture-drawing")
        for names, body in _RULE.findall(css):
            found = _declarations(body)
            for name in names.split(","):
                if name.strip().startswith("."):
                    self._rules.setdefault(name.strip()[1:], {}).update(found)

    def _look(self, attributes: Mapping[str, str]) -> dict[str, str]:
        """The properties of an element that are kept: of its style, else of its classes, else its own."""
        classes: dict[str, str] = {}
        for each in attributes.get("class", "").split():
            classes |= self._rules.get(each, {})
        own = {key: attributes[key] for key in (*_PAINT, *_KEPT) if key in attributes}
        return {**own, **classes, **_declarations(attributes.get("style", ""))}

    def _shape(self, tag: str, attributes: Mapping[str, str]) -> None:
        look = self._look(attributes)
        written = [tag]
        fill, stroke = (look.get(paint, "").strip().lower() for paint in _PAINT)
        if tag != "g" and _invisible(fill) and (not stroke or _invisible(stroke)):
            return
        written += [f'{name}="{_checked(name, attributes[name])}"' for name in _SHAPES[tag] if name in attributes]
        if "transform" in attributes:
            written.append(f'transform="{_matched(_TRANSFORM, attributes["transform"])}"')
        written += _painted(fill, stroke, outermost=len(self._open) == 2)
        written += [f'{name}="{look[name]}"' for name in _KEPT if name in look and _WORDS.fullmatch(look[name])]
        self.drawn |= tag != "g"
        self.parts.append(f"<{' '.join(written)}{'' if tag == 'g' else '/'}>")


def _painted(fill: str, stroke: str, *, outermost: bool) -> Iterator[str]:
    """Fill and stroke in the colour of the ink; an outermost element is filled where it does not say otherwise."""
    for paint, value in (("fill", fill), ("stroke", stroke)):
        if value and value != "inherit":
            yield f'{paint}="{"none" if value == "none" else "currentColor"}"'
        elif paint == "fill" and outermost:
            yield 'fill="currentColor"'


def _refuse(*_given: object) -> NoReturn:
    raise FileRefused("picture-drawing")


def _invisible(paint: str) -> bool:
    return paint == "none" or paint.replace(" ", "") in _WHITE


def _declarations(style: str) -> dict[str, str]:
    """Properties of a style that are kept."""
    pairs = (each.partition(":") for each in style.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs if name.strip() in (*_PAINT, *_KEPT)}


def _checked(name: str, value: str) -> str:
    if name == "d":
        return _matched(_PATH, value)
    if name == "points":
        return _matched(_POINTS, value)
    found = _LENGTH.fullmatch(value.strip())
    if not found:
        raise FileRefused("picture-drawing")
    return found[1]


def _matched(pattern: re.Pattern[str], value: str) -> str:
    text = " ".join(value.split())
    if not pattern.fullmatch(text):
        raise FileRefused("picture-drawing")
    return text


def _view(attributes: Mapping[str, str]) -> tuple[float, float, float, float]:
    """What part of the plane is shown."""
    numbers = re.findall(_NUMBER, attributes.get("viewBox", ""))
    if len(numbers) == 4:
        x, y, width, height = map(float, numbers)
    else:
        x = y = 0.0
        sizes = [_LENGTH.match(attributes.get(side, "").strip()) for side in ("width", "height")]
        width, height = (float(each[1]) if each else float(SIDE) for each in sizes)
    if not (0 < width < 1e6 and 0 < height < 1e6 and abs(x) < 1e6 and abs(y) < 1e6):
        raise FileRefused("picture-drawing")
    return x, y, width, height


def _fitted(inside: str, view: tuple[float, float, float, float]) -> str:
    """The shapes scaled into the square, in its middle."""
    x, y, width, height = view
    scale = SIDE / max(width, height)
    across, down = (SIDE - width * scale) / 2 - x * scale, (SIDE - height * scale) / 2 - y * scale
    return f'<g transform="translate({across:.4g} {down:.4g}) scale({scale:.6g})" fill="currentColor">{inside}</g>'
