"""Errors a caller can expect: each has a stable code, an HTTP status and a message that says what to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class FieldError:
    """A member of the request that is at fault, and why."""

    field: str
    message: str


class ApplicationError(Exception):
    """The base of every expected error. Messages are for people and never hold patient data."""

    code: ClassVar[str] = "invalid_request"
    status: ClassVar[int] = 400
    title: ClassVar[str] = "Invalid request"

    def __init__(self, message: str | None = None, *, errors: tuple[FieldError, ...] = ()) -> None:
        self.message = message or self.title
        self.errors = errors
        super().__init__(self.message)


class InvalidRequest(ApplicationError):
    """The request is not of the form the contract asks for."""


class Unauthorized(ApplicationError):
    code = "unauthorized"
    status = 401
    title = "Unauthorized"


class Forbidden(ApplicationError):
    code = "forbidden"
    status = 403
    title = "Forbidden"


class NotFound(ApplicationError):
    code = "not_found"
    status = 404
    title = "Not found"


class Conflict(ApplicationError):
    code = "conflict"
    status = 409
    title = "Conflict"


class TooLarge(ApplicationError):
    """A form is larger than anything this service asks for."""

    status = 413
    title = "Too large"


class TooSlow(ApplicationError):
    """The body of a request did not arrive in time."""

    status = 408
    title = "The request did not arrive in time"

    def __init__(self) -> None:
        super().__init__(
            "The request did not arrive whole in time. Send it again, over a faster connection where it is slow."
        )


class Unprocessable(ApplicationError):
    code = "unprocessable"
    status = 422
    title = "Unprocessable"


class RateLimited(ApplicationError):
    """Too many requests: `retry_after` is whole seconds until one request would pass, never 0.

    `headers` say which limit it was, as on answers that passed.
    """

    code = "rate_limited"
    status = 429
    title = "Too many requests"

    def __init__(self, message: str, *, retry_after: int, headers: Mapping[str, str]) -> None:
        super().__init__(message)
        self.retry_after = retry_after
        self.headers = headers


class Unavailable(ApplicationError):
    code = "unavailable"
    status = 503
    title = "Service temporarily unavailable"
