"""What the tagger says of a document."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger import Tagged, probability_of, tagged_in
from jobs.extraction.text import Span

Believes = Callable[[str, Span], float]
"""How likely (0-1) characters of the text are the value, or part of the value, of a path."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The mentions that the tagger marked, in reading order, and what it believes of any other characters."""

    tagged: tuple[Tagged, ...]
    belief: Believes

    @classmethod
    def of(cls, document: Document) -> Marks:
        return cls(tagged_in(document), partial(probability_of, document))
