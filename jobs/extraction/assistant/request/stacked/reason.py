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
from jobs.extraction.assistant.request.reason.answer import told_outright
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.heard.features import features_of
from jobs.extraction.assistant.request.reason.not_of_the_patient_now import is_not_of_the_patient_now
from jobs.extraction.assistant.request.reason.values import says_who
from jobs.extraction.assistant.request.reason.words import DENIES_A_NEED
from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.request.stacked.taken import WAYS, Taken
from jobs.extraction.assistant.tagger.model import decode, items_of
from jobs.extraction.found import Found, field_of
from jobs.extraction.spans import Spans
from jobs.extraction.text import Span
from jobs.extraction.words_of_asking import ASKING
from referrals.data.referral import Field, missing

WEIGHTS = Path(__file__).with_name("reason.crfsuite")
WHY = "why"
_OUTRIGHT = 0.85
"""How sure the rules are of a reason at a head that asks for one, and behind words that call it so; they are less sure
of a complaint at a head."""
_OF_PEOPLE = frozenset(
    "full_name family_name given_name birth_date age sex address phone fax email mrn nhs_number provider recipient "
    "organization npi payer member_id".split()
)
"""Labels that no reason stands behind."""
_FEWEST_WORDS, _TELLS_LITTLE, _RATHER_SURE = 2, 0.3, 0.55
_MOST_SENTENCES = 80
"""Of a letter or a form. Prints of whole records have more, and say why at a head if they do."""
LIKELY_ENOUGH, _BESIDE = 0.35, 0.6
"""How likely a sentence must be to be taken; one beside it, to be taken along."""
_AS_LIKELY_IN_ENGLISH, _AS_LIKELY = 0.1, 0.5
"""At which share of that the sentence where the rules or the tagger found a reason is as good: what hears reasons among
the rules has learnt English from other papers than this, and is right in as many."""


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
    beside the likeliest, else that. Where none is likely enough it is what was found before, unless that only tells
    who somebody is; a long record in which nothing was found has none."""
    found = reading.by_tagger.request.reason
    sentences = sentences_in(reading.document)
    if _is_told_outright(reading) or (found.value is None and len(sentences) > _MOST_SENTENCES):
        return found
    chances = [
        chance * worth for worth, chance in zip(_worths(reading), chances_of(signs_of(reading)), strict=True)
    ]
    taken = reading.taken("reason").get("tagger")
    best = max(range(len(chances)), key=lambda place: chances[place], default=None)
    if best is None or chances[best] < LIKELY_ENOUGH:
        return missing() if taken is not None and _only_tells_who(reading, taken) else found
    as_likely = _AS_LIKELY if languages_of(reading.document.text) else _AS_LIKELY_IN_ENGLISH
    if taken is not None and _likeliest_there(taken, sentences, chances) >= as_likely * chances[best]:
        return found
    spans = tuple(sentences[place].span for place in _with_one_beside(best, chances))
    text = reading.document.text
    words = " ".join(text[span] for span in spans)
    return field_of(text, Found(words, spans, round(chances[best], 4)))


def _worths(reading: Reading) -> Iterator[float]:
    """Yield what the chance of each sentence is worth: nothing where it tells who somebody is, what is over or somebody
    else's or what is not needed; little where it is English, neither names a complaint nor asks, and none was found in
    it before."""
    document = reading.document
    taken = reading.taken("reason").get("tagger")
    found = Spans(taken.spans if taken is not None and taken.field.confidence >= _RATHER_SURE else ())
    in_english = not languages_of(document.text)
    for sentence in sentences_in(document):
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


def _is_told_outright(reading: Reading) -> bool:
    """Whether what was found stands at a head that asks for the reason and for nothing else, or behind words that call
    it so."""
    taken = reading.taken("reason").get("tagger")
    return taken is not None and any(
        one.confidence >= _OUTRIGHT and one.spans[0].meets(taken.spans[0])
        for one in reading.document.once(told_outright)
    )


def _only_tells_who(reading: Reading, taken: Taken) -> bool:
    document = reading.document
    held = [
        sentence
        for sentence in sentences_in(document)
        if any(span.meets(sentence.span) for span in taken.spans)
    ]
    return bool(held) and all(_tells_who(document, sentence) for sentence in held)


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
