"""People choose their passwords themselves, by a link that somebody hands them; nobody sets another's."""

from __future__ import annotations

import re
import secrets
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client

from common.clock import now
from common.ids import shorten_ids
from common.row_security import organization_scope
from events.models import Event
from tenants.models import Credential, SignInLink, User
from tenants.services import issue_credential, suspend_organization
from tests.conftest import Tenant
from tests.integration.admin.conftest import PASSWORD, person, signed_in

PEOPLE = "/admin/tenants/user/"
LINK = re.compile(r"/sign-in/[a-z2-7]{32}/")
CHOSEN = {"password": "correct horse staple", "again": "correct horse staple"}


def browser() -> Client:
    return Client(raise_request_exception=False, REMOTE_ADDR=f"2001:db8::{secrets.token_hex(2)}")


def link_for(issuer: Client, person_: User, *, page: str = "password") -> str:
    """Issue a link on the person's page and return its address."""
    found = LINK.search(issuer.post(f"{PEOPLE}{person_.pk}/{page}/").text)
    assert found is not None
    return found[0]


def told(tenant: Tenant) -> list[str]:
    with organization_scope(tenant.organization_id):
        return list(Event.objects.order_by("sequence").values_list("type", flat=True))


def test_a_new_person_chooses_the_password_and_can_sign_in(administrator: Client, tenant: Tenant) -> None:
    sent = {"username": "nurse-1", "role": "reviewer", "email": "", "team": tenant.team_id}
    shown = administrator.post(
        f"{PEOPLE}add/", {**sent, "password1": "mine to know", "password2": "mine to know"}
    )
    found = LINK.search(shown.text)
    assert found is not None
    nurse = User.objects.get(username="nurse-1")
    assert (nurse.organization_id, nurse.team_id, nurse.role) == (
        tenant.organization_id,
        tenant.team_id,
        "reviewer",
    )
    assert not nurse.has_usable_password()
    own = browser()
    page = own.get(found[0])
    assert "nurse-1" in page.text
    assert page["Cache-Control"] == "no-store"
    assert own.post(found[0], CHOSEN).status_code == 200
    assert own.login(username="nurse-1", password=CHOSEN["password"])
    assert own.get("/admin/referrals/record/").status_code == 200
    assert own.get(PEOPLE).status_code == 403
    assert told(tenant)[-2:] == ["sign_in_link.issued", "sign_in_link.used"]


def test_a_link_works_once_and_is_shown_once(administrator: Client, tenant: Tenant) -> None:
    target = person(tenant, "reviewer")
    link = link_for(administrator, target)
    assert LINK.search(administrator.get(f"{PEOPLE}{target.pk}/change/").text) is None
    with organization_scope(tenant.organization_id):
        assert SignInLink.objects.get(user=target).token_sha256 not in link
    assert browser().post(link, CHOSEN).status_code == 200
    again = browser().post(link, {"password": "another good one", "again": "another good one"})
    assert again.status_code == 404
    assert "Ask who gave it to you" in again.text
    target.refresh_from_db()
    assert target.check_password(CHOSEN["password"])


@pytest.mark.parametrize("why", ["unknown", "old", "newer", "left", "suspended"])
def test_a_link_that_is_not_open_sets_nothing(administrator: Client, tenant: Tenant, why: str) -> None:
    target = person(tenant, "reviewer")
    link = link_for(administrator, target)
    with organization_scope(tenant.organization_id):
        match why:
            case "unknown":
                link = f"/sign-in/{'a' * 32}/"
            case "old":
                SignInLink.objects.filter(user=target).update(expires_at=now() - timedelta(seconds=1))
            case "newer":
                link_for(administrator, target)
            case "left":
                User.objects.filter(pk=target.pk).update(is_active=False)
            case "suspended":
                suspend_organization(organization_id=tenant.organization_id, actor="test", now=now())
    assert browser().get(link).status_code == 404
    assert browser().post(link, CHOSEN).status_code == 404
    target.refresh_from_db()
    assert target.check_password(PASSWORD)


@pytest.mark.parametrize(
    ("sent", "words"),
    [
        ({"password": "short", "again": "short"}, "at least 12"),
        ({"password": "correct horse staple", "again": "correct horse"}, "differ"),
        ({}, "at least 12"),
        ({"password": "correct\0horse staple", "again": "correct\0horse staple"}, "cannot be typed"),
        ({"password": "Nurse-2nurse-2", "again": "Nurse-2nurse-2"}, "contains the user name"),
        ({"password": "with nurse-2 around it", "again": "with nurse-2 around it"}, "contains the user name"),
    ],
)
def test_a_password_that_is_weak_or_mistyped_leaves_the_link_open(
    administrator: Client, tenant: Tenant, sent: dict[str, str], words: str
) -> None:
    target = person(tenant, "reviewer")
    User.objects.filter(pk=target.pk).update(username="nurse-2")
    link = link_for(administrator, target)
    refused = browser().post(link, sent)
    assert refused.status_code == 400
    assert words in refused.text
    assert browser().post(link, CHOSEN).status_code == 200


