"""From a configuration to a model that can be asked."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from jobs.extraction.importing import importing
from jobs.extraction.models.configuration import ModelConfig
from jobs.extraction.models.schemas import bounded

if TYPE_CHECKING:
    import httpx2
    from pydantic_ai.models import Model

EXTRAS: dict[str, str] = {"anthropic": "anthropic", "bedrock": "bedrock", "google": "google"}
"""Providers whose library is not installed by default, and the extra that brings it."""
_LIBRARIES: dict[str, str] = {"anthropic": "anthropic", "bedrock": "boto3", "google": "google.genai"}


class NotInstalled(Exception):
    """The library of the provider is missing; the message names the command that installs it."""

    def __init__(self, provider: str) -> None:
        super().__init__(
            f'The library for {provider} is not installed. Run: pip install "pydantic-ai-slim[{EXTRAS[provider]}]" '
            f'(or this project with its extra: pip install ".[{EXTRAS[provider]}]").'
        )


def require_library(provider: str) -> None:
    """Raise NotInstalled when the provider's library is missing."""
    from importlib.util import find_spec

    library = _LIBRARIES.get(provider)
    try:
        missing = library is not None and find_spec(library) is None
    except ModuleNotFoundError:
        missing = True
    if missing:
        raise NotInstalled(provider)


def model_of(config: ModelConfig, client: httpx2.AsyncClient) -> Model:
    """Return the model of a configuration, which asks by a client; Bedrock's library has one of its own. Retries are
    ours, as durable work: the provider's own are off.

    Raises NotInstalled.
    """
    require_library(config.provider)
    with importing:
        import_module("pydantic_ai")
        return _MAKERS[config.provider](config, client)


def _given(config: ModelConfig, *, address: str = "base_url") -> dict[str, Any]:
    """The arguments of a provider that the operator has given; the others it finds in its own variables."""
    given = {address: config.base_url, "api_key": config.api_key.get_secret_value()}
    return {name: value for name, value in given.items() if value}


def _openai(config: ModelConfig, client: httpx2.AsyncClient) -> Model:
    from openai import AsyncOpenAI
    from pydantic_ai.models.openai import OpenAIChatModel
    from pydantic_ai.profiles.openai import OpenAIModelProfile
    from pydantic_ai.providers.openai import OpenAIProvider
    from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider

    openai_client = AsyncOpenAI(
        **{"api_key": "none", **_given(config)} if config.base_url else _given(config),
        timeout=config.timeout_seconds,
        max_retries=0,
        http_client=client,
    )
    if not config.base_url:
        return OpenAIChatModel(config.model_id, provider=OpenAIProvider(openai_client=openai_client))
    compatible = OpenAICompatibleProvider(
        "openai-compatible",
        openai_client=openai_client,
        profile=OpenAIModelProfile(json_schema_transformer=bounded(config.answer_tokens)),
    )
    return OpenAIChatModel(config.model_id, provider=compatible)


def _azure(config: ModelConfig, client: httpx2.AsyncClient) -> Model:
    from pydantic_ai.models.openai import OpenAIChatModel
    from pydantic_ai.providers.azure import AzureProvider

    provider = AzureProvider(**_given(config, address="azure_endpoint"), http_client=client)
    provider.client.max_retries = 0
    return OpenAIChatModel(config.model_id, provider=provider)


def _ollama(config: ModelConfig, client: httpx2.AsyncClient) -> Model:
    from pydantic_ai.models.ollama import OllamaModel
    from pydantic_ai.providers.ollama import OllamaProvider

    provider = OllamaProvider(**_given(config), http_client=client)
    provider.client.max_retries = 0
    return OllamaModel(config.model_id, provider=provider)


def _anthropic(config: ModelConfig, client: httpx2.AsyncClient) -> Model:
    from pydantic_ai.models.anthropic import AnthropicModel
    from pydantic_ai.providers.anthropic import AnthropicProvider

    provider = AnthropicProvider(**_given(config), http_client=client)
    provider.client.max_retries = 0
    return AnthropicModel(config.model_id, provider=provider)


def _bedrock(config: ModelConfig, client: httpx2.AsyncClient) -> Model:  # noqa: ARG001
    """A key is a bearer key of Bedrock's own, which goes over https only; without one AWS finds its credentials.

    The client is made here because pydantic-ai's own leaves botocore's retries on, which ask three times.
    """
    import boto3
    from botocore.config import Config
    from botocore.session import Session
    from pydantic_ai.models.bedrock import BedrockConverseModel
    from pydantic_ai.providers.bedrock import BedrockProvider

    session = Session()
    settings: dict[str, Any] = {
        "retries": {"total_max_attempts": 1, "mode": "standard"},
        "connect_timeout": config.timeout_seconds,
        "read_timeout": config.timeout_seconds,
    }
    if key := config.api_key.get_secret_value():
        session.register_component("token_provider", _BearerKey(key))
        settings["signature_version"] = "bearer"
    bedrock = boto3.Session(botocore_session=session).client(
        "bedrock-runtime", endpoint_url=config.base_url or None, config=Config(**settings)
    )
    return BedrockConverseModel(config.model_id, provider=BedrockProvider(bedrock_client=bedrock))


class _BearerKey:
    """Gives botocore the configured key, where it would look into its own variables."""

    def __init__(self, key: str) -> None:
        self._key = key

    def load_token(self, **_: Any) -> Any:
        from botocore.tokens import FrozenAuthToken

        return FrozenAuthToken(self._key)


def _google(config: ModelConfig, client: httpx2.AsyncClient) -> Model:
    from pydantic_ai.models.google import GoogleModel
    from pydantic_ai.providers.google import GoogleProvider

    return GoogleModel(config.model_id, provider=GoogleProvider(**_given(config), http_client=client))


_MAKERS = {
    "openai": _openai,
    "azure": _azure,
    "ollama": _ollama,
    "anthropic": _anthropic,
    "bedrock": _bedrock,
    "google": _google,
}
