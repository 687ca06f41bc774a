"""The broker's transport: Kombu's own for Redis, which keeps what it publishes by."""

from __future__ import annotations

from typing import Any

from kombu.transport import redis
from kombu.utils.objects import cached_property


class Channel(redis.Channel):
    """Publishes by one client. Kombu makes a client anew for each message, which costs more than to send one does."""

    def _create_client(self, asynchronous: bool = False) -> Any:
        return self._made(asynchronous=True) if asynchronous else self._publisher

    @cached_property
    def _publisher(self) -> Any:
        return self._made(asynchronous=False)

    def _made(self, *, asynchronous: bool) -> Any:
        return super()._create_client(asynchronous=asynchronous)  # type: ignore[misc]  # no stub tells it


class Transport(redis.Transport):
    """Kombu's transport with our channel."""

    Channel = Channel
