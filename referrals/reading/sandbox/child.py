"""What runs after the fork: limits first, then the work on one document, then the end of the process."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from referrals.reading.sandbox import frames

EXIT_BROKEN = 70
PR_SET_PDEATHSIG = 1
OPEN_FILES = 32
_libc = ctypes.CDLL(None, use_errno=True)


class WorkFailed(Exception):
    """Work that ended for a reason it can name: `code` is sent to the caller."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Request:
    """One piece of work in a child: its name and arguments, the document, and how to send values back."""

    name: str
    arguments: dict[str, Any]
    document: int
    send: Callable[[Any], None]

    def read_document(self) -> bytes:
        """Return the document's bytes."""
        size = os.fstat(self.document).st_size
        parts: list[bytes] = []
        at = 0
        while at < size:
            part = os.pread(self.document, size - at, at)
            if not part:
                break
            parts.append(part)
            at += len(part)
        return b"".join(parts)


def run(*, orders: socket.socket, work: Callable[[Request], None], server_pid: int) -> None:
    """Wait for a request, do it under its limits and end the process."""
    _die_with(server_pid)
    message, descriptors, _, _ = socket.recv_fds(orders, 1, 2)
    if not message:
        os._exit(EXIT_BROKEN)
    orders.close()
    channel, document = socket.socket(fileno=descriptors[0]), descriptors[1]
    order = _receive_order(channel)
    _limit(
        cpu_seconds=order["cpu_seconds"],
        wall_seconds=order["wall_seconds"],
        memory_bytes=order["memory_bytes"],
    )

    def send(value: Any) -> None:
        channel.sendall(frames.bytes_frame(value) if isinstance(value, bytes) else frames.json_frame(value))

    try:
        work(Request(name=order["name"], arguments=order["arguments"], document=document, send=send))
        channel.sendall(frames.finished_frame())
    except WorkFailed as failure:
        channel.sendall(frames.failed_frame(failure.code))
    except MemoryError:
        channel.sendall(frames.failed_frame("out_of_memory"))
    except Exception:  # noqa: BLE001 - whatever a parser raises on a hostile document ends here
        # The message may quote the document, so only the fact of the failure leaves this process.
        channel.sendall(frames.failed_frame("broken"))
    os._exit(0)


def _receive_order(channel: socket.socket) -> dict[str, Any]:
    received = b""
    while not received.endswith(b"\n"):
        part = channel.recv(65536)
        if not part:
            os._exit(EXIT_BROKEN)
        received += part
    order: dict[str, Any] = json.loads(received)
    return order


def _die_with(server_pid: int) -> None:
    if sys.platform == "linux":
        _libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != server_pid:
        os._exit(EXIT_BROKEN)


def _limit(*, cpu_seconds: int, wall_seconds: int, memory_bytes: int) -> None:
    """Set every limit hard. A file can not be written at all, and a crash leaves no core with patient data in it."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(wall_seconds)
    wanted = {
        resource.RLIMIT_CPU: cpu_seconds,
        resource.RLIMIT_AS: _address_space() + memory_bytes,
        resource.RLIMIT_NOFILE: OPEN_FILES,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_CORE: 0,
    }
    for kind, value in wanted.items():
        # A host may allow less than we ask for, and macOS refuses RLIMIT_AS: what can be set is set.
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, (value, value))


def _address_space() -> int:
    """Bytes of address space this process starts with: libraries and models, which the document did not ask for."""
    with contextlib.suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    return 0
