"""The HTTP client that models are asked with: it follows no redirect, and reads no answer that is longer than any can
be. A server that never stops sending would fill the worker's memory long before a time limit ends it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx2

from jobs.extraction.models.configuration import ModelConfig

MOST_BYTES = 8_000_000
"""Some hundred times an answer in which every list is full."""
MOST_PACKED_BYTES = 200_000
"""Of a compressed answer: unpacked it may be a thousand times as long."""
_NOT_PACKED = ("", "identity")


class AnswerTooLong(Exception):
    """The server sends more than an answer can be."""


def bounded_client(config: ModelConfig) -> httpx2.AsyncClient:
    """Return a client for a configuration, to be closed by the caller."""
    return httpx2.AsyncClient(
        timeout=config.timeout_seconds, follow_redirects=False, event_hooks={"response": [_bound]}
    )


async def _bound(response: httpx2.Response) -> None:
    """Let a response end where it becomes too long; nothing of its body is read yet."""
    packed = response.headers.get("content-encoding", "").strip().lower() not in _NOT_PACKED
    if isinstance(response.stream, httpx2.AsyncByteStream):
        response.stream = _Bounded(response.stream, MOST_PACKED_BYTES if packed else MOST_BYTES)


class _Bounded(httpx2.AsyncByteStream):
    """What a server sends, up to a number of bytes."""

    def __init__(self, sent: httpx2.AsyncByteStream, most: int) -> None:
        self._sent, self._left = sent, most

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for piece in self._sent:
            self._left -= len(piece)
            if self._left < 0:
                raise AnswerTooLong
            yield piece

    async def aclose(self) -> None:
        await self._sent.aclose()
