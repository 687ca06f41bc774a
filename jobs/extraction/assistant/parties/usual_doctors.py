"""Whom the patient goes to otherwise: a form names the registered doctor beside who sends it."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label

_USUAL = re.compile(
    r"(?:usual|registered|own|general (?:medical |dental )?practitioner|family (?:doctor|physician|gp)|gp$|gmp$|pcp|"
    r"hausarzt|huisarts|m[ée]decin traitant|medico (?:curante|di base)|m[ée]dico (?:de cabecera|de fam[íi]lia))",
    re.IGNORECASE,
)
_REMARK = re.compile(r"\s*\([^()]*\)$")


def is_of_the_usual_doctor(document: Document, label: Label) -> bool:
    """Tell whether a label names the usual doctor, with the words of its cell before it where all are one label:
    "General medical practitioner"."""
    wording = label.wording.rpartition(" / ")[2]
    cell = document.text.cell_at(label.span.start)
    before = document.text.content[cell.span.start : label.span.start].strip() if cell else ""
    whole = f"{before} {wording}" if before.replace(" ", "").isalpha() else wording
    return _USUAL.match(_REMARK.sub("", whole)) is not None
