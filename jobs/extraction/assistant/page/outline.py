"""The parts of a document: sections under headings, and whose block each place stands in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.another_matter import begins_another_matter
from jobs.extraction.assistant.page.blocks import Blocks, blocks_of
from jobs.extraction.assistant.page.correspondence import COPIES, SALUTATION
from jobs.extraction.assistant.page.furniture import FAX_STRIP, furniture_of
from jobs.extraction.assistant.page.headings import find_headings, heading_key
from jobs.extraction.assistant.page.line_marks import BULLET, CLOSING, GENERIC_LABEL, NUMBER_AT_END
from jobs.extraction.assistant.page.sections import LISTS, Heading
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.names import looks_like_person
from jobs.extraction.assistant.values.registers import REGISTER, REGISTER_ABROAD
from jobs.extraction.text import CELL, Line, Span, Text
from jobs.extraction.wordings.words_of_asking import ASKING


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it (and beside it, after a colon), up to the next heading."""

    key: str
    heading: Span
    body: Span


@dataclass(frozen=True, slots=True)
class Outline:
    """The sections in reading order, the blocks, and the numbers of the lines that are page furniture."""

    text: Text
    sections: tuple[Section, ...]
    blocks: Blocks
    furniture: frozenset[int]

    def is_a_strip(self, line: Line) -> bool:
        """Tell whether a fax machine printed a line above its page, where "P1" counts pages."""
        return line.number in self.furniture and FAX_STRIP.match(line.text) is not None

    def of(self, *keys: str) -> list[Section]:
        """Return the sections with one of these keys, in reading order."""
        return [section for section in self.sections if section.key in keys]

    def section_at(self, offset: int) -> Section | None:
        """Return the section whose heading or body holds the character at `offset`."""
        for section in self.sections:
            if section.heading.start <= offset < max(section.body.end, section.heading.end):
                return section
        return None

    def block_at(self, offset: int) -> str:
        """Return whose block the character at `offset` stands in."""
        return self.blocks.at(self.text, offset)


def outline_of(text: Text, labels: list[Label]) -> Outline:
    """Return the sections of a text and whose block each place stands in."""
    headings = find_headings(text)
    furniture = furniture_of(text)
    labelled = frozenset(
        label.line
        for label in labels
        if label.starts_line and (label.key in _OTHER_MATTERS or _dates_the_paper(text, label))
    )
    ends = [*(heading.span.start for heading in headings), len(text.content)][1:] if headings else []
    sections = tuple(
        Section(
            heading.key,
            heading.span,
            Span(heading.span.end, _end(text, heading, Span(heading.span.end, end), furniture, labelled)),
        )
        for heading, end in zip(headings, ends, strict=True)
    )
    whole = [heading for heading in headings if not heading.beside]
    return Outline(text, sections, blocks_of(text, labels, whole), furniture)


def _dates_the_paper(text: Text, label: Label) -> bool:
    """Whether a label with a colon says when something was written, and a number follows: no heading of a column."""
    return (
        label.key == "date"
        and label.value is not None
        and ":" in text.content[label.span.end - 1 : label.value.start]
        and any(c.isdigit() for c in text[label.value])
    )


_OTHER_MATTERS = frozenset(
    {
        "name",
        "provider",
        "recipient",
        "npi",
        "phone",
        "fax",
        "birth_date",
        "organization",
        "member_id",
        "payer",
        "mrn",
    }
)
"""What labels begin that no clinical list holds."""


