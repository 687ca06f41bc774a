"""How the patient is reached and where the patient lives, as far as no label and no block says it: by the passages that
tell who the patient is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from stdnum.gb import nhs

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.composed_for_patients import put_together
from jobs.extraction.assistant.labels.no_values import says_nothing
from jobs.extraction.assistant.patient.particular_parts import KIND_OF_PHONE
from jobs.extraction.assistant.patient.party_rows import stands_behind_a_party
from jobs.extraction.assistant.patient.passages import Passage, is_no_line_above, is_theirs
from jobs.extraction.assistant.patient.takers_of_calls import HAS_NONE
from jobs.extraction.assistant.patient.words_of_others import names_nobody_else
from jobs.extraction.assistant.values.phones import EMAIL, e164, find_phones
from jobs.extraction.assistant.values.places import address_in
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Span

_OF_A_CORRESPONDENT = re.compile(
    r"^[A-ZÀ-Þ][\w.'\u2019-]+(?: [\w.'\u2019-]+){1,3} ?[(<\[][^\s@]+@[^\s@]+[)>\]]\W*$"
)
"""A line of a mail's head: a name, and the address in brackets."""
_KIND_BEFORE = re.compile(
    rf"(?<![^\W\d_])(?P<kind>landline|(?:his|her|their|best|contact|old|new) number|reached|handy|mobil\w*|t[ée]l\w*|"
    rf"cel\w*|{KIND_OF_PHONE})"
    r"(?: ?\(\w{1,8}\))?(?: (?:is|at|on|no|nr|am|um|au|al|unter|op|for|him|her|them))*[\s.:#(=-]*$",
    re.IGNORECASE,
)
_ABBREVIATION = re.compile(
    r"(?:\b[A-Z][A-Z/.]+|#|\b[Ii][Dd]|\b[Nn]\.?[º°]|\b(?:card|policy|claim|chart|file|ref\w*|[ei]nquiry|case|"
    r"request|order|ticket|tracking|confirmation|invoice|application|authori[sz]ation|approval))[\s.:#]*$"
)
_BEGINS = re.compile(r"[\t)]")
_MOST_WORDS = 3
_REST_OF_A_NUMBER = 14
_BEGUN = re.compile(r"[+(]?\d[\d ()-]*$")
_SHORTEST, _LONGEST = 8, 15
_PHONE_WEIGHT, _FURTHER = 0.84, 0.03
_ENDS_IN_A_CHECK_DIGIT = re.compile(r"-\d$")
_ONE_OF_SEVERAL = re.compile(
    r"\b(?:work|other|home|fax|alt\w*|2nd|second|landline|mobile|cell|[cmhw])\b", re.IGNORECASE
)
_OTHERS = frozenset({"relative", "referrer", "recipient"})
_HELD = frozenset(
    {"npi", "fax", "nhs_number", "mrn", "health_card", "ssn", "other_id", "member_id", "group", "payer"}
)


def is_said_to_have_none(document: Document, key: str) -> bool:
    """Tell whether a label of the patient's says that there is none: "Phone: none"."""
    return any(
        label.key == key
        and label.value is not None
        and document.role_of(label) == "patient"
        and not _ONE_OF_SEVERAL.search(label.wording)
        and document.text[label.value][:1].isalpha()
        and (
            says_nothing(document.text[label.value].partition(" ")[0])
            or HAS_NONE.match(document.text[label.value]) is not None
        )
        for label in document.labels
    )


def phones_beside(document: Document, passages: Sequence[Passage]) -> Iterator[Found]:
    """Yield the telephone numbers of the passages that nobody else is named with."""
    for passage in filter(is_no_line_above, passages):
        for place in _phones(document, passage):
            if is_theirs(document, passage, place) and not stands_behind_a_party(document, place.start):
                written = document.text[place]
                number = e164(written, document.region)
                weight = _PHONE_WEIGHT - _FURTHER * passage.distance
                if number is None:
                    yield Found(written, (place,), weight - 0.1, ("This is no complete telephone number.",))
                else:
                    yield Found(number, (place,), weight)


