"""Golden walks of the starters: what is known of an invented record, what people answer, and where it goes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from common.expressions import Operand
from pathways.context import OrganizationSettings
from pathways.rehearsal import Answer, rehearse
from pathways.starters import all_starters, load_starter
from pathways.validation import validate
from referrals.fields import CATALOGUE, operands_from, record_operands
from tests.unit.pathways.building import NOW
from tests.unit.pathways.test_starters import told


@dataclass(frozen=True)
class Golden:
    """`known` are triage's values, `referral` those of the referral by path, `ends` the status it is left with."""

    starter: str
    what: str
    ends: str
    known: dict[str, Any] = field(default_factory=dict)
    referral: dict[str, Any] = field(default_factory=dict)
    flags: tuple[str, ...] = ()
    complete: bool | None = None
    answers: dict[str, str] = field(default_factory=dict)
    waits: tuple[str, ...] = ()
    does: tuple[str, ...] = ()
    """Some of the nodes that act."""


CALM = {"urgency": "routine", "disposition": "accept"}
SOON = {"urgency": "urgent", "disposition": "accept"}
GOLDEN = (
    Golden("cardiology_intake", "acute coronary", "fast_track", SOON, flags=("acute_coronary",),
           does=("raise_to_stat", "alert_team", "alert_mail")),
    Golden("cardiology_intake", "chest pain without a red flag", "rapid_access", CALM,
           {"request.reason": "Chest pain on exertion"}, does=("label_chest_pain", "raise_to_urgent")),
    Golden("cardiology_intake", "palpitations", "accepted", CALM, {"request.reason": "Palpitations"}),
    Golden("cardiology_intake", "something missing", "in_review", {**CALM, "disposition": "request_information"},
           {"request.reason": "Palpitations"}),
    Golden("dermatology_two_weeks", "changing mole", "two_week_wait", SOON, flags=("skin_cancer_signs",),
           does=("label_two_weeks", "book_in_time")),
    Golden("dermatology_two_weeks", "sepsis", "fast_track", SOON, flags=("sepsis",), does=("alert_team",)),
    Golden("dermatology_two_weeks", "eczema", "accepted", CALM),
    Golden("orthopaedics_conservative_care", "cauda equina", "fast_track", SOON, flags=("cauda_equina",),
           does=("raise_to_stat",)),
    Golden("orthopaedics_conservative_care", "physiotherapy told of", "accepted", CALM,
           {"request.reason": "Knee pain after twelve weeks of physiotherapy"}),
    Golden("orthopaedics_conservative_care", "nothing tried", "returned", CALM,
           {"request.reason": "Knee pain"}, answers={"check": "not_tried"}, waits=("check",),
           does=("label_advice",)),
    Golden("orthopaedics_conservative_care", "fracture", "accepted", CALM,
           {"request.reason": "Wrist fracture"}, answers={"check": "not_needed"}, waits=("check",)),
    Golden("incomplete_referral", "complete", "accepted", CALM, complete=True),
    Golden("incomplete_referral", "documents come", "accepted", CALM, complete=False,
           answers={"documents": "received", "look": "approved"}, waits=("documents", "look"), does=("ask",)),
    Golden("incomplete_referral", "nothing comes", "returned", CALM, complete=False,
           answers={"documents": "expired", "look": "rejected"}, waits=("documents", "look"), does=("ask",)),
    Golden("incomplete_referral", "danger is not held up", "fast_track", SOON, complete=False, flags=("sepsis",)),
    Golden("paediatrics_safeguarding", "concern", "fast_track", {**SOON}, {"patient.age": 7},
           flags=("safeguarding",), answers={"lead": "acted"}, waits=("lead",),
           does=("label_safeguarding", "alert_lead")),
    Golden("paediatrics_safeguarding", "child", "accepted", CALM, {"patient.age": 7}),
    Golden("paediatrics_safeguarding", "adult", "in_review", CALM, {"patient.age": 45}),
    Golden("imaging_request", "mri", "accepted", CALM, {"request.service": "MRI lumbar spine"},
           does=("label_ask_contrast",)),
    Golden("imaging_request", "urgent ct", "accepted", SOON, {"request.service": "CT chest"},
           does=("raise_to_urgent",)),
    Golden("imaging_request", "no examination named", "in_review", CALM),
    Golden("mental_health_risk", "suicidality", "in_care", SOON, flags=("suicidality",),
           answers={"contact": "reached"}, waits=("contact",), does=("mark_crisis", "alert_mail")),
    Golden("mental_health_risk", "psychology", "accepted", {**CALM, "specialty": "psychology"}),
    Golden("mental_health_risk", "another specialty is read", "returned", {**CALM, "specialty": "cardiology"},
           answers={"read": "rejected"}, waits=("read",)),
    Golden("generic_triage", "clear", "accepted", {**CALM, "specialty": "cardiology"}),
    Golden("generic_triage", "not for us is confirmed", "returned",
           {**CALM, "disposition": "reject", "specialty": "cardiology"},
           answers={"confirm": "send_back"}, waits=("confirm",)),
    Golden("generic_triage", "seen at once", "fast_track", {"urgency": "stat", "disposition": "accept"},
           does=("raise_to_stat", "alert_team")),
)  # fmt: skip


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden.starter}: {golden.what}")
def test_a_starter_sends_a_record_where_a_clinic_would(golden: Golden) -> None:
    operands = {
        **operands_from(None),
        **record_operands({"status": "received", "team": "Intake", "complete": golden.complete}),
        **{f"referral.{path}": Operand(value) for path, value in golden.referral.items()},
        "triage.has_red_flag": Operand(bool(golden.flags)),
        "triage.red_flags": Operand(items=tuple(Operand(flag) for flag in golden.flags)),
        **{f"triage.{name}": Operand(value) for name, value in golden.known.items()},
    }
    found = rehearse(
        definition=load_starter(golden.starter).definition,
        facts=told(operands),
        now=NOW,
        answers={key: Answer(outcome=outcome) for key, outcome in golden.answers.items()},
    )
    assert (found.ended, found.status, found.waits) == ("completed", golden.ends, golden.waits)
    assert set(golden.does) <= {effect.node for effect in found.effects}


def test_every_starter_of_the_library_has_golden_walks() -> None:
    shipped = {starter.slug for starter in all_starters()} - {"referral_intake", "reviewed_intake"}
    assert shipped == {golden.starter for golden in GOLDEN}
    assert len(shipped) == 8


@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_every_starter_fits_a_clinic_that_has_no_teams_yet(starter: Any) -> None:

    clinic = OrganizationSettings(id="org_1", name="Harbour Clinic", teams=frozenset())
    problems = validate(
        starter.definition, pathway_type=starter.type, catalogue=CATALOGUE, organization=clinic
    )
    assert problems == []
