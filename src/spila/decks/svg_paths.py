"""Turns the shapes of a drawing into the operators of a PDF, so that print is as sharp as the printer."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final
from xml.parsers import expat

Point = tuple[float, float]

_NUMBER: Final = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_NUMBERS: Final = re.compile(_NUMBER)
_COMMAND: Final = re.compile(r"([MmZzLlHhVvCcSsQqTtAa])([^MmZzLlHhVvCcSsQqTtAa]*)")
_ARC: Final = re.compile(
    rf"({_NUMBER})[\s,]*({_NUMBER})[\s,]*({_NUMBER})[\s,]*([01])[\s,]*([01])[\s,]*({_NUMBER})[\s,]*({_NUMBER})"
)
_TRANSFORM: Final = re.compile(r"(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}
_QUARTER: Final = 0.5522847498


@lru_cache(maxsize=500)
def drawing_operators(inside: str) -> str:
    """The operators that fill a drawing's shapes with the current colours, in the coordinates of the drawing."""
    parts: list[str] = []
    styles = [dict[str, str]()]

    def start(tag: str, attributes: dict[str, str]) -> None:
        style = styles[-1] | {key: attributes[key] for key in _INHERITED if key in attributes}
        styles.append(style)
        parts.append("q")
        if "transform" in attributes:
            parts.extend(_matrices(attributes["transform"]))
        if shape := "\n".join(_shape(tag, attributes)):
            parts.append(shape)
            parts.append(_paint(style))

    def end(_tag: str) -> None:
        styles.pop()
        parts.append("Q")

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.Parse(f"<svg>{inside}</svg>", True)
    return "\n".join(parts)


_INHERITED: Final = ("fill", "stroke", "stroke-width", "fill-rule")


def _paint(style: Mapping[str, str]) -> str:
    even = "*" if style.get("fill-rule") == "evenodd" else ""
    filled, drawn = style.get("fill", "") != "none", style.get("stroke", "none") != "none"
    width = _NUMBERS.match(style.get("stroke-width", "1"))
    line = f"{_n(float(width[0]) if width else 1)} w " if drawn else ""
    return line + {(True, True): f"B{even}", (True, False): f"f{even}", (False, True): "S"}.get((filled, drawn), "n")


def _shape(tag: str, attributes: Mapping[str, str]) -> Iterator[str]:
    draw = _SHAPES.get(tag)
    return iter(()) if draw is None else draw(attributes)


def _drawn_path(attributes: Mapping[str, str]) -> Iterator[str]:
    return _path(attributes.get("d", ""))


def _polyline(attributes: Mapping[str, str]) -> Iterator[str]:
    numbers = [float(each) for each in _NUMBERS.findall(attributes.get("points", ""))]
    for number, point in enumerate(zip(numbers[::2], numbers[1::2])):
        yield f"{_p(point)} {'l' if number else 'm'}"


def _polygon(attributes: Mapping[str, str]) -> Iterator[str]:
    lines = list(_polyline(attributes))
    yield from lines
    if lines:
        yield "h"


def _line(attributes: Mapping[str, str]) -> Iterator[str]:
    yield f"{_p((_a(attributes, 'x1'), _a(attributes, 'y1')))} m"
    yield f"{_p((_a(attributes, 'x2'), _a(attributes, 'y2')))} l"


def _rectangle(attributes: Mapping[str, str]) -> Iterator[str]:
    x, y, width, height = (_a(attributes, name) for name in ("x", "y", "width", "height"))
    return rounded(x, y, width, height, _a(attributes, "rx") or _a(attributes, "ry"))


def _circle(attributes: Mapping[str, str]) -> Iterator[str]:
    radius = _a(attributes, "r")
    return _ellipse(_a(attributes, "cx"), _a(attributes, "cy"), radius, radius)


def _drawn_ellipse(attributes: Mapping[str, str]) -> Iterator[str]:
    return _ellipse(*(_a(attributes, name) for name in ("cx", "cy", "rx", "ry")))


