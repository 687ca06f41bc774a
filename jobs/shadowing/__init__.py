"""Shadow mode: a candidate beside what an organization uses. Pure: what differs between two results, and how often."""

from jobs.shadowing.agreement import Agreement, Confusion, Corrected, PathAgreement, Ran, agreement_of
from jobs.shadowing.comparing import Compared, ShadowResult, compare

__all__ = [
    "Agreement",
    "Compared",
    "Confusion",
    "Corrected",
    "PathAgreement",
    "Ran",
    "ShadowResult",
    "agreement_of",
    "compare",
]
