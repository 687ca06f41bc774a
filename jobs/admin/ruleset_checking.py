"""What the editor of a ruleset is told: problems with their places, each rule's question in words, text and rows."""

from __future__ import annotations

import json
from typing import Any

from common.errors import InvalidRequest
from common.yaml_documents import LONGEST, TextUnreadable
from jobs.admin.ruleset_page import Draft
from jobs.admin.ruleset_rows import MOST_ROWS, as_rows, echoes_of, from_rows, longest_list, place_in_rows
from jobs.ruleset_definitions import from_text, to_text


def checked_text(text: str, *, name: str) -> dict[str, Any]:
    """Check a text; `rows` is null where it has not the shape of a ruleset yet."""
    try:
        rows = as_rows(from_text(text)[1])
    except TextUnreadable:
        rows = None
    return _told(Draft(text, name=name), rows)


def checked_rows(sent: str, *, name: str) -> dict[str, Any]:
    """Write rows as text and check it. Raises InvalidRequest for what are no rows."""
    rows = _read(sent)
    definition, twice = from_rows(rows)
    text = to_text(definition)
    told = _told(Draft(text, name=name), rows)
    said_twice = [
        {"where": one.where, "find": "", "message": one.message, "field": one.where} for one in twice
    ]
    return told | {"problems": [*said_twice, *told["problems"]], "text": None if twice else text}


def _told(draft: Draft, rows: dict[str, Any] | None) -> dict[str, Any]:
    problems = [
        {**problem, "field": place_in_rows(problem["where"], rows) if rows is not None else ""}
        for problem in draft.problems
    ]
    echoes = echoes_of(rows) if rows is not None else {}
    return {"problems": problems, "said": draft.said, "rows": rows, "echoes": echoes}


def _read(sent: str) -> dict[str, Any]:
    if len(sent) > 4 * LONGEST:
        raise InvalidRequest("The rules are too large to be kept. Make texts shorter, or split them.")
    try:
        rows = json.loads(sent)
        json.dumps(rows, allow_nan=False)
        longest = longest_list(rows)
    except (ValueError, RecursionError):
        raise InvalidRequest("The rows could not be read. Reload the page.") from None
    if not isinstance(rows, dict):
        raise InvalidRequest("The rows could not be read. Reload the page.")
    if longest > MOST_ROWS:
        raise InvalidRequest(f"A list holds more than {MOST_ROWS} rows. Remove some, or split the ruleset.")
    return rows
