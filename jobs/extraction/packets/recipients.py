"""Whether a packet is for somebody else: its recipient is clearly another organization."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rapidfuzz import fuzz

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.recipients import recipient_of
from referrals.data.referral import Evidence

_ANOTHER = 60.0
_OURS = 82.0
_LEAST_SURE = 0.7
_COMMON = re.compile(
    r"\b(?:the|of|and|for|clinic|cent(?:re|er)|hospital|practice|department|dept|medical|health|care|service|"
    r"services|group|nhs|trust|"
    r"associates|inc|llc|ltd|pllc|pc)\b|[^\w\s]",
    re.IGNORECASE,
)


def misdirected(documents: Sequence[Document], *, own_names: Sequence[str]) -> tuple[Evidence, ...]:
    """Return where the packet names another organization as its recipient; () when it may be for us.

    `own_names` are the receiving organization's names; without any nothing is misdirected, and neither is a packet
    that names us anywhere on these pages.
    """
    ours = [name.casefold() for name in own_names if name.strip()]
    if not ours:
        return ()
    for document in documents:
        content = " ".join(document.text.content.casefold().split())
        if any(fuzz.partial_ratio(name, content) >= _OURS for name in ours):
            return ()
    for document in documents:
        organization = recipient_of(document).organization
        if organization.value is None or organization.confidence < _LEAST_SURE:
            continue
        named = str(organization.value).casefold()
        if all(_likeness(named, name) < _ANOTHER for name in ours):
            return organization.evidence
    return ()


def _likeness(one: str, other: str) -> float:
    """How alike two names are, 0-100, by the words that are not common to all clinics' names."""
    bare = [" ".join(_COMMON.sub(" ", words).split()) or words for words in (one, other)]
    return fuzz.token_set_ratio(*bare)
