"""A credential's life: issued, used, rotated, expired, revoked; and the commands that do it."""

from __future__ import annotations

import io
import json
import logging
from datetime import timedelta
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from rest_framework.test import APIClient

from common.clock import now
from common.ids import new_id
from common.row_security import organization_scope
from tenants import services
from tests.conftest import Tenant
from tests.integration.conftest import API
from tests.integration.standstill import nothing_changes


def read(client: APIClient, key: str) -> Any:
    return client.get(f"{API}/records", HTTP_AUTHORIZATION=f"Bearer {key}")


def issue(tenant: Tenant, **options: Any) -> services.IssuedCredential:
    return services.issue_credential(
        organization_id=tenant.organization_id, kind="at", now=now(), actor="test", **options
    )


def public_id(key: str) -> str:
    return key.split("_")[2]


def body_without_id(answer: Any) -> Any:
    return {name: value for name, value in answer.json().items() if name != "request_id"}


def test_revoked_expired_and_unknown_look_the_same_and_differ_in_the_log_only(
    client: APIClient, tenant: Tenant, caplog: pytest.LogCaptureFixture
) -> None:
    revoked, expired, unknown = (issue(tenant).key for _ in range(3))
    services.revoke_credential(public_id=public_id(revoked), now=now(), actor="test")
    from tenants.models import Credential

    with organization_scope(tenant.organization_id):
        Credential.objects.filter(public_id=public_id(expired)).update(expires_at=now())
        Credential.objects.filter(public_id=public_id(unknown)).delete()
    with caplog.at_level(logging.INFO, logger="tenants.authentication"):
        answers = [read(client, key) for key in (revoked, expired, unknown, "ras_at_x")]
    assert {answer.status_code for answer in answers} == {401}
    assert len({json.dumps(body_without_id(answer)) for answer in answers}) == 1
    reasons = [getattr(entry, "reason", "") for entry in caplog.records]
    assert reasons == ["revoked", "expired", "unknown", "malformed"]
    assert all(key.split("_")[3] not in caplog.text for key in (revoked, expired, unknown))


def test_a_credential_works_until_the_moment_it_expires(client: APIClient, tenant: Tenant) -> None:
    assert read(client, issue(tenant, expires_at=now() + timedelta(hours=1)).key).status_code == 200
    assert read(client, issue(tenant, expires_at=now()).key).status_code == 401


def test_a_key_in_the_name_of_somebody_who_left_is_refused_as_any_other_that_is_not_in_force(
    client: APIClient, tenant: Tenant
) -> None:
    from tenants.models import User

    with organization_scope(tenant.organization_id):
        user_id = services.create_user(
            organization_id=tenant.organization_id,
            username=f"leaver-{tenant.team_id}",
            password="a long enough password",
            role="reviewer",
        )
    key = issue(tenant, user_id=user_id).key
    assert read(client, key).status_code == 200
    User.objects.filter(id=user_id).update(is_active=False)
    refused = read(client, key)
    assert refused.status_code == 401
    assert refused.json()["message"] == read(client, "ras_at_unknown").json()["message"]
    User.objects.filter(id=user_id).update(is_active=True)
    assert read(client, key).status_code == 200


def test_only_the_digest_of_a_secret_is_kept(tenant: Tenant) -> None:
    from tenants.models import Credential

    key = issue(tenant).key
    with organization_scope(tenant.organization_id):
        kept = Credential.objects.filter(public_id=public_id(key)).values().get()
    assert key.split("_")[3] not in json.dumps(kept, default=str)
    assert len(kept["secret_sha256"]) == 64


def test_after_a_rotation_both_keys_work_until_the_overlap_has_passed(
    client: APIClient, tenant: Tenant
) -> None:
    old = issue(tenant, team_id=tenant.team_id, scopes=("records:read",))
    new = services.rotate_credential(
        credential_id=old.id,
        organization_id=tenant.organization_id,
        overlap=timedelta(hours=24),
        now=now(),
        actor="test",
    )
    assert read(client, old.key).status_code == read(client, new.key).status_code == 200
    assert client.get(f"{API}/runs", HTTP_AUTHORIZATION=f"Bearer {new.key}").status_code == 403
    services.rotate_credential(
        credential_id=new.id,
        organization_id=tenant.organization_id,
        overlap=timedelta(0),
        now=now(),
        actor="test",
    )
    assert read(client, new.key).status_code == 401
    assert read(client, old.key).status_code == 200


