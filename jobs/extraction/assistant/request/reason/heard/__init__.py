"""Why a patient is sent, as what has learnt from whole passages hears it: the sentence, or the two, that say it.

A linear-chain conditional random field over the sentences of a text, trained by `python -m jobs.training.reasons`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from jobs.extraction.assistant.clinical.heard import Heard
from jobs.extraction.assistant.clinical.heard.scope import has_cells, hears, hears_in_part, is_running
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.sentences import Sentence
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.heard.features import features_of
from jobs.extraction.assistant.request.reason.not_of_the_patient_now import is_not_of_the_patient_now
from jobs.extraction.assistant.request.reason.values import says_who
from jobs.extraction.assistant.request.reason.words import BACKGROUND, DENIES_A_NEED
from jobs.extraction.assistant.tagger.model import decode, items_of
from jobs.extraction.found import Found
from jobs.extraction.text import Span

WEIGHTS = Path(__file__).with_name("weights.crfsuite")
WHY = "why"
_LEAST, _LEAST_BESIDE_CELLS, _BESIDE, _NEARLY_SURE = 0.26, 0.7, 0.5, 0.9
"""How likely a sentence must be to be taken, and one beside it to be taken along, or to speak for both."""
_SHOWN = re.compile(
    r"\W*(?:x-?rays?|mri|ct|ultrasound|uss|scans?|mammogram)\b[^.:]{0,30}(?::|\b(?:shows?|showed|confirms?|confirmed)\b)"
    r" (?!no\b|nil\b|nothing\b|normal\b|clear\b|nad\b)[^.]{0,20}\b(?:fractur\w+|dislocat\w+|tears?|torn|ruptur\w+|mass|"
    r"stones?|tumou?r|nodules?|lesions?)\b",
    re.IGNORECASE,
)
"""A picture that shows what somebody is sent for, which otherwise lies behind."""
_OF_THE_HOUSE = re.compile(r"We (?:also )?(?:treat|offer|provide|accept|speciali[sz]e)\b")
"""What a house prints of itself."""
_OF_THE_OFFICE = re.compile(
    r"\b(?:queue|waiting list|did not (?:attend|come)|no-show|dna\b|closed (?:the|this|his|her)|appointment letter|"
    r"discharged from your list|by (?:email|post|fax)|address|(?:his|her|their) (?:mobile|phone|cell|number)|"
    r"interpreter)\b",
    re.IGNORECASE,
)
"""Words about letters and lists rather than the patient's health."""
_ONLY_WHERE_AND_WHEN = re.compile(
    r"\W*(?:please )?(?:(?:for|to (?:be seen (?:in|at|by)|go to|attend)|refer(?:red|ral)?(?: to)?|needs?|"
    r"book(?: into)?) )"
    r"(?:the |your |an? |urgent(?:ly)? )*(?:[\w/-]+ ){1,3}?(?:clinic|unit|service|team|list)"
    r"(?:,? (?:please|needs? to be seen|to be seen|seen|today|tomorrow|within|in|the|next|this|by|\w+day|\d+|one|two|"
    r"three|four|hours?|hrs?|days?|weeks?|urgent(?:ly)?|routine(?:ly)?|soon|asap))*\W*$",
    re.IGNORECASE,
)
"""A whole sentence that says where somebody is to be seen and how soon, and not why."""
_ONLY_MEASURED = re.compile(
    r"\W*(?-i:[A-Z]{2,6}[\w/-]{0,4}) [<>]?\d[\d./]*%?(?: (?:both|each|left|right|sides?|on|in|last|"
    r"[A-Z][a-z]+|\d+|mg|mmol|g|/?l|mL|week|month))*\W*$",
    re.IGNORECASE,
)
"""A whole sentence that says what was measured: "ABPI 0.98 both sides in August"."""
_FEW_WORDS, _TELLS_NOTHING = 8, 0.3
"""Of how many words a sentence is short, and what the probability is worth of one that is short, or about what lies
behind, and names no complaint and no condition: "I would be glad of your opinion"."""