def _phones(document: Document, passage: Passage) -> Iterator[Span]:
    """What is written as a telephone number in a passage, and under no other name."""
    flowing = document.text.flowing
    for place in [
        *find_phones(flowing, start=passage.span.start, end=passage.span.end),
        *_broken_off(document, passage),
    ]:
        before = _BEGINS.split(flowing[max(passage.span.start, place.start - 30) : place.start])[-1]
        kind = _KIND_BEFORE.search(before)
        said = kind is not None and bool(kind["kind"])
        written = document.text[place]
        figures = re.sub(r"\D", "", written)
        groups = len(re.findall(r"\d+", written))
        if not _SHORTEST <= len(figures) <= _LONGEST or groups > _MOST_GROUPS or is_held(document, place):
            continue
        if not said and (_names_a_number(before) or not _is_shaped(written, figures, groups)):
            continue
        yield place


def _broken_off(document: Document, passage: Passage) -> Iterator[Span]:
    """The number with which a passage ends, where its rest stands on the next line ("089", below "99998 231")."""
    flowing, end = document.text.flowing, passage.span.end
    begun = _BEGUN.search(flowing, max(passage.span.start, end - _REST_OF_A_NUMBER), end)
    if (
        begun is None
        or sum(map(str.isdigit, begun.group())) >= _SHORTEST
        or not flowing[end + 1 : end + 2].isdigit()
        or _stands_whole(flowing, end + 1)
    ):
        return
    rejoined = f"{flowing[:end]} {flowing[end + 1 : end + 1 + _REST_OF_A_NUMBER]}"
    for place in find_phones(rejoined, start=begun.start(), end=len(rejoined)):
        if place.start < end:
            yield place


def _stands_whole(flowing: str, start: int) -> bool:
    """Whether a telephone number that is the rest of no other begins at a place: that of the line below a postcode."""
    place = next(find_phones(flowing, start=start, end=min(start + _LONGEST_OF_A_LINE, len(flowing))), None)
    if place is None or place.start != start:
        return False
    return sum(map(str.isdigit, flowing[start : place.end])) > _SHORTEST


_LONGEST_OF_A_LINE = 20
"""Characters in which a number stands, with the gaps between its figures."""


def _names_a_number(before: str) -> bool:
    """Whether the words before a number say that it is another than a telephone's: "MRN", "our chart no."."""
    if _ABBREVIATION.search(before):
        return True
    words = [match.start() for match in re.finditer(r"[^\s,;()]+", before)]
    named = [put_together(before[start:].strip(" .:")) for start in words[-_MOST_WORDS:]]
    return any(each is not None and each[0] != "phone" for each in named)


def is_held(document: Document, place: Span) -> bool:
    """Tell whether a label says what else a number is, or whose."""
    for label in document.labels:
        if label.value is None or not label.value.start <= place.start < label.value.end:
            continue
        if document.role_of(label) in _OTHERS:
            return True
        before = document.text.content[label.value.start : place.start]
        if label.key in _HELD and not any(map(str.isdigit, before)):
            return True
    return False


def is_bare_number(written: str) -> bool:
    """Tell whether figures are none of a telephone as far as they have no label: "1106521528", "3034.001"."""
    plain = re.fullmatch(r"[1-9]\d{8}|[1-9]\d{3}-\d{3}|20\d\d-\d{4}|\(?\d{1,4}\.\d{3}\)?", written)
    if plain or _ENDS_IN_A_CHECK_DIGIT.search(written):
        return True
    return re.fullmatch(r"\(?[1-9]\d{9}\)?", written) is not None and nhs.is_valid(written.strip("()"))


def _is_shaped(written: str, figures: str, groups: int) -> bool:
    """Whether a number looks like a telephone's by itself: it begins as one or is written in groups, and is no
    number of the NHS."""
    if len(figures) == _FIGURES_OF_THE_NHS and groups in _GROUPS_OF_THE_NHS and nhs.is_valid(figures):
        return False
    if (groups == 1 and len(figures) < _FIGURES_OF_THE_NHS) or _ENDS_IN_A_CHECK_DIGIT.search(written):
        return False
    return figures.startswith("0") or written.startswith("+") or groups >= _FEWEST_GROUPS


