"""Another patient's pages in a fax: kept out of the result, told of once, and used when a person releases them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.clock import now
from common.row_security import organization_scope
from events.models import Event
from jobs import services as job_services
from jobs.services.packets import ExtractionRunning
from referrals.models import SortedPacket
from referrals.packet_selectors import list_page_marks
from referrals.packet_services import PageNotSetAside
from referrals.selectors import RecordNotFound
from tenants.data import Principal
from tenants.models import Organization
from tests.conftest import Tenant
from tests.integration.faxes import COVER, LABORATORY, OTHER_REFERRAL, REFERRAL, STRANGER, fax
from tests.integration.many_pages import CORONARY, perform, pieces
from tests.integration.walking import Drain, die_in_the_middle, perform_all, start_job

STRANGERS_WORDS = ("Okonkwo", "OKONKWO", "1987", "naproxen")


@pytest.fixture
def extract(
    client: APIClient, tenant: Tenant, upload: Callable[..., Any], drain: Drain
) -> Callable[[bytes], tuple[str, Any]]:
    """Return a function that uploads a fax, extracts it, and returns the record's id and the job's data."""

    def run(data: bytes) -> tuple[str, Any]:
        record_id = upload(tenant, data).json()["record_id"]
        return record_id, result_of(client, start_job(client, tenant, record_id), drain, tenant)

    return run


def result_of(client: APIClient, job_id: str, drain: Drain, tenant: Tenant) -> Any:
    drain(organization_id=tenant.organization_id)
    body = client.get(f"/v1/jobs/{job_id}").json()
    assert body["status"] == "completed", body
    return body["data"]


def told(tenant: Tenant, type_: str = "document.page_quarantined") -> list[dict[str, Any]]:
    with organization_scope(tenant.organization_id):
        events = Event.objects.in_organization(tenant.organization_id).filter(type=type_)
        return [event.data for event in events.order_by("sequence")]


def marks(tenant: Tenant, record_id: str) -> list[tuple[str, str]]:
    with organization_scope(tenant.organization_id):
        found = list_page_marks(organization_id=tenant.organization_id, record_id=record_id)
    return [(mark.kind, mark.status) for mark in found]


def person(tenant: Tenant) -> Principal:
    return Principal(organization_id=tenant.organization_id, team_id=tenant.team_id, user_id="usr_test")


def release(
    tenant: Tenant, record_id: str, document_id: str, number: int, *, by: Tenant | None = None
) -> Any:
    who = by or tenant
    with organization_scope(who.organization_id):
        return job_services.release_and_extract(
            principal=person(who), record_id=record_id, document_id=document_id, number=number, now=now()
        )


def test_a_strangers_page_is_left_out_told_of_and_marked(
    tenant: Tenant, extract: Callable[[bytes], tuple[str, Any]]
) -> None:
    record_id, data = extract(fax(COVER, REFERRAL, LABORATORY, STRANGER))
    packet = data["packet"]
    assert [page["kind"] for page in packet["pages"]] == [
        "cover_page",
        "referral",
        "lab_result",
        "consult_note",
    ]
    assert [page["page"] for page in packet["quarantined"]] == [4]
    assert data["referral"]["patient"]["family_name"]["value"] == "Whitfield"
    assert data["triage"]["disposition"] in ("review", "request_information")
    assert "pages_set_aside" in {reason["rule"] for reason in data["triage"]["reasons"]}
    for words in STRANGERS_WORDS:
        assert words not in json.dumps(data)
    assert marks(tenant, record_id)[3] == ("consult_note", "quarantined")
    (event,) = told(tenant)
    assert event["pages"] == [4]
    assert set(event["reasons"]) == {"other_name", "other_birth_date"}


@pytest.mark.parametrize("late", [False, True])
def test_a_red_flag_of_a_strangers_page_is_told_and_explained(
    client: APIClient,
    tenant: Tenant,
    upload: Callable[..., Any],
    drain: Drain,
    *,
    late: bool,
) -> None:
    stranger = STRANGER.replace("Medications:", f"{CORONARY}\nMedications:")
    record_id = upload(tenant, fax(COVER, REFERRAL, LABORATORY, stranger)).json()["record_id"]
    job_id = start_job(client, tenant, record_id)
    (reading,) = pieces(tenant, "jobs.read")
    perform(reading)
    for name in ("jobs.assistant", "jobs.red_flags") if late else ("jobs.red_flags", "jobs.assistant"):
        (piece,) = pieces(tenant, name)
        perform(piece)
    triage = result_of(client, job_id, drain, tenant)["triage"]
    assert [data["codes"] for data in told(tenant, "referral.red_flag")] == [["acute_coronary"]]
    assert (triage["red_flags"], triage["disposition"]) == ([], "review")
    (reason,) = [one["text"] for one in triage["reasons"] if one["rule"] == "red_flag_set_aside"]
    assert "acute_coronary was raised on page 4, which was set aside" in reason


def test_what_is_kept_and_told_holds_no_words_of_the_pages(
    tenant: Tenant, extract: Callable[[bytes], tuple[str, Any]]
) -> None:
    extract(fax(COVER, REFERRAL, STRANGER))
    with organization_scope(tenant.organization_id):
        kept = json.dumps(
            [row.packet for row in SortedPacket.objects.in_organization(tenant.organization_id)]
        )
    for words in (*STRANGERS_WORDS, "Whitfield", "1961", "Alder"):
        assert words not in kept
        assert words not in json.dumps(told(tenant))


def test_workers_that_die_and_later_extractions_tell_of_a_page_once(
    client: APIClient, tenant: Tenant, upload: Callable[..., Any], drain: Drain
) -> None:
    record_id = upload(tenant, fax(REFERRAL, LABORATORY, STRANGER)).json()["record_id"]
    start_job(client, tenant, record_id)
    for _ in range(4):
        die_in_the_middle(tenant, times=1)
        perform_all(tenant)
    drain(organization_id=tenant.organization_id)
    result_of(client, start_job(client, tenant, record_id), drain, tenant)
    assert [event["pages"] for event in told(tenant)] == [[3]]


def test_a_released_page_is_used_and_stays_released(
    client: APIClient,
    tenant: Tenant,
    drain: Drain,
    extract: Callable[[bytes], tuple[str, Any]],
) -> None:
    record_id, data = extract(fax(REFERRAL, LABORATORY, STRANGER))
    (aside,) = data["packet"]["quarantined"]
    job = release(tenant, record_id, aside["document_id"], aside["page"])
    again = result_of(client, job.id, drain, tenant)
    assert again["packet"]["quarantined"] == []
    names = [item["name"]["value"] for item in again["referral"]["clinical"]["medications"]]
    assert "naproxen" in names
    assert marks(tenant, record_id)[2] == ("consult_note", "released")
    (event,) = told(tenant, "document.page_released")
    assert (event["document_id"], event["pages"]) == (aside["document_id"], [3])
    with pytest.raises(PageNotSetAside):
        release(tenant, record_id, aside["document_id"], aside["page"])


def test_a_page_is_not_released_during_an_extraction_nor_by_strangers(
    client: APIClient, tenant: Tenant, other_tenant: Tenant, extract: Callable[[bytes], tuple[str, Any]]
) -> None:
    record_id, data = extract(fax(REFERRAL, LABORATORY, STRANGER))
    (aside,) = data["packet"]["quarantined"]
    with pytest.raises(RecordNotFound):
        release(tenant, record_id, aside["document_id"], 3, by=other_tenant)
    start_job(client, tenant, record_id)
    with pytest.raises(ExtractionRunning):
        release(tenant, record_id, aside["document_id"], 3)


def test_of_two_patients_in_one_fax_none_is_guessed(
    tenant: Tenant, extract: Callable[[bytes], tuple[str, Any]]
) -> None:
    _, data = extract(fax(REFERRAL, OTHER_REFERRAL))
    assert data["packet"]["several_patients"] is True
    assert data["referral"]["patient"]["family_name"]["value"] is None
    assert data["triage"]["disposition"] == "review"


def test_a_fax_for_another_clinic_is_redirected_where_we_know_our_names(
    tenant: Tenant, extract: Callable[[bytes], tuple[str, Any]]
) -> None:
    _, unknown = extract(fax(COVER, REFERRAL))
    assert unknown["packet"]["misdirected"] is False
    with organization_scope(tenant.organization_id):
        Organization.objects.filter(id=tenant.organization_id).update(
            own_names="Bayside Digestive Associates\n"
        )
    _, known = extract(fax(COVER, REFERRAL, LABORATORY))
    assert known["packet"]["misdirected"] is True
    assert known["triage"]["disposition"] == "redirect"
