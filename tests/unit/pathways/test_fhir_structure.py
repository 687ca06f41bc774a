"""Every Task that can be made is a transaction of FHIR R4; and what is not one is caught."""

from __future__ import annotations

import copy
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pathways.nodes.fhir import FhirFacts, FhirPatient, task_bundle
from referrals.data.referral import Urgency
from tests.unit.pathways.fhir_structure import problems_of

NOW = datetime(2026, 3, 2, 9, 30, tzinfo=UTC)
WORDS = st.text(st.characters(categories=("L", "N", "P")), min_size=1, max_size=30)
PATIENTS = st.builds(
    FhirPatient,
    given_name=st.none() | WORDS,
    family_name=st.none() | WORDS,
    birth_date=st.none() | st.dates().map(lambda day: day.isoformat()),
    sex=st.none() | st.sampled_from(["male", "female", "other", "unknown"]),
)
FACTS = st.builds(
    FhirFacts,
    record_id=st.just("rec_1"),
    organization=WORDS,
    authored_on=st.just(NOW),
    priority=st.sampled_from(get_args(Urgency)),
    specialty=st.none() | st.just("cardiology"),
    description=WORDS,
    due_at=st.none() | st.just(NOW + timedelta(hours=48)),
    reason=st.none() | WORDS,
    referrer=st.none() | WORDS,
    patient=st.none() | PATIENTS,
)


@given(facts=FACTS)
def test_whatever_is_known_the_transaction_is_one_of_r4(facts: FhirFacts) -> None:
    assert problems_of(task_bundle(facts, key="eff_1")) == []


def whole() -> dict[str, Any]:
    """A transaction of all three resources."""
    patient = FhirPatient(given_name="Anna", family_name="Invented", birth_date="1960-02-01", sex="female")
    facts = FhirFacts(
        record_id="rec_1",
        organization="Clinic",
        authored_on=NOW,
        priority="asap",
        specialty="cardiology",
        description="See it",
        due_at=NOW + timedelta(hours=48),
        reason="Chest pain",
        referrer="Dr Invented",
        patient=patient,
    )
    return task_bundle(facts, key="eff_1")


def resource(bundle: dict[str, Any], index: int) -> dict[str, Any]:
    found: dict[str, Any] = bundle["entry"][index]["resource"]
    return found


Spoil = Callable[[dict[str, Any]], Any]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda b: resource(b, 2).update(statuss="x"), "Task has no such element"),
        (lambda b: resource(b, 2).update(priority="soon"), "not in the value set"),
        (lambda b: resource(b, 1).pop("subject"), "subject: is missing"),
        (lambda b: resource(b, 1).update(category={}), "has to be a list"),
        (lambda b: resource(b, 1).update(authoredOn="2026-03-02T09:30:00"), "is no dateTime"),
        (lambda b: resource(b, 0).update(birthDate="02/01/1960"), "is no date"),
        (lambda b: resource(b, 0).update(gender="F"), "not in the value set"),
        (lambda b: resource(b, 0).update(name=[{}]), "ele-1"),
        (lambda b: resource(b, 2).update(description=""), "not empty"),
        (lambda b: resource(b, 2)["focus"].update(reference="urn:uuid:nobody"), "leads to no entry"),
        (lambda b: resource(b, 2).update(owner={"type": "Organization"}), "names nobody"),
        (lambda b: b["entry"][0].pop("request"), "needs a request"),
        (lambda b: b["entry"][0].update(fullUrl=b["entry"][1]["fullUrl"]), "bdl-7"),
        (lambda b: b.update(type="bundle"), "not in the value set"),
    ],
)
def test_what_is_not_r4_is_caught(spoil: Spoil, words: str) -> None:
    bundle = copy.deepcopy(whole())
    assert problems_of(bundle) == []
    spoil(bundle)
    assert any(words in problem for problem in problems_of(bundle)), problems_of(bundle)
