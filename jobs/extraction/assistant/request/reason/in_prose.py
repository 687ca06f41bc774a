"""Why somebody is referred, as running text tells it: what a request is for, else what is told beside the request."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.clinical.words import CONDITION
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.sentences import Sentence
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.not_of_the_patient_now import is_not_of_the_patient_now
from jobs.extraction.assistant.request.reason.printed_by_forms import is_printed_by_the_form
from jobs.extraction.assistant.request.reason.ways_of_asking import PAPERS
from jobs.extraction.assistant.request.reason.words import (
    BACKGROUND,
    COMPLAINS,
    DENIES_A_NEED,
    LOGISTICS,
    LONG_KNOWN,
    NO_LONGER_CALM,
    SINGLES_OUT,
    TELLS,
)
from jobs.extraction.assistant.request.specialty.names import without_specialties
from jobs.extraction.assistant.values.forms_of_address import TITLES
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from jobs.extraction.wordings.words_of_asking import ANOTHER_MATTER, ASKING, NEEDING, WHAT_FOR, says_what_for

NEVER_A_REASON = frozenset(
    ("family", "social", "allergies", "medications", "past_medications", "immunizations", "systems", "attachments",
     "problems", "devices", "function", "encounters", "procedures", "vitals", "concerns")
)  # fmt: skip
_SELDOM = frozenset(("plan", "assessment", "examination", "treatments", "course"))
_FINDINGS = frozenset(("examination", "results"))
_OTHER_BLOCKS = frozenset(("copies", "insurance"))
_HEAD_BLOCKS = frozenset(("letterhead", "recipient", "referrer", "patient", "signature"))
_WORDS_OF_A_SENTENCE, _FEWEST_WORDS = 6, 4
_NEAR = 3
"""Sentences behind a bare request among which the one that tells why is looked for."""

TOLD_FIRST, TOLD_BEHIND = 0.6, 0.74
"""How sure a sentence is that is taken because it is told first, or behind a request that says nothing of why."""

_IN_BRACKETS = re.compile(r"\([^()]*\)")
_TITLED = re.compile(rf"\b(?i:{TITLES})\.? (?:[A-ZÀ-Þ][\w'\u2019-]+ ?){{1,4}}")
_NAME = re.compile(
    rf"^(?:(?i:{TITLES})\.? )?(?:[A-ZÀ-Þ][\w'\u2019-]+,? ){{0,3}}[A-ZÀ-Þ][\w'\u2019-]+(?:,|$|(?=\s))"
)
"""A name right behind what leads to a complaint: "for Mr Achterberg, whom ..."."""
_NUMBERED = re.compile(r"\s*\d{1,2}[.)]\s")
_FEW_WORDS = 3
_OF = re.compile(r"\w of\s+$", re.IGNORECASE)
_WANTS = re.compile(r"(?:for|to \w+|mit der bitte|zur|zum|um|pour|para|per|voor|om)\b", re.IGNORECASE)
_ENGLISH = re.compile(r"(?:for|with|regarding|re:?|about|concerning|on|of)\b", re.IGNORECASE)
_IN_CARE = re.compile(
    r"\b(?:(?:on|under) (?:regular )?follow[- ]?up(?: (?:with|by|at|under|here) ?(?:us|me|our \w+)?)?|"
    r"known to (?:us|me)|"
    r"under (?:our|my) (?:\w+ )?care|(?:attends|sees|seen by) (?:us|me)(?: regularly)?)\s*$",
    re.IGNORECASE,
)
"""What leads to why somebody is in the sender's own care: "on follow up with us for diabetes"."""
_OF_ANOTHER_TEST = re.compile(
    r"\b(?:pedid|solicitad|realizad|hech|efectuad|feit|eseguit|fatt|richiest|effettuat)[oa]s?\s*$|"
    r"\b(?:faite?|réalisée?|demandée?|prescrite?|durchgeführt|gemacht|angefertigt|veranlasst|gedaan|gemaakt|"
    r"verricht)s?\s*$",
    re.IGNORECASE,
)
"""What leads to why a test was done that found something: "eco de cuello pedida por una adenopatía"."""
_SEEN_HERE = re.compile(
    r"been (?:(?:regularly |also )?(?:seen|followed|attending|managed|coming)|(?:a|our) patient|(?:on|under|with) "
    r"(?:our|my|us))\b"
)
"""What tells of the sender's own care: "who has been seen in our facility since 2024 on account of ..."."""
_COLON = re.compile(r"(?<=[^\W\d]): (?=\S)|(?<=\)): (?=\S)")
"""What parts where somebody is sent from why: "Refer to the growth clinic: short stature"."""
_MET = re.compile(r"\W*(?:I|We) (?:\w+ )?(?:saw|reviewed|met|see|assessed|seen)\b")


