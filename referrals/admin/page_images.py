"""The picture of one page of a record, for the record page."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.cache import patch_vary_headers

from referrals.models import DocumentPages, Record
from referrals.reading import ReadingFailed, render_page
from referrals.selectors import DocumentNotFound, get_document, get_document_bytes

WIDTH = 1400
"""Pixels: a letter is read comfortably at twice the width it has beside the fields."""


def page_image(request: HttpRequest, *, record: Record, document_id: str, number: int) -> HttpResponse:
    """Answer with a page's picture, upright as its words' boxes are.

    A browser may keep it, for itself, and asks each time whether it may still show it. Raises Http404.
    """
    try:
        document = get_document(
            organization_id=record.organization_id, record_id=record.id, document_id=document_id
        )
    except DocumentNotFound:
        raise Http404 from None
    if not 1 <= number <= document.page_count:
        raise Http404
    rotation = _rotation(organization_id=record.organization_id, document_id=document_id, number=number)
    tag = f'"{document.sha256[:24]}-{number}-{rotation}-{WIDTH}"'
    if tag in request.headers.get("If-None-Match", ""):
        return _private(HttpResponseNotModified(), tag)
    try:
        picture = render_page(
            data=get_document_bytes(organization_id=record.organization_id, document_id=document_id),
            media_type=document.media_type,
            page_number=number,
            max_width=WIDTH,
            rotation=rotation,
        )
    except ReadingFailed as error:
        if error.code == "page_not_found":
            raise Http404 from None
        return HttpResponse(error.message, status=422, content_type="text/plain; charset=utf-8")
    return _private(HttpResponse(picture, content_type="image/png"), tag)


def _private(response: HttpResponse, tag: str) -> HttpResponse:
    response["Cache-Control"] = "private, no-cache"
    response["ETag"] = tag
    response["X-Content-Type-Options"] = "nosniff"
    patch_vary_headers(response, ["Cookie"])
    return response


def _rotation(*, organization_id: str, document_id: str, number: int) -> int:
    """Return the clockwise turn that brings the page upright; 0 while it has not been read."""
    read = DocumentPages.objects.in_organization(organization_id).filter(document_id=document_id)
    place = number - 1  # pages are kept in their order, one entry for each
    return int(read.values_list(f"pages__{place}__rotation", flat=True).first() or 0)
