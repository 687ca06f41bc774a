"""What a child says to its caller: frames on a stream socket, then a trailer with the child's exit status.

JSON and raw bytes only, never pickle: a child that a document has taken over must not be able to run code in the
caller.
"""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from typing import Any

HEADER = struct.Struct("!cI")
JSON, BYTES, FINISHED, FAILED = b"J", b"B", b"F", b"E"
TRAILER = struct.Struct("!8si")
TRAILER_MARK = b"\xffEXITED\xff"


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything a child sent: its values in order, whether it said it was done, its failure code, its exit status.

    `status` is None when the fork server was gone before it could tell.
    """

    values: list[Any]
    finished: bool
    failure: str | None
    status: int | None


def json_frame(value: Any) -> bytes:
    """Frame a JSON value."""
    payload = json.dumps(value, separators=(",", ":")).encode()
    return HEADER.pack(JSON, len(payload)) + payload


def bytes_frame(payload: bytes) -> bytes:
    """Frame raw bytes."""
    return HEADER.pack(BYTES, len(payload)) + payload


def finished_frame() -> bytes:
    """Frame the word that the child is done."""
    return HEADER.pack(FINISHED, 0)


def failed_frame(code: str) -> bytes:
    """Frame a failure code, which ends the child's work as well."""
    return HEADER.pack(FAILED, len(code.encode())) + code.encode()


def trailer(status: int) -> bytes:
    """Make the last bytes of a stream: the child's wait status, written by the fork server."""
    return TRAILER.pack(TRAILER_MARK, status)


def parse(stream: bytes) -> Answer:
    """Read a whole stream; a frame that was cut off by the child's death is dropped."""
    status: int | None = None
    if len(stream) >= TRAILER.size and stream[-TRAILER.size :].startswith(TRAILER_MARK):
        status = TRAILER.unpack(stream[-TRAILER.size :])[1]
        stream = stream[: -TRAILER.size]
    values: list[Any] = []
    at = 0
    while at + HEADER.size <= len(stream):
        kind, size = HEADER.unpack_from(stream, at)
        payload = stream[at + HEADER.size : at + HEADER.size + size]
        at += HEADER.size + size
        if len(payload) < size:
            break
        if kind == JSON:
            values.append(json.loads(payload))
        elif kind == BYTES:
            values.append(payload)
        elif kind == FINISHED:
            return Answer(values=values, finished=True, failure=None, status=status)
        elif kind == FAILED:
            return Answer(
                values=values, finished=False, failure=payload.decode("ascii", "replace"), status=status
            )
        else:
            break
    return Answer(values=values, finished=False, failure=None, status=status)
