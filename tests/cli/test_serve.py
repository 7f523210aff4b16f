"""`laydown serve` says what is in its way; tests/server/test_restart.py runs it."""

from __future__ import annotations

import socket
from contextlib import closing
from typing import TYPE_CHECKING, Final

import pytest

from laydown.cli.command_line import main
from laydown.server import run

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from laydown.server.settings import Settings

FROM: Final = ("--mail-from", "cards@play.example", "--public-url", "https://play.example/")
MAIL: Final = ("--mail-server", "mail.example.org:587", *FROM)


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


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--mail-server", "mail.example.org:587"], "Mail also needs --mail-from and --public-url"),
        ([*MAIL[:2], *FROM[2:], "--mail-from", "nobody"], "nobody is not a mail address"),
        ([*MAIL, "--mail-security", "ssl"], "starttls, tls or none, not ssl"),
        (["--mail-server", "mail", *FROM], "mail is no mail server"),
        ([*MAIL, "--mail-password-file", "/no/such/file"], "cannot be read: No such file or directory"),
        ([*MAIL, "--mail-security", "none"], "does not go to another computer in clear"),
        (["--public-url", "https://play.example/cards"], "is not where people find this server"),
        (["--public-url", "play.example"], "is not where people find this server"),
    ],
)
def test_mail_that_cannot_go_out_is_refused_at_once(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    told: str,
) -> None:
    monkeypatch.setenv("LAYDOWN_MAIL_PASSWORD", "secret")
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en", *words]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert "secret" not in said


def test_mail_settings_reach_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Settings] = []

    def start(settings: Settings, _listening: Callable[[], None]) -> None:
        started.append(settings)

    monkeypatch.setattr(run, "run", start)
    password = tmp_path / "password"
    password.write_text("secret\n")
    words = [*MAIL, "--mail-user", "laydown", "--mail-password-file", str(password)]
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en", *words]) == 0
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en"]) == 0
    server = started[0].mail
    assert server is not None
    assert (server.host, server.port, server.security) == ("mail.example.org", 587, "starttls")
    assert (server.user, server.password, server.sender) == ("laydown", "secret", "cards@play.example")
    assert started[0].public == "https://play.example"
    assert "secret" not in repr(started[0])
    assert (started[1].mail, started[1].public) == (None, None)
