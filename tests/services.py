"""A pytest plugin (`-p tests.services`) that gives each test run its own Postgres and Valkey before Django
reads its settings.
"""

from __future__ import annotations

import os
import secrets
import shutil
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from deploy.local.services import local_services

_running = ExitStack()


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: Any, parser: Any, args: Any) -> None:
    """Start the servers; `--help` and `--version` come here too and cost a second."""
    directory = Path(tempfile.mkdtemp(prefix="ras-test-"))
    directory.chmod(0o755)
    _running.callback(shutil.rmtree, directory, ignore_errors=True)
    services = _running.enter_context(local_services(directory=directory))
    os.environ |= services.environment
    os.environ |= {
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "SECRET_KEY": secrets.token_urlsafe(48),
        "OUTBOUND_ALLOWED_PRIVATE_HOSTS": "127.0.0.1,localhost",
        "ALLOWED_HOSTS": "127.0.0.1,localhost,testserver",
        "LOG_LEVEL": "WARNING",
        "READING_PROCESSES": "1",
    }


def pytest_unconfigure(config: pytest.Config) -> None:
    """Stop the servers and remove their files."""
    _running.close()
