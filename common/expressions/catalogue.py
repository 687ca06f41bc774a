"""The types a field can have; a catalogue maps dotted paths to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["text", "number", "boolean", "date", "text_list"]


@dataclass(frozen=True, slots=True)
class FieldType:
    """What a field holds. `choices` are the only texts it can have; `label` is how people call the field."""

    kind: Kind
    choices: tuple[str, ...] = ()
    label: str = ""

    @classmethod
    def text(cls, *, choices: tuple[str, ...] = (), label: str = "") -> FieldType:
        return cls("text", tuple(choices), label)

    @classmethod
    def number(cls, *, label: str = "") -> FieldType:
        return cls("number", (), label)

    @classmethod
    def boolean(cls, *, label: str = "") -> FieldType:
        return cls("boolean", (), label)

    @classmethod
    def date(cls, *, label: str = "") -> FieldType:
        """A calendar date, compared with literals such as "2026-03-31"."""
        return cls("date", (), label)

    @classmethod
    def text_list(cls, *, choices: tuple[str, ...] = (), label: str = "") -> FieldType:
        return cls("text_list", tuple(choices), label)

    @property
    def wording(self) -> str:
        """How a message names the type."""
        names = {
            "text": "text",
            "number": "a number",
            "boolean": "yes or no",
            "date": "a date",
        }
        return names.get(self.kind, "a list of text")
