"""What is heard at one place."""

from __future__ import annotations

from dataclasses import dataclass

from jobs.extraction.text import Span


@dataclass(frozen=True, slots=True)
class Mention:
    """Words of one kind (see `tags.KINDS`), and how probable it is that they are of it: the mean over their tokens."""

    kind: str
    span: Span
    probability: float
