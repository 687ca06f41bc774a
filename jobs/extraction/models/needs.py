"""What each provider must be given before it can be asked, ours or in the variables that its library looks into."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from jobs.extraction.models.configuration import ModelConfig

_KEYS: dict[str, tuple[str, ...]] = {
    "openai": ("OPENAI_API_KEY",),
    "azure": ("AZURE_OPENAI_API_KEY",),
    "anthropic": ("ANTHROPIC_API_KEY",),
    "google": ("GOOGLE_API_KEY", "GEMINI_API_KEY"),
}
_ADDRESSES: dict[str, tuple[str, ...]] = {
    "azure": ("AZURE_OPENAI_ENDPOINT",),
    "ollama": ("OLLAMA_BASE_URL",),
}


def lacking(config: ModelConfig, variables: Mapping[str, str]) -> Iterator[str]:
    """Yield what a model still needs, in words: `a key (..._KEY or OPENAI_API_KEY)`.

    Bedrock finds its region and its keys in too many places to tell.
    """
    provider = config.provider
    own_server = provider == "openai" and config.base_url
    if provider in _KEYS and not own_server and not config.api_key.get_secret_value():
        yield from _unless_set("a key", "..._KEY", _KEYS[provider], variables)
    if provider in _ADDRESSES and not config.base_url:
        yield from _unless_set("an address", "..._BASE_URL", _ADDRESSES[provider], variables)
    address = config.base_url or variables.get("AZURE_OPENAI_ENDPOINT", "")
    if provider == "azure" and address and not address.rstrip("/").endswith("/v1"):
        yield from _unless_set("the version of Azure's interface", "", ("OPENAI_API_VERSION",), variables)


def _unless_set(what: str, ours: str, theirs: tuple[str, ...], variables: Mapping[str, str]) -> Iterator[str]:
    if not any(variables.get(name) for name in theirs):
        yield f"{what} ({' or '.join(filter(None, (ours, *theirs)))})"
