"""One confidence for a whole referral."""

from __future__ import annotations

from referrals.data.referral import Referral, walk

_ESSENTIAL = (
    "patient.given_name",
    "patient.family_name",
    "patient.birth_date",
    "referrer.name",
    "request.specialty",
    "request.reason",
)


def overall_confidence(referral: Referral) -> float:
    """Return how far to trust the referral as a whole, 0-1.

    It is the mean over what every referral must hold and everything else that was found; an essential value
    that is absent
    counts as zero, so that an empty form is not trusted for lack of errors.
    """
    counted = [
        field.confidence if field.value is not None else 0.0
        for path, field in walk(referral)
        if field.value is not None or path in _ESSENTIAL
    ]
    return round(sum(counted) / len(counted), 4) if counted else 0.0
