"""Words around the name of a specialty that tell whether it is asked for, told of, or the address."""

from __future__ import annotations

import re

from jobs.extraction.text import Span

ASKING_NEAR = re.compile(
    r"\b(?:refer(?:red|ral|ring|s)?|consult(?:ation)?|review|assessment|evaluation|"
    r"opinion|appointment|seen?|input|clinic|follow-?up|requires?|requests?|"
    r"requesting|specialist|service|servicio|\u00fcberweis\w*|abkl\u00e4rung|vorstellung|mitbehandlung|verordnung|ordonnance|avis|adresse|"
    r"verwij\w+|verwezen|beoordeling|remito|derivo|valoraci\u00f3n|spécialité|fachrichtung|specialisme|"
    r"especialidad)\b",
    re.IGNORECASE,
)
ADDRESSED = re.compile(
    r"\s*(?:dear |to(?: the)?\b|attn\b|attention\b|f\.?a\.?o\b|for the attention of|a la atenci[óo]n|"
    r"[àa] l['\u2019]attention|the (?:consultant|registrar|specialist)\b|all['\u2019 ]ambulatorio\b|"
    r"al(?:la)? (?:reparto|servizio|centro|divisione|clinica)\b|an (?:die|das|den)\b|aan\b|t\.a\.v\b)",
    re.IGNORECASE,
)
SOMEBODY_ELSE = re.compile(
    r"\b(?:segui\w+(?: actual)? (?:en|em|por|da|in)|under|follow(?:ed by|s up|-?up) (?:with|at|in)|followed by|"
    r"seen by|previously|known to|discharged (?:from|"
    r"by)|attends|attended|sees|managed by|continue with)\b[^.]{0,30}$",
    re.IGNORECASE,
)
NAMES_OTHERS = frozenset(
    (
        "family",
        "social",
        "encounters",
        "results",
        "medications",
        "allergies",
        "plan",
        "immunizations",
        "other",
        "assessment",
    )
)
DONE_BEFORE = re.compile(
    r"\b(?:previous(?:ly)?|last|recent|prior|repeat|had (?:an?|normal)|underwent|on (?:the|an?|his|her|recent)|"
    r"after|since|following|post|normal|negative|(?:his|her|their|an?) (?:recent|normal))\s+$",
    re.IGNORECASE,
)
DONE_AFTER = re.compile(
    r"\s*(?:(?:was|is|were|has been|have been|done|performed|results?|reports?|findings?|show\w*|reveal\w*|"
    r"demonstrat\w*|confirm\w*|suggest\w*|normal|negative|positive|attached|enclosed|dated)\b|"
    r"(?:in|on|of|from)? ?\(?\d)",
    re.IGNORECASE,
)
"""An examination that has been done is told of, not asked for."""
REFERRED_TO = re.compile(
    r"(?<!been )(?<!previously )(?<!was )(?:\brefer(?:ral)?|\breferring|\bconsult(?:ation)?)\b(?: (?:him|her|them|"
    r"patient|pt))? "
    r"(?:to|with|from)(?: the)?\s+$",
    re.IGNORECASE,
)
OF_A_RECEIVER = re.compile(
    r"\b(?:referrals?|requests?|intake|new patients?|consult(?:ation)?)\b", re.IGNORECASE
)
"""What a form says at its head that is its receiver's; a print-out has its sender there."""
SHORT_WORD = re.compile(
    r"(?<![\w.-])(?!PT|OT|OB|AUD|POD|MDL|CHEST|EYES?|Eyes?|Chest|Imaging|Salt)(?:[A-Z]{2,6}|[A-Z][a-z]{3,5})(?![\w.-])"
)
"""Words that can be a specialty's short name within others: in capitals, or begun with one."""


def stands_alone(content: str, span: Span) -> bool:
    """Tell whether commas, dashes or the ends of a line stand around a name."""
    before, behind = content[: span.start].rstrip(" "), content[span.end :].lstrip(" ")
    led = before[-1:] in ("", ",", "-", "\u2013", "\n", "\t", ":", "/")
    return led and behind[:1] in ("", ",", "\n", "\t", ";", ".")
