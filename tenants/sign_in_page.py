"""The page behind a sign-in link: no credential, the token is the capability."""

from __future__ import annotations

from django.contrib.admin.sites import site
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.shortcuts import render

from common.clock import now
from common.errors import ApplicationError, RateLimited
from tenants import client_address, rate_limits
from tenants.sign_in_services import OpenLink, choose_password, open_sign_in_link

_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}
"""The address is a secret: it is not kept, not passed on, not found, and the page loads nothing from elsewhere."""


def choose(request: HttpRequest, token: str) -> HttpResponse:
    """GET and POST /sign-in/{token}/: show whose password is chosen, and keep the one that was sent."""
    if request.method not in ("GET", "HEAD", "POST"):
        return HttpResponseNotAllowed(["GET", "POST"])
    link: OpenLink | None = None
    try:
        rate_limits.hit("failed_authentication", f"sign-in-link:{client_address.of(request)}")
        link = open_sign_in_link(token=token, now=now())
        if request.method != "POST":
            return _page(request, link=link)
        password = request.POST.get("password", "")
        if password != request.POST.get("again", ""):
            return _page(request, link=link, status=400, fault="The two passwords differ. Type it twice.")
        choose_password(token=token, password=password, before=request.POST.get("before", ""), now=now())
    except RateLimited as error:
        refused = _page(request, status=error.status, fault=error.message)
        refused["Retry-After"] = str(error.retry_after)
        return refused
    except ApplicationError as error:
        return _page(request, link=link, status=error.status, fault=error.message)
    return _page(request, done=True)


def _page(
    request: HttpRequest,
    *,
    link: OpenLink | None = None,
    status: int = 200,
    fault: str = "",
    done: bool = False,
) -> HttpResponse:
    context = {
        "title": f"Choose a password for {link.username}" if link else "Choose a password",
        "link": link,
        "fault": fault,
        "done": done,
        "site_title": site.site_title,
        "site_header": site.site_header,
    }
    response = render(request, "tenants/sign_in.html", context, status=status)
    for name, value in _HEADERS.items():
        response[name] = value
    return response
