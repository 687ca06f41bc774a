"""The bodies of answers: success, the general error shape, the automation endpoint's own shape, and problem+json."""

from __future__ import annotations

import http
import logging
import sys
from typing import Any

from django.conf import settings
from django.core.exceptions import RequestDataTooBig, SuspiciousOperation, TooManyFilesSent
from django.db import DataError, InterfaceError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from psycopg.errors import DeadlockDetected
from rest_framework import exceptions
from rest_framework.response import Response

from common.errors import (
    ApplicationError,
    Conflict,
    Forbidden,
    InvalidRequest,
    NotFound,
    RateLimited,
    TooLarge,
    Unavailable,
)

logger = logging.getLogger(__name__)

RETRY_WHEN_UNAVAILABLE_SECONDS = 5
_PROBLEM_TYPES = {
    429: "https://iana.org/assignments/http-problem-types#quota-exceeded",
    503: "https://iana.org/assignments/http-problem-types#temporary-reduced-capacity",
}
_CODES = {
    400: "invalid_request",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    406: "not_acceptable",
    409: "conflict",
    408: "invalid_request",
    413: "invalid_request",
    415: "unsupported_media_type",
    422: "unprocessable",
    429: "rate_limited",
    500: "internal_error",
    503: "unavailable",
}
AUTOMATION_PATHS = ("/api/v1/pub/records/automation", "/api/v1/records/automation")
"""The endpoint whose answers have shapes of their own: `sub_message` on success, `detail` on errors."""


def success(data: Any, *, message: str = "OK", **top_level: Any) -> Response:
    """Return the general success answer:

    `data`, `status_code`, `message`, and members that also stand at the top level.
    """
    return Response({**top_level, "data": data, "status_code": 200, "message": message})


def exception_handler(error: Exception, context: dict[str, Any]) -> HttpResponse:
    """Turn any exception of a view into an answer of the contract; unexpected ones are logged by class and
    place only.
    """
    request = context["request"]
    expected = as_application_error(error)
    if expected is None:
        logger.error("unexpected error", exc_info=error, extra={"request_id": _request_id(request)})
        return internal_error(request)
    response = error_response(request, expected)
    auth_header = getattr(error, "auth_header", None)
    if response.status_code == 401:
        response["WWW-Authenticate"] = auth_header or "Bearer"
    if isinstance(error, exceptions.MethodNotAllowed):
        view = context["view"]
        response["Allow"] = ", ".join(view.allowed_methods)
    return response


class _FromFramework(ApplicationError):
    """An error of DRF or Django in our terms."""

    def __init__(self, message: str, *, status: int) -> None:
        super().__init__(message)
        self.status = status  # type: ignore[misc]
        self.code = _CODES.get(status, "invalid_request")  # type: ignore[misc]
        self.title = http.HTTPStatus(status).phrase  # type: ignore[misc]


def as_application_error(error: Exception) -> ApplicationError | None:
    """Return the expected error that this exception stands for, or None."""
    if isinstance(error, ApplicationError):
        return error
    if isinstance(error, OperationalError) and isinstance(error.__cause__, DeadlockDetected):
        return Conflict("Somebody else changed this at the same moment. Look at it again, then try again.")
    if isinstance(error, (OperationalError, InterfaceError)):
        return Unavailable("The database cannot be reached. Try again in a few seconds.")
    if isinstance(error, DataError):
        return InvalidRequest("A value is out of the range that can be kept. Check dates and numbers.")
    if isinstance(error, Http404):
        return NotFound("There is nothing at this address.")
    if isinstance(error, exceptions.UnsupportedMediaType):
        return _FromFramework(
            "This endpoint does not take this content type; see the OpenAPI description at /api/docs/.",
            status=415,
        )
    if isinstance(error, exceptions.MethodNotAllowed):
        return _FromFramework("This endpoint does not take this method; see the Allow header.", status=405)
    if isinstance(error, exceptions.ParseError):
        return InvalidRequest("The request body could not be read. Check its form against /api/docs/.")
    if isinstance(error, exceptions.APIException):
        return _FromFramework(str(error.default_detail), status=error.status_code)
    if isinstance(error, RequestDataTooBig):
        return form_too_large()
    if isinstance(error, (TooManyFilesSent, SuspiciousOperation)):
        return InvalidRequest("The request has too many files or is not well formed.")
    return None


