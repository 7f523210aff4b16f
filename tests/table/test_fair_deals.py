"""The verifier of docs/design/fair-deals.md agrees with the program, on what holds and on what does not."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from laydown.errors import RecordError
from laydown.table import record
from table.playing import PRESETS, finished

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE: Final = Path(__file__).parents[2] / "docs" / "design" / "fair-deals.md"


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert "laydown" not in re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE)
    path = tmp_path_factory.mktemp("verifier") / "verify.py"
    path.write_text(code, "utf-8")
    return path


def verify(script: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Run the script by itself: with no way to import the program."""
    path = script.with_name("a.record")
    path.write_text(text, "utf-8")
    command = [sys.executable, "-I", "-S", str(script), str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script


@pytest.mark.parametrize("preset", PRESETS)
def test_both_find_that_the_record_holds(preset: str, script: Path) -> None:
    text = finished(preset)
    done = verify(script, text)
    assert (done.returncode, done.stderr) == (0, "")
    deals = record.check(text).deals
    assert done.stdout.count("the order") == deals
    assert done.stdout.count("drawn one after the other") == deals
    assert done.stdout.count("reshuffle") == text.count("dealer reshuffle")
    assert done.stdout.count("the cut at") == text.count("by dice")
    assert "WRONG" not in done.stdout


@pytest.mark.parametrize("preset", PRESETS)
def test_both_find_that_a_record_on_a_split_stock_holds(preset: str, script: Path) -> None:
    text = finished(preset, stock="split")
    done = verify(script, text)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("each seat from its own row") == record.check(text).deals
    assert "one after the other" not in done.stdout
    assert "WRONG" not in done.stdout


@pytest.mark.parametrize("preset", ["mille", "three-thirteen", "five-crowns"])
def test_a_split_stock_is_no_ordinary_one(preset: str, script: Path) -> None:
    """Neither kind of record holds as the other: seats draw other cards."""
    split = finished(preset, stock="split").replace("stock: split\n", "")
    plain = finished(preset).replace("preset:", "stock: split\npreset:")
    for text in (split, plain):
        assert verify(script, text).returncode == 1
        with pytest.raises(RecordError):
            record.check(text)


def _order(text: str) -> str:
    first, second = text.split("order:\n  ", 1)[1].split()[:2]
    assert first != second
    return text.replace(f"order:\n  {first} {second}", f"order:\n  {second} {first}", 1)


def _reshuffle(text: str) -> str:
    row = text.split("dealer reshuffle\n  ", 1)[1].split()
    other = next(each for each in row if each != row[0])
    place = row.index(other)
    swapped = [other, *row[1:place], row[0]]
    return text.replace(
        "dealer reshuffle\n  " + " ".join(row[: place + 1]), "dealer reshuffle\n  " + " ".join(swapped), 1
    )


def _cut(text: str) -> str:
    found = re.search(r"cut (\d+) by dice", text)
    assert found is not None
    return text.replace(found[0], f"cut {4 + (int(found[1]) - 3) % 97} by dice", 1)


def _dealer(text: str) -> str:
    return re.sub(r"first dealer: (\d)", lambda found: f"first dealer: {3 - int(found[1])}", text, count=1)


def _low_draw(text: str) -> str:
    found = re.search(r"first dealer: \d ; 1 (\S\S),", text)
    assert found is not None
    other = "KS" if found[1] != "KS" else "KH"
    return text.replace(f"; 1 {found[1]},", f"; 1 {other},", 1)


def _secret(text: str) -> str:
    return re.sub(r"secret: (.)", lambda found: "secret: " + ("1" if found[1] == "0" else "0"), text)


def _drawn(text: str) -> str:
    found = re.search(r"draw ; (..)\n", text)
    assert found is not None
    return text.replace(found[0], f"draw ; {'AS' if found[1] != 'AS' else 'AH'}\n", 1)


@pytest.mark.parametrize(
    ("preset", "tamper"),
    [
        ("mille", _order),
        ("three-thirteen", _reshuffle),
        ("mille-montreal", _cut),
        ("mille", _dealer),
        ("mille-cardroom", _low_draw),
        ("five-crowns", _secret),
        ("deuces-arent-wild", _drawn),
    ],
)
def test_both_refuse_a_record_that_was_changed(
    preset: str, tamper: Callable[[str], str], script: Path
) -> None:
    text = tamper(finished(preset))
    assert text != finished(preset)
    done = verify(script, text)
    assert done.returncode == 1
    assert "WRONG" in done.stdout
    with pytest.raises(RecordError) as caught:
        record.check(text)
    assert caught.value.clause in ("TABLE-RECORD-2", "TABLE-RECORD-4", "TABLE-RECORD-6")


@pytest.mark.parametrize("tamper", [_order, _drawn])
def test_both_refuse_a_record_on_a_split_stock_that_was_changed(
    tamper: Callable[[str], str], script: Path
) -> None:
    text = tamper(finished("deuces-arent-wild", stock="split"))
    assert verify(script, text).returncode == 1
    with pytest.raises(RecordError) as caught:
        record.check(text)
    assert caught.value.clause in ("TABLE-RECORD-4", "TABLE-RECORD-6")


def test_a_record_without_its_secret_proves_nothing(script: Path) -> None:
    done = verify(script, re.sub(r"(commitment|secret|seed): .*\n", "", finished("mille")))
    assert (done.returncode, done.stderr) == (1, "")
    assert "proves nothing" in done.stdout
