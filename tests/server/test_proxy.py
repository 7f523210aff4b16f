"""Behind a reverse proxy: the base path everywhere, and nobody's word but that of a trusted proxy."""

from __future__ import annotations

import asyncio
import json
import re
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from laydown.server.client_files import index
from laydown.server.proxy import Entrance, base_of, network_of
from laydown.wire import VERSION
from server.house import GREEDY, HOST, ME, house

if TYPE_CHECKING:
    from laydown.server.proxy import Forwarding

CHECKOUT: Final = Path(__file__).parents[2]
PROXIES = (ip_network("127.0.0.1"), ip_network("10.0.0.0/8"), ip_network("2001:db8:ff::/48"))
WANTED: dict[str, Any] = {
    "preset": "mille",
    "options": {},
    "name": "Ann",
    "colour": "red",
    "seats": [ME, GREEDY],
}


def seen(
    peer: str, *lines: tuple[str, str], forwarding: Forwarding = "x-forwarded", **scope: Any
) -> dict[str, Any]:
    """What the application sees of a request of this peer with these headers."""
    found: dict[str, Any] = {}

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        found.update(scope)

    given: Any = {
        "type": "http",
        "scheme": "http",
        "path": "/",
        "raw_path": b"/",
        "client": (peer, 4711),
        "headers": [(b"host", b"inside:8000"), *((a.encode(), b.encode()) for a, b in lines)],
        **scope,
    }
    nothing: Any = None
    asyncio.run(Entrance(app, "", PROXIES, forwarding)(given, nothing, nothing))
    found["host"] = dict(found["headers"])[b"host"].decode()
    return found


def client(peer: str, *lines: tuple[str, str], forwarding: Forwarding = "x-forwarded") -> str:
    address: str = seen(peer, *lines, forwarding=forwarding)["client"][0]
    return address


FOR = "x-forwarded-for"


def test_the_word_of_a_trusted_proxy_counts() -> None:
    found = seen(
        "127.0.0.1",
        (FOR, "198.51.100.7"),
        ("x-forwarded-proto", "https"),
        ("x-forwarded-host", "cards.example.org"),
    )
    assert (found["client"][0], found["scheme"], found["host"]) == (
        "198.51.100.7",
        "https",
        "cards.example.org",
    )
    socket = seen("127.0.0.1", (FOR, "198.51.100.7"), ("x-forwarded-proto", "https"), type="websocket")
    assert socket["scheme"] == "wss"


@pytest.mark.parametrize("forwarding", ["x-forwarded", "forwarded"])
def test_nobody_elses_word_counts(forwarding: Forwarding) -> None:
    found = seen(
        "198.51.100.66",
        (FOR, "127.0.0.1"),
        ("x-forwarded-proto", "https"),
        ("x-forwarded-host", "evil.example"),
        ("forwarded", "for=127.0.0.1;proto=https;host=evil.example"),
        ("x-real-ip", "127.0.0.1"),
        forwarding=forwarding,
    )
    assert (found["client"][0], found["scheme"], found["host"]) == ("198.51.100.66", "http", "inside:8000")


def test_of_a_chain_the_rightmost_that_is_not_trusted_is_the_client() -> None:
    assert client("127.0.0.1", (FOR, "1.2.3.4, 198.51.100.7")) == "198.51.100.7", "1.2.3.4 was made up"
    assert client("127.0.0.1", (FOR, "1.2.3.4, 198.51.100.7, 10.1.1.1")) == "198.51.100.7"
    assert client("127.0.0.1", (FOR, "1.2.3.4"), (FOR, "198.51.100.7")) == "198.51.100.7"
    assert client("127.0.0.1", (FOR, "10.2.2.2, 10.1.1.1")) == "10.2.2.2", "all of our own"
    assert client("::ffff:127.0.0.1", (FOR, "::ffff:198.51.100.7")) == "198.51.100.7"
    assert client("2001:db8:ff::1", (FOR, "2001:db8:1::5")) == "2001:db8:1::5"
    many = ", ".join(["198.51.100.7", *["10.0.0.1"] * 100])
    assert client("127.0.0.1", (FOR, many)) == "10.0.0.1", "a chain has an end"


