"""Records, their documents and their referral, for callers with an access token."""

from __future__ import annotations

from typing import Any, ClassVar

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from common.api import success
from common.clock import now
from common.errors import InvalidRequest
from common.paging import PAGING, page_of
from common.row_security import organization_scope
from referrals import selectors, services
from referrals.correction_services import correct_referral
from referrals.serializers import record_body, referral_body
from tenants.views import CredentialView


class RecordView(CredentialView):
    """A view on records: one scope, reads written to the access log."""

    scopes: ClassVar[dict[str, str]] = {
        "GET": "records:read",
        "HEAD": "records:read",
        "PATCH": "records:write",
        "POST": "records:write",
    }


class RecordListView(RecordView):
    @extend_schema(
        operation_id="list_records", tags=["records"], parameters=PAGING, responses={200: OpenApiTypes.OBJECT}
    )
    def get(self, request: Request) -> Response:
        """List the records the caller may see, newest first."""
        with organization_scope(self.principal.organization_id):
            records, following = page_of(
                lambda after, limit: selectors.list_records(
                    principal=self.principal, after=after, limit=limit
                ),
                request.query_params,
            )
            self.note_access("record.list", "")
        return success([record_body(record) for record in records], next=following)


class RecordDetailView(RecordView):
    @extend_schema(operation_id="get_record", tags=["records"], responses={200: OpenApiTypes.OBJECT})
    def get(self, request: Request, record_id: str) -> Response:
        """Show one record with its documents."""
        with organization_scope(self.principal.organization_id):
            record = selectors.get_record(principal=self.principal, record_id=record_id)
            documents = selectors.list_documents(
                organization_id=self.principal.organization_id, record_id=record.id
            )
            self.note_access("record.read", record.id)
        return success(record_body(record, documents=documents))


class ReferralView(RecordView):
    @extend_schema(operation_id="get_referral", tags=["records"], responses={200: OpenApiTypes.OBJECT})
    def get(self, request: Request, record_id: str) -> Response:
        """Show the newest Referral of a record with its triage."""
        with organization_scope(self.principal.organization_id):
            record = selectors.get_record(principal=self.principal, record_id=record_id)
            found = selectors.get_referral(
                organization_id=self.principal.organization_id, record_id=record.id
            )
            self.note_access("referral.read", record.id)
        return success(referral_body(found))

    @extend_schema(
        operation_id="correct_referral",
        tags=["records"],
        request={
            "application/json": {
                "type": "object",
                "additionalProperties": {"type": ["string", "integer", "null"]},
            }
        },
        responses={200: OpenApiTypes.OBJECT},
    )
    def patch(self, request: Request, record_id: str) -> Response:
        """Correct fields: an object of field path to value, null for "not in the document". To add an entry that was
        missed, name it by the index right past the end of its list, such as `clinical.allergies[2].substance` where
        there are two; to say how a finding is meant, `clinical.diagnoses[0].text.asserted`. Values have
        the type, the choices and the form that the reference of the referral names.
        """
        changes: Any = request.data
        if not isinstance(changes, dict):
            raise InvalidRequest("Send a JSON object of field path to value.")
        with organization_scope(self.principal.organization_id):
            found = correct_referral(
                principal=self.principal, record_id=record_id, changes=changes, now=now()
            )
        return success(referral_body(found), message="Corrected")


class DocumentBytesView(RecordView):
    @extend_schema(
        operation_id="get_document",
        tags=["records"],
        responses={(200, "application/octet-stream"): OpenApiTypes.BINARY},
    )
    def get(self, request: Request, record_id: str, document_id: str) -> HttpResponse:
        """Return the bytes of a document as they were uploaded."""
        with organization_scope(self.principal.organization_id):
            record = selectors.get_record(principal=self.principal, record_id=record_id)
            organization_id = self.principal.organization_id
            document = selectors.get_document(
                organization_id=organization_id, record_id=record.id, document_id=document_id
            )
            data = selectors.get_document_bytes(organization_id=organization_id, document_id=document.id)
            self.note_access("document.read", document.id)
        return HttpResponse(
            data,
            content_type=document.media_type,
            headers={
                "Content-Disposition": f'attachment; filename="{document.id}"',
                "X-Content-Type-Options": "nosniff",
                "Cache-Control": "private, no-store",
            },
        )


class RecordArchiveView(RecordView):
    @extend_schema(
        operation_id="archive_record", tags=["records"], request=None, responses={200: OpenApiTypes.OBJECT}
    )
    def post(self, request: Request, record_id: str) -> Response:
        """Take a record out of use; it answers 404 from then on."""
        with organization_scope(self.principal.organization_id):
            record = services.archive_record(principal=self.principal, record_id=record_id, now=now())
        return success(record_body(record), message="Archived")
