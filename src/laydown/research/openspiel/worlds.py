"""Hidden cards dealt anew, so that one seat was told the same.

A card that came face down to another seat lies in a *slot*: the seat, and since which shuffle of the pile.
What that seat was seen to play must have come from cards all know it to hold, or else from a slot filled
before. After a shuffle it is known what the stock was, and what was not in it lay in the other hands. All
else is as likely as any: each seat's play is held to be possible, not to be wise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from laydown.research.openspiel.play import CHANCE, Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from laydown.research.openspiel.engines import Cards
    from laydown.research.openspiel.play import Happening

TRIES: Final = 2000
"""So often it is tried: what an option tells of a hidden hand, that it may take the last pile or did not have
to go out, is seen only when the deal is played again.
"""


def resampled(play: Play, seat: int, chance: np.random.Generator) -> list[int]:
    """The steps of an episode in which this seat was told the same; ValueError if none is found."""
    for _ in range(TRIES):
        steps = play.steps.copy()
        if all(_Deal(story, seat, play.engine.pack, chance).deal_anew(steps) for story in play.stories):
            again = Play(play.engine, play.deal)
            if _follows(again, steps, seat, play.told[seat]):
                return steps
    raise ValueError(f"no other cards were found with which seat {seat} would have been told the same")


def _follows(again: Play, steps: Sequence[int], seat: int, told: Sequence[str]) -> bool:
    """Play these steps, as long as they are legal and this seat is told the same."""
    heard = 0
    for step in steps:
        if again.to_act() != CHANCE and step not in again.legal():
            return False
        again.do(step)
        now = again.told[seat]
        if now[heard:] != told[heard : len(now)]:
            return False
        heard = len(now)
    return heard == len(told)


class _Slot(NamedTuple):
    at: int
    epoch: int


class _Deal:
    """The hidden cards of one deal, being dealt anew. `pools` are those that may lie in the slots since each
    shuffle, `known` what all know each seat to hold.
    """

    def __init__(
        self,
        story: Sequence[tuple[int, Happening]],
        seat: int,
        pack: NDArray[np.int64],
        chance: np.random.Generator,
    ) -> None:
        self.story = story
        self.seat = seat
        self.chance = chance
        self.pools = _pools(story, seat, pack)
        self.free: dict[int, list[_Slot]] = {}
        self.known: dict[int, NDArray[np.int64]] = {}
        self.none = np.zeros_like(pack)

    def deal_anew(self, steps: list[int]) -> bool:
        """Write other outcomes into these steps; False if a lot was drawn that leads nowhere."""
        epoch = 0
        for at, (what, owner, cards) in self.story:
            if what == "shuffled":
                epoch += 1
            elif owner == self.seat or what == "up":
                continue
            elif what == "came":
                self.free.setdefault(owner, []).append(_Slot(at, epoch))
            elif what == "got":
                self.known[owner] = self._known(owner) + self._counts(cards)
            elif not self._were_there(owner, cards, steps, stay=what == "shown"):
                return False
        self._fill(steps)
        return True

    def _were_there(self, owner: int, cards: Cards, steps: list[int], *, stay: bool) -> bool:
        """These were in that hand: cards that all knew of first, then those of its slots."""
        known = self._known(owner).copy()
        for kind in cards:
            if known[kind]:
                known[kind] -= 1
            elif not self._was_in_a_slot(owner, kind, steps):
                return False
        self.known[owner] = self._counts(cards) if stay else known
        return True

    def _was_in_a_slot(self, owner: int, kind: int, steps: list[int]) -> bool:
        slots = [slot for slot in self.free.get(owner, ()) if self.pools[slot.epoch][kind]]
        if not slots:
            return False
        slot = slots[int(self.chance.integers(len(slots)))]
        self.free[owner].remove(slot)
        self.pools[slot.epoch][kind] -= 1
        steps[slot.at] = kind
        return True

    def _fill(self, steps: list[int]) -> None:
        """All slots that are left get any of the cards that are left."""
        for epoch, pool in enumerate(self.pools):
            slots = [slot for each in self.free.values() for slot in each if slot.epoch == epoch]
            rest = self.chance.permutation(np.repeat(np.arange(len(pool)), pool))
            for slot, kind in zip(slots, rest[: len(slots)], strict=True):
                steps[slot.at] = int(kind)

    def _known(self, owner: int) -> NDArray[np.int64]:
        return self.known.get(owner, self.none)

    def _counts(self, cards: Cards) -> NDArray[np.int64]:
        return np.bincount(cards, minlength=len(self.none)).astype(np.int64)


def _pools(
    story: Sequence[tuple[int, Happening]], seat: int, pack: NDArray[np.int64]
) -> list[NDArray[np.int64]]:
    """The cards that may have come face down to others since the deal, and since each shuffle: all that there
    were, without what this seat got itself.
    """
    pools = [pack.copy()]
    for _, (what, owner, cards) in story:
        if what == "shuffled":
            pools.append(np.bincount(cards, minlength=len(pack)).astype(np.int64))
        elif what == "up" or (what == "came" and owner == seat):
            np.subtract.at(pools[-1], list(cards), 1)
    return pools
