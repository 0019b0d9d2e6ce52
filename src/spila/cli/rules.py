"""`spila rules`: the rules as a page, then options, defaults, presets and the rules they stand for."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spila import rulebook as book
from spila.api import fill_options
from spila.cli.narration import Narrator
from spila.cli.terminal import GameName, load_game, screen, words
from spila.kernel import AnyGame
from spila.l10n import Words


def register(app: typer.Typer) -> None:
    """Hook the command in."""
    app.command()(rules)


def rules(
    game: GameName,
    lang: Annotated[str | None, typer.Option()] = None,
) -> None:
    """The rules of a game with examples; then its options and presets, with the ids of the rules behind them."""
    known, talk, console = load_game(game), words(lang), screen()
    _show_page(known, talk, console)
    seats = known.seats
    console.print(talk.say("cli-rules-seats", least=seats[0], most=seats[-1], version=known.version))
    table = Table(title=talk.say("cli-rules-options"), title_justify="left")
    for heading in ("option", "default", "values", "rules"):
        table.add_column(talk.say(f"cli-rules-{heading}"), overflow="fold")
    more = fill_options(game, {})
    brought = {name: value["id"] for name, value in more.items()} if isinstance(more, dict) else {}
    for name, default, values, ids in _options(known.options_type, talk):
        table.add_row(*(Text(each) for each in (name, brought.get(name, default), values, ids)))
    console.print(table)
    presets = Table(title=talk.say("cli-rules-presets"), title_justify="left", show_header=False)
    for name, changes in _presets(known, talk):
        presets.add_row(Text(name, style="bold"), Text(changes))
    console.print(presets)


def _show_page(known: AnyGame, talk: Words, console: Console) -> None:
    if known.id not in book.pages():
        console.print(talk.say("cli-rules-no-page", game=known.id))
        console.print()
        return
    page, figures = book.page(known.id, talk.language), book.figures(known.id)
    console.print(Text(page.title, style="bold underline"))
    console.print(_text_of(page.lead))
    for section in page.sections:
        console.print()
        console.print(Text(section.title, style="bold"))
        steps = 0
        for block in section.blocks:
            steps = steps + 1 if block.kind == "step" else 0
            match block.kind:
                case "item":
                    console.print(Padding(_text_of(block, "• "), (0, 0, 0, 2)))
                case "step":
                    console.print(Padding(_text_of(block, f"{steps}. "), (0, 0, 0, 2)))
                case "house-rule":
                    console.print(
                        Padding(_text_of(block, talk.say("cli-rules-house", option=block.name) + " "), (0, 0, 0, 2))
                    )
                case "figure":
                    if block.name in figures:
                        console.print(Padding(_drawn(known, figures[block.name], talk), (1, 0, 0, 4)))
                    console.print(Padding(Text(block.text, style="italic"), (0, 0, 1, 4)))
                case _:
                    console.print(_text_of(block))
    console.print()


def _text_of(block: book.Block, before: str = "") -> Text:
    """A block's words, bold where they are, its rule ids dim behind them."""
    text = Text(before, style="dim" if block.kind == "house-rule" else "")
    for number, part in enumerate(block.text.split("**")):
        text.append(part, style="bold" if number % 2 else "not dim")
    if block.rules:
        text.append("  " + ", ".join(block.rules), style="dim")
    return text


def _drawn(known: AnyGame, figure: book.Figure, talk: Words) -> RenderableType:
    """A position as the terminal draws tables."""
    view = msgspec.convert(figure.view, known.view_type)
    rules = msgspec.to_builtins(getattr(view, "options", None) or view.rules)
    seats = len(getattr(view, "players", None) or getattr(view, "counts", None) or view.hands)
    options = known.options(fill_options(known.id, rules), seats)
    names = [talk.say("cli-seat", number=seat + 1) for seat in range(seats)]
    narrator = Narrator(known.id, options, names, talk)
    return narrator.board.table(view, narrator)


def _options(struct: Any, talk: Words, prefix: str = "") -> list[tuple[str, str, str, str]]:
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    rows = []
    for field in info.fields:
        ids, kind = _unwrapped(field.type)
        if isinstance(kind, msgspec.inspect.StructType) and any(_unwrapped(each.type)[0] for each in kind.fields):
            rows += _options(kind.cls, talk, f"{prefix}{field.encode_name}.")
        else:
            rows.append(
                (
                    prefix + field.encode_name,
                    _shown(field.default, talk),
                    _values(kind, talk, field.default),
                    ", ".join(ids),
                )
            )
    return rows


def _unwrapped(kind: Any) -> tuple[list[str], Any]:
    """The rule ids that a field carries, and its bare type."""
    ids: list[str] = []
    while isinstance(kind, msgspec.inspect.Metadata):
        ids += (kind.extra or {}).get("rules", ())
        kind = kind.type
    return ids, kind


def _values(kind: Any, talk: Words, default: Any = None) -> str:
    _, kind = _unwrapped(kind)
    if isinstance(kind, msgspec.inspect.UnionType):
        return ", ".join(_values(each, talk) for each in reversed(kind.types))
    if isinstance(kind, msgspec.inspect.LiteralType):
        return ", ".join(sorted(map(str, kind.values), key=lambda value: value != default))
    if isinstance(kind, msgspec.inspect.BoolType):
        return f"{talk.say('cli-on')}, {talk.say('cli-off')}"
    if isinstance(kind, msgspec.inspect.NoneType):
        return talk.say("cli-off")
    if isinstance(kind, msgspec.inspect.IntType):
        return f"{kind.ge}–{kind.le}" if kind.ge is not None and kind.le is not None else talk.say("cli-whole-number")
    if isinstance(kind, msgspec.inspect.StrType):
        return talk.say("cli-text")
    if isinstance(kind, msgspec.inspect.StructType):
        return talk.say("cli-deck")
    return talk.say("cli-list")


def _shown(value: Any, talk: Words) -> str:
    if value is None:
        return talk.say("cli-off")
    if isinstance(value, bool):
        return talk.say("cli-on") if value else talk.say("cli-off")
    if isinstance(value, tuple):
        return "[" + ", ".join(map(str, value)) + "]"
    return value.id if hasattr(value, "id") else str(value)


def _presets(game: AnyGame, talk: Words) -> list[tuple[str, str]]:
    """What each preset changes, for the fewest and for the most seats."""
    first = next(iter(game.presets))
    rows = []
    for name in game.presets:
        changes: dict[str, list[str]] = {}
        for seats in (game.seats[0], game.seats[-1]):
            usual = msgspec.to_builtins(game.options(first, seats))
            own = msgspec.to_builtins(game.options(name, seats))
            for key, value in own.items():
                if value != usual[key]:
                    text = _json(value)
                    if text not in changes.setdefault(key, []):
                        changes[key].append(text)
        text = "; ".join(f"{key}={' / '.join(values)}" for key, values in changes.items())
        rows.append((name, text or ("" if name == first else talk.say("cli-rules-same"))))
    return rows


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