def error_response(request: Any, error: ApplicationError) -> HttpResponse:
    """Return the answer for an expected error, in the shape that the path and the Accept header ask for."""
    headers: dict[str, str] = {}
    if isinstance(error, RateLimited):
        wait = str(error.retry_after)
        headers = {"retry_after": wait, "Retry-After": wait, **error.headers}
    elif error.status == 503:
        headers = {"Retry-After": str(RETRY_WHEN_UNAVAILABLE_SECONDS)}
    elif error.status == 408:
        headers = {"Connection": "close"}
    request_id = _request_id(request)
    if "application/problem+json" in request.META.get("HTTP_ACCEPT", ""):
        body: dict[str, Any] = {
            "type": _PROBLEM_TYPES.get(error.status, "about:blank"),
            "status": error.status,
            "title": error.title,
            "detail": error.message,
            "request_id": request_id,
        }
        if error.errors:
            body["errors"] = [{"detail": e.message, "pointer": f"#/{e.field}"} for e in error.errors]
        return _json(body, error.status, headers, content_type="application/problem+json")
    if request.path in AUTOMATION_PATHS:
        body = {"status_code": error.status, "message": error.title, "detail": error.message}
        return _json(body, error.status, headers)
    body = {
        "error": error.code,
        "message": error.message,
        "status_code": error.status,
        "request_id": request_id,
    }
    if error.errors:
        body["errors"] = [{"field": e.field, "message": e.message} for e in error.errors]
    return _json(body, error.status, headers)


def internal_error(request: Any) -> HttpResponse:
    """Return the answer for an error nobody expected: no trace, no message, only the id to ask us with."""
    error = _FromFramework(
        "Something went wrong on our side. Try again; if it stays, tell the operator the request id.",
        status=500,
    )
    return error_response(request, error)


def _json(body: dict[str, Any], status: int, headers: dict[str, str], **options: Any) -> HttpResponse:
    response = JsonResponse(body, status=status, **options)
    for name, value in headers.items():
        response[name] = value
    return response


def _request_id(request: Any) -> str:
    return str(request.META.get("ras.request_id", ""))


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer for addresses outside of the routes (handler404)."""
    return error_response(
        request, NotFound("There is nothing at this address; see /api/docs/ for what there is.")
    )


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer for requests that Django refuses to look at (handler400): 413 for a form that is too large."""
    if isinstance(exception, RequestDataTooBig):
        return error_response(request, form_too_large())
    return error_response(
        request, InvalidRequest("The request is not well formed, or names a host that is not served.")
    )


def form_too_large() -> TooLarge:
    """Return what is said to whoever sends a form that is larger than anything this service asks for."""
    most = (settings.DATA_UPLOAD_MAX_MEMORY_SIZE or 0) // 1024**2
    return TooLarge(f"What you send is larger than {most} MiB. Shorten it.")


def permission_denied(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer for pages of the admin that the user may not see (handler403)."""
    return error_response(request, Forbidden("You are not allowed to do this."))


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer for forms of the admin that were not sent from its own pages (CSRF_FAILURE_VIEW)."""
    return error_response(
        request, Forbidden("The form is too old or came from elsewhere. Load the page again and repeat.")
    )


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer for errors outside of the API views (handler500): 503 when Postgres is gone, else unexpected."""
    error = sys.exc_info()[1]
    if isinstance(error, (OperationalError, InterfaceError)):
        return error_response(
            request, Unavailable("The database cannot be reached. Try again in a few seconds.")
        )
    return internal_error(request)
