"""What was found on a page with an export by the rules for letters and forms: which of it may stand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from jobs.extraction.assistant.exports.told import Export
from jobs.extraction.assistant.second.believing import places_of
from jobs.extraction.text import Span, Text
from referrals.data.referral import Clinical, Evidence, Field, Referral, missing, replace_fields, walk

_ONE_THING = ("patient.", "referrer.", "recipient.", "insurance.", "request.date")
"""Fields that have a place of their own in an export, and are not told in its notes."""
_LISTS = ("diagnoses", "symptoms", "history", "medications", "allergies", "observations")


@dataclass(frozen=True, slots=True)
class Around:
    """The exports of a text, to tell what stands in them and how."""

    text: Text
    exports: Sequence[Export]

    def of(self, referral: Referral) -> Referral:
        """Return the referral without values that stand in an export but not within one value of it, or within one that
        is somebody else's."""
        fields = dict(walk(referral))
        lost = {
            path
            for path, field in fields.items()
            if field.value is not None
            and not path.startswith("document.")
            and not self._may_stand(path, field)
        }
        kept: Referral = replace_fields(referral, {path: missing() for path in lost})
        clinical = {name: _stated(getattr(kept.clinical, name)) for name in _LISTS}
        numbers = tuple(each for each in kept.patient.identifiers if each.value.value is not None)
        return kept.model_copy(
            update={
                "patient": kept.patient.model_copy(update={"identifiers": numbers}),
                "clinical": kept.clinical.model_copy(update=clinical),
            }
        )

    def outside(self, clinical: Clinical) -> Clinical:
        """Return what stands in no export of the clinical lists."""
        return clinical.model_copy(
            update={
                name: tuple(
                    each for each in getattr(clinical, name) if not self._touches(_main(each).evidence)
                )
                for name in _LISTS
            }
        )

    def _touches(self, evidence: Sequence[Evidence]) -> bool:
        places = list(places_of(self.text, evidence))
        return any(place.meets(export.span) for place in places for export in self.exports)

    def _may_stand(self, path: str, field: Field) -> bool:
        return all(self._one_may_stand(path, evidence) for evidence in field.evidence)

    def _one_may_stand(self, path: str, evidence: Evidence) -> bool:
        quote = _folded(evidence.quote)
        for place in places_of(self.text, (evidence,)):
            for export in self.exports:
                if not place.meets(export.span):
                    continue
                within = [
                    value
                    for value in export.values
                    if place.meets(value)
                    and quote
                    and quote in _folded(self.text.content[value.start : value.end])
                ]
                if not any(_is_free(path, value, export) for value in within):
                    return False
        return True


def _is_free(path: str, value: Span, export: Export) -> bool:
    """Whether a value may be read as a path's: it is nobody else's, and what has a place of its own is not told as
    something else."""
    about = [each.path for each in export.told if any(value.meets(span) for span in each.spans)]
    if path.startswith(_ONE_THING):
        return all(_is_part(path, told) for told in about) and not (export.complete and not about)
    others = [told for told in about if told.startswith("clinical.") and path.startswith("clinical.")]
    return "other" not in about and all(
        told.split(".")[1] == path.split(".")[1].split("[")[0] for told in others
    )


def _is_part(path: str, told: str) -> bool:
    """Whether what is told is the path, or a part of what it is put together of."""
    return path.split(".")[0].split("[")[0] == told.split(".")[0] and not told.startswith(
        ("patient.id", "clinical")
    )


def _main(entry: Any) -> Field:
    """The field that names an entry of a clinical list."""
    return next(field for _, field in walk(entry) if field.value is not None)


def _stated(entries: Sequence[Any]) -> tuple[Any, ...]:
    """The entries of a list that still have the field which names them: their first, a diagnosis its code as well."""
    return tuple(
        entry
        for entry in entries
        if next(field for _, field in walk(entry)).value is not None
        or getattr(entry, "icd10cm", missing()).value
    )


def _folded(words: str) -> str:
    return re.sub(r"[\W_]+", "", words).casefold()