@pytest.mark.parametrize("text", ["unknown", "_hidden", "", "<script>", "1.2.3.4.5", "198.51.100.7 x"])
def test_what_is_no_address_says_nothing(text: str) -> None:
    assert client("127.0.0.1", (FOR, text)) == "127.0.0.1"
    assert client("127.0.0.1", (FOR, f"198.51.100.7, {text}")) == "127.0.0.1"
    assert client("127.0.0.1", (FOR, f"198.51.100.7, {text}, 10.1.1.1")) == "10.1.1.1"


def test_a_host_that_is_none_is_not_taken() -> None:
    for host in ("evil.example/path", "a b", "", "x" * 300 + "!", "user@host"):
        found = seen("127.0.0.1", (FOR, "198.51.100.7"), ("x-forwarded-host", host))
        assert found["host"] == "inside:8000"
    found = seen("127.0.0.1", (FOR, "198.51.100.7"), ("x-forwarded-proto", "gopher"))
    assert found["scheme"] == "http"


def test_the_standard_header() -> None:
    found = seen(
        "127.0.0.1",
        ("forwarded", 'for="[2001:db8:1::5]:4711";proto=https;host="cards.example.org:8443", for=10.0.0.3'),
        forwarding="forwarded",
    )
    assert (found["client"][0], found["scheme"], found["host"]) == (
        "2001:db8:1::5",
        "https",
        "cards.example.org:8443",
    )
    quoted = 'for="1.2.3.4, for=5.6.7.8", for=198.51.100.7'
    assert client("127.0.0.1", ("forwarded", quoted), forwarding="forwarded") == "198.51.100.7"
    assert client("127.0.0.1", ("forwarded", "for=unknown"), forwarding="forwarded") == "127.0.0.1"


def test_a_header_that_the_proxy_does_not_write_does_not_count() -> None:
    """It lets through what its client wrote there."""
    both = [(FOR, "198.51.100.7"), ("forwarded", "for=203.0.113.9")]
    assert client("127.0.0.1", *both) == "198.51.100.7"
    assert client("127.0.0.1", *both, forwarding="forwarded") == "203.0.113.9"
    assert client("127.0.0.1", both[1]) == "127.0.0.1"
    assert client("127.0.0.1", both[0], forwarding="forwarded") == "127.0.0.1"


def test_paths_and_networks_that_are_none() -> None:
    for text in ("cards", "/t", "/api/x", "/a//b", "/../x", "/a b", "/é", "/a?b", '/"'):
        assert base_of(text) is None
    assert base_of("/a/b-c_d.e~f/") == "/a/b-c_d.e~f"
    assert network_of("10.0.0.0/33") is None
    assert network_of("localhost") is None
    assert network_of("10.1.2.3/8") == ip_network("10.0.0.0/8")


INDEX = """<meta name="laydown-base" content="/" /><script src="./assets/a-1.js"></script>"""


def test_everything_is_below_the_base_path(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "assets" / "a-1.js").write_text("1")

    async def look() -> None:
        async with house(tmp_path / "data", base="/play/cards", static=static) as here:
            page = await here.http.get("/play/cards/t/abc")
            assert page.status_code == 200
            assert '<meta name="laydown-base" content="/play/cards/" />' in page.text
            assert 'src="/play/cards/assets/a-1.js"' in page.text
            script = await here.http.get("/play/cards/assets/a-1.js")
            assert (script.text, script.headers["cache-control"][:6]) == ("1", "public")
            assert (await here.http.get("/play/cards/locales/en.ftl")).status_code == 200
            assert (await here.http.get("/play/cards/health")).json()["ok"]
            moved = await here.http.get("/play/cards")
            assert (moved.status_code, moved.headers["location"]) == (308, "/play/cards/")
            assert (await here.http.get("/play/cardsharp/health")).status_code == 404
            made = (await here.http.post("/play/cards/api/tables", json=WANTED)).json()
            async with connect(f"ws://{here.address}/play/cards/ws") as socket:
                hello = {"type": "hello", "version": VERSION, "table": made["table"], "token": made["token"]}
                await socket.send(json.dumps({**hello, "lang": "en", "since": -1}))
                assert json.loads(await socket.recv())["type"] == "welcome"
            # A proxy may also take the path away itself.
            assert (await here.http.get("/health")).json()["ok"]
            assert 'src="/play/cards/assets/a-1.js"' in (await here.http.get("/")).text

    asyncio.run(look())


