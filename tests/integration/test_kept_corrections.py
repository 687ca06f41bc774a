"""What people corrected stays when their record is extracted again, and what cannot is said."""

from __future__ import annotations

from typing import Any

from rest_framework.test import APIClient

from tests.conftest import Tenant
from tests.integration.conftest import API
from tests.integration.walking import Drain, start_job


def patch(client: APIClient, tenant: Tenant, record: str, changes: dict[str, Any]) -> Any:
    path = f"{API}/records/{record}/referral"
    answer = client.patch(path, changes, format="json", **tenant.token_headers)
    assert answer.status_code == 200, answer.content
    return answer.json()["data"]


def newest(client: APIClient, tenant: Tenant, record: str) -> Any:
    return client.get(f"{API}/records/{record}/referral", **tenant.token_headers).json()["data"]


def extract_again(client: APIClient, tenant: Tenant, record: str, drain: Drain) -> tuple[Any, Any]:
    """Return the record's referral and the job's own result after another extraction."""
    job = start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    return newest(client, tenant, record), client.get(f"/v1/jobs/{job}").json()["data"]


def of_list(body: Any, name: str, member: str) -> list[tuple[Any, str]]:
    entries = body["referral"]["clinical"][name]
    return [(entry[member]["value"], entry[member]["source"]) for entry in entries]


def reason(body: Any, rule: str) -> Any:
    return next((found for found in body["triage"]["reasons"] if found["rule"] == rule), None)


def test_corrected_struck_and_added_values_stay(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain
) -> None:
    before = newest(client, tenant, record)
    diagnoses = of_list(before, "diagnoses", "text")
    at = len(diagnoses)
    corrected = patch(
        client,
        tenant,
        record,
        {
            "patient.family_name": "Thackeray",
            "patient.phone": None,
            "request.urgency": "stat",
            "clinical.diagnoses[0].text": None,
            f"clinical.diagnoses[{at}].text": "gout",
            "clinical.medications[0].dose": "12.5 mg",
        },
    )
    after, job = extract_again(client, tenant, record, drain)
    assert after["referral"] == corrected["referral"]
    assert after["triage"]["urgency"] == "stat"
    assert after["version"] == corrected["version"] + 2
    assert "patient.family_name" in reason(after, "corrections_kept")["fields"]
    assert reason(after, "corrections_not_kept") is None
    assert job["referral"] == before["referral"], "the job tells what the machine found"
    assert job["audit_trail"][-1]["detail"] == "6 corrected fields kept in the record's referral"


def test_they_stay_however_often_and_are_corrected_further(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain
) -> None:
    at = len(of_list(newest(client, tenant, record), "allergies", "substance"))
    patch(client, tenant, record, {f"clinical.allergies[{at}].substance": "latex"})
    extract_again(client, tenant, record, drain)
    patch(client, tenant, record, {f"clinical.allergies[{at}].reaction": "hives"})
    after, _ = extract_again(client, tenant, record, drain)
    entry = after["referral"]["clinical"]["allergies"][at]
    assert (entry["substance"]["value"], entry["reaction"]["value"]) == ("latex", "hives")
    patch(client, tenant, record, {f"clinical.allergies[{at}].substance": None})
    after, _ = extract_again(client, tenant, record, drain)
    assert ("latex", "human") not in of_list(after, "allergies", "substance")
    assert "patient.family_name" not in str(reason(after, "corrections_kept"))


def test_without_corrections_an_extraction_is_one_version(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain
) -> None:
    before = newest(client, tenant, record)
    after, job = extract_again(client, tenant, record, drain)
    assert after["version"] == before["version"] + 1
    assert after["author"].startswith("assistant:")
    assert job["audit_trail"][-1]["action"] == "completed"
