"""Where the browser of these tests is, and how it starts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PLACES: Final = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
CHROMIUM: Final = next((each for each in _PLACES if each.is_file()), _PLACES[-1])
"""The one without windows, where it is installed: it takes an eighth less of the processor."""

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