def test_the_client_writes_no_address_without_the_path() -> None:
    """`at('/t/abc')` puts it there."""
    bare = re.compile(
        r"""(href="/|(fetch|go|rename|replaceState|open)\(\s*['"`]/|location\.(origin|host)\}/)"""
    )
    sources = [each for kind in ("ts", "svelte") for each in (CHECKOUT / "web" / "src").rglob(f"*.{kind}")]
    assert len(sources) > 50
    for source in sources:
        if not source.name.endswith(".test.ts"):
            assert bare.search(source.read_text()) is None, source


def test_at_the_root_the_page_is_as_it_was_built(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    assert index(tmp_path, "en", "").content.decode() == INDEX.replace("./", "/")


def test_pages_of_the_public_host_get_a_socket_and_no_others(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path, trusted=PROXIES) as here:
            public = {FOR: "198.51.100.7", "x-forwarded-host": "cards.example.org"}
            for origin in ("https://cards.example.org", "https://cards.example.org:443"):
                async with connect(
                    f"ws://{here.address}/ws", additional_headers={**public, "origin": origin}
                ):
                    pass
            for headers in (
                {**public, "origin": "https://evil.example"},
                {**public, "origin": f"http://{here.address}"},
                {"origin": "https://cards.example.org"},
            ):
                with pytest.raises(InvalidStatus):
                    async with connect(f"ws://{here.address}/ws", additional_headers=headers):
                        pass
        async with house(tmp_path) as here:
            with pytest.raises(InvalidStatus):
                async with connect(
                    f"ws://{here.address}/ws",
                    additional_headers={**public, "origin": "https://cards.example.org"},
                ):
                    pass

    asyncio.run(look())


@pytest.mark.parametrize(
    ("trusted", "addresses", "let_in"),
    [
        (PROXIES, ["198.51.100.1", "198.51.100.2", "198.51.100.3"], [True, True, True]),
        (PROXIES, ["198.51.100.1", "9.9.9.9, 198.51.100.1", "8.8.8.8, 198.51.100.1"], [True, False, False]),
        (PROXIES, ["2001:db8:1:2::1", "2001:db8:1:2:ffff::", "2001:db8:1:3::1"], [True, False, True]),
        ((), ["198.51.100.1", "198.51.100.2", "198.51.100.3"], [True, False, False]),
    ],
)
def test_limits_count_by_the_true_address(
    tmp_path: Path, trusted: Any, addresses: list[str], let_in: list[bool]
) -> None:
    async def ask() -> list[bool]:
        async with house(tmp_path, trusted=trusted, tables_at_once=1, tables_a_minute=0.01) as here:
            answers = [
                await here.http.post("/api/tables", json=WANTED, headers={FOR: each}) for each in addresses
            ]
            return [answer.status_code == 201 for answer in answers]

    assert asyncio.run(ask()) == let_in
    assert HOST == "127.0.0.1"


def test_headers_ask_for_tls_where_the_page_came_by_it(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path, trusted=PROXIES) as here:
            public = {FOR: "198.51.100.7", "x-forwarded-proto": "https"}
            kept = "strict-transport-security"
            assert "max-age=" in (await here.http.get("/health", headers=public)).headers[kept]
            assert kept not in (await here.http.get("/health")).headers
            for path in ("/health", "/", "/api/tables/none", "/no/such.js", "/locales/en.ftl"):
                found = (await here.http.get(path)).headers
                assert found["x-content-type-options"] == "nosniff"
                assert "frame-ancestors 'none'" in found["content-security-policy"]
                assert "unsafe" not in found["content-security-policy"]
                assert found["x-frame-options"] == "DENY"
                assert found["cross-origin-embedder-policy"] == "require-corp"
                assert found["cross-origin-opener-policy"] == "same-origin"
                assert "geolocation=()" in found["permissions-policy"]
                assert "server" not in found or "/" not in found["server"], "no version is told"

    asyncio.run(look())
