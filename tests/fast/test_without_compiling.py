"""Without compiling kernels do the same, slowly: that is how one steps through them."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

import numpy as np
import pytest

from laydown.fast.mille import play as mille
from laydown.fast.three_thirteen import play as three_thirteen
from laydown.games.mille.config import PRESETS as MILLE
from laydown.games.three_thirteen.config import PRESETS as THREE_THIRTEEN

DEALS: Final = """
import sys
from laydown.fast.mille import play
from laydown.games.mille.config import PRESETS
sys.stdout.buffer.write(play.deals(PRESETS["mille"], 3, ("greedy", "random"), seed=4, cores=1).tobytes())
"""
FIVE_CROWNS: Final = """
import sys
from laydown.fast.three_thirteen import play
from laydown.games.three_thirteen.config import PRESETS
ends = play.deals(PRESETS["five-crowns"], 3, ("greedy", "random"), dice=(4, 2), cores=1)
sys.stdout.buffer.write(ends.tobytes())
"""


def uncompiled(program: str) -> bytes:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore"}  # words run over
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], env=environment, capture_output=True, check=True
    )
    return done.stdout


def test_mille_without_compiling() -> None:
    ends = mille.deals(MILLE["mille"], 3, ("greedy", "random"), seed=4, cores=1)
    assert np.array_equal(np.frombuffer(uncompiled(DEALS), mille.DEAL), ends)


@pytest.mark.endurance
def test_five_crowns_without_compiling() -> None:
    """Its table of rows is the smallest, and takes most of the time."""
    ends = three_thirteen.deals(THREE_THIRTEEN["five-crowns"], 3, ("greedy", "random"), dice=(4, 2), cores=1)
    assert np.array_equal(np.frombuffer(uncompiled(FIVE_CROWNS), three_thirteen.DEAL), ends)
