"""Maps of confidences of an organization's own: fitted on its people's work, used once they are switched on."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from rest_framework.test import APIClient

from common.clock import now
from common.errors import InvalidRequest
from common.row_security import organization_scope
from events import event_types
from events.services import record_event
from jobs.calibration import services
from jobs.calibration.selectors import advice_for, count_reviewed, list_judged, map_in_use
from jobs.extraction.confidence import shipped_map
from jobs.models import CalibrationMap
from referrals.correction_services import correct_referral
from tenants.data import Principal
from tests.conftest import Tenant
from tests.integration.calibrating import PATHS, extract_again, extracted, looked_over, own_map
from tests.integration.conftest import EXTRACT
from tests.integration.walking import Drain


def judged_of(tenant: Tenant) -> dict[str, bool]:
    with organization_scope(tenant.organization_id):
        return {entry.path: entry.right for entry in list_judged(organization_id=tenant.organization_id)}


def test_what_people_correct_was_wrong_and_what_they_leave_was_right(tenant: Tenant) -> None:
    looked_over(tenant, records=1, wrong_phones=1)
    assert judged_of(tenant) == dict.fromkeys(PATHS, True) | {"patient.phone": False}


def test_a_record_that_nobody_has_looked_over_says_nothing(tenant: Tenant) -> None:
    with organization_scope(tenant.organization_id):
        extracted(tenant)
    assert judged_of(tenant) == {}


def test_a_completed_review_confirms_what_it_leaves_and_one_that_ran_out_does_not(tenant: Tenant) -> None:
    with organization_scope(tenant.organization_id):
        for type_ in (event_types.REVIEW_OVERDUE, event_types.REVIEW_COMPLETED):
            record_id = extracted(tenant)
            record_event(
                type=type_,
                organization_id=tenant.organization_id,
                actor="user:1",
                now=now(),
                record_id=record_id,
            )
        judged = list_judged(organization_id=tenant.organization_id)
    assert {entry.subject for entry in judged} == {record_id}
    assert len(judged) == len(PATHS)


def test_a_second_correction_of_what_a_person_entered_does_not_count(tenant: Tenant) -> None:
    (record_id,) = looked_over(tenant, records=1, wrong_phones=1)
    person = Principal(organization_id=tenant.organization_id, user_id="1")
    with organization_scope(tenant.organization_id):
        correct_referral(
            principal=person, record_id=record_id, changes={"patient.phone": "+15035550199"}, now=now()
        )
        assert len(list_judged(organization_id=tenant.organization_id)) == len(PATHS)


def test_a_map_of_ones_own_is_fitted_kept_switched_on_and_off(tenant: Tenant, other_tenant: Tenant) -> None:
    looked_over(tenant, records=50, wrong_phones=35)
    with organization_scope(tenant.organization_id):
        made = services.refit_calibration(organization_id=tenant.organization_id, actor="test", now=now())
        assert (made.version, made.found.n, made.found.before.wrong) == (1, 250, 35)
        assert made.found.error_after < made.found.error_before
        assert map_in_use(organization_id=tenant.organization_id) == shipped_map()
        services.activate_calibration(
            organization_id=tenant.organization_id, version=1, actor="test", now=now()
        )
        own = map_in_use(organization_id=tenant.organization_id)
        assert own.name == "own 1"
        assert own.shown(path="patient.phone", raw=0.88) < shipped_map().shown(path="patient.phone", raw=0.88)
    with organization_scope(other_tenant.organization_id):
        assert map_in_use(organization_id=other_tenant.organization_id) == shipped_map()
    with organization_scope(tenant.organization_id):
        assert services.switch_off_calibration(
            organization_id=tenant.organization_id, actor="test", now=now()
        )
        assert map_in_use(organization_id=tenant.organization_id) == shipped_map()


def test_values_that_were_left_beside_a_correction_are_not_reviewed(tenant: Tenant) -> None:
    looked_over(tenant, records=50, wrong_phones=35, reviewed=False)
    with organization_scope(tenant.organization_id):
        judged = list_judged(organization_id=tenant.organization_id)
        assert (len(judged), count_reviewed(judged)) == (250, 85)
        with pytest.raises(services.TooFewReviewed, match=r"85 values have been reviewed.* 165 more"):
            services.refit_calibration(organization_id=tenant.organization_id, actor="test", now=now())
        advised = advice_for(organization_id=tenant.organization_id)
    assert (advised.own, advised.reviewed) == (False, 85)


def test_what_was_extracted_after_the_review_is_not_reviewed(tenant: Tenant) -> None:
    (record_id,) = looked_over(tenant, records=1, wrong_phones=0)
    person = Principal(organization_id=tenant.organization_id, user_id="1")
    with organization_scope(tenant.organization_id):
        extract_again(tenant, record_id)
        correct_referral(
            principal=person, record_id=record_id, changes={"patient.phone": "+15035550199"}, now=now()
        )
        judged = list_judged(organization_id=tenant.organization_id)
    reviewed = sorted(entry.path for entry in judged if entry.reviewed)
    assert reviewed == ["patient.given_name", "patient.phone"]


def test_without_anybody_who_looked_there_is_no_error_to_tell(tenant: Tenant) -> None:
    said = run(tenant.organization_id)
    assert "there is no calibration error and no Brier score to tell" in said
    assert "0.000" not in said.split("What a threshold costs")[0]


def test_too_few_judged_values_make_no_map(tenant: Tenant) -> None:
    looked_over(tenant, records=3, wrong_phones=1)
    with (
        organization_scope(tenant.organization_id),
        pytest.raises(services.TooFewReviewed, match="15 values"),
    ):
        services.refit_calibration(organization_id=tenant.organization_id, actor="test", now=now())


def test_a_refit_that_is_no_truer_is_not_kept(tenant: Tenant, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped map is told here to be exactly as often right as these values are."""
    looked_over(tenant, records=50, wrong_phones=0)
    sure = shipped_map().__class__("shipped", {"*": [(0.0, 1.0), (1.0, 1.0)]})
    monkeypatch.setattr(services, "shipped_map", lambda: sure)
    with organization_scope(tenant.organization_id):
        made = services.refit_calibration(organization_id=tenant.organization_id, actor="test", now=now())
        assert made.version is None
        assert not CalibrationMap.objects.in_organization(tenant.organization_id).exists()


