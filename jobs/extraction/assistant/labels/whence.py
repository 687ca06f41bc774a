"""Where the patient comes from: below the patient's name "From:" stands before a village, not before who sends."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.parties.signing import PROFESSION, signing_lines
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import TITLE_BEFORE
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.text import Text

_NAMES = frozenset({"name", "full_name"})
_A_TOWN = re.compile(r"[A-ZÀ-Þ][\w'\u2019-]+(?:,? [A-ZÀ-Þ][\w'\u2019-]+){0,4}")


def with_whence(text: Text, labels: Sequence[Label]) -> list[Label]:
    """Return the labels with "From:" right below the patient's name, on a page that somebody else signs, as that of the
    patient's address."""
    named = {label.line for label in labels if label.starts_line and _names_the_patient(label)}
    return [
        replace(label, key="address", role="patient")
        if label.line - 1 in named and _says_whence(text, label)
        else label
        for label in labels
    ]


def _names_the_patient(label: Label) -> bool:
    return label.key in _NAMES and label.role == "patient" and label.value is not None


def _says_whence(text: Text, label: Label) -> bool:
    if label.key != "provider" or label.wording.casefold() != "from" or not label.starts_line:
        return False
    words = text[label.value] if label.value else ""
    somebody = TITLE_BEFORE.match(words) or without_credentials(words) != words or PROFESSION.search(words)
    if somebody or looks_like_organization(words) or not _A_TOWN.fullmatch(words):
        return False
    return any(number > label.line for number in text.once(signing_lines))
