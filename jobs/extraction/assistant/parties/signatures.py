"""Who signs a letter, and where they work."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import COPIES, SALUTATION, tells
from jobs.extraction.assistant.page.line_marks import BULLET
from jobs.extraction.assistant.page.outline import is_closing
from jobs.extraction.assistant.parties.dividing import QUOTED, people_and_organizations
from jobs.extraction.assistant.parties.grades import is_a_grade
from jobs.extraction.assistant.parties.nobody import names_nobody
from jobs.extraction.assistant.parties.signing import DOCTOR, PROFESSION, signing_lines
from jobs.extraction.assistant.parties.thanking import who_thanks
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span

_SIGNATURE_LINES = 7
_LAST_LINES = 4
_ON_BEHALF = re.compile(
    r"\W*(?:mvh\b,?|mfg\b,?|p\.?p\.?|per pro|for and on behalf of|on behalf of|signed(?: by)?|from|ref(?:err(?:ed by|"
    r"er))?)[:\s]+(?=[A-Z])",
    re.IGNORECASE,
)
_FOR = re.compile(r"\W*(?:p\.?p\.?|per pro|for|on behalf of)\s", re.IGNORECASE)
_SIGNED_FOR = 0.84
"""How sure it is that who signs for another one, or is signed for, is the sender."""
_BESIDE_A_NAME = frozenset({"npi", "phone", "fax", "email", "ignore", "date"})
_SIGNED_ON = re.compile(
    r",?\s+(?:on|at|date[d:]?)\s+(?=\w*\d|[A-Z][a-z]+day)|\s+\d{1,4}[-/.]\d|\s*\[", re.IGNORECASE
)


def signed_by(document: Document) -> tuple[Found | None, Found | None]:
    """The person and organization that stand below the closing of a letter, else the person who ends its prose."""
    return document.once(_signed_by)


def _signed_by(document: Document) -> tuple[Found | None, Found | None]:
    people: list[Found] = []
    organization: Found | None = None
    for line in document.text.lines:
        if not is_closing(line.text) or len(line.text) > 90 or _goes_on_below(document, line):
            continue
        for below in _signature_lines(document, line):
            named, employed = people_and_organizations(document, _bare(below), 0.9)
            sure = [found for found in named if found.confidence > 0.8][:1]
            people += [
                replace(found, confidence=_SIGNED_FOR) if _FOR.match(below.text) else found for found in sure
            ]
            employed = [
                found
                for found in employed
                if not _is_no_place(str(found.value)) and not _is_a_heading(document, found)
            ]
            if organization is None and employed and len(str(employed[0].value)) < 70:
                organization = employed[0].because("It stands in the signature.", confidence=0.8)
    people.sort(key=lambda found: found.confidence <= _SIGNED_FOR)
    if not people and (thanking := who_thanks(document))[0]:
        people, organization = [thanking[0]], organization or thanking[1]
    if not people:
        people = list(_signed_without_closing(document))[-1:]
        if people and organization is None:
            organization = _employer_beside(document, people[0])
    signed = _fullest(people)
    signed = signed or _signed_by_first_name(document)
    return (written_out(document, signed) if signed else None), organization


def _goes_on_below(document: Document, line: Line) -> bool:
    """Whether what looks like a farewell begins a sentence that goes on in the next line: "Thank you for seeing Ada who
    has been tired for", "months"."""
    below = document.text.lines[line.number + 1 : line.number + 2]
    return bool(below) and line.text[-1].isalnum() and below[0].text[:1].islower() and tells(line.text)


def _signed_by_first_name(document: Document) -> Found | None:
    """Whom the head names in full where the letter is signed with nothing but the given name: "Petra" below the
    farewell, and "Dr.in Petra Lienhart" above."""
    lines = document.text.lines
    for line in lines:
        if not is_closing(line.text) or len(line.text) > _LONGEST_FAREWELL or line.number + 1 >= len(lines):
            continue
        given = lines[line.number + 1].text.strip(" ,.")
        if not _GIVEN_NAME.fullmatch(given):
            continue
        for above in lines[:_LINES_OF_A_HEAD]:
            named = people_and_organizations(document, _bare(above), 0.88)[0]
            for found in named:
                words = str(found.value).split()
                if given in words[:-1] and document.outline.block_at(found.start) == "letterhead":
                    return found
    return None


_LONGEST_FAREWELL = 60
_LINES_OF_A_HEAD = 6
_GIVEN_NAME = re.compile(r"[A-ZÀ-Þ][^\W\d_]{2,14}(?:-[A-ZÀ-Þ][^\W\d_]{2,14})?")


def _employer_beside(document: Document, person: Found) -> Found | None:
    """The organization on the line of a signature without a closing or on one of the two below it."""
    number = document.text.line_at(person.start).number
    lines = document.text.lines
    above = [line for line in reversed(lines[max(0, number - 3) : number]) if line.page == lines[number].page]
    below = takewhile(lambda line: not _RULE.fullmatch(line.text), lines[number : number + 3])
    for line in [*below, *above]:
        if line.number != number and (COPIES.match(line.text) or tells(line.text)):
            if line.number > number:
                continue
            return None
        if BULLET.match(line.text):
            continue
        if any(label.line == line.number and label.key not in _BESIDE_A_NAME for label in document.labels):
            continue
        for employed in people_and_organizations(document, _in_the_column(document, person, line), 0.78)[1][
            :1
        ]:
            if not looks_like_address(str(employed.value)) and not _is_no_place(str(employed.value)):
                return employed.because("It stands in the signature.", confidence=0.76)
    return None


