"""Starting a pathway, and what callers see and do of runs and reviews."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from common.api import success
from common.clock import now
from common.paging import PAGING, page_of
from common.row_security import organization_scope
from pathways import selectors, services
from pathways.serializers import (
    read_automation_request,
    read_override,
    read_repair,
    read_review_answer,
    read_run_filters,
    read_version,
)
from tenants import idempotency
from tenants.views import CredentialView, with_replay

ANSWER = {
    "application/json": {
        "type": "object",
        "properties": {
            "outcome": {
                "type": "string",
                "description": "One of the review's outcomes; `approved` by default.",
            },
            "input": {"type": "object", "description": "Answers to the review's form."},
            "comment": {"type": "string"},
        },
    }
}


ANSWERED = {
    "completed": "Review completed",
    "another_must_agree": "Your answer is kept. Another person must agree before the run goes on.",
    "disagreed": "Your answer is kept. It differs from another person's, so the run waits until two agree.",
}
OVERRIDE_KEPT = (
    "Your decision is kept. It is taken when the run comes to the node, "
    "or when another person asks for the same where two must agree."
)

VERSION = {
    "enum": ["same", "current"],
    "description": "The version the run stands on, or the published one.",
}
RESUME = {
    "application/json": {
        **ANSWER["application/json"],
        "properties": {
            **ANSWER["application/json"]["properties"],  # type: ignore[dict-item]
            "version": {**VERSION, "description": f"{VERSION['description']} `same` by default."},
        },
    }
}
REPAIR = {
    "application/json": {
        "type": "object",
        "properties": {
            "from": {
                "type": "string",
                "description": "`failed` (by default), `start`, or the key of a node the run has come to.",
            },
            "version": {**VERSION, "description": f"{VERSION['description']} Required where they differ."},
            "reason": {"type": "string", "description": "Stays in the run's history."},
        },
    }
}
RESUMED = "Resumed on the published version."


class AutomationView(CredentialView):
    """POST /api/v1/pub/records/automation"""

    limit = "automation"
    scopes: ClassVar[dict[str, str]] = {"POST": "pathways:run"}

    @extend_schema(
        operation_id="run_pathway",
        tags=["pathways"],
        parameters=[OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER)],
        request={
            "application/json": {
                "type": "object",
                "required": ["recordId", "pathwayType"],
                "properties": {
                    "recordId": {"type": "string"},
                    "pathwayType": {"enum": ["auto", "semiAutomatic"]},
                    "pathwayName": {
                        "type": "string",
                        "description": "Required for semiAutomatic; exact match.",
                    },
                },
            }
        },
        responses={
            200: {
                "type": "object",
                "required": ["status_code", "message", "sub_message", "run_id"],
                "properties": {
                    "status_code": {"const": 200},
                    "message": {"type": "string"},
                    "sub_message": {"type": "string"},
                    "run_id": {"type": "string"},
                },
            }
        },
    )
    def post(self, request: Request) -> Response:
        """Run an automated or semi-automated pathway for a record; it goes on asynchronously."""
        wanted = read_automation_request(request.data)
        moment = now()

        def effect() -> dict[str, Any]:
            run = services.start_run(principal=self.principal, now=moment, **wanted)
            waiting = " It begins when an extraction of the record has completed." if run.waits_for else ""
            return {
                "status_code": 200,
                "message": "Pathway execution started",
                "sub_message": f"Pathway {run.pathway} (version {run.version}) was started.{waiting}",
                "run_id": run.id,
            }

        body, replayed = idempotency.once(
            principal=self.principal,
            path="/api/v1/pub/records/automation",
            key=idempotency.read_key(request.headers.get("Idempotency-Key")),
            payload=wanted,
            now=moment,
            effect=effect,
        )
        return with_replay(Response(body), replayed)


_DEPRECATED_SINCE = "@1795219200"
"""21 November 2026, in seconds since 1970 as RFC 9745 writes it: the day of the first release, which documents the
other path."""


class DeprecatedAutomationView(AutomationView):
    """The shorter path that some examples in circulation show."""

    @extend_schema(exclude=True)
    def post(self, request: Request) -> Response:
        """Do as the documented path does."""
        return super().post(request)

    def finalize_response(self, request: Request, response: Any, *args: Any, **kwargs: Any) -> Any:
        """Say on every answer, refusals too, which path is the documented one."""
        response = super().finalize_response(request, response, *args, **kwargs)
        response["Deprecation"] = _DEPRECATED_SINCE
        response["Link"] = '</api/v1/pub/records/automation>; rel="successor-version"'
        return response


class RunView(CredentialView):
    """A view on runs: reads are written to the access log, for explanations quote the referral."""

    scopes: ClassVar[dict[str, str]] = {"GET": "runs:read", "HEAD": "runs:read", "POST": "reviews:write"}

    def act(self, run_id: str, change: Callable[[Any], object], *, message: str) -> Response:
        """Lock the run, change it, and answer with it as it is then."""
        with organization_scope(self.principal.organization_id):
            run = selectors.lock_run(principal=self.principal, run_id=run_id)
            change(run)
            data = selectors.run_data(run)
        return success(run_body(data), message=message)


class RunListView(RunView):
    @extend_schema(
        operation_id="list_runs",
        tags=["pathways"],
        parameters=[*PAGING, OpenApiParameter("record_id", str), OpenApiParameter("status", str)],
        responses={200: OpenApiTypes.OBJECT},
    )
    def get(self, request: Request) -> Response:
        """List the pathway runs the caller may see, newest first."""
        query = request.query_params
        record_id, status = read_run_filters(query)
        with organization_scope(self.principal.organization_id):
            runs, following = page_of(
                lambda after, limit: selectors.list_runs(
                    principal=self.principal,
                    record_id=record_id,
                    status=status,
                    after=after,
                    limit=limit,
                ),
                query,
                filters=("record_id", "status"),
            )
        return success([run_body(run, with_history=False) for run in runs], next=following)


class RunDetailView(RunView):
    @extend_schema(operation_id="get_run", tags=["pathways"], responses={200: OpenApiTypes.OBJECT})
    def get(self, request: Request, run_id: str) -> Response:
        """Show a run with its history."""
        with organization_scope(self.principal.organization_id):
            run = selectors.get_run(principal=self.principal, run_id=run_id)
            self.note_access("run.read", run.id)
        return success(run_body(run))


class RunApproveView(RunView):
    @extend_schema(
        operation_id="approve_run", tags=["reviews"], request=ANSWER, responses={200: OpenApiTypes.OBJECT}
    )
    def post(self, request: Request, run_id: str) -> Response:
        """Answer the review a paused run waits for; `approved` unless the body says otherwise."""
        return self.answer(request, run_id, version=None)

    def answer(self, request: Request, run_id: str, *, version: str | None) -> Response:
        """Answer, having moved the run to the published version first where `version` is `current`."""
        answer = read_review_answer(request.data)
        with organization_scope(self.principal.organization_id):
            run = selectors.lock_run(principal=self.principal, run_id=run_id)
            if version == "current":
                services.move_if_older(run=run, actor=self.principal.actor, now=now(), reason=RESUMED)
            answered = services.answer_review(run=run, principal=self.principal, now=now(), **answer)
            data = selectors.run_data(run)
        return success(run_body(data), message=ANSWERED[answered])


class RunResumeView(RunApproveView):
    @extend_schema(
        operation_id="resume_run", tags=["reviews"], request=RESUME, responses={200: OpenApiTypes.OBJECT}
    )
    def post(self, request: Request, run_id: str) -> Response:
        """Resume a paused run with the outcome and the input of its review, on its own version or the published one."""
        return self.answer(request, run_id, version=read_version(request.data))


class RunOverrideView(RunView):
    @extend_schema(
        operation_id="override_run",
        tags=["reviews"],
        request={
            "application/json": {
                "type": "object",
                "required": ["outcome", "reason"],
                "properties": {
                    "node": {
                        "type": "string",
                        "description": "Key of the node; the one the run stands at by default.",
                    },
                    "outcome": {"type": "string"},
                    "reason": {"type": "string"},
                    "reason_code": {
                        "type": "string",
                        "description": "One of the organization's reasons for overriding; `other` by default.",
                    },
                },
            }
        },
        responses={200: OpenApiTypes.OBJECT},
    )
    def post(self, request: Request, run_id: str) -> Response:
        """Put a person's outcome in place of a node's; the run goes on from there.

        For a node that the run has yet to come to, the outcome is kept and taken then.
        """
        wanted = read_override(request.data)
        with organization_scope(self.principal.organization_id):
            run = selectors.lock_run(principal=self.principal, run_id=run_id)
            taken = services.override_node(run=run, principal=self.principal, now=now(), **wanted)
            data = selectors.run_data(run)
        return success(run_body(data), message="Decision overridden" if taken else OVERRIDE_KEPT)


class RunRetryView(RunView):
    @extend_schema(
        operation_id="retry_run", tags=["pathways"], request=REPAIR, responses={200: OpenApiTypes.OBJECT}
    )
    def post(self, request: Request, run_id: str) -> Response:
        """Lead a failed run on from the node that failed, or a failed or paused one from another node or the start.

        What came after that node counts no more and stays in the history.
        """
        wanted = read_repair(request.data or {})
        return self.act(
            run_id,
            lambda run: services.retry_run(run=run, actor=self.principal.actor, now=now(), **wanted),
            message="Run retried",
        )


class RunCancelView(RunView):
    @extend_schema(
        operation_id="cancel_run", tags=["pathways"], request=None, responses={200: OpenApiTypes.OBJECT}
    )
    def post(self, request: Request, run_id: str) -> Response:
        """Cancel a run that is not over."""
        return self.act(
            run_id,
            lambda run: services.cancel_run(run=run, actor=self.principal.actor, now=now()),
            message="Run cancelled",
        )


def run_body(run: Any, *, with_history: bool = True) -> dict[str, Any]:
    """Return a run as the API shows it."""
    body: dict[str, Any] = {"run_id": run.id, **run.model_dump(mode="json", exclude={"id", "node_runs"})}
    if with_history:
        body["node_runs"] = [node_run.model_dump(mode="json") for node_run in run.node_runs]
    return body
