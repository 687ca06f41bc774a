"""A name without what only addresses its bearer: "Herrn OA Dr. Brandau" is Dr. Brandau, "Al Dott. Ravaioli" Dott.
Ravaioli, and "Lieber Wolfgang" or "The Triaging Clinician" nobody's name."""

from __future__ import annotations

import re

from jobs.extraction.found import Found
from jobs.extraction.text import Span

_ADDRESSES = re.compile(
    r"(?:(?:z\. ?hd\. )?(?:herrn?|frau)|al|alla|all['\u2019]|au|à(?: l['\u2019]attention d[eu])?|ao|aan(?: de)?|till|"
    r"monsieur|madame|m\.|mme|sr\.?|sra\.?|señora?|ex\.?m[oa]\.?(?: sr\.?a?| senhora?)?|ill\.?(?:mo|ma)|"
    r"egr\.?(?:egi[oa])?|"
    r"say[ıi]n|sn\.?|stimat[ăa]?(?: doamn[ăa]| domnule)?|n/r|n/p|"
    r"gent\.?(?:\.?m[oa]|ile)?|spett\.?(?:le)?|att\.?|att\.?ne|k ruk[aá]m|pan[ai]?|paní|geachte|de heer|"
    r"mevrouw|l[ea])\s+"
    r"(?=(?:(?:o[aä]|ca|ltd|leit\w*|chef\w*|ober\w*|prim)\.? )*(?:univ\.|priv\.|pd |dr|dott|prof|mudr|doc|"
    r"docteur|pr |sig|uzm|op\.|yrd|doç|lek|prim))|say[ıi]n (?=[A-ZÇĞİÖŞÜ][^\W\d_]+ [A-ZÇĞİÖŞÜ])|"
    r"(?:oa|oä|ca|ltd\. oa|oberarzt|oberärztin|chefarzt|chefärztin|leitende[rn]? oberarzt)\.? (?=(?:dr|prof|priv|pd))",
    re.IGNORECASE,
)
_GREETED = re.compile(
    r"(?:liebe[rs]?|lieve|beste|car[oai]|chère?|querid[oa]|estimad[oa]|prezad[oa]|kära|bästa)\s",
    re.IGNORECASE,
)
_ON_DUTY = re.compile(
    r"(?:the )?(?:triag(?:e|ing)|referrals?|duty|on[- ]call|receiving|admitting|accepting|reviewing|vetting|booking|"
    r"responsible|appropriate|relevant|next available|clinical|medical)[ /](?:\w+[ /])?(?:clinicians?|consultants?|"
    r"doctors?|physicians?|nurses?|registrars?|specialists?|officers?|coordinators?|teams?|staff|lead|director)",
    re.IGNORECASE,
)
"""Who does a task, whoever that is today."""


def without_address(found: Found | None) -> Found | None:
    """Return a name without the forms of address before its title; None of a mere greeting, or of whoever is on
    duty."""
    if found is None:
        return None
    words = str(found.value)
    if _GREETED.match(words) or _ON_DUTY.fullmatch(words):
        return None
    while lead := _ADDRESSES.match(words):
        words = words[lead.end() :]
    cut = len(str(found.value)) - len(words)
    if not cut or len(found.spans) != 1:
        return found
    place = found.spans[0]
    return Found(words, (Span(place.start + cut, place.end),), found.confidence, found.reasons)
