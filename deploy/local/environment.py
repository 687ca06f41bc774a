"""The settings of the service as the local stack gives them to its processes."""

import os
import secrets
from collections.abc import Mapping

from deploy.local.layout import Layout, write_private
from deploy.local.leftovers import MARK
from deploy.local.model_settings import settings_of_models

_OWNER = "DATABASE_OWNER_URL"


def local_settings(
    *, layout: Layout, addresses: Mapping[str, str], base_url: str, given: Mapping[str, str]
) -> dict[str, str]:
    """Give every setting the stack makes; what `given` (the environment) names already stays."""
    made = {
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "SECRET_KEY": secret_key(layout),
        "ALLOWED_HOSTS": "127.0.0.1,localhost",
        "PUBLIC_URL": base_url,
        # Receivers of webhooks run beside us here; elsewhere private addresses are refused.
        "OUTBOUND_ALLOWED_PRIVATE_HOSTS": "127.0.0.1,localhost",
        "LOG_LEVEL": "INFO",
    }
    if "EMAIL_HOST" not in given:
        made["EMAIL_BACKEND"] = "django.core.mail.backends.filebased.EmailBackend"
        made["EMAIL_FILE_PATH"] = str(layout.mail)
    kept = {name: given[name] for name in (*made, "DATABASE_URL", _OWNER, "REDIS_URL") if given.get(name)}
    return {**made, **kept, **settings_of_models(given), **addresses}


def for_owner(settings: Mapping[str, str], layout: Layout) -> dict[str, str]:
    """Give the environment of the one process that may change tables.

    A given `DATABASE_URL` without a `DATABASE_OWNER_URL` migrates as the role it has.
    """
    everything = _with_ours(settings, layout)
    everything.setdefault(_OWNER, everything["DATABASE_URL"])
    return everything


def for_application(settings: Mapping[str, str], layout: Layout) -> dict[str, str]:
    """Give the environment of the web server, the workers and the clock: no way to the owner."""
    return {name: value for name, value in _with_ours(settings, layout).items() if name != _OWNER}


def _with_ours(settings: Mapping[str, str], layout: Layout) -> dict[str, str]:
    ours = {"PYTHONUNBUFFERED": "1", "LOCAL_DIR": str(layout.home), MARK: str(layout.home)}
    return {name: value for name, value in os.environ.items() if name != "DEBUG"} | dict(settings) | ours


def secret_key(layout: Layout) -> str:
    """Give the checkout's secret key, made on its first start and kept."""
    if not layout.secret_key_file.exists():
        write_private(layout.secret_key_file, secrets.token_urlsafe(48))
    return layout.secret_key_file.read_text()
