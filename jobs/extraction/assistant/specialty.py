"""Which specialty is asked for: by name, by the examination requested, else by what the document tells."""

from __future__ import annotations

import re
from collections import defaultdict

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.specialty_words import ASKED, NAMES, SEEN
from jobs.extraction.assistant.vocabulary import Vocabulary
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_NAMES = Vocabulary(NAMES.items())
_ASKED = Vocabulary(ASKED.items())
_SEEN = Vocabulary((f"{slug} {weight}", words) for slug, groups in SEEN.items() for weight, words in groups)
_ASKING = re.compile(
    r"\b(?:refer(?:red|ral|ring|s)?|consult(?:ation)?|review|assessment|evaluation|"
    r"opinion|appointment|seen?|input|clinic|follow-?up|requires?|requests?|"
    r"requesting|specialist)\b",
    re.IGNORECASE,
)
_SOMEBODY_ELSE = re.compile(
    r"\b(?:under|followed by|seen by|previously|known to|discharged (?:from|"
    r"by)|attends|attended|sees|managed by|continue with)\b[^.]{0,30}$",
    re.IGNORECASE,
)
_NAMES_OTHERS = frozenset(
    (
        "family",
        "social",
        "encounters",
        "results",
        "medications",
        "allergies",
        "plan",
        "immunizations",
        "other",
        "assessment",
    )
)
_TITLE = re.compile(r"^[^.\n]{0,40}\breferral\b[^.\n]{0,40}$", re.IGNORECASE | re.MULTILINE)
_Scores = dict[str, tuple[float, list[Span]]]
_SAYS_NOTHING = frozenset(
    ("family", "social", "medications", "allergies", "immunizations", "systems", "devices", "function")
)
_LEAST_EVIDENCE = 3.0
_LEAST_LEAD = 1.35


def specialty_of(document: Document, reason: Found | None) -> Found | None:
    """Return the slug of the specialty and the words that tell it; None when the document shows none
    clearly.
    """
    return (
        _in_labels(document)
        or _in_requests(document, reason)
        or _by_examination(document, reason)
        or _by_evidence(document, reason)
    )


def _by_evidence(document: Document, reason: Found | None) -> Found | None:
    """What neither a name nor a request tells: from the sender's department, else from what the text is
    about.
    """
    scores = _scores(document, reason)
    return _by_sender(document, scores) or _by_content(scores)


def _in_labels(document: Document) -> Found | None:
    for key, weight in (
        ("specialty", 0.96),
        ("recipient_organization", 0.93),
        ("recipient", 0.9),
        ("service", 0.85),
    ):
        for _, value in document.labelled(key):
            if named := _first(_NAMES, document, value, weight):
                return named
    for line in document.text.lines:
        if document.outline.block_at(line.start) == "recipient" and (
            named := _first(_NAMES, document, Span(line.start, line.end), 0.88)
        ):
            return named
    for line in document.text.lines[:40]:
        if line.text.lower().startswith("dear ") and (
            named := _first(_NAMES, document, Span(line.start, line.end), 0.88)
        ):
            return named
    for head in _TITLE.finditer(document.text.content, 0, 600):
        if named := _first(_NAMES, document, Span(head.start(), head.end()), 0.85):
            return named
    return None


def _in_requests(document: Document, reason: Found | None) -> Found | None:
    """A name near a word that asks: "for cardiology review", "urgent neurology assessment"."""
    content = document.text.flowing
    places = [(span, 0.92) for span in reason.spans] if reason else []
    places.append((Span(0, len(content)), 0.8))
    for place, weight in places:
        for slug, match in _NAMES.matches(document.text.folded, start=place.start, end=place.end):
            section = document.outline.section_at(match.start())
            block = document.outline.block_at(match.start())
            if slug == "general_practice" or block in ("letterhead", "referrer", "signature"):
                continue
            if weight < 0.9 and section is not None and section.key in _NAMES_OTHERS:
                continue
            sentence = _sentence_around(content, match)
            near = content[max(sentence.start, match.start() - 60) : min(sentence.end, match.end() + 40)]
            if _ASKING.search(near) and not _SOMEBODY_ELSE.search(content[sentence.start : match.start()]):
                return Found(slug, (Span(match.start(), match.end()),), weight)
    return None


def _by_examination(document: Document, reason: Found | None) -> Found | None:
    for span in reason.spans if reason else ():
        for slug, match in _ASKED.matches(document.text.folded, start=span.start, end=span.end):
            place = Span(match.start(), match.end())
            if asserted_at(document.text, document.outline, place) == "present":
                return Found(slug, (place,), 0.82)
    return None


def _by_sender(document: Document, scores: _Scores) -> Found | None:
    """The department that a short note was written in, when it names no other: "Location: Endoscopy Unit"."""
    for label, value in document.labelled("organization"):
        if label.wording.casefold() != "location":
            continue
        named = _first(_NAMES, document, value, 0.75)
        if named is None or named.value in ("emergency_medicine", "general_practice"):
            continue
        if scores.get(str(named.value), (0.0, []))[0] >= 1:
            return named
    return None


def _first(vocabulary: Vocabulary, document: Document, span: Span, weight: float) -> Found | None:
    """The first name in a span; a children's branch of another specialty is that specialty."""
    found = [
        Found(slug, (Span(match.start(), match.end()),), weight)
        for slug, match in vocabulary.matches(document.text.folded, start=span.start, end=span.end)
    ]
    if len(found) > 1 and found[0].value == "pediatrics":
        return found[1]
    return found[0] if found else None


def _by_content(scores: _Scores) -> Found | None:
    ranked = sorted(scores.items(), key=lambda entry: entry[1][0], reverse=True)
    if not ranked or ranked[0][1][0] < _LEAST_EVIDENCE:
        return None
    slug, (score, spans) = ranked[0]
    second = ranked[1][1][0] if len(ranked) > 1 else 0.0
    if score < _LEAST_LEAD * second:
        return None
    lead = score / (score + second)
    return Found(
        slug,
        tuple(sorted(spans, key=lambda span: span.start)[:4]),
        0.35 + 0.4 * lead,
        ("No specialty is named: it follows from the content.",),
    )


def _scores(document: Document, reason: Found | None) -> _Scores:
    """For each specialty how much speaks for it, and the words that do; what stands in the reason counts
    double.
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


def _sentence_around(content: str, match: re.Match[str]) -> Span:
    start = max(content.rfind(". ", 0, match.start()), content.rfind("\n\n", 0, match.start())) + 1
    end = content.find(". ", match.end())
    return Span(start, end if end != -1 else len(content))
