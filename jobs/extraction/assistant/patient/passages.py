"""The passages that tell who the patient is: the lines and sentences in which the name, the birth date, the age or a
number of the patient stands, and the lines right below.

What stands there without a label, or under one that nobody knows, is more likely the patient's than anything else of
its shape on the pages, unless words before it name somebody else.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.owners import is_of_another
from jobs.extraction.assistant.page.correspondence import COPIES, salutations, tells
from jobs.extraction.assistant.page.line_marks import CLOSING
from jobs.extraction.assistant.patient.relatives import is_told_of_another
from jobs.extraction.assistant.patient.words_of_others import SOMEBODY_AT_WORK, names_nobody_else
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.assistant.values.places import address_in
from jobs.extraction.text import CELL, Line, Span, Text

_WHO = frozenset({"name", "full_name", "birth_date", "age", "sex", "nhs_number", "mrn", "health_card", "ssn"})
_BEGINS_ANOTHER = frozenset({"provider", "recipient", "recipient_organization", "organization", "npi", "fax"})
_OTHERS_BLOCKS = frozenset({"signature", "copies", "referrer", "recipient"})
_SAME_EDGE = 0.02
_LONGEST_HEAD_OF_A_ROW = 24
_LINES_BELOW = 4
_LINES_OF_A_HEAD = 40
_RECENT_DAYS = 400
_LARGE_WORDS = re.compile(r"(?<!\w)[A-ZÀ-Þ][\w'\u2019-]+,? (?:[A-ZÀ-Þ][\w'\u2019.-]* ?)+")
_SENTENCES_BEHIND = 2
_REACH = 400
"""In letters, of the words before a number that can name somebody else."""
_LONGEST_LINE = 130
"""In letters: a longer line tells a story."""
_SENTENCE_ENDS = re.compile(
    r"(?<=[a-zà-ÿ)\d]{3})[.!?]\s+(?=[A-ZÀ-Þ\u201c\"])|(?<=N\.L|P\.O)\.\s(?=[A-Z][a-z]+ [a-z])"
)
_OF_THE_PATIENT = re.compile(r"\b(?:he|she|him|his|her|they|them|their|patient|pt|px)\b", re.IGNORECASE)
_PARTS = re.compile(rf"{CELL}|;\s|\n|\s[|\u00b7]\s")
"""What parts the words of a line from what was told before."""
_KIN_BEHIND = re.compile(
    r"\s*(?:\((?:his |her |their |the )?(?P<who>[^()\n\d]{2,24})\)|"
    r"[\u2013-]\s+(?P<kin>[^()\n\d,;]{2,24})(?=$|[,;\n\t]))",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Passage:
    """A line or sentence of the flowing text, how many lines or sentences it stands from what names the patient, and
    where that is; `beside` are the left edges of the cells that name somebody else on the same line."""

    span: Span
    distance: int
    named: int
    beside: tuple[float, ...] = ()


def passages_of(document: Document, known: Sequence[Span]) -> list[Passage]:
    """Return the passages that tell who the patient is, the surest first; `known` is where what is known of the patient
    was found."""
    text = document.text
    stretches = list(_stretches(text))
    starts = [stretch.start for stretch in stretches]
    anchors = sorted({*(span.start for span in known), *_identified(document), *_headed_ways(document)})
    anchors = anchors or list(_dated_names(document, stretches))
    told = {max(0, bisect_right(starts, at) - 1) for at in anchors}
    greeting = text.once(salutations)
    found: dict[int, Passage] = {}
    for index in sorted(told)[:_MOST_PASSAGES]:
        stretch = stretches[index]
        words = text.flowing[stretch.start : stretch.end]
        if len(words) > _LONGEST_LINE or tells(words):
            for passage in _sentences(document, stretch, anchors):
                found.setdefault(passage.span.start, passage)
            continue
        named = next(at for at in anchors if at >= stretch.start)
        above = index - 1
        goes_on = found.get(stretches[above].start) if above in told else None
        edges = _edges_of_others(document, stretch, anchors)
        beside = (*(goes_on.beside if goes_on else ()), *edges)
        found[stretch.start] = Passage(stretch, 0, named, beside)
        if above >= 0 and above not in told and not _begins_another(document, stretches[above]):
            found.setdefault(stretches[above].start, Passage(stretches[above], 1, named))
        for below in range(index + 1, min(index + 1 + _LINES_BELOW, len(stretches))):
            line = text.line_at(stretches[below].start)
            if below in told or line.number in greeting:
                break
            if _tells_of_them(text.flowing[stretches[below].start : stretches[below].end]):
                for passage in _sentences(document, stretches[below], [stretches[below].start]):
                    found.setdefault(
                        passage.span.start, Passage(passage.span, passage.distance + below - index, named)
                    )
                break
            if _begins_another(document, stretches[below]):
                break
            found.setdefault(stretches[below].start, Passage(stretches[below], below - index, named, beside))
    passages = sorted(found.values(), key=lambda passage: (passage.distance, passage.span.start))
    return [_bounded(passage) for passage in passages[:_MOST_PASSAGES]]


def _bounded(passage: Passage) -> Passage:
    """A passage that is no longer than people write them."""
    end = min(passage.span.end, passage.span.start + _LONGEST_PASSAGE)
    return replace(passage, span=Span(passage.span.start, end))


_MOST_PASSAGES = 60
_LONGEST_PASSAGE = 2000


def _identified(document: Document) -> Iterator[int]:
    """Where labels, or the place, tell of the patient who it is."""
    for label in document.labels:
        theirs = label.key in _WHO and document.role_of(label) == "patient"
        if theirs and label.value is not None and not is_told_of_another(document.text, label.span.start):
            yield from (label.span.start, label.value.start)


def _headed_ways(document: Document) -> Iterator[int]:
    """Where a letter says how to reach the patient, far from the name: "Coordonnées : 4 rue du Port, ..."."""
    for headed in document.phrase(_WAYS_TO_REACH):
        if document.outline.block_at(headed.start()) == "body":
            yield headed.end() - 1
    for line in document.text.lines:
        if document.outline.block_at(line.start) == "body" and _says_where_to_reach(document, line):
            yield line.start


def _says_where_to_reach(document: Document, line: Line) -> bool:
    """Whether a line of a letter begins with a telephone and an address beside each other, as many end the story:
    "402.555.0199, 12 Mill Rd, Elm Creek NE 68999."."""
    flowing, start, end = document.text.flowing, line.start, line.end
    phone = next(find_phones(flowing, start=start, end=end), None)
    home = address_in(flowing, start, end)
    if phone is None or home is None or min(phone.start, home.start) > start + 1:
        return False
    first, second = sorted((phone, home), key=lambda each: each.start)
    return not flowing[first.end : second.start].strip(" ,;.|()-")


_WAYS_TO_REACH = re.compile(
    r"(?:^|\n|(?<=[.] ))(?:ses )?(?:coordonn[ée]es|kontaktdaten|contact details|contactgegevens|"
    r"datos de contacto|recapiti|"
    r"contactos)(?: d[ue] patiente?| der? patient\w*| del? paciente)? ?:",
    re.IGNORECASE,
)


def _dated_names(document: Document, stretches: Sequence[Span]) -> Iterator[int]:
    """Where, if nothing else tells who the patient is, the first line begins that holds large words and a date which is
    too long ago to be a letter's."""
    for stretch in stretches[:_LINES_OF_A_HEAD]:
        words = document.text.content[stretch.start : stretch.end]
        old = [
            date for date in document.dates_in(stretch) if (document.today - date.value).days > _RECENT_DAYS
        ]
        if old and len(words) < _LONGEST_LINE and not tells(words) and _LARGE_WORDS.search(words):
            yield stretch.start
            return


