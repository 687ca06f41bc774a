"""Which specialty a document is about that names none: from the sender's department, from listed words, and from a
model that has learnt further ones."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Container, Iterator, Sequence
from math import exp

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.request.specialty.seen import SEEN
from jobs.extraction.assistant.request.specialty.signs import SIGNS_OF_MEDICINE
from jobs.extraction.assistant.request.specialty.signs_of_surgery import SIGNS_OF_SURGERY
from jobs.extraction.assistant.vocabulary import Vocabulary
from jobs.extraction.found import Found
from jobs.extraction.layout.spans import Spans
from jobs.extraction.specialty_model import Guess, Term, specialty_model, terms_of
from jobs.extraction.text import Span
from referrals.data.referral import Field

Scores = dict[str, tuple[float, list[Span]]]
_SEEN = Vocabulary(
    (f"{slug} {weight}", words)
    for listed in (SEEN, SIGNS_OF_MEDICINE, SIGNS_OF_SURGERY)
    for slug, groups in listed.items()
    for weight, words in groups
)
_SURE = Vocabulary(
    ("", words)
    for listed, least in ((SEEN, 2), (SIGNS_OF_MEDICINE, 3), (SIGNS_OF_SURGERY, 3))
    for groups in listed.values()
    for weight, words in groups
    if weight >= least
)
_SAYS_NOTHING = frozenset(
    ("family", "social", "medications", "allergies", "immunizations", "systems", "devices", "function")
)
_BLOCKS_OF_OTHERS = frozenset(("letterhead", "recipient", "signature", "insurance"))
_DENIED = re.compile(
    r"\b(?:no|not|denie[sd]|without|never|nil|negative for|normal)\b[^.;:\n]{0,70}"
    r"|\b(?:family history|mother|father|brother|sister|uncle|aunt)\b[^.;\n]{0,60}",
    re.IGNORECASE,
)
_OF_ANY_LETTER = frozenset(
    "re ref dob following sample above below attached enclosed note record regard colleague clinic surgery practice "
    "time "
    "name male female "
    "mother father wife husband son daughter home work phone address two three four five six seven eight nine "
    "ten first second "
    "left right large small new old good normal daily morning night age young pleasant mane nocte tab tablet mg "
    "mcg".split()
)
"""Words of letters on any matter, which the model may have learnt by chance."""
_MOST_SHOWN = 4
_WORDS_OF_A_SENTENCE = 8
_STEPS_OF_A_LISTED_WORD, _MOST_STEPS, _STEPS_OF_ALL_LISTED = 0.5, 4.0, 5.0
_FEW_LISTED = 4.0
"""What the share among few listed words is worth less by."""
_LEAST_KNOWN_TERMS = 3
_LEAST_PROBABILITY = 0.36
_SURENESS = 0.9
"""The model's probabilities are of the texts that it learnt from; letters wander more."""

FOLLOWS_FROM_CONTENT = "No specialty is named: it follows from the content."


def implied_specialty(
    document: Document, reason: Found | None, scores: Scores, *, but: Container[str] = ()
) -> Found | None:
    """Return the specialty that the content points to, with the words that do; None where it is not clear, and
    where no listed word speaks for it: the model alone is wrong of texts unlike those that it learnt from. None of
    those in `but`."""
    if not scores:
        return None
    guesses = specialty_model().guesses(_passages(document, reason), most=60)
    if not guesses:
        return None
    chances = _chances([guess for guess in guesses if guess.specialty not in but], scores)
    ranked = sorted(chances, key=lambda entry: -entry[1])
    guess, probability = ranked[0] if ranked else (guesses[0], 0.0)
    if probability < _LEAST_PROBABILITY:
        return None
    listed = scores.get(guess.specialty, (0.0, []))[1]
    if not listed:
        return None
    spans = telling_places(listed, guess.terms, reason)
    if not spans:
        return None
    return Found(guess.specialty, spans, round(_SURENESS * probability, 4), (FOLLOWS_FROM_CONTENT,))


def is_implied(field: Field) -> bool:
    """Tell whether a specialty follows from the content, or none does."""
    return field.value is None or FOLLOWS_FROM_CONTENT in field.reasons


