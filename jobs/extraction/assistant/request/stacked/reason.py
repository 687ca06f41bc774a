"""Why a patient is sent, weighed: the sentence that likeliest says it, by its words, where it stands, and what rules
and tagger took.

A linear-chain conditional random field over the sentences, cells and lines of a paper, trained by
`python -m jobs.training.stacked_reasons`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from jobs.extraction.assistant.abroad.languages import languages_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.notes import OF_PEOPLE
from jobs.extraction.assistant.page.sentences import Sentence
from jobs.extraction.assistant.request.reason.answer import told_outright
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.heard import chances_of, features_in, with_one_beside
from jobs.extraction.assistant.request.reason.not_of_the_patient_now import is_not_of_the_patient_now
from jobs.extraction.assistant.request.reason.values import says_who
from jobs.extraction.assistant.request.reason.words import DENIES_A_NEED
from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.request.stacked.taken import WAYS, Taken
from jobs.extraction.found import field_of
from jobs.extraction.layout.spans import Spans
from jobs.extraction.text import Span
from jobs.extraction.wordings.words_of_asking import ASKING
from referrals.data.referral import Field, missing

WEIGHTS = Path(__file__).with_name("reason.crfsuite")
_OUTRIGHT = 0.85
"""How sure the rules are of a reason at a head that asks for one, and behind words that call it so; they are less sure
of a complaint at a head."""
_OF_PEOPLE = frozenset((*OF_PEOPLE, "recipient", "npi", "payer", "member_id"))
"""Labels that no reason stands behind."""
_FEWEST_WORDS, _TELLS_LITTLE, _RATHER_SURE = 2, 0.3, 0.55
_MOST_SENTENCES = 80
"""Of a letter or a form. Prints of whole records have more, and say why at a head if they do."""
LIKELY_ENOUGH, _BESIDE = 0.35, 0.6
"""How likely a sentence must be to be taken; one beside it, to be taken along."""
_AS_LIKELY_IN_ENGLISH, _AS_LIKELY = 0.1, 0.75
"""At which share of that the sentence where the rules or the tagger found a reason is as good: what hears reasons among
the rules has learnt English from other papers than this, and is right in as many."""


def signs_of(document: Document, taken: Mapping[str, Taken]) -> list[list[str]]:
    """Return what speaks for each sentence of a paper; `taken` holds the reasons that were taken before, by their
    way."""
    signs = [list(of_sentence) for of_sentence in document.once(features_in)]
    for way in WAYS:
        for of_sentence, sentence in zip(signs, document.sentences, strict=True):
            of_sentence.extend(_signs_of_taken(way, taken.get(way), sentence))
    return signs


def _signs_of_taken(way: str, taken: Taken | None, sentence: Sentence) -> Iterator[str]:
    """Whether a way found its reason in a sentence, in how much of it, and how sure it was."""
    if taken is None:
        yield f"{way}=none"
        return
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
    beside the likeliest, else that. Where none is likely enough it is what was found before, unless that only tells
    who somebody is; a long record in which nothing was found has none."""
    document, found = reading.document, reading.by_tagger.request.reason
    ways = reading.taken("reason")
    taken = ways.get("tagger")
    if taken is None and len(document.sentences) > _MOST_SENTENCES:
        return found
    if taken is not None and _is_told_outright(document, taken):
        return found
    worths = _worths(document, taken)
    chances = [
        chance * worth
        for worth, chance in zip(worths, chances_of(signs_of(document, ways), WEIGHTS), strict=True)
    ]
    best = max(range(len(chances)), key=lambda place: chances[place], default=None)
    if best is None or chances[best] < LIKELY_ENOUGH:
        return missing() if taken is not None and _only_tells_who(document, taken) else found
    as_likely = _AS_LIKELY if languages_of(document.text) else _AS_LIKELY_IN_ENGLISH
    if taken is not None:
        there = max((chances[place] for place in _places_of(taken, document)), default=0.0)
        if there >= as_likely * chances[best]:
            return found
    told = with_one_beside(document, document.sentences, chances, best, least=_BESIDE)
    return field_of(document.text, told)


def _worths(document: Document, taken: Taken | None) -> Iterator[float]:
    """Yield what the chance of each sentence is worth: nothing where it tells who somebody is, what is over or somebody
    else's or what is not needed; little where it is English, neither names a complaint nor asks, and none was found in
    it before."""
    found = Spans(taken.spans if taken is not None and taken.field.confidence >= _RATHER_SURE else ())
    in_english = not languages_of(document.text)
    for sentence in document.sentences:
        words = sentence.words
        if (
            _tells_who(document, sentence)
            or len(words.split()) < _FEWEST_WORDS
            or is_not_of_the_patient_now(words)
            or DENIES_A_NEED.search(words)
        ):
            yield 0.0
        elif in_english and not (is_clinical(words) or ASKING.search(words) or found.meet(sentence.span)):
            yield _TELLS_LITTLE
        else:
            yield 1.0


def _tells_who(document: Document, sentence: Sentence) -> bool:
    """Whether a sentence tells who somebody is, or how to reach them."""
    return sentence.span.start in document.once(_begins_of_people) or says_who(sentence.words)


def _begins_of_people(document: Document) -> frozenset[int]:
    return frozenset(label.span.start for label in document.labels if label.key in _OF_PEOPLE)


def _is_told_outright(document: Document, taken: Taken) -> bool:
    """Whether what was found stands at a head that asks for the reason and for nothing else, or behind words that call
    it so."""
    return any(
        one.confidence >= _OUTRIGHT and one.spans[0].meets(taken.spans[0])
        for one in document.once(told_outright)
    )


def _only_tells_who(document: Document, taken: Taken) -> bool:
    held = [document.sentences[place] for place in _places_of(taken, document)]
    return bool(held) and all(_tells_who(document, sentence) for sentence in held)


def _places_of(taken: Taken, document: Document) -> list[int]:
    """Which sentences a reason stands in that was taken before."""
    return [
        place
        for place, sentence in enumerate(document.sentences)
        if any(span.meets(sentence.span) for span in taken.spans)
    ]
