"""Tenants in the admin: who may make and change people, and how keys are issued, rotated and revoked."""

from __future__ import annotations

import re
import secrets
from typing import Any

import pytest
from django.test import Client

from common.row_security import all_organizations_scope, organization_scope
from common.signing import new_secret
from tenants.models import Credential, Organization, Team, User
from tests.conftest import Tenant
from tests.integration.admin.conftest import PASSWORD, person, signed_in
from tests.integration.conftest import API

PEOPLE = "/admin/tenants/user/"
KEYS = "/admin/tenants/credential/"
KEY = re.compile(r"ras_(?:pk|ak|at)_[a-z0-9]{16}_[a-z0-9]{40}_[0-9a-f]{8}")


def new_person(username: str, **changed: Any) -> dict[str, Any]:
    return {"username": username, "role": "reviewer", "email": "", **changed}


def test_passwords_cannot_be_tried_without_end(tenant: Tenant, limits: Any) -> None:
    limits(failed_authentication=3)
    user = person(tenant, "reviewer")
    browser = Client(REMOTE_ADDR=f"2001:db8::{secrets.token_hex(2)}")
    wrong = {"username": user.username, "password": "not this one"}
    for _ in range(3):
        assert browser.post("/admin/login/", wrong).status_code == 200
    late = browser.post("/admin/login/", {**wrong, "password": PASSWORD})
    assert late.status_code == 429
    assert int(late.headers["Retry-After"]) > 0
    assert browser.get("/admin/referrals/record/").status_code == 302
    elsewhere = Client(REMOTE_ADDR=f"2001:db8:1::{secrets.token_hex(2)}")
    signed = elsewhere.post("/admin/login/?next=/admin/", {**wrong, "password": PASSWORD})
    assert signed.status_code == 302


def test_nobody_is_made_an_operator_or_somebody_elses_by_sending_more(
    administrator: Client, tenant: Tenant, other_tenant: Tenant
) -> None:
    more = {"is_superuser": "on", "is_staff": "on", "organization": other_tenant.organization_id}
    administrator.post(f"{PEOPLE}add/", new_person("climber", **more))
    climber = User.objects.get(username="climber")
    assert not climber.is_superuser
    assert climber.organization_id == tenant.organization_id
    sent = {"username": "climber", "role": "administrator", "is_active": "on", **more}
    assert administrator.post(f"{PEOPLE}{climber.pk}/change/", sent).status_code == 302
    climber.refresh_from_db()
    assert (climber.role, climber.is_superuser) == ("administrator", False)
    assert climber.organization_id == tenant.organization_id


def test_a_team_of_others_is_refused(administrator: Client, other_tenant: Tenant) -> None:
    refused = administrator.post(f"{PEOPLE}add/", new_person("refused", team=other_tenant.team_id))
    assert refused.status_code == 200
    assert "belongs to another organization" in refused.text or "valid choice" in refused.text
    assert not User.objects.filter(username="refused").exists()


def test_an_administrator_does_not_lock_itself_out(tenant: Tenant) -> None:
    user = person(tenant, "administrator")
    browser = signed_in(user)
    for sent in ({"role": "reviewer", "is_active": "on"}, {"role": "administrator"}):
        refused = browser.post(f"{PEOPLE}{user.pk}/change/", {"username": user.username, **sent})
        assert refused.status_code == 200
        assert "Ask another administrator" in refused.text
    user.refresh_from_db()
    assert (user.role, user.is_active) == ("administrator", True)


def test_a_key_is_shown_once_and_opens_the_interface_until_it_is_revoked(
    administrator: Client, tenant: Tenant, client: Any
) -> None:
    shown = administrator.post(f"{KEYS}add/", {"kind": "at", "name": "dashboard", "team": tenant.team_id})
    assert shown.status_code == 200
    found = KEY.search(shown.text)
    assert found is not None
    key = found[0]
    headers = {"HTTP_AUTHORIZATION": f"Bearer {key}"}
    assert client.get(f"{API}/records", **headers).status_code == 200
    with organization_scope(tenant.organization_id):
        made = Credential.objects.get(name="dashboard")
    for page in (KEYS, f"{KEYS}{made.id}/change/"):
        assert KEY.search(administrator.get(page).text) is None
        assert made.public_id in administrator.get(page).text
    assert administrator.post(f"{KEYS}{made.id}/change/", {"action": "revoke"}).status_code == 302
    assert client.get(f"{API}/records", **headers).status_code == 401


