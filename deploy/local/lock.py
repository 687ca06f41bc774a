"""One supervisor a home. The kernel gives the lock back when its holder dies, however it dies."""

import fcntl
import os
from pathlib import Path
from time import sleep
from types import TracebackType
from typing import Self


class SupervisorLock:
    """Held for as long as a supervisor of this home lives; the file names the holder's process id."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None

    def acquire(self) -> bool:
        """Take the lock, or return False because another process holds it."""
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _take(descriptor):
            os.close(descriptor)
            return False
        os.truncate(descriptor, 0)
        os.write(descriptor, str(os.getpid()).encode())
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        """Give the lock back; the file stays."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def _take(descriptor: int) -> bool:
    # Whoever asks for the holder holds the lock for a moment too: look again before believing that it is taken.
    for _ in range(5):
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sleep(0.05)
        else:
            return True
    return False


def find_holder(path: Path) -> int | None:
    """Find the process id of the living supervisor, or None where there is none."""
    try:
        descriptor = os.open(path, os.O_RDWR)
    except FileNotFoundError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        written = os.pread(descriptor, 20, 0).decode()
        return int(written) if written.isdigit() else None
    finally:
        os.close(descriptor)
    return None
