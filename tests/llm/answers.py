"""Answers of a model to the question for a whole referral, as the scripted server gives them."""

from __future__ import annotations

from typing import Any

NOTHING: dict[str, Any] = {
    "patient": {
        **dict.fromkeys(
            ("given_name", "family_name", "birth_date", "age", "sex", "phone", "email", "address")
        ),
        "identifiers": [],
    },
    "insurance": dict.fromkeys(("payer", "member_id", "group")),
    "referrer": dict.fromkeys(("name", "npi", "organization", "phone", "fax", "address")),
    "recipient": dict.fromkeys(("name", "organization")),
    "request": dict.fromkeys(("date", "specialty", "service", "reason", "urgency")),
    "document": {"kind": None},
    "clinical": {
        name: [] for name in ("diagnoses", "symptoms", "history", "medications", "allergies", "observations")
    },
}
"""A whole answer that finds nothing."""


def quoted(value: str, quote: str, page: int = 1) -> dict[str, Any]:
    return {"value": value, "quote": quote, "page": page}


def answering(**sections: dict[str, Any]) -> dict[str, Any]:
    """Return an answer that finds what is given, by section and leaf, and nothing else."""
    return {name: {**NOTHING[name], **sections.get(name, {})} for name in NOTHING}
