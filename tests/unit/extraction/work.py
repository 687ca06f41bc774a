"""How much work something is, told by counting and not by the clock: the same on any machine at any load."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType


def calls_in(run: Callable[[], object]) -> int:
    """Return how many functions are called, Python's and built-in ones, until `run` returns."""
    calls = 0

    def tell(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(tell)
    try:
        run()
    finally:
        sys.setprofile(None)
    return calls