def _end(
    text: Text, heading: Heading, body: Span, furniture: frozenset[int], labelled: frozenset[int]
) -> int:
    """Where a section ends before the next heading: at the closing of the letter; one that begins beside its
    heading
    ("Diagnosis: gout") at the next label; a list at a paragraph of prose."""
    if heading.stop is not None:
        return min(heading.stop, body.end)
    head_line = text.line_at(heading.span.start)
    titled = heading.span.end > heading.span.start
    if titled and heading.key in LISTS and text.content[heading.span.end : heading.span.end + 1] == CELL:
        return _end_of_column(text, head_line, body)
    if (
        titled
        and heading.key in LISTS
        and (beside := _NEXT_LABEL.search(text.content, heading.span.end, min(head_line.end, body.end)))
    ):
        return beside.start()
    inline = titled and bool(text.content[heading.span.end : min(head_line.end, body.end)].strip(" \t*-_"))
    if heading.within and heading.key in LISTS | {"results"}:
        wrapped = text.content[body.start : body.start + 1] == "\n"
        stop = _SENTENCE_END.search(text.content, body.start + wrapped, body.end)
        return stop.start() if stop else body.end
    begun = inline
    for line in lines_of(text, body):
        if line.number == head_line.number or line.number in furniture:
            continue
        if heading.key in LISTS and line.number in text.captions:
            return line.start
        apart = line.number in text.paragraph_starts or line.page != text.lines[line.number - 1].page
        if CLOSING.match(line.text) or COPIES.match(line.text):
            return line.start
        if heading.key in LISTS and (line.number in labelled or _signs(line.text)):
            return line.start
        if heading.key in LISTS and _begins_a_letter_beside(text, line):
            return line.start
        if heading.key in LISTS and CELL in line.text and _heads_another(heading.key, line.text):
            return line.start
        if (
            inline
            and heading.key == "allergies"
            and not _goes_on(text.lines[line.number - 1].text, line.text)
        ):
            return line.start
        above = text.lines[line.number - 1].text.rstrip()
        if inline and begins_another_matter(heading.key, above, line.text):
            return line.start
        numbered = (
            NUMBER_AT_END.search(above) or NUMBER_AT_END.fullmatch(line.text) or BULLET.match(line.text)
        )
        ended = above.endswith(".") and not numbered
        if inline and heading.key in LISTS and ended:
            return line.start
        if inline and (GENERIC_LABEL.match(line.text) or (apart and not BULLET.match(line.text))):
            return line.start
        if heading.key in LISTS and begun and _is_prose(line) and (apart or _TELLING.match(line.text)):
            return line.start
        if heading.key in LISTS and begun and CELL not in line.text and ASKING.match(line.text):
            return line.start
        begun = True
    return body.end


def _begins_a_letter_beside(text: Text, line: Line) -> bool:
    """Whether a line is the first of a further column, which stands above the line before it, and a letter: it, or one
    of the next, greets or names whom the letter is to."""
    above = text.lines[line.number - 1]
    first, last = text.words[line.first_word].word.box, text.words[above.last_word - 1].word.box
    if line.page != above.page or first[3] > last[1] or first[0] < last[0]:
        return False
    near = text.lines[line.number : line.number + _LONGEST_HEAD_OF_A_LETTER]
    return any(SALUTATION.match(other.text) for other in near if other.page == line.page)


_LONGEST_HEAD_OF_A_LETTER = 12


def _end_of_column(text: Text, head: Line, body: Span) -> int:
    """Where a list ends that stands in the cell beside its heading: with the last line that holds nothing but what
    stands under that cell.
    """
    cells = text.cells[head.number]
    end = min(head.end, body.end)
    beside = len(cells) - 1
    if beside != 1 and not (beside == _CODE_AND_NAME and _CODE.fullmatch(cells[1].words)):
        return end
    above = cells[1]
    for line in text.lines[head.number + 1 :]:
        under = text.cells[line.number]
        if line.start >= body.end or line.page != head.page or len(under) != beside:
            return end
        height = above.bottom - above.top
        if abs(under[0].left - cells[1].left) > _SAME_EDGE or under[0].top - above.bottom > height:
            return end
        above, end = under[0], min(line.end, body.end)
    return end


