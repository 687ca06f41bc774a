"""The OpenAPI description's schemas: answers by operation, and the errors that every operation can have.

Bodies that are dumped from values (runs, reviews, referrals) take their schema from those values, so the two
cannot drift apart.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from common.api import AUTOMATION_PATHS
from pathways.data import NodeRunData, ReceivedUpload, ReviewData, ReviewStepData, RunData
from pathways.effect_data import EffectData
from referrals.data.packets import WHY_QUARANTINED
from referrals.data.records import UploadResult
from referrals.data.referral import URGENCIES, Completeness, Referral, Triage

JSON = "application/json"
_TEXT: dict[str, Any] = {"type": "string"}
_TIME: dict[str, Any] = {"type": "string", "format": "date-time"}
_MAYBE_TEXT: dict[str, Any] = {"type": ["string", "null"]}
_MAYBE_TIME: dict[str, Any] = {"type": ["string", "null"], "format": "date-time"}
_VALUES: tuple[type[BaseModel], ...] = (
    Referral,
    Triage,
    Completeness,
    UploadResult,
    RunData,
    NodeRunData,
    ReviewData,
    ReceivedUpload,
    EffectData,
    ReviewStepData,
)


def _object(required: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"type": "object", "required": list(required), "properties": {**required, **(optional or {})}}


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def _list(item: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": item}


_ERROR = _object(
    {
        "error": {
            "type": "string",
            "enum": [
                "invalid_request",
                "unauthorized",
                "forbidden",
                "not_found",
                "method_not_allowed",
                "conflict",
                "unsupported_media_type",
                "unprocessable",
                "rate_limited",
                "internal_error",
                "unavailable",
            ],
        },
        "message": _TEXT,
        "status_code": {"type": "integer"},
        "request_id": _TEXT,
    },
    {"errors": _list(_object({"field": _TEXT, "message": _TEXT}))},
)
_AUTOMATION_ERROR = _object({"status_code": {"type": "integer"}, "message": _TEXT, "detail": _TEXT})
_DOUBTED_PAGE = _object(
    {
        "document_id": _TEXT,
        "page": {"type": "integer"},
        "reasons": _list({"type": "string", "enum": list(WHY_QUARANTINED)}),
        "why": _TEXT,
        "places": _list(_object({"page": {"type": "integer"}, "boxes": _list(_list({"type": "number"}))})),
    }
)
_RESULT = {
    "referral": _ref("Referral"),
    "packet": _object(
        {
            "pages": _list(
                _object(
                    {
                        "document_id": _TEXT,
                        "page": {"type": "integer"},
                        "kind": _TEXT,
                        "confidence": {"type": "number"},
                    }
                )
            ),
            "parts": _list(
                _object({"document_id": _TEXT, "pages": _list({"type": "integer"}), "kind": _TEXT})
            ),
            "quarantined": _list(_DOUBTED_PAGE),
            "doubtful": _list(_DOUBTED_PAGE),
            "several_patients": {"type": "boolean"},
            "misdirected": {"type": "boolean"},
        }
    ),
    "triage": _ref("Triage"),
    "completeness": _ref("Completeness"),
    "confidence": {"type": "number", "minimum": 0, "maximum": 1},
    "audit_trail": _list(
        _object({"at": _TIME, "stage": _TEXT, "actor": _TEXT, "action": _TEXT, "detail": _TEXT})
    ),
    "provenance": _object(
        {
            "assistant": _TEXT,
            "judge": _TEXT,
            "ruleset": _TEXT,
            "reader": _TEXT,
            "build": _TEXT,
            "confidence_map": _TEXT,
            "document_sha256": _list(_TEXT),
        }
    ),
}
_JOB = _object(
    {
        "job_id": _TEXT,
        "record_id": _TEXT,
        "status": {"type": "string", "enum": ["queued", "processing", "completed", "failed", "cancelled"]},
        "stage": {"type": "string", "enum": ["read", "assistant", "judge", "triage", "done"]},
        "created_at": _TIME,
        "started_at": _MAYBE_TIME,
        "completed_at": _MAYBE_TIME,
        "duration_seconds": {"type": ["number", "null"]},
        "error": {"oneOf": [{"type": "null"}, _object({"code": _TEXT, "message": _TEXT})]},
    },
    {"result_expired": {"type": "boolean"}, **_RESULT},
)
_DOCUMENT = _object(
    {
        "document_id": _TEXT,
        "media_type": _TEXT,
        "size_bytes": {"type": "integer"},
        "page_count": {"type": "integer"},
        "sha256": _TEXT,
        "uploaded_at": _TIME,
    }
)
_RECORD = _object(
    {
        "record_id": _TEXT,
        "external_id": _MAYBE_TEXT,
        "team_id": _MAYBE_TEXT,
        "lifecycle": {"type": "string", "enum": ["active", "archived"]},
        "status": _TEXT,
        "route": {"type": "object"},
        "labels": _list(_TEXT),
        "priority": {"type": "string", "enum": list(URGENCIES)},
        "created_at": _TIME,
        "updated_at": _TIME,
    },
    {"documents": _list(_ref("Document"))},
)
_RECORD_REFERRAL = _object(
    {
        "record_id": _TEXT,
        "version": {"type": "integer"},
        "job_id": _TEXT,
        "author": _TEXT,
        "referral": _ref("Referral"),
        "triage": _ref("Triage"),
        "completeness": _ref("Completeness"),
        "confidence": {"type": "number"},
        "created_at": _TIME,
    }
)
_EVENT = _object(
    {
        "sequence": {"type": "integer"},
        "id": _TEXT,
        "type": _TEXT,
        "timestamp": _TIME,
        "data": {"type": "object"},
    }
)

_SCHEMAS: dict[str, Any] = {
    "Error": _ERROR,
    "AutomationError": _AUTOMATION_ERROR,
    "Job": _JOB,
    "Document": _DOCUMENT,
    "Record": _RECORD,
    "RecordReferral": _RECORD_REFERRAL,
    "Event": _EVENT,
}
_RUN = _ref("Run")
_NEXT = {"next": _MAYBE_TEXT}
_EXTRACTION = _object(
    {"job_id": _TEXT, "record_id": _TEXT, "status": _TEXT}, {"existing": {"type": "boolean"}}
)

_REVIEW: dict[str, Any] = {
    "allOf": [_ref("Review"), _object({"history": {"type": "array", "items": _ref("ReviewStepData")}})]
}

ANSWERS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "upload_document": (_ref("UploadResult"), {"record_id": _TEXT}),
    "upload_by_link": (_ref("ReceivedUpload"), {}),
    "extract": (_EXTRACTION, {"job_id": _TEXT}),
    "get_job": (_ref("Job"), {"job_id": _TEXT, "status": _TEXT}),
    "list_records": (_list(_ref("Record")), _NEXT),
    "get_record": (_ref("Record"), {}),
    "archive_record": (_ref("Record"), {}),
    "get_referral": (_ref("RecordReferral"), {}),
    "correct_referral": (_ref("RecordReferral"), {}),
    "list_runs": (_list(_RUN), _NEXT),
    "get_run": (_RUN, {}),
    "list_run_effects": (_list(_ref("EffectData")), {}),
    "approve_run": (_RUN, {}),
    "resume_run": (_RUN, {}),
    "override_run": (_RUN, {}),
    "retry_run": (_RUN, {}),
    "cancel_run": (_RUN, {}),
    "list_reviews": (_list(_ref("Review")), _NEXT),
    "get_review": (_REVIEW, {}),
    "claim_review": (_REVIEW, {}),
    "release_review": (_REVIEW, {}),
    "list_events": (_list(_ref("Event")), {"next": {"type": "integer"}}),
}
"""Operation to (schema of `data`, members that also stand at the top level)."""

_ERRORS = {
    "400": "Invalid request",
    "401": "Missing, invalid or expired credential",
    "403": "The credential lacks the scope",
    "404": "Not found",
    "409": "Conflict",
    "429": "Rate limit exceeded; `retry_after` and `Retry-After` say when to try again",
    "500": "Internal error",
    "503": "The database cannot be reached",
}


def complete(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Return the description with each operation's answers and errors, and their schemas (a spectacular hook)."""
    schemas = result.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(_value_schemas())
    schemas.update(_SCHEMAS)
    for path, operations in result["paths"].items():
        for operation in operations.values():
            _complete_operation(path, operation)
    return result


