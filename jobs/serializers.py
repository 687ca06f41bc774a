"""The shape of an extraction request, and the JSON of a job."""

from __future__ import annotations

import json
from typing import Any

from common.errors import FieldError, InvalidRequest
from common.ids import is_id
from jobs.data import JobData
from referrals.data.referral import URGENCIES

MAX_METADATA_BYTES = 16 * 1024
_MESSAGES = {
    "completed": "Extraction completed",
    "failed": "Extraction failed",
    "cancelled": "Extraction cancelled",
}


def read_extract_request(body: Any) -> dict[str, Any]:
    """Return the members of a POST /v1/extract body. Raises InvalidRequest naming each field at fault."""
    if not isinstance(body, dict):
        raise InvalidRequest('Send a JSON object, for example {"record_id": "rec_..."}.')
    errors: list[FieldError] = []
    record_id = body.get("record_id", body.get("recordId"))
    if body.get("recordId", record_id) != record_id:
        text = "record_id and its alias recordId name two records. Send one of them."
        errors.append(FieldError("record_id", text))
    elif record_id is None:
        errors.append(FieldError("record_id", "record_id is required: the id that the upload answered."))
    elif not is_id(record_id, prefix="rec"):
        errors.append(FieldError("record_id", "record_id must be an id that the upload answered (rec_...)."))
    ruleset = body.get("ruleset")
    if ruleset is not None and not (isinstance(ruleset, str) and 0 < len(ruleset) <= 100):
        errors.append(FieldError("ruleset", "ruleset must be the name of a ruleset, as text."))
    priority = body.get("priority", "routine")
    if priority not in URGENCIES:
        errors.append(FieldError("priority", f"priority must be one of {', '.join(URGENCIES)}."))
    metadata = body.get("metadata", {})
    if not isinstance(metadata, dict) or len(json.dumps(metadata)) > MAX_METADATA_BYTES:
        errors.append(
            FieldError("metadata", f"metadata must be a JSON object of at most {MAX_METADATA_BYTES} bytes.")
        )
    if errors:
        raise InvalidRequest(errors[0].message, errors=tuple(errors))
    return {"record_id": record_id, "ruleset": ruleset, "priority": priority, "metadata": metadata}


def job_json(job: JobData) -> str:
    """Return the whole body of GET /v1/jobs/{job_id} as JSON text; the stored result goes in as it is."""
    ended = job.completed_at
    data: dict[str, Any] = {
        "job_id": job.id,
        "record_id": job.record_id,
        "status": job.status,
        "stage": job.stage,
        "created_at": job.created_at.isoformat(),
        "started_at": job.started_at.isoformat() if job.started_at else None,
        "completed_at": ended.isoformat() if ended else None,
        "duration_seconds": round((ended - job.created_at).total_seconds(), 3) if ended else None,
        "error": {"code": job.error_code, "message": job.error_message} if job.error_code else None,
    }
    if job.result_expired:
        data["result_expired"] = True
    head = json.dumps(data)
    if job.result:
        head = f"{head[:-1]}, {job.result[1:]}"
    message = _MESSAGES.get(job.status, "Extraction is running")
    top = json.dumps({"job_id": job.id, "status": job.status, "status_code": 200, "message": message})
    return f'{top[:-1]}, "data": {head}}}'
