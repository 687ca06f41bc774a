"""Endpoints and deliveries as other rooms and the interface see them: never a secret, except the moment it is made."""

from __future__ import annotations

from datetime import datetime

from pydantic import BaseModel, ConfigDict, Field


class EndpointData(BaseModel):
    """A receiver. Empty `event_types` means all; `disabled_reason` is `by_request`, `gone` (410) or `failing`."""

    model_config = ConfigDict(frozen=True)

    id: str = Field(serialization_alias="endpoint_id")
    team_id: str | None
    url: str
    description: str
    event_types: tuple[str, ...]
    is_enabled: bool
    disabled_reason: str
    failing_since: datetime | None
    throttled_until: datetime | None
    previous_secret_expires_at: datetime | None
    created_at: datetime
    updated_at: datetime


class EndpointWithSecret(BaseModel):
    """An endpoint whose secret was just made: shown this once and cannot be had again."""

    model_config = ConfigDict(frozen=True)

    endpoint: EndpointData
    secret: str


class AttemptData(BaseModel):
    """One HTTP try. `error` is empty for a success, else a stable code; `at` is when it began."""

    model_config = ConfigDict(frozen=True)

    number: int
    at: datetime
    duration_ms: int
    response_status: int | None
    error: str
    response_excerpt: str


class DeliveryData(BaseModel):
    """One event for one endpoint. `attempts` counts tries since it was last queued; `log` holds all, if asked."""

    model_config = ConfigDict(frozen=True)

    id: str = Field(serialization_alias="delivery_id")
    endpoint_id: str
    event_id: str
    event_type: str
    status: str
    attempts: int
    created_at: datetime
    completed_at: datetime | None
    log: tuple[AttemptData, ...] | None = None


class Resent(BaseModel):
    """How many deliveries a resend of a range has queued, and how many of the range are left for the next call."""

    model_config = ConfigDict(frozen=True)

    queued: int
    remaining: int