_SHAPES: Final[Mapping[str, Callable[[Mapping[str, str]], Iterator[str]]]] = {
    "path": _drawn_path,
    "polygon": _polygon,
    "polyline": _polyline,
    "line": _line,
    "rect": _rectangle,
    "circle": _circle,
    "ellipse": _drawn_ellipse,
}


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Iterator[str]:
    """A rectangle with round corners."""
    r = min(radius, width / 2, height / 2)
    k = r * (1 - _QUARTER)
    right, top = x + width, y + height
    if not r:
        yield f"{_n(x)} {_n(y)} {_n(width)} {_n(height)} re"
        return
    yield f"{_p((x + r, y))} m {_p((right - r, y))} l"
    yield f"{_p((right - k, y))} {_p((right, y + k))} {_p((right, y + r))} c {_p((right, top - r))} l"
    yield f"{_p((right, top - k))} {_p((right - k, top))} {_p((right - r, top))} c {_p((x + r, top))} l"
    yield f"{_p((x + k, top))} {_p((x, top - k))} {_p((x, top - r))} c {_p((x, y + r))} l"
    yield f"{_p((x, y + k))} {_p((x + k, y))} {_p((x + r, y))} c h"


def _ellipse(cx: float, cy: float, rx: float, ry: float) -> Iterator[str]:
    kx, ky = rx * _QUARTER, ry * _QUARTER
    yield f"{_p((cx + rx, cy))} m"
    yield f"{_p((cx + rx, cy + ky))} {_p((cx + kx, cy + ry))} {_p((cx, cy + ry))} c"
    yield f"{_p((cx - kx, cy + ry))} {_p((cx - rx, cy + ky))} {_p((cx - rx, cy))} c"
    yield f"{_p((cx - rx, cy - ky))} {_p((cx - kx, cy - ry))} {_p((cx, cy - ry))} c"
    yield f"{_p((cx + kx, cy - ry))} {_p((cx + rx, cy - ky))} {_p((cx + rx, cy))} c h"


def _path(data: str) -> Iterator[str]:
    pen = _Pen()
    for name, text in _COMMAND.findall(data):
        yield from pen.draw(name, text)


class _Pen:
    """Follows a path: where it is, where its part began, and the last control point."""

    def __init__(self) -> None:
        self.at: Point = (0.0, 0.0)
        self.begun: Point = (0.0, 0.0)
        self.control: Point | None = None
        self.kind = ""

    def draw(self, name: str, text: str) -> Iterator[str]:
        """One command with all its arguments."""
        upper = name.upper()
        if upper == "Z":
            self.at, self.kind = self.begun, "Z"
            yield "h"
            return
        if upper == "A":
            for found in _ARC.findall(text):
                yield from self._arc([float(each) for each in found], relative=name.islower())
            return
        numbers = [float(each) for each in _NUMBERS.findall(text)]
        size = _ARGUMENTS[upper]
        for start in range(0, len(numbers) - size + 1, size):
            step = numbers[start : start + size]
            base = self.at if name.islower() else (0.0, 0.0)
            yield self._step("L" if upper == "M" and start else upper, step, base)

    def _step(self, name: str, numbers: Sequence[float], base: Point) -> str:
        if name == "H":
            points = [(numbers[0] + base[0], self.at[1])]
        elif name == "V":
            points = [(self.at[0], numbers[0] + base[1])]
        else:
            points = [(x + base[0], y + base[1]) for x, y in zip(numbers[::2], numbers[1::2])]
        start, end = self.at, points[-1]
        reflected = self._reflected(name)
        self.at, self.kind, self.control = end, name, None
        match name:
            case "M":
                self.begun = end
                return f"{_p(end)} m"
            case "L" | "H" | "V":
                return f"{_p(end)} l"
            case "C" | "S":
                first, second = (points[0], points[1]) if name == "C" else (reflected, points[0])
                self.control = second
            case _:
                middle = points[0] if name == "Q" else reflected
                self.control = middle
                first, second = _two_thirds(start, middle), _two_thirds(end, middle)
        return f"{_p(first)} {_p(second)} {_p(end)} c"

    def _reflected(self, name: str) -> Point:
        family = ("C", "S") if name == "S" else ("Q", "T")
        if self.control is None or self.kind not in family:
            return self.at
        return 2 * self.at[0] - self.control[0], 2 * self.at[1] - self.control[1]

    def _arc(self, found: Sequence[float], *, relative: bool) -> Iterator[str]:
        rx, ry, turn, large, sweep, x, y = found
        start = self.at
        end = (x + start[0], y + start[1]) if relative else (x, y)
        self.at, self.kind, self.control = end, "A", None
        if not rx or not ry:
            yield f"{_p(end)} l"
        elif start != end:
            yield from _arc_curves(start, end, abs(rx), abs(ry), math.radians(turn), large=large > 0, sweep=sweep > 0)


