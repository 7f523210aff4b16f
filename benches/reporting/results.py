"""benches/results.md: a section a bench, each with when, where and of what commit it was measured.

`results.py commit` says the commit; `results.py TITLE` writes the section of a test from what it is given,
and `results.py row TITLE` a row of a section's table; `results.py glance` prints the table of all benches.
"""

from __future__ import annotations

import datetime as dt
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT: Final = Path(__file__).resolve().parents[2]
RESULTS: Final = ROOT / "benches" / "results.md"
HEAD: Final = (
    "# Measured\n\nEach section is written by its bench (`make bench`) and holds the machine it ran on.\n"
)


def write_section(title: str, body: str) -> None:
    """Put this text under its title, in place of what stood there; other sections stay as they are."""
    before = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else HEAD
    head, *sections = before.split("\n## ")
    kept = {section.split("\n", 1)[0].strip(): section for section in sections}
    kept[title] = f"{title}\n\n{body.strip()}\n"
    kept = {GLANCE: kept.pop(GLANCE), **kept} if GLANCE in kept else kept
    whole = "\n## ".join([head.rstrip("\n") + "\n", *(each.rstrip("\n") + "\n" for each in kept.values())])
    RESULTS.write_text(whole, encoding="utf-8")


def write_row(title: str, text: str, head: Sequence[str], cells: Sequence[str]) -> None:
    """Put a row into a section's table, in place of the one with the same first cell, as long runs end one
    by one. The commit stands in the row, since others may be older.
    """
    about = circumstances([f"{name} {version(name)}" for name in ("numba", "numpy")])
    _write_rows(title, f"{about}\n\n{text}", head, [cells])


GLANCE: Final = "At a glance"


def write_goals(rows: Sequence[tuple[str, str, str]]) -> None:
    """Put a bench's main figures into the table of all: what, the goal, and what was measured."""
    text = "What the benches are for, of the last run of each; how it was measured stands in their sections."
    _write_rows(GLANCE, text, ("", "goal", "measured"), rows)


def _write_rows(title: str, text: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    heading = _row([*head, "commit"])
    line = "|---" + "|---:" * (len(head) - 1) + "|---|"
    before = _section(title).partition(f"{heading}\n{line}\n")[2].splitlines()
    table = {row.split("|")[1]: row for row in before}
    for cells in rows:
        new = _row([*cells, commit()])
        table[new.split("|")[1]] = new
    write_section(title, "\n".join([f"{text}\n", heading, line, *table.values()]))


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _section(title: str) -> str:
    """What stands under a title."""
    whole = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else HEAD
    return whole.partition(f"\n## {title}\n")[2].partition("\n## ")[0].strip()


def circumstances(versions: Sequence[str]) -> str:
    """The lines that say where the numbers come from."""
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    rows = [
        f"- {today}, commit {commit()}",
        f"- {cpu()}, {os.cpu_count()} CPUs, {platform.system()}",
        f"- {', '.join([f'CPython {platform.python_version()}', *versions])}",
        f"- `{_command()}`",
    ]
    return "\n".join(rows)


def _command() -> str:
    words = " ".join(sys.argv)
    return words if words.startswith("make ") else f"python {words}"


def commit() -> str:
    """The commit of the tree, marked if files differ from it."""
    name = _git("rev-parse", "--short", "HEAD") or "unknown"
    return f"{name} with changes" if _git("status", "--porcelain", "--", "src") else name


def cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def _git(*words: str) -> str:
    try:
        done = subprocess.run(  # noqa: S603 - fixed words
            ["git", *words],  # noqa: S607 - git wherever this machine has it
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


if __name__ == "__main__":
    wanted = sys.argv[1:]
    sys.argv = ["make endurance"]
    match wanted:
        case ["commit"]:
            print(commit())
        case ["glance"]:
            print(_section(GLANCE))
        case ["row", title]:
            write_row(title, **json.load(sys.stdin))
        case [title]:
            write_section(title, f"{circumstances([])}\n\n{sys.stdin.read()}")
