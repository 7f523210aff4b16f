"""The built client: files of the package, served as they are."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from laydown.words import Speaker

if TYPE_CHECKING:
    from pathlib import Path

INDEX: Final = "index.html"
ASSETS: Final = "assets"
"""The folder whose names hold a hash of what is in the file: they never change."""

_BASE: Final = 'name="laydown-base" content="{base}/"'

_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".ico": "image/x-icon",
    ".png": "image/png",
}

_MISSING: Final = """\
<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>Laydown</title>
<meta name="viewport" content="width=device-width"></head>
<body><h1>Laydown</h1><p>{text}</p></body></html>
"""


@dataclass(frozen=True, slots=True)
class File:
    content: bytes
    media_type: str
    unchanging: bool


def find(root: Path, path: str) -> File | None:
    """The file of this path below `root`, and of no other place."""
    parts = [part for part in path.split("/") if part]
    if not parts or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    file = root.joinpath(*parts)
    try:
        if not file.is_file() or not file.resolve().is_relative_to(root.resolve()):
            return None
    except OSError:  # a name that is longer than any file's
        return None
    known = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return File(file.read_bytes(), known, parts[0] == ASSETS)


def index(root: Path, lang: str, base: str = "") -> File:
    """The page that the client starts from, or one that says that it was not built.

    It finds its files below the base path, and reads that path from the page.
    """
    found = find(root, INDEX)
    if found is None:
        page = _MISSING.format(lang=lang, text=Speaker(lang).text("server-no-client"))
        return File(page.encode(), _TYPES[".html"], unchanging=False)
    page = found.content.decode().replace('="./', f'="{base}/')
    page = page.replace(
        '<meta name="laydown-base" content="/"', f'<meta name="laydown-base" content="{base}/"'
    )
    return replace(found, content=page.encode())
