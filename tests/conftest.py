"""How the tests run: the same examples every time, and the long ones only when asked for.

`pytest -m endurance` runs the tests so marked, with new random examples each time; without it they are
left out of the collection, so that an ordinary run has nothing skipped. Hypothesis profiles: `ci` draws
the same examples in every run, `endurance` many and fresh ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    import pytest

settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,  # the machine is shared; the budgets of speed are benches
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "endurance",
    parent=settings.get_profile("ci"),
    derandomize=False,
    max_examples=2000,
    print_blob=True,
)


def _endurance(config: pytest.Config) -> bool:
    return "endurance" in str(config.getoption("markexpr", default=""))


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--hypothesis-profile", default=None):
        settings.load_profile("endurance" if _endurance(config) else "ci")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if _endurance(config):
        return
    long = [item for item in items if item.get_closest_marker("endurance")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("endurance")]
