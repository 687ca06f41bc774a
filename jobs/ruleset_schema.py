"""The JSON Schema of a ruleset's text, for editors that check and complete while people write."""

from __future__ import annotations

import json
from typing import Any

from jobs.data import Ruleset
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from referrals.fields import CATALOGUE
from referrals.specialties import all_specialties

_PREFIX = "referral."


def ruleset_schema() -> dict[str, Any]:
    """Return the schema: what may stand where, with the fields, specialties and red flags there are.

    It cannot check expressions; `manage.py rulesets validate` does.
    """
    schema: dict[str, Any] = Ruleset.model_json_schema()
    parts = schema["$defs"]
    paths = sorted(path.removeprefix(_PREFIX) for path in CATALOGUE if path.startswith(_PREFIX))
    specialties = sorted(all_specialties())
    parts["Path"] = {"type": "string", "enum": paths}
    parts["Specialty"] = {"type": "string", "enum": specialties}
    parts["RedFlag"] = {"type": "string", "enum": [rule.code for rule in RED_FLAG_RULES]}
    members = schema["properties"]
    members["thresholds"] |= {
        "propertyNames": {"anyOf": [{"const": "*"}, {"$ref": "#/$defs/Path"}]},
        "additionalProperties": {"type": "number", "minimum": 0, "maximum": 1},
    }
    members["required"]["propertyNames"] = {"anyOf": [{"const": "*"}, {"$ref": "#/$defs/Specialty"}]}
    members["specialties"]["items"] = {"$ref": "#/$defs/Specialty"}
    members["red_flags_off"]["items"] = {"$ref": "#/$defs/RedFlag"}
    parts["Requirement"]["properties"]["path"] = {"$ref": "#/$defs/Path"}
    parts["Requirement"]["properties"]["or_else"]["items"] = {"$ref": "#/$defs/Path"}
    parts["Consequence"]["properties"]["specialty"] = {
        "anyOf": [{"$ref": "#/$defs/Specialty"}, {"type": "null"}],
        "default": None,
    }
    kinds = ["*", *CATALOGUE["referral.document.kind"].choices]
    parts["Dispositions"]["properties"]["not_a_referral"] |= {"propertyNames": {"enum": kinds}}
    schema.pop("required", None)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": "Triage ruleset"}


def ruleset_schema_text() -> str:
    """Return the schema as the file in docs/reference holds it."""
    return json.dumps(ruleset_schema(), indent=2, ensure_ascii=False) + "\n"
