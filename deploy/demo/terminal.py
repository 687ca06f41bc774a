"""What the person at the terminal sees: a line for each step, a spinner while it lasts, a table at the end.

Everything fits 100 columns. Without a terminal (a log, a test) there is no spinner and no colour.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Sequence
from time import monotonic
from typing import TextIO

WIDTH = 100
_FRAMES = "|/-\\"
_FRAME_SECONDS = 0.12


class Terminal:
    """Prints steps with the seconds since the beginning; use it in a `with` block, which ends the spinner."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stdout
        self._begun_at = monotonic()
        self._lively = self._stream.isatty() and os.environ.get("TERM") != "dumb"
        self._colours = self._lively and "NO_COLOR" not in os.environ
        self._lock = threading.Lock()
        self._doing = ""
        self._ended = threading.Event()
        self._spinner = threading.Thread(target=self._spin, daemon=True)

    def __enter__(self) -> Terminal:
        if self._lively:
            self._spinner.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        if self._lively:
            self._spinner.join()
            self._write(self._blank())

    @property
    def seconds(self) -> float:
        """How long the demo has run."""
        return monotonic() - self._begun_at

    def heading(self, words: str) -> None:
        """Print the name of a part of the demo."""
        self._print(f"\n{self._styled(words, '1')}")

    def step(self, words: str) -> None:
        """Print one thing that has happened."""
        self._print(f"  {self.seconds:5.1f} s  {_cut(words, WIDTH - 11)}")

    def doing(self, words: str) -> None:
        """Show, on a terminal only, what is going on right now; "" ends it."""
        with self._lock:
            self._doing = words

    def lines(self, text: str) -> None:
        """Print lines as they are."""
        self._print(text)

    def _print(self, text: str) -> None:
        with self._lock:
            self._write(f"{self._blank() if self._lively else ''}{text}\n")

    def _spin(self) -> None:
        turn = 0
        while not self._ended.wait(_FRAME_SECONDS):
            turn += 1
            with self._lock:
                if self._doing:
                    frame = f"  {_FRAMES[turn % len(_FRAMES)]} {self.seconds:3.0f} s  {_cut(self._doing, WIDTH - 11)}"
                    self._write(f"{self._blank()}{frame}")

    def _blank(self) -> str:
        return "\r\033[K"

    def _styled(self, words: str, code: str) -> str:
        return f"\033[{code}m{words}\033[0m" if self._colours else words

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()


def drawn_table(*, head: Sequence[str], rows: Sequence[Sequence[str]], gives_way: int) -> str:
    """Draw a table with a rule below its head, every line at most 100 columns wide.

    Where the cells need more room than there is, those of the column `gives_way` are cut.
    """
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    too_much = sum(widths) + 2 * (len(widths) - 1) - WIDTH
    if too_much > 0:
        widths[gives_way] = max(widths[gives_way] - too_much, 4)
    rule = ["-" * width for width in widths]
    return "\n".join(
        "  ".join(_cut(cell, width).ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in (head, rule, *rows)
    )


def _cut(words: str, width: int) -> str:
    return words if len(words) <= width else words[: width - 1] + "…"
