"""The games as environments of PettingZoo: importing this registers them, one for each preset.

    >>> import pettingzoo
    >>> import laydown.research.pettingzoo
    >>> env = pettingzoo.make("aec", "laydown/mille_cardroom-v0", unit="match")

`mille_v0` has `env` and `raw_env`; docs/research/pettingzoo.md tells all about them.
"""

from __future__ import annotations

from typing import Final

import pettingzoo

from laydown.games import mille

_HERE: Final = "laydown.research.pettingzoo"


def id_of(preset: str) -> str:
    """The name under which the environment of a preset is registered: `laydown/mille_cardroom-v0`."""
    return f"laydown/{preset.replace('-', '_')}-v0"


for _preset in mille.GAME.presets:
    pettingzoo.register(
        "aec", id_of(_preset), entry_point=f"{_HERE}.mille_v0:env", kwargs={"preset": _preset}
    )
