"""What pages need of Django and the API does not: it knows its callers by credentials, and keeps no cookies.

The check of forms' tokens stays as it comes, for everybody: views of the API say themselves that they are exempt.
"""

from __future__ import annotations

from typing import Any

from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest

from common.middleware import is_api


class _OfPages:
    """Lets requests of the API pass by."""

    get_response: Any

    def __call__(self, request: HttpRequest) -> Any:
        if is_api(request.path):
            return self.get_response(request)
        return super().__call__(request)  # type: ignore[misc]  # the middleware that stands beside this


class PageSessionMiddleware(_OfPages, SessionMiddleware):
    pass


class PageAuthenticationMiddleware(_OfPages, AuthenticationMiddleware):
    pass


class PageMessageMiddleware(_OfPages, MessageMiddleware):
    pass
