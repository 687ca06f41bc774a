"""The model-backed assistant: asks a model what the pages say and finds every quote again on the page.

It proposes alone. What the model leaves out stays absent; the built-in assistant fills nothing in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Any

from jobs.extraction.judge.aligner import fold
from jobs.extraction.models.answers import Answer, Place
from jobs.extraction.models.asking import Question, ask_all
from jobs.extraction.models.chunks import chunks_of, sections_for
from jobs.extraction.models.configuration import ModelConfig
from jobs.extraction.models.grounding import Grounding
from jobs.extraction.models.prompts import ASSISTANT, form_of
from jobs.extraction.models.values import Values
from referrals.data.pages import Page
from referrals.data.referral import (
    Allergy,
    Asserted,
    Clinical,
    Diagnosis,
    DocumentSection,
    Field,
    Finding,
    Frozen,
    Identifier,
    Insurance,
    Medication,
    Observation,
    Patient,
    Recipient,
    Referral,
    Referrer,
    Request,
    missing,
)

_ENTRIES: dict[str, type[Frozen]] = {
    "patient.identifiers": Identifier,
    "clinical.diagnoses": Diagnosis,
    "clinical.symptoms": Finding,
    "clinical.history": Finding,
    "clinical.medications": Medication,
    "clinical.allergies": Allergy,
    "clinical.observations": Observation,
}
MISFIT = "The model's answer is no value of this field."
_ASSERTED = ("clinical.diagnoses.text", "clinical.symptoms.text", "clinical.history.text")


def run_model_assistant(*, config: ModelConfig, pages: Sequence[Page], today: date) -> Referral:
    """Return the referral that a model reads from the pages. Raises ModelFailed.

    A value whose quote stands on no page is kept, without a place, unsupported and low.
    """
    if not any(page.words for page in pages):
        return Referral()
    questions = [
        Question(instructions=ASSISTANT, prompt=form_of(chunk), answer=section)
        for chunk in chunks_of(pages, config)
        for section in sections_for(config)
    ]
    return _Assembly(pages, ask_all(questions, config), today).referral()


class _Assembly:
    """Makes one referral of the answers to all pieces of a document."""

    def __init__(self, pages: Sequence[Page], answers: Sequence[Answer], today: date) -> None:
        self._grounding = Grounding(pages)
        self._values = Values(self._grounding.text.content, today)
        self._answers = answers

    def referral(self) -> Referral:
        return Referral(
            patient=self._section("patient", Patient),
            referrer=self._section("referrer", Referrer),
            recipient=self._section("recipient", Recipient),
            request=self._section("request", Request),
            clinical=self._section("clinical", Clinical),
            insurance=self._section("insurance", Insurance),
            document=self._section("document", DocumentSection),
        )

    def _section(self, name: str, made: type[Any]) -> Any:
        answered = [part for answer in self._answers if (part := getattr(answer, name, None)) is not None]
        members: dict[str, Any] = {}
        for leaf in made.model_fields:
            given = [value for part in answered if (value := getattr(part, leaf, None)) is not None]
            path = f"{name}.{leaf}"
            if path in _ENTRIES:
                members[leaf] = self._entries(path, [entry for entries in given for entry in entries])
            elif path != "document.parts":  # which pages belong together is not asked of a model
                members[leaf] = self._best(path, given)
        return made(**members)

    def _best(self, path: str, given: Iterable[Any]) -> Field:
        """The value that stands on a page, the first of them; else the first at all."""
        fields = [self._leaf(path, place, place.value) for place in given]
        grounded = [field for field in fields if field.evidence]
        named = [field for field in fields if field.value is not None]
        return next(iter(grounded or named or fields), missing())

    def _entries(self, path: str, given: Sequence[Any]) -> tuple[Any, ...]:
        """The entries of a list, each once, though two pieces of a document may have told it."""
        return tuple(self._each_once(path, given))

    def _each_once(self, path: str, given: Sequence[Any]) -> Iterator[Any]:
        seen: set[tuple[str, ...]] = set()
        made = _ENTRIES[path]
        for place in given:
            leaves = {
                leaf: self._leaf(
                    f"{path}.{leaf}", place, getattr(place, leaf), asserted=getattr(place, "asserted", None)
                )
                for leaf in made.model_fields
            }
            told = tuple(fold(str(field.value)) for field in leaves.values() if field.value is not None)
            if told and told not in seen:
                seen.add(told)
                yield made(**leaves)

    def _leaf(
        self, path: str, place: Place, written: str | None, *, asserted: Asserted | None = None
    ) -> Field:
        value = None if written is None else self._values.of(path, written)
        if value is None:
            return missing().model_copy(update={"reasons": (MISFIT,) if written else ()})
        return self._grounding.field(
            value,
            quote=place.quote,
            page=place.page,
            asserted=asserted if path in _ASSERTED else None,
        )
