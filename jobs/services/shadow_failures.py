"""Why runs of a shadow failed, in words, and what will keep one from ever working."""

from __future__ import annotations

from jobs.services.candidates import candidate_choice
from jobs.services.chosen_models import REASONS

_OF_MODELS = "model_"
"""Before the code of a failure that was tried again until the attempts ran out."""


def failure_in_words(code: str) -> str:
    """Return why a run failed, for its code: that of a model's refusal, `stopped`, or the name of what went wrong."""
    if code == "stopped":
        return "the shadow was stopped before"
    reason = REASONS.get(code.removeprefix(_OF_MODELS))
    return f"{reason} ({code})" if reason else f"the run broke off ({code or 'unknown'})"


def what_hinders(assistant: str, *, organization_id: str) -> str:
    """Return in words why an assistant may not be asked for the organization as things are, "" when it may; inside the
    organization's scope.
    """
    refused = candidate_choice(assistant, organization_id=organization_id).refused if assistant else ""
    return REASONS.get(refused, "")
