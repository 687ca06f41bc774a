"""What ails somebody, in place of a reason in another language than English that only asks for them to be seen: behind
"Motivo: valoración" the diagnosis of the form, and behind "Graag uw beoordeling" what the letter tells of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from jobs.extraction.assistant.abroad.languages import languages_of
from jobs.extraction.assistant.clinical.abroad.vocabularies import (
    complaints_abroad,
    conditions_abroad,
    is_condition_abroad,
)
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.in_prose import NEVER_A_REASON
from jobs.extraction.assistant.request.reason.ways_of_asking import says_what_for_abroad
from jobs.extraction.found import Found, best
from jobs.extraction.text import CELL, Span

_NO_ENGLISH = re.compile(
    r"\b(?:valoraci|valutaz|avalia|beoord|beurteil|abkl[äa]r|visita\b|parere|vurder|bed[öo]m|konsult|ocen[aęy]\b|leczeni|"
    r"behand|expertise\b|prise en charge|vorstell)",
    re.IGNORECASE,
)
_TREATED = re.compile(
    r"\b(?:expertise|therapi\w*|terapeut\w+|terapi\w*|trat+ament\w+|tratamiento|traitement|indica[zc]i\w+|leczeni\w*|"
    r"konsultacj\w+|operacyjn\w+|cirug[íi]a|chirurgi\w+|quir[úu]rgic\w+|cirurgi\w+|general|generale?|geral|specialis\w+|"
    r"especiali[sz]\w+|spezialis\w+|ortopedic[ao]|primera|prima|nuova|vez|gaarne|graag|tak|takk|vurder\w*|videre|"
    r"rasche?\w*|zeitnah\w*|dringend\w*|baldig\w*|zügig\w*|w trybie \w+|piln\w+|spoedig\w*|prioritari\w+|vostr[aoe])\b",
    re.IGNORECASE,
)
"""Words that say besides that somebody is to be treated, and not what for."""
_OUTSIDE = frozenset({"letterhead", "referrer", "recipient", "signature", "insurance", "copies", "relative"})
_LEADS_TO_IT = re.compile(
    r"\b(?:per|por|pour|wegen|wegens|bei|pga\.?|grundet|devant|che (?:lamenta|presenta|riferisce|da)|"
    r"que (?:presenta|refiere|consulta por)|qui (?:présente|se plaint de)|klagt(?: seit [^,.;]{3,20})? über|"
    r"z powodu|met sinds|med|met|mit|con|com) ",
    re.IGNORECASE,
)
_PARTS = re.compile(r"[,;(] ?| en | y | e | i ")
_A_LABEL = re.compile(r"[^\W\d_][\w ]{1,30}:")
_NEAR = 60
_SURENESS = 0.6


def with_what_ails(
    document: Document, found: Found, at_heads: Sequence[Found], others: Iterable[Found]
) -> Found:
    """Return the surest of other reasons that names what ails somebody, else what another head has, else the sentence
    that first names it, in place of one that only asks for them to be seen; any other reason as it is."""
    if not _only_to_be_seen(document, found):
        return found
    named = [other for other in (*at_heads, *others) if _names_what_ails(document, other.spans[0])]
    telling = [other for other in at_heads if not _only_to_be_seen(document, other)]
    return best(named) or best(telling) or next(_told(document), found)


def _only_to_be_seen(document: Document, found: Found) -> bool:
    words = str(found.value)
    if not (languages_of(document.text) or _NO_ENGLISH.search(words)):
        return False
    if any(_names_what_ails(document, span) for span in found.spans):
        return False
    return not says_what_for_abroad(_TREATED.sub(" ", words))


def _names_what_ails(document: Document, span: Span) -> bool:
    """Whether words name a condition or complaint that is not denied."""
    words = document.text[span]
    named = is_clinical(words) or any(map(is_condition_abroad, _PARTS.split(words.strip(" ."))))
    return named or any(True for _ in _ails_within(document, span))


def _ails_within(document: Document, span: Span) -> Iterator[Span]:
    for place in (*complaints_abroad(document.text), *conditions_abroad(document.text)):
        if span.meets(place) and asserted_at(document.text, document.outline, place) in (
            "present",
            "uncertain",
        ):
            yield place


def _told(document: Document) -> Iterator[Found]:
    """The sentences that name what ails somebody, from the words that lead to it."""
    text = document.text
    for sentence in document.sentences:
        span = sentence.span
        section = document.outline.section_at(span.start)
        if section is not None and section.key in NEVER_A_REASON:
            continue
        words = text.flowing[span.start : span.end]
        if document.outline.block_at(span.start) in _OUTSIDE or CELL in words or _A_LABEL.match(words):
            continue
        ails = min(_ails_within(document, span), key=lambda place: place.start, default=None)
        if ails is None or ails.start < span.start:
            continue
        leads = list(_LEADS_TO_IT.finditer(text.flowing, max(span.start, ails.start - _NEAR), ails.start))
        whole = text.trimmed(leads[-1].end() if leads else span.start, span.end, strip=" \n,.;-")
        if whole is not None:
            yield Found(text[whole], (whole,), _SURENESS)
