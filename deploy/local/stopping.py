"""Whether somebody asked us to stop: Ctrl-C, `make down`, a closed terminal."""

import signal
from types import FrameType


class StopRequest:
    """Remembers signals instead of raising in the middle of something; the second one asks for haste."""

    def __init__(self) -> None:
        self._times = 0

    def listen(self) -> None:
        """Take over the signals that ask a process to stop."""
        for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(sign, self._note)

    def _note(self, _sign: int, _frame: FrameType | None) -> None:
        self._times += 1

    @property
    def is_made(self) -> bool:
        return self._times > 0

    @property
    def is_urgent(self) -> bool:
        return self._times > 1


class StopRequestedError(Exception):
    """Somebody asked us to stop while we were still starting."""
