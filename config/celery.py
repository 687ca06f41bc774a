"""The Celery application: `celery --app config.celery:app worker`."""

from __future__ import annotations

import os
import sys
import threading
from typing import Any

from celery import Celery
from celery.signals import setup_logging, worker_ready

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

PARTS_NICENESS = 5
"""A process with it gets a quarter of a core that it shares with one without (half, where the kernel shares by
sessions): a long document hardly slows a short one, and comes on where short ones keep all cores busy."""

app = Celery("referral_automation_service")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
# Celery closes Django's database connections around every task, which costs more than most tasks do. Ours stay open,
# and `common.work.perform` looks whether they are still good.
app.conf.CELERY_DB_REUSE_MAX = sys.maxsize


@setup_logging.connect
def keep_our_logging(**_: object) -> None:
    """Leave logging as Django's settings made it: one JSON line an entry, without patient data."""


@worker_ready.connect
def warm_up(sender: Any, **_: object) -> None:
    """Load what a worker's first job would wait for: the document readers, the assistant's and judge's lists.

    What reads parts of long documents gives way to all else on its machine.
    """
    from jobs import extraction
    from referrals import reading

    pools = {queue.name for queue in sender.task_consumer.queues}
    if pools == {"parts", "parts.stat"}:
        os.nice(PARTS_NICENESS)
    if pools & {"documents", "parts"}:
        reading.warm_up(ocr=True)
    if "flags" in pools:
        extraction.find_red_flags(pages=())
    if "flow" in pools:
        threading.Thread(target=extraction.warm_up, name="warm-up", daemon=True).start()
