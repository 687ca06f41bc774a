"""What a person sent from a run's page, read into what the services take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

YES_NO: dict[str, bool] = {"yes": True, "no": False}


def read_answers(form: Sequence[Mapping[str, Any]], sent: Mapping[str, Any]) -> dict[str, object]:
    """Return the answers to a review's form by name; questions left empty are left out.

    What is not of its question's type stays text, and the review says so.
    """
    answers: dict[str, object] = {}
    for question in form:
        text = str(sent.get(f"answer-{question['name']}", "")).strip()
        if text:
            answers[question["name"]] = _typed(question["type"], text)
    return answers


def _typed(kind: str, text: str) -> object:
    if kind == "yes_no":
        return YES_NO.get(text, text)
    if kind == "number":
        return _number(text)
    return text


def _number(text: str) -> object:
    for read in (int, float):
        try:
            return read(text)
        except ValueError:
            continue
    return text


def read_decision(sent: Mapping[str, Any]) -> tuple[str, str]:
    """Return (key, outcome) of the `decision` that a person chose, empty where nothing was."""
    key, _, outcome = str(sent.get("decision", "")).partition(":")
    return key, outcome
