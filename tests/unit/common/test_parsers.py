from __future__ import annotations

import contextlib
import io
import json
from typing import Any

import pytest
from django.test import override_settings
from hypothesis import given
from hypothesis import strategies as st

from common.errors import InvalidRequest
from common.parsers import MAX_DEPTH, StrictJSONParser


def parse(raw: bytes) -> Any:
    return StrictJSONParser().parse(io.BytesIO(raw))


MALFORMED: dict[str, bytes] = {
    "not JSON": b"{record_id: 1}",
    "nothing": b"",
    "half": b'{"recordId": "rec_',
    "two documents": b"{} {}",
    "trailing comma": b'{"a": 1,}',
    "single quotes": b"{'a': 1}",
    "NaN": b'{"a": NaN}',
    "Infinity": b'{"a": Infinity}',
    "minus Infinity": b'{"a": [-Infinity]}',
    "a number beyond all floats": b'{"a": 1e999}',
    "a whole number of five thousand digits": b'{"a": ' + b"7" * 5000 + b"}",
    "a member twice": b'{"a": 1, "a": 2}',
    "a member twice, deep": b'{"x": [{"a": 1, "b": 0, "a": 1}]}',
    "a member twice by escape": b'{"a": 1, "\\u0061": 2}',
    "NUL in a value": b'{"a": "x\\u0000y"}',
    "NUL in a name": b'{"a\\u0000": 1}',
    "a raw NUL": b'{"a": "\x00"}',
    "half a surrogate pair": b'{"a": "\\ud800"}',
    "the other half": b'{"a": ["\\udc00x"]}',
    "a surrogate in a name": b'{"\\udfff": 1}',
    "a surrogate as bytes": b'{"a": "\xed\xa0\x80"}',
    "Latin-1": '{"a": "é"}'.encode("latin-1"),
    "UTF-16": '{"a": 1}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"a": 1}',
    "too deep": b"[" * (MAX_DEPTH + 2) + b"]" * (MAX_DEPTH + 2),
    "deep beyond the stack": b"[" * 100_000,
    "deep objects beyond the stack": b'{"a":' * 100_000,
}


@pytest.mark.parametrize("raw", MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed_json_is_refused_with_a_sentence(raw: bytes) -> None:
    with pytest.raises(InvalidRequest) as refused:
        parse(raw)
    assert refused.value.message.startswith("The request body")
    assert refused.value.message.endswith((".", ")."))


def test_depth_up_to_the_limit_is_taken() -> None:
    text = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert json.dumps(parse(text.encode())) == text


@override_settings(JSON_MAX_BYTES=20)
def test_size_up_to_the_limit_is_taken_and_one_byte_more_is_not() -> None:
    assert parse(b'{"a": "%s"}' % (b"x" * 11)) == {"a": "x" * 11}
    with pytest.raises(InvalidRequest, match="larger than 20 bytes"):
        parse(b'{"a": "%s"}' % (b"x" * 12))


TEXT = st.text(st.characters(exclude_characters="\x00", exclude_categories=("Cs",)))
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_whatever_json_can_say_is_read_as_said(value: Any) -> None:
    assert parse(json.dumps(value).encode()) == value
    assert parse(json.dumps(value, ensure_ascii=False).encode()) == value


@given(st.binary(max_size=60))
def test_any_bytes_are_json_or_refused(raw: bytes) -> None:
    with contextlib.suppress(InvalidRequest):
        json.dumps(parse(raw))