def _stretches(text: Text) -> Iterator[Span]:
    """The lines, those that were only broken because they were full in one; a line of cells is one of its own."""
    start: int | None = None
    for line in text.lines:
        start = line.start if start is None else start
        following = text.lines[line.number + 1 : line.number + 2]
        cells = CELL in line.text or any(CELL in below.text for below in following)
        if cells or text.flowing[line.end : line.end + 1] != " ":
            yield Span(start, line.end)
            start = None


def _edges_of_others(document: Document, stretch: Span, anchors: Sequence[int]) -> Iterator[float]:
    """The left edges of the cells of a line that name a doctor, a relative or a place of work, and not the patient."""
    cells = document.text.cells[document.text.line_at(stretch.start).number]
    for cell in cells:
        if any(cell.span.start <= at < cell.span.end for at in anchors):
            continue
        lettered = without_credentials(cell.words) != cell.words
        if (
            lettered
            or SOMEBODY_AT_WORK.match(cell.words)
            or is_of_another(cell.words)
            or looks_like_organization(cell.words)
        ):
            yield cell.left


def _sentences(document: Document, stretch: Span, anchors: Sequence[int]) -> Iterator[Passage]:
    """The sentences of a paragraph that name the patient, and the next ones."""
    ends = [
        match.end() for match in _SENTENCE_ENDS.finditer(document.text.flowing, stretch.start, stretch.end)
    ]
    borders = [stretch.start, *ends, stretch.end]
    behind: int | None = None
    for start, end in pairwise(borders):
        if any(start <= at < end for at in anchors):
            behind = 0
        elif behind is not None:
            behind += 1
        if behind is not None and behind <= _SENTENCES_BEHIND:
            yield Passage(Span(start, end), behind, stretch.start)


