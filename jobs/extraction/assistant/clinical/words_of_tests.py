"""Names of what is measured, ordered or given against an illness, which name no condition: "thyroid function tests",
"fasting blood sugar", "influenza vaccine"."""

from __future__ import annotations

import re

_TEST = re.compile(
    r"\b(?:tests?|testing|panels?|LFTs?|TFTs?|CBC|CMP|BMP|h(?:a)?emoglobin|(?:blood )?(?:sugar|glucose)|labs?|"
    r"blood ?work|cultures?|urinalysis|profile|levels?|assay|electrolytes|white (?:blood )?(?:cell )?count|"
    r"blood cells?|sleep study|blood loss|imaging|views?(?: of the \w+)?)\W*$",
    re.IGNORECASE,
)
_FOUND = re.compile(
    r"\b(?:abnormal\w*|positive|raised|elevated|high|low|failed|deranged|impaired|reactive|increased|decreased|reduced|"
    r"borderline|unstable|fluctuating|uncontrolled|poor\w*|falling|rising|sickle|anemia|variant|stress)\b",
    re.IGNORECASE,
)
"""What a test found, which may be all that is known of a condition."""


_SIGN = re.compile(
    r"(?:^|\bshow(?:s|ed|ing) )(?:ST|PR)(?:[- ]segment)?[- ]depression\b|^red[- ]desat\w*\b", re.IGNORECASE
)
"""What a trace or a test of colours shows, which only sounds like an illness: "ST depression"."""


_CALLED_AFTER_IT = re.compile(
    r" (?:(?:blood |skin |breath )?tests?|testing|panels?|screen(?:ing|s)?|"
    r"clinics?|stud(?:y|ies)|services?|scores?|nurses?|teams?|pathway|"
    r"protocol|"
    r"vaccin\w*|immuni[sz]ation\w*|jabs?|boosters?|shots?|serology|antibod(?:y|ies)|tit(?:re|er)s?|"
    r"referrals?(?! (?:for|to|due|because|with)\b)|"
    r"(?:care |nursing )?homes?|wards?|"
    r"(?:electro)?cautery|forceps|pacing)\b",
    re.IGNORECASE,
)
"""Behind a condition, what is only called after it: "Hepatitis B vaccine", "depression screen"."""


def names_only_what_is_called_after_it(content: str, end: int) -> bool:
    """Tell whether the words behind a condition make it the name of a vaccine, a screen, a test or a service."""
    return _CALLED_AFTER_IT.match(content, end) is not None


def names_a_test(words: str) -> bool:
    """Tell whether words name a test and not what it found, or a sign that only a test shows."""
    if _SIGN.search(words):
        return True
    return _TEST.search(words) is not None and _FOUND.search(words) is None
