"""The word "Name" over a column of a clinical table, under which vaccines, drugs or plans stand and nobody's name."""

from __future__ import annotations

import re

from jobs.extraction.assistant.labels.labelled import Label, asks_anybodys_name
from jobs.extraction.text import CELL, Text

_OF_A_TABLE = (
    r"dates?|times?|details?|priority|status|results?|values?|units?|dose|amount|administration|administered|given|"
    r"lot|route|sites?|reactions?|severity|types?|comments?|notes?|frequency|start(?:ed)?|end(?:ed)?|stop(?:ped)?|"
    r"onset|noted|resolved|recorded|performed|planned|authored|effective|quantity|instructions?|directions?|sig|codes?|"
    r"reference|ref|range|flag|interpretation|refusal|reason|strength|form|indications?|manufacturer|body|taken|"
    r"last|due|of|on|no|number|and|icd|10|cm|snomed|ct|cvx|rxnorm|loinc|refills?"
)
_COLUMN = re.compile(rf"(?:(?:{_OF_A_TABLE})(?:[ /.,#:-]+|$))+", re.IGNORECASE)
_BARS = re.compile(rf"[{CELL}|]")


def heads_a_column(text: Text, label: Label) -> bool:
    """Tell whether a label that asks for anybody's name heads the first column of a table, all of whose other columns
    hold dates, amounts and the like: no table of people."""
    if label.key not in ("name", "full_name") or not label.starts_line or not asks_anybodys_name(label):
        return False
    first, *others = (cell.strip(" :*") for cell in _BARS.split(text.lines[label.line].text))
    return bool(others) and first == label.wording and all(_COLUMN.fullmatch(cell) for cell in others if cell)
