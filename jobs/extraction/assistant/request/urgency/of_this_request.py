"""Whether words of urgency in a sentence say when the patient of this request is to be seen, and not what has been,
what is to be sent, or what a notice offers."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_in, asserted_in_english, is_of_family
from jobs.extraction.assistant.request.urgency.abroad import (
    is_aftercare_abroad,
    is_done_abroad,
    is_told_abroad,
)
from jobs.extraction.assistant.request.urgency.held import is_too_long
from jobs.extraction.assistant.request.urgency.offered import is_offered, offers, prints_a_choice
from jobs.extraction.assistant.request.urgency.otherwise import says_otherwise
from jobs.extraction.assistant.request.urgency.something_else import (
    is_a_symptom,
    is_about_something_else,
    is_arranged,
    is_done,
    is_on_already,
    is_to_be_done,
)
from jobs.extraction.assistant.request.urgency.told_in_records import is_told_in_a_record
from jobs.extraction.text import CELL, Line, Span
from jobs.extraction.wordings.words_of_asking import ASKING, REFERRING
from referrals.data.referral import Asserted

_POLITE = re.compile(
    r"\b(?:grateful|obliged|appreciate\w*|glad|happier|pleased|helpful|thankful|kind)\b[^.]{0,30}\bif (?:you|"
    r"s?he|"
    r"they|this|"
    r"it)\b|\bif (?:you|your \w+) (?:have|has|had|can|could) (?:anything|something|any|an?|room|space)\b|"
    r"\bif (?:s?he|they) (?:can|could) (?:be|start|come|have|get)\b|"
    r"\bif (?:an?|the|any|some|your) (?:[\w-]+ ){1,5}(?:can|could|might) be (?:had|done|arranged|found|made|given|"
    r"offered|managed|booked)\b|\bif there(?: is| was| were|['\u2019]s) (?:any|an?|some) (?:\w+ )?"
    r"(?:way|chance|possibility|hope|room|space)\b",
    re.IGNORECASE,
)
"""A condition that is none: "I would be obliged if she could be seen soon"."""
_WANTS_IT = re.compile(
    r"(?:\b(?:and|but|so)|[,;]) (?:i|we) (?:really |do |would |therefore )?(?:need|want|like) "
    r"(?:it|this|him|her|them)\b[^,;]{0,30}$|"
    r"(?:[,;:\u2013\u2014]|\b(?:and|but)) (?:so|hence|therefore|please|ideally|preferably)"
    r"(?: please| if possible| ideally)?,? ?$",
    re.IGNORECASE,
)
"""A clause of its own, in which nothing of what a former one denies is denied: "he cannot go, and I need it by ..."."""
_ASKS_THE_READER = re.compile(
    r"\b(?:i|we)(?:['\u2019]d| would| should)(?: all)? (?:be )?(?:(?:very|most|so|really|extremely|much|ever so) )*"
    r"(?:grateful|obliged|appreciate|thankful|glad|pleased)\b[^.]{0,40}\b(?:s?he|they|you|it|this|him|her|them)\b",
    re.IGNORECASE,
)
"""What a writer says to the reader below the last heading of a printed record, whatever that heading is."""
_SENDS_ON = re.compile(
    r"\W*(?:x\]\s*|\d{1,2}[.)]\s*)?(?:(?:new |outpatient |specialist )?referrals?\s*(?:[:\u2013-]|$)|"
    r"(?:is |has been |was )?referred (?:(?:by|in|with|via) (?:this|the) (?:letter|form|note|copy)[^.;]{0,20}? )?to\b)",
    re.IGNORECASE,
)
"""How the entry of a plan begins that sends somebody on: "Referral: Heart Failure Clinic, to be seen within ..."."""
_BEHIND = 40
_FURTHEST = 400
"""How many characters before and behind words of urgency are looked at: a line that a machine made may have thousands
of such words, and a sentence no end."""
_OTHER_SECTIONS = frozenset(
    (
        "plan",
        "family",
        "social",
        "encounters",
        "course",
        "systems",
        "past",
        "procedures",
        "results",
        "medications",
    )
)


def says_it_of_this_request(
    document: Document, start: int, span: Span, *, calm: bool, alone: bool = False, by_others: bool = False
) -> bool:
    """Tell whether words of urgency in a sentence, which begin at `start`, say when this patient is to be seen: not
    what has been, what somebody wishes, what is to be sent, what a notice offers. `calm` words can wait; `alone`: a
    sentence or bracket says nothing else; `by_others`: relatives may do what the words say."""
    line = document.text.line_at(span.start)
    first = max(0, start - _FURTHEST)
    before = document.text.content[max(line.start, span.start - _FURTHEST) : span.start]
    if (
        is_offered(before)
        or document.text.once(prints_a_choice, line.number)
        or document.outline.is_a_strip(line)
    ):
        return False
    above = document.text.lines[line.number - 1].text if line.number else ""
    if above.rstrip().endswith(":") and is_about_something_else(above):
        return False
    if is_told_in_a_record(document, span):
        return False
    section = document.outline.section_at(span.start)
    flowing = document.text.flowing
    sentence = max(first, *(flowing.rfind(mark, first, start) + 1 for mark in (". ", "? ", "! ", "\n")))
    if _begins_below_cells(document, line):
        sentence = max(sentence, line.start)
    if section is not None and section.key in _OTHER_SECTIONS and not alone:
        asks = section.key == "plan" and ASKING.search(
            flowing, max(section.body.start, start - 60), span.start
        )
        sends_on = section.key == "plan" and (
            _SENDS_ON.match(flowing, sentence) or REFERRING.search(flowing, sentence, span.start)
        )
        if not asks and not sends_on and not _ASKS_THE_READER.search(flowing, sentence, span.start):
            return False
    last = span.end + _FURTHEST
    full_stop = flowing.find(". ", span.end, last)
    ends = last if full_stop == -1 else full_stop
    with_what_follows = flowing[
        max(line.start, first) : min(max(line.end, span.end) + _BEHIND, max(ends, span.end))
    ]
    if is_about_something_else(with_what_follows) or is_about_something_else(
        flowing[sentence : min(span.end + _BEHIND, ends)]
    ):
        return False
    if is_a_symptom(flowing[sentence : min(span.end + _BEHIND, ends)], document.text[span]):
        return False
    if is_to_be_done(flowing[sentence:start]):
        return False
    soon_behind = flowing[span.end : min(span.end + 2 * _BEHIND, ends)]
    if calm and (
        is_arranged(soon_behind) or is_too_long(soon_behind) or is_on_already(flowing[sentence:start])
    ):
        return False
    if is_done(soon_behind) or is_done_abroad(soon_behind):
        return False
    before_it = flowing[sentence : span.start]
    if (
        is_told_abroad(flowing[sentence:start])
        or is_aftercare_abroad(before_it)
        or says_otherwise(
            flowing[sentence:start],
            flowing[start : span.end],
            flowing[span.end : min(span.end + _BEHIND, ends)],
        )
    ):
        return False
    if document.text.once(offers, line.number) or is_about_something_else(
        flowing[sentence:start], before=True
    ):
        return False
    if _POLITE.search(flowing[sentence : span.start]) or _WANTS_IT.search(flowing[sentence : span.start]):
        return True
    # What other languages deny is known above: "keinen Aufschub" denies by itself, and asks for haste.
    asserted = _asserted(document, sentence, span)
    return (
        calm or asserted not in ("negated", "hypothetical", "family") or (by_others and asserted == "family")
    )


def _asserted(document: Document, sentence: int, span: Span) -> Asserted:
    """How words are asserted; a relative whom only the lines above a sentence name ("daughter Ada Quill 07700 ...") is
    not whom it speaks of, nor is one before what the writer says for himself ("her mother is worried, so we hope")."""
    text = document.text
    asserted = asserted_in_english(text, document.outline, span)
    own = text.flowing[sentence : span.end + _BEHIND]
    clauses = list(_THE_WRITERS.finditer(own, 0, span.start - sentence))
    if asserted == "family" and clauses:
        begins = clauses[-1].start()
        return asserted_in(own[begins:], _moved(span, sentence + begins))
    if (
        asserted != "family"
        or not own.lstrip()[:1].isupper()
        or is_of_family(own, Span(0, span.start - sentence))
    ):
        return asserted
    return asserted_in(own, _moved(span, sentence))


_THE_WRITERS = re.compile(
    r"(?:,|\b(?:so|and|but|thus|hence|therefore))\s+(?:we|I)\b(?!['\u2019])(?! (?:know|hear))"
)
"""Where the writer begins to say what he himself wants."""


def _moved(span: Span, by: int) -> Span:
    return Span(span.start - by, span.end - by)


def _begins_below_cells(document: Document, line: Line) -> bool:
    """Whether a line begins prose below a row of cells, of which it says nothing."""
    above = document.text.lines[line.number - 1].text if line.number else ""
    return CELL in above and CELL not in line.text and line.text[:1].isupper()
