"""Bodies that come in chunks, without a length, for Django, which reads as much as Content-Length says."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from typing import Any

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
PIECE_BYTES = 64 * 1024
IN_MEMORY_BYTES = 1024 * 1024


class ChunkedBodies:
    """WSGI middleware that takes a chunked body in, up to `most_bytes`, and tells its length.

    Of a longer body it takes one byte more than that, so that the view's own limit refuses it.
    """

    def __init__(self, application: Application, *, most_bytes: int) -> None:
        self._application = application
        self._most_bytes = most_bytes

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if (
            not environ.get("CONTENT_LENGTH")
            and environ.get("HTTP_TRANSFER_ENCODING", "").lower() == "chunked"
        ):
            self._take_in(environ)
        return self._application(environ, start_response)

    def _take_in(self, environ: dict[str, Any]) -> None:
        body = tempfile.SpooledTemporaryFile(max_size=IN_MEMORY_BYTES)  # noqa: SIM115 - read by the view, closed with the request
        left = self._most_bytes + 1
        while left and (piece := environ["wsgi.input"].read(min(PIECE_BYTES, left))):
            body.write(piece)
            left -= len(piece)
        environ["CONTENT_LENGTH"] = str(body.tell())
        body.seek(0)
        environ["wsgi.input"] = body
