"""The backend that settings name as `common.postgres`."""

from __future__ import annotations

import select
from time import monotonic
from typing import Any

from django.db.backends.postgresql import base

ASKED_AGAIN_SECONDS = 5.0


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection that answered a moment ago is taken for good, unless Postgres has said since that it hangs up.

    Django asks at the start of each request, which is one more way to Postgres and back. An idle connection is still
    asked, for what stands between may have dropped it without a word.
    """

    health_check_done: bool

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._asked_at = float("-inf")

    def close_if_health_check_failed(self) -> None:
        if self.connection is None or self.health_check_done:
            return
        if monotonic() < self._asked_at + ASKED_AGAIN_SECONDS and _is_silent(self.connection):
            self.health_check_done = True
            return
        super().close_if_health_check_failed()
        self._asked_at = monotonic()


def _is_silent(connection: Any) -> bool:
    """Return whether nothing has come that nobody asked for: the word that the server goes, or the end itself."""
    watched = select.poll()
    watched.register(connection.fileno(), select.POLLIN)
    return not watched.poll(0)
