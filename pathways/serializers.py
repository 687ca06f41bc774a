"""The shape of automation and review requests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from common.errors import FieldError, InvalidRequest
from common.ids import is_id
from common.states import StateTable
from pathways.review_selectors import AssignedTo
from pathways.states import RUN
from pathways.values import PathwayType

COMMENT_LENGTH = 4000
AUTO, SEMI_AUTOMATIC = get_args(PathwayType)


def read_automation_request(body: Any) -> dict[str, Any]:
    """Return recordId, pathwayType and pathwayName (None when it was not given).

    Raises InvalidRequest naming the field.
    """
    if not isinstance(body, dict):
        raise InvalidRequest("The request body must be a JSON object.")
    record_id = body.get("recordId")
    if record_id is None:
        raise _fault("recordId", "recordId is required.")
    if not is_id(record_id, prefix="rec"):
        raise _fault("recordId", "recordId must be the id of a record, as the upload answered it (rec_...).")
    pathway_type = body.get("pathwayType")
    if pathway_type is None:
        raise _fault("pathwayType", "pathwayType is required: auto or semiAutomatic.")
    if not isinstance(pathway_type, str) or pathway_type not in (AUTO, SEMI_AUTOMATIC):
        raise _fault("pathwayType", "pathwayType must be auto or semiAutomatic.")
    name = body.get("pathwayName")
    if name is None and pathway_type == SEMI_AUTOMATIC:
        raise _fault("pathwayName", "pathwayName is required when pathwayType is semiAutomatic.")
    if name is not None and not (isinstance(name, str) and name.strip()):
        raise _fault("pathwayName", "pathwayName must be the name of a configured pathway.")
    return {"record_id": record_id, "pathway_type": pathway_type, "pathway_name": name}


def read_review_answer(body: Any) -> dict[str, Any]:
    """Return outcome, input and comment of an approve or resume request. Raises InvalidRequest."""
    members = _object(body)
    outcome = _text(members, "outcome")
    answers = members.get("input", {})
    if not isinstance(answers, dict):
        raise _fault("input", "input must be a JSON object of form field to answer.")
    return {"outcome": outcome or None, "answers": answers, "comment": _text(members, "comment")}


def read_override(body: Any) -> dict[str, Any]:
    """Return node (None: where the run stands), outcome, reason and its code. Raises InvalidRequest."""
    members = _object(body)
    outcome = _text(members, "outcome")
    if not outcome:
        raise _fault("outcome", "outcome is required: the outcome that the node should have had.")
    reason = _text(members, "reason")
    if not reason.strip():
        raise _fault("reason", "reason is required: it stays in the history.")
    return {
        "node_key": _text(members, "node") or None,
        "outcome": outcome,
        "reason": reason,
        "code": _text(members, "reason_code") or None,
    }


def read_repair(body: Any) -> dict[str, Any]:
    """Return start_from, version (None where not said) and reason of a retry request. Raises InvalidRequest."""
    members = _object(body)
    return {
        "start_from": _text(members, "from") or "failed",
        "version": read_version(body),
        "reason": _text(members, "reason"),
    }


def read_version(body: Any) -> str | None:
    """Return which version a run is to go on on, None where the body does not say. Raises InvalidRequest."""
    version = _text(_object(body), "version") or None
    if version not in (None, "same", "current"):
        raise _fault(
            "version", "version must be same (the one the run stands on) or current (the published one)."
        )
    return version


def read_run_filters(query: Mapping[str, str]) -> tuple[str | None, str | None]:
    """Return the record's id and the status to list runs by, None where not asked. Raises InvalidRequest."""
    record_id = query.get("record_id")
    if record_id is not None and not is_id(record_id, prefix="rec"):
        raise _fault("record_id", "record_id must be the id of a record (rec_...).")
    return record_id, read_status(query, RUN)


def read_status(query: Mapping[str, str], table: StateTable) -> str | None:
    """Return the status to list by, None where not asked. Raises InvalidRequest."""
    status = query.get("status")
    if status is not None and status not in table.statuses:
        raise _fault("status", f"status must be one of {', '.join(table.statuses)}.")
    return status


def read_assigned_to(query: Mapping[str, str]) -> AssignedTo | None:
    """Return whose reviews to list, None where not asked. Raises InvalidRequest."""
    wanted = query.get("assigned_to")
    if wanted is None:
        return None
    if wanted == "me":
        return "me"
    if wanted == "my_team":
        return "my_team"
    raise _fault("assigned_to", "assigned_to must be me or my_team.")


def _object(body: Any) -> dict[str, Any]:
    if not isinstance(body, dict):
        raise InvalidRequest("The request body must be a JSON object.")
    return body


def _text(members: dict[str, Any], name: str) -> str:
    value = members.get(name, "")
    if value is None:
        return ""
    if not isinstance(value, str) or len(value) > COMMENT_LENGTH:
        raise _fault(name, f"{name} must be text of at most {COMMENT_LENGTH} characters.")
    return value


def _fault(field: str, message: str) -> InvalidRequest:
    return InvalidRequest(message, errors=(FieldError(field, message),))
