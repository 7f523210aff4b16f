"""What waits together is committed together; each hears of its own, and no one's fault is another's."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import create_engine, event, exc, text
from sqlalchemy.pool import StaticPool

from laydown.server.together import Together
from laydown.server.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

    from sqlalchemy import Engine

    from laydown.server.together import Asked

ADD = text("INSERT INTO kept VALUES (:number)")


def added(number: int) -> list[Any]:
    return [(ADD, {"number": number})]


def written(folder: Path, do: Callable[[Writer, Engine], Awaitable[None]]) -> tuple[list[int], int]:
    """The rows that stand there after this, and in how many commits they came."""
    engine = create_engine(f"sqlite:///{folder / 'file'}", poolclass=StaticPool)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE kept (number INTEGER PRIMARY KEY)"))
    commits: list[object] = []
    event.listen(engine, "commit", commits.append)

    async def run() -> list[int]:
        writer = Writer(engine)
        await do(writer, engine)
        rows = await writer.do(lambda connection: connection.execute(text("SELECT number FROM kept")).all())
        await writer.close()
        return [row.number for row in rows]

    return asyncio.run(run()), len(commits)


def test_a_hundred_that_come_at_once_need_few_commits(tmp_path: Path) -> None:
    async def do(writer: Writer, _: Engine) -> None:
        await asyncio.gather(*(writer.write(added(number)) for number in range(100)))

    rows, commits = written(tmp_path, do)
    assert rows == list(range(100))
    assert commits < 10


@pytest.mark.parametrize(("seconds", "most"), [(0.0005, 0.5), (0.02, 1.0)])
def test_what_comes_quickly_waits_a_moment_for_others_and_what_comes_slowly_does_not(
    monkeypatch: pytest.MonkeyPatch, seconds: float, most: float
) -> None:
    """A commit costs nothing here, so that only what has waited for it goes together."""
    commits: list[int] = []
    now = 0.0

    async def commit(asked: Sequence[Asked]) -> list[Exception | None]:
        commits.append(len(asked))
        return [None] * len(asked)

    async def write() -> None:
        nonlocal now
        together = Together(commit, ())
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
        doing: list[asyncio.Task[None]] = []
        for number in range(400):
            doing.append(asyncio.create_task(together.write(added(number))))
            now += seconds
            for _ in range(5):
                await asyncio.sleep(0)
        now += 1
        await asyncio.gather(*doing)

    asyncio.run(write())
    assert sum(commits) == 400
    if most < 1:
        assert len(commits) < most * 400
    else:
        assert commits == [1] * 400


def test_each_is_on_the_disk_when_it_is_told(tmp_path: Path) -> None:
    async def do(writer: Writer, _: Engine) -> None:
        other = create_engine(f"sqlite:///{tmp_path / 'file'}")

        async def one(number: int) -> None:
            await writer.write(added(number))
            with other.connect() as connection:
                found = connection.execute(text("SELECT 1 FROM kept WHERE number = :n"), {"n": number})
                assert found.all() != []

        await asyncio.gather(*(one(number) for number in range(50)))
        other.dispose()

    assert written(tmp_path, do)[0] == list(range(50))


def test_who_has_just_heard_of_one_may_come_with_the_next(tmp_path: Path) -> None:
    async def do(writer: Writer, _: Engine) -> None:
        async with asyncio.timeout(20):
            for number in range(5):
                await writer.write(added(number))

    assert written(tmp_path, do) == ([0, 1, 2, 3, 4], 5)


def test_one_that_cannot_be_kept_takes_no_other_along(tmp_path: Path) -> None:
    async def do(writer: Writer, _: Engine) -> None:
        await writer.write(added(3))
        changes = [added(1), [*added(2), *added(3)], added(4)]
        answers = await asyncio.gather(*(writer.write(each) for each in changes), return_exceptions=True)
        assert [type(each) for each in answers] == [type(None), exc.IntegrityError, type(None)]

    assert written(tmp_path, do)[0] == [1, 3, 4], "all of one's changes or none"


def test_a_database_that_does_not_work_is_told_to_all_who_wait(tmp_path: Path) -> None:
    async def do(writer: Writer, engine: Engine) -> None:
        tries = 0

        def fail(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            nonlocal tries
            if statement.startswith("INSERT"):
                tries += 1
                raise exc.OperationalError(statement, {}, Exception("locked"))

        event.listen(engine, "before_cursor_execute", fail)
        answers = await asyncio.gather(
            *(writer.write(added(number)) for number in range(20)), return_exceptions=True
        )
        assert all(isinstance(each, exc.OperationalError) for each in answers)
        assert tries == 1, "nobody tries again what has just failed"
        event.remove(engine, "before_cursor_execute", fail)
        await writer.write(added(1))

    assert written(tmp_path, do)[0] == [1]


def test_who_does_not_wait_any_more_keeps_nobody_from_it(tmp_path: Path) -> None:
    async def do(writer: Writer, _: Engine) -> None:
        gone = asyncio.create_task(writer.write(added(1)))
        await asyncio.sleep(0)
        gone.cancel()
        await writer.write(added(2))
        with pytest.raises(asyncio.CancelledError):
            await gone

    assert written(tmp_path, do)[0] == [1, 2]


def test_whoever_waits_behind_one_that_failed_is_told_of_no_success(tmp_path: Path) -> None:
    """Also where one of those that went together did get through, each written for itself."""

    async def do(writer: Writer, engine: Engine) -> None:
        asked = asyncio.Event()
        loop = asyncio.get_running_loop()

        def fail(_conn: object, _cursor: object, _sql: str, values: object, *_rest: object) -> None:
            if values == (2,):
                loop.call_soon_threadsafe(asked.set)
                time.sleep(0.05)  # while the next ones come
                raise exc.OperationalError("INSERT", {}, Exception("the disk is full"))

        await writer.write(added(1))
        event.listen(engine, "before_cursor_execute", fail)
        together = [asyncio.create_task(writer.write(added(number))) for number in (1, 2, 3)]
        await asked.wait()
        late = asyncio.create_task(writer.write(added(4)))
        outcomes = await asyncio.gather(*together, late, return_exceptions=True)
        event.remove(engine, "before_cursor_execute", fail)
        kinds = [type(each) for each in outcomes]
        assert kinds == [exc.IntegrityError, exc.OperationalError, type(None), exc.OperationalError]

    rows, _ = written(tmp_path, do)
    assert rows == [1, 3]


def test_a_commit_that_breaks_is_told_to_all_who_wait() -> None:
    """Also where it says nothing of each, but breaks off: nobody waits for ever, and the next is tried."""
    tries: list[int] = []

    async def commit(asked: Sequence[Asked]) -> list[Exception | None]:
        tries.append(len(asked))
        if len(tries) == 1:
            raise RuntimeError("cannot")
        return [None] * len(asked)

    async def run() -> None:
        together = Together(commit, (exc.OperationalError,))
        async with asyncio.timeout(5):
            told = await asyncio.gather(*(together.write(added(n)) for n in range(3)), return_exceptions=True)
            assert [str(each) for each in told] == ["cannot"] * 3
            await together.write(added(4))
        await together.close()

    asyncio.run(run())
    assert tries == [3, 1]