def test_whoever_had_the_account_before_does_not_keep_it(
    administrator: Client, tenant: Tenant, client: Any
) -> None:
    target = person(tenant, "reviewer", team_id=tenant.team_id)
    session = signed_in(target)
    with organization_scope(tenant.organization_id):
        key = issue_credential(
            organization_id=tenant.organization_id, kind="at", user_id=target.pk, now=now(), actor="test"
        ).key
    headers = {"HTTP_AUTHORIZATION": f"Bearer {key}"}
    link = link_for(administrator, target)
    assert session.get("/admin/referrals/record/").status_code == 200, "until the link is used, all stays"
    assert client.get("/api/v1/pub/records", **headers).status_code == 200
    assert browser().post(link, CHOSEN).status_code == 200
    assert session.get("/admin/referrals/record/").status_code == 302
    assert client.get("/api/v1/pub/records", **headers).status_code == 401
    with organization_scope(tenant.organization_id):
        assert not Credential.objects.filter(user=None).exclude(revoked_at=None).exists()


def test_nobody_sets_the_password_of_another_not_even_the_operator(
    administrator: Client, operator: Client, tenant: Tenant
) -> None:
    target = person(tenant, "reviewer")
    words = {"password1": "taken over by me", "password2": "taken over by me", "usable_password": "true"}
    for issuer in (administrator, operator):
        issuer.post(f"{PEOPLE}{target.pk}/password/", words)
        issuer.post(
            f"{PEOPLE}{target.pk}/change/", {"username": target.username, "role": "reviewer", **words}
        )
    target.refresh_from_db()
    assert target.check_password(PASSWORD)


def test_a_reviewer_issues_no_link_and_nobody_one_for_strangers(
    administrator: Client, reviewer: Client, tenant: Tenant, other_tenant: Tenant
) -> None:
    own, stranger = person(tenant, "reviewer"), person(other_tenant, "reviewer")
    assert reviewer.post(f"{PEOPLE}{own.pk}/password/").status_code in (403, 404)
    assert reviewer.post(f"{PEOPLE}{own.pk}/confirm/").status_code in (403, 404)
    for page in ("password", "confirm"):
        assert administrator.post(f"{PEOPLE}{stranger.pk}/{page}/").status_code == 404
    with organization_scope(tenant.organization_id):
        assert not SignInLink.objects.exists()


def test_links_cannot_be_tried_without_end(limits: Any, db: None) -> None:
    limits(failed_authentication=3)
    one = browser()
    for _ in range(3):
        assert one.get(f"/sign-in/{'a' * 32}/").status_code == 404
    late = one.get(f"/sign-in/{'a' * 32}/")
    assert late.status_code == 429
    assert int(late["Retry-After"]) > 0


def test_logs_hold_only_the_beginning_of_a_link() -> None:
    assert shorten_ids(f"GET /sign-in/{'a' * 32}/") == "GET /sign-in/aaaaaa.../"


def test_changes_of_a_person_are_told_by_name_and_not_by_value(administrator: Client, tenant: Tenant) -> None:
    target = person(tenant, "reviewer")
    sent = {
        "username": target.username,
        "role": "reviewer",
        "is_active": "on",
        "email": "elsewhere@clinic.example",
    }
    assert administrator.post(f"{PEOPLE}{target.pk}/change/", sent).status_code == 302
    with organization_scope(tenant.organization_id):
        event = Event.objects.get(type="person.changed")
    assert event.data == {"user_id": target.pk, "fields": ["email"]}


def test_only_who_may_confirm_a_person_is_led_to_it(
    administrator: Client, operator: Client, tenant: Tenant
) -> None:
    target = person(tenant, "reviewer")
    page, way = f"{PEOPLE}{target.pk}/change/", f"{PEOPLE}{target.pk}/confirm/"
    assert way not in operator.get(page).text, "there is nothing to confirm"
    assert browser().post(link_for(administrator, target), CHOSEN).status_code == 200
    issuers = administrator.get(page).text
    assert way not in issuers
    assert "not confirmed by anybody else" in issuers
    assert "Issue a link for a new one" in issuers
    assert way in operator.get(page).text
    assert way in signed_in(person(tenant, "administrator")).get(page).text
    confirming = link_for(operator, target, page="confirm")
    assert way in operator.get(page).text, "nothing is confirmed until the person has used the link"
    own = browser()
    assert "Password until now" in own.get(confirming).text
    changed = {"password": "battery horse staple", "again": "battery horse staple"}
    assert "is not this one" in own.post(confirming, {**changed, "before": "a guess of somebody"}).text
    assert own.post(confirming, {**changed, "before": CHOSEN["password"]}).status_code == 200
    assert own.login(username=target.username, password=changed["password"])
    assert way not in operator.get(page).text
