"""Log lines as JSON, one an entry, that cannot carry patient data.

An exception is logged by its class and the places it passed, never by its message: messages of database and
parser errors quote the values they stumbled over. Job ids are cut, since whole they open a job's result.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any

from common.ids import shorten_ids

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "request", "data"}


class JsonFormatter(logging.Formatter):
    """Formats a record as one JSON object: at, level, logger, message, extras, and the exception's class and frames."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, tz=UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in _STANDARD and isinstance(value, (str, int, float, bool)):
                line[name] = value
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["frames"] = [
                f"{'/'.join(frame.filename.rsplit('/', 2)[-2:])}:{frame.lineno} {frame.name}"
                for frame in frames[-12:]
            ]
        return shorten_ids(json.dumps(line, ensure_ascii=False))
