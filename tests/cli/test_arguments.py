"""Reading a command line."""

from __future__ import annotations

import pytest

from laydown.cli.arguments import Command, Flag, Given, Operand, UsageError, read, whole_number


def _command(*operands: Operand) -> Command:
    flags = (Flag("seats", "number"), Flag("option", "setting", repeats=True), Flag("json"))
    return Command("rules", lambda _given, _shell: 0, operands, flags)


ONE = _command(Operand("preset"))
ANY = _command(Operand("file", required=False, repeats=True))


def test_flags_stand_anywhere_and_in_both_forms() -> None:
    given = read(ONE, ["--seats", "3", "mille", "--option=ace=both", "--json", "--option", "decks=2"])
    assert given.operands == ("mille",)
    assert given.number("seats", 1, 9) == 3
    assert given.options() == {"ace": "both", "decks": "2"}
    assert given.has("json")
    assert given.one("json") is None


def test_negative_numbers_a_dash_and_what_follows_two_dashes_are_operands() -> None:
    assert read(ANY, ["-15", "-", "--", "--json", "-x"]).operands == ("-15", "-", "--json", "-x")


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["mille", "--sets", "3"], "cli-flag-unknown"),
        (["mille", "-s"], "cli-flag-unknown"),
        (["mille", "--seats"], "cli-flag-needs-value"),
        (["mille", "--seats", "--json"], "cli-flag-needs-value"),
        (["mille", "--json=yes"], "cli-flag-takes-none"),
        (["mille", "--json", "--json"], "cli-flag-twice"),
        ([], "cli-operand-missing"),
        (["mille", "jokers"], "cli-operand-extra"),
    ],
)
def test_what_is_wrong_is_named(words: list[str], text: str) -> None:
    with pytest.raises(UsageError) as refused:
        read(ONE, words)
    assert refused.value.message.id == text


@pytest.mark.parametrize("text", ["ace", "=both", "ace=", "", " = "])
def test_an_option_needs_a_name_and_a_value(text: str) -> None:
    with pytest.raises(UsageError, match="cli-option-form"):
        Given(flags={"option": [text]}).options()


def test_an_option_is_given_once() -> None:
    with pytest.raises(UsageError, match="cli-option-twice"):
        Given(flags={"option": ["ace=low", "ace=both"]}).options()


@pytest.mark.parametrize("text", ["", "x", "1.5", "0", "10", "-1", "--3", "٣", "²", "9" * 5000, "1e1"])
def test_a_number_is_whole_and_within_its_bounds(text: str) -> None:
    with pytest.raises(UsageError, match="cli-not-a-number"):
        whole_number(text, "--seats", 1, 9)
    assert whole_number(" 9 ", "--seats", 1, 9) == 9
    assert whole_number("-15", "A", -20, 20) == -15
