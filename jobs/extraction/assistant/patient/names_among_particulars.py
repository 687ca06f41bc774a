"""Where a name ends among a patient's particulars that stand right behind it without labels."""

from __future__ import annotations

import re

from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.patient.particular_parts import SEX_BEHIND_NAME

_KIND_OF_NUMBER = re.compile(
    r"(?<=[\w.] )(?:(?:HOSP(?:ITAL)?|UNIT|PATIENT|PT|CHART|FILE|RECORD|CASE|CLINIC|CARD) )?[A-Z]{2,5}$"
)
"""The last capitals before a number say what number it is: "TEO MEI LAN IC S5..."."""
_NAMES_NUMBERS = re.compile(
    r"[^AEIOUY]{2,5}|IC|ID|NRIC|FIN|UR|URN|NHI|CHI|IHI|UHID|DNI|NIE|CNI|CI|PID|UID|UPI|EID|MRID|HKID|KPID|AHV|CURP|CIP|SUS|"
    r"NISS|IP|OP|OPD|IPD"
)
"""No part of a name, unless all of it is short: "TAN MEI HUA S69..."."""
_CALLED_BEHIND = re.compile(r" [\"\u201c][A-ZÀ-Þ][\w -]{1,14}[\"\u201d]$")
"""What somebody is called, behind the whole name: 'Ada ST. QUILL "Bunny"'."""
_RANKED_BEHIND = re.compile(
    r",? (?:(?:O?StR|OSR|HR|RegR|KommR|Dkfm|Mag|Dipl|Ing|BEd|DI|MSc|BSc)\b\.?(?:-Ing\.)?,? ?)+$"
)
"""Ranks and degrees behind the name of somebody who is no doctor: "QUILL Ada, OStR Mag."."""
_SEX_IN_FULL_BEHIND = re.compile(r",? (?i:(?:fe)?male)$")
_WITH_FIGURES = re.compile(r",? [^ ]*\d.*$")
_NUMBER_BEHIND = re.compile(r"[\s.:#]{1,3}[A-Z]{0,4}\d[\w./-]{4,}")


def without_what_follows(content: str, match: re.Match[str], stop: int, *, sexed: bool) -> tuple[str, str]:
    """Return the words of a name without the name of what follows, figures, a sex and what somebody is called
    behind it; and the ranks that were behind it; where a label gives the sex (`sexed`), a last letter is the name's."""
    words, begins = match["name"], match.start("name")
    if content[begins + len(words)] in ":\uff1a":
        # The last word is the name of what follows: "TEO MEI LAN NRIC: S5...".
        words = words.rpartition(" ")[0].rstrip()
    if numbered := _WITH_FIGURES.search(words):
        words = words[: numbered.start()]
    if (
        _NUMBER_BEHIND.match(content, begins + len(words), stop)
        and (last := _KIND_OF_NUMBER.search(words))
        and (_NAMES_NUMBERS.fullmatch(last.group().split()[-1]) or named_by_cell(last.group()))
    ):
        words = words[: last.start()].rstrip()
    ranked = _RANKED_BEHIND.search(words)
    if ranked is not None:
        words = words[: ranked.start()]
    if not sexed and (short := SEX_BEHIND_NAME.search(words)):
        words = words[: short.start()]
    if said := _SEX_IN_FULL_BEHIND.search(words):
        words = words[: said.start()]
    if called := _CALLED_BEHIND.search(words):
        words = words[: called.start()]
    return words, ranked.group() if ranked else ""
