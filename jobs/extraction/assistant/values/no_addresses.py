"""What stands where an address is given and is none: a program's words for none, a number by which somebody is reached,
who signed and when, results, with whom somebody lives."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.places import looks_like_address

_PLACEHOLDER = re.compile(
    r"\b(?:address|street|city|town)(?: is| was)? (?:not )?(?:indicated|given|provided|recorded|known|available)\b",
    re.IGNORECASE,
)
"""What a program writes where it knows no address: "No Address Indicated, No City Indicated"."""
_ONLY_A_NUMBER = re.compile(
    r"\W*(?:(?:tele)?(?:phone|fax)|tel|mobile|cell|home|work|ph|mob)?\W*\d[\d\s().-]{6,}\W*(?:\([a-z]+\))?\W*",
    re.IGNORECASE,
)
_SIGNED = re.compile(
    r"\b(?:signed|authored|entered|dictated|verified|attested) (?:at|on|by)\b", re.IGNORECASE
)

_MEASURED = re.compile(
    r"\b(?:cholesterol|triglycerides|[hl]dl|h[ae]?moglobin|creatinine|glucose|platelets|mm ?hg|white count)\b",
    re.IGNORECASE,
)
"""What figures in a row tell of blood: "165, triglycerides 180, HDL cholesterol 22"."""


_WITH_WHOM = re.compile(
    r"\W*(?:(?:he |she )?lives )?(?:alone|independently|on (?:his|her|their) own|by (?:him|her)self|"
    r"with (?:(?:his|her|their|a|an|the|elderly|adult) )*(?:wife|husband|spouse|partner|sons?|daughters?|child(?:ren)?|"
    r"parents?|mother|mum|father|dad|family|brother|sister|carers?|friends?|flatmates?|grand\w+|in-laws))\b"
)
"""With whom somebody lives, where forms ask how: "Lives: alone, son near by"."""


def is_no_address(words: str) -> bool:
    """Tell whether words that stand as an address cannot be one."""
    return (
        _PLACEHOLDER.search(words) is not None
        or _ONLY_A_NUMBER.fullmatch(words) is not None
        or _SIGNED.search(words) is not None
        or _MEASURED.search(words) is not None
        or (_WITH_WHOM.match(words) is not None and not looks_like_address(words))
    )