def heard_reason(document: Document) -> Found | None:
    """Return the words of running text that are likeliest to say why the patient is sent; None where none are likely,
    and of documents of another kind or language than those that were learnt from."""
    if not hears(document):
        return None
    return _heard_among(document, document.sentences, document.once(features_in), least=_LEAST)


def features_in(document: Document) -> list[list[str]]:
    """Return the features of all sentences of a document, for `Document.once`: reasons are weighed by them too."""
    return features_of(document, document.sentences)


def heard_beside_cells(document: Document) -> Found | None:
    """Return the same of a document with cells, where its running text is very likely to say it: labels and rows were
    not among what was learnt from, and read like the beginnings of sentences."""
    if not has_cells(document) or not hears_in_part(document):
        return None
    sentences = [
        sentence
        for sentence in document.sentences
        if is_running(document, sentence.span.start)
        and (BACKGROUND.match(sentence.words) is None or _SHOWN.match(sentence.words) is not None)
    ]
    return _heard_among(document, sentences, features_of(document, sentences), least=_LEAST_BESIDE_CELLS)


def _heard_among(
    document: Document, sentences: Sequence[Sentence], features: Sequence[list[str]], *, least: float
) -> Found | None:
    """The likeliest sentence, with one beside it that is likely too."""
    told = [mention.span for mention in Heard.of(document).of_kind("dx", "sx")]
    chances = [
        chance * _worth(sentence, told)
        for sentence, chance in zip(sentences, chances_of(features, WEIGHTS), strict=True)
    ]
    best = max(range(len(sentences)), key=lambda place: _likeliest(chances, place), default=0)
    if not sentences or chances[best] < least:
        return None
    return with_one_beside(document, sentences, chances, best, least=_BESIDE)


def with_one_beside(
    document: Document, sentences: Sequence[Sentence], chances: Sequence[float], best: int, *, least: float
) -> Found:
    """Return a sentence, with the next or else the one before where that is as likely as `least`."""
    first = last = best
    if last + 1 < len(sentences) and chances[last + 1] >= least:
        last += 1
    elif first and chances[first - 1] >= least:
        first -= 1
    spans = tuple(sentence.span for sentence in sentences[first : last + 1])
    return Found(" ".join(document.text[span] for span in spans), spans, round(chances[best], 4))


def _likeliest(chances: Sequence[float], place: int) -> tuple[float, bool, float]:
    """How likely a sentence is, and of those that are about as likely whether one beside it is so too."""
    beside = (*chances[max(0, place - 1) : place], *chances[place + 1 : place + 2])
    return round(chances[place], 2), max(beside, default=0.0) >= _NEARLY_SURE, chances[place]


def chances_of(features: Sequence[list[str]], weights: Path) -> list[float]:
    """Return how likely each sentence says why, by some weights."""
    decoded = decode(items_of(features), weights)
    return [decoded.probabilities.get(place, {}).get(WHY, 0.0) for place in range(len(features))]


def _worth(sentence: Sentence, told: Sequence[Span]) -> float:
    """What the probability of a sentence is worth: nothing where a house tells of itself, or of somebody else, or where
    lines only tell who the patient is."""
    if says_who(sentence.words):
        return 0.0
    if _OF_THE_HOUSE.match(sentence.words) or DENIES_A_NEED.search(sentence.words):
        return 0.0
    if is_not_of_the_patient_now(sentence.words):
        return 0.0
    if _OF_THE_OFFICE.search(sentence.words) and not is_clinical(sentence.words):
        return _TELLS_NOTHING
    if _ONLY_WHERE_AND_WHEN.match(sentence.words) or _ONLY_MEASURED.match(sentence.words):
        return _TELLS_NOTHING
    return _TELLS_NOTHING if _is_bare(sentence, told) else 1.0


def _is_bare(sentence: Sentence, told: Sequence[Span]) -> bool:
    """Whether a sentence that is short, or about what lies behind, tells nothing of what the patient has."""
    aside = len(sentence.words.split()) <= _FEW_WORDS or BACKGROUND.match(sentence.words) is not None
    return aside and not any(span.meets(sentence.span) for span in told)
