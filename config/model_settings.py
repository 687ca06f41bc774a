"""The models of assistants and of the second judge, from the environment; docs/reference/settings.md has them all."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ImproperlyConfigured
from pydantic import ValidationError

from jobs.extraction.models.configuration import ModelConfig

_FIELDS: dict[str, tuple[str, str]] = {
    "base_url": ("BASE_URL", "str"),
    "api_key": ("KEY", "str"),
    "on_premises": ("ON_PREMISES", "bool"),
    "timeout_seconds": ("TIMEOUT_SECONDS", "float"),
    "asks_again": ("ASKS_AGAIN", "int"),
    "context_tokens": ("CONTEXT_TOKENS", "int"),
    "answer_tokens": ("ANSWER_TOKENS", "int"),
    "max_pages": ("MAX_PAGES", "int"),
    "max_calls": ("MAX_CALLS", "int"),
    "max_tokens": ("MAX_TOKENS", "int"),
}
"""Member of ModelConfig to the end of its variable's name and its type."""


def assistant_models(env: Any) -> dict[str, ModelConfig]:
    """Return the model-backed assistants by name: that of ASSISTANT_MODEL, and those named in ASSISTANT_MODELS."""
    models: dict[str, ModelConfig] = {}
    first = _model(
        env, prefix="ASSISTANT_MODEL", name=env.str("ASSISTANT_MODEL_NAME", default="model").strip()
    )
    if first is not None:
        models[first.name] = first
    for name in env.list("ASSISTANT_MODELS", default=[]):
        prefix = f"ASSISTANT_MODEL_{name.strip().upper().replace('-', '_')}"
        model = _model(env, prefix=prefix, name=name.strip())
        if model is None:
            raise ImproperlyConfigured(f"ASSISTANT_MODELS names {name}: set {prefix}, or take the name out.")
        models[model.name] = model
    return models


def judge_model(env: Any) -> ModelConfig | None:
    """Return the model of the second judge, None without one."""
    return _model(env, prefix="JUDGE_MODEL", name="second-judge")


def _model(env: Any, *, prefix: str, name: str) -> ModelConfig | None:
    model = env.str(prefix, default="").strip()
    if not model:
        return None
    given: dict[str, Any] = {"name": name, "model": model}
    for member, (ending, kind) in _FIELDS.items():
        if env.str(f"{prefix}_{ending}", default=""):
            given[member] = getattr(env, kind)(f"{prefix}_{ending}")
    try:
        return ModelConfig.model_validate(given)
    except ValidationError as error:
        problems = "; ".join(
            f"{_variable(prefix, problem['loc'])}: {problem['msg']}"
            for problem in error.errors(include_input=False, include_url=False, include_context=False)
        )
        raise ImproperlyConfigured(f"The model of {prefix} cannot be used. {problems}") from None


def _variable(prefix: str, location: tuple[int | str, ...]) -> str:
    """The variable that a problem is about: its member's, else the model's own."""
    member = str(location[0]) if location else ""
    if member == "name":
        return f"{prefix}_NAME"
    return f"{prefix}_{_FIELDS[member][0]}" if member in _FIELDS else prefix
