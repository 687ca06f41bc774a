"""Which model is asked, where it is, and how much of it one document may use."""

from __future__ import annotations

import hashlib
from ipaddress import IPv6Address, ip_address
from typing import Self
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, SecretStr, model_validator

from common.addresses import is_public

PROVIDERS: tuple[str, ...] = ("openai", "azure", "ollama", "anthropic", "bedrock", "google")
_MAKERS_HOSTS = {
    "openai": "api.openai.com",
    "anthropic": "api.anthropic.com",
    "google": "generativelanguage.googleapis.com",
}
"""Where a provider is asked without a base URL."""
_THIS_MACHINE = "localhost"
_NAMES_INSIDE = (".localhost", ".local", ".internal", ".lan", ".intranet", ".home.arpa", ".svc")
"""Endings of names that no public host has."""


class ModelConfig(BaseModel):
    """One model as the operator has configured it.

    `model` is `provider:model`, the provider one of PROVIDERS. `base_url` points to an OpenAI-compatible server
    (vLLM, Ollama, llama.cpp) or to another address of the provider. `on_premises` says that documents do not
    leave the organization's premises when they are sent there. Times are seconds of wall clock for one call,
    tokens are the model's; `max_*` bound what one document may cost, asking again included.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str = Field(pattern=r"^[a-z0-9][a-z0-9_-]{0,39}$")
    model: str
    base_url: str = ""
    api_key: SecretStr = SecretStr("")
    on_premises: bool = False
    timeout_seconds: float = Field(default=60.0, gt=0, allow_inf_nan=False)
    asks_again: int = Field(default=1, ge=0, le=5)
    context_tokens: int = Field(default=32_000, ge=2_000)
    answer_tokens: int = Field(default=6_000, ge=200)
    max_pages: int = Field(default=60, ge=1)
    max_calls: int = Field(default=40, ge=1)
    max_tokens: int = Field(default=400_000, ge=1_000)

    @model_validator(mode="after")
    def makes_sense(self) -> Self:
        if self.provider not in PROVIDERS or not self.model_id:
            raise ValueError(
                f"Write the model as provider:model, for example openai:gpt-5, with a provider of "
                f"{', '.join(PROVIDERS)}; vLLM and llama.cpp are openai with a base URL."
            )
        if self.base_url and urlsplit(self.base_url).scheme not in ("http", "https"):
            raise ValueError("The base URL must begin with http:// or https://.")
        if self.on_premises and not self.is_private:
            raise ValueError(
                "Only a model with a base URL on this host or in a private network is on premises. "
                "Take the mark away; organizations then allow the model one by one."
            )
        if self.answer_tokens > self.context_tokens // 2:
            raise ValueError("The tokens of an answer must be at most half of those of the context.")
        return self

    @property
    def provider(self) -> str:
        return self.model.partition(":")[0]

    @property
    def model_id(self) -> str:
        return self.model.partition(":")[2]

    @property
    def host(self) -> str:
        """The host of the base URL, "" without one."""
        return (urlsplit(self.base_url).hostname or "").lower()

    @property
    def is_private(self) -> bool:
        """Whether the base URL may lead to this host or a private network: names of public addresses do not.

        A name is only looked up when the model is asked.
        """
        if not self.host:
            return False
        try:
            ip_address(self.host)
        except ValueError:
            return True
        return not is_public(self.host)

    @property
    def is_in_the_open(self) -> bool:
        """Whether its host is, or by its name may be, one of the public network, and nobody says that it is not."""
        if self.on_premises or not self.host:
            return False
        try:
            ip_address(self.host)
        except ValueError:
            name = self.host.rstrip(".")
            return "." in name and not name.endswith(_NAMES_INSIDE)
        return not self.is_private

    @property
    def server(self) -> str:
        """A short name of the server and the model, the same for all configurations that share them."""
        address = f"{self.provider} {self.base_url.rstrip('/').lower()} {self.model_id}"
        return hashlib.sha256(address.encode()).hexdigest()[:16]

    @property
    def label(self) -> str:
        """How audit trail and provenance name it."""
        return f"{self.name} ({self.model})"[:68]


def same_model(one: ModelConfig, other: ModelConfig) -> bool:
    """Return whether two configurations ask the same model at the same place: such a judge would judge itself.

    The place is the host: a port, a path or another way to write the address is no other model. No name is looked up.
    """
    return _bare_model(one) == _bare_model(other) and _place(one) == _place(other)


def _bare_model(config: ModelConfig) -> str:
    """The model as all servers write it: Ollama's "qwen3" is "qwen3:latest"."""
    return config.model_id.strip().casefold().removesuffix(":latest")


def _place(config: ModelConfig) -> str:
    """The host that is asked; the provider's own where no base URL is given. This machine has one name."""
    host = config.host.rstrip(".")
    if not host:
        return _MAKERS_HOSTS.get(config.provider, config.provider)
    if host == "localhost" or host.endswith(".localhost"):
        return _THIS_MACHINE
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return _THIS_MACHINE if address.is_loopback or address.is_unspecified else str(address)
