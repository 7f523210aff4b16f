"""The games as environments of PettingZoo: importing this registers them, one for each preset.

    >>> import pettingzoo
    >>> import laydown.research.pettingzoo
    >>> env = pettingzoo.make("aec", "laydown/mille_cardroom-v0", unit="match")

`mille_v0` and `three_thirteen_v0` have `env` and `raw_env`, and `speed_v0`, where all choose at once, has
`parallel_env` too. docs/research/pettingzoo.md tells all about them.
"""

from __future__ import annotations

from typing import Final

import pettingzoo

from laydown.games import mille, three_thirteen

_HERE: Final = "laydown.research.pettingzoo"


def id_of(preset: str) -> str:
    """The name under which the environment of a preset is registered: `laydown/mille_cardroom-v0`."""
    return f"laydown/{preset.replace('-', '_')}-v0"


for _preset in mille.GAME.presets:
    pettingzoo.register("aec", id_of(_preset), f"{_HERE}.mille_v0:env", kwargs={"preset": _preset})
for _preset, _config in three_thirteen.GAME.presets.items():
    _place, _kwargs = f"{_HERE}.{'speed' if _config.beats else 'three_thirteen'}_v0", {"preset": _preset}
    pettingzoo.register("aec", id_of(_preset), f"{_place}:env", kwargs=_kwargs)
    if _config.beats:
        pettingzoo.register("parallel", id_of(_preset), f"{_place}:parallel_env", kwargs=_kwargs)
