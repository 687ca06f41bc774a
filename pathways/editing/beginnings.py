"""What a new node begins with: what can be guessed is there, what only its author knows is left open and asked for."""

from __future__ import annotations

import copy
from typing import Any

from pydantic import TypeAdapter, ValidationError

from common.wording import sentence_case
from pathways.editing.forms import forms, kind_forms
from pathways.editing.wording import option_of
from pathways.values import END, RECORD_TEAM, Slug

TITLES = {"condition": "New question", "decision": "Where does it go?", "wait": "A person decides"}
KEYS = {"condition": "check", "decision": "route", "wait": "review"}
GUESSES: dict[str, dict[str, Any]] = {
    "decision": {"rows": [], "default": {"outcome": "otherwise", "route": {"disposition": "review"}}},
    "wait": {"assignee": {"team": RECORD_TEAM}},
    "notify": {"audience": {"team": RECORD_TEAM}},
    "send_email": {"group": RECORD_TEAM},
    "request_information": {"group": RECORD_TEAM},
}
"""By kind of node, or by action."""

_KEY: TypeAdapter[str] = TypeAdapter(Slug)


def is_key(text: str) -> bool:
    """Say whether a text can be the key of a node."""
    try:
        _KEY.validate_python(text)
    except ValidationError:
        return False
    return True


def fresh_node(*, kind: str, action: str, taken: set[str]) -> dict[str, Any] | None:
    """Return a new node with a key that is not taken, or None for a kind that does not exist."""
    name = kind_forms().get(kind)
    if name is None:
        return None
    (config,) = (question for question in forms()[name].questions if question.name == "config")
    if config.forms and action not in dict(config.forms):
        return None
    blank = forms()[dict(config.forms)[action] if config.forms else config.form].blank
    word = KEYS.get(kind, action)
    return {
        "key": _free_key(word, taken),
        "title": TITLES.get(kind) or sentence_case(option_of(action)),
        "kind": kind,
        "config": copy.deepcopy({**blank, **GUESSES.get(action or kind, {})}),
    }


def _free_key(word: str, taken: set[str]) -> str:
    number = 1
    key = word
    while key in taken or key == END:
        number += 1
        key = f"{word}_{number}"
    return key
