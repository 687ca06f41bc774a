"""Uploading a document, starting an extraction, polling a job.

The upload stands here and not with the records, because with `extract` it also starts a job and this is the
lowest room that may.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from django.http import HttpResponse, QueryDict
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request
from rest_framework.response import Response

from common.api import success
from common.clock import now
from common.errors import FieldError, InvalidRequest, Unauthorized
from common.ids import is_id
from events.services import record_access
from jobs import services
from jobs.data import JobData
from jobs.selectors import get_job_opened_by
from jobs.serializers import job_json, read_extract_request
from referrals import received_files
from referrals.received_files import FILE_PART
from referrals.services import EXTERNAL_ID_LENGTH, accept_document
from tenants import client_address, idempotency, rate_limits
from tenants.authentication import (
    AccessTokenAuthentication,
    AssistantKeyAuthentication,
    CredentialAuthentication,
    PlatformKeyAuthentication,
)
from tenants.views import ApiView, CredentialView, with_replay

IDEMPOTENCY = OpenApiParameter(
    "Idempotency-Key", str, OpenApiParameter.HEADER, description="Makes a repeated request safe for 24 hours."
)


class DocumentUploadView(CredentialView):
    """POST /api/v1/pub/records/document-upload"""

    authentication_classes = [PlatformKeyAuthentication]
    parser_classes = [MultiPartParser]
    limit = "upload"
    limit_by = "organization"
    scopes: ClassVar[dict[str, str]] = {"POST": "documents:write"}

    @extend_schema(
        operation_id="upload_document",
        tags=["documents"],
        parameters=[IDEMPOTENCY],
        request={
            "multipart/form-data": {
                "type": "object",
                "required": [FILE_PART],
                "properties": {
                    FILE_PART: {
                        "type": "string",
                        "format": "binary",
                        "description": "PDF, JPEG, PNG, TIFF, WebP or HEIC.",
                    },
                    "record_id": {
                        "type": "string",
                        "description": "Add to this record instead of making one.",
                    },
                    "external_id": {"type": "string"},
                    "team_id": {"type": "string"},
                    "extract": {
                        "type": "string",
                        "enum": ["true", "false"],
                        "description": "Also start an extraction job.",
                    },
                },
            }
        },
        responses={200: OpenApiTypes.OBJECT},
    )
    def post(self, request: Request) -> Response:
        """Upload one referral or clinical document."""
        received_files.check_length(request)
        data = received_files.file_bytes(request)
        parts = self._text_parts(request)
        inspection = received_files.inspect(data)
        moment = now()

        def effect() -> dict[str, Any]:
            uploaded = accept_document(
                principal=self.principal,
                data=data,
                inspection=inspection,
                now=moment,
                record_id=parts["record_id"],
                external_id=parts["external_id"],
                team_id=parts["team_id"],
            )
            body = uploaded.model_dump(mode="json")
            if parts["extract"]:
                job = services.request_extraction(
                    principal=self.principal, record_id=uploaded.record_id, now=moment
                )
                body |= {"job_id": job.id}
            return body

        body, replayed = idempotency.once(
            principal=self.principal,
            path=request.path,
            key=idempotency.read_key(request.headers.get("Idempotency-Key")),
            payload=[idempotency.digest(data), parts],
            now=moment,
            effect=effect,
        )
        top = {name: body[name] for name in ("record_id", "job_id") if name in body}
        return with_replay(success(body, message="Document uploaded", **top), replayed)

    @staticmethod
    def _text_parts(request: Request) -> dict[str, Any]:
        form = cast(QueryDict, request.data)
        sent = {
            name: str(form.get(name, "")).strip()
            for name in ("record_id", "external_id", "team_id", "extract")
        }
        errors: list[FieldError] = []
        if sent["record_id"] and not is_id(sent["record_id"], prefix="rec"):
            errors.append(
                FieldError("record_id", "record_id must be an id that an earlier upload answered (rec_...).")
            )
        if sent["team_id"] and not is_id(sent["team_id"], prefix="team"):
            errors.append(FieldError("team_id", "team_id must be the id of one of your teams (team_...)."))
        if len(sent["external_id"]) > EXTERNAL_ID_LENGTH or not sent["external_id"].isprintable():
            errors.append(
                FieldError(
                    "external_id", f"external_id must be at most {EXTERNAL_ID_LENGTH} printable characters."
                )
            )
        if sent["extract"].lower() not in ("", "true", "false"):
            errors.append(FieldError("extract", "extract must be `true` or `false`."))
        if errors:
            raise InvalidRequest(errors[0].message, errors=tuple(errors))
        return {
            "record_id": sent["record_id"] or None,
            "external_id": sent["external_id"],
            "team_id": sent["team_id"] or None,
            "extract": sent["extract"].lower() == "true",
        }


class ExtractView(CredentialView):
    """POST /v1/extract"""

    authentication_classes = [AssistantKeyAuthentication]
    limit = "extract"
    limit_by = "organization"
    scopes: ClassVar[dict[str, str]] = {"POST": "extractions:write"}

    @extend_schema(
        operation_id="extract",
        tags=["extraction"],
        parameters=[IDEMPOTENCY],
        request={
            "application/json": {
                "type": "object",
                "required": ["record_id"],
                "properties": {
                    "record_id": {"type": "string"},
                    "ruleset": {"type": "string"},
                    "priority": {"enum": ["routine", "urgent", "asap", "stat"]},
                    "metadata": {"type": "object"},
                },
            }
        },
        responses={200: OpenApiTypes.OBJECT},
    )
    def post(self, request: Request) -> Response:
        """Start extraction and triage of a record's documents."""
        wanted = read_extract_request(request.data)
        moment = now()

        def effect() -> dict[str, Any]:
            job = services.request_extraction(
                principal=self.principal,
                record_id=wanted["record_id"],
                ruleset_name=wanted["ruleset"],
                priority=wanted["priority"],
                metadata=wanted["metadata"],
                now=moment,
            )
            body = {"job_id": job.id, "record_id": wanted["record_id"], "status": job.status}
            return body | ({"existing": True} if job.existing else {})

        body, replayed = idempotency.once(
            principal=self.principal,
            path=request.path,
            key=idempotency.read_key(request.headers.get("Idempotency-Key")),
            payload=wanted,
            now=moment,
            effect=effect,
        )
        top = {name: body[name] for name in ("job_id", "existing") if name in body}
        return with_replay(success(body, message="Extraction accepted", **top), replayed)


