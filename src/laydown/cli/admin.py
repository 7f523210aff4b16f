"""`laydown admin`: the tables of a server for whoever operates it, also while it runs."""

from __future__ import annotations

import json
import os
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from laydown.cli.arguments import Command, Flag, Operand, UsageError
from laydown.errors import Message
from laydown.terminal.store import home

if TYPE_CHECKING:
    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell
    from laydown.server.archive import Archive

_DEEDS: Final = ("list", "close", "delete", "export", "records", "delete-record", "backup")
_ALONE: Final = ("list", "records")
"""What is about all there is, and names nothing."""

_NOT_DONE: Final = 1


def _admin(given: Given, shell: Shell) -> int:
    deed, *rest = given.operands
    if deed not in _DEEDS:
        raise UsageError(Message.of("cli-admin-deed", text=deed, allowed=", ".join(_DEEDS)))
    every = deed == "export" and given.has("all-into")
    if bool(rest) == (deed in _ALONE or every):
        raise UsageError(Message.of("cli-operand-missing", command="admin"))
    with closing(_archive(given)) as archive:
        match deed:
            case "list":
                return _list(archive, given, shell)
            case "records":
                return _list_records(archive, given, shell)
            case "export" if every:
                return _export_all(archive, Path(given.one("all-into") or "."), shell)
            case "export":
                return _export(archive, rest[0], shell)
            case "backup":
                return _back_up(archive, Path(rest[0]), shell)
            case _:
                return _change(archive, deed, rest[0], given, shell)


def _archive(given: Given) -> Archive:
    # Imported here: the other commands start much faster without a server's libraries.
    from laydown.server.archive import Archive  # noqa: PLC0415
    from laydown.server.sql import migrate  # noqa: PLC0415
    from laydown.server.storage import why_not_database  # noqa: PLC0415

    database = given.one("database")
    if database is not None:
        refusal = why_not_database(database)
        if refusal is not None:
            raise UsageError(refusal)
        from laydown.server import postgres  # noqa: PLC0415

        postgres.prepare(database)
        return Archive.of_url(database)
    folder = Path(given.one("data") or home(os.environ) / "server")
    archive = Archive.of_folder(folder)
    if archive is None:
        raise UsageError(Message.of("cli-admin-nothing", folder=str(folder)))
    migrate(archive.url)
    return archive


def _list(archive: Archive, given: Given, shell: Shell) -> int:
    from laydown.server.archive import days_ago  # noqa: PLC0415 - as above

    tables = archive.tables()
    if given.has("json"):
        shell.raw(json.dumps([asdict(each) for each in tables]))
        return 0
    if not tables:
        shell.tell("cli-admin-none")
    for each in tables:
        shell.tell(
            "cli-admin-table",
            table=each.table,
            preset=each.preset,
            state=shell.speaker.text(f"cli-admin-{each.state}"),
            taken=each.taken,
            seats=each.seats,
            age=days_ago(each.created),
            played=days_ago(each.played),
        )
    return 0


def _list_records(archive: Archive, given: Given, shell: Shell) -> int:
    from laydown.server.archive import days_ago  # noqa: PLC0415 - as above

    records = archive.records()
    if given.has("json"):
        shell.raw(json.dumps([asdict(each) for each in records]))
        return 0
    if not records:
        shell.tell("cli-admin-no-records")
    for each in records:
        shell.tell(
            "cli-admin-record",
            record=each.record,
            preset=each.preset,
            size=-(-each.size // 1000),
            age=days_ago(each.created),
            used=days_ago(each.used),
        )
    return 0


def _change(archive: Archive, deed: str, table: str, given: Given, shell: Shell) -> int:
    """Close or delete a table, or delete a record, after a question."""
    if not given.has("yes"):
        shell.tell(f"cli-admin-{deed}-sure", table=table)
        shell.stdout.flush()
        if shell.stdin.readline().strip().lower() not in shell.speaker.text("cli-admin-yes").split():
            shell.tell("cli-admin-not-done")
            return _NOT_DONE
    deeds = {"close": archive.shut, "delete": archive.delete, "delete-record": archive.delete_record}
    what = "record" if deed == "delete-record" else "table"
    done = deeds[deed](table)
    if given.has("json"):
        shell.raw(json.dumps({what: table, "done": done}))
    else:
        missing = "cli-admin-no-sent-record" if what == "record" else "cli-admin-no-table"
        shell.tell(f"cli-admin-{deed}-done" if done else missing, table=table)
    return 0 if done else _NOT_DONE


def _export(archive: Archive, table: str, shell: Shell) -> int:
    text = archive.record(table)
    if text is None:
        shell.complain("laydown", shell.speaker.text("cli-admin-no-record", table=table))
        return _NOT_DONE
    shell.stdout.write(text)
    return 0


def _export_all(archive: Archive, folder: Path, shell: Shell) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for each in archive.tables():
        text = archive.record(each.table)
        if text is not None:
            (folder / f"{each.table}.laydown").write_text(text)
            count += 1
    shell.tell("cli-admin-exported", count=count, folder=str(folder))
    return 0


def _back_up(archive: Archive, file: Path, shell: Shell) -> int:
    if file.exists():
        raise UsageError(Message.of("cli-admin-file-there", file=str(file)))
    if not archive.back_up(file):
        raise UsageError(Message.of("cli-admin-pg-dump"))
    shell.tell("cli-admin-backed-up", file=str(file))
    return 0


ADMIN: Final = Command(
    "admin",
    _admin,
    operands=(Operand("deed"), Operand("table", required=False)),
    flags=(
        Flag("data", "folder"),
        Flag("database", "address"),
        Flag("all-into", "folder"),
        Flag("json"),
        Flag("yes"),
    ),
    examples=(
        "laydown admin list",
        "laydown admin close k3v9x2mwq7ht",
        "laydown admin export --all-into records",
        "laydown admin records",
        "laydown admin backup laydown-backup.sqlite3",
    ),
)
