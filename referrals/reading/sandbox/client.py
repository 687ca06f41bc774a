"""The caller's side: keeps a fork server warm for each kind of work and runs one limited child for each request."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from referrals.reading.sandbox import frames

Kind = Literal["documents", "ocr"]
Ending = Literal["done", "failed", "crashed", "too_long", "lost"]

GRACE_SECONDS = 10.0
"""How much longer than the child's own alarm the caller waits: the fork server may have to start first."""
CHUNK = 1024 * 1024
MAX_ANSWER = 256 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a request: the values that were sent before it ended, and how it ended.

    `ending`: `done`; `failed` with `code` (the work said why); `crashed`; `too_long` (processor or wall clock);
    `lost` (the fork server itself died, twice).
    """

    values: list[Any]
    ending: Ending
    code: str | None = None


class Shared:
    """A document's bytes in a descriptor that children read: megabytes are copied once, not for each page."""

    def __init__(self, data: bytes) -> None:
        if hasattr(os, "memfd_create"):
            self._file = os.fdopen(os.memfd_create("document", os.MFD_CLOEXEC), "wb", buffering=0)
        else:
            self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed by __exit__
        view = memoryview(data)
        while view:
            view = view[self._file.write(view) :]

    def fileno(self) -> int:
        """Return the descriptor."""
        return self._file.fileno()

    def __enter__(self) -> Shared:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


@dataclass(frozen=True, slots=True)
class _Server:
    """A running fork server and our end of its control socket."""

    process: subprocess.Popen[bytes]
    control: socket.socket


class Sandbox:
    """A fork server that is started when first needed, and again when it has died. Safe to use from any thread."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._lock = threading.Lock()
        self._server: _Server | None = None

    def warm_up(self) -> None:
        """Start the fork server unless it runs; it does not wait for it."""
        with self._lock:
            self._running_server()

    def run(
        self,
        *,
        name: str,
        arguments: dict[str, Any],
        document: Shared,
        cpu_seconds: int,
        wall_seconds: int,
        memory_bytes: int,
    ) -> Outcome:
        """Do one piece of work in a limited child and wait for it."""
        order = {
            "name": name,
            "arguments": arguments,
            "cpu_seconds": cpu_seconds,
            "wall_seconds": wall_seconds,
            "memory_bytes": memory_bytes,
        }
        encoded = json.dumps(order, separators=(",", ":")).encode() + b"\n"
        for _ in range(2):
            answer = self._ask(encoded, document, wall_seconds + GRACE_SECONDS)
            if answer is None:
                return Outcome(values=[], ending="too_long")
            if answer.finished or answer.failure or answer.status is not None:
                return _outcome(answer)
        return Outcome(values=[], ending="lost")

    @property
    def process_id(self) -> int | None:
        """Return the fork server's process id, None while none has been started."""
        return self._server.process.pid if self._server else None

    def close(self) -> None:
        """End the fork server and whatever runs in it."""
        if self._server is not None:
            self._discard(self._server)

    def forget(self) -> None:
        """Drop a fork server that belongs to the process we were forked from."""
        if self._server is not None:
            self._server.control.close()
        self._server = None
        self._lock = threading.Lock()

    def _ask(self, order: bytes, document: Shared, timeout: float) -> frames.Answer | None:
        """Return what the child and the fork server wrote, None past the deadline."""
        deadline = time.monotonic() + timeout
        ours, theirs = socket.socketpair()
        with ours:
            ours.sendall(order)
            with theirs, self._lock:
                server = self._running_server()
                with contextlib.suppress(OSError):
                    socket.send_fds(server.control, [b"."], [theirs.fileno(), document.fileno()])
            stream = _read_to_end(ours, deadline)
        if stream is None:
            return None
        answer = frames.parse(stream)
        if answer.status is None and not answer.finished and not answer.failure:
            self._discard(server)
        return answer

    def _running_server(self) -> _Server:
        if self._server is None or self._server.process.poll() is not None:
            if self._server is not None:
                self._server.control.close()
            self._server = _start_server(self._kind)
        return self._server

    def _discard(self, server: _Server) -> None:
        """End a fork server that did not answer, unless another thread has replaced it already."""
        with self._lock:
            if self._server is server:
                self._server = None
                server.control.close()
                server.process.kill()
                server.process.wait()


def _start_server(kind: Kind) -> _Server:
    """Start a fork server with an environment of its own: no secret of the caller's reaches a hostile document."""
    environment = {
        "PATH": os.environ.get("PATH", os.defpath),
        "PYTHONPATH": os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path),
        "LC_ALL": "C.UTF-8",
        "OMP_THREAD_LIMIT": "1",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", "referrals.reading.sandbox.server", kind, str(theirs.fileno())],
            env=environment,
            pass_fds=(theirs.fileno(),),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    return _Server(process=process, control=ours)


def _read_to_end(channel: socket.socket, deadline: float) -> bytes | None:
    poll = select.poll()
    poll.register(channel, select.POLLIN)
    parts: list[bytes] = []
    size = 0
    while True:
        left = deadline - time.monotonic()
        if left <= 0 or size > MAX_ANSWER or not poll.poll(left * 1000):
            return None
        try:
            part = channel.recv(CHUNK)
        except ConnectionResetError:
            part = b""
        if not part:
            return b"".join(parts)
        parts.append(part)
        size += len(part)


def _outcome(answer: frames.Answer) -> Outcome:
    if answer.finished:
        return Outcome(values=answer.values, ending="done")
    if answer.failure:
        return Outcome(values=answer.values, ending="failed", code=answer.failure)
    killed_by = (
        os.WTERMSIG(answer.status) if answer.status is not None and os.WIFSIGNALED(answer.status) else 0
    )
    # The kernel kills with SIGKILL, not SIGXCPU, a process that reaches its hard processor limit.
    too_long = killed_by in (signal.SIGALRM, signal.SIGXCPU, signal.SIGKILL)
    return Outcome(values=answer.values, ending="too_long" if too_long else "crashed")


documents = Sandbox("documents")
ocr = Sandbox("ocr")

for _sandbox in (documents, ocr):
    os.register_at_fork(after_in_child=_sandbox.forget)
