from __future__ import annotations

import pytest
from django.test import RequestFactory, override_settings

from tenants import client_address


def address(peer: str, forwarded: str | None = None) -> str:
    extra = {"HTTP_X_FORWARDED_FOR": forwarded} if forwarded is not None else {}
    return client_address.of(RequestFactory().get("/", REMOTE_ADDR=peer, **extra))


def test_without_trusted_proxies_it_is_the_peer_whatever_the_header_says() -> None:
    assert address("198.51.100.7", "203.0.113.9") == "198.51.100.7"


@override_settings(TRUSTED_PROXIES=["10.0.0.0/8"])
@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("10.0.0.1", "203.0.113.9", "203.0.113.9"),
        (
            "10.0.0.1",
            "198.51.100.1, 203.0.113.9, 10.2.3.4",
            "203.0.113.9",
        ),  # the first was written by the client
        ("10.0.0.1", "10.9.9.9", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", " , ,", "10.0.0.1"),
        ("198.51.100.7", "203.0.113.9", "198.51.100.7"),  # not one of our proxies
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
    ],
)
def test_behind_trusted_proxies_it_is_the_nearest_address_they_did_not_add(
    peer: str, forwarded: str, found: str
) -> None:
    assert address(peer, forwarded) == found


@override_settings(TRUSTED_PROXIES=["10.0.0.0/8"])
def test_it_always_fits_the_access_log() -> None:
    assert len(address("10.0.0.1", "x" * 1000)) <= 64
