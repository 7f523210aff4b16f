"""What the rooms before write as plain objects fits the shapes on the wire, every kind of it."""

from __future__ import annotations

import typing
from random import Random
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from laydown.games import GAMES, game_of, presets
from laydown.games.mille import actions as mille
from laydown.games.mille import events as mille_events
from laydown.games.plain import tag_of
from laydown.games.three_thirteen import actions as three_thirteen
from laydown.games.three_thirteen import events as three_thirteen_events
from laydown.server import particulars, telling
from laydown.server.rows import SeatRow, TableRow
from laydown.table import events as table_events
from laydown.table.match import Match
from laydown.wire import VERSION, atoms, client, happenings, pages, server, views
from properties.configs import SHORT
from properties.play import TEMPERS, verb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.games.rules import Game

NAMES = ("Ada", "Ben", "Cleo", "Dov")


def tags(union: Any) -> set[str]:
    return {each.__struct_config__.tag for each in typing.get_args(union)}


def without_defaults(told: Any, plain: object) -> object:
    """What the wire says, less what the plain object leaves out because it is a default."""
    if isinstance(plain, dict):
        fields = cast("dict[str, object]", plain)
        return {name: without_defaults(told[name], value) for name, value in fields.items()}
    if isinstance(plain, list):
        row = cast("list[object]", plain)
        return [without_defaults(one, other) for one, other in zip(told, row, strict=True)]
    return told


def matches(preset: str) -> Iterator[Match]:
    """A short match, as it stands before each atom and at its end."""
    chance = Random(f"wire of {preset}")
    game = game_of(preset)
    known = {option.name for option in game.options}
    config = game.configure(preset, {name: value for name, value in SHORT.items() if name in known})
    seats = min(4, max(2, game.default_seats(config)))
    match = Match.start(game, config, NAMES[:seats], seed=preset, preset=preset)
    for step in range(1500):
        if step % 10 == 0 or match.deal_over:
            yield match
        if match.over:
            break
        if match.deal_over:
            match.next_deal()
            continue
        seat = chance.choice(match.to_act())
        by_verb: dict[str, list[Any]] = {}
        for action in match.offer(seat).actions:
            by_verb.setdefault(verb(action), []).append(action)
        weights = [TEMPERS["layer"].get(name, 1) for name in by_verb]
        name = chance.choices(list(by_verb), weights if any(weights) else None)[0]
        match.act(seat, chance.choice(by_verb[name]))
    yield match


@pytest.mark.parametrize("preset", presets())
def test_every_event_and_view_of_a_match_fits_and_comes_back(preset: str) -> None:
    last: Match | None = None
    for match in matches(preset):
        last = match
        for watcher in (*range(match.seats), None):
            view = match.view(watcher)
            plain = view.to_plain()
            plain["deal"] = particulars.tagged(match.game, match.deal_view(watcher), plain["deal"])
            told = msgspec.convert(plain, views.TableView)
            assert msgspec.json.decode(msgspec.json.encode(told), type=views.TableView) == told
            assert set(msgspec.to_builtins(told.deal)) == set(plain["deal"])
    assert last is not None
    for watcher in (0, None):
        for _, event in last.stream(watcher):
            if event is None:
                continue
            told = msgspec.convert(event.to_plain(), happenings.GameEvent)
            assert msgspec.json.decode(msgspec.json.encode(told), type=happenings.GameEvent) == told
            assert (
                without_defaults(msgspec.json.decode(msgspec.json.encode(told)), event.to_plain())
                == event.to_plain()
            )


def test_every_kind_of_event_has_a_shape() -> None:
    kinds: set[str] = set()
    for module in (table_events, mille_events, three_thirteen_events):
        found = [vars(each).get("kind") for each in vars(module).values() if isinstance(each, type)]
        kinds |= {kind for kind in found if isinstance(kind, str)}
    assert kinds <= tags(happenings.GameEvent)
    games: tuple[Any, ...] = (*mille_events.EVENTS, *three_thirteen_events.EVENTS)
    assert {each.kind for each in games} <= tags(happenings.GameEvent)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_atom_fits_and_comes_back(game: Game) -> None:
    deck = game.deck(next(iter(game.presets.values())), 2)
    every: tuple[Any, ...] = mille.all_atoms() if game.name == "mille" else three_thirteen.all_atoms(deck)
    verbs = {tag_of(each.to_plain()) for each in every}
    assert verbs == set(mille.VERBS if game.name == "mille" else three_thirteen.VERBS)
    assert verbs <= tags(atoms.Action)
    for atom in every:
        told = msgspec.convert(atom.to_plain(), atoms.Action)
        text = msgspec.json.encode(told)
        heard = msgspec.json.decode(text, type=atoms.Action)
        assert game.action_from_plain(msgspec.to_builtins(heard)) == atom


def frames() -> list[Any]:
    """One frame of each kind that a client may send."""
    return [
        client.Hello(version=VERSION, table="t", token=None, lang="en"),
        client.Commit(commitment="0f" * 32),
        client.Show(value="f0" * 32),
        client.Act(offer=1, action=atoms.Lay(cards=["8C", "8S", "2D"])),
        client.Undo(),
        client.Table(do="pause", n=3),
        client.Answer(yes=True),
        client.Next(),
        client.Order(cards=["QS", "*"]),
        client.Arrange(),
        client.Say(phrase="phrase-hello"),
        client.Chat(text="hello"),
        client.Rematch(),
        client.Renew(),
        client.Vacate(seat=1),
        client.NewLinks(),
        client.Ping(),
    ]


def test_every_frame_of_a_client_comes_back() -> None:
    sent = frames()
    assert {type(each) for each in sent} == set(typing.get_args(client.FromClient))
    for each in sent:
        assert msgspec.json.decode(msgspec.json.encode(each), type=client.FromClient) == each


@pytest.mark.parametrize("preset", ["mille", "three-thirteen", "three-thirteen-speed"])
def test_every_frame_of_the_server_comes_back(preset: str) -> None:
    row = TableRow(
        id="t",
        preset=preset,
        options={},
        rules=1,
        secret=b"",
        host=0,
        lang="en",
        listed=False,
        chat=True,
        beat_seconds=None,
        bot_delay=0.0,
        created=0,
    )
    sent: list[Any] = [
        server.Refused(clause="M-PILE-1", text="no"),
        server.Unkept(text="the disk is full"),
        server.SaidAt(seat=0, text="hello", chat=True),
        server.Renewed(token="x"),  # noqa: S106 - none that opens anything
        server.Links(invites=[pages.Invite(seat=1, token="y")], door=None),  # noqa: S106 - as above
        server.Pong(),
        server.Closed(code="rate", text="slower"),
    ]
    for match in matches(preset):
        seats = [SeatRow(seat, "person", name) for seat, name in enumerate(match.names)]
        standing = telling.Standing(row, seats, match.setup, match)
        for lang, seat in (("ko", 0), ("en", 1), ("fr", None)):
            listener = telling.Listener(seat, lang)
            sent += [telling.welcome(standing, listener), telling.state(standing, listener, 0)]
            arranged = telling.arranged(match, listener)
            sent += [] if arranged is None else [arranged]
    for each in sent:
        assert msgspec.json.decode(msgspec.json.encode(each), type=server.FromServer) == each
    kinds = set(typing.get_args(server.FromServer))
    assert {type(each) for each in sent} | {server.Arranged} == kinds


def test_what_no_shape_describes_is_refused_and_never_sent() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "draw", "card": "QS"}, atoms.Action)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"event": "drew", "seat": 0, "order": ["QS"]}, happenings.GameEvent)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"reshuffle"}', type=client.FromClient)
