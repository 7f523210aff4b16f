"""What a person types to start this program again."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

NAME: Final = "laydown"


def called(started_as: str, environ: Mapping[str, str]) -> str:
    """`laydown` where a shell finds that, else the path it was started by, as in `.venv/bin/laydown`."""
    if Path(started_as).name != NAME or shutil.which(NAME, path=environ.get("PATH", "")):
        return NAME
    return shlex.quote(started_as)
