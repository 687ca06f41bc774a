"""Which documents what has learnt from running text is asked about, and which parts of them are running text, and the
patient's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.notes import is_note, people_in
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.text import CELL

_MOST_WORDS = 900
_PLACES_OF_OTHERS = frozenset({"letterhead", "referrer", "recipient", "signature", "insurance"})
_ABOUT_SOMETHING_ELSE = frozenset(
    "family immunizations attachments concerns results vitals examination social past_medications past_problems "
    "encounters".split()
)
_ABOUT_OTHER_KINDS = {
    "dx": ("medications", "allergies", "procedures"),
    "med": ("allergies",),
    "op": ("medications",),
}
_MARKUP = re.compile(r"^[ \t]*\||\S\||\|\S|</\w|[{,]\s*\"\w+\"\s*:", re.MULTILINE)
_STROKE = re.compile(r"\b(?i:may|can|could|should|would|and|but|that|which|when|as|if) \| [a-z]")
"""A stroke that a reader of a scan took an I for, which the rules know: "May | ask you"."""
_BAR, _MOST_BARRED = " | ", 2
"""What stands between the parts of a letterhead or footer, and on how many lines; on more it draws a table."""
_WORD = re.compile(r"[^\W\d_]{2,}")
_ENOUGH_KNOWN = 0.7
"""The part of a text's words that those passages had which were learnt from; other languages have few of them."""
_WORDS_OF_A_SENTENCE, _TOO_FEW_KNOWN = 4, 0.4
"""Of how many words a line tells its language, and the part of them below which it is another one."""
_WORDS_BESIDE_CELLS, _WORDS_OF_A_LINE, _ENOUGH_OF_A_LINE = 30, 6, 0.5
"""Of a document with cells: how many words it has outside of their lines at the least to be heard; how many words a
line of running text has, and the part of them that is known as it is written, which a form's "Address" is not."""
KNOWN_WORDS = Path(__file__).with_name("known_words.txt")


def hears(document: Document) -> bool:
    """Tell whether a document is running text of the language that was learnt: no table, no export, not too long."""
    return not has_cells(document) and hears_in_part(document)


def hears_in_part(document: Document) -> bool:
    """Tell whether a document is, or holds beside its cells, running text of the language that was learnt: a letter
    with a table of medicines, or with who and whom in columns at its head."""
    return document.once(_has_known_running_text)


def has_cells(document: Document) -> bool:
    """Tell whether a document has columns or tables, beside which only its sentences are running text."""
    return CELL in document.text.content


def is_running(document: Document, offset: int) -> bool:
    """Tell whether words of a document that is heard stand in its running text: anywhere but between bars where it has
    no cells, else in a line without one that has words enough of the language."""
    line = document.text.line_at(offset).text
    if not has_cells(document):
        return _BAR not in line
    if CELL in line or BOX.search(line):
        return False
    words = words_of(line)
    return len(words) >= _WORDS_OF_A_LINE and _known_part(words) >= _ENOUGH_OF_A_LINE


def of_the_patient(document: Document, mention: Mention) -> bool:
    """Tell whether what is heard stands where a document tells of the patient: in a note anywhere but among the people
    of its head and foot, in a letter in no heading and no section that is about something else."""
    if _is_in_other_words(document, mention) or not is_running(document, mention.span.start):
        return False
    section = document.outline.section_at(mention.span.start)
    if section is not None and section.heading.meets(mention.span):
        return False
    if document.once(is_note):
        return not document.once(people_in).meet(mention.span)
    if document.outline.block_at(mention.span.start) in _PLACES_OF_OTHERS:
        return False
    return section is None or not (
        section.key in _ABOUT_SOMETHING_ELSE or section.key in _ABOUT_OTHER_KINDS.get(mention.kind, ())
    )


def _has_known_running_text(document: Document) -> bool:
    if _has_markup(document.text.content) or len(document.text.words) > _MOST_WORDS:
        return False
    lines = [line for line in document.text.folded.split("\n") if CELL not in line]
    words = words_of("\n".join(lines))
    least = _WORDS_BESIDE_CELLS if has_cells(document) else 0
    return len(words) >= least and _known_part(words) >= _ENOUGH_KNOWN


def _has_markup(content: str) -> bool:
    """Whether a text is a table drawn with bars, or what one machine writes for another."""
    barred = sum(_BAR in line for line in content.split("\n"))
    return barred > _MOST_BARRED or _MARKUP.search(content) is not None or _STROKE.search(content) is not None


def _is_in_other_words(document: Document, mention: Mention) -> bool:
    """Whether the line of what is heard is of another language than the rest."""
    line = document.text.line_at(mention.span.start)
    words = words_of(line.text.lower())
    return len(words) >= _WORDS_OF_A_SENTENCE and _known_part(words) < _TOO_FEW_KNOWN


def _known_part(words: Sequence[str]) -> float:
    return sum(word in _known_words() for word in words) / len(words) if words else 0.0


def words_of(folded: str) -> list[str]:
    """Return the words of a text in small letters."""
    return _WORD.findall(folded)


@cache
def _known_words() -> frozenset[str]:
    return frozenset(KNOWN_WORDS.read_text(encoding="utf-8").split())