class JobView(ApiView):
    """GET /v1/jobs/{job_id}: no credential, the id is the capability (docs/decisions/0008)."""

    @extend_schema(operation_id="get_job", tags=["extraction"], auth=[], responses={200: OpenApiTypes.OBJECT})
    def get(self, request: Request, job_id: str) -> HttpResponse:
        """Show the status of a job and, once it is completed, its result."""
        address = client_address.of(request)
        # The id opens the result, so it is not left lying in the store of the limits.
        by_job = (f"job:{idempotency.digest(job_id.encode())}",) if is_id(job_id, prefix="job") else ()
        self.quota = rate_limits.hit("job", f"address:{address}", *by_job)
        moment = now()
        job = get_job_opened_by(job_id=job_id, now=moment)
        actor = _key_holder(request, job) if job.key_required else f"address:{address}"
        if job.result:
            record_access(
                organization_id=job.organization_id,
                actor=actor,
                action="job.read",
                subject_id=job.id,
                now=moment,
                address=address,
                request_id=str(request.META.get("ras.request_id", "")),
            )
        response = HttpResponse(job_json(job), content_type="application/json")
        response["Cache-Control"] = "no-store"
        return response


def _key_holder(request: Request, job: JobData) -> str:
    """Return who holds a credential that may read the job: of its organization and team, a token with `records:read`.

    Raises Unauthorized when nobody does.
    """
    ways: tuple[CredentialAuthentication, ...] = (
        AssistantKeyAuthentication(),
        AccessTokenAuthentication(),
        PlatformKeyAuthentication(),
    )
    headers = ("HTTP_ASSISTANT_API_KEY", "HTTP_AUTHORIZATION", "HTTP_PLATFORM_API_KEY")
    for way, header in zip(ways, headers, strict=True):
        if request.META.get(header):
            principal, _ = way.authenticate(request)
            theirs = principal.organization_id == job.organization_id
            team_fits = principal.team_id is None or job.team_id in (None, principal.team_id)
            if theirs and team_fits and (way.kind != "at" or "records:read" in principal.scopes):
                return principal.actor
    raise Unauthorized(
        "Your organization asks for a credential here: send the assistant-api-key or an access token."
    )
