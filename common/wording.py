"""Numbers in sentences."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    """Return "1 page", "2 pages": a number with its noun."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
