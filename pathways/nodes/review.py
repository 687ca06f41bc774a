"""What a wait asks of people: who it is for, and the form they fill in."""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import date
from typing import Literal, Self

from pydantic import model_validator

from common.errors import FieldError
from pathways.context import Variable
from pathways.values import Frozen, Name, Slug, Title

FormFieldType = Literal["text", "number", "date", "choice", "yes_no"]

LONGEST_TEXT = 4000


class Assignee(Frozen):
    """Who may answer: exactly one of a team, a role or a user. The team `record_team` is the record's own."""

    team: Name | None = None
    role: Slug | None = None
    user: Name | None = None

    @model_validator(mode="after")
    def exactly_one(self) -> Self:
        if sum(given is not None for given in (self.team, self.role, self.user)) != 1:
            raise ValueError("name exactly one of `team`, `role` or `user`")
        return self


class FormField(Frozen):
    """One typed question of a review's form; `choices` are given for the type `choice` only."""

    name: Slug
    type: FormFieldType
    label: Title
    required: bool = False
    choices: tuple[Title, ...] = ()

    @model_validator(mode="after")
    def choices_fit_the_type(self) -> Self:
        if (self.type == "choice") != bool(self.choices):
            raise ValueError("give `choices` for a field of type `choice`, and for no other")
        return self


def read_form(
    *, form: tuple[FormField, ...], answers: Mapping[str, object]
) -> tuple[dict[str, Variable], tuple[FieldError, ...]]:
    """Check the answers to a form and return (values by name, what is wrong).

    A question without an answer has the value None. Messages never repeat what was answered.
    """
    values: dict[str, Variable] = {}
    errors = [
        FieldError(field=name, message=f"The form has no field {name!r}. Remove it.")
        for name in sorted(set(answers) - {field.name for field in form})
    ]
    for field in form:
        answer = answers.get(field.name)
        if answer is None or answer == "":
            values[field.name] = None
            if field.required:
                errors.append(FieldError(field=field.name, message=f"{field.label}: an answer is required."))
            continue
        value, complaint = _typed(field, answer)
        values[field.name] = value
        if complaint:
            errors.append(FieldError(field=field.name, message=f"{field.label}: {complaint}"))
    return values, tuple(errors)


def _typed(field: FormField, answer: object) -> tuple[Variable, str | None]:
    """Return (value, None) or (None, what to answer instead)."""
    match field.type:
        case "text":
            if isinstance(answer, str) and len(answer) <= LONGEST_TEXT:
                return answer, None
            return None, f"answer with text of at most {LONGEST_TEXT} characters."
        case "number":
            if isinstance(answer, (int, float)) and not isinstance(answer, bool) and math.isfinite(answer):
                return answer, None
            return None, "answer with a number."
        case "date":
            return _iso_date(answer)
        case "yes_no":
            if isinstance(answer, bool):
                return answer, None
            return None, "answer with true or false."
        case "choice":
            if isinstance(answer, str) and answer in field.choices:
                return answer, None
            return None, f"choose one of {', '.join(field.choices)}."


def _iso_date(answer: object) -> tuple[str | None, str | None]:
    if isinstance(answer, str) and len(answer) == len("2026-01-31"):
        try:
            return date.fromisoformat(answer).isoformat(), None
        except ValueError:
            pass
    return None, "answer with a date that exists, as YYYY-MM-DD."
