"""Entries that a person adds to a list of the referral: a correction names them by the index right past its end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from common.errors import FieldError
from referrals.data.referral import (
    Allergy,
    Asserted,
    Diagnosis,
    Field,
    Finding,
    Frozen,
    Identifier,
    Medication,
    Observation,
    Referral,
)

NO_SUCH_FIELD = (
    "The referral has no such field. Use a path of GET /records/{id}/referral; to add an entry to a list, "
    "the index right past its end."
)
LONGEST_LIST = 200
_NAMED = re.compile(r"(?P<section>\w+)\.(?P<list>\w+)\[(?P<index>0|[1-9]\d{0,3})\]\.(?P<member>\w+)")
ENTRIES: dict[str, tuple[type[Frozen], tuple[str, ...], Asserted | None]] = {
    "patient.identifiers": (Identifier, ("type", "value"), None),
    "clinical.diagnoses": (Diagnosis, ("text",), "present"),
    "clinical.symptoms": (Finding, ("text",), "present"),
    "clinical.history": (Finding, ("text",), "historical"),
    "clinical.medications": (Medication, ("name",), None),
    "clinical.allergies": (Allergy, ("substance",), None),
    "clinical.observations": (Observation, ("name", "value"), None),
}
"""What each list holds, the members without which an entry says nothing, and how what is found is asserted."""


def with_entries_added(referral: Referral, paths: Iterable[str]) -> Referral:
    """Return the referral with an empty entry for each index right past the end of a list that the paths name."""
    wanted: dict[str, set[int]] = {}
    for path in paths:
        named = _NAMED.fullmatch(path)
        where = f"{named['section']}.{named['list']}" if named else ""
        if named and where in ENTRIES and named["member"] in ENTRIES[where][0].model_fields:
            wanted.setdefault(where, set()).add(int(named["index"]))
    for where, indices in wanted.items():
        referral = _extended(referral, where, indices)
    return referral


def faults_of_added(before: Referral, changes: Mapping[str, Any]) -> list[FieldError]:
    """Return what added entries lack: one without its name would say nothing."""
    faults: list[FieldError] = []
    for where, (_, needed, _asserted) in ENTRIES.items():
        begin = len(entries_of(before, where))
        added = {
            int(named["index"])
            for path in changes
            if (named := _NAMED.fullmatch(path))
            and path.startswith(f"{where}[")
            and int(named["index"]) >= begin
        }
        for index in sorted(added):
            for member in needed:
                path = f"{where}[{index}].{member}"
                if changes.get(path) is None:
                    faults.append(FieldError(path, "Give it too: an entry that you add needs it."))
    return faults


def _extended(referral: Referral, where: str, indices: set[int]) -> Referral:
    entry_type, needed, asserted = ENTRIES[where]
    entries = entries_of(referral, where)
    while len(entries) in indices and len(entries) < LONGEST_LIST:
        blank = Field(absent="not_in_document", asserted=asserted)
        entries = (*entries, entry_type(**{needed[0]: blank} if asserted else {}))
    return with_entries(referral, where, entries)


def with_entries(referral: Referral, where: str, entries: tuple[Frozen, ...]) -> Referral:
    """Return the referral with these entries in one of its lists."""
    section, name = where.split(".")
    changed = getattr(referral, section).model_copy(update={name: entries})
    return referral.model_copy(update={section: changed})


def entries_of(referral: Referral, where: str) -> tuple[Frozen, ...]:
    """Return the entries of one of the lists that `ENTRIES` names."""
    section, name = where.split(".")
    entries: tuple[Frozen, ...] = getattr(getattr(referral, section), name)
    return entries
