"""Numbers in sentences, and how a sentence begins."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    """Return "1 page", "2 pages": a number with its noun."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def sentence_case(words: str) -> str:
    """Return words with a large first letter, the others as they are: "Create a FHIR task"."""
    return words[:1].upper() + words[1:]
