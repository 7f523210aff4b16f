"""Who asks over HTTP: in which language, and whether so often."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, TypeAlias

from litestar import Request
from litestar.datastructures import State

from laydown.server.lobby import Trouble
from laydown.words import LANGUAGES

if TYPE_CHECKING:
    from laydown.server.limits import Limits
    from laydown.server.settings import Settings

Asked: TypeAlias = Request[Any, Any, State]


def language(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


def accepted(request: Asked) -> str:
    """The first language of the browser's list that there is."""
    named = (part.partition(";")[0].strip()[:2].lower() for part in _accept(request).split(","))
    return next((lang for lang in named if lang in LANGUAGES), "en")


def _accept(request: Asked) -> str:
    return request.headers.get("accept-language", "")[:200]


def limit_opening(request: Asked, state: State) -> None:
    """Not so many in a minute, and not so many in a day."""
    limit_tables(request, state)
    limits: Limits = state.limits
    if not limits.may_open(_address(request)):
        raise Trouble("rate", 429)


def limit_tables(request: Asked, state: State) -> None:
    """Nobody fills the house with empty tables."""
    settings: Settings = state.settings
    _limit(request, state, "rate", settings.tables_a_minute, settings.tables_at_once)


def limit_looks(request: Asked, state: State) -> None:
    """Nobody keeps the house busy with playing matches again."""
    settings: Settings = state.settings
    _limit(request, state, "often", settings.lists_a_minute, settings.lists_at_once)


def limit_records(request: Asked, state: State) -> None:
    """Nobody keeps the house busy with reading records, or fills it with them."""
    settings: Settings = state.settings
    _limit(request, state, "records", settings.records_a_minute, settings.records_at_once)


def limit_mails(request: Asked, state: State, table: str, to: str) -> None:
    """Nobody has mail heaped upon an address: counted by who asks, for which table, and to whom it goes."""
    limits: Limits = state.limits
    settings: Settings = state.settings
    a_day, to_one = settings.mails_a_day, settings.mails_to_one_a_day
    limit_looks(request, state)
    target = hashlib.sha256(to.lower().encode()).hexdigest()
    counted = (
        ("mails", _address(request), a_day),
        ("mails-table", table, a_day),
        ("mails-to", target, to_one),
    )
    if not all(limits.take(what, whose, most / 24 / 60, most) for what, whose, most in counted):
        raise Trouble("mails", 429)


def _limit(request: Asked, state: State, code: str, a_minute: float, at_once: int) -> None:
    """So often may one address ask for this; `code` is that of the refusal."""
    limits: Limits = state.limits
    if not limits.take(code, _address(request), a_minute, at_once):
        raise Trouble(code, 429)


def _address(request: Asked) -> str:
    return request.client.host if request.client is not None else ""
