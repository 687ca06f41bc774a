"""Which assistant proposes for an organization, and whether its documents may go to a model at all."""

from __future__ import annotations

import socket
from dataclasses import dataclass

from django.conf import settings

from common.addresses import is_public
from jobs.extraction.models.configuration import ModelConfig, same_model
from jobs.extraction.models.failures import WORDS
from jobs.services import breaker
from tenants.selectors import get_organization_settings

REASONS: dict[str, str] = {
    **WORDS,
    "egress_off": "the organization does not allow its documents to leave the premises",
    "not_configured": "it is not configured any more",
    "resting": "it failed several times and rests for a while",
    "same_model": "it is the model that proposed, and nobody judges himself",
}
"""Why a model was not used, by code."""


@dataclass(frozen=True)
class Choice:
    """The model to ask; None with `refused` (a key of REASONS) when one is wanted and may not be asked.

    `wanted` names what the organization or the operator wants, "" for the built-in one only.
    """

    config: ModelConfig | None = None
    wanted: str = ""
    refused: str = ""
    egress: bool = False

    def refused_now(self) -> str:
        """Return why nobody may be asked at this moment, "" when somebody may. It looks up a name: call it outside of
        transactions.

        A server that the operator calls on premises, and whose name leads to a public address, is taken for what
        it is.
        """
        if self.config is None:
            return self.refused
        if self.config.on_premises and not self.egress and _leads_outside(self.config.host):
            return "egress_off"
        return "" if breaker.may_call(self.config.server) else "resting"


def chosen_assistant(*, organization_id: str) -> Choice:
    """Return the assistant that the organization has chosen; inside its scope."""
    name = get_organization_settings(organization_id=organization_id).assistant
    return choice_named(name, organization_id=organization_id) if name else Choice()


def choice_named(name: str, *, organization_id: str) -> Choice:
    """Return the model-backed assistant of this name, as far as the organization allows it; inside its scope."""
    config = settings.ASSISTANT_MODELS.get(name)
    if config is None:
        return Choice(wanted=name, refused="not_configured")
    chosen = get_organization_settings(organization_id=organization_id)
    return _allowed(config, egress=chosen.model_egress)


def chosen_judge(*, organization_id: str, assistant: str) -> Choice:
    """Return the second judge for what `assistant` (its label) has proposed; inside the organization's scope.

    A judge that is the assistant's own model is refused here too: settings of processes can differ.
    """
    config: ModelConfig | None = settings.JUDGE_MODEL
    if config is None:
        return Choice()
    for proposed in settings.ASSISTANT_MODELS.values():
        if proposed.label == assistant and same_model(proposed, config):
            return Choice(wanted=config.label, refused="same_model")
    chosen = get_organization_settings(organization_id=organization_id)
    return _allowed(config, egress=chosen.model_egress)


def _allowed(config: ModelConfig, *, egress: bool) -> Choice:
    if not egress and not config.on_premises:
        return Choice(wanted=config.label, refused="egress_off")
    return Choice(config=config, wanted=config.label, egress=egress)


def _leads_outside(host: str) -> bool:
    try:
        answers = socket.getaddrinfo(host, None, proto=socket.IPPROTO_TCP)
    except OSError:
        return False  # nobody is reached; the call will say so
    return any(is_public(str(answer[4][0])) for answer in answers)
