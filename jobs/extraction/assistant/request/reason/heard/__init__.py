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
from jobs.extraction.assistant.page.sentences import Sentence, sentences_of
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.heard.features import features_of
from jobs.extraction.assistant.request.reason.words import BACKGROUND, DENIES_A_NEED
from jobs.extraction.assistant.tagger.model import decode, items_of
from jobs.extraction.found import Found
from jobs.extraction.text import Span

WEIGHTS = Path(__file__).with_name("weights.crfsuite")
WHY = "why"
_LEAST, _LEAST_BESIDE_CELLS, _BESIDE = 0.26, 0.7, 0.5
"""How likely a sentence must be to be taken, and one beside it to be taken along."""
_OF_THE_HOUSE = re.compile(r"We (?:also )?(?:treat|offer|provide|accept|speciali[sz]e)\b")
"""What a house prints of itself."""
_OF_THE_OFFICE = re.compile(
    r"\b(?:queue|waiting list|did not (?:attend|come)|no-show|dna\b|closed (?:the|this|his|her)|appointment letter|"
    r"discharged from your list|by (?:email|post|fax)|address)\b",
    re.IGNORECASE,
)
"""Words about letters and lists rather than the patient's health."""
_FEW_WORDS, _TELLS_NOTHING = 8, 0.3
"""Of how many words a sentence is short, and what the probability is worth of one that is short, or about what lies
behind, and names no complaint and no condition: "I would be glad of your opinion"."""


def heard_reason(document: Document) -> Found | None:
    """Return the words of running text that are likeliest to say why the patient is sent; None where none are likely,
    and of documents of another kind or language than those that were learnt from."""
    if not hears(document):
        return None
    return _heard_among(document, sentences_of(document.text, document.outline), least=_LEAST)


def heard_beside_cells(document: Document) -> Found | None:
    """Return the same of a document with cells, where its running text is very likely to say it: labels and rows were
    not among what was learnt from, and read like the beginnings of sentences."""
    if not has_cells(document) or not hears_in_part(document):
        return None
    sentences = [
        sentence
        for sentence in sentences_of(document.text, document.outline)
        if is_running(document, sentence.span.start) and BACKGROUND.match(sentence.words) is None
    ]
    return _heard_among(document, sentences, least=_LEAST_BESIDE_CELLS)


def _heard_among(document: Document, sentences: Sequence[Sentence], *, least: float) -> Found | None:
    """The likeliest sentence, with one beside it that is likely too."""
    chances = _chances(document, sentences)
    best = max(range(len(sentences)), key=chances.__getitem__, default=0)
    if not sentences or chances[best] < least:
        return None
    first = last = best
    if last + 1 < len(sentences) and chances[last + 1] >= _BESIDE:
        last += 1
    elif first and chances[first - 1] >= _BESIDE:
        first -= 1
    spans = tuple(sentence.span for sentence in sentences[first : last + 1])
    return Found(" ".join(document.text[span] for span in spans), spans, round(chances[best], 4))


def _chances(document: Document, sentences: Sequence[Sentence]) -> list[float]:
    decoded = decode(items_of(features_of(document, sentences)), WEIGHTS)
    told = [mention.span for mention in Heard.of(document).of_kind("dx", "sx")]
    return [
        decoded.probabilities.get(place, {}).get(WHY, 0.0) * _worth(sentence, told)
        for place, sentence in enumerate(sentences)
    ]


def _worth(sentence: Sentence, told: Sequence[Span]) -> float:
    """What the probability of a sentence is worth: nothing where a house tells of itself."""
    if _OF_THE_HOUSE.match(sentence.words) or DENIES_A_NEED.search(sentence.words):
        return 0.0
    if _OF_THE_OFFICE.search(sentence.words) and not is_clinical(sentence.words):
        return _TELLS_NOTHING
    return _TELLS_NOTHING if _is_bare(sentence, told) else 1.0


def _is_bare(sentence: Sentence, told: Sequence[Span]) -> bool:
    """Whether a sentence that is short, or about what lies behind, tells nothing of what the patient has."""
    aside = len(sentence.words.split()) <= _FEW_WORDS or BACKGROUND.match(sentence.words) is not None
    return aside and not any(span.meets(sentence.span) for span in told)
