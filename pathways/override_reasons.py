"""Why people override decisions: the reasons that an organization has until it makes its own."""

from __future__ import annotations

OTHER = "other"
"""Always there: the code of an override that gives its reason in words only."""

DEFAULT_REASONS: tuple[tuple[str, str], ...] = (
    ("clinical_judgement", "Clinical judgement"),
    ("wrong_data", "The extracted data is wrong"),
    ("new_information", "New information has come in"),
    ("patient_wish", "The patient asks for it"),
    ("capacity", "Capacity or staffing"),
    ("rule_does_not_fit", "The rule does not fit this case"),
    (OTHER, "Another reason"),
)
