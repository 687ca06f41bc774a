"""Who is calling."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

CredentialKind = Literal["pk", "ak", "at"]

SCOPES: dict[str, str] = {
    "documents:write": "upload documents",
    "extractions:write": "start extraction jobs",
    "records:read": "read records, referrals and documents",
    "records:write": "correct and archive records",
    "pathways:run": "start pathway runs",
    "runs:read": "read runs and reviews",
    "reviews:write": "approve, override, resume, retry and cancel runs",
    "events:read": "read the event feed",
    "webhooks:write": "manage webhook endpoints",
}
"""Every scope a credential can carry, and what it allows."""

DEFAULT_SCOPES: dict[CredentialKind, tuple[str, ...]] = {
    "pk": ("documents:write",),
    "ak": ("extractions:write",),
    "at": tuple(scope for scope in SCOPES if scope not in ("documents:write", "extractions:write")),
}


class Principal(BaseModel):
    """An authenticated caller. `team_id` and `user_id` are None for credentials of the whole organization."""

    model_config = ConfigDict(frozen=True)

    organization_id: str
    team_id: str | None = None
    user_id: str | None = None
    credential_id: str = ""
    scopes: frozenset[str] = frozenset()

    is_authenticated: bool = True

    @property
    def actor(self) -> str:
        """How events and access entries name this caller."""
        return f"user:{self.user_id}" if self.user_id else f"credential:{self.credential_id}"

    @property
    def pk(self) -> str:
        return self.credential_id


class OrganizationSettings(BaseModel):
    """What an organization has chosen, as other rooms need it."""

    model_config = ConfigDict(frozen=True)

    id: str
    name: str
    is_active: bool
    job_key_required: bool
    job_result_hours: int
    patient_data_in_mail: bool
    assistant: str = ""
    model_egress: bool = False
    own_names: tuple[str, ...] = ()
    call_hosts: frozenset[str] = frozenset()
    patient_data_in_calls: bool = False
    fhir_base_url: str = ""


class PersonData(BaseModel):
    """A person of an organization, as other rooms need to know who may do what."""

    model_config = ConfigDict(frozen=True)

    id: str
    username: str
    team_id: str | None
    role: str
    is_administrator: bool
