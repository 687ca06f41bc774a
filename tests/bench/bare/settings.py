"""The least that Django and DRF need for one view on the stack's own database, connections kept as ours are."""

from __future__ import annotations

import os

import environ

SECRET_KEY = os.environ["SECRET_KEY"]
ALLOWED_HOSTS = ["127.0.0.1"]
INSTALLED_APPS = ["rest_framework"]
ROOT_URLCONF = "tests.bench.bare.urls"
DATABASES = {
    "default": environ.Env().db_url_config(os.environ["DATABASE_URL"])
    | {
        "ENGINE": "django.db.backends.postgresql",
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,
        "DISABLE_SERVER_SIDE_CURSORS": True,
    }
}
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "UNAUTHENTICATED_USER": None,
}
USE_TZ = True
