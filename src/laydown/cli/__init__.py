"""The command line: reads what was asked for, asks the rooms, prints the answer."""

from laydown.cli.command_line import main

__all__ = ["main"]
