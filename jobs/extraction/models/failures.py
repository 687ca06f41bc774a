"""Why a model gave no usable answer, in codes."""

from __future__ import annotations

AGAIN: frozenset[str] = frozenset({"timeout", "unreachable", "rate_limited", "server_error"})
"""Failures that may be over in a moment: worth another attempt."""
OF_THE_SERVER: frozenset[str] = AGAIN | {"refused_key", "model_unknown", "quota_used_up"}
"""Failures that the next document would meet too; the circuit breaker counts these."""

WORDS: dict[str, str] = {
    "timeout": "it did not answer in time",
    "unreachable": "it could not be reached",
    "rate_limited": "it had too many requests",
    "server_error": "its server failed",
    "refused_key": "it refused our key",
    "model_unknown": "its server does not have this model",
    "quota_used_up": "its quota is used up",
    "refused_request": "it refused the request",
    "too_long": "the document does not fit into its context",
    "too_many_pages": "the document has more pages than its budget",
    "too_many_calls": "the document needs more calls than its budget",
    "budget_used_up": "its budget of tokens was used up",
    "invalid_answer": "its answers did not fit the schema",
    "answer_too_long": "its answer was longer than any can be",
    "content_filtered": "its content filter stopped the answer",
    "not_installed": "its library is not installed",
    "model_error": "its library failed",
}


class ModelFailed(Exception):
    """The model gave no usable answer. `code` is a key of WORDS; `retry_after` are seconds the server asked for.

    Holds nothing else of what went wrong: messages of providers repeat the prompt, which is patient data.
    """

    def __init__(self, code: str, *, retry_after: float | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.retry_after = retry_after
