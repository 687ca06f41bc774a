"""Assistants and judges that ask a language model. Off until the operator configures one; docs/guides/models.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Protocol

from jobs import extraction
from jobs.extraction.models.configuration import ModelConfig
from jobs.extraction.models.failures import ModelFailed
from referrals.data.packets import Packet
from referrals.data.pages import Page
from referrals.data.referral import Referral

BUILTIN = "builtin"

Assistant = Callable[[Sequence[Page], date, Packet | None], Referral]
"""Proposes a referral from the pages that are the patient's, on a day, knowing how they were sorted where they were."""


class ConfiguredModels(Protocol):
    """What has the configured models, such as Django's settings."""

    @property
    def ASSISTANT_MODELS(self) -> Mapping[str, ModelConfig]:  # noqa: N802 - the name of the setting
        """The model-backed assistants by name."""


def builtin_assistant(pages: Sequence[Page], today: date, packet: Packet | None) -> Referral:
    """The assistant that is named "builtin"; see `jobs.extraction.run_assistant`."""
    return extraction.run_assistant(pages=pages, today=today, packet=packet)


def assistant_named(name: str, settings: ConfiguredModels) -> Assistant:
    """Return the assistant of this name as a function of (pages, today, packet) that returns a Referral.

    `name` is "builtin" or a key of `settings.ASSISTANT_MODELS` (pass `django.conf.settings`). Raises LookupError
    for other names. A model-backed assistant raises ModelFailed, whose `code` is stable and holds no patient data;
    nothing falls back here, so that a comparison measures what it names. Neither does it ask whether an
    organization allows its documents to leave: for an organization's documents use `jobs.services.chosen_models`.
    """
    if name == BUILTIN:
        return builtin_assistant
    if name not in settings.ASSISTANT_MODELS:
        known = ", ".join([BUILTIN, *sorted(settings.ASSISTANT_MODELS)])
        raise LookupError(f"There is no assistant {name!r}. Configured are: {known}.")
    config = settings.ASSISTANT_MODELS[name]

    def propose(pages: Sequence[Page], today: date, packet: Packet | None) -> Referral:  # noqa: ARG001
        return extraction.run_model_assistant(config=config, pages=pages, today=today)

    return propose


__all__ = [
    "BUILTIN",
    "Assistant",
    "ConfiguredModels",
    "ModelConfig",
    "ModelFailed",
    "assistant_named",
    "builtin_assistant",
]
