"""What a document contradicts of who the patient is, and of medicines and allergies: for a person to look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from jobs.extraction.confidence import group_of
from referrals.data.referral import Evidence, Field, Referral, RuleOperand, TriageReason, walk

_LOOKED_AT = ("identity", "clinical.medications", "clinical.allergies")
"""Groups of fields of which the wrong one of two values harms somebody, however sure all else is."""


def contradicted_values(referral: Referral) -> Iterator[TriageReason]:
    """Yield a reason for each value of the patient's identity, each medicine and each allergy of which the document
    says two things; a value that a person has entered is settled.
    """
    for path, field in walk(referral):
        if group_of(path) in _LOOKED_AT and _is_contradicted(field):
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
    here, otherwise = _pages(field.evidence), _pages(field.contradicted_by)
    said = f" it stands on {here}" if here else ""
    against = f" {otherwise} says otherwise" if otherwise else ""
    where = f":{said}{',' if said and against else ''}{against}" if said or against else ""
    why = f" {' '.join(field.reasons)}" if field.reasons else ""
    return f"The document contradicts itself about {path}{where}. A person should decide.{why}"


def _pages(places: Iterable[Evidence]) -> str:
    """Name the pages, with their document where they are of more than one."""
    keys = list(dict.fromkeys((place.document_id, place.page) for place in places))
    if len({document_id for document_id, _ in keys}) > 1:
        return ", ".join(f"page {page} of {document_id}" for document_id, page in keys)
    return ", ".join(f"page {page}" for _, page in keys)


def _shown(path: str, field: Field) -> RuleOperand:
    return RuleOperand(
        path=path,
        value=field.value,
        why_not="the document contradicts it",
        confidence=field.confidence,
        verdict=field.verdict,
        places=(*field.evidence, *(place for place in field.contradicted_by if place not in field.evidence)),
    )
