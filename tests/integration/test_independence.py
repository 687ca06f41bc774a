"""Two people are two only where neither could be signing in as the other."""

from __future__ import annotations

import pytest
from django.test import Client
from rest_framework.test import APIClient

from common.clock import now
from common.errors import Forbidden, InvalidRequest
from common.row_security import organization_scope
from tenants.independence import HandsUnknown, are_two, hands, refuse_one_for_two
from tenants.models import User
from tenants.services import issue_credential
from tenants.sign_in_services import (
    CannotConfirm,
    LinkClosed,
    choose_password,
    confirm_person,
    issue_sign_in_link,
)
from tests.conftest import Tenant
from tests.integration.opening import account, confirmed, first_password, opened_by, token_of
from tests.integration.waiting import Person, approve, extracted, post, review_of, run_at_wait


def two(tenant: Tenant, one: str, other: str) -> bool:
    with organization_scope(tenant.organization_id):
        return are_two(one, other, first_at=now(), second_at=now())


def held_by(tenant: Tenant, user_id: str) -> set[str]:
    with organization_scope(tenant.organization_id):
        return set(hands(user_id, at=now()))


def with_token(tenant: Tenant, user_id: str) -> Person:
    """Return the person with a token made after the account was opened."""
    with organization_scope(tenant.organization_id):
        key = issue_credential(
            organization_id=tenant.organization_id,
            kind="at",
            user_id=user_id,
            team_id=tenant.team_id,
            now=now(),
            actor=f"user:{user_id}",
        ).key
    return Person(user_id, User.objects.get(pk=user_id).username, {"HTTP_AUTHORIZATION": f"Bearer {key}"})


def test_whoever_issued_the_link_holds_the_account_and_whoever_holds_the_issuer_too(tenant: Tenant) -> None:
    first = account(tenant)
    second = opened_by(tenant, first)
    third = opened_by(tenant, second)
    assert held_by(tenant, third) == {first, second, third}
    assert not two(tenant, first, third)
    assert two(tenant, account(tenant), third)


def test_a_link_that_is_not_used_puts_the_account_in_nobodys_hands(tenant: Tenant) -> None:
    head, other = account(tenant), account(tenant)
    issue_sign_in_link(organization_id=tenant.organization_id, user_id=other, issued_by=head, now=now())
    assert two(tenant, head, other)


def test_the_latest_link_counts_and_what_was_decided_before_stays_in_its_hands(tenant: Tenant) -> None:
    head, other, target = account(tenant), account(tenant), account(tenant)
    opened_by(tenant, head, user_id=target)
    between = now()
    opened_by(tenant, other, user_id=target)
    assert two(tenant, head, target)
    assert not two(tenant, other, target)
    with organization_scope(tenant.organization_id):
        assert not are_two(target, head, first_at=between, second_at=now())


def test_the_operator_stands_between_nobody_but_those_whose_accounts_it_opened(tenant: Tenant) -> None:
    operator = User.objects.create_superuser("operates", password="a long enough password").pk
    one, other = opened_by(tenant, operator), opened_by(tenant, operator)
    assert two(tenant, one, other)
    assert not two(tenant, operator, one)


def test_only_somebody_independent_confirms_a_person(tenant: Tenant) -> None:
    head = account(tenant)
    nurse, ally = opened_by(tenant, head), opened_by(tenant, head)
    for by in (nurse, head, ally):
        with pytest.raises(CannotConfirm, match="independent"):
            confirmed(tenant, nurse, by=by)
    confirmed(tenant, nurse, by=account(tenant))
    assert held_by(tenant, nurse) == {nurse}
    with pytest.raises(CannotConfirm, match="nothing to confirm"):
        confirmed(tenant, nurse, by=account(tenant))


def test_nobody_issues_a_link_for_oneself(tenant: Tenant) -> None:
    head = account(tenant)
    with pytest.raises(Forbidden, match="your own password"):
        issue_sign_in_link(organization_id=tenant.organization_id, user_id=head, issued_by=head, now=now())


