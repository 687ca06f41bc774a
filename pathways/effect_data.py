"""The effects of a run's actions as the API shows them."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pydantic import BaseModel, ConfigDict


class EffectData(BaseModel):
    """What an action of a run did, or was to do. `made` are the FHIR resources of a task, for who may read records."""

    model_config = ConfigDict(frozen=True)

    id: str
    node: str
    kind: str
    status: str
    intended_at: datetime
    done_at: datetime | None
    attempts: int
    error: str | None
    made: dict[str, Any] | None
