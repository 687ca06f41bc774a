"""The matter of a letter whose wish names none: "Would you please see him and discuss phototherapy?" stands behind "He
has plaque psoriasis that creams no longer hold", which is why he is sent.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_in
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.request.reason.came_with import is_a_letter
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.words import BACKGROUND
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_BARE_WISH = re.compile(
    r"\W*(?:(?:I|we) (?:would|should|['\u2019]d) (?:be )?(?:most |very |so )?"
    r"(?:grateful|obliged|appreciate(?: it)?|pleased|thankful)(?: if you)?(?: (?:could|would|can))?|"
    r"(?:would|could|can) you(?: please| kindly)?|please|kindly)(?: please| kindly)? "
    r"(?:see|review|assess|evaluate)(?:ing)? "
    r"(?:him|her|them|this (?:patient|man|woman|lady|gentleman|boy|girl|child))\b"
    r"(?![^.?!]*\b(?:for|with|regarding|about|concerning|because|due|who|whose|whether|if)\b)[^.?!]{0,90}"
    r"[.?!]?\s*",
    re.IGNORECASE,
)
_FEWEST_WORDS = 5


def or_its_matter(document: Document, found: Found) -> Found:
    """Return the first sentence of the letter before a bare wish that tells of an illness or complaint of the patient;
    the wish itself where none does."""
    words = str(found.value)
    if not _BARE_WISH.fullmatch(words) or is_clinical(words) or not is_a_letter(document):
        return found
    greeting = min(document.text.once(salutations), default=None)
    if greeting is None:
        return found
    begins = document.text.lines[greeting].end
    for sentence in document.sentences:
        span = sentence.span
        if begins <= span.start and span.end <= found.start and _tells_the_matter(sentence.words):
            return Found(document.text[span], (span,), found.confidence)
    return found


def _tells_the_matter(words: str) -> bool:
    if len(words.split()) < _FEWEST_WORDS or BACKGROUND.match(words):
        return False
    folded = words.casefold()
    meant = [
        asserted_in(words, Span(match.start(), match.end()))
        for vocabulary in (CONDITION, SYMPTOM)
        for match in vocabulary.each(folded)
    ]
    return "present" in meant or (not meant and is_clinical(words))
