"""What a log line may say: ids and classes, never what an exception's message quotes."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

from common.ids import new_id
from common.logging import JsonFormatter

PATIENT = "Quillon Featherstonehaugh-Braithwaite"


def line(message: str = "work failed", *, exc_info: Any = None, **extra: Any) -> dict[str, Any]:
    record = logging.getLogger("test").makeRecord(
        "test", logging.ERROR, __file__, 1, message, (), exc_info, extra=extra
    )
    parsed: dict[str, Any] = json.loads(JsonFormatter().format(record))
    return parsed


def test_an_exception_is_logged_by_class_and_places_without_its_message() -> None:
    try:
        raise ValueError(f"invalid input: {PATIENT}")
    except ValueError:
        made = line(exc_info=sys.exc_info())
    assert made["exception"] == "ValueError"
    assert any(frame.startswith("common/test_logging.py:") for frame in made["frames"])
    assert PATIENT not in json.dumps(made)


def test_extras_that_are_objects_are_left_out() -> None:
    made = line(work_id="wrk_1", attempt=2, referral={"patient": PATIENT}, bytes_=PATIENT.encode())
    assert made["work_id"] == "wrk_1"
    assert made["attempt"] == 2
    assert PATIENT not in json.dumps(made)


def test_a_job_id_is_never_whole_in_a_line() -> None:
    job = new_id("job")
    made = json.dumps(line(f"GET /v1/jobs/{job}", path=f"/v1/jobs/{job}"))
    assert job not in made
    assert made.count(job[:10]) == 2


def test_a_line_break_in_a_message_does_not_make_a_second_line() -> None:
    record = logging.makeLogRecord({"msg": "one\ntwo\u2028three", "levelname": "INFO"})
    assert "\n" not in JsonFormatter().format(record)
