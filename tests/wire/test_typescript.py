"""The client's types are those of the wire: the generated file stands as it would be made now."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from laydown.wire import VERSION, typescript

if TYPE_CHECKING:
    import pytest

FILE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_file_in_the_client_is_up_to_date() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert written == typescript.source(), "run: python -m laydown.wire.typescript web/src/wire.ts"


def test_the_file_is_written_or_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typescript.main([str(tmp_path / "wire.ts")])
    typescript.main([])
    assert (tmp_path / "wire.ts").read_text(encoding="utf-8") == capsys.readouterr().out


def test_what_it_says() -> None:
    source = typescript.source()
    assert f"export const VERSION = {VERSION};" in source
    assert (
        'export interface DiscardAction {\n  do: "discard";\n  card: string;\n  out?: boolean;\n}' in source
    )
    assert "  choice: Action | null;" in source
    assert "  draws: [number, string][];" in source
    assert "  since?: number;" in source
    assert 'kind: "bot" | "free" | "person" | "you";' in source
