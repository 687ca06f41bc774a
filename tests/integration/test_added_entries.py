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
