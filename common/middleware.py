"""What every request passes: its id, and a clear answer when Postgres is gone."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from threading import BoundedSemaphore

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse

from common.api import error_response, form_too_large
from common.error_pages import refused_page, wants_a_page
from common.errors import ApplicationError, Unavailable
from common.ids import new_id

logger = logging.getLogger("common.requests")

_SANE = re.compile(r"[A-Za-z0-9._\-]{1,80}")
GetResponse = Callable[[HttpRequest], HttpResponse]


class RequestIdMiddleware:
    """Gives every answer an `X-Request-Id`: the client's own if it is sane, else a fresh one."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        given = request.headers.get("X-Request-Id", "")
        request_id = given if _SANE.fullmatch(given) else new_id("req")
        request.META["ras.request_id"] = request_id
        response = self.get_response(request)
        response["X-Request-Id"] = request_id
        if response.status_code >= 500:
            logger.error("request failed", extra={"request_id": request_id, "status": response.status_code})
        return response


class FormBodyMiddleware:
    """Takes in the bodies of pages' forms before anybody reads them: 413 for a longer one than any form is, files
    included, and 408 for one that does not arrive. The API reads its bodies itself, once it knows who is calling.

    While a body is awaited a thread of the server is, and anybody can send half of one: only so many are awaited at
    once (`FORM_BODIES_AT_ONCE`), and who comes beyond that is asked to try again. The other threads stay for the rest.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response
        self._places = BoundedSemaphore(settings.FORM_BODIES_AT_ONCE)

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.method in ("GET", "HEAD", "OPTIONS") or is_api(request.path):
            return self.get_response(request)
        if not self._places.acquire(blocking=False):
            return error_response(
                request, Unavailable("Too many forms are being sent. Send yours again in a few seconds.")
            )
        try:
            _ = request.body
        except RequestDataTooBig:
            error = form_too_large()
            return refused_page(request, error) if wants_a_page(request) else error_response(request, error)
        except ApplicationError as error:
            return error_response(request, error)
        finally:
            self._places.release()
        return self.get_response(request)


def is_api(path: str) -> bool:
    """Return whether an address is the API's, whose bodies are read by views."""
    return path.startswith(("/api/", "/v1/"))


class DatabaseUnavailableMiddleware:
    """Answers 503 with `Retry-After` when Postgres cannot be reached, outside of the API views too."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if isinstance(error, (OperationalError, InterfaceError)):
            return error_response(
                request, Unavailable("The database cannot be reached. Try again in a few seconds.")
            )
        return None
