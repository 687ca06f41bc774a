"""The second judge: another model looks at what was proposed. It may only lower, and it may ask.

What the built-in judge found unsupported or contradicted stays so; what it found supported becomes at most
uncertain. What it gives no answer about is uncertain too, and the reason says so: silence is no support.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from pydantic import Field as Member

from jobs.extraction.models.answers import Answer, Written
from jobs.extraction.models.asking import Question, ask_all
from jobs.extraction.models.chunks import chunks_of
from jobs.extraction.models.configuration import ModelConfig
from jobs.extraction.models.prompts import JUDGE, between_marks
from referrals.data.pages import Page
from referrals.data.referral import Field, Referral, replace_fields, walk

ENTRIES_AT_ONCE = 30
CHARACTERS_OF_A_REASON = 200
FACTOR: dict[str, float] = {"no": 0.5, "unclear": 0.8}
SAID_BOTH = "it said yes and something else"
MOST_WHEN_UNCERTAIN = 0.69
"""As for the built-in judge: what is uncertain is not shown as surer than this."""


class Opinion(Answer):
    """What the judge says of one entry, by its number."""

    number: Annotated[int, Member(ge=1, le=ENTRIES_AT_ONCE)]
    said: Literal["yes", "no", "unclear"]
    why: Annotated[Written, Member(max_length=CHARACTERS_OF_A_REASON)] | None


class Opinions(Answer):
    opinions: Annotated[list[Opinion], Member(max_length=ENTRIES_AT_ONCE)]


def second_opinion(*, config: ModelConfig, referral: Referral, pages: Sequence[Page]) -> Referral:
    """Return the referral with the model's doubts; no confidence is higher and no verdict better than before.

    Raises ModelFailed when the model gives no opinion at all; `without_opinion` says that in the referral.
    """
    asked = dict(_to_ask(referral))
    said = _opinions(asked, config, pages)
    changed = {
        path: _lowered(field, said[path]) if path in said else _unanswered(field)
        for path, field in asked.items()
    }
    return replace_fields(referral, changed)  # type: ignore[no-any-return]


def without_opinion(*, referral: Referral, why: str) -> Referral:
    """Return the referral with each field that would have been asked about uncertain, as nobody answered; `why` is said
    with it.
    """
    reason = f"The second judge gave no opinion: {why}."
    changed = {path: _uncertain(field, reason) for path, field in _to_ask(referral)}
    return replace_fields(referral, changed)  # type: ignore[no-any-return]


def _to_ask(referral: Referral) -> Iterator[tuple[str, Field]]:
    """What stands and can still be lowered: nothing a person has entered, nothing that is judged down already."""
    for path, field in walk(referral):
        open_to_doubt = field.verdict in ("supported", "uncertain") and field.source != "human"
        if field.value is not None and open_to_doubt and not path.endswith("].type"):
            yield path, field


def _opinions(asked: dict[str, Field], config: ModelConfig, pages: Sequence[Page]) -> dict[str, Opinion]:
    """The opinions by path. An entry is asked with the piece of the document that holds its place."""
    questions: list[Question] = []
    numbered: list[list[str]] = []
    for piece in chunks_of(pages, config):
        here = [path for path, field in asked.items() if _stands_in(field, piece, pages)]
        for start in range(0, len(here), ENTRIES_AT_ONCE):
            paths = here[start : start + ENTRIES_AT_ONCE]
            form = "\n".join(
                f"{n}. {_words(path)}: {asked[path].value}" for n, path in enumerate(paths, start=1)
            )
            prompt = f"{between_marks(piece)}\n\nThe form, which is data too:\n{between_marks(form)}"
            questions.append(Question(instructions=JUDGE, prompt=prompt, answer=Opinions))
            numbered.append(paths)
    if not questions:
        return {}
    said: dict[str, Opinion] = {}
    for paths, answer in zip(numbered, ask_all(questions, config), strict=True):
        for opinion in answer.opinions:
            if opinion.number <= len(paths):
                path = paths[opinion.number - 1]
                said[path] = _agreed(said.get(path), opinion)
    return said


def _agreed(before: Opinion | None, opinion: Opinion) -> Opinion:
    """What two opinions about one entry come to: who says "yes" and something else has not made up their mind."""
    if before is None or before.said == opinion.said:
        return before or opinion
    if "yes" in (before.said, opinion.said):
        return Opinion(number=opinion.number, said="unclear", why=SAID_BOTH)
    return before if before.said == "no" else opinion


def _stands_in(field: Field, piece: str, pages: Sequence[Page]) -> bool:
    numbers = {(page.document_id, page.number): number for number, page in enumerate(pages, start=1)}
    shown = (numbers.get((place.document_id, place.page)) for place in field.evidence)
    return not field.evidence or any(f"[page {number}]" in piece for number in shown)


def _words(path: str) -> str:
    """A path in words: `patient.birth_date` as "patient, birth date"."""
    section, _, leaf = path.partition(".")
    return f"{section}, {leaf.replace('_', ' ').replace('.', ' ')}"


def _lowered(field: Field, opinion: Opinion) -> Field:
    if opinion.said == "yes":
        return field
    doubt = "does not find it in the document" if opinion.said == "no" else "finds it unclear"
    why = f": {' '.join(opinion.why.split())}" if opinion.why and opinion.why.strip() else ""
    reason = f"The second judge {doubt}{why}"[: CHARACTERS_OF_A_REASON + 60]
    return _uncertain(field, reason, factor=FACTOR[opinion.said])


def _unanswered(field: Field) -> Field:
    return _uncertain(field, "The second judge gave no answer about it.")


def _uncertain(field: Field, reason: str, *, factor: float = 1.0) -> Field:
    lowered = min(round(field.confidence * factor, 4), MOST_WHEN_UNCERTAIN)
    return field.model_copy(
        update={
            "verdict": "uncertain",
            "confidence": min(field.confidence, lowered),
            "reasons": (*field.reasons, reason),
        }
    )
