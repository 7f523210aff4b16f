"""What a command may be given, and reading it from the words of a command line.

argparse speaks English only; this reads the same forms (`--seats 3`, `--seats=3`, `--` before operands
that look like flags) and says what is wrong in the person's language.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from laydown.errors import LaydownError, Message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.cli.shell import Shell


class UsageError(LaydownError):
    """A command line that asks for nothing that can be done; the sentence says what would."""


@dataclass(frozen=True, slots=True)
class Flag:
    """`--name`, followed by a value if `value` names one (`cli-value-VALUE`); `repeats` allows several."""

    name: str
    value: str = ""
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class Operand:
    """A word without a flag (`cli-value-NAME`); the last one of a command may repeat."""

    name: str
    required: bool = True
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """One command: `cli-command-NAME` says what it does; `examples` are lines that work as they stand."""

    name: str
    run: Callable[[Given, Shell], int]
    operands: tuple[Operand, ...] = ()
    flags: tuple[Flag, ...] = ()
    examples: tuple[str, ...] = ()


@dataclass(slots=True)
class Given:
    """What a command was given: operands in their order, and each flag's values."""

    operands: tuple[str, ...] = ()
    flags: dict[str, list[str]] = field(default_factory=dict[str, list[str]])

    def has(self, flag: str) -> bool:
        return flag in self.flags

    def one(self, flag: str) -> str | None:
        """The value of a flag that does not repeat."""
        values = self.flags.get(flag)
        return values[0] if values else None

    def every(self, flag: str) -> tuple[str, ...]:
        return tuple(self.flags.get(flag, ()))

    def number(self, flag: str, low: int, high: int) -> int | None:
        """The flag's value as a whole number from low to high."""
        text = self.one(flag)
        return None if text is None else whole_number(text, f"--{flag}", low, high)

    def options(self) -> dict[str, str]:
        """The values of `--option NAME=VALUE`, by name."""
        changes: dict[str, str] = {}
        for text in self.every("option"):
            name, sign, value = text.partition("=")
            name = name.strip()
            if not sign or not name or not value.strip():
                raise UsageError(Message.of("cli-option-form", text=text))
            if name in changes:
                raise UsageError(Message.of("cli-option-twice", option=name))
            changes[name] = value.strip()
        return changes


def whole_number(text: str, place: str, low: int, high: int) -> int:
    """The number written `text`; UsageError names the place if it is none from low to high."""
    digits = text.strip().removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < len(str(high)) + 2:
        number = int(text)
        if low <= number <= high:
            return number
    raise UsageError(Message.of("cli-not-a-number", place=place, text=text, low=low, high=high))


def read(command: Command, words: Sequence[str]) -> Given:
    """The words after a command's name, sorted into operands and flags."""
    given = Given()
    operands: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--":
            operands += rest
            break
        if _is_flag(word):
            _take_flag(command, given, word, rest)
        else:
            operands.append(word)
    given.operands = tuple(operands)
    _check_operands(command, given.operands)
    return given


def _is_flag(word: str) -> bool:
    """`-15` is a score and `-` a file, neither a flag."""
    return word.startswith("-") and word != "-" and not word[1:].isdigit()


def _take_flag(command: Command, given: Given, word: str, rest: list[str]) -> None:
    name, sign, value = word.partition("=")
    flag = next((each for each in command.flags if f"--{each.name}" == name), None)
    if flag is None:
        allowed = ", ".join(f"--{each.name}" for each in command.flags)
        raise UsageError(
            Message.of("cli-flag-unknown", flag=name, command=command.name, allowed=allowed or "-")
        )
    if flag.name in given.flags and not flag.repeats:
        raise UsageError(Message.of("cli-flag-twice", flag=name))
    if not flag.value:
        if sign:
            raise UsageError(Message.of("cli-flag-takes-none", flag=name, text=value))
        given.flags[flag.name] = []
        return
    if not sign:
        if not rest or _is_flag(rest[0]):
            raise UsageError(Message.of("cli-flag-needs-value", flag=name, command=command.name))
        value = rest.pop(0)
    given.flags.setdefault(flag.name, []).append(value)


def _check_operands(command: Command, operands: Sequence[str]) -> None:
    needed = sum(1 for each in command.operands if each.required)
    if len(operands) < needed:
        raise UsageError(Message.of("cli-operand-missing", command=command.name))
    endless = any(each.repeats for each in command.operands)
    if not endless and len(operands) > len(command.operands):
        extra = operands[len(command.operands)]
        raise UsageError(Message.of("cli-operand-extra", text=extra, command=command.name))
