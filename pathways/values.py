"""The small words every part of a pathway is spelled with: frozen objects, keys, outcomes, the end."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

PathwayType = Literal["auto", "semiAutomatic"]

END = "end"
"""What an edge leads to when the run is over; therefore no node may be called that."""

RECORD_TEAM = "record_team"
"""Stands for the team that the record belongs to when the node runs."""

ADMINISTRATOR = "administrator"
ROLES = ("reviewer", ADMINISTRATOR)
"""What people of an organization can be."""

DONE = "done"
FAILED = "failed"
TRUE = "true"
FALSE = "false"
UNDETERMINED = "undetermined"
APPROVED = "approved"
REJECTED = "rejected"
EXPIRED = "expired"

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,47}$")]
"""A key or an outcome: it stands in expressions (`run.<key>.outcome`), so no hyphens."""

Title = Annotated[str, StringConstraints(min_length=1, max_length=80, strip_whitespace=True)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=120, strip_whitespace=True)]
Message = Annotated[str, StringConstraints(min_length=1, max_length=4000)]


class Frozen(BaseModel):
    """A value object: immutable, and unknown members are an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class BaseNode(Frozen):
    """What every node has; a kind adds `kind` and a typed `config`."""

    key: Slug
    title: Title
