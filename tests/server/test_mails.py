"""Mail that says whose turn it is: to whom it goes, when, how often, and when no more."""

from __future__ import annotations

import asyncio
import email
import logging
import re
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, replace
from email import policy
from typing import TYPE_CHECKING, Any, Final

import pytest

from laydown.server import mail
from laydown.server.delivering import HELD, PAUSES, VERIFY_WITHIN, Postman
from laydown.server.forgetting import Retention
from laydown.server.lobby import seated, table_row
from laydown.server.notices import GRACE, MailRow
from laydown.server.settings import Settings
from laydown.server.sql import SqlStorage
from laydown.server.sqlite import FILE
from laydown.server.times import Turn
from laydown.wire.pages import SeatRequest, TableRequest
from laydown.words import LANGUAGES, Speaker
from server.company import DAY, DAYS, opened, to_act
from server.fake_time import FakeTime
from server.house import house, may_act
from server.postbox import SENDER, postbox
from server.test_admin import admin, found_in_files

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from email.message import EmailMessage
    from pathlib import Path

    import httpx

    from server.company import Opened
    from server.house import House, Plain, Player
    from server.postbox import Postbox

PUBLIC: Final = "https://play.example/cards"
ADDRESS: Final = "theodolinda@mail.example"


@dataclass
class Place:
    """A table with days for a move. `reader` is the seat that wishes for mail; both are there at first."""

    here: House
    at: Opened
    box: Postbox
    time: FakeTime
    stack: AsyncExitStack
    people: dict[int, Player]
    reader: int = 0

    @property
    def other(self) -> Player:
        return self.people[1 - self.reader]

    async def asks(self, what: str, **more: Any) -> httpx.Response:
        body = {"token": self.at.tokens[self.reader], "lang": "en", **more}
        return await self.here.http.post(f"/api/tables/{self.at.table}/{what}", json=body)

    async def notices(self) -> Plain:
        found: Plain = (await self.asks("notices")).json()
        return found

    async def round(self, seconds: float = 0) -> list[EmailMessage]:
        """What is sent when so much time has passed."""
        self.time.passes(seconds)
        before = len(self.box.mails)
        assert self.here.app is not None
        postman: Postman = self.here.app.state.postman
        await postman.send_what_is_due(self.box.server())
        return self.box.mails[before:]

    async def wish(self, address: str = ADDRESS) -> EmailMessage:
        """Ask for mail; the confirmation that is sent."""
        answer = await self.asks("mail", address=address)
        assert answer.status_code == 200, answer.text
        (sent,) = await self.round()
        return sent

    async def confirm(self, sent: EmailMessage) -> None:
        answer = await self.here.http.post("/api/mail/verify", json={"token": token_in(sent, "verify")})
        assert (answer.status_code, answer.json()) == (200, {"table": self.at.table})

    async def leave(self) -> None:
        """The reader goes away."""
        await self.people.pop(self.reader).socket.close()
        await self.other.until(lambda state: not state["seats"][self.reader]["here"])

    async def come(self) -> None:
        coming = self.here.at(self.at.table, self.at.tokens[self.reader])
        player = self.people[self.reader] = await self.stack.enter_async_context(coming)
        await player.until(lambda state: state["view"] is not None)
        await player.heard()

    async def turns_to_reader(self) -> None:
        await moves(self.other)

    async def reader_moves(self) -> None:
        await moves(self.people[self.reader])


async def moves(player: Player) -> None:
    """Draw and throw a card, which ends no deal of Mille so soon."""
    await player.until(may_act)
    while may_act(player.state):
        actions: list[Plain] = player.state["offer"]["actions"]
        thrown = [each for each in actions if each["do"] == "discard"]
        await player.do(thrown[0] if thrown else {"do": "draw"})