def test_a_map_above_an_earlier_shipped_one_is_neither_used_nor_switched_on(tenant: Tenant) -> None:
    with organization_scope(tenant.organization_id):
        old = own_map(organization_id=tenant.organization_id, version=1, leans_on="shipped 0")
        with pytest.raises(InvalidRequest, match="earlier shipped map"):
            services.activate_calibration(
                organization_id=tenant.organization_id, version=1, actor="test", now=now()
            )
        old.is_active = True
        old.save()
        assert map_in_use(organization_id=tenant.organization_id) == shipped_map()


def test_a_job_shows_confidences_by_the_map_in_use_when_it_was_requested_and_says_so(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    with organization_scope(tenant.organization_id):
        own_map(organization_id=tenant.organization_id, version=1, shown=0.5)
        services.activate_calibration(
            organization_id=tenant.organization_id, version=1, actor="test", now=now()
        )
    job_id = client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers).json()[
        "job_id"
    ]
    with organization_scope(tenant.organization_id):
        services.switch_off_calibration(organization_id=tenant.organization_id, actor="test", now=now())
    drain(organization_id=tenant.organization_id)
    data = client.get(f"/v1/jobs/{job_id}").json()["data"]
    assert data["provenance"]["confidence_map"] == "own 1"
    name = data["referral"]["patient"]["family_name"]
    assert name["confidence"] == 0.5
    assert name["confidence_raw"] > 0.5


def test_with_few_judged_values_advice_rests_on_the_shipped_figures_with_many_on_ones_own(
    tenant: Tenant,
) -> None:
    with organization_scope(tenant.organization_id):
        advised = advice_for(organization_id=tenant.organization_id)
    assert (advised.own, advised.reviewed, advised.map_name) == (False, 0, shipped_map().name)
    assert advised.rows
    looked_over(tenant, records=50, wrong_phones=35)
    with organization_scope(tenant.organization_id):
        advised = advice_for(organization_id=tenant.organization_id)
    assert (advised.own, advised.values) == (True, 250)
    assert advised.rows[0].referrals == 50


def run(*arguments: str) -> str:
    output = io.StringIO()
    call_command("calibration", *arguments, stdout=output, stderr=io.StringIO())
    return output.getvalue()


def test_the_command_shows_fits_and_switches(
    committed: Callable[..., Any], make_tenant: Callable[..., Tenant], tmp_path: Path
) -> None:
    tenant = make_tenant("Calibrated Clinic")
    looked_over(tenant, records=50, wrong_phones=35)
    shown = run(tenant.organization_id)
    assert "250 values of 50 records that people looked over, 35 of them wrong. 250 are reviewed" in shown
    assert "Calibration error by groups" in shown
    assert "What a threshold costs" in shown
    assert "kept as version 1" in run(tenant.name, "--refit")
    run(tenant.organization_id, "--activate", "1")
    page = tmp_path / "calibration.html"
    figures = json.loads(run(tenant.organization_id, "--json", "--html", str(page)))
    assert figures["map_in_use"] == "own 1"
    assert figures["as_now"]["n"] == 250
    assert figures["as_now"]["brier"] < figures["as_shown"]["brier"]
    html = page.read_text(encoding="utf-8")
    assert "<svg" in html
    assert not [word for word in ("http-equiv", "<script", "src=", "https://") if word in html]
    assert "Lindqvist" not in html
    assert "shipped map" in run(tenant.organization_id, "--off")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nobody",), "no organization"),
        (("ORG", "--activate", "7"), "no map 7"),
        (("ORG", "--refit"), "at least 200"),
    ],
)
def test_the_command_refuses_in_words(tenant: Tenant, arguments: tuple[str, ...], words: str) -> None:
    with pytest.raises(CommandError, match=words):
        run(*(tenant.organization_id if argument == "ORG" else argument for argument in arguments))
