"""WSGI entry point: `granian --interface wsgi config.wsgi:application`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from common.api import form_too_large
from common.bodies import Bodies
from common.errors import ApplicationError
from common.middleware import is_api
from referrals import reading
from referrals.received_files import file_too_large, longest_request

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")


def most_bytes(environ: Mapping[str, Any]) -> tuple[int, ApplicationError]:
    """Return at how many bytes a request is too long that does not say its length, and what is said then."""
    holds_files = str(environ.get("CONTENT_TYPE", "")).startswith("multipart/")
    if is_api(str(environ.get("PATH_INFO", ""))) and holds_files:
        return longest_request(), file_too_large()
    return settings.DATA_UPLOAD_MAX_MEMORY_SIZE or 0, form_too_large()


reading.warm_up()  # uploads are looked at in a child of a server that takes a moment to start
application = Bodies(get_wsgi_application(), most_bytes=most_bytes)