def test_rotating_gives_a_successor_and_ends_the_old_key_a_day_later(
    administrator: Client, tenant: Tenant
) -> None:
    with organization_scope(tenant.organization_id):
        old = Credential.objects.get(kind="at")
    sent = {"action": "rotate_selected", "_selected_action": [old.id]}
    shown = administrator.post(KEYS, sent)
    assert KEY.search(shown.text) is not None
    with organization_scope(tenant.organization_id):
        new = Credential.objects.get(rotated_from=old)
        old.refresh_from_db()
    assert (new.scopes, new.team_id) == (old.scopes, old.team_id)
    assert old.expires_at is not None


@pytest.mark.parametrize(
    "wrong",
    [{"kind": "xx"}, {"kind": "at", "expires_at": "2020-01-01"}, {"kind": "at", "scopes": "all:everything"}],
)
def test_a_credential_that_makes_no_sense_is_not_issued(
    administrator: Client, tenant: Tenant, wrong: dict[str, str]
) -> None:
    with organization_scope(tenant.organization_id):
        before = Credential.objects.count()
    refused = administrator.post(f"{KEYS}add/", wrong)
    assert refused.status_code == 200
    assert KEY.search(refused.text) is None
    with organization_scope(tenant.organization_id):
        assert Credential.objects.count() == before


def test_credentials_of_others_are_neither_issued_nor_revoked(
    administrator: Client, reviewer: Client, other_tenant: Tenant
) -> None:
    with organization_scope(other_tenant.organization_id):
        theirs = list(Credential.objects.all())
    for credential in theirs:
        sent = {"action": "revoke_selected", "_selected_action": [credential.id]}
        administrator.post(KEYS, sent)
        reviewer.post(KEYS, sent)
        page = f"{KEYS}{credential.id}/change/"
        assert administrator.post(page, {"action": "revoke"}).status_code == 404
        assert reviewer.post(page, {"action": "revoke"}).status_code == 404
    foreign = {"kind": "at", "organization": other_tenant.organization_id, "team": other_tenant.team_id}
    assert KEY.search(administrator.post(f"{KEYS}add/", foreign).text) is None
    assert reviewer.post(f"{KEYS}add/", {"kind": "at"}).status_code == 403
    with organization_scope(other_tenant.organization_id):
        after = list(Credential.objects.all())
    assert [(one.id, one.revoked_at) for one in after] == [(one.id, None) for one in theirs]


def test_nobody_gets_a_key_that_acts_in_another_persons_name(tenant: Tenant, operator: Client) -> None:
    me, colleague = person(tenant, "administrator"), person(tenant, "reviewer", team_id=tenant.team_id)
    browser = signed_in(me)
    sent = {"kind": "at", "organization": tenant.organization_id}
    for issuer in (browser, operator):
        assert KEY.search(issuer.post(f"{KEYS}add/", {**sent, "user": colleague.pk}).text) is None
    assert KEY.search(browser.post(f"{KEYS}add/", {**sent, "user": me.pk}).text) is not None
    with organization_scope(tenant.organization_id):
        mine = Credential.objects.get(user=me)
        assert not Credential.objects.filter(user=colleague).exists()
        theirs = Credential.objects.get(kind="at", user=None)
        Credential.objects.filter(pk=theirs.pk).update(user=colleague)
    for issuer in (browser, operator):
        shown = issuer.post(f"{KEYS}{theirs.id}/change/", {"action": "rotate"}, follow=True)
        assert KEY.search(shown.text) is None
        assert "Have that person rotate it" in shown.text
    assert KEY.search(browser.post(f"{KEYS}{mine.id}/change/", {"action": "rotate"}).text) is not None


def test_the_operator_makes_an_organization_and_its_first_administrator(operator: Client) -> None:
    made = operator.post("/admin/tenants/organization/add/", {"name": "Hillside (invented)", "team": "Desk"})
    assert made.status_code == 302
    with all_organizations_scope():
        organization = Organization.objects.get(name="Hillside (invented)")
    sent = new_person("hillside-1", role="administrator", organization=organization.id)
    assert "/sign-in/" in operator.post(f"{PEOPLE}add/", sent).text
    assert User.objects.get(username="hillside-1").organization_id == organization.id
    nobody = operator.post(f"{PEOPLE}add/", new_person("nobodys"))
    assert "Choose whose people" in nobody.text


