"""The Celery application: `celery -A config worker`."""

from __future__ import annotations

import os
from typing import Any

from celery import Celery
from celery.signals import setup_logging, worker_ready

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("referral_automation_service")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@setup_logging.connect
def keep_our_logging(**_: object) -> None:
    """Leave logging as Django's settings made it: one JSON line an entry, without patient data."""


@worker_ready.connect
def warm_the_readers(sender: Any, **_: object) -> None:
    """Start the document readers of a worker that reads, so that its first scan does not wait for them."""
    from referrals import reading

    if any(queue.name == "documents" for queue in sender.task_consumer.queues):
        reading.warm_up(ocr=True)
