"""Bodies are read in pieces, when they are wanted, to a limit, and not for hours."""

from __future__ import annotations

from io import BytesIO

import pytest

from common import bodies
from common.bodies import Bodies, body_of
from common.errors import InvalidRequest, TooLarge, TooSlow


def test_a_body_is_read_whole_and_by_lines() -> None:
    sent = b"one\ntwo\n" * 10_000
    assert body_of(BytesIO(sent).read).read() == sent
    assert body_of(BytesIO(sent).read).read(20_000) == sent[:20_000]
    assert body_of(BytesIO(sent).read).readline() == b"one\n"


def test_no_more_is_read_than_a_body_may_have() -> None:
    source = BytesIO(b"x" * 1_000_000)
    with pytest.raises(TooLarge):
        body_of(source.read, most_bytes=100_000, beyond=TooLarge("too large")).read()
    assert source.tell() < 100_000 + 2 * bodies.PIECE_BYTES
    assert body_of(BytesIO(b"x" * 99_999).read, most_bytes=100_000, beyond=TooLarge("")).read()


def test_what_goes_wrong_while_reading_is_told() -> None:
    def broken(_: int) -> bytes:
        raise ConnectionResetError

    with pytest.raises(ConnectionResetError):
        body_of(broken).read()


def test_a_body_that_dribbles_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 100_000, 10))
    monkeypatch.setattr(bodies, "monotonic", lambda: next(clock))
    sent = BytesIO(b"x" * 10 * bodies.PIECE_BYTES)
    with pytest.raises(TooSlow):
        body_of(sent.read).read()
    assert 0 < sent.tell() < 10 * bodies.PIECE_BYTES


def seen_by(environ: dict[str, object]) -> dict[str, object]:
    def application(found: dict[str, object], _: object) -> list[bytes]:
        environ.update(found)
        return []

    Bodies(
        application,
        most_bytes=lambda asked: (100 if asked["PATH_INFO"] == "/form" else 200, InvalidRequest("too long")),
    )(environ, lambda *_: None)
    return environ


def test_a_body_in_chunks_is_not_read_before_the_application_wants_it() -> None:
    source = BytesIO(b"x" * 150)
    chunked = {"wsgi.input": source, "HTTP_TRANSFER_ENCODING": "chunked"}
    found = seen_by({**chunked, "PATH_INFO": "/api/x"})
    assert (found["CONTENT_LENGTH"], source.tell()) == ("200", 0)
    assert found["wsgi.input"].read() == b"x" * 150  # type: ignore[attr-defined]
    found = seen_by({**chunked, "PATH_INFO": "/form", "wsgi.input": BytesIO(b"x" * 150)})
    with pytest.raises(InvalidRequest, match="too long"):
        found["wsgi.input"].read()  # type: ignore[attr-defined]


def test_a_request_without_a_body_is_left_as_it_is() -> None:
    source = BytesIO()
    assert seen_by({"wsgi.input": source, "PATH_INFO": "/x"})["wsgi.input"] is source
