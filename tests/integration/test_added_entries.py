"""Entries of a list that the service missed are added by people, and wrong values refused with what to give instead."""

from __future__ import annotations

from typing import Any

from rest_framework.test import APIClient

from tests.conftest import Tenant
from tests.integration.conftest import API


def patch(client: APIClient, tenant: Tenant, record: str, changes: dict[str, Any]) -> Any:
    return client.patch(f"{API}/records/{record}/referral", changes, format="json", **tenant.token_headers)


def clinical(client: APIClient, tenant: Tenant, record: str) -> Any:
    answer = client.get(f"{API}/records/{record}/referral", **tenant.token_headers)
    return answer.json()["data"]["referral"]["clinical"]


def test_the_index_right_past_the_end_adds_an_entry(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    before = clinical(client, tenant, record)["allergies"]
    at = len(before)
    changes = {
        f"clinical.allergies[{at}].substance": "latex",
        f"clinical.allergies[{at}].reaction": "hives",
        f"clinical.allergies[{at + 1}].substance": "morphine",
    }
    answer = patch(client, tenant, record, changes)
    assert answer.status_code == 200, answer.content
    after = clinical(client, tenant, record)["allergies"]
    assert after[:at] == before
    assert [entry["substance"]["value"] for entry in after[at:]] == ["latex", "morphine"]
    assert after[at]["reaction"]["value"] == "hives"
    assert (after[at]["substance"]["source"], after[at]["substance"]["verdict"]) == ("human", "supported")
    assert after[at + 1]["reaction"]["absent"] == "not_in_document"
    corrected = patch(client, tenant, record, {f"clinical.allergies[{at}].substance": "natural latex"})
    assert corrected.status_code == 200
    assert len(clinical(client, tenant, record)["allergies"]) == at + 2


def test_a_diagnosis_that_is_added_is_present(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    at = len(clinical(client, tenant, record)["diagnoses"])
    path = f"clinical.diagnoses[{at}].text"
    assert patch(client, tenant, record, {path: "gout"}).status_code == 200
    assert clinical(client, tenant, record)["diagnoses"][at]["text"]["asserted"] == "present"


def test_an_entry_further_off_without_its_name_or_of_no_list_is_refused(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    at = len(clinical(client, tenant, record)["allergies"])
    for path in (
        f"clinical.allergies[{at + 1}].substance",
        f"clinical.allergies[{at}].reaction",
        f"clinical.allergies[{at}].colour",
        "document.parts[7].kind",
        "clinical.allergies[-1].substance",
        "clinical.allergies[999999999999].substance",
    ):
        answer = patch(client, tenant, record, {path: "hives"})
        assert answer.status_code == 400, path
        assert answer.json()["errors"], path
    assert len(clinical(client, tenant, record)["allergies"]) == at


def test_a_value_without_its_form_is_refused_and_nothing_changes(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    before = client.get(f"{API}/records/{record}/referral", **tenant.token_headers).json()
    answer = patch(client, tenant, record, {"request.specialty": "heart", "request.reason": "Palpitations"})
    assert answer.status_code == 400
    assert [error["field"] for error in answer.json()["errors"]] == ["request.specialty"]
    assert "slug" in answer.json()["errors"][0]["message"]
    assert client.get(f"{API}/records/{record}/referral", **tenant.token_headers).json() == before


def test_how_a_finding_is_meant_is_corrected_without_its_text(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    before = clinical(client, tenant, record)["diagnoses"][0]["text"]
    path = "clinical.diagnoses[0].text.asserted"
    answer = patch(client, tenant, record, {path: "historical"})
    assert answer.status_code == 200, answer.content
    after = clinical(client, tenant, record)["diagnoses"][0]["text"]
    assert (after["value"], after["evidence"]) == (before["value"], before["evidence"])
    assert (after["asserted"], after["source"]) == ("historical", "human")
    both = {"clinical.diagnoses[0].text": "gout", path: "family"}
    assert patch(client, tenant, record, both).status_code == 200
    changed = clinical(client, tenant, record)["diagnoses"][0]["text"]
    assert (changed["value"], changed["asserted"]) == ("gout", "family")


def test_how_it_is_meant_is_one_of_the_words_and_said_of_a_finding_that_is_there(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    at = len(clinical(client, tenant, record)["diagnoses"])
    for changes in (
        {"clinical.diagnoses[0].text.asserted": "maybe"},
        {"clinical.diagnoses[0].text.asserted": None},
        {"clinical.diagnoses[0].text.asserted": ["present"]},
        {"clinical.diagnoses[0].text": None, "clinical.diagnoses[0].text.asserted": "present"},
        {f"clinical.diagnoses[{at}].text.asserted": "present"},
        {"clinical.medications[0].name.asserted": "present"},
        {"patient.sex.asserted": "present"},
    ):
        answer = patch(client, tenant, record, changes)
        assert answer.status_code == 400, changes
        assert answer.json()["errors"], changes
    added = {
        f"clinical.diagnoses[{at}].text": "gout",
        f"clinical.diagnoses[{at}].text.asserted": "historical",
    }
    assert patch(client, tenant, record, added).status_code == 200
    assert clinical(client, tenant, record)["diagnoses"][at]["text"]["asserted"] == "historical"


def test_values_of_no_type_are_refused_in_words(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    for value in (["a"], {"a": 1}, 1.5, True, "call the neighbour"):
        answer = patch(client, tenant, record, {"patient.phone": value, "patient.given_name": "Rosa"})
        assert answer.status_code == 400, value
        assert [error["field"] for error in answer.json()["errors"]] == ["patient.phone"]
