"""The fork server: one thread, everything warm, one limited child for each request.

It learns of a request by one byte on its control socket that carries two descriptors: the channel to answer on and the
document. It reads neither. It ends, with all its children, when its caller's end of the control socket closes,
which the kernel does however the caller dies.
"""

from __future__ import annotations

import contextlib
import gc
import os
import select
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass

from referrals.reading.sandbox import child, frames

WRITE_NOW = socket.MSG_DONTWAIT


@dataclass(frozen=True, slots=True)
class _Spare:
    """A child that waits for its first and only request."""

    pid: int
    socket: socket.socket


class ForkServer:
    """Hands each request to a fresh child and reports how it ended.

    One child is always forked ahead: a fork takes some milliseconds, and nobody has to wait for them.
    """

    def __init__(self, *, control: socket.socket, work: Callable[[child.Request], None]) -> None:
        self._control = control
        self._work = work
        self._spare: _Spare | None = None
        self._channels: dict[int, tuple[int, socket.socket]] = {}
        self._poll = select.poll()
        self._wake, self._woken = os.pipe()
        for end in (self._wake, self._woken):
            os.set_blocking(end, False)

    def serve(self) -> None:
        """Serve until the control socket closes, then kill what still runs."""
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._woken, warn_on_full_buffer=False)
        self._poll.register(self._control, select.POLLIN)
        self._poll.register(self._wake, select.POLLIN)
        self._spare = self._fork()
        serving = True
        while serving:
            for descriptor, events in self._poll.poll():
                if descriptor == self._control.fileno():
                    serving = self._accept()
                elif descriptor == self._wake:
                    self._bury_the_dead()
                elif events:
                    self._give_up(descriptor)
        for pid in self._children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def _children(self) -> list[int]:
        running = [pid for pid, _ in self._channels.values()]
        return running if self._spare is None else [*running, self._spare.pid]

    def _accept(self) -> bool:
        message, descriptors, _, _ = socket.recv_fds(self._control, 1, 2)
        if not message:
            return False
        channel = socket.socket(fileno=descriptors[0])
        pid = self._hand_over(descriptors)
        os.close(descriptors[1])
        self._channels[channel.fileno()] = (pid, channel)
        self._poll.register(channel, 0)
        self._spare = self._fork()
        return True

    def _hand_over(self, descriptors: list[int]) -> int:
        """Give a request to the spare child, or to a new one when the spare has died meanwhile."""
        while True:
            spare = self._spare or self._fork()
            self._spare = None
            with spare.socket, contextlib.suppress(OSError):
                socket.send_fds(spare.socket, [b"."], descriptors)
                return spare.pid

    def _fork(self) -> _Spare:
        server_pid = os.getpid()
        ours, theirs = socket.socketpair()
        pid = os.fork()
        if pid == 0:
            ours.close()
            self._become_child(theirs, server_pid)
        theirs.close()
        return _Spare(pid=pid, socket=ours)

    def _become_child(self, orders: socket.socket, server_pid: int) -> None:
        """Run in the child, never return. Descriptors of siblings are closed, or they would hold those open."""
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for other in (self._control, *(sibling for _, sibling in self._channels.values())):
                other.close()
            os.close(self._wake)
            os.close(self._woken)
            child.run(orders=orders, work=self._work, server_pid=server_pid)
        finally:
            os._exit(child.EXIT_BROKEN)

    def _give_up(self, descriptor: int) -> None:
        """Kill the child whose caller has hung up: nobody wants its answer any more."""
        if descriptor in self._channels:
            self._poll.unregister(descriptor)
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._channels[descriptor][0], signal.SIGKILL)

    def _bury_the_dead(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while os.read(self._wake, 512):
                pass
        by_pid = {pid: descriptor for descriptor, (pid, _) in self._channels.items()}
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            if self._spare and pid == self._spare.pid:
                self._spare.socket.close()
                self._spare = None
                continue
            if pid not in by_pid:
                continue
            descriptor = by_pid.pop(pid)
            _, channel = self._channels.pop(descriptor)
            with contextlib.suppress(KeyError):
                self._poll.unregister(descriptor)
            with contextlib.suppress(OSError):
                channel.send(frames.trailer(status), WRITE_NOW)
            channel.close()


def main() -> None:
    """Run a fork server of the kind named by the first argument on the descriptor of the second."""
    kind, descriptor = sys.argv[1], int(sys.argv[2])
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from referrals.reading import work

    work.warm(kind)
    gc.collect()
    gc.freeze()
    ForkServer(control=socket.socket(fileno=descriptor), work=work.perform).serve()


if __name__ == "__main__":
    main()
