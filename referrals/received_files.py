"""Taking a file out of a request: its length, its one part, and what it is by its bytes."""

from __future__ import annotations

from django.conf import settings
from django.core.exceptions import TooManyFilesSent
from rest_framework.request import Request

from common.errors import FieldError, InvalidRequest
from referrals import reading

FILE_PART = "referral"
MULTIPART_SLACK_BYTES = 64 * 1024


def reading_limits() -> reading.Limits:
    """Return the limits for documents that the operator has set."""
    return reading.Limits(
        max_bytes=settings.UPLOAD_MAX_BYTES,
        max_pages=settings.UPLOAD_MAX_PAGES,
        max_megapixels=settings.UPLOAD_MAX_MEGAPIXELS,
    )


def check_length(request: Request) -> None:
    """Refuse a request that is longer than any file may be, before it is read. Raises InvalidRequest."""
    length = request.META.get("CONTENT_LENGTH") or "0"
    if length.isdigit() and int(length) > longest_request():
        raise file_too_large()


def file_too_large() -> InvalidRequest:
    """Return what is said to whoever sends a larger file than is taken."""
    message = (
        f"The file is larger than {settings.UPLOAD_MAX_BYTES // 1024**2} MiB. "
        "Split it or scan it at a lower resolution."
    )
    return InvalidRequest(message, errors=(FieldError(FILE_PART, message),))


def longest_request() -> int:
    """Return how many bytes a request with a file may have."""
    return settings.UPLOAD_MAX_BYTES + MULTIPART_SLACK_BYTES


def file_bytes(request: Request) -> bytes:
    """Return the bytes of the request's one file. Raises InvalidRequest."""
    try:
        files = request.FILES
    except TooManyFilesSent:
        raise InvalidRequest("Send one file a request.") from None
    sent = files.getlist(FILE_PART)
    if len(sent) == 1 and len(files) == 1:
        return bytes(sent[0].read())
    if not sent:
        message = f"The file is missing: send it as multipart/form-data in a part named `{FILE_PART}`."
    else:
        message = f"Send one file a request, in the part named `{FILE_PART}`."
    raise InvalidRequest(message, errors=(FieldError(FILE_PART, message),))


def inspect(data: bytes) -> reading.Inspection:
    """Return what a file is by its bytes. Raises InvalidRequest for one that is not accepted."""
    try:
        return reading.inspect_document(data=data, limits=reading_limits())
    except reading.DocumentRefused as refusal:
        raise InvalidRequest(refusal.message, errors=(FieldError(FILE_PART, refusal.message),)) from None
