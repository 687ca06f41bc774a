"""The page and the endpoint behind a link for uploads: no credential, the token is the capability."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.template.loader import render_to_string
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request

from common.api import success
from common.clock import now
from common.errors import ApplicationError
from common.ids import digest
from pathways.data import OpenUpload
from pathways.services import receiving
from referrals import received_files
from tenants import client_address, rate_limits
from tenants.views import ApiView

_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'",
}
"""The address is a secret: it is not kept, not passed on, not found, and the page loads nothing from elsewhere."""


class UploadView(ApiView):
    """GET and POST /api/v1/pub/uploads/{token}"""

    parser_classes = [MultiPartParser]

    @extend_schema(
        operation_id="open_upload_link",
        tags=["documents"],
        auth=[],
        responses={(200, "text/html"): OpenApiTypes.STR},
    )
    def get(self, request: Request, token: str) -> HttpResponse:
        """Show what is asked for behind an upload link, with a field for a file."""
        self._count(request, token)
        try:
            upload = receiving.open_upload(token=token, now=now())
        except receiving.LinkClosed as closed:
            return _page(status=closed.status, failed=True, message=closed.message)
        return _page(upload=upload)

    @extend_schema(
        operation_id="upload_by_link",
        tags=["documents"],
        auth=[],
        request={
            "multipart/form-data": {
                "type": "object",
                "required": [received_files.FILE_PART],
                "properties": {
                    received_files.FILE_PART: {
                        "type": "string",
                        "format": "binary",
                        "description": "PDF, JPEG, PNG, TIFF, WebP or HEIC.",
                    }
                },
            }
        },
        responses={200: OpenApiTypes.OBJECT},
    )
    def post(self, request: Request, token: str) -> Any:
        """Add a document to the record that the link was made for. A browser gets a page, others JSON."""
        self._count(request, token)
        in_browser = "text/html" in request.headers.get("Accept", "")
        try:
            receiving.open_upload(token=token, now=now())
            received_files.check_length(request)
            data = received_files.file_bytes(request)
            received = receiving.receive_upload(
                token=token, data=data, inspection=received_files.inspect(data), now=now()
            )
        except ApplicationError as error:
            if not in_browser:
                raise
            return _failed_page(error, token=token)
        if not in_browser:
            response = success(received.model_dump(mode="json"), message="Document received")
            response["Cache-Control"] = "no-store"
            return response
        upload = receiving.open_upload(token=token, now=now()) if received.remaining else None
        return _page(upload=upload, message="Thank you. The document has arrived.")

    def _count(self, request: Request, token: str) -> None:
        """Count by address, and by the token's digest: the token itself is not left in the store of the limits."""
        address = client_address.of(request)
        self.quota = rate_limits.hit("upload", f"address:{address}", f"link:{digest(token)}")


def _failed_page(error: ApplicationError, *, token: str) -> HttpResponse:
    try:
        upload = receiving.open_upload(token=token, now=now())
    except receiving.LinkClosed:
        upload = None
    return _page(upload=upload, status=error.status, failed=True, message=error.message)


def _page(
    *, upload: OpenUpload | None = None, status: int = 200, failed: bool = False, message: str = ""
) -> HttpResponse:
    title = f"Documents for {upload.organization}" if upload else "Documents"
    facts = {
        "title": title,
        "upload": upload,
        "message": message,
        "failed": failed,
        "part": received_files.FILE_PART,
    }
    return HttpResponse(render_to_string("pathways/upload.html", facts), status=status, headers=_HEADERS)