@pytest.mark.parametrize("opener_answers_first", [True, False])
def test_an_administrator_is_not_both_pairs_of_eyes_of_a_review(
    client: APIClient, tenant: Tenant, record: str, opener_answers_first: bool
) -> None:
    run_id = run_at_wait(client, tenant, extracted(client, tenant, record), four_eyes=True)
    head = with_token(tenant, account(tenant))
    puppet = with_token(tenant, opened_by(tenant, head.id))
    first, second = (head, puppet) if opener_answers_first else (puppet, head)
    assert approve(client, run_id, first).status_code == 200
    for outcome in ("approved", "rejected"):
        refused = approve(client, run_id, second, outcome)
        assert refused.status_code == 409
        assert "independent of each other" in refused.json()["message"]
    assert review_of(tenant, run_id).status == "open"
    confirmed(tenant, puppet.id, by=account(tenant))
    puppet = with_token(tenant, puppet.id)
    if opener_answers_first:
        assert approve(client, run_id, puppet).status_code == 200
    else:
        assert approve(client, run_id, head).status_code == 409, (
            "the puppet's answer stays in the head's hands"
        )
        assert review_of(tenant, run_id).status == "open"
        assert approve(client, run_id, with_token(tenant, account(tenant))).status_code == 200
    assert review_of(tenant, run_id).status == "completed"


def set_before_links(tenant: Tenant) -> str:
    """Return the user id of an account as there were before links: an administrator has set its password."""
    user_id = account(tenant)
    User.objects.filter(pk=user_id).update(opened_by_command=False)
    return user_id


def test_an_account_whose_password_somebody_set_before_links_is_no_second_person(
    client: APIClient, tenant: Tenant, record: str
) -> None:
    run_id = run_at_wait(client, tenant, extracted(client, tenant, record), four_eyes=True)
    old, known = with_token(tenant, set_before_links(tenant)), with_token(tenant, account(tenant))
    refused = approve(client, run_id, old)
    assert refused.status_code == 409, "nor does it come first: the review would wait for nobody"
    assert "your account may be known to somebody else" in refused.json()["message"]
    assert "Have the service operator issue a link" in refused.json()["message"]
    assert approve(client, run_id, known).status_code == 200
    assert approve(client, run_id, old).status_code == 409
    assert review_of(tenant, run_id).status == "open"
    operator = User.objects.create_superuser("operates", password="a long enough password").pk
    opened_by(tenant, operator, user_id=old.id)
    assert approve(client, run_id, with_token(tenant, old.id)).status_code == 200
    assert review_of(tenant, run_id).status == "completed"


def test_what_such_an_account_has_opened_or_decided_is_in_unknown_hands_too(tenant: Tenant) -> None:
    old, known = set_before_links(tenant), account(tenant)
    before = now()
    nurse = opened_by(tenant, old)
    assert not two(tenant, nurse, known)
    with pytest.raises(CannotConfirm, match="Issue a link"):
        confirmed(tenant, old, by=known)
    with pytest.raises(CannotConfirm, match="independent"):
        confirmed(tenant, nurse, by=known)
    operator = User.objects.create_superuser("operates", password="a long enough password").pk
    confirmed(tenant, nurse, by=operator)
    assert two(tenant, nurse, known)
    opened_by(tenant, operator, user_id=old)
    assert two(tenant, old, known)
    with organization_scope(tenant.organization_id):
        assert not are_two(old, known, first_at=before, second_at=now()), "it does not count back"
        with pytest.raises(HandsUnknown, match="whoever asked or decided first"):
            refuse_one_for_two(first=f"user:{old}", first_at=before, second=f"user:{known}", now=now())
        refuse_one_for_two(first=f"user:{old}", first_at=now(), second=f"user:{known}", now=now())


