"""Bodies of requests: taken in as they are read, no further than allowed, and not from whoever dribbles them for hours.

The server offers no end to waiting for the next piece, and stands still where a request is answered while its body is
waited for in another thread: a proxy in front has to hold back what is half sent (ADR 0007).
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Mapping
from time import monotonic
from typing import Any

from common.errors import ApplicationError, TooSlow

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
Read = Callable[[int], bytes]

PIECE_BYTES = 16 * 1024
FIRST_PIECE_BYTES = 512
"""The server gives a piece only when it has all of it: the slower the body, the smaller the pieces asked for."""
BEGINNING_SECONDS, BYTES_A_SECOND = 30.0, 8 * 1024
"""A whole body may take so long, and a second more for so many bytes."""


class Bodies:
    """WSGI middleware: every body is read through `Body`; one in chunks, without a length, gets the most it may have.

    `most_bytes` says of a request at how many bytes a body in chunks is too long, and what is raised then.
    """

    def __init__(
        self,
        application: Application,
        *,
        most_bytes: Callable[[Mapping[str, Any]], tuple[int, ApplicationError]],
    ) -> None:
        self._application = application
        self._most_bytes = most_bytes

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        chunked = environ.get("HTTP_TRANSFER_ENCODING", "").lower() == "chunked"
        if chunked and not environ.get("CONTENT_LENGTH"):
            most, beyond = self._most_bytes(environ)
            # Django reads as much as a length says, or until there is no more.
            environ["CONTENT_LENGTH"] = str(most)
            environ["wsgi.input"] = body_of(environ["wsgi.input"].read, most_bytes=most, beyond=beyond)
        elif environ.get("CONTENT_LENGTH", "0") not in ("", "0"):
            environ["wsgi.input"] = body_of(environ["wsgi.input"].read)
        return self._application(environ, start_response)


def body_of(
    read: Read, *, most_bytes: int | None = None, beyond: ApplicationError | None = None
) -> io.BufferedReader:
    """Return a body as a file. Reading raises TooSlow, and `beyond` at `most_bytes`."""
    return io.BufferedReader(Body(read, most_bytes=most_bytes, beyond=beyond), buffer_size=PIECE_BYTES)


class Body(io.RawIOBase):
    """A body that is read piece by piece."""

    def __init__(self, read: Read, *, most_bytes: int | None, beyond: ApplicationError | None) -> None:
        super().__init__()
        self._read, self._most_bytes, self._beyond = read, most_bytes, beyond
        self._received, self._began = 0, monotonic()

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        piece = self._read(min(len(buffer), PIECE_BYTES, max(FIRST_PIECE_BYTES, self._received)))
        if monotonic() > self._began + BEGINNING_SECONDS + self._received / BYTES_A_SECOND:
            raise TooSlow
        self._received += len(piece)
        if self._most_bytes is not None and self._received >= self._most_bytes and self._beyond is not None:
            raise self._beyond
        buffer[: len(piece)] = piece
        return len(piece)
