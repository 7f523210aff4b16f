"""Figures for Prometheus: what they count, what is no label, and who gets them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from laydown.cli import main
from laydown.server import figures
from laydown.server.run import free_port
from server.house import GREEDY, HOST, ME, House, house, play_deal

if TYPE_CHECKING:
    from pathlib import Path

    from server.house import Plain

ALLOWED = {
    "game",
    "by",
    "reason",
    "bot",
    "le",
    "generation",
    "implementation",
    "major",
    "minor",
    "patchlevel",
    "version",
}


def value(name: str, **labels: str) -> float:
    return figures.registry().get_sample_value(name, labels) or 0.0


def test_what_is_done_is_counted_and_timed(tmp_path: Path) -> None:
    before = {name: value(name) for name in ("laydown_action_kept_seconds_count", "laydown_rooms")}
    people = value("laydown_actions_total", game="mille", by="person")
    bots = value("laydown_bot_thinking_seconds_count", bot="greedy")
    refused = value("laydown_refused_total", reason="rule")

    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                await ann.send(type="act", offer=999, action={"do": "discard", "card": "QS"})
                await ann.frame("refused")
                await play_deal(ann)
                here.lobby.sample()
                assert value("laydown_rooms") == 1
                assert value("laydown_connections") == 1
                assert value("laydown_database_works") == 1

    asyncio.run(play())
    done = value("laydown_action_kept_seconds_count") - before["laydown_action_kept_seconds_count"]
    assert done > 10
    assert value("laydown_actions_total", game="mille", by="person") > people
    assert value("laydown_refused_total", reason="rule") == refused + 1
    assert value("laydown_bot_thinking_seconds_count", bot="greedy") >= bots
    assert value("laydown_action_sent_seconds_count") >= done


@pytest.mark.parametrize("address", ["0.0.0.0:9100", "9100", "192.0.2.1:9100", "localhost:x", "[::]:9100"])
def test_nobody_elses_computer_gets_them(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--metrics", address]) == 2
    assert capsys.readouterr().err


def test_a_process_shows_them_at_an_address_of_their_own_and_logs_one_object_a_line(tmp_path: Path) -> None:
    port, own = free_port(HOST), free_port(HOST)
    command = [sys.executable, "-m", "laydown.cli", "serve", "--port", str(port), "--data", str(tmp_path)]
    more = ["--metrics", f"{HOST}:{own}", "--log", "json"]
    started = subprocess.Popen(  # noqa: S603 - our own command
        [*command, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
    )
    assert started.stdout is not None
    started.stdout.readline()

    async def look() -> tuple[Plain, str, int]:
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http:
            here = House(f"{HOST}:{port}", http)
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.until(lambda state: state["view"] is not None)
                await ann.my_turn()
                await ann.do()
            public = (await http.get("/metrics")).status_code
            return table, (await http.get(f"http://{HOST}:{own}/metrics")).text, public

    table, text, public = asyncio.run(look())
    started.send_signal(signal.SIGTERM)
    _, errors = started.communicate(timeout=30)
    assert public == 404
    families = list(text_string_to_metric_families(text))
    names = {each.name for each in families}
    assert {"laydown_rooms", "laydown_actions", "laydown_action_kept_seconds"} <= names
    assert "process_resident_memory_bytes" in names
    for family in families:
        for sample in family.samples:
            assert set(sample.labels) <= ALLOWED, sample
    for private in (table["table"], table["token"], "Ann"):
        assert private not in text
    events = [line for line in errors.splitlines() if line.startswith("{")]
    assert [event.count('"event": "') for event in events] == [1] * len(events)
    assert "server-started" in events[0]
    assert "table-opened" in errors
    assert "server-stopped" in events[-1]
    assert table["token"] not in errors


def test_several_workers_keep_their_figures_together(tmp_path: Path) -> None:
    """In a process of its own, as the library decides when it is loaded."""
    script = tmp_path / "together.py"
    script.write_text(
        "import multiprocessing, os\n"
        "from laydown.server import figures\n"
        "def work():\n"
        "    figures.ROOMS.set(2)\n"
        "    figures.ACTIONS.labels('mille', 'bot').inc(3)\n"
        "if __name__ == '__main__':\n"
        "    figures.for_several_workers()\n"
        "    spawn = multiprocessing.get_context('spawn')\n"
        "    workers = [spawn.Process(target=work) for _ in range(2)]\n"
        "    for each in workers: each.start()\n"
        "    for each in workers: each.join()\n"
        "    read = figures.registry().get_sample_value\n"
        "    print(read('laydown_rooms'), read('laydown_actions_total', {'game': 'mille', 'by': 'bot'}))\n"
        "    figures.worker_ended(workers[0].pid)\n"
        "    print(read('laydown_rooms'), read('laydown_actions_total', {'game': 'mille', 'by': 'bot'}))\n"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert done.stdout == "4.0 6.0\n2.0 6.0\n"
