"""The command line: reads what was asked for, asks the rooms, prints the answer."""

from laydown.cli.main import main

__all__ = ["main"]
