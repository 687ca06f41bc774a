"""The Celery application: `celery -A config worker`."""

from __future__ import annotations

import os

from celery import Celery
from celery.signals import setup_logging

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("referral_automation_service")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@setup_logging.connect
def keep_our_logging(**_: object) -> None:
    """Leave logging as Django's settings made it: one JSON line an entry, without patient data."""
