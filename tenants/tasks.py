"""Periodic work of tenants."""

from __future__ import annotations

from typing import Any

from celery import shared_task

from common.clock import now
from common.connections import drop_if_lost
from tenants.services import forget_expired


@shared_task(name="tenants.retention", ignore_result=True)
def retention(**_: Any) -> None:
    """Forget stored answers of idempotent requests that have expired."""
    drop_if_lost()
    forget_expired(now=now())
