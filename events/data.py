"""An event as other rooms and other systems see it."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pydantic import BaseModel, ConfigDict


class EventData(BaseModel):
    """A fact. `team_id` says whose record it is about, None: everyone's.

    `data` holds ids, states and links, never patient data; `sequence` counts per organization without gaps.
    """

    model_config = ConfigDict(frozen=True)

    id: str
    organization_id: str
    sequence: int
    type: str
    actor: str
    team_id: str | None
    data: dict[str, Any]
    occurred_at: datetime
