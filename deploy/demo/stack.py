"""The stack the demo runs against: this checkout's running one, or one that is started for the demo."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from deploy.local.client import LocalStack
from deploy.local.errors import StackError
from deploy.local.layout import Layout, create_home
from deploy.local.lock import find_holder
from deploy.local.report import read_stack
from deploy.local.up import end_detached, follow_start, start_detached

_TIMED = re.compile(r" +[\d.]+ s  (.*)")


@dataclass(frozen=True, slots=True)
class DemoStack:
    """A running stack; `stays` says whether it runs on after the demo."""

    stack: LocalStack
    was_running: bool
    stays: bool


@contextmanager
def demo_stack(
    *, layout: Layout, keep: bool, step: Callable[[str], None], lines: Callable[[str], None]
) -> Iterator[DemoStack]:
    """Give a running stack for the length of a `with` block.

    A stack that runs already is used and left alone. One that is started here is stopped at the end, unless `keep`.
    `step` gets each step of its start, `lines` whatever else it prints: why it does not start.

    Raises:
        StackError: it does not start.
    """
    if find_holder(layout.lock_file) is not None:
        if read_stack(layout) is None:
            raise StackError("This checkout's stack is just starting or stopping. Try again in a moment.")
        yield DemoStack(stack=LocalStack(layout=layout), was_running=True, stays=True)
        return
    create_home(layout)
    # A port that somebody chose is theirs; else any free one, so that no other service can be in the way.
    process = start_detached(layout, environment={"PORT": "0", **os.environ})
    stands = False
    try:
        follow_start(layout, process, show=_line_by_line(step, lines))
        stands = True
        yield DemoStack(stack=LocalStack(layout=layout), was_running=False, stays=keep)
    finally:
        if not (keep and stands):
            end_detached(layout, process)


def _line_by_line(step: Callable[[str], None], lines: Callable[[str], None]) -> Callable[[str], None]:
    """Return a function that takes the stack's progress as it is written, and passes on each line once it is whole."""
    pending = ""

    def take(text: str) -> None:
        nonlocal pending
        *whole, pending = (pending + text).split("\n")
        for line in whole:
            timed = _TIMED.fullmatch(line)
            if timed:
                step(timed.group(1))
            else:
                lines(line)

    return take