def _value_schemas() -> dict[str, Any]:
    _, document = models_json_schema(
        [(model, "serialization") for model in _VALUES], ref_template="#/components/schemas/{model}"
    )
    found: dict[str, Any] = document["$defs"]
    run = found.pop("RunData")
    review = found.pop("ReviewData")
    found["Run"] = _renamed(run, to="run_id", optional=("node_runs",))
    found["Review"] = _renamed(review, to="review_id")
    return found


def _renamed(schema: dict[str, Any], *, to: str, optional: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the schema of a value as the API names its `id`."""
    properties = dict(schema["properties"])
    del properties["id"]
    required = [to if name == "id" else name for name in schema["required"] if name not in optional]
    return {**schema, "properties": {to: _TEXT, **properties}, "required": required}


def _complete_operation(path: str, operation: dict[str, Any]) -> None:
    responses = operation["responses"]
    answer = ANSWERS.get(operation["operationId"])
    if answer is not None:
        data, top = answer
        schema = _object({**top, "data": data, "status_code": {"const": 200}, "message": _TEXT})
        responses["200"] = {"description": "Success", "content": {JSON: {"schema": schema}}}
    if operation["operationId"] == "health":
        return
    error = _ref("AutomationError" if path in AUTOMATION_PATHS else "Error")
    for status, description in _ERRORS.items():
        responses.setdefault(status, {"description": description, "content": {JSON: {"schema": error}}})
