"""Which specialty is asked for: by name, by the examination requested, else by what the document tells."""

from __future__ import annotations

import re
from collections import defaultdict

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.specialty_words import ASKED, NAMES, SEEN
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_ANY_NAME = re.compile(
    r"(?<![\w@.])(?:" + "|".join(f"(?P<{slug}>{words})" for slug, words in NAMES.items()) + r")(?![\w@])",
    re.IGNORECASE,
)
_ANY_ASKED = re.compile(
    r"(?<!\w)(?:" + "|".join(f"(?P<{slug}>{words})" for slug, words in ASKED.items()) + r")(?!\w)",
    re.IGNORECASE,
)
_SEEN = {
    slug: tuple((weight, re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)) for weight, words in groups)
    for slug, groups in SEEN.items()
}
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
_LEAST_EVIDENCE = 3.0
_LEAST_LEAD = 1.35


def specialty_of(document: Document, reason: Found | None) -> Found | None:
    """Return the slug of the specialty and the words that tell it; None when the document shows none clearly."""
    return (
        _in_labels(document)
        or _in_requests(document, reason)
        or _by_examination(document, reason)
        or _by_sender(document)
        or _by_content(document, reason)
    )


def _in_labels(document: Document) -> Found | None:
    for key, weight in (
        ("specialty", 0.96),
        ("recipient_organization", 0.93),
        ("recipient", 0.9),
        ("service", 0.85),
    ):
        for _, value in document.labelled(key):
            if match := _ANY_NAME.search(document.text.content, value.start, value.end):
                return _named(match, weight)
    for line in document.text.lines:
        if document.outline.block_of[line.number] == "recipient" and (
            match := _ANY_NAME.search(document.text.content, line.start, line.end)
        ):
            return _named(match, 0.88)
    title = re.compile(r"^[^.\n]{0,40}\breferral\b[^.\n]{0,40}$", re.IGNORECASE | re.MULTILINE)
    for head in title.finditer(document.text.content, 0, 600):
        if match := _ANY_NAME.search(document.text.content, head.start(), head.end()):
            return _named(match, 0.85)
    return None


def _in_requests(document: Document, reason: Found | None) -> Found | None:
    """A name near a word that asks: "for cardiology review", "urgent neurology assessment"."""
    places = [(span.start, span.end, 0.92) for span in reason.spans] if reason else []
    places.append((0, len(document.text.content), 0.8))
    for start, end, weight in places:
        for match in _ANY_NAME.finditer(document.text.content, start, end):
            sentence = _sentence_around(document, match)
            before = document.text.content[sentence.start : match.start()]
            near = document.text.content[
                max(sentence.start, match.start() - 60) : min(sentence.end, match.end() + 40)
            ]
            section = document.outline.section_at(match.start())
            if (
                section is not None
                and section.key
                in (
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
                and weight < 0.9
            ):
                continue
            if document.outline.block_of[document.text.line_at(match.start()).number] in (
                "letterhead",
                "referrer",
                "signature",
            ):
                continue
            if (
                _ASKING.search(near)
                and not _SOMEBODY_ELSE.search(before)
                and match.lastgroup != "general_practice"
            ):
                return _named(match, weight)
    return None


def _by_examination(document: Document, reason: Found | None) -> Found | None:
    if reason is None:
        return None
    for span in reason.spans:
        for match in _ANY_ASKED.finditer(document.text.content, span.start, span.end):
            if asserted_at(document.text, document.outline, Span(match.start(), match.end())) == "present":
                return _named(match, 0.82)
    return None


def _by_sender(document: Document) -> Found | None:
    """The department that a short note was written in, when it names no other: "Location: Endoscopy Unit"."""
    scores = _scores(document, None)
    for label, value in document.labelled("organization"):
        if match := _ANY_NAME.search(document.text.content, value.start, value.end):
            slug = match.lastgroup or ""
            if (
                slug not in ("emergency_medicine", "general_practice")
                and label.wording.casefold() == "location"
                and scores.get(slug, (0.0, []))[0] >= 1
            ):
                return _named(match, 0.75)
    return None


def _by_content(document: Document, reason: Found | None) -> Found | None:
    scores = _scores(document, reason)
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


def _scores(document: Document, reason: Found | None) -> dict[str, tuple[float, list[Span]]]:
    """For each specialty how much speaks for it, and the words that do; what stands in the reason counts double."""
    content = document.text.content
    weights: dict[str, float] = defaultdict(float)
    places: dict[str, list[Span]] = defaultdict(list)
    asked = reason.spans if reason else ()
    for slug, groups in _SEEN.items():
        seen: set[str] = set()
        for weight, pattern in groups:
            for match in pattern.finditer(content):
                words = match.group().casefold()
                if words in seen:
                    continue
                span = Span(match.start(), match.end())
                section = document.outline.section_at(match.start())
                if section is not None and section.key in (
                    "family",
                    "social",
                    "medications",
                    "allergies",
                    "immunizations",
                    "systems",
                    "devices",
                    "function",
                ):
                    continue
                if asserted_at(document.text, document.outline, span) in ("negated", "family"):
                    continue
                seen.add(words)
                doubled = 2.0 if any(place.start <= match.start() < place.end for place in asked) else 1.0
                weights[slug] += weight * doubled
                places[slug].append(span)
    return {slug: (weights[slug], places[slug]) for slug in weights}


def _sentence_around(document: Document, match: re.Match[str]) -> Span:
    content = document.text.content
    start = max(content.rfind(". ", 0, match.start()), content.rfind("\n\n", 0, match.start())) + 1
    end = content.find(". ", match.end())
    return Span(start, end if end != -1 else len(content))


def _named(match: re.Match[str], weight: float) -> Found:
    return Found(match.lastgroup or "other", (Span(match.start(), match.end()),), weight)
