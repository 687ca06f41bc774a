"""What a sender has struck out of a letter is not taken, and a person is asked to look."""

from __future__ import annotations

from rest_framework.test import APIClient

from common.row_security import organization_scope
from jobs.models import StageRun
from tests.conftest import Tenant
from tests.integration.many_pages import send
from tests.integration.walking import Drain
from tests.unit.reading.making import pdf, text

LETTER = text(
    (72, 740, "Northfield Family Practice"),
    (72, 700, "Referral to: Neurology"),
    (72, 670, "Patient: Eleanor Whitcombe    DOB: 14/03/1961"),
    (72, 640, "Reason for referral: tremor of the right hand for one year"),
    (72, 610, "Priority: Urgent  Routine"),
    (72, 580, "Current medication:"),
    (72, 560, "Ramipril 10 mg daily"),
    (72, 540, "Warfarin 5 mg daily"),
)
STRUCK = b" 119 614 m 157 614 l S 71 544 m 178 544 l S"


def test_struck_words_are_not_taken_and_a_person_looks(
    client: APIClient, tenant: Tenant, drain: Drain
) -> None:
    _, job_id = send(client, tenant, pdf([LETTER + STRUCK]))
    drain()
    data = client.get(f"/v1/jobs/{job_id}").json()["data"]
    medicines = [item["name"]["value"] for item in data["referral"]["clinical"]["medications"]]
    assert medicines == ["Ramipril"]
    assert data["referral"]["request"]["urgency"]["value"] == "routine"
    told = {reason["rule"]: reason["text"] for reason in data["triage"]["reasons"]}
    assert told["struck_words"] == (
        "Page 1: words with a line through them were left out. A person should look."
    )
    assert data["triage"]["disposition"] == "review"
    with organization_scope(tenant.organization_id):
        read = StageRun.objects.get(stage="read")
    assert read.detail.endswith("0 without words, 5 struck words left out")
