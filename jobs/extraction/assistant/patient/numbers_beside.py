"""The patient's numbers that no label and no block tells: in the passages that say who the patient is, behind a word
that names a number, before one in brackets, or bare where the number proves by its form or its check digit what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.composed_for_patients import put_together
from jobs.extraction.assistant.labels.lookup import WITHIN_A_KEY
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.patient.beside_patient import is_held
from jobs.extraction.assistant.patient.insurance_named import COMPOUND
from jobs.extraction.assistant.patient.insurance_words import INSURER
from jobs.extraction.assistant.patient.numbers import key_named
from jobs.extraction.assistant.patient.particular_parts import OF_ANOTHER
from jobs.extraction.assistant.patient.passages import Passage, is_no_line_above, is_theirs
from jobs.extraction.assistant.patient.proven_numbers import proven_kind
from jobs.extraction.assistant.values.dates import DATE
from jobs.extraction.assistant.values.places import ends_address, looks_like_address
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_NUMBER = re.compile(
    r"(?<![\w/.,+@:-])(?:[A-Z]{1,6}[/-]?)?\d[\dA-Z/.-]*(?: \d[\d-]*)*(?:(?<=\d{9}) [A-Z]{2})?"
    r"(?:\([\dA-Z]\))?(?![\w@%])|(?<![\w/.,+@:-])[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z](?!\w)"
)
_PARTS = re.compile(r"[\t\n;|,()\u00b7]|\s[-\u2013/]\s|(?<=[\w)]{2})\.\s")
_NAMED_BEHIND = re.compile(r"\s*\((?P<name>[^()\d]{2,30})\)")
_WORD = re.compile(r"\S+")
_MOST_WORDS = 3
_NEAR = 70
"""Letters before a number in which an insurer makes it the member's."""
_FEWEST_FIGURES = 4
_NAMED_WEIGHT, _PROVEN, _ABBREVIATED, _OF_A_ROW, _BARE = 0.8, 0.82, 0.76, 0.72, 0.68
_LONG_FIGURES = re.compile(r"[A-Z]{0,3}\d{6,14}[A-Z]?")
_A_NAME = re.compile(r"[^\W\d_]{3,16}")
_TELEPHONE = re.compile(r"[+(]|0\d{2,4} |\d{3}[-. ]\d{3}[-. ]\d{4}$|\d{3,4}[-. ]\d{4}$|\d{4} \d{4}$")
_TELEPHONES_NAME = re.compile(
    r"\b(?:(?:tele)?phone|tel|tlf|telefono?|t[ée]l(?:[ée]phone)?|mobile|mob|cell|fax|ph|pager|contact)"
    r"(?:[ .]*(?:no|nr|number|#))?$",
    re.IGNORECASE,
)
"""What leads in a telephone's number: one in ten that is written without a gap passes for a health card's."""
_NUMBERS_A_CONTACT = re.compile(
    r"\b(?:call|contact|incident|event|job|episode|ticket|log|message|dispatch|cad|triage call)"
    r"(?: (?:no|nr|number|id|ref(?:erence)?|#))+$",
    re.IGNORECASE,
)
"""What numbers a call for help and no person: it may look like a citizen's number."""
_OF_A_VETERAN = re.compile(
    r"\bDVA(?: (?:white|gold|orange))?(?: card)?(?: (?:file|no|number|#))*$", re.IGNORECASE
)
_FILE_OF_A_VETERAN = re.compile(r"[NVQWST][A-Z]{0,4} ?\d{2,6}[A-Z]?")
"""The number on a card of Australia's veterans, who are seen under its colour: it begins with the state's letter."""
_WITHOUT_THE_NHS = frozenset("AT AR BE BR CH CZ DE ES FR IT MX NL PT SE SN".split())
"""Countries of whose telephones one in ten passes for a number of the NHS."""
_LETTERED = re.compile(r"[A-Z]{1,5}[/-]?\d[\d/-]{3,}")
_OF_A_HOSPITAL = re.compile(r"[A-Z]\d{6,7}")
"""As hospitals of Britain number patients, beside the number of the NHS: "D7730112, NHS 999 506 2275"."""
_BARE_FIGURES = re.compile(r"\d{5,9}")
_KINDS = {"mrn": "mrn", "health_card": "health_card", "other_id": "other"}


