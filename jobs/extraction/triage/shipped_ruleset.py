"""The ruleset a clinic starts with."""

from __future__ import annotations

from functools import cache

from jobs.data import Consequence, Dispositions, Requirement, Rule, Ruleset

_REQUIRED_OF_ALL = (
    Requirement(path="patient.family_name", why="The patient must be known by name."),
    Requirement(
        path="patient.birth_date",
        why="A birth date or a number identifies the patient.",
        or_else=("patient.identifiers",),
    ),
    Requirement(
        path="patient.phone",
        why="The patient must be reached for an appointment.",
        or_else=("patient.email", "patient.address"),
    ),
    Requirement(
        path="referrer.name",
        why="Somebody must be answered and asked back.",
        or_else=("referrer.organization",),
    ),
    Requirement(
        path="request.reason",
        why="Without a reason nobody can judge how urgent it is.",
        or_else=("clinical.diagnoses", "clinical.symptoms"),
    ),
    Requirement(path="request.specialty", why="The referral must be sent to the right specialty."),
)

_REQUIRED_BY_SPECIALTY = {
    "cardiology": (
        Requirement(path="clinical.medications", why="Current medication decides what can be started."),
    ),
    "anesthesiology": (
        Requirement(path="clinical.medications", why="Current medication is needed before an anaesthetic."),
        Requirement(path="clinical.allergies", why="Allergies are needed before an anaesthetic."),
    ),
    "oncology": (Requirement(path="clinical.diagnoses", why="The diagnosis decides which clinic is right."),),
    "endocrinology": (
        Requirement(
            path="clinical.diagnoses",
            why="The condition in question must be named.",
            or_else=("request.reason",),
        ),
    ),
}

_REASON = "referral.request.reason"
_PREGNANT_NOW = (
    "weeks pregnant",
    "months pregnant",
    "is pregnant",
    "now pregnant",
    "currently pregnant",
    "in pregnancy",
    "this pregnancy",
)
_NOT_PREGNANT = (
    "not pregnant",
    "planning pregnancy",
    "planning a pregnancy",
    "planning for pregnancy",
    "wishes for pregnancy",
    "trying for pregnancy",
    "preconception",
    "pre-conception",
    "pre-pregnancy",
)
"""What is said of who is not pregnant now. An earlier pregnancy is not here: it is told of the pregnant too."""


def _told(*words: str) -> str:
    return "(" + " or ".join(f'"{said}" in {_REASON}' for said in words) + ")"


_RULES = (
    Rule(
        name="infant",
        when="referral.patient.age < 2",
        then=Consequence(urgency="urgent", score=10, note="A child under two."),
        text="Referrals of children under two are seen early.",
    ),
    Rule(
        name="aged-80-or-more",
        when="referral.patient.age >= 80",
        then=Consequence(score=5, note="Aged 80 or more."),
        text="Age adds to the score; it changes nothing by itself.",
    ),
    Rule(
        name="pregnancy",
        when=f"{_told(*_PREGNANT_NOW)} or {_told('pregnant', 'pregnancy')} and not {_told(*_NOT_PREGNANT)}",
        then=Consequence(urgency="urgent", score=10, note="Pregnancy."),
        text="Pregnant patients do not wait in the routine queue.",
    ),
)


@cache
def default_ruleset() -> Ruleset:
    """Return the shipped ruleset."""
    return Ruleset(
        name="default",
        version=2,
        rules=_RULES,
        required={"*": _REQUIRED_OF_ALL, **_REQUIRED_BY_SPECIALTY},
        thresholds={"*": 0.7},
        dispositions=Dispositions(
            not_a_referral={
                "marketing": "reject",
                "lab_result": "redirect",
                "imaging_report": "redirect",
                "insurance": "redirect",
                "prescription": "redirect",
                "records_request": "redirect",
                "cover_page": "request_information",
                "*": "review",
            }
        ),
    )