def scores_of_words(document: Document, reason: Found | None) -> Scores:
    """Return how much the listed words speak for each specialty, and where they stand; what stands in the reason
    counts double.
    """
    weights: dict[str, float] = defaultdict(float)
    places: dict[str, list[Span]] = defaultdict(list)
    asked = reason.spans if reason else ()
    seen: set[tuple[str, str]] = set()
    for key, match in _SEEN.matches(document.text.folded):
        slug, weight = key.split()
        span = Span(match.start(), match.end())
        section = document.outline.section_at(span.start)
        if (slug, match.group()) in seen or (section is not None and section.key in _SAYS_NOTHING):
            continue
        if asserted_at(document.text, document.outline, span) in ("negated", "family"):
            continue
        seen.add((slug, match.group()))
        doubled = 2.0 if any(place.start <= span.start < place.end for place in asked) else 1.0
        weights[slug] += float(weight) * doubled
        places[slug].append(span)
    return {slug: (weights[slug], places[slug]) for slug in weights}


def tells_of_a_complaint(words: str) -> bool:
    """Tell whether words, in whatever case, hold a complaint, condition or finding that goes to some specialty."""
    return _SURE.found_in(words)


def specialties_told_by(words: str) -> frozenset[str]:
    """Return the specialties for which listed words speak, in whatever case."""
    return frozenset(key.split()[0] for key, _ in _SEEN.matches(words.lower()))


def _chances(guesses: Sequence[Guess], scores: Scores) -> list[tuple[Guess, float]]:
    """The model's probabilities, moved by the listed words as far as these are ahead of each other."""
    total = sum(score for score, _ in scores.values())
    moved = []
    for guess in guesses:
        score = scores.get(guess.specialty, (0.0, []))[0]
        steps = min(_MOST_STEPS, _STEPS_OF_A_LISTED_WORD * score) + _STEPS_OF_ALL_LISTED * score / (
            total + _FEW_LISTED
        )
        moved.append((guess, guess.probability * exp(steps)))
    whole = sum(chance for _, chance in moved)
    return [(guess, chance / whole) for guess, chance in moved]


def _passages(document: Document, reason: Found | None) -> list[tuple[float, Sequence[Term]]]:
    """The words of the reason, and all that the document says of the patient, as (weight, terms)."""
    said = list(_said(document))
    passages: list[tuple[float, Sequence[Term]]] = [(1.0, said)]
    if reason is not None:
        asked = [t for t in said if any(s.start <= t.start and t.end <= s.end for s in reason.spans)]
        passages.append((1.5, asked))
    return passages if sum(len(terms) for _, terms in passages) >= _LEAST_KNOWN_TERMS else []


def _said(document: Document) -> Iterator[Term]:
    """The terms of the lines that tell of the patient, without what is denied or told of relatives."""
    content = document.text.flowing
    denied = Spans(Span(*match.span()) for match in _DENIED.finditer(content))
    for term in terms_of(content):
        if term.name in _OF_ANY_LETTER or denied.hold(term.start):
            continue
        if document.outline.block_at(term.start) in _BLOCKS_OF_OTHERS and not tells(document, term.start):
            continue
        section = document.outline.section_at(term.start)
        if section is None or section.key not in _SAYS_NOTHING:
            yield term


def tells(document: Document, offset: int) -> bool:
    """Whether the line of an offset is long enough to be a sentence rather than an address."""
    line = document.text.line_at(offset)
    return line.last_word - line.first_word >= _WORDS_OF_A_SENTENCE


def telling_places(
    listed: Sequence[Span], terms: Sequence[Term], reason: Found | None = None
) -> tuple[Span, ...]:
    """Return where the most telling words stand: those listed first, those of the reason before others, in reading
    order.
    """
    asked = reason.spans if reason else ()

    def outside_the_reason(span: Span) -> bool:
        return not any(place.start <= span.start < place.end for place in asked)

    chosen: list[Span] = []
    for span in [*sorted(listed, key=outside_the_reason), *(Span(term.start, term.end) for term in terms)]:
        if len(chosen) < _MOST_SHOWN and not any(span.meets(other) for other in chosen):
            chosen.append(span)
    return tuple(sorted(chosen, key=lambda span: span.start))
