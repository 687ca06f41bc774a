"""What tests of the outbound client share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from common.http_client import HttpClient
from tests.unit.common.scripted_receiver import HOSTS, Receiver


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def http() -> HttpClient:
    return HttpClient(allowed_private_hosts=HOSTS)