def test_the_page_says_of_such_an_account_that_it_counts_for_one_only(tenant: Tenant) -> None:
    old = set_before_links(tenant)
    operator = User.objects.create_superuser("operates", password="a long enough password")
    browser = Client()
    browser.force_login(operator)
    said = "does not count as one of two until a link is used"
    assert said in browser.get(f"/admin/tenants/user/{old}/change/").text
    assert said not in browser.get(f"/admin/tenants/user/{account(tenant)}/change/").text


def test_a_confirmation_does_not_count_back(tenant: Tenant) -> None:
    head = account(tenant)
    puppet = opened_by(tenant, head)
    between = now()
    confirmed(tenant, puppet, by=account(tenant))
    assert two(tenant, head, puppet)
    with organization_scope(tenant.organization_id):
        assert not are_two(puppet, head, first_at=between, second_at=now())
        assert hands(puppet, at=between) == {head, puppet}


def test_a_person_is_confirmed_only_when_the_person_has_used_the_link(tenant: Tenant) -> None:
    head, other = account(tenant), account(tenant)
    nurse = opened_by(tenant, head)
    address = confirm_person(
        organization_id=tenant.organization_id, user_id=nurse, confirmed_by=other, now=now()
    )
    assert held_by(tenant, nurse) == {nurse, head}
    token, before = token_of(address), first_password(nurse)
    with pytest.raises(InvalidRequest, match="until now is not this one"):
        choose_password(token=token, before="a guess of the other", password="quite another one", now=now())
    with pytest.raises(InvalidRequest, match="another password"):
        choose_password(token=token, before=before, password=before, now=now())
    assert held_by(tenant, nurse) == {nurse, head}
    choose_password(token=token, before=before, password="quite another one", now=now())
    assert held_by(tenant, nurse) == {nurse}
    assert User.objects.get(pk=nurse).check_password("quite another one")


def test_what_the_opener_took_does_not_outlive_the_confirmation(client: APIClient, tenant: Tenant) -> None:
    head = account(tenant)
    nurse = opened_by(tenant, head)
    taken = with_token(tenant, nurse)
    session = Client()
    session.force_login(User.objects.get(pk=nurse))
    assert client.get("/api/v1/pub/records", **taken.headers).status_code == 200
    assert session.get("/admin/referrals/record/").status_code == 200
    confirmed(tenant, nurse, by=account(tenant))
    assert client.get("/api/v1/pub/records", **taken.headers).status_code == 401
    assert session.get("/admin/referrals/record/").status_code == 302
    assert not User.objects.get(pk=nurse).check_password(first_password(nurse))


def test_a_newer_link_takes_the_place_of_one_that_confirms(tenant: Tenant) -> None:
    head, other = account(tenant), account(tenant)
    nurse = opened_by(tenant, head)
    address = confirm_person(
        organization_id=tenant.organization_id, user_id=nurse, confirmed_by=other, now=now()
    )
    opened_by(tenant, other, user_id=nurse)
    with pytest.raises(LinkClosed):
        choose_password(
            token=token_of(address), before=first_password(nurse), password="quite another one", now=now()
        )
    assert held_by(tenant, nurse) == {nurse, other}


def test_an_administrator_is_not_both_who_propose_and_agree_to_an_override(
    client: APIClient, tenant: Tenant, record: str
) -> None:
    run_id = run_at_wait(client, tenant, extracted(client, tenant, record), four_eyes=True)
    head = with_token(tenant, account(tenant))
    puppet = with_token(tenant, opened_by(tenant, head.id))
    asked = {"outcome": "approved", "reason": "seen"}
    assert post(client, f"runs/{run_id}/override", puppet, asked).status_code == 200
    refused = post(client, f"runs/{run_id}/override", head, asked)
    assert refused.status_code == 409
    assert "independent of each other" in refused.json()["message"]
    assert review_of(tenant, run_id).status == "open"
    other = with_token(tenant, account(tenant))
    assert post(client, f"runs/{run_id}/override", other, asked).status_code == 200
    assert review_of(tenant, run_id).status == "cancelled"
