"""Reading what people made of the values that the service had found: the ground on which confidences are refitted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime

from django.db.models import Max

from events import event_types
from events.selectors import newest_by_record
from referrals.data.judged import LookedOver
from referrals.data.paths import ASSERTED
from referrals.data.referral import Field, Referral, walk
from referrals.models import Correction, ReferralVersion

MOST_RECORDS = 2000
"""The records looked at last; older ones were often read by an older service."""


def list_looked_over(*, organization_id: str, most_records: int = MOST_RECORDS) -> Iterator[LookedOver]:
    """Yield the machine-made values of the records that a person looked over last, and what became of each.

    A person has looked a record over when somebody corrected a field of it or completed a review of it. A review that
    nobody answered in time does not count. What is judged is the referral as it stood then: fields with a value that
    were corrected, and those that were left as they are. Values that people entered are not the service's, and fields
    without a value have no confidence to judge. One of which a person says only how it is meant is no wrong value.
    """
    reviews = newest_by_record(
        organization_id=organization_id, types=frozenset({event_types.REVIEW_COMPLETED})
    )
    looks = _newest(_looks(organization_id, reviews), most=most_records)
    yield from _corrected(organization_id, looks)
    yield from _left(organization_id, looks, reviews)


def _looks(organization_id: str, reviews: Mapping[str, datetime]) -> dict[str, datetime]:
    """When each record was looked over last."""
    looks = dict(reviews)
    corrections = (
        Correction.objects.in_organization(organization_id)
        .values("record_id")
        .annotate(last=Max("corrected_at"))
    )
    for row in corrections:
        looks[row["record_id"]] = max(row["last"], looks.get(row["record_id"], row["last"]))
    return looks


def _newest(looks: Mapping[str, datetime], *, most: int) -> dict[str, datetime]:
    return dict(sorted(looks.items(), key=lambda item: (item[1], item[0]), reverse=True)[:most])


def _corrected(organization_id: str, looks: Mapping[str, datetime]) -> Iterator[LookedOver]:
    corrections = Correction.objects.in_organization(organization_id).filter(record_id__in=list(looks))
    for correction in corrections.exclude(path__endswith=ASSERTED).order_by("id"):
        before = Field.model_validate(correction.before)
        if _judgeable(before):
            yield LookedOver(
                record_id=correction.record_id,
                path=correction.path,
                before=before,
                corrected=True,
                reviewed=True,
                after=correction.after,
            )


def _left(
    organization_id: str, looks: Mapping[str, datetime], reviews: Mapping[str, datetime]
) -> Iterator[LookedOver]:
    versions = ReferralVersion.objects.in_organization(organization_id)
    stood: dict[str, int] = {}
    reviewed: dict[str, bool] = {}
    extracted: dict[str, str] = {}
    for record_id, version, job_id, created_at in (
        versions.filter(record_id__in=list(looks))
        .order_by("number")
        .values_list("record_id", "id", "job_id", "created_at")
    ):
        if created_at > looks[record_id]:
            continue
        stood[record_id] = version
        if extracted.get(record_id) != job_id:  # the first version of an extraction; corrections follow it
            extracted[record_id] = job_id
            reviewed[record_id] = record_id in reviews and created_at <= reviews[record_id]
    rows = versions.filter(id__in=list(stood.values())).order_by("id").values_list("record_id", "referral")
    for record_id, referral in rows.iterator(chunk_size=100):
        for path, field in walk(Referral.model_validate(referral)):
            if _judgeable(field):
                yield LookedOver(
                    record_id=record_id,
                    path=path,
                    before=field,
                    corrected=False,
                    reviewed=reviewed[record_id],
                )


def _judgeable(field: Field) -> bool:
    return field.value is not None and field.source == "assistant" and field.confidence_raw is not None
