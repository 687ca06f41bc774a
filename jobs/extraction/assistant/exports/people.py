"""Whose the values are of an export that tells of several people: the first who is named is the patient."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.exports.key_words import meaning_of
from jobs.extraction.assistant.exports.told import Entry
from jobs.extraction.text import Text

_NAMES = {
    "patient.given": "given",
    "patient.family": "name",
    "patient.name": "name",
    "patient.birth_date": "birth",
}
_RELATED = ("relationship", "relation", "relationshiptopatient")
_ONESELF = ("self", "patient", "same", "")


def of_others(text: Text, entries: Sequence[Entry]) -> frozenset[Entry]:
    """Return the entries of people beside the patient: of a list's further persons, and of whom is told how they are
    related."""
    lists = {*_further(text, entries), *_related(text, entries)}
    if not lists:
        return frozenset()
    return frozenset(
        entry for entry in entries if any(entry.names[:size] in lists for size in range(1, len(entry.names)))
    )


def _further(text: Text, entries: Sequence[Entry]) -> Iterator[tuple[str, ...]]:
    """The places in lists that tell another name or day of birth than one told before elsewhere."""
    first: dict[str, tuple[tuple[str, ...], str]] = {}
    for entry in entries:
        what = _NAMES.get(meaning_of(entry.names).path)
        if what is None:
            continue
        place, said = _place(entry.names), _folded(text[entry.value])
        known, before = first.setdefault(what, (place, said))
        another = said not in before and before not in said
        if place and place != known[: len(place)] and another:
            yield place


def _place(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names up to the innermost list that holds more than the value."""
    inner = max((at for at, name in enumerate(names[:-1]) if name.startswith("#")), default=-1)
    return names[: inner + 1]


def _related(text: Text, entries: Sequence[Entry]) -> Iterator[tuple[str, ...]]:
    for entry in entries:
        names = [name for name in entry.names if not name.startswith("#")]
        if len(names) > 1 and names[-1].casefold().replace("_", "") in _RELATED:
            holder = entry.names[: len(entry.names) - 1 - entry.names[::-1].index(names[-1])]
            insured = meaning_of((*holder, "name")).path.startswith("insurance")
            if not insured and _folded(text[entry.value]) not in _ONESELF:
                yield holder


def _folded(words: str) -> str:
    return "".join(c for c in words if c.isalnum()).casefold()
