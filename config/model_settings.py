"""The models of assistants and of the second judge, from the environment; docs/reference/settings.md has them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from pydantic import BaseModel, Field, ValidationError

from jobs.extraction.models.configuration import ModelConfig

_FIELDS: dict[str, str] = {
    "base_url": "BASE_URL",
    "api_key": "KEY",
    "on_premises": "ON_PREMISES",
    "timeout_seconds": "TIMEOUT_SECONDS",
    "asks_again": "ASKS_AGAIN",
    "context_tokens": "CONTEXT_TOKENS",
    "answer_tokens": "ANSWER_TOKENS",
    "max_pages": "MAX_PAGES",
    "max_calls": "MAX_CALLS",
    "max_tokens": "MAX_TOKENS",
}
"""Member of ModelConfig to the end of its variable's name."""
_OF_THE_FIRST = {f"ASSISTANT_MODEL_{ending}" for ending in ("NAME", *_FIELDS.values())}


class Breaker(BaseModel):
    """After how many failures in a row a server is left alone, and for how long."""

    failures: int = Field(default=5, ge=1)
    seconds: float = Field(default=60.0, gt=0, allow_inf_nan=False)


def assistant_models(env: Any) -> dict[str, ModelConfig]:
    """Return the model-backed assistants by name: that of ASSISTANT_MODEL, and those named in ASSISTANT_MODELS."""
    models: dict[str, ModelConfig] = {}
    first = _model(
        env, prefix="ASSISTANT_MODEL", name=env.str("ASSISTANT_MODEL_NAME", default="model").strip()
    )
    if first is not None:
        models[first.name] = first
    for name in filter(None, map(str.strip, env.list("ASSISTANT_MODELS", default=[]))):
        prefix = f"ASSISTANT_MODEL_{name.upper().replace('-', '_')}"
        if prefix in _OF_THE_FIRST:
            raise ImproperlyConfigured(
                f"ASSISTANT_MODELS names {name}, and {prefix} is a variable of ASSISTANT_MODEL already. "
                "Choose another name."
            )
        model = _model(env, prefix=prefix, name=name)
        if model is None:
            raise ImproperlyConfigured(f"ASSISTANT_MODELS names {name}: set {prefix}, or take the name out.")
        if name in models:
            raise ImproperlyConfigured(
                f"Two assistants are called {name}: one is in ASSISTANT_MODELS, the other there as well or that of "
                "ASSISTANT_MODEL, whose name is in ASSISTANT_MODEL_NAME. Give one of them another name."
            )
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
    given |= _set_in(env, {member: f"{prefix}_{ending}" for member, ending in _FIELDS.items()})
    try:
        return ModelConfig.model_validate(given)
    except ValidationError as error:
        raise ImproperlyConfigured(
            f"The model of {prefix} cannot be used. {_told(error, lambda member: _variable(prefix, member))}"
        ) from None


def breaker(env: Any) -> Breaker:
    """Return when servers of models are left alone."""
    variables = {member: f"MODEL_BREAKER_{member.upper()}" for member in Breaker.model_fields}
    try:
        return Breaker.model_validate(_set_in(env, variables))
    except ValidationError as error:
        raise ImproperlyConfigured(_told(error, lambda member: variables[member])) from None


def _set_in(env: Any, variables: Mapping[str, str]) -> dict[str, str]:
    """Return what is set, as it is written: what it must be is the model's to say, beside the variable's name."""
    written = {member: env.str(variable, default="").strip() for member, variable in variables.items()}
    return {member: text for member, text in written.items() if text}


def _told(error: ValidationError, variable: Callable[[str], str]) -> str:
    return "; ".join(
        f"{variable(str(problem['loc'][0]) if problem['loc'] else '')}: {problem['msg']}"
        for problem in error.errors(include_input=False, include_url=False, include_context=False)
    )


def _variable(prefix: str, member: str) -> str:
    """The variable that a problem is about: its member's, else the model's own."""
    if member == "name":
        return f"{prefix}_NAME"
    return f"{prefix}_{_FIELDS[member]}" if member in _FIELDS else prefix
