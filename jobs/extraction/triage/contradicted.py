"""What a document contradicts of who the patient is, of medicines and allergies, and of what is asked: for a person to
look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from jobs.extraction.confidence import group_of
from referrals.data.packets import PageKey
from referrals.data.referral import Evidence, Field, Referral, RuleOperand, TriageReason, walk

_LOOKED_AT = ("identity", "clinical.medications", "clinical.allergies")
"""Groups of fields of which the wrong one of two values harms somebody, however sure all else is."""
_ASKED = ("request.specialty", "request.urgency", "document.kind")
"""Of two requests to two specialties one would be forgotten; of two urgencies it may be the sooner one; and what may be
of two kinds may be a referral."""


def contradicted_values(referral: Referral) -> Iterator[TriageReason]:
    """Yield a reason for each value of the patient's identity, each medicine and each allergy of which the document
    says two things, for a request to two specialties or of two urgencies, and for a kind that its pages are not; what a
    person has entered is settled.
    """
    for path, field in walk(referral):
        if (path in _ASKED or group_of(path) in _LOOKED_AT) and _is_contradicted(field):
            yield TriageReason(
                rule="contradicted",
                text=_in_words(path, field),
                fields=(path,),
                operands=(_shown(path, field),),
            )


def _is_contradicted(field: Field) -> bool:
    if field.source == "human":
        return False
    return bool(field.verdict == "contradicted" or field.contradicted_by or field.absent == "contradictory")


def _in_words(path: str, field: Field) -> str:
    why = f" {' '.join(field.reasons)}" if field.reasons else ""
    return f"The document contradicts itself about {path}{_where(field)}. A person should decide.{why}"


def _where(field: Field) -> str:
    here, otherwise = _keys(field.evidence), _keys(field.contradicted_by)
    by_document = len({document_id for document_id, _ in (*here, *otherwise)}) > 1
    said, against = (_pages(keys, by_document=by_document) for keys in (here, otherwise))
    if not said or not against:
        return f": {said or against}" if said or against else ""
    if here == otherwise:
        return f": {said} tells both"
    return f": it stands on {said}, and {against} says otherwise"


def _keys(places: Iterable[Evidence]) -> list[PageKey]:
    return list(dict.fromkeys((place.document_id, place.page) for place in places))


def _pages(keys: Iterable[PageKey], *, by_document: bool) -> str:
    """Name the pages, with their documents where there are more than one."""
    return " and ".join(
        f"page {page} of {document_id}" if by_document else f"page {page}" for document_id, page in keys
    )


def _shown(path: str, field: Field) -> RuleOperand:
    return RuleOperand(
        path=path,
        value=field.value,
        why_not="the document contradicts it",
        confidence=field.confidence,
        verdict=field.verdict,
        places=(*field.evidence, *(place for place in field.contradicted_by if place not in field.evidence)),
    )
