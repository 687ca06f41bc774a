"""What people corrected in a referral, written onto a new extraction of its record.

An entry of a list has no number of its own: it is known again by what it is called, and of several that are called the
same, by which of them it is.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from referrals.added_entries import ENTRIES, entries_of, with_entries
from referrals.data.referral import Field, Frozen, Referral, replace_fields, walk

_PARTS = "document.parts"


class Kept(NamedTuple):
    """A referral with the corrections of people. `kept` and `read_otherwise` name fields of it, and `lost` fields of
    the referral that the corrections stood in. A field is `read_otherwise` where the extraction now finds a third
    value, neither what it found before nor what the person wrote.
    """

    referral: Referral
    kept: tuple[str, ...] = ()
    read_otherwise: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


def with_corrections(*, found_before: Referral, corrected: Referral, found_now: Referral) -> Kept:
    """Write onto `found_now` what people made of `found_before`: `corrected`."""
    theirs = {path: field for path, field in walk(corrected) if field.source == "human"}
    was = dict(walk(found_before))
    placing = _Placing(found_now)
    for where in ENTRIES:
        placing.place_entries(where, found_before, corrected)
    placing.place_parts(corrected)
    now = dict(walk(placing.referral))
    places = {path: placing.new_path(path) for path in theirs}
    changes = {new: theirs[path] for path, new in places.items() if new is not None and new in now}
    return Kept(
        referral=replace_fields(placing.referral, changes),
        kept=tuple(changes),
        read_otherwise=tuple(
            new
            for path, new in places.items()
            if new in changes and _is_a_third(now[new], was.get(path), theirs[path])
        ),
        lost=tuple(
            path
            for path, new in places.items()
            if new not in changes and not path.startswith(tuple(placing.gone))
        ),
    )


class _Placing:
    """Where the entries of the corrected referral stand in the new one; entries of people are added to it."""

    def __init__(self, found_now: Referral) -> None:
        self.referral = found_now
        self.places: dict[str, str] = {}
        self.gone: list[str] = []
        """Entries that a person struck out, and that were not found again: there is nothing to do."""

    def new_path(self, path: str) -> str | None:
        """Return the path of the field in the new referral; None where its entry is not there."""
        if "]." not in path:
            return path
        entry, _, member = path.partition("].")
        place = self.places.get(f"{entry}].")
        return None if place is None else f"{place}{member}"

    def place_entries(self, where: str, found_before: Referral, corrected: Referral) -> None:
        """Find each entry again, by what the service called it or else by what the person does; add those that only a
        person knows.
        """
        before, wanted = entries_of(found_before, where), entries_of(corrected, where)
        free: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for index, entry in enumerate(entries_of(self.referral, where)):
            free[_called(where, entry)].append(index)
        for naming in (before, wanted):
            for index, entry in enumerate(naming):
                old, called = f"{where}[{index}].", _called(where, entry)
                if old not in self.places and any(called) and free[called]:
                    self.places[old] = f"{where}[{free[called].pop(0)}]."
        for index, entry in enumerate(wanted):
            old = f"{where}[{index}]."
            if old not in self.places:
                self._without_a_place(where, old, entry)

    def _without_a_place(self, where: str, old: str, entry: Frozen) -> None:
        entry_type, needed, _asserted = ENTRIES[where]
        names = [getattr(entry, member) for member in needed]
        if names[0].source == "human" and names[0].value is None:
            self.gone.append(old)
        elif all(name.source == "human" and name.value is not None for name in names):
            given = {name: field for name, field in walk(entry) if field.source == "human"}
            entries = (*entries_of(self.referral, where), entry_type(**given))
            self.referral = with_entries(self.referral, where, entries)
            self.places[old] = f"{where}[{len(entries) - 1}]."

    def place_parts(self, corrected: Referral) -> None:
        """The kind of a part is a correction of the same pages only."""
        now: Sequence[Any] = self.referral.document.parts
        numbers = {(part.document_id, part.pages): index for index, part in enumerate(now)}
        for index, part in enumerate(corrected.document.parts):
            if (number := numbers.get((part.document_id, part.pages))) is not None:
                self.places[f"{_PARTS}[{index}]."] = f"{_PARTS}[{number}]."


def _called(where: str, entry: Frozen) -> tuple[str, ...]:
    """What an entry is known by: what it needs, or all that it holds where it lacks that."""
    members = dict(walk(entry))
    needed = tuple(_folded(members[name]) for name in ENTRIES[where][1])
    return needed if needed[0] else ("", *(_folded(field) for field in members.values()))


def _is_a_third(now: Field, was: Field | None, theirs: Field) -> bool:
    known = {_folded(theirs), _folded(was) if was is not None else ""}
    return now.source != "human" and now.value is not None and _folded(now) not in known


def _folded(field: Field) -> str:
    """The letters and digits of a value, so that another rendering of the same words is the same."""
    text = unicodedata.normalize("NFKD", "" if field.value is None else str(field.value)).casefold()
    return "".join(character for character in text if character.isalnum())
