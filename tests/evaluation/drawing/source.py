"""One document as it is written: what it looks like, what must be read from it, and its text."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

JUDGED = "*"
"""Written for `printed` of a value that is a judgement about the document and stands nowhere in it."""

IMPLIED = "* implied"
"""A judgement from what is told, where the document has no word for the value itself."""


_PATH = re.compile(r"[a-z_]+\.[a-z_]+(\[\](\.[a-z0-9]+)?)?")


class NotInDocument(ValueError):
    """Gold that the document does not state; correct the gold or the document."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What must come back for a path; several values mean any of them, `printed` is what stands on the page."""

    values: tuple[str | None, ...]
    printed: str

    @property
    def judged(self) -> bool:
        return self.printed in (JUDGED, IMPLIED)

    @property
    def literal(self) -> bool:
        return not self.judged and self.values == (self.printed,)

    @property
    def as_json(self) -> Any:
        return self.values[0] if len(self.values) == 1 else {"any_of": list(self.values)}


@dataclass(frozen=True, slots=True)
class Source:
    """A document's text with its gold; `settings` is the head of its file, `body` the markup below it."""

    id: str
    settings: dict[str, Any]
    body: str

    @property
    def media(self) -> list[str]:
        """`text`, or a fax such as `fax2.tif`, `fax3.pdf`, `low.tif`, or `photo`; one case is made of each."""
        given = self.settings.get("as", "text")
        return [given] if isinstance(given, str) else list(given)

    @property
    def gold(self) -> dict[str, Wanted | list[Wanted] | None]:
        """What must be read, by path. The kind is a referral unless the head says another; an empty one is not said."""
        flat: dict[str, Wanted | list[Wanted] | None] = {}
        for room, fields in self.settings["gold"].items():
            if not fields:
                raise ValueError(f"{self.id}: {room!r} names no field; leave it out of the gold")
            for name, value in fields.items():
                path = f"{room}.{name}"
                if not _PATH.fullmatch(path):
                    raise ValueError(
                        f"{self.id}: {path!r} is no path; a value with a comma or quotes is quoted whole"
                    )
                flat[path] = _wanted(value)
        kind = self.settings.get("kind", "referral")
        if kind is not None:
            flat["document.kind"] = _wanted(f"{kind} = {JUDGED}")
        return flat

    def check(self, said: str) -> None:
        """Raise NotInDocument for the first gold value that `said`, the document's text, does not hold."""
        folded = fold(said)
        for path, value in self.gold.items():
            for wanted in value if isinstance(value, list) else [value]:
                if wanted is None or wanted.judged:
                    continue
                for words in wanted.printed.split(" + "):
                    if fold(words) not in folded:
                        raise NotInDocument(f"{self.id} does not state {words!r}, the gold of {path}")

    def gold_line(self, *, case: str, file: str, medium: str) -> dict[str, Any]:
        """The line of gold.jsonl for one rendering of this document."""
        known = self.settings
        line: dict[str, Any] = {
            "id": case,
            "files": [f"files/{file}"],
            "group": known["group"],
            "medium": "text" if medium == "text" else "scan",
            "rendering": medium,
            "date_order": known.get("order", "DMY"),
            "gold": {path: _as_json(value) for path, value in self.gold.items()} | self._reason(),
            "recall_only": [
                path for path in self.gold if path.partition(".")[2] in known.get("recall_only", ())
            ],
            "not_literal": [path for path, value in self.gold.items() if not _literal(value)],
            "traps": known.get("traps", []),
            "label_origin": "written with the document",
        }
        if implied := [path for path, value in self.gold.items() if _implied(value)]:
            line["implied"] = implied
        for extra in ("red_flags", "packet", "language", "notes"):
            if known.get(extra) is not None:
                line[extra] = known[extra]
        return line

    def _reason(self) -> dict[str, Any]:
        """The reason with its sentence and its paragraph as other right answers, where it stands in running text."""
        reason = self.gold.get("request.reason")
        if not isinstance(reason, Wanted) or reason.judged:
            return {}
        right = list(reason.values)
        for paragraph in _running_text(self.body):
            if fold(reason.printed) in fold(paragraph):
                sentences = re.split(r"(?<=[.;])\s+", paragraph)
                right += [one for one in sentences if fold(reason.printed) in fold(one)]
                right.append(paragraph)
        right = list(dict.fromkeys(right))
        return {"request.reason": right[0] if len(right) == 1 else {"any_of": right}}


def read_source(path: Path) -> Source:
    """Read one document's file: a YAML head, a line of three hyphens, the body."""
    head, body = path.read_text(encoding="utf-8").split("\n---\n", 1)
    # The same language by a parser in C: there are two thousand of them.
    return Source(id=path.stem, settings=yaml.load(head, Loader=yaml.CSafeLoader), body=body)


def fold(text: str) -> str:
    """Letters and digits in lower case, without accents: what must agree between gold and page."""
    decomposed = unicodedata.normalize("NFKD", re.sub(r"</?[biu]>", "", text)).casefold()
    return "".join(c for c in decomposed if c.isalnum())


def _running_text(body: str) -> list[str]:
    """Paragraphs, and the lines of blocks, without their marks and labels."""
    found: list[str] = []
    for block in body.split("\n\n"):
        lines = [re.sub(r"</?[biu]>", "", line) for line in block.split("\n") if line[:1] not in "@#"]
        if re.search(r"^@", block, re.MULTILINE):
            cells = [cell for line in lines for cell in line.split("|")]
            if "|" not in block:
                cells += [" ".join(lines[number:]) for number in range(len(lines) - 1)]
            found += [re.sub(r"^[^:~]{1,40}[:~]\s*", "", cell).strip() for cell in cells]
        else:
            found.append(" ".join(lines).strip())
    return found


def _wanted(value: Any) -> Any:
    if value is None:
        return None
    if isinstance(value, list):
        return [_wanted(item) for item in value]
    stated, _, printed = str(value).partition(" = ")
    values = tuple(None if one.strip() == "null" else one.strip() for one in stated.split(" || "))
    return Wanted(values, printed.strip() or str(values[0]))


def _as_json(value: Wanted | list[Wanted] | None) -> Any:
    if isinstance(value, list):
        return [one.as_json for one in value]
    return None if value is None else value.as_json


def _literal(value: Wanted | list[Wanted] | None) -> bool:
    if value is None:
        return True
    return all(one.literal for one in (value if isinstance(value, list) else [value]))


def _implied(value: Wanted | list[Wanted] | None) -> bool:
    return isinstance(value, Wanted) and value.printed == IMPLIED
