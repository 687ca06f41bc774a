"""Words before something that make it somebody else's than the patient's."""

from __future__ import annotations

import re

from jobs.extraction.assistant.labels.owners import is_of_another

_LIVING_WITH = re.compile(r"\b(?:live|living|lives|stays?|staying|resid\w+) with\b[^.;()]*?(?=\b(?:at|in)\b)")
SOMEBODY_AT_WORK = re.compile(
    r"(?<![\w-])(?:dr|dra|dre|prof|nurse|sister|rn|gp|midwife|consultant|physician|clinician|surgery|pharmacy|"
    r"secretar(?:y|ies)|reception|bleep|pager|fax|employer|att(?:orne)?y|adjuster|lawyer|agent|callback|ordering|ordered|"
    r"signed|doctor|arzt|praxis|m[ée]decin|c/o|"
    r"via(?! (?-i:[A-ZÀ-Þ])[^,;\d\n]{2,30},? \d{1,4}[a-z]?(?=\s*(?:[,;]|[-\u2013] )))|"
    r"sw|hv|chv|(?:seen|brought|sent|referred|completed|filled in) by|"
    r"(?:alt\w*|emergency|other|second|2nd) contact|"
    r"customer|helpline|message|reception|clinic(?! (?:no|nr|num|id|#))|school|store|shop|"
    r"office|coach|pastor|contact person|(?:health )?visitor|social worker|(?:key|support|care) worker|"
    r"(?:care|case|access|intake|nurse|transplant|clinic) co-?ordinator|case ?(?:worker|manager)|care manager|"
    r"claims? (?:examiner|handler|manager|representative)|interpreter|solicitor|"
    r"enfermei?r[ao]|acs|agente comunit[áa]ri[ao]|trabajador[a]? social|assistente social[ei]?|"
    r"infirmi[eè]re?|infermier[ae]|assistante sociale|pflegedienst|sozialdienst)\b"
    r"(?!['\u2019]s)",
    re.IGNORECASE,
)
"""Words before a number that make it somebody's who works there."""
_AGAIN_THEIRS = re.compile(
    r"\b(?:own|(?<!\bto )(?<!\bthe )(?:patient|pt|px|client)|(?:his|her|their|and whose) (?:own )?(?:mobile|cell|"
    r"phone|tel\w*|home|number|landline|address)|self)\b",
    re.IGNORECASE,
)
_ANOTHERS = re.compile(
    r"\b[A-Z][\w-]+['\u2019]s (?:own )?(?:mobile|cell|phone|tel\w*|home|number|landline|address|e-?mail)\b"
)


def names_nobody_else(words: str) -> bool:
    """Tell whether words before something name nobody but the patient last."""
    words = _LIVING_WITH.sub("", words)
    others = [match.end() for pattern in (SOMEBODY_AT_WORK, _ANOTHERS) for match in pattern.finditer(words)]
    for part in re.finditer(r"[^\s,;()/]+", words):
        if is_of_another(part.group().rstrip(".:")):
            others.append(part.end())
    return not others or _AGAIN_THEIRS.search(words, max(others)) is not None
