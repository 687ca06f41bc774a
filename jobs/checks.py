"""What Django checks of the configured models before anything runs (`manage.py check`)."""

from __future__ import annotations

import os
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Warning, register

from jobs.extraction.models import BUILTIN
from jobs.extraction.models.configuration import ModelConfig, same_model
from jobs.extraction.models.needs import lacking
from jobs.extraction.models.providers import NotInstalled, require_library


@register("models")
def check_models(**_: Any) -> list[CheckMessage]:
    """Refuse a judge that is an assistant's own model, names that mean two things, and libraries that are missing;
    warn of what a provider has not been given, and of documents that would go out unsealed.
    """
    assistants: dict[str, ModelConfig] = settings.ASSISTANT_MODELS
    judge: ModelConfig | None = settings.JUDGE_MODEL
    found: list[CheckMessage] = []
    for config in (*assistants.values(), *([judge] if judge else [])):
        found += _of_one(config)
        if judge is not None and config is not judge and same_model(config, judge):
            found.append(
                Error(
                    f"JUDGE_MODEL is the same model at the same place as the assistant {config.name}.",
                    hint="A model that judges itself prefers itself. Name another model, or leave JUDGE_MODEL empty.",
                    id="jobs.E001",
                )
            )
    return found


def _of_one(config: ModelConfig) -> list[CheckMessage]:
    found: list[CheckMessage] = []
    if config.name == BUILTIN:
        found.append(
            Error(
                f"An assistant cannot be called {BUILTIN}: this is the one that is always there.",
                hint="Choose another name.",
                id="jobs.E002",
            )
        )
    try:
        require_library(config.provider)
    except NotInstalled as missing:
        found.append(Error(f"The model of {config.name} cannot be asked.", hint=str(missing), id="jobs.E003"))
    else:
        found += [
            Warning(
                f"The model of {config.name} ({config.model}) has not been given {needed}.",
                hint="Without it every question fails, and the built-in assistant is used.",
                id="jobs.W002",
            )
            for needed in lacking(config, os.environ)
        ]
    if config.base_url.lower().startswith("http://") and config.is_in_the_open:
        found.append(
            Warning(
                f"Documents go to the model of {config.name} over plain http.",
                hint="Use https for a server outside of your network; say ..._ON_PREMISES=true of one inside.",
                id="jobs.W001",
            )
        )
    return found