@asynccontextmanager
async def place(folder: Path, **changes: Any) -> AsyncGenerator[Place, None]:
    """The other one is to act. No mail is sent but in a test's own rounds."""
    time = FakeTime()
    async with postbox() as box, AsyncExitStack() as stack:
        settings = {"mail": box.server(), "public": PUBLIC, "mail_every": 3600.0, "mails_to_one_a_day": 100.0}
        here = await stack.enter_async_context(
            house(folder, time=time, lists_at_once=10_000, **(settings | changes))
        )
        at = await opened(here, 2, "mille", clock=DAYS)
        found = Place(here, at, box, time, stack, {})
        for seat in (0, 1):
            found.reader = seat
            await found.come()
        people = [found.people[0], found.people[1]]
        found.reader = 1 - people.index(to_act(people)[0])
        yield found


def text_of(sent: EmailMessage) -> str:
    body = sent.get_body()
    assert body is not None
    text: str = body.get_content()
    return text.replace("\r\n", "\n")


def token_in(sent: EmailMessage, what: str) -> str:
    found = re.search(rf"^{PUBLIC}/mail#{what}\.([\w-]+)$", text_of(sent), re.MULTILINE)
    assert found is not None
    return found[1]


def test_one_mail_a_turn_to_who_has_confirmed_and_is_not_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with place(tmp_path) as at:
            assert await at.notices() == {"feed": False, "mail": "none", "address": None}
            asked = await at.asks("mail", address=ADDRESS)
            told = {"feed": False, "mail": "waiting", "address": "t...@mail.example"}
            assert asked.json() == told
            (first,) = await at.round()
            assert at.box.given_to == [ADDRESS]
            assert first["To"] == ADDRESS
            assert first["From"] == f"Laydown <{SENDER}>"
            assert first["Subject"] == "Do you want mail from Laydown?"
            whole = at.box.raw[0].decode()
            for word in ("Ann", "Ben", *at.at.tokens, at.at.table):
                assert word not in whole, "nothing by which a stranger could say something"
            await at.leave()
            await at.turns_to_reader()
            assert await at.round(GRACE + 1) == [], "nothing else before it is confirmed"
            await at.confirm(first)
            assert (await at.notices())["mail"] == "comes"
            (sent,) = await at.round(GRACE + 1)
            assert sent["Subject"] == "Your turn: Mille"
            assert f"{PUBLIC}/t/{at.at.table}\n" in text_of(sent)
            assert "You have until 2030-03-19 17:46 UTC." in text_of(sent)
            assert not any(each in text_of(sent) for each in at.at.tokens)
            assert sent["Auto-Submitted"] == "auto-generated"
            for _ in range(3):
                assert await at.round(DAY / 4) == [], "once a turn"
            await at.come()
            await at.reader_moves()
            await at.turns_to_reader()
            assert await at.round(GRACE + 1) == [], "who is there sees it"
            await at.leave()
            assert await at.round(DAY / 4) == [], "and has seen it"
            await at.come()
            await at.reader_moves()
            await at.leave()
            await at.turns_to_reader()
            await at.come()
            assert await at.round(GRACE + 1) == [], "whoever comes by first needs no mail"
            await at.reader_moves()
            await at.leave()
            await at.turns_to_reader()
            await at.other.table("pause")
            await at.come()
            await at.people[at.reader].send(type="answer", yes=True)
            await at.other.until(lambda state: state["paused"])
            await at.leave()
            assert await at.round(GRACE + 1) == [], "nobody waits in a pause"

    asyncio.run(play())


def test_what_cannot_be_sent_is_tried_again_and_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with place(tmp_path) as at:
            await at.confirm(await at.wish())
            await at.leave()
            await at.turns_to_reader()
            at.box.code = 451
            assert await at.round(GRACE) == []
            for pause in PAUSES:
                tried = len(at.box.given_to)
                assert await at.round(pause - 2) == []
                assert len(at.box.given_to) == tried, "not before its time"
                assert await at.round(2) == []
                assert len(at.box.given_to) == tried + 1
            at.box.code = 250
            assert await at.round(DAY / 2) == [], "given up for this turn"
            await at.come()
            await at.reader_moves()
            await at.leave()
            await at.turns_to_reader()
            port, at.box.port = at.box.port, 1  # where nobody listens
            assert await at.round(GRACE) == []
            at.box.port = port
            assert len(await at.round(PAUSES[0])) == 1, "the next one is sent, when the server is back"
            await at.come()
            await at.reader_moves()
            await at.leave()
            await at.turns_to_reader()
            at.box.code = 550
            assert await at.round(GRACE) == []
            assert (await at.notices())["mail"] == "none", "an address that is none is forgotten"
            assert not found_in_rows(tmp_path)

    with caplog.at_level(logging.DEBUG, logger="laydown"):
        asyncio.run(play())
    assert "mail could not be sent" in caplog.text
    assert ADDRESS not in caplog.text


