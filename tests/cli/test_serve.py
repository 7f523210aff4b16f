"""`laydown serve` says what is in its way; tests/server/test_restart.py runs it."""

from __future__ import annotations

import socket
from contextlib import closing
from typing import TYPE_CHECKING

from laydown.cli.command_line import main
from laydown.server import run

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

    from laydown.server.settings import Settings


def test_a_taken_port_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"]) == 2
    assert f"Another program listens at 127.0.0.1, port {port}." in capsys.readouterr().err


def test_a_folder_or_an_address_that_cannot_be_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["serve", "--data", str(tmp_path / "file"), "--lang", "en"]) == 2
    assert "The server cannot start here: File exists." in capsys.readouterr().err
    wrong = ["serve", "--host", "no.such.host.invalid", "--port", "0", "--data", str(tmp_path)]
    assert main([*wrong, "--lang", "fr"]) == 2
    assert "Le serveur ne peut pas démarrer ici" in capsys.readouterr().err
    assert main(["serve", "--port", "70000", "--lang", "en"]) == 2


def test_who_lets_other_devices_in_is_told_what_they_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def listen(_settings: Settings, listening: Callable[[], None]) -> None:
        listening()

    monkeypatch.setattr(run, "run", listen)
    monkeypatch.setattr(run, "address_elsewhere", lambda: "192.168.1.7")
    given = ["--port", "0", "--data", str(tmp_path), "--lang", "en"]
    assert main(["serve", "--host", "0.0.0.0", *given]) == 0  # noqa: S104 - nothing listens there
    assert "open http://192.168.1.7:" in capsys.readouterr().out
    assert main(["serve", *given]) == 0
    assert "192.168.1.7" not in capsys.readouterr().out
