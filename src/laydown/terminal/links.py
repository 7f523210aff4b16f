"""Links to seats that are given anew: the own one, and by whoever opened the table those of others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from laydown.wire import client, server

if TYPE_CHECKING:
    from laydown.terminal.address import Address
    from laydown.terminal.pen import Pen
    from laydown.words import Speaker

    Given: TypeAlias = server.Renewed | server.Links


def acts(state: server.State, own: int | None, speaker: Speaker, *, host: bool) -> list[server.TableAct]:
    """What may be done about links, said as what may be done about the table."""
    if own is None:
        return []
    found = [_act("renew", speaker, "web-links-alone")]
    others = [each for each in state.seats if each.kind == "person" and each.seat != own] if host else []
    found += [_act("vacate", speaker, "web-links-new", each) for each in others]
    if any(each.vacant for each in others):
        found.append(_act("new-links", speaker, "web-links-call-in"))
    return found


def frame_of(act: server.TableAct) -> client.FromClient | None:
    """What asks for a new link; None for an act of the table's own."""
    match act.do, act.seat:
        case "renew", _:
            return client.Renew()
        case "vacate", int(seat):
            return client.Vacate(seat=seat)
        case "new-links", _:
            return client.NewLinks()
        case _:
            return None


def tell(given: Given, address: Address, seats: list[server.Seat], pen: Pen) -> None:
    """The new links, each on a line of its own, to be sent on."""
    if isinstance(given, server.Renewed):
        pen.say("web-links-own")
        pen.console.verbatim(f"  {replace(address, token=given.token)}")
        return
    for each in given.invites:
        pen.say("web-links-seat", name=seats[each.seat].name)
        pen.console.verbatim(f"  {replace(address, token=each.token)}")


def _act(do: str, speaker: Speaker, id: str, about: server.Seat | None = None) -> server.TableAct:  # noqa: A002 - as the catalogues call it
    values = {} if about is None else {"name": about.name}
    return server.TableAct(
        do=do,
        seat=None if about is None else about.seat,
        text=speaker.text(id, **values),
        confirm=speaker.text(f"{id}-confirm", **values),
        asks=False,
    )
