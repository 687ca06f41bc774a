"""WSGI entry point: `granian --interface wsgi config.wsgi:application`."""

from __future__ import annotations

import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from common.chunked_bodies import ChunkedBodies
from referrals import reading

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

FORM_BYTES = 1024 * 1024
"""What a form may hold beside its file."""

reading.warm_up()  # uploads are looked at in a child of a server that takes a moment to start
application = ChunkedBodies(get_wsgi_application(), most_bytes=settings.UPLOAD_MAX_BYTES + FORM_BYTES)
