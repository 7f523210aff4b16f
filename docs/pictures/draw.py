"""Draws docs/pictures/terminal.svg from a real game at the terminal: `python docs/pictures/draw.py`."""

from __future__ import annotations

import html
import os
import pty
import re
import sys
import tempfile
from pathlib import Path

TYPED = ("d", "l t", "dis 3s", "hint", "quit")
FROM, ROWS = "Mille, ", 36
WIDTH, LINE, LETTER, EDGE = 80, 19, 8.43, 16
COLOURS = {"1": "#f4f1e8", "31": "#f08080", "32": "#7cc78a", "33": "#e0b84c", "94": "#82b4ff", "2": "#8a9a90"}


def play() -> str:
    """What the terminal shows, with its colour codes."""
    with tempfile.TemporaryDirectory() as home:
        child, terminal = pty.fork()
        if not child:
            os.environ.update(LAYDOWN_HOME=home, TERM="xterm-256color", COLUMNS=str(WIDTH), LANG="C.UTF-8")
            # The game itself, on a terminal of its own.
            os.execv(sys.executable, [sys.executable, "-m", "laydown.cli", "play", "mille", "--seed", "1"])  # noqa: S606
        text = b""
        for line in TYPED:
            while not text.rstrip(b"\x1b[0m").endswith(b"> "):
                text += os.read(terminal, 1 << 16)
            os.write(terminal, f"{line}\n".encode())
            text += os.read(terminal, 1)
        try:
            while more := os.read(terminal, 1 << 16):
                text += more
        except OSError:
            pass  # the game has ended and its terminal is gone
        os.waitpid(child, 0)
    return text.decode().replace("\r", "")


def drawn(text: str) -> str:
    """The picture of these lines."""
    lines = text[text.index(FROM) :].splitlines()[:ROWS]
    rows: list[str] = []
    for number, line in enumerate(lines):
        spans = re.split(r"\x1b\[([0-9;]*)m", line)
        colour, column = "#d9d6cb", 0
        for at, span in enumerate(spans):
            if at % 2:
                colour = COLOURS.get(span, "#d9d6cb")
            elif span:
                x, y = EDGE + column * LETTER, EDGE + LINE * (number + 0.8)
                width = f'textLength="{len(span) * LETTER:.1f}" lengthAdjust="spacingAndGlyphs"'
                rows.append(
                    f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" {width}>{html.escape(span)}</text>'
                )
                column += len(span)
    wide, high = WIDTH * LETTER + 2 * EDGE, len(lines) * LINE + 2 * EDGE
    body = "\n".join(rows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high}" width="{wide:.0f}" '
        f'font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace" '
        f'font-size="14" xml:space="preserve">\n'
        f'<rect width="100%" height="100%" rx="10" fill="#173a2d"/>\n{body}\n</svg>\n'
    )


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(drawn(play()), encoding="utf-8")