@dataclass(frozen=True, slots=True)
class _Told:
    sentence: Sentence
    section: str
    clinical: bool


def reasons_in_prose(document: Document, *, referral: bool) -> Iterator[Found]:
    """Yield what the sentences give as the reason; `referral`: the document is one, so that even without words of
    asking what it tells first is why it was written.
    """
    told = [_told(document, sentence) for sentence in _body(document)]
    asked = 0
    for place, one in enumerate(told):
        ask = _asks(one.sentence.words)
        if ask is None:
            continue
        found = _of_request(document, told, place, ask)
        if found is None:
            continue
        weight = found.confidence - 0.02 * min(asked, 3) - (0.06 if one.section in _SELDOM else 0.0)
        yield Found(found.value, found.spans, round(weight, 4), found.reasons)
        asked += 1
    if asked:
        return
    for one in told:
        if (
            one.clinical
            and _is_sentence(one.sentence.words)
            and NEEDING.search(one.sentence.words)
            and not ANOTHER_MATTER.search(one.sentence.words)
            and not DENIES_A_NEED.search(one.sentence.words)
        ):
            yield _found((one.sentence.span,), document, 0.66)
            asked += 1
    first = _first_told(told, 0, len(told)) if referral and not asked else None
    if referral and not asked and first is None:
        first = _first_told(told, 0, len(told), anywhere=True)
    if first is not None:
        note = "It is what is told first; no reason is named."
        yield Found(document.text[first.span], (first.span,), TOLD_FIRST, (note,))


def _body(document: Document) -> list[Sentence]:
    """The sentences that may tell why: not the head's, not a list's, not the signature's."""
    kept = []
    for sentence in document.sentences:
        block = document.outline.block_at(sentence.span.start)
        section = document.outline.section_at(sentence.span.start)
        length = len(sentence.words.split())
        if block in _OTHER_BLOCKS or (section is not None and section.key in NEVER_A_REASON):
            continue
        if (
            is_printed_by_the_form(sentence.words)
            or length < 3
            or (block in _HEAD_BLOCKS and not _is_sentence(sentence.words))
        ):
            continue
        kept.append(sentence)
    return kept


def _is_sentence(words: str) -> bool:
    length = len(words.split())
    if words.isupper():
        return "|" not in words and length >= _FEWEST_WORDS and words.rstrip().endswith((".", "?", "!"))
    small = sum(word[:1].islower() for word in words.split())
    return (
        "|" not in words
        and 3 * small > length
        and (
            length > 2 * _WORDS_OF_A_SENTENCE
            or (length >= _FEWEST_WORDS and words.rstrip().endswith((".", "?", "!", ":")))
        )
    )


def _told(document: Document, sentence: Sentence) -> _Told:
    section = document.outline.section_at(sentence.span.start)
    return _Told(sentence, section.key if section else "", is_clinical(sentence.words))


def _asks(words: str) -> re.Match[str] | None:
    for match in ASKING.finditer(words):
        other = ANOTHER_MATTER.search(words)
        if other is None or (other.start() > match.end() + 40):
            return match
    return None


def _of_request(document: Document, told: Sequence[_Told], place: int, ask: re.Match[str]) -> Found | None:
    """What a request is for: its clause, else what is told beside it, else the whole of it."""
    one = told[place]
    clause, complaint = _clause(document, one.sentence, ask)
    if clause is not None and is_clinical(document.text[clause]):
        return _found((clause,), document, 0.86)
    following = _first_told(told, place + 1, place + 2)
    told_next = following is not None and is_clinical(following.words)
    if (
        clause is not None
        and complaint
        and not told_next
        and len(document.text[clause].split()) >= _FEW_WORDS
    ):
        return _found((clause,), document, 0.8)
    before = _first_told(told, 0, place)
    if one.clinical and (clause is None or before is None):
        if place >= _NEAR and before is not None:
            return _found((before.span,), document, 0.78)
        joined = (one.sentence.span, following.span) if clause is None and following else (one.sentence.span,)
        return _found(joined, document, 0.78)
    if (entry := _told_before(document, told, place)) is not None:
        return _found((entry.span,), document, 0.84 if one.section in _SELDOM else 0.74)
    behind = _first_told(told, place + 1, place + 1 + _NEAR)
    if behind is not None and before is not None and behind.paragraph != one.sentence.paragraph:
        behind = behind if before.paragraph != one.sentence.paragraph else None
    beside = behind or before
    if beside is not None and (clause is None or is_clinical(beside.words)):
        singled = SINGLES_OUT.match(beside.words) is not None
        return _found((beside.span,), document, 0.8 if singled else TOLD_BEHIND if behind else 0.7)
    if clause is not None:
        return _found((clause,), document, 0.66)
    return None