_CODE_AND_NAME = 2
_CODE = re.compile(r"[A-TV-Z]\d[0-9A-Z](?:\.\w{1,4})?")
_SAME_EDGE = 0.012
_NEXT_LABEL = re.compile(r"\t(?=[A-Z][\w /&()'-]{1,35}:(?:\s|$))|[;.]\s+(?=[A-Z][a-z]+(?: [a-z]+){1,3}:\s)")
"""Where, on the line of a heading with its list beside it, the next label begins."""
_SENTENCE_END = re.compile(
    r"(?<!\b[A-Z])(?<!\bDr)\.(?=\s+[A-Z]|\s*$|\n\n)|\n(?=[A-Z][^\n]{0,40}(?:\n|"
    r":))",
    re.MULTILINE,
)
_REGISTERED = re.compile(rf"\b(?:{REGISTER}|Provider (?:no|number))\b[.:# ]*\w*\d{{3}}")
_GRADE_BEHIND = re.compile(r" [IVX]+\s*$")
_NUMBER_BEHIND = re.compile(rf"\s*{REGISTER}\b.*")


def _heads_another(key: str, words: str) -> bool:
    """Whether a row of cells begins with the heading of another list ("Allergies", "Tobacco")."""
    first = heading_key(words.partition(CELL)[0].strip(" :*[{|"))
    return first in ("allergies", "medications") and first != key


def _goes_on(above: str, words: str) -> bool:
    """Whether a line carries on a short list that begins beside its heading."""
    begins = words.lstrip()
    return (
        above.rstrip().endswith((",", ";", ":", "-", "and"))
        or begins[0].islower()
        or begins[0] in "(["
        or BULLET.match(words) is not None
    )


def _signs(words: str) -> bool:
    """Whether a line is a person with title or letters, as a signature has it."""
    bare = _GRADE_BEHIND.sub("", _NUMBER_BEHIND.sub("", words.partition(CELL)[0])).strip()
    if _REGISTERED.search(words) and looks_like_person(words.partition(CELL)[0].partition(",")[0]):
        return True
    if _OF_WHO_SIGNS.match(words):
        return True
    lettered = without_credentials(bare) != bare.strip(" ,") or _A_DOCTOR.match(bare) is not None
    return lettered and looks_like_person(bare)


_A_DOCTOR = re.compile(rf"(?:{DOCTORS_TITLE}|lek|Z[ÄA]|Lic|Méd)\b(?=[. ])", re.IGNORECASE)
"""How the name of who signs begins: "Dra. Nora Quiles Peña", "lek. Ada Wrona"."""
_OF_WHO_SIGNS = re.compile(
    rf"\s*(?:{REGISTER_ABROAD}|c[ée]d\. ?prof\.|vo\. ?bo\.|(?:nombre y )?firma (?:y|e) (?:sello|nombre)\b|"
    r"(?:assinatura|carimbo|firma|timbro|unterschrift|stempel|handtekening|cachet|signature)"
    r"(?: (?:e|y|et|und|en) [^\W\d_]+)?(?: (?:del?|do|da|du|des|van de) [^\t]{3,30})?\s*(?:$|[:\t_]))",
    re.IGNORECASE,
)
"""What stands beside or below the name of who signs: a number in a register, "Vo. Bo.", a stamp."""


_TELLING = re.compile(r"\s*(?:I|We|She|He|They|Thank|Please|There|Would|Her|His|Could|If)\b")


def _is_prose(line: Line) -> bool:
    return (
        len(line.text.split()) >= 7
        and not BULLET.match(line.text)
        and CELL not in line.text
        and "|" not in line.text
    )


def lines_of(text: Text, span: Span) -> Iterator[Line]:
    """Yield the lines that a span touches, the first and last cut to it."""
    if span.end <= span.start:
        return
    first = text.line_at(span.start).number
    for line in text.lines[first:]:
        if line.start >= span.end:
            return
        start, end = max(line.start, span.start), min(line.end, span.end)
        if start < end:
            yield Line(
                line.number, line.page, start, end, text.content[start:end], line.first_word, line.last_word
            )


def is_closing(text: str) -> bool:
    """Tell whether a line closes a letter ("Kind regards,")."""
    return CLOSING.match(text) is not None
