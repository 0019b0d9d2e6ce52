"""`python -m spila.arena arena …` and `python -m spila.arena study …`."""

import typer

from spila.cli.arena import register

app = typer.Typer(no_args_is_help=True, add_completion=False)
register(app)

if __name__ == "__main__":
    app()