def _is_a_heading(document: Document, found: Found) -> bool:
    """Whether words head a part of the paper: "PAST MEDICAL HISTORY"."""
    return any(
        section.key != "other" and section.heading.meets(found.spans[0])
        for section in document.outline.sections
    )


def _is_no_place(words: str) -> bool:
    return is_title(words) or is_a_grade(words) or SALUTATION.match(words) is not None


def _in_the_column(document: Document, person: Found, line: Line) -> Span:
    """The cell of a line below that of a person beside whom somebody else signs; the line where nobody does."""
    signed = document.text.cell_at(person.start)
    if signed is None or len(document.text.cells[signed.line]) == 1:
        return _bare(line)
    under = (cell for cell in document.text.cells[line.number] if abs(cell.left - signed.left) < _SAME_EDGE)
    return next((cell.span for cell in under), _bare(line))


_SAME_EDGE = 0.02
_RULE = re.compile(r"\s*[-=_*~\u2013\u2014]{6,}\s*")
"""A line that is drawn across the page: below it stands another paper, such as a report that was pasted in."""


def written_out(document: Document, signed: Found) -> Found:
    """The person who signs with the given name written out, where another line than the addressee's has it so ("P.
    Lind" and "Dr Pia Lind"); among the patient's particulars only a doctor is who signs ("Seen by Dr Pia Lind")."""
    words = without_credentials(str(signed.value)).split()
    given = [word for word in words[:-1] if not is_title_of_address(word)]
    if not given or not all(map(_INITIALS.fullmatch, given)):
        return signed
    written = re.compile(
        rf"(?:(?i:Dr|Dra|Prof|Docteur|Sister|Mr|Mrs|Ms)\b\.?\s+)?\b{re.escape(given[0][0])}[\w\u2019'-]{{2,}}(?:\s+[A-ZÀ-Þ][\w.-]*)?\s+"
        rf"(?i:{re.escape(words[-1])})\b"
    )
    for match in written.finditer(document.text.content):
        block = document.outline.block_at(match.start())
        theirs = block in ("recipient", "copies") or (
            block in ("patient", "relative") and DOCTOR.match(match.group()) is None
        )
        if not theirs and "\n" not in match.group():
            return Found(
                " ".join(match.group().split()), (Span(match.start(), match.end()),), signed.confidence
            )
    return signed


_INITIALS = re.compile(r"[A-ZÀ-Þ]\.?(?:-[A-ZÀ-Þ]\.?|[- ]?[A-ZÀ-Þ]\.)*")
"""Given names of which only the first letters are written: "P.", "P", "P.-A."."""


def _fullest(people: list[Found]) -> Found | None:
    """The first person signed, as fully as a further line names the same one ("P. Lind" and "Dr Pia Lind")."""
    if not people:
        return None
    last = _surname(people[0])
    same = [found for found in people if _surname(found) == last]
    return max(same, key=lambda found: len(str(found.value)))


def _surname(found: Found) -> str:
    return without_credentials(str(found.value)).split()[-1].casefold()


def _bare(line: Line) -> Span:
    """The part of a line of a signature that can name somebody: without "pp" before and a date behind."""
    quoted = QUOTED.match(line.text)
    begins = quoted.end() if quoted else 0
    lead = _ON_BEHALF.match(line.text, begins)
    dated = _SIGNED_ON.search(line.text)
    return Span(
        line.start + (lead.end() if lead else begins),
        line.start + (dated.start() if dated else len(line.text)),
    )


def _signed_without_closing(document: Document) -> Iterator[Found]:
    """Lines below the prose of a page that are a person with title or letters, or have a profession below."""
    lines = document.text.lines
    told: int | None = None
    signing = signing_lines(document.text)
    ends = {line.page: line.number for line in lines}
    for line in lines:
        if tells(line.text):
            told = line.number
            continue
        behind_prose = told is not None and lines[told].page == line.page
        if not behind_prose and ends[line.page] - line.number >= _LAST_LINES:
            continue
        if COPIES.match(line.text) or document.outline.block_at(line.start) in ("recipient", "insurance"):
            continue
        span = _bare(line)
        named, _ = people_and_organizations(document, span, 0.84)
        if not named or named[0].confidence < 0.8 or named[0].start > span.start + 1:
            continue
        words = str(named[0].value)
        if PROFESSION.search(words) or names_nobody(words):
            continue
        below = lines[line.number + 1].text if line.number + 1 < len(lines) else ""
        titled = DOCTOR.match(words) is not None or without_credentials(words) != words
        behind = document.text.content[named[0].spans[-1].end : line.end]
        if line.number in signing or titled or PROFESSION.search(behind) or PROFESSION.search(below):
            yield named[0]


def _signature_lines(document: Document, closing: Line) -> Iterator[Line]:
    lines = document.text.lines
    same = re.search(
        r"(?:signed(?: electronically)?(?: by)?:?|sincerely,?|regards,?|[Mm]vh,?|MfG,?)\s+(?=[A-Z])",
        closing.text,
    )
    if same:
        start, rest = closing.start + same.end(), closing.text[same.end() :]
        yield Line(closing.number, closing.page, start, closing.end, rest, 0, 0)
    for line in lines[closing.number + 1 : closing.number + 1 + _SIGNATURE_LINES]:
        if line.page not in (closing.page, closing.page + 1) or COPIES.match(line.text):
            return
        yield line
