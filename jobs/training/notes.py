"""Invented notes, as they are read, with what they ask for."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.notes import people_in
from jobs.extraction.assistant.request.specialty.heard.places import NamedPlace
from jobs.extraction.assistant.request.specialty.heard_in_notes import names_told, words_told
from jobs.extraction.specialty_model import Term
from jobs.training.documents import TODAY
from jobs.training.typed import page_of


@dataclass(frozen=True)
class Note:
    """What one hand wrote: `stated` are the words that name the specialty, None where it is only implied; `others`
    those that name one which is not asked for. `specialty` is None where nothing is.
    """

    hand: str
    text: str
    specialty: str | None
    stated: str | None
    others: tuple[str, ...]

    @cached_property
    def document(self) -> Document:
        return Document.of(page_of(self.text), TODAY)

    @cached_property
    def places(self) -> list[NamedPlace]:
        """The names that the note tells, those of its head and foot left out, as the service leaves them out."""
        return names_told(self.document)

    @cached_property
    def words(self) -> list[Term]:
        """The words of its story that are said of the patient now."""
        return words_told(self.document)

    @cached_property
    def story(self) -> str:
        """Its text without its head and foot."""
        people, text = self.document.once(people_in), self.document.text.flowing
        return "".join(character for at, character in enumerate(text) if not people.hold(at))


def notes_of(file: Path) -> list[Note]:
    """Return the notes of a file: a JSON object a line, with `text`, `specialty`, `stated` and `others`."""
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [
        Note(file.stem, row["text"], row["specialty"], row["stated"], tuple(row["others"])) for row in rows
    ]
