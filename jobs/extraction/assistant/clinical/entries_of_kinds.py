"""The entry of a row that says first what kind it is, its cells told apart by what they say."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.diagnosis_names import ICD10CM
from jobs.extraction.assistant.clinical.entry import ENDED, NO_ENTRY, WRITTEN_WHEN, Entry, is_ended
from jobs.extraction.assistant.clinical.measures import VALUE
from jobs.extraction.assistant.clinical.words_of_status import asserted_by_status
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.assistant.page.rows_of_kinds import RowOfAKind, tables_of_kinds
from jobs.extraction.text import Span, Text

_DIVIDED = re.compile(r"[;|,]\s+")
_PIECES = re.compile(r"[^;|\n]+(?:\n[^;|\n]+)*")
_STATUS = re.compile(
    r"(?:(?:in)?active|resolved|completed|final|confirmed|unconfirmed|order|registered)", re.IGNORECASE
)
_ABOUT = re.compile(
    r"(?:criticality|severity|category|(?:clinical|verification) ?status|status|type|onset|recorded|noted|since|"
    r"asserted|snomed|rxnorm|loinc|icd|code|intolerance|allergy|low|high|unable[ -]to[ -]assess|"
    r"(?:un)?confirmed|(?:in)?active|resolved)\b.*|\d.*",
    re.IGNORECASE | re.DOTALL,
)
"""What the details of an allergy say that is no reaction."""
_ABOUT_BEHIND = re.compile(
    r"[,(]?\s+\(?(?:criticality|severity|(?:clinical |verification )?status|onset|recorded|noted)\b",
    re.IGNORECASE,
)
_SAYS_REACTION = re.compile(r"(?:reactions?|manifestations?) ?[:=]?\s+", re.IGNORECASE)


def entry_of_a_kind(document: Document, section: Section) -> Iterator[Entry] | None:
    """Return the entry of a section that is such a row; None for any other section."""
    text = document.text
    row = text.once(tables_of_kinds).rows.get(text.line_at(section.heading.start).number)
    if row is None or row.kind != section.heading:
        return None
    return _entry(text, row)


def _entry(text: Text, row: RowOfAKind) -> Iterator[Entry]:
    named = [cell for cell in row.cells if not _tells_only_when_or_whether(text[cell])]
    if not named or NO_ENTRY.match(text[named[0]]):
        return
    name = named[1] if row.key == "family" and len(named) > 1 else named[0]  # behind the relative
    rest = [cell for cell in row.cells if cell != name]
    pieces = [piece for cell in rest for piece in _pieces(text, cell)]
    said = [words for cell in rest for words in _DIVIDED.split(text[cell])]
    over = any(map(is_ended, said))
    meant = (asserted_by_status(words) for words in said)
    asserted = next((each for each in meant if each is not None), None)
    cells = {"name": name, **_told(text, row.key, name, pieces)}
    yield Entry(
        Span(name.start, row.cells[-1].end), False, cells, over or asserted == "negated", asserted=asserted
    )


def _told(text: Text, key: str, name: Span, pieces: list[Span]) -> dict[str, Span]:
    """What the pieces behind a name are to an entry of its kind."""
    if key == "problems":
        coded = next((piece for piece in pieces if ICD10CM.search(text[piece])), None)
        return {} if coded is None else {"code": coded}
    if key == "medications":
        taken = next((piece for piece in pieces if not _tells_only_when_or_whether(text[piece])), None)
        return {} if taken is None else {"directions": taken}
    if key == "allergies":
        return _reaction(text, pieces)
    if key == "results":
        return _measured(text, name, pieces)
    return {}


def _reaction(text: Text, pieces: list[Span]) -> dict[str, Span]:
    for piece in pieces:
        lead = _SAYS_REACTION.match(text[piece])
        start = piece.start + (lead.end() if lead else 0)
        about = _ABOUT_BEHIND.search(text.content, start, piece.end)
        end = about.start() if about else piece.end
        if start < end and not _ABOUT.fullmatch(text.content, start, end):
            return {"reaction": Span(start, end)}
    return {}


def _measured(text: Text, name: Span, pieces: list[Span]) -> dict[str, Span]:
    """The name and value of a measure, which stand in one cell ("Hemoglobin 12.2 g/dL") or in two."""
    words = text.content[name.start : name.end]
    for number in _NUMBER.finditer(words):
        value = VALUE.match(words[number.start() :])
        if value is None or len(words[number.start() + value.end() :].split()) > _MOST_WORDS_BEHIND:
            continue
        named = text.trimmed(name.start, name.start + number.start(), strip=" :=-\t\n")
        return {} if named is None else {"name": named, "value": Span(name.start + number.start(), name.end)}
    behind = next((piece for piece in pieces if VALUE.match(text[piece]) and not _dates(text[piece])), None)
    return {} if behind is None else {"value": behind}


_NUMBER = re.compile(r"(?<=[\s:=])[<>]?\d")
_MOST_WORDS_BEHIND = 3


def _tells_only_when_or_whether(words: str) -> bool:
    """Whether a cell holds nothing but a day or a status."""
    status = _STATUS.fullmatch(words) or ENDED.fullmatch(words) or asserted_by_status(words)
    return _dates(words) or status is not None


def _dates(words: str) -> bool:
    return (
        WRITTEN_WHEN.fullmatch(words) is not None
        or re.match(r"\d{1,4}[-/.]\d{1,2}[-/.]\d", words) is not None
    )


def _pieces(text: Text, cell: Span) -> Iterator[Span]:
    for match in _PIECES.finditer(text.content, cell.start, cell.end):
        if (piece := text.trimmed(match.start(), match.end())) is not None:
            yield piece
