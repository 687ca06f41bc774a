from __future__ import annotations

import pytest

from common.errors import InvalidRequest
from tenants.idempotency import fingerprint, read_key


def test_bare_and_quoted_are_the_same_key() -> None:
    assert read_key("8e03978e-40d5-43dd-bc93-6894a57f9324") == "8e03978e-40d5-43dd-bc93-6894a57f9324"
    assert read_key('"8e03978e-40d5-43dd-bc93-6894a57f9324"') == "8e03978e-40d5-43dd-bc93-6894a57f9324"
    assert read_key(' "a b" ') == "a b"


def test_no_header_is_no_key() -> None:
    assert read_key(None) is None


@pytest.mark.parametrize("value", ["", "   ", '""', "x" * 256, "a\tb", "a\x00b", "a\x7fb"])
def test_other_keys_are_refused_with_their_limits(value: str) -> None:
    with pytest.raises(InvalidRequest, match="1 to 255 printable"):
        read_key(value)


def test_a_fingerprint_does_not_depend_on_the_order_of_members() -> None:
    assert fingerprint({"a": 1, "b": [1, 2]}) == fingerprint({"b": [1, 2], "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": "1"})
    assert fingerprint({"b": [1, 2]}) != fingerprint({"b": [2, 1]})
