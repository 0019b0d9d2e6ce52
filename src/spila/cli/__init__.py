"""The command line: `spila …`."""

from __future__ import annotations

import sys

import typer
from typer.exceptions import TyperException
from typer.main import get_command

from spila.cli import arena, backup, check_game, deck, doctor, play, records, rules, serve, simulate
from spila.cli.help import asked_language, translate
from spila.cli.terminal import error_line, words
from spila.kernel import Malformed
from spila.kernel.codec import Coded

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None)
for command in (play, serve, backup, simulate, records, rules, deck, arena, check_game, doctor):
    command.register(app)


def main() -> None:
    """Run a command. What is wrong with the command line or a file is reported in one line, with exit code 2."""
    talk = words(asked_language(sys.argv[1:]))
    command = get_command(app)
    translate(command, talk)
    try:
        code = command(standalone_mode=False)
    except Coded as error:
        _stop(error_line(error, talk))
    except TyperException as error:
        _stop(error_line(Malformed("usage", why=_one_line(error)), talk))
    except OSError as error:
        why = error.strerror or str(error)
        _stop(error_line(Malformed("file-missing", path=str(error.filename or ""), why=why), talk))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _one_line(error: TyperException) -> str:
    text = getattr(error, "format_message", error.__str__)()
    return " ".join(text.split())


def _stop(line: str) -> None:
    sys.stderr.write(f"spila: {line}\n")
    sys.exit(2)