_FIGURES_OF_THE_NHS = 10
_GROUPS_OF_THE_NHS = (1, 3)
_FEWEST_GROUPS, _MOST_GROUPS = 3, 6


def address_beside(document: Document, passages: Sequence[Passage]) -> Span | None:
    """Return the first address in the passages that nobody else is named with."""
    for passage in [] if is_said_to_have_none(document, "address") else filter(is_no_line_above, passages):
        start = passage.span.start
        while (place := address_in(document.text.flowing, start, passage.span.end)) is not None:
            if is_theirs(document, passage, place) and not is_held(document, place):
                return document.text.trimmed(place.start, place.end, strip=" \t\n,;-\u2013\u2014") or place
            start = place.end
    return None


def emails_beside(document: Document, passages: Sequence[Passage]) -> Iterator[Span]:
    """Yield the mail addresses of the passages that nobody else is named with."""
    for passage in passages:
        headed = document.outline.block_at(passage.span.start) == "letterhead"
        if headed and not is_no_line_above(passage):
            continue
        for match in EMAIL.finditer(document.text.flowing, passage.span.start, passage.span.end):
            place = Span(match.start(), match.start() + len(match.group().rstrip(".")))
            if _OF_A_CORRESPONDENT.search(document.text.line_at(place.start).text):
                continue
            alone = names_nobody_else(document.text.flowing[passage.span.start : place.start])
            if alone and is_theirs(document, passage, place) and not is_held(document, place):
                yield place


def email_in_the_row_of_a_phone(document: Document) -> Span | None:
    """Return the mail address whose label stands on the line that begins with the patient's telephone: whatever the
    column above it is headed, the row goes on ("Cell: 072 555 0148   E-mail: ...")."""
    rows = {
        label.line
        for label in document.labels
        if label.key == "phone" and label.role == "patient" and label.starts_line and label.value is not None
    }
    for label, value in document.labelled("email"):
        written = EMAIL.match(document.text.content, value.start, value.end)
        if label.line in rows and not label.role and written is not None:
            return Span(*written.span())
    return None


def email_under_the_patients(document: Document) -> Span | None:
    """Return the mail address in a cell of its own beside a relative whose own telephone is given, where the cells
    above it hold what is the patient's: "Partner: Tom Ford 021 555 0149   E-mail: ..." below "NHI: ..."."""
    text = document.text
    for label, value in document.labelled("email"):
        cell = text.cell_at(label.span.start)
        before = text.cell_before(cell) if cell is not None else None
        if cell is None or before is None or cell.span.start != label.span.start:
            continue
        reached = any(find_phones(text.content, start=before.span.start, end=before.span.end))
        written = EMAIL.match(text.content, value.start, value.end)
        if reached and written is not None and _stands_under_the_patients(document, cell):
            return Span(*written.span())
    return None


def _stands_under_the_patients(document: Document, cell: Cell) -> bool:
    """Whether a cell of the few lines above one, which begins where it does, begins with a label of the patient's."""
    above = {
        other.span.start
        for cells in document.text.cells[max(0, cell.line - _ROWS_ABOVE) : cell.line]
        for other in cells
        if other.page == cell.page and abs(other.left - cell.left) < _SAME_EDGE
    }
    return any(label.role == "patient" and label.span.start in above for label in document.labels)


_ROWS_ABOVE, _SAME_EDGE = 4, 0.02


def is_below_a_relatives(document: Document, offset: int) -> bool:
    """Tell whether words stand right below how a relative is reached, in the same column: "Guardian tel.
    218 555 0133", below the number "ada@example.org"."""
    for label, value in document.labelled("phone"):
        below = document.text.column_below(value) if label.role == "relative" else None
        if below is not None and below.start <= offset < below.end:
            return True
    return False
