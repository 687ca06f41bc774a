"""One supervised process: started in a group of its own, ended with everything it started."""

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import IO

from deploy.local.account import Account, identity_of

_LIBC = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


@dataclass(frozen=True, slots=True)
class Program:
    """What to run, and how to ask it to stop: `stop_signal` first, SIGKILL after `patience_seconds`."""

    name: str
    command: list[str]
    environment: Mapping[str, str]
    directory: Path
    log: Path
    account: Account | None = None
    stop_signal: signal.Signals = signal.SIGTERM
    patience_seconds: float = 10.0


class Child:
    """A running instance of a program; what it prints goes to its log, or to `output`."""

    def __init__(self, program: Program, *, output: IO[bytes] | None = None) -> None:
        self.program = program
        self.started_at = monotonic()
        descriptor = os.open(program.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        with os.fdopen(descriptor, "ab") as log:
            self._process = subprocess.Popen(
                program.command,
                env=dict(program.environment),
                cwd=program.directory,
                stdin=subprocess.DEVNULL,
                stdout=output or log,
                stderr=log,
                start_new_session=True,
                preexec_fn=_end_with_parent(program.stop_signal),
                **identity_of(program.account),
            )

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """None while it runs; minus the signal's number when a signal ended it."""
        return self._process.poll()

    def ask_to_stop(self) -> None:
        """Send the program's stop signal, unless it has ended already."""
        if self.exit_code is None:
            self._process.send_signal(self.program.stop_signal)

    def kill_group(self) -> None:
        """Kill what is left of the process and of the processes it started."""
        try:
            os.killpg(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
        self._process.wait()


def _end_with_parent(sign: signal.Signals) -> Callable[[], None]:
    """Make the hook that lets the kernel end the child when the supervisor is killed.

    Other systems than Linux know no such thing: there the next start ends what was left behind.
    """
    supervisor = os.getpid()

    def hook() -> None:
        if _LIBC is not None:
            _LIBC.prctl(_PR_SET_PDEATHSIG, int(sign), 0, 0, 0)
            if os.getppid() != supervisor:
                os._exit(1)

    return hook