def _arc_curves(
    start: Point, end: Point, rx: float, ry: float, turn: float, *, large: bool, sweep: bool
) -> Iterator[str]:
    """An arc of an ellipse as curves of at most a quarter, as the appendix of the SVG specification computes it."""
    cos, sin = math.cos(turn), math.sin(turn)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * dx + sin * dy, cos * dy - sin * dx
    grow = max(1.0, math.sqrt((px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    over = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    factor = math.sqrt(max(0.0, over / ((rx * py) ** 2 + (ry * px) ** 2)))
    factor = -factor if large == sweep else factor
    qx, qy = factor * rx * py / ry, -factor * ry * px / rx
    cx, cy = cos * qx - sin * qy + (start[0] + end[0]) / 2, sin * qx + cos * qy + (start[1] + end[1]) / 2
    first = math.atan2((py - qy) / ry, (px - qx) / rx)
    span = math.atan2((-py - qy) / ry, (-px - qx) / rx) - first
    span += math.tau if sweep and span < 0 else -math.tau if not sweep and span > 0 else 0
    pieces = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
    step = span / pieces
    reach = 4 / 3 * math.tan(step / 4)

    def place(angle: float, along: float) -> Point:
        ux, uy = math.cos(angle) - along * math.sin(angle), math.sin(angle) + along * math.cos(angle)
        return cos * rx * ux - sin * ry * uy + cx, sin * rx * ux + cos * ry * uy + cy

    for number in range(pieces):
        here, there = first + number * step, first + (number + 1) * step
        target = end if number == pieces - 1 else place(there, 0)
        yield f"{_p(place(here, reach))} {_p(place(there, -reach))} {_p(target)} c"


def _matrices(text: str) -> Iterator[str]:
    for name, given in _TRANSFORM.findall(text):
        n = [float(each) for each in _NUMBERS.findall(given)]
        if not n:
            continue
        cos, sin, tan = math.cos(math.radians(n[0])), math.sin(math.radians(n[0])), math.tan(math.radians(n[0]))
        second = n[1] if len(n) > 1 else 0.0
        found: dict[str, Sequence[float]] = {
            "matrix": n[:6] if len(n) >= 6 else (1, 0, 0, 1, 0, 0),
            "translate": (1, 0, 0, 1, n[0], second),
            "scale": (n[0], 0, 0, second if len(n) > 1 else n[0], 0, 0),
            "rotate": (cos, sin, -sin, cos, 0, 0),
            "skewX": (1, 0, tan, 1, 0, 0),
            "skewY": (1, tan, 0, 1, 0, 0),
        }
        around = n[1:3] if name == "rotate" and len(n) == 3 else ()
        if around:
            yield f"1 0 0 1 {_n(around[0])} {_n(around[1])} cm"
        yield " ".join(map(_n, found[name])) + " cm"
        if around:
            yield f"1 0 0 1 {_n(-around[0])} {_n(-around[1])} cm"


def _two_thirds(point: Point, control: Point) -> Point:
    return point[0] + 2 / 3 * (control[0] - point[0]), point[1] + 2 / 3 * (control[1] - point[1])


def _a(attributes: Mapping[str, str], name: str) -> float:
    found = _NUMBERS.match(attributes.get(name, "0").strip())
    return float(found[0]) if found else 0.0


def _n(number: float) -> str:
    return f"{number:.4f}".rstrip("0").rstrip(".") or "0"


def _p(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"
