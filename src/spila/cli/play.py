"""`spila play`: a game against bots in the terminal."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from spila import bots
from spila.api import new_match, to_record
from spila.bots.registry import BotClass
from spila.cli.narration import Narrator
from spila.cli.terminal import in_range, load_game, options_from, screen, words
from spila.games import MODULES
from spila.kernel import AnyMatch, Refusal, Step
from spila.l10n import Words

YOU = 0


class Stopped(Exception):
    """The person asked to stop."""


def register(app: typer.Typer) -> None:
    """Hook the command in."""
    app.command()(play)


def play(
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[str | None, typer.Option()] = None,
    level: Annotated[str | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    record: Annotated[Path | None, typer.Option()] = None,
    lang: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Play a game in the terminal against bots."""
    console, talk = screen(), words(lang)
    console.print(Text(talk.say("cli-unofficial"), style="dim"))
    try:
        game = game or _ask_game(console, talk)
        rules = load_game(game)
        bot = bots.load(game, level or bots.default_level(game))
        options = options_from(rules, option or [])
        if seats is None:
            seats = _ask_number(
                console, talk, talk.say("cli-how-many", least=rules.seats[0], most=rules.seats[-1]), rules.seats
            )
        in_range("--seats", seats, rules.seats[0], rules.seats[-1])
        seed = seed or secrets.token_hex(4)
        match = new_match(game, seats=seats, seed=seed, options=options)
        names = [talk.say("cli-you"), *(talk.say("cli-seat", number=seat + 1) for seat in range(1, seats))]
        narrator = Narrator(game, match.options, names, talk)
        TerminalGame(match, bot, narrator, console, random.Random(seed)).play()
    except (Stopped, EOFError):
        if game is not None and seats is not None and seed is not None:
            console.print(Text(talk.say("cli-stopped", seed=seed, game=game, seats=seats), style="dim"))
        return
    if record is not None:
        record.write_bytes(to_record(match))
        console.print(talk.say("cli-saved", path=str(record)))


class TerminalGame:
    """One match between the person at seat 0 and bots of one level."""

    def __init__(
        self, match: AnyMatch, bot: BotClass, narrator: Narrator, console: Console, rng: random.Random
    ) -> None:
        self.match = match
        knowledge = match.game.knowledge(match.options)
        self.bots = [bot(rng.getrandbits(32), knowledge) for _ in range(match.seats)]
        self.narrator = narrator
        self.console = console
        self.rng = rng

    def play(self) -> None:
        """Until there is a result."""
        while self.match.result is None:
            acting = self.match.undecided
            own = self.match.moves(YOU) if YOU in acting else ()
            if YOU in acting and (own or len(acting) == 1):
                if not self._person(own, may_wait=len(acting) > 1 and self.match.game.stage(self.match.state) is None):
                    self._others()
            else:
                self._others()

    def _others(self) -> None:
        """A bot moves: in a race any that can, drawn by lot."""
        seats = sorted(self.match.undecided - {YOU})
        self.rng.shuffle(seats)
        for seat in seats:
            moves = self.match.moves(seat)
            if moves:
                self._do(seat, bots.decide(self.bots[seat], self.match.view(seat), moves).move)
                return
        own = self.match.moves(YOU) if YOU in self.match.undecided else ()
        if own:
            self._person(own, may_wait=False)
        else:
            self.match.expire()

    def _person(self, moves: Sequence[Any], *, may_wait: bool) -> bool:
        """Ask for a move; False when the person lets the others go first."""
        self._show_table()
        view = self.match.view(YOU)
        offered = self.narrator.board.listed(moves, view)
        lines = [self.narrator.board.move(move, view, self.narrator) for move in offered]
        if may_wait:
            lines.append(self.narrator.say("move-wait"))
        if self.narrator.words.has(f"{self.narrator.game}-typed"):
            self.console.print(Text(self.narrator.say("typed"), style="dim"))
        while True:
            for number, line in enumerate(lines, start=1):
                self.console.print(Text(f"{number:>3}  {line}"))
            answer = self._ask(self.narrator.words.say("cli-your-move"))
            if answer == "?":
                self._show_table()
            elif answer.isdecimal() and 1 <= int(answer) <= len(lines):
                if int(answer) > len(offered):
                    return False
                self._do(YOU, offered[int(answer) - 1])
                return True
            elif (move := self.narrator.board.typed(answer, moves, view)) is not None:
                self._do(YOU, move)
                return True
            else:
                self.console.print(Text(self.narrator.words.say("cli-not-a-move"), style="red"))

    def _ask(self, question: str) -> str:
        answer = self.console.input(Text(question + " ", style="bold")).strip().lower()
        if answer in ("q", "quit"):
            raise Stopped
        return answer

    def _do(self, seat: int, move: Any) -> None:
        answer = self.match.play(seat, move)
        if isinstance(answer, Refusal):
            self.console.print(Text(self.narrator.refusal(answer), style="red"))
            return
        assert isinstance(answer, Step)
        for event in self.match.seen(answer.events, YOU):
            self.console.print(Text(self.narrator.event(event)))

    def _show_table(self) -> None:
        self.console.print()
        self.console.print(self.narrator.board.table(self.match.view(YOU), self.narrator))


def _ask_game(console: Console, talk: Words) -> str:
    console.print(talk.say("cli-which-game"))
    names = list(MODULES)
    for number, name in enumerate(names, start=1):
        console.print(Text(f"{number:>3}  {talk.say(f'{name}-name')}"))
    return names[_ask_number(console, talk, ">", range(1, len(names) + 1)) - 1]


def _ask_number(console: Console, talk: Words, question: str, allowed: range) -> int:
    while True:
        answer = console.input(Text(question + " ", style="bold")).strip().lower()
        if answer in ("q", "quit"):
            raise Stopped
        if answer.isdecimal() and int(answer) in allowed:
            return int(answer)
        console.print(Text(talk.say("cli-not-a-choice", least=allowed[0], most=allowed[-1]), style="red"))
