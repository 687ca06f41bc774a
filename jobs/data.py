"""A clinic's triage rules as a value: what they ask, what follows, and what a referral must hold."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any, Self

from pydantic import BaseModel, BeforeValidator, ConfigDict, model_validator
from pydantic import Field as Member

from referrals.data.referral import Disposition, Urgency


def _no_truth(value: Any) -> Any:
    if isinstance(value, bool):
        raise ValueError("This must be a number, not true or false.")
    return value


Number = Annotated[float, BeforeValidator(_no_truth)]
"""A number as people write it in rules; true is not taken for 1."""


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Consequence(_Value):
    """What a rule that fires does. `urgency` only raises; `score` adds up; `specialty` and `disposition`
    replace.
    """

    urgency: Urgency | None = None
    specialty: str | None = None
    disposition: Disposition | None = None
    score: Number = 0.0
    note: str = ""

    @model_validator(mode="after")
    def says_something(self) -> Self:
        if not (self.urgency or self.specialty or self.disposition or self.score or self.note):
            raise ValueError("A rule must say what follows: urgency, specialty, disposition, score or note.")
        return self


class Rule(_Value):
    """`when` is an expression of common.expressions over referrals.fields; `text` tells people what it is
    for.
    """

    name: str = Member(pattern=r"^[a-z0-9][a-z0-9_-]{0,62}$")
    when: str
    then: Consequence
    text: str = ""


class Requirement(_Value):
    """A path of the referral that must have a value; `or_else` are paths that stand in for it."""

    path: str
    why: str
    or_else: tuple[str, ...] = ()


def _review_all() -> Mapping[str, Disposition]:
    return {"*": "review"}


class Dispositions(_Value):
    """What happens to documents that are no referral, by kind; "*" stands for all other kinds."""

    not_a_referral: Mapping[str, Disposition] = Member(default_factory=_review_all)


class Ruleset(_Value):
    """One version of a clinic's rules.

    `required` maps a specialty slug to what its referrals must hold; "*" holds for all. `thresholds` maps
    referral paths (without indices) to the least confidence with which a field may decide; "*" stands for all
    others. `specialties` are those the clinic takes; empty means all, others are redirected. `red_flags_off`
    are codes of red flags that the clinic has switched off.
    """

    name: str = Member(min_length=1, max_length=100)
    version: int = Member(ge=1)
    rules: tuple[Rule, ...] = ()
    required: Mapping[str, tuple[Requirement, ...]] = Member(default_factory=dict)
    thresholds: Mapping[str, Number] = Member(default_factory=lambda: {"*": 0.7})
    dispositions: Dispositions = Dispositions()
    specialties: tuple[str, ...] = ()
    red_flags_off: tuple[str, ...] = ()

    def requirements_for(self, specialty: str | None) -> tuple[Requirement, ...]:
        """Return what a referral to the specialty must hold: the common part and its own."""
        return (*self.required.get("*", ()), *(self.required.get(specialty, ()) if specialty else ()))


class JobData(_Value):
    """A job as the open endpoint shows it. `result` is JSON text of the members that a completed job adds,
    or empty.
    """

    id: str
    organization_id: str
    record_id: str
    team_id: str | None
    status: str
    stage: str
    created_at: datetime
    started_at: datetime | None
    completed_at: datetime | None
    error_code: str
    error_message: str
    result: str
    result_expired: bool
    key_required: bool


class RequestedJob(_Value):
    """The job that a request started, or found (`existing`)."""

    id: str
    status: str
    existing: bool