def _tells_of_them(words: str) -> bool:
    """Whether a line is a story of the patient: "Best number for him is 662-555-0159"."""
    return (len(words) > _LONGEST_LINE or tells(words)) and _OF_THE_PATIENT.search(words) is not None


def _begins_another(document: Document, stretch: Span) -> bool:
    """Whether a line is of somebody or something else: a story, a heading, a signature, another party."""
    text = document.text
    words = text.flowing[stretch.start : stretch.end]
    if len(words) > _LONGEST_LINE or tells(words) or CLOSING.match(words) or COPIES.match(words):
        return True
    if any(
        section.heading.start == stretch.start and section.key != "other"
        for section in document.outline.sections
    ):
        return True
    line = text.line_at(stretch.start)
    return any(
        label.line == line.number and label.starts_line and label.key in _BEGINS_ANOTHER
        for label in document.labels
    )


def is_no_line_above(passage: Passage) -> bool:
    """Tell whether a passage begins with what names the patient, or stands below: above it a letterhead may stand."""
    return passage.named < passage.span.end


def is_theirs(document: Document, passage: Passage, place: Span) -> bool:
    """Tell whether a number or a place of a passage is the patient's: no words before it in its sentence or cell, nor
    in brackets behind it, name somebody else."""
    text = document.text
    block = document.outline.block_at(place.start)
    if block == "relative" or (block in _OTHERS_BLOCKS and block != document.outline.block_at(passage.named)):
        return False
    if is_told_of_another(text, place.start) or stands_under_another(document, passage, place):
        return False
    before = text.flowing[max(passage.span.start, place.start - _REACH) : place.start]
    part = _PARTS.split(before)[-1]
    sentence = _SENTENCE_ENDS.split(part)[-1]
    if not names_nobody_else(sentence) or not names_nobody_else(_bare_cell_before(document, place)):
        return False
    behind = _KIN_BEHIND.match(text.flowing, place.end, passage.span.end)
    return behind is None or not is_of_another((behind["who"] or behind["kin"]).strip())


def stands_under_another(document: Document, passage: Passage, place: Span) -> bool:
    """Tell whether a place of a passage stands in the column of somebody else who is named beside the patient, or in a
    cell before the patient's that is not among what tells who the patient is."""
    cell = document.text.cell_at(place.start)
    if cell is None:
        return False
    before = place.start < passage.named and not cell.span.start <= passage.named < cell.span.end
    if before and not passage.distance and document.outline.block_at(place.start) != "patient":
        return True
    row = document.text.cells[cell.line][0]
    if row.number != cell.number and len(row.words) < _LONGEST_HEAD_OF_A_ROW and _is_another_head(row.words):
        return True
    above = document.text.cells[cell.line - 1] if cell.line else ()
    headed = any(abs(each.left - cell.left) < _SAME_EDGE and _is_another_head(each.words) for each in above)
    return headed or any(abs(cell.left - edge) < _SAME_EDGE for edge in passage.beside)


def _is_another_head(words: str) -> bool:
    """Whether the words that head a row or a column say that it is another's: "Main member", "Guardian phone"."""
    plain = words.strip(" :*")
    heads = is_of_another(plain.partition(" ")[0]) or is_of_another(plain)
    return heads and not any(map(str.isdigit, plain)) and "," not in plain


def _bare_cell_before(document: Document, place: Span) -> str:
    """The words of the cell before, where the value begins its own and they hold no value."""
    cell = document.text.cell_at(place.start)
    beside = document.text.cell_before(cell) if cell is not None else None
    return beside.words if beside is not None and not any(map(str.isdigit, beside.words)) else ""
