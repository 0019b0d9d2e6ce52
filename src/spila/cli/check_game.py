"""`spila check-game`: what a game lacks."""
import typer
def register(app: typer.Typer) -> None:
    """Add the command."""
