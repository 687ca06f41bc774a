"""What every API view shares: authentication, scope, rate limit, headers. Health and the operator's probes."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from django.db import Error as DatabaseError
from django.http import Http404, HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.exceptions import MethodNotAllowed
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from common.api import success
from common.clock import now
from common.errors import FieldError, InvalidRequest
from common.paging import read_limit, refuse_unknown
from common.row_security import organization_scope
from events.selectors import list_events
from events.services import record_access
from tenants import client_address, rate_limits
from tenants.authentication import AccessTokenAuthentication, require_scope
from tenants.data import Principal
from tenants.rate_limits import Quota
from tenants.services import database_answers


class ApiView(APIView):
    """A view of the HTTP interface: only its own methods, and where the caller stands on every limited answer."""

    http_method_names = ["get", "head", "post", "patch", "delete"]
    quota: Quota | None = None

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Refuse a wrong method before anything else is asked of the caller, and ids that Postgres cannot take."""
        if request.method not in self.allowed_methods:
            raise MethodNotAllowed(str(request.method))
        super().initial(request, *args, **kwargs)
        if any("\x00" in value for value in kwargs.values()):
            raise Http404

    def finalize_response(self, request: Request, response: Any, *args: Any, **kwargs: Any) -> Any:
        response = super().finalize_response(request, response, *args, **kwargs)
        if self.quota is not None:
            for name, value in self.quota.headers().items():
                response.setdefault(name, value)
        return response


class CredentialView(ApiView):
    """A view for an authenticated caller. Subclasses name the scope, the limit and how callers are known."""

    authentication_classes = [AccessTokenAuthentication]
    limit: ClassVar[str] = "other"
    limit_by: ClassVar[str] = "credential"
    scopes: ClassVar[dict[str, str]] = {}
    """HTTP method to the scope it needs."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        principal = self.principal
        key = principal.organization_id if self.limit_by == "organization" else principal.credential_id
        self.quota = rate_limits.hit(self.limit, key)
        scope = self.scopes.get(request.method or "")
        if scope:
            require_scope(principal, scope)

    def note_access(self, action: str, subject_id: str) -> None:
        """Write down that the caller reads patient data."""
        record_access(
            organization_id=self.principal.organization_id,
            actor=self.principal.actor,
            action=action,
            subject_id=subject_id,
            now=now(),
            address=client_address.of(self.request),
            request_id=str(self.request.META.get("ras.request_id", "")),
        )

    @property
    def principal(self) -> Principal:
        return cast(Principal, self.request.user)


class HealthView(ApiView):
    """Is the API operational?"""

    @extend_schema(
        operation_id="health",
        tags=["health"],
        responses={
            200: {"type": "object", "properties": {"message": {"const": "healthy"}}, "required": ["message"]}
        },
    )
    def get(self, request: Request) -> Response:
        try:
            database_answers()
        except DatabaseError:
            return Response({"message": "unhealthy"}, status=503, headers={"Retry-After": "5"})
        return Response({"message": "healthy"})


def livez(request: Any) -> HttpResponse:
    """Answer as long as the process can: for the operator's liveness probe."""
    return HttpResponse("ok\n", content_type="text/plain")


def readyz(request: Any) -> HttpResponse:
    """Answer 200 when Postgres can be asked: for the operator's readiness probe."""
    try:
        database_answers()
    except DatabaseError:
        return HttpResponse("the database does not answer\n", status=503, content_type="text/plain")
    return HttpResponse("ok\n", content_type="text/plain")


class EventFeedView(CredentialView):
    """What happened in the organization: the polling alternative to webhooks.

    Events are numbered without gaps for the organization; a team's token sees a part of them.
    """

    scopes: ClassVar[dict[str, str]] = {"GET": "events:read", "HEAD": "events:read"}

    @extend_schema(
        operation_id="list_events",
        tags=["events"],
        parameters=[
            OpenApiParameter(
                "after", int, description="Sequence of the last event seen; 0 for the beginning."
            ),
            OpenApiParameter("limit", int, description="Events a page, 1 to 200; 50 by default."),
        ],
        responses={200: OpenApiTypes.OBJECT},
    )
    def get(self, request: Request) -> Response:
        """List the organization's events after a sequence number, oldest first."""
        refuse_unknown(request.query_params, known=("after", "limit"))
        after = request.query_params.get("after", "0")
        if not (after.isascii() and after.isdigit() and len(after) <= 18):
            message = "`after` must be the sequence of an event, a whole number."
            raise InvalidRequest(message, errors=(FieldError("after", message),))
        with organization_scope(self.principal.organization_id):
            events = list_events(
                organization_id=self.principal.organization_id,
                team_id=self.principal.team_id,
                after=int(after),
                limit=read_limit(request.query_params.get("limit")),
            )
        bodies = [
            {
                "sequence": event.sequence,
                "id": event.id,
                "type": event.type,
                "timestamp": event.occurred_at.isoformat(),
                "data": self._shown(event.data),
            }
            for event in events
        ]
        return success(bodies, next=events[-1].sequence if events else int(after))

    def _shown(self, data: dict[str, Any]) -> dict[str, Any]:
        """A job id opens the job's result, so it is for those who may read records."""
        if "records:read" in self.principal.scopes:
            return data
        return {name: value for name, value in data.items() if name != "job_id"}


def with_replay(response: Response, replayed: bool) -> Response:
    """Return the answer, marked when it is the stored one of an earlier request."""
    if replayed:
        response["Idempotent-Replayed"] = "true"
    return response
