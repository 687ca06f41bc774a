"""Which form an answer takes: ours, whatever the Accept header asks for.

A client that names only `application/problem+json`, or a browser that prefers HTML, gets the answer and not a
406.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rest_framework.exceptions import NotAcceptable
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request


class FirstRendererOtherwise(DefaultContentNegotiation):
    """Takes the renderer that the Accept header asks for, and the view's first one where none fits."""

    def select_renderer(
        self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[Any, str]:
        choices = list(renderers)
        try:
            chosen: tuple[Any, str] = super().select_renderer(request, choices, format_suffix)
        except NotAcceptable:
            return choices[0], str(choices[0].media_type)
        return chosen

    def filter_renderers(self, renderers: Iterable[BaseRenderer], format: str) -> list[BaseRenderer]:
        """Take the renderers of `?format=`, and all of them where it names none: it is no reason for a 404."""
        choices = list(renderers)
        return [renderer for renderer in choices if renderer.format == format] or choices
