"""Options of a game: their names, what they may be, and how they are read from text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from laydown.errors import ConfigError, Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from _typeshed import DataclassInstance

ConfigT = TypeVar("ConfigT", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class Option:
    """One choice a table can make.

    `name` is the field of the Config and the name on the command line. `choices` lists the words it may
    be; a yes/no option has `("yes", "no")` and its field is a bool; with `low` and `high` it may be a number,
    and `none` allows the word `none` (field None). `clause` is where docs/rules states it. `presets` are
    the presets it has a meaning in, empty for all. `first_number` is a good number to begin with where a
    word says otherwise, None for the lowest. Catalogue ids are derived: `option-NAME` names it,
    `option-NAME-help` explains it in a sentence.
    """

    name: str
    clause: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    none: bool = False
    presets: tuple[str, ...] = ()
    first_number: int | None = None

    @property
    def number(self) -> int:
        """The number that stands ready where a word gives way to a number."""
        return self.low if self.first_number is None else self.first_number

    def read(self, text: str) -> Any:
        """The field's value for this text; ConfigError lists what it may be."""
        word = text.strip().lower()
        if self.none and word == "none":
            return None
        if self.choices == ("yes", "no"):
            if word in ("yes", "no", "on", "off", "true", "false"):
                return word in ("yes", "on", "true")
        elif word.replace("-", "_") in self.choices:
            return word.replace("-", "_")
        elif self.low < self.high and _is_number(word) and self.low <= int(word) <= self.high:
            return int(word)
        raise ConfigError(
            Message.of("option-bad-value", option=self.name, text=text, allowed=self.allowed()), self.name
        )

    def allowed(self) -> str:
        """What may be written, as in `yes, no` or `1..4, none`."""
        words = list(self.choices)
        if self.low < self.high:
            words.append(f"{self.low}..{self.high}")
        return ", ".join([*words, "none"] if self.none else words)

    def write(self, value: Any) -> str:
        """The text that `read` takes back."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 9


def changed(config: ConfigT, options: Iterable[Option], changes: Mapping[str, str]) -> ConfigT:
    """The config with these options read from text; ConfigError for a name or value that is none."""
    known = {option.name: option for option in options}
    values: dict[str, Any] = {}
    for name, text in changes.items():
        option = known.get(name.replace("-", "_"))
        if option is None:
            raise ConfigError(
                Message.of("option-unknown", option=name, allowed=", ".join(sorted(known))), name
            )
        values[option.name] = option.read(text)
    return replace(config, **values)


def differences(
    config: DataclassInstance, preset: DataclassInstance, options: Iterable[Option]
) -> dict[str, str]:
    """The options in which a config differs from its preset, as text, in the order of `options`."""
    return {
        option.name: option.write(getattr(config, option.name))
        for option in options
        if getattr(config, option.name) != getattr(preset, option.name)
    }
