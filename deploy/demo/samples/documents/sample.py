"""A sample document and its gold: the values a reader must find, each with the words that state it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from deploy.demo.samples.drawing.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Stated:
    """A value that the document states in other words: `printed` is what stands on the page."""

    value: str
    printed: str


@dataclass(frozen=True, slots=True)
class Judged:
    """A value that is a judgement about the document; several values mean that any of them is right."""

    values: tuple[str, ...]


Gold = str | Stated | Judged | Sequence[str | Stated] | None
"""A text stands on the page as it is; a sequence belongs to a `[]` path; None must be absent."""


class NotInDocument(ValueError):
    """Gold that the document does not state; correct the gold or the document."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A document: its file's name, the sheets it is drawn on, the file's bytes, and its gold.

    `group` says which look it has, `rendering` how it came to be a file. Paths in `recall_only` may hold more
    than the gold lists.
    """

    file: str
    group: str
    rendering: str
    sheets: tuple[Sheet, ...]
    content: bytes
    date_order: str
    gold: Mapping[str, Gold]
    is_referral: bool = True
    recall_only: tuple[str, ...] = ()
    traps: tuple[str, ...] = ()
    notes: str = ""
    printed: str = field(init=False)

    def __post_init__(self) -> None:
        texts = (text for sheet in self.sheets for text in sheet.texts)
        object.__setattr__(self, "printed", _folded(" ".join(texts)))
        for path, value in self.gold.items():
            for words in _printed_words(value):
                if _folded(words) not in self.printed:
                    raise NotInDocument(f"{self.file} does not state {words!r}, the gold of {path}")

    def gold_line(self) -> str:
        """Return the sample's line for gold.jsonl, as JSON on one line."""
        gold = {path: _as_json(value) for path, value in self.gold.items()}
        line: dict[str, Any] = {
            "id": self.file.rsplit(".", 1)[0],
            "files": [self.file],
            "group": self.group,
            "rendering": self.rendering,
            "is_referral": self.is_referral,
            "date_order": self.date_order,
            "gold": gold,
            "recall_only": list(self.recall_only),
            "not_literal": [path for path, value in self.gold.items() if self._is_reworded(value)],
            "label_origin": "written with the document",
            "source": {"path": "make.py", "licence": "part of this project"},
            "notes": self.notes,
            "traps": list(self.traps),
        }
        return json.dumps(line, ensure_ascii=False)

    def _is_reworded(self, value: Gold) -> bool:
        """Whether a value does not stand on the page letter by letter; dates are compared by value anyway."""
        if isinstance(value, Judged):
            return True
        if isinstance(value, Stated):
            is_date = re.fullmatch(r"\d{4}-\d\d-\d\d", value.value)
            return not is_date and _folded(value.value) not in self.printed
        return not isinstance(value, str) and any(self._is_reworded(item) for item in value or ())


def _printed_words(value: Gold) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Stated):
        yield value.printed
    elif value is not None and not isinstance(value, Judged):
        for item in value:
            yield from _printed_words(item)


def _as_json(value: Gold) -> Any:
    if isinstance(value, Stated):
        return value.value
    if isinstance(value, Judged):
        return value.values[0] if len(value.values) == 1 else {"any_of": list(value.values)}
    if value is None or isinstance(value, str):
        return value
    return [_as_json(item) for item in value]


def _folded(text: str) -> str:
    """Case, punctuation and line ends do not matter: letters and digits with single spaces between."""
    return " ".join(re.findall(r"\w+", text.casefold()))
