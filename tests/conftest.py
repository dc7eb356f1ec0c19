"""One Hypothesis profile for all tests: no deadlines, since a busy machine is no bug, and nothing kept between runs.

The plugin starts PostgreSQL and Redis for the tests that ask for them.
"""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "yearline", deadline=None, database=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("yearline")

pytest_plugins = ["tests.servers"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, in whatever order: at the end, one process would be at work alone."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