def no_rows(name: str) -> dict[str, str]:
    """Return what a page sends of a list below a form that stays as it is: empty."""
    return {f"{name}-TOTAL_FORMS": "0", f"{name}-INITIAL_FORMS": "0"}


def test_an_administrator_sets_what_is_the_organizations_to_choose(
    administrator: Client, tenant: Tenant
) -> None:
    page = f"/admin/tenants/organization/{tenant.organization_id}/change/"
    sent = {"name": tenant.name, "job_result_hours": "48", "patient_data_in_mail": "on", "is_active": ""}
    sent |= {"time_zone": "Europe/Dublin", **no_rows("workinghours_set"), **no_rows("holiday_set")}
    assert administrator.post(page, sent).status_code == 302
    with organization_scope(tenant.organization_id):
        organization = Organization.objects.get()
    assert (organization.job_result_hours, organization.patient_data_in_mail) == (48, True)
    assert organization.is_active, "only the operator suspends an organization"
    assert administrator.get("/admin/tenants/organization/add/").status_code == 403


def test_settings_of_calls_are_checked_and_their_secret_is_never_shown(
    administrator: Client, tenant: Tenant
) -> None:
    page = f"/admin/tenants/organization/{tenant.organization_id}/change/"
    sent = {"name": tenant.name, "job_result_hours": "24", "time_zone": "UTC"}
    sent |= {**no_rows("workinghours_set"), **no_rows("holiday_set")}
    wrong = {
        "call_secret": ("hello", "whsec_c2hvcnQ=", f"whsec_{'!' * 40}"),
        "call_hosts": ("https://api.clinic.example", "api.clinic.example:8443", "two/parts"),
        "fhir_base_url": ("http://fhir.clinic.example", "https://me:word@fhir.clinic.example", "fhir"),
    }
    for field, values in wrong.items():
        for value in values:
            refused = administrator.post(page, {**sent, field: value})
            assert refused.status_code == 200
            assert list(refused.context["adminform"].form.errors) == [field], value
    secret = new_secret()
    calls = {"call_hosts": "api.clinic.example", "fhir_base_url": "https://api.clinic.example/r4"}
    assert administrator.post(page, {**sent, **calls, "call_secret": secret}).status_code == 302
    assert secret not in administrator.get(page).text
    assert administrator.post(page, {**sent, **calls, "call_secret": ""}).status_code == 302
    with organization_scope(tenant.organization_id):
        assert Organization.objects.get().call_secret == secret


def test_only_the_operator_gives_private_hosts_and_only_those_that_the_deployment_allows(
    administrator: Client, operator: Client, tenant: Tenant
) -> None:
    page = f"/admin/tenants/organization/{tenant.organization_id}/change/"
    sent = {"name": tenant.name, "job_result_hours": "24", "time_zone": "UTC", "is_active": "on"}
    sent |= {**no_rows("workinghours_set"), **no_rows("holiday_set")}

    def given() -> str:
        with organization_scope(tenant.organization_id):
            return str(Organization.objects.get().private_hosts)

    assert operator.post(page, {**sent, "private_hosts": ""}).status_code == 302
    assert administrator.post(page, {**sent, "private_hosts": "127.0.0.1"}).status_code == 302
    assert given() == ""
    refused = operator.post(page, {**sent, "private_hosts": "10.0.0.9"})
    assert "OUTBOUND_ALLOWED_PRIVATE_HOSTS" in refused.text
    assert refused.status_code == 200
    assert operator.post(page, {**sent, "private_hosts": "127.0.0.1"}).status_code == 302
    assert given() == "127.0.0.1"


def test_a_team_is_added_to_the_own_organization_and_its_name_given_once(
    administrator: Client, tenant: Tenant, other_tenant: Tenant
) -> None:
    page = "/admin/tenants/team/add/"
    sent = {"name": "Imaging", "organization": other_tenant.organization_id}
    assert administrator.post(page, sent).status_code == 302
    again = administrator.post(page, {"name": "Imaging"})
    assert "There is a team of this name already" in again.text
    with organization_scope(other_tenant.organization_id):
        assert not Team.objects.filter(name="Imaging").exists()
    with organization_scope(tenant.organization_id):
        assert Team.objects.filter(name="Imaging").count() == 1
