"""What the page of a table shows of a game beside what every game tells a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laydown.games.mille.deal import WILD
from laydown.games.mille.scoring import VALUES
from laydown.games.mille.view import MilleView
from laydown.games.three_thirteen.beats import default_choice
from laydown.games.three_thirteen.view import DealView, SpeedView
from laydown.melds import arrange, least_penalty

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.cards import Rank
    from laydown.games.rules import Game, Offer, Plain, View
    from laydown.melds import Arrangement
    from laydown.words import Speaker

_SHOWN_VALUES: Final = 50
"""Mille's cards worth as much or more have their value on their face."""


def in_beats(config: Any) -> bool:  # noqa: ANN401 - the game's own Config
    """Whether all choose at the same time, so that choices are hidden and time can be limited."""
    return getattr(config, "beats", False) is True


def tagged(game: Game, view: View, plain: Plain) -> Plain:
    """The view's plain object `plain` with the tag that tells clients its shape."""
    tag = "speed" if isinstance(view, SpeedView) else game.name
    return {"game": tag, **plain}


def hand_value(view: View | None) -> int | None:
    """What the own hand would cost now; None for a spectator and before the deal."""
    if isinstance(view, MilleView):
        return view.hand_value
    if isinstance(view, DealView) and view.number and view.hand is not None:
        return least_penalty(view.hand, view.melds)
    return None


def arrangement(view: View | None) -> Arrangement | None:
    """The own hand as it costs least; None where there is no such thing."""
    if isinstance(view, DealView) and view.number and view.hand is not None:
        return arrange(view.hand, view.melds)
    return None


def beat(view: View | None) -> tuple[int, int, str] | None:
    """The half of a beat that is being chosen in; None where there are no beats or nothing to choose."""
    if isinstance(view, SpeedView) and view.phase in ("source", "throw"):
        return view.number, view.beat, view.phase
    return None


def late_choice(view: View, offer: Offer) -> Any:  # noqa: ANN401 - the game's own atom
    """What counts for a seat that has not chosen in time."""
    if not isinstance(view, SpeedView) or view.hand is None:
        raise TypeError(view)
    return default_choice(view.hand, view.melds, offer.actions)


def wild_rank(game: Game, of_deal: Rank | None) -> Rank:
    """The rank that is wild in a deal: its own, or the same in all."""
    return WILD if of_deal is None or game.name == "mille" else of_deal


def fewer_is_better(game: Game) -> bool:
    """Whether points count against a player."""
    return game.name != "mille"


def marked_values(game: Game) -> dict[str, int]:
    """Cards that count more than their rank shows."""
    if game.name != "mille":
        return {}
    return {each.text: value for each, value in VALUES.items() if value >= _SHOWN_VALUES}


def pile_shown(config: Any) -> str | None:  # noqa: ANN401 - the game's own Config
    """`all` where the pile is fanned, `top` where it is squared, None where the game does not say."""
    return getattr(config, "pile_shown", None)


def pile_sentence(offer: Offer, speaker: Speaker) -> str | None:
    """With what the pile may be taken now; None if it may not, or where nothing is needed for it."""
    takes = [action for action in offer.actions if action.verb == "pile"]
    if not takes:
        return None
    pairs: Sequence[str] = [speaker.cards(action.cards) for action in takes if action.cards]
    if len(pairs) < len(takes):
        return speaker.text("server-pile-alone")
    return speaker.text("server-pile-with", pairs=speaker.text("list-comma").join(pairs))
