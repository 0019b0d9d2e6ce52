"""`python -m spila.arena arena …` and `python -m spila.arena study …`."""

import sys

import typer

from spila.cli.arena import register
from spila.kernel import Malformed

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
register(app)

if __name__ == "__main__":
    try:
        app()
    except Malformed as problem:
        sys.stderr.write(f"spila: {problem}\n")
        sys.exit(2)
