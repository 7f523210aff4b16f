"""The catalogues and the code as the parity tests read them: which ids there are, and which are used."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import laydown
from laydown.words.catalogue import sources

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE: Final = Path(laydown.__file__).parent
CLIENT: Final = Path(__file__).parents[2] / "web/src"
"""The browser client, which speaks the same catalogues."""

_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[A-Za-z0-9_]+)+")
"""What an id looks like; a single word is none, so that `re.search(...).text("x")` is no id."""


_CLIENT_STRING: Final = re.compile(r"""(['"`])((?:(?!\1)[^\\\n])*)\1""")
"""A string of TypeScript or Svelte, on one line: its quote and what stands between."""

_CLIENT_SPOKEN: Final = re.compile(r"""\b(?:t|knows)\(\s*(['"])([^'"]+)\1""")
"""`t('an-id')`: where the client speaks a message by its id."""


@dataclass(frozen=True)
class Entry:
    """One message of one catalogue."""

    file: str
    id: str
    text: str
    forms: tuple[str, ...]
    variables: frozenset[str]
    references: frozenset[str]

    def __str__(self) -> str:
        return f"{self.file}: {self.id}"


@dataclass(frozen=True)
class Language:
    """One language's catalogues: its messages, and what is wrong with how they are written."""

    entries: dict[str, Entry] = field(default_factory=dict[str, Entry])
    faults: list[str] = field(default_factory=list[str])

    def variables(self, entry_id: str) -> frozenset[str]:
        """The values a message needs, those of the messages within it too."""
        entry = self.entries[entry_id]
        inner = [self.variables(each) for each in entry.references if each in self.entries]
        return entry.variables.union(*inner)


@cache
def language(name: str) -> Language:
    read = Language()
    for file, source in sources(name).items():
        for item in FluentParser().parse(source).body:
            place = f"locales/{name}/{file}"
            if isinstance(item, ftl.Junk):
                read.faults.append(f"{place}: not understood: {(item.content or '').strip()[:60]}")
            elif isinstance(item, ftl.Message | ftl.Term):
                entry = _entry(place, item)
                if entry.id in read.entries:
                    read.faults.append(f"{entry} stands also in {read.entries[entry.id].file}")
                read.entries[entry.id] = entry
    return read


def _entry(place: str, item: ftl.Message | ftl.Term) -> Entry:
    serializer = FluentSerializer()
    text = serializer.serialize_entry(ftl.Message(ftl.Identifier("x"), item.value)) if item.value else ""
    variables: set[str] = set()
    references: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            references.add(node.id.name)
        elif isinstance(node, ftl.TermReference):
            references.add(f"-{node.id.name}")
        if isinstance(node, ftl.BaseNode):
            for each in vars(node).values():
                walk(each)
        elif isinstance(node, list):
            for each in node:  # pyright: ignore[reportUnknownVariableType] - fluent.syntax is untyped here
                walk(each)  # pyright: ignore[reportUnknownArgumentType]

    walk(item)
    name = f"-{item.id.name}" if isinstance(item, ftl.Term) else item.id.name
    forms = tuple(each.id.name for each in item.attributes)
    return Entry(
        place, name, text.removeprefix("x = ").strip(), forms, frozenset(variables), frozenset(references)
    )


@dataclass(frozen=True)
class Use:
    """A place in the code that speaks a message by its id, with the names of the values it gives.

    `given` is None where the values are not written out (`**values`).
    """

    place: str
    id: str
    given: frozenset[str] | None


@dataclass(frozen=True)
class Code:
    """What the code says of ids: where it speaks them, all its strings, and the ids it makes of names."""

    uses: tuple[Use, ...]
    strings: frozenset[str]
    made: tuple[re.Pattern[str], ...]

    def uses_id(self, entry_id: str) -> bool:
        return entry_id in self.strings or any(each.fullmatch(entry_id) for each in self.made)


@cache
def code() -> Code:
    uses: list[Use] = []
    strings: set[str] = set()
    made: list[re.Pattern[str]] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                pattern = _made(node)
                if pattern is not None:
                    made.append(pattern)
            elif isinstance(node, ast.Call):
                place = f"{path.relative_to(SOURCE)}:{node.lineno}"
                uses += _uses(node, place)
    client = _client()
    uses += client.uses
    strings |= client.strings
    made += client.made
    return Code(tuple(uses), frozenset(strings), tuple(made))


def _client() -> Code:
    """The same of the browser client."""
    uses: list[Use] = []
    strings: set[str] = set()
    made: list[re.Pattern[str]] = []
    for path in _client_files():
        text = path.read_text("utf-8")
        for spoken in _CLIENT_SPOKEN.finditer(text):
            line = text.count("\n", 0, spoken.start()) + 1
            uses.append(Use(f"{path.relative_to(CLIENT)}:{line}", spoken[2], None))
        for quote, found in _CLIENT_STRING.findall(text):
            if quote == "`" and "${" in found:
                made += _made_by_client(found)
            else:
                strings.add(found)
    return Code(tuple(uses), frozenset(strings), tuple(made))


def _client_files() -> list[Path]:
    """What the client is built from; its own tests have catalogues of their own."""
    found = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    return sorted(each for each in found if not each.name.endswith(".test.ts"))


def _made_by_client(template: str) -> Iterator[re.Pattern[str]]:
    """The ids that a template such as `web-theme-${theme}` can make."""
    parts = re.split(r"\$\{[^}]*\}", template)
    if re.fullmatch(r"[a-z][a-z0-9-]*-", parts[0]):
        yield re.compile("[A-Za-z0-9_-]+".join(re.escape(each) for each in parts))


def _made(node: ast.JoinedStr) -> re.Pattern[str] | None:
    """The ids that an f-string such as `f"option-{name}-help"` can make."""
    first = node.values[0] if node.values else None
    if not isinstance(first, ast.Constant) or not re.fullmatch(r"[a-z][a-z0-9-]*-", str(first.value)):
        return None
    parts = [
        re.escape(str(each.value)) if isinstance(each, ast.Constant) else "[A-Za-z0-9_-]+"
        for each in node.values
    ]
    return re.compile("".join(parts))


def _uses(call: ast.Call, place: str) -> Iterator[Use]:
    spoken = _spoken(call)
    if spoken is None:
        return
    given: frozenset[str] | None = None
    if all(each.arg is not None for each in call.keywords):
        given = frozenset(each.arg for each in call.keywords if each.arg)
    for node in ast.walk(spoken):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value):
            yield Use(place, node.value, given)


def _spoken(call: ast.Call) -> ast.expr | None:
    """The argument that is an id: of Message.of, Refusal.of, a speaker's `text` or a shell's `tell`."""
    if not isinstance(call.func, ast.Attribute):
        return None
    owner = call.func.value.id if isinstance(call.func.value, ast.Name) else ""
    at = None
    if call.func.attr == "of":
        at = {"Message": 0, "Refusal": 1}.get(owner)
    elif call.func.attr in ("text", "tell", "say"):
        at = 0
    if at is None or len(call.args) <= at or isinstance(call.args[at], ast.JoinedStr):
        return None
    return call.args[at]
