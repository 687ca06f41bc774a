"""Why a patient is sent, weighed: the sentence that likeliest says it, by its words, where it stands, and what rules
and tagger took.

A linear-chain conditional random field over the sentences, cells and lines of a paper, trained by
`python -m jobs.training.stacked_reasons`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from jobs.extraction.assistant.abroad.languages import languages_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.sentences import Sentence, sentences_of
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.heard.features import features_of
from jobs.extraction.assistant.request.reason.values import says_who
from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.request.stacked.taken import WAYS, Taken
from jobs.extraction.assistant.tagger.model import decode, items_of
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from jobs.extraction.words_of_asking import ASKING
from referrals.data.referral import Field

WEIGHTS = Path(__file__).with_name("reason.crfsuite")
WHY = "why"
_AT_A_HEAD, _HEADS_AT_THE_MOST, _SAID_OUTRIGHT = 0.92, 0.93, 0.85
"""How sure a reason is that stands at a head which asks for nothing else (what is heard in sentences may be surer), and
one that English words call so ("my
question is"); in other languages the rules are less sure than they say."""
_OF_PEOPLE = frozenset(
    "full_name family_name given_name birth_date age sex address phone fax email mrn nhs_number provider recipient "
    "organization npi payer member_id".split()
)
"""Labels that no reason stands behind."""
_FEWEST_WORDS, _TELLS_LITTLE = 2, 0.3
_MOST_SENTENCES = 80
"""Of a letter or a form. Prints of whole records have more, and say why at a head if they do."""
LIKELY_ENOUGH, _BESIDE, _AS_LIKELY = 0.35, 0.6, 0.5
"""How likely a sentence must be to be taken; one beside it, to be taken along; and at which share of that the sentence
where the rules or the tagger found a reason is as good."""


def sentences_in(document: Document) -> list[Sentence]:
    """Return the sentences of a paper; what stands in cells is cut at their ends."""
    return document.once(_sentences)


def _sentences(document: Document) -> list[Sentence]:
    return sentences_of(document.text, document.outline)


def signs_of(reading: Reading) -> list[list[str]]:
    """Return what speaks for each sentence of a paper."""
    sentences = sentences_in(reading.document)
    signs = features_of(reading.document, sentences)
    taken = reading.taken("reason")
    for way in WAYS:
        if way not in taken:
            for of_sentence in signs:
                of_sentence.append(f"{way}=none")
            continue
        for of_sentence, sentence in zip(signs, sentences, strict=True):
            of_sentence.extend(_signs_of_taken(way, taken[way], sentence))
    return signs


def _signs_of_taken(way: str, taken: Taken, sentence: Sentence) -> Iterator[str]:
    """Whether a way found its reason in a sentence, in how much of it, and how sure it was."""
    sureness = int(10 * taken.field.confidence)
    held = [span for span in taken.spans if span.meets(sentence.span)]
    if not held:
        yield f"{way} elsewhere {sureness}"
        return
    yield f"{way} here"
    yield f"{way} here {sureness}"
    if held[0] == taken.spans[0]:
        yield f"{way} begins"
    shared = sum(_shared(span, sentence.span) for span in held)
    yield f"{way} part {int(3 * shared / (sentence.span.end - sentence.span.start))}"


def _shared(one: Span, other: Span) -> int:
    return min(one.end, other.end) - max(one.start, other.start)


def weighed_reason(reading: Reading) -> Field:
    """Return the reason that was found before if it stands at a head that asks for it, or its sentence is likely enough
    beside the likeliest, else that; what was found before where none is likely, and none where nothing was found in a
    long record."""
    found = reading.by_tagger.request.reason
    sentences = sentences_in(reading.document)
    if _is_told_outright(reading) or (found.value is None and len(sentences) > _MOST_SENTENCES):
        return found
    chances = [
        chance * worth
        for worth, chance in zip(_worths(reading.document), chances_of(signs_of(reading)), strict=True)
    ]
    best = max(range(len(chances)), key=lambda place: chances[place], default=None)
    if best is None or chances[best] < LIKELY_ENOUGH:
        return found
    taken = reading.taken("reason").get("tagger")
    if taken is not None and _likeliest_there(taken, sentences, chances) >= _AS_LIKELY * chances[best]:
        return found
    spans = tuple(sentences[place].span for place in _with_one_beside(best, chances))
    text = reading.document.text
    words = " ".join(text[span] for span in spans)
    return field_of(text, Found(words, spans, round(chances[best], 4)))


def _worths(document: Document) -> Iterator[float]:
    """Yield what the chance of each sentence is worth: nothing where it tells who somebody is, little where it is
    English and neither names a complaint nor asks."""
    of_people = {label.span.start for label in document.labels if label.key in _OF_PEOPLE}
    in_english = not languages_of(document.text)
    for sentence in sentences_in(document):
        words = sentence.words
        if sentence.span.start in of_people or says_who(words) or len(words.split()) < _FEWEST_WORDS:
            yield 0.0
        elif in_english and not is_clinical(words) and ASKING.search(words) is None:
            yield _TELLS_LITTLE
        else:
            yield 1.0


def _is_told_outright(reading: Reading) -> bool:
    """Whether what was found stands at a head that asks for the reason, or behind words that call it so."""
    sureness = reading.by_tagger.request.reason.confidence
    if _SAID_OUTRIGHT <= sureness < _AT_A_HEAD:
        return not languages_of(reading.document.text)
    return _AT_A_HEAD <= sureness <= _HEADS_AT_THE_MOST


def _likeliest_there(taken: Taken, sentences: Sequence[Sentence], chances: Sequence[float]) -> float:
    return max(
        (
            chance
            for sentence, chance in zip(sentences, chances, strict=True)
            if any(span.meets(sentence.span) for span in taken.spans)
        ),
        default=0.0,
    )


def _with_one_beside(best: int, chances: Sequence[float]) -> Sequence[int]:
    """The place of a sentence, with the next or else the one before where that is likely too."""
    if best + 1 < len(chances) and chances[best + 1] >= _BESIDE:
        return best, best + 1
    if best and chances[best - 1] >= _BESIDE:
        return best - 1, best
    return (best,)


def chances_of(signs: Sequence[list[str]], weights: Path = WEIGHTS) -> list[float]:
    """Return how likely each sentence says why."""
    decoded = decode(items_of(signs), weights)
    return [decoded.probabilities.get(place, {}).get(WHY, 0.0) for place in range(len(signs))]