def _told_before(document: Document, told: Sequence[_Told], place: int) -> Sentence | None:
    """The sentence of a plan's entry right before its request: "1. Early arthritis. Refer to rheumatology."."""
    one = told[place]
    if place == 0:
        return None
    last = told[place - 1]
    line = document.text.line_at(last.sentence.span.start)
    if one.section not in _SELDOM and not _NUMBERED.match(line.text):
        return None
    same = last.section == one.section and last.sentence.paragraph == one.sentence.paragraph
    return last.sentence if same and last.clinical and not LOGISTICS.search(last.sentence.words) else None


def _clause(document: Document, sentence: Sentence, ask: re.Match[str]) -> tuple[Span | None, bool]:
    """The part of a request behind "for", "with", "because of": the first that says more than who is to be seen. And
    whether it is led in as a complaint ("with") rather than as what is wanted ("for").
    """
    content = document.text.flowing
    start = sentence.span.start + _offset(document, sentence, ask.end())
    colon = _COLON.search(content, start, sentence.span.end)
    if colon is not None and is_clinical(" ".join(content[colon.end() : sentence.span.end].split())):
        return document.text.trimmed(colon.end(), sentence.span.end, strip=" \t\n.,;:"), True
    leads = list(WHAT_FOR.finditer(content, start, sentence.span.end))
    for number, lead in enumerate(leads):
        if _SEEN_HERE.match(content, lead.end()):
            break
        if _IN_CARE.search(content, start, lead.start()) or _OF_ANOTHER_TEST.search(
            content, start, lead.start()
        ):
            continue
        end = leads[number + 1].start() if number + 1 < len(leads) else sentence.span.end
        words = _IN_BRACKETS.sub(" ", " ".join(content[lead.end() : end].split()))
        if number + 1 < len(leads) and not is_clinical(words):
            words = without_specialties(_TITLED.sub(" ", words))
            words = _NAME.sub("", words, count=1) if _ENGLISH.match(lead.group()) else words
        if not says_what_for(words) or (_ENGLISH.match(lead.group()) is None and PAPERS.search(words)):
            continue
        begins = lead.start() if _OF.search(lead.group()) else lead.end()
        clause = document.text.trimmed(begins, sentence.span.end, strip=" \t\n.,;:")
        return clause, _WANTS.match(lead.group()) is None
    return None, False


def _offset(document: Document, sentence: Sentence, place: int) -> int:
    """Where the character at a place of a sentence's words, which have single spaces, stands in the text."""
    content = document.text.content
    position, seen = sentence.span.start, 0
    blank = False
    while position < sentence.span.end and seen < place:
        space = content[position].isspace()
        seen += not (space and blank)
        blank = space
        position += 1
    return position - sentence.span.start


def _first_told(told: Sequence[_Told], start: int, stop: int, *, anywhere: bool = False) -> Sentence | None:
    """The first sentence of a range that tells what the patient has, what is long known only where nothing else is
    told; `anywhere`: also among findings."""
    chosen = [
        one.sentence
        for one in told[start:stop]
        if (one.clinical or TELLS.match(one.sentence.words))
        and one.section not in ("plan", "past")
        and (anywhere or one.section not in _FINDINGS)
        and _is_sentence(one.sentence.words)
        and (not BACKGROUND.match(one.sentence.words) or COMPLAINS.search(one.sentence.words))
        and not LOGISTICS.search(one.sentence.words)
        and not is_not_of_the_patient_now(one.sentence.words)
        and not (_MET.match(one.sentence.words) and WHAT_FOR.search(one.sentence.words) is None)
    ]
    singled = next((one for one in chosen if SINGLES_OUT.match(one.words)), None)
    return singled or next((one for one in chosen if not _is_long_known(one.words)), next(iter(chosen), None))


def _is_long_known(words: str) -> bool:
    """Whether a sentence begins with a disease and says of it that it is old, or what is taken for it."""
    begins = CONDITION.found_in(" ".join(words.split()[:_FEW_WORDS]))
    return begins and LONG_KNOWN.search(words) is not None and NO_LONGER_CALM.search(words) is None


def _found(spans: tuple[Span, ...], document: Document, confidence: float) -> Found:
    return Found(" ".join(document.text[span] for span in spans), spans, confidence)