def numbers_beside(
    document: Document, passages: Sequence[Passage], *, others: bool
) -> Iterator[tuple[Found, Found]]:
    """Yield (type, value) of the numbers that stand in the passages and that nobody else is named with; one that is
    neither named nor proven only where there are no `others`."""
    for passage in passages:
        start, above = passage.span.start, not is_no_line_above(passage)
        words = document.text.flowing[start : passage.span.end]
        borders = [0, *(at for part in _PARTS.finditer(words) for at in part.span()), len(words)]
        for begins, ends in zip(borders[::2], borders[1::2], strict=True):
            for number in _NUMBER.finditer(words, begins, ends):
                written = number.group().strip(" .-/")
                place = Span(start + number.start(), start + number.start() + len(written))
                told = _told(words, Span(begins, ends), Span(number.start(), place.end - start), written)
                told = told or _of_a_row(document, place, written)
                if told is None:
                    continue
                known = others and not _OF_A_HOSPITAL.fullmatch(written)
                if told[1] == _BARE and (known or passage.distance):
                    continue
                if told == ("nhs_number", _PROVEN) and document.region in _WITHOUT_THE_NHS:
                    continue
                if above and told[1] != _NAMED_WEIGHT:
                    continue
                if is_theirs(document, passage, place) and not is_held(document, place):
                    kind, weight = told
                    spans = (place, *_rest_below(document, place))
                    whole = " ".join((written, *(document.text[span] for span in spans[1:])))
                    yield Found(kind, (place,), weight), Found(whole, spans, weight)


def _rest_below(document: Document, place: Span) -> Iterator[Span]:
    """The rest of a number that ends with its line, where the next one holds nothing but a few figures."""
    text = document.text
    line = text.line_at(place.start)
    below = text.lines[line.number + 1 : line.number + 2]
    broken = place.end == line.end and " " in text[place] and below and below[0].page == line.page
    if broken and _REST.fullmatch(below[0].text):
        yield Span(below[0].start, below[0].end)


_REST = re.compile(r"\d{1,4}(?: \d{1,4}){0,2}")


def _told(words: str, part: Span, number: Span, written: str) -> tuple[str, float] | None:
    """The kind of a number, and how sure it is, by the words of its part before it and the bracket behind it."""
    begins, at, end = part.start, number.start, number.end
    figures = sum(map(str.isdigit, written))
    if figures < _FEWEST_FIGURES or DATE.match(written) or DATE.match(words, at):
        return None
    before = words[begins:at].rstrip(" .:#=")
    near = words[max(0, at - _NEAR) : at].rpartition("\n")[2]
    if _TELEPHONES_NAME.search(near.rstrip(" .:#=")) or _NUMBERS_A_CONTACT.search(before):
        return None
    if _OF_A_VETERAN.search(before) and _FILE_OF_A_VETERAN.fullmatch(written):
        return "health_card", _NAMED_WEIGHT
    if INSURER.search(near) or COMPOUND.search(near):
        return None
    if looks_like_address(words[begins:end]) or ends_address(f"Town, {words[begins:end]}"):
        return None
    if named := _named_before(before, written, colon=":" in words[begins + len(before) : at]):
        return named
    if behind := _NAMED_BEHIND.match(words, end):
        called = behind["name"].strip()
        if _TELEPHONE.match(written) and put_together(called) is None:
            return None
        key = key_named(called, written)
        return (_KINDS[key], _NAMED_WEIGHT) if key in _KINDS else None
    if (kind := proven_kind(written)) is not None:
        return kind, _PROVEN
    if before.strip() or words[end : part.end].strip(" .") or _TELEPHONE.match(written):
        return None
    surely = "#" in words[begins:at] or _LETTERED.fullmatch(written) or _BARE_FIGURES.fullmatch(written)
    return ("mrn", _BARE) if surely else None


def _of_a_row(document: Document, place: Span, written: str) -> tuple[str, float] | None:
    """The kind of a number alone in its cell behind one or two words that are no label we know: "Iqama  2288104471"."""
    cell = document.text.cell_at(place.start)
    if cell is None or cell.words.strip() != written or not _LONG_FIGURES.fullmatch(written):
        return None
    if (named := document.text.cell_before(cell)) is None:
        return None
    name = named.words.strip(" :*")
    unknown = _A_NAME.fullmatch(name) is not None and named_by_cell(name) is None
    if not unknown or any(OF_ANOTHER.fullmatch(word) for word in name.split()) or _TELEPHONE.match(written):
        return None
    return "other", _OF_A_ROW


def _named_before(before: str, written: str, *, colon: bool) -> tuple[str, float] | None:
    """The kind of the number that the last words before it name, and how sure they are of it; fewer of them do not hide
    whose it is ("Visit No")."""
    words = list(_WORD.finditer(before))[-_MOST_WORDS:]
    for word in words:
        name = WITHIN_A_KEY.sub(" ", before[word.start() :].strip(" *._\u2026("))
        if _TELEPHONE.match(written) and put_together(name) is None:
            continue
        named = key_named(name, written, colon=colon)
        if named in _KINDS:
            known = put_together(name) is not None or named == "mrn"
            return _KINDS[named], _NAMED_WEIGHT if known else _ABBREVIATED
        if word in words[-2:] and OF_ANOTHER.fullmatch(word.group().strip(".:#,;()")):
            return None
    return None
