"""The country that an export is from, where no other sign of one is on the page: by the names of its fields."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.exports.told import Export
from jobs.extraction.text import Text

_SIGNS = (
    ("US", r"npi|zip(?:code)?|ssn"),
    ("GB", r"nhs|chi|ods|gmc"),
    ("AU", r"suburb|ihi|medicare|provider_?no"),
    ("NZ", r"nhi|hpi"),
    ("CA", r"ohip|ramq|phn|hcn"),
    ("NL", r"bsn|gebdat\w*|geboortedatum|achternaam|huisarts"),
    ("DE", r"geburtsdatum|nachname|vorname|krankenkasse|plz"),
    ("FR", r"naissance|prenom|nom"),
    ("IT", r"cognome|nascita|codice_?fiscale"),
    ("ES", r"apellidos?|nacimiento"),
    ("IN", r"aadhaar|abha|uhid"),
)
_NAMES = tuple(
    (region, re.compile(rf"(?<![a-z])(?:{names})(?![a-z])", re.IGNORECASE)) for region, names in _SIGNS
)
_JOINED = re.compile(r"(?<=[a-z])(?=[A-Z])|_")


def region_of_names(text: Text, exports: Sequence[Export]) -> str | None:
    """Return the country whose names for fields the exports have most, as a two-letter code; None without one."""
    printed = " ".join(
        _JOINED.sub(" ", text.content[export.span.start : export.span.end]) for export in exports
    )
    counts = {region: len(names.findall(printed)) for region, names in _NAMES}
    most = max(counts, key=lambda region: counts[region])
    return most if counts[most] else None
