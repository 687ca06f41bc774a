from __future__ import annotations

import hashlib
import re
import zlib

import pytest

from common.ids import digest
from tenants.keys import make_key, matches, parse_key


@pytest.mark.parametrize("kind", ["pk", "ak", "at"])
def test_a_key_has_the_form_of_the_contract_and_is_read_back(kind: str) -> None:
    key, public_id, kept = make_key(kind=kind)
    assert re.fullmatch(rf"ras_{kind}_[a-z0-9]{{16}}_[a-z0-9]{{40}}_[0-9a-f]{{8}}", key)
    parsed = parse_key(key)
    assert parsed is not None
    assert (parsed.kind, parsed.public_id) == (kind, public_id)
    assert matches(parsed.secret, kept=kept)
    assert kept == hashlib.sha256(parsed.secret.encode()).hexdigest()
    assert parsed.secret not in kept


def test_the_secret_has_at_least_160_bits() -> None:
    assert 36**40 > 2**160


def test_keys_differ() -> None:
    assert len({make_key(kind="pk")[0] for _ in range(1000)}) == 1000


KEY = make_key(kind="pk")[0]
HEAD, _, CRC = KEY.rpartition("_")


def with_crc(head: str) -> str:
    return f"{head}_{zlib.crc32(head.encode()):08x}"


NO_KEYS = [
    "",
    "ras_pk",
    KEY[:-1],
    KEY + "0",
    KEY.upper(),
    " " + KEY,
    KEY + "\n",
    KEY + "\x00",
    KEY.replace("ras_", "sk_"),
    HEAD + "_" + ("0" if CRC[0] != "0" else "1") + CRC[1:],
    with_crc(HEAD.replace("ras_pk", "ras_xx")),
    with_crc(HEAD[:-1]),
    with_crc(HEAD + "a"),
    KEY.replace("_", "-"),
    "x" * 100_000,
]


@pytest.mark.parametrize("key", NO_KEYS, ids=range(len(NO_KEYS)))
def test_what_is_not_a_key_is_not_read(key: str) -> None:
    assert parse_key(key) is None


def test_a_slip_of_one_character_is_seen_without_asking_the_database() -> None:
    for place in range(len("ras_pk_"), len(HEAD)):
        if KEY[place] == "_":
            continue
        slip = KEY[:place] + ("a" if KEY[place] != "a" else "b") + KEY[place + 1 :]
        assert parse_key(slip) is None


def test_another_secret_does_not_match() -> None:
    assert not matches("a" * 40, kept=digest("b" * 40))