def found_in_rows(folder: Path) -> bool:
    """Whether anything is kept of mail."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        counts = [database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in KEPT]  # noqa: S608 - our own names
    return any(counts)


KEPT: Final = ("mails", "mail_links")


def test_a_mail_outlives_the_server_and_is_sent_by_one_worker(tmp_path: Path) -> None:
    async def play() -> None:
        async with place(tmp_path) as at:
            await at.confirm(await at.wish())
            await at.leave()
            await at.turns_to_reader()
            time, box = at.time, at.box
            # Only what the database knows goes on.
            storage = at.here.lobby.storage
            settings = at.here.lobby.settings
            time.passes(GRACE)
            box.answers.clear()
            box.taken.clear()
            killed = asyncio.create_task(Postman(storage, settings, time).send_what_is_due(box.server()))
            await box.taken.wait()
            killed.cancel()  # the mail server has it, and nobody was told so
            await asyncio.gather(killed, return_exceptions=True)
            box.answers.set()
            others = [Postman(storage, settings, time) for _ in range(3)]

            async def all_others() -> list[EmailMessage]:
                before = len(box.mails)
                await asyncio.gather(*(each.send_what_is_due(box.server()) for each in others))
                return box.mails[before:]

            assert await all_others() == [], "it may be on its way"
            time.passes(HELD + 1)
            (again,) = await all_others()
            assert again["Message-ID"] == box.mails[-2]["Message-ID"], "so that it can be told apart"
            time.passes(HELD + 1)
            assert await all_others() == []
            await at.come()
            await at.reader_moves()
            await at.leave()
            await at.turns_to_reader()
        again_here: Plain = {"mail": box.server(), "public": PUBLIC, "mail_every": 3600.0}
        async with house(tmp_path, time=time, **again_here) as here, postbox() as new:
            time.passes(GRACE)
            assert here.app is not None
            for _ in range(2):
                await here.app.state.postman.send_what_is_due(new.server())
            assert [each["Subject"] for each in new.mails] == ["Your turn: Mille"]

    asyncio.run(play())


def test_whoever_wants_no_more_gets_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with place(tmp_path) as at:
            http = at.here.http
            sent = await at.wish()
            stop, verify = token_in(sent, "stop"), token_in(sent, "verify")
            for path, body in (
                ("/api/mail/verify", {"token": stop}),
                ("/api/mail/stop", {"token": verify}),
                ("/api/mail/stop", {"token": "x" * 24}),
            ):
                answer = await http.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (404, "mail-link")
            # By the page.
            assert (await http.post("/api/mail/stop", json={"token": stop})).status_code == 200
            assert (await at.notices())["mail"] == "none"
            assert (await http.post("/api/mail/verify", json={"token": verify})).status_code == 404
            # By the button of a mail program: a look at the address changes nothing, a post does.
            sent = await at.wish()
            await at.confirm(sent)
            await at.confirm(sent)
            assert sent["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            address = str(sent["List-Unsubscribe"]).strip(" <>")
            assert address.startswith(f"{PUBLIC}/api/mail/")
            path = address.removeprefix(PUBLIC)
            look = await http.get(path)
            assert (look.status_code, look.headers["location"]) == (
                303,
                f"/mail#stop.{token_in(sent, 'stop')}",
            )
            assert (await at.notices())["mail"] == "comes"
            for _ in range(2):
                answer = await http.post(path, data={"List-Unsubscribe": "One-Click"})
                assert (answer.status_code, answer.content) == (200, b"")
            assert (await at.notices())["mail"] == "none"
            # At the table.
            await at.confirm(await at.wish())
            assert (await at.asks("mail/end")).json()["mail"] == "none"
            assert not found_in_rows(tmp_path)
            assert not found_in_files(tmp_path, ADDRESS), "also not in the log of the database"
            # What is not confirmed in time is forgotten.
            late = await at.wish()
            at.time.passes(VERIFY_WITHIN + 1)
            answer = await http.post("/api/mail/verify", json={"token": token_in(late, "verify")})
            assert answer.status_code == 404
            now = int(at.time.at)
            await at.here.lobby.storage.forget_mails(now, now - VERIFY_WITHIN)
            assert (await at.notices())["mail"] == "none"

    asyncio.run(play())


def test_an_address_is_deleted_with_the_link_the_match_and_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with place(tmp_path) as at:
            storage = at.here.lobby.storage
            assert isinstance(storage, SqlStorage)
            await at.confirm(await at.wish())
            await at.people[at.reader].send(type="renew")
            new = (await at.people[at.reader].frame("renewed"))["token"]
            at.at.tokens[at.reader] = new
            await at.come()
            assert not found_in_rows(tmp_path), "with the link it was asked for by"
            await at.wish()
            await storage.forget(Retention(), 0)
            assert found_in_files(tmp_path, ADDRESS)
            await at.other.table("resign")
            await at.other.until(lambda state: state["over"])
            assert not found_in_rows(tmp_path), "nobody has a turn any more"
            await storage.forget(Retention(), 0)
            assert not found_in_files(tmp_path, ADDRESS)
            again = await opened(at.here, 2, clock=DAYS)
            for seat in (0, 1):
                path = f"/api/tables/{again.table}/mail"
                body = {"token": again.tokens[seat], "address": ADDRESS}
                assert (await at.here.http.post(path, json=body)).status_code == 200
            assert await asyncio.to_thread(admin, tmp_path, "close", again.table, "--yes") == 0
            assert not found_in_rows(tmp_path)
            last = await opened(at.here, 2, clock=DAYS)
            body = {"token": last.tokens[0], "address": ADDRESS}
            assert (await at.here.http.post(f"/api/tables/{last.table}/mail", json=body)).status_code == 200
            assert found_in_rows(tmp_path)
            assert await asyncio.to_thread(admin, tmp_path, "delete", last.table, "--yes") == 0
            assert not found_in_rows(tmp_path)
            assert not found_in_files(tmp_path, ADDRESS)

    asyncio.run(play())


def test_nobody_has_mail_heaped_upon_an_address(tmp_path: Path) -> None:
    async def ask() -> None:
        async with place(tmp_path, mails_a_day=9.0, mails_to_one_a_day=3.0) as at:
            for wrong in (
                *("", "x", "a@b", "a b@c.de", "a@c.de\r\nBcc: b@c.de", "a@c.de, b@c.de", "<a@c.de>"),
                *("a@c.de\n", "\u00e4@c.de", "a" * 65 + "@c.de", "a@" + "c" * 64 + ".de", ".a@c.de"),
            ):
                answer = await at.asks("mail", address=wrong)
                if answer.status_code != 429:
                    assert (answer.status_code, answer.json()["code"]) == (400, "mail-address"), wrong
            assert not found_in_rows(tmp_path)
        async with place(tmp_path, mails_a_day=5.0, mails_to_one_a_day=2.0) as at:
            statuses = [(await at.asks("mail", address=ADDRESS)).status_code for _ in range(3)]
            assert statuses == [200, 200, 429], "to one address"
            answers = [await at.asks("mail", address=f"ann{number}@mail.example") for number in range(3)]
            assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "mails"), (
                "from here, and for this table"
            )
            assert (await at.round())[0]["To"] == "ann1@mail.example"
        async with place(tmp_path, mails_a_day=100.0) as at:
            for _ in range(3):
                one = await opened(at.here, 2, clock=DAYS)
                body = {"token": one.tokens[0], "address": ADDRESS}
                assert (await at.here.http.post(f"/api/tables/{one.table}/mail", json=body)).is_success
            answer = await at.asks("mail", address=ADDRESS)
            assert (answer.status_code, answer.json()["code"]) == (429, "mails"), "unconfirmed ones"

    asyncio.run(ask())


def test_without_a_mail_server_nobody_is_asked_for_an_address(tmp_path: Path) -> None:
    async def ask() -> None:
        async with place(tmp_path, mail=None) as at:
            assert (await at.notices())["mail"] == "never"
            answer = await at.asks("mail", address=ADDRESS)
            assert (answer.status_code, answer.json()["code"]) == (409, "no-mail")
            assert not found_in_rows(tmp_path)

    asyncio.run(ask())


ROW: Final = MailRow("abc", 0, ADDRESS, b"owner", "en", 1, verified=True, what="turn", turn="1 1")
LONG: Final = f"{PUBLIC}/{'long/' * 40}api"
LINKS: Final = mail.Links(f"{PUBLIC}/t/abc", f"{PUBLIC}/mail#verify.x", f"{PUBLIC}/mail#stop.y", LONG)
HEADERS: Final = {
    *("From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "List-Unsubscribe"),
    *("List-Unsubscribe-Post", "Content-Type", "Content-Transfer-Encoding", "MIME-Version"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_or_address_writes_a_header(lang: str) -> None:
    wanted = TableRequest(
        preset="mille",
        options={},
        name="Ann",
        colour="",
        seats=[SeatRequest(kind="me"), SeatRequest(kind="friend")],
    )
    table, (seats, _, _) = table_row(wanted, Settings(data=None)), seated(wanted)  # type: ignore[arg-type]
    evil = "Eve\r\nBcc: all@mail.example\r\n\r\nhello\u2028\x1b[31m"
    seats[1] = replace(seats[1], kind="person", name=evil)
    row = replace(ROW, lang=lang)
    made = mail.turn(row, table, seats, Turn("1 1", 0, 86_400), LINKS, SENDER, 0.0)
    speaker = Speaker(lang)
    title = speaker.text("preset-mille")
    for each in (made, mail.confirmation(row, title, LINKS, SENDER, 0.0)):
        read: Any = email.message_from_bytes(each.as_bytes(), policy=policy.default)
        assert set(read.keys()) == HEADERS
        assert len(read.keys()) == len(HEADERS)
        assert all(len(line) < 998 for line in each.as_bytes().split(b"\r\n"))
        assert each.as_bytes().isascii()
        assert f"List-Unsubscribe: <{LONG}>\r\n".encode() in each.as_bytes(), "in one piece, however long"
    assert "Bcc: all" in text_of(made), "as words of the name, on one line"
    assert "\nBcc" not in text_of(made)
    said = speaker.text("notice-turn", title=title)
    assert str(made["Subject"]) == " ".join(said.split())
    for address in ("a@c.de\r\nBcc: b@c.de", "a@c.de\nX: y", "a@c.de, b@c.de"):
        with pytest.raises((ValueError, IndexError, TypeError, AttributeError)):
            mail.turn(replace(row, address=address), table, seats, Turn("1 1", 0, 1), LINKS, SENDER, 0.0)


def test_a_password_is_given_and_nothing_is_sent_in_clear_where_it_should_not(tmp_path: Path) -> None:
    del tmp_path

    async def ask() -> None:
        async with postbox() as box:
            made = mail.confirmation(ROW, "Mille", LINKS, SENDER, 0.0)
            server = box.server(user="laydown", password="secret")  # noqa: S106 - of this test
            assert "secret" not in repr(server)
            sent = await asyncio.to_thread(mail.send, server, "play.example", [(ADDRESS, made)])
            assert sent == ["sent"]
            assert box.logins == ["\0laydown\0secret"]
            for security in ("starttls", "tls"):
                safe: Any = replace(server, security=security)
                failed = await asyncio.to_thread(mail.send, safe, "play.example", [(ADDRESS, made)] * 2)
                assert failed == ["failed", "failed"]
            assert len(box.mails) == len(box.logins) == 1

    asyncio.run(ask())
