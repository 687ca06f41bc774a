"""The shipped pathways are shown with their graphs and published by a click, or by a command."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from common.row_security import organization_scope
from pathways.models import Pathway, PathwayVersion
from pathways.starters import all_starters
from tests.conftest import Tenant


def published(tenant: Tenant) -> list[str]:
    with organization_scope(tenant.organization_id):
        versions = PathwayVersion.objects.filter(status="published").order_by("pathway__name")
        return list(versions.values_list("pathway__name", flat=True))


def test_an_administrator_publishes_one_by_a_click_and_once(administrator: Client, tenant: Tenant) -> None:
    where = reverse("admin:pathways_starters")
    assert where in administrator.get(reverse("admin:pathways_pathway_changelist")).content.decode()
    shown = administrator.get(where).content.decode()
    assert shown.count("Publish it here") == len(all_starters())
    assert shown.count("<svg") >= len(all_starters())
    for _ in range(2):
        administrator.post(where, {"slug": "cardiology_intake"})
    assert published(tenant) == ["Cardiology intake"]
    assert administrator.get(where).content.decode().count("Publish it here") == len(all_starters()) - 1


def test_nobody_publishes_one_in_another_organization(
    administrator: Client, tenant: Tenant, other_tenant: Tenant
) -> None:
    sent = {"slug": "generic_triage", "organization": other_tenant.organization_id}
    administrator.post(reverse("admin:pathways_starters"), sent)
    assert (published(tenant), published(other_tenant)) == ([], [])


def test_the_operator_chooses_the_organization(operator: Client, tenant: Tenant) -> None:
    sent = {"slug": "generic_triage", "organization": tenant.organization_id}
    operator.post(reverse("admin:pathways_starters"), sent)
    assert published(tenant) == ["Generic triage"]


def test_reviewers_may_not(reviewer: Client, tenant: Tenant) -> None:
    assert reviewer.post(reverse("admin:pathways_starters"), {"slug": "generic_triage"}).status_code == 403
    assert published(tenant) == []


def said(*arguments: str) -> str:
    out = StringIO()
    call_command("starters", *arguments, stdout=out)
    return out.getvalue()


def test_the_command_publishes_all_or_some_and_leaves_alone_what_is_there(tenant: Tenant, db: Any) -> None:
    assert "Imaging request: published" in said(tenant.organization_id, "imaging_request")
    assert published(tenant) == ["Imaging request"]
    answer = said(tenant.organization_id)
    assert "Imaging request: left alone" in answer
    assert len(published(tenant)) == len(all_starters())
    with organization_scope(tenant.organization_id):
        assert Pathway.objects.filter(is_default=True).count() == 1
    assert "mental_health_risk" in said()
    with pytest.raises(CommandError, match="There are cardiology_intake"):
        said(tenant.organization_id, "nothing")
