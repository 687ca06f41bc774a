"""What a person sees whose form was refused before any page could look at it."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.utils.html import format_html

from common.errors import ApplicationError

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title></head>
<body><main><h1>{title}</h1><p>{message}</p>
<p>Nothing was kept. Go back in your browser: what you wrote still stands there.</p>
<p>Request {request_id}</p></main></body></html>
"""


def wants_a_page(request: HttpRequest) -> bool:
    """Return whether a form of the admin was sent by a browser, which shows whatever comes back in the form's place."""
    return request.path.startswith("/admin/") and "text/html" in request.META.get("HTTP_ACCEPT", "")


def refused_page(request: HttpRequest, error: ApplicationError) -> HttpResponse:
    """Return the page that says why a form was refused, and that nothing is lost."""
    request_id = str(request.META.get("ras.request_id", ""))
    page = format_html(_PAGE, title=error.title, message=error.message, request_id=request_id)
    return HttpResponse(page, status=error.status)
