"""What a machine's export on a page says: values by the names it gives them, and what those are of the referral."""

from __future__ import annotations

from dataclasses import dataclass

from jobs.extraction.text import Span, Text


@dataclass(frozen=True, slots=True)
class Entry:
    """A value and the names that lead to it, the outermost first: ("patient", "name", "family"). "#2" in their place
    is the third of a list. `key` is where the last name stands."""

    names: tuple[str, ...]
    value: Span
    key: Span | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """Words that are told to be a part of the referral. `path` is a path of the referral, or of what is put together
    to one ("patient.city"); `item` tells the entries of one list from each other."""

    path: str
    spans: tuple[Span, ...]
    item: str = ""
    words: str = ""
    """What the spans say where that is not what stands there, letter by letter."""

    def said(self, text: Text) -> str:
        return self.words or " ".join(text[span] for span in self.spans)


@dataclass(frozen=True, slots=True)
class Export:
    """A run of lines that a machine wrote. `values` are its single values, whatever they are; what is of somebody else
    is told as "other"."""

    span: Span
    told: tuple[Told, ...]
    values: tuple[Span, ...]
    complete: bool = False
    """Whether who and where is nowhere but where it is told."""
