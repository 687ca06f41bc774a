"""A record to act on."""

from __future__ import annotations

import pytest


@pytest.fixture
def ready(record: str, completed_job: str) -> str:
    """A record whose extraction has completed."""
    return record
