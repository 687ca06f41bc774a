"""Subjects of letters that ask for something."""

from __future__ import annotations

import re


def asks_about(words: str) -> bool:
    """Tell whether the subject of a letter asks about a finding, whatever that is called: "Narrow angles, please assess
    for iridotomy"."""
    return _ASKED.search(words) is not None


_ASKED = re.compile(
    r"[a-z]{3,}[,;\u2013-] ?(?:please|pls|kindly) (?:assess|see|review|evaluate|examine|consider|investigate|treat)\b",
    re.IGNORECASE,
)


def matter_before_a_request(words: str) -> str:
    """Return what the subject of a letter names before it says that it asks, in other languages than English: "Diabète
    gestationnel" of "Diabète gestationnel, demande de consultation"; "" where it names nothing so, or somebody."""
    asked = _MATTER_AND_REQUEST.match(words)
    return asked["matter"] if asked is not None and not _SOMEBODY.search(asked["matter"]) else ""


_MATTER_AND_REQUEST = re.compile(
    r"(?P<matter>[^\W\d_][^,;:\d\u2013]{5,70}?)(?:\s*[,;:\u2013]| -) ?(?:demande (?:de |d['\u2019])|bitte um|"
    r"(?:anfrage|termin)\b|aanvraag|verzoek|graag|richiesta|si richiede|solicitud|se solicita|solicito|ruego|pedido|"
    r"anhållan|önskar|ønskes|prośba|proszę)",
    re.IGNORECASE,
)
_SOMEBODY = re.compile(r"[A-ZÀ-Þ][\w'\u2019-]+,? [A-ZÀ-Þ]|\b(?:M\.|Mme|Herrn?|Frau|Sra?|Sig|Mevr|Dhr)\b")
