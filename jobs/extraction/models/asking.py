"""Asks a model one question after the other, within its time and its budget."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from jobs.extraction.models.answers import Answer
from jobs.extraction.models.configuration import ModelConfig
from jobs.extraction.models.failures import ModelFailed
from jobs.extraction.models.providers import NotInstalled, model_of

if TYPE_CHECKING:
    from pydantic_ai import Agent
    from pydantic_ai.models import Model
    from pydantic_ai.usage import RunUsage

_SEED = 7
_SPEAKS_SCHEMA = ("openai", "azure", "ollama", "google")
"""Providers that hold a model to a JSON schema while it writes; the others are asked by a tool's schema."""


@dataclass(frozen=True)
class Question:
    """Instructions and a prompt, and the type that the answer must have."""

    instructions: str
    prompt: str
    answer: type[Answer]


def ask_all(questions: Sequence[Question], config: ModelConfig) -> list[Any]:
    """Return an answer of its type to each question.

    An answer that does not fit is asked for again as often as configured. Raises ModelFailed, and nothing else:
    what providers and validators say in their exceptions repeats the document.
    """
    if len(questions) > config.max_calls:
        raise ModelFailed("too_many_calls")
    try:
        return asyncio.run(_ask_all(questions, config))
    except ModelFailed:
        raise
    except NotInstalled:
        raise ModelFailed("not_installed") from None
    except Exception as error:  # noqa: BLE001 - whatever a provider's library raises is told by its code
        raise _failure(error) from None


async def _ask_all(questions: Sequence[Question], config: ModelConfig) -> list[Any]:
    answers: list[Any] = []
    from jobs.extraction.models.bounded_client import bounded_client

    async with bounded_client(config) as client, model_of(config, client) as model:
        from pydantic_ai.usage import RunUsage

        usage = RunUsage()
        for question in questions:
            agent = _agent(question, model, config)
            answers.append(await _ask(agent, question, config, usage))
    return answers


def _agent(question: Question, model: Model, config: ModelConfig) -> Agent[object, Any]:
    from pydantic_ai import Agent, NativeOutput
    from pydantic_ai.settings import ModelSettings

    output = NativeOutput(question.answer) if config.provider in _SPEAKS_SCHEMA else question.answer
    settings = ModelSettings(
        max_tokens=config.answer_tokens,
        temperature=0.0,
        seed=_SEED,
        request_timeout=config.timeout_seconds,
    )
    agent: Agent[object, Any] = Agent(
        model,
        output_type=output,
        instructions=question.instructions,
        retries={"output": config.asks_again},
        model_settings=settings,
    )
    agent.instrument = False  # telemetry would carry the document
    return agent


async def _ask(agent: Agent[object, Any], question: Question, config: ModelConfig, usage: RunUsage) -> Any:
    """One question with its repetitions, each of which has the configured time: also against a slow drip."""
    from pydantic_ai.usage import UsageLimits

    limits = UsageLimits(request_limit=config.max_calls, total_tokens_limit=config.max_tokens)
    seconds = config.timeout_seconds * (1 + config.asks_again)
    async with asyncio.timeout(seconds):
        result = await agent.run(question.prompt, usage=usage, usage_limits=limits)
    return result.output


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error, and what it was raised for: libraries call whatever breaks a connection a lost connection."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _failure(error: Exception) -> ModelFailed:
    """The code of whatever was raised."""
    from pydantic_ai import exceptions as raised

    from jobs.extraction.models.bounded_client import AnswerTooLong

    if any(isinstance(cause, AnswerTooLong) for cause in _causes(error)):
        return ModelFailed("answer_too_long")

    codes: tuple[tuple[type[BaseException], str], ...] = (
        (TimeoutError, "timeout"),
        (raised.ModelTimeoutError, "timeout"),
        (raised.ModelRequestTimeout, "timeout"),
        (raised.ModelConnectionError, "unreachable"),
        (raised.ModelQuotaExceededError, "quota_used_up"),
        (raised.ModelRateLimitError, "rate_limited"),
        (raised.ModelUnavailableError, "server_error"),
        (raised.ModelServerError, "server_error"),
        (raised.ModelContextWindowExceededError, "too_long"),
        (raised.ModelAuthenticationError, "refused_key"),
        (raised.ModelNotFoundError, "model_unknown"),
        (raised.ModelRequestRejectedError, "refused_request"),
        (raised.UsageLimitExceeded, "budget_used_up"),
        (raised.ContentFilterError, "content_filtered"),
        (raised.UnexpectedModelBehavior, "invalid_answer"),
    )
    code = next((code for kind, code in codes if isinstance(error, kind)), "model_error")
    retry_after = getattr(error, "retry_after", None)
    return ModelFailed(code, retry_after=retry_after if isinstance(retry_after, (int, float)) else None)
