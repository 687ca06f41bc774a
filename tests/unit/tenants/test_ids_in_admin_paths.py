"""Ids in the admin's addresses: Django reads `_24` as an escape, which an id may begin with."""

from __future__ import annotations

import pytest

from common.ids import new_id
from tenants.admin_scope import id_in_path


@pytest.mark.parametrize("body", ["22", "23", "24", "25", "26"])
@pytest.mark.parametrize("length", [10, 32])
def test_an_id_that_looks_escaped_stays_as_it_is(body: str, length: int) -> None:
    plain = f"job_{(body + new_id('job')[4:])[:length]}"
    assert id_in_path(plain) == plain


def test_escapes_of_other_keys_are_read() -> None:
    assert id_in_path("a_2Fb") == "a/b"