def test_when_a_credential_was_last_used_is_kept(client: APIClient, tenant: Tenant) -> None:
    from tenants.models import Credential

    made = issue(tenant)

    def last_used() -> Any:
        with organization_scope(tenant.organization_id):
            return Credential.objects.get(id=made.id).last_used_at

    assert last_used() is None
    read(client, made.key)
    first = last_used()
    assert first is not None
    read(client, made.key)
    assert last_used() == first, "kept to the minute, so that reading stays reading"


def test_an_impostor_does_not_mark_a_credential_as_used(
    client: APIClient, tenant: Tenant, other_tenant: Tenant
) -> None:
    from tenants.models import Credential

    client.post(
        f"{API}/records/document-upload",
        {},
        format="multipart",
        HTTP_ORG_ID=other_tenant.organization_id,
        HTTP_PLATFORM_API_KEY=tenant.platform_api_key,
    )
    with organization_scope(tenant.organization_id):
        kept = Credential.objects.get(public_id=public_id(tenant.platform_api_key))
    assert kept.last_used_at is None


def command(*words: str) -> str:
    out = io.StringIO()
    call_command(*words, stdout=out)
    return out.getvalue()


def test_the_commands_make_issue_and_revoke(client: APIClient, db: None) -> None:
    made = json.loads(command("create_tenant", "Commanded Clinic", "--team", "Intake", "--json"))
    assert set(made) == {
        "name",
        "org_id",
        "team_id",
        "platform_api_key",
        "assistant_api_key",
        "access_token",
    }
    assert read(client, made["access_token"]).status_code == 200
    issued = json.loads(
        command(
            "issue_credential",
            "at",
            "--organization",
            made["org_id"],
            "--team",
            made["team_id"],
            "--scope",
            "records:read",
            "--days",
            "1",
            "--json",
        )
    )
    assert read(client, issued["key"]).status_code == 200
    command("revoke_credential", issued["key"])
    assert read(client, issued["key"]).status_code == 401
    command("revoke_credential", public_id(made["access_token"]))
    assert read(client, made["access_token"]).status_code == 401


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        (("create_tenant", "{name}", "--team", "x"), "Choose another name"),
        (("issue_credential", "at", "--organization", "{unknown}"), "no organization with this id"),
        (
            ("issue_credential", "at", "--organization", "{org}", "--team", "{foreign_team}"),
            "no team with this id",
        ),
        (("issue_credential", "at", "--organization", "{org}", "--user", "usr_x"), "no user with this id"),
        (("issue_credential", "at", "--organization", "{org}", "--days", "0"), "at least 1"),
        (("issue_credential", "xx", "--organization", "{org}"), "invalid choice"),
        (("issue_credential", "at", "--organization", "{org}", "--scope", "all"), "invalid choice"),
        (("revoke_credential", "nothing"), "no credential with this public id"),
    ],
)
def test_a_command_that_cannot_be_done_says_why_and_changes_nothing(
    tenant: Tenant, other_tenant: Tenant, words: tuple[str, ...], advice: str
) -> None:
    values = {
        "name": tenant.name,
        "org": tenant.organization_id,
        "unknown": new_id("org"),
        "foreign_team": other_tenant.team_id,
    }
    with nothing_changes(), pytest.raises(CommandError, match=advice):
        command(*(word.format(**values) for word in words))


def test_issuing_and_revoking_stand_in_the_audit_trail_without_the_key(
    client: APIClient, tenant: Tenant
) -> None:
    key = issue(tenant).key
    services.revoke_credential(public_id=public_id(key), now=now(), actor="operator:test")
    feed = client.get(f"{API}/events", **tenant.token_headers)
    assert [event["type"] for event in feed.json()["data"]][-2:] == [
        "credential.issued",
        "credential.revoked",
    ]
    assert key not in feed.content.decode()
