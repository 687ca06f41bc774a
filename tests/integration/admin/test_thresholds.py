"""The page of a ruleset says what a threshold costs, on the clinic's own values or on those of the shipped map."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from common.clock import now
from common.row_security import organization_scope
from jobs.extraction import default_ruleset
from jobs.models import TriageRuleset
from jobs.ruleset_services import save_ruleset
from tests.conftest import Tenant
from tests.integration.calibrating import looked_over


@pytest.fixture
def address(tenant: Tenant) -> str:
    """The page of rules of the tenant's own."""
    with organization_scope(tenant.organization_id):
        save_ruleset(
            organization_id=tenant.organization_id,
            team_id=None,
            name="Ours",
            definition=default_ruleset().model_dump(mode="json", exclude={"name", "version"}),
            is_default=True,
            actor="test",
            now=now(),
        )
        ruleset = TriageRuleset.objects.in_organization(tenant.organization_id).get()
    return reverse("admin:jobs_triageruleset_change", args=[ruleset.pk])


def test_with_few_judged_values_it_says_on_what_else_it_rests(administrator: Client, address: str) -> None:
    page = administrator.get(address).content.decode()
    assert "documents that the service was measured with; 0 of the 200 reviewed values" in page
    assert page.count("<td>0.90</td>") == 1


def test_with_enough_of_them_it_rests_on_the_clinics_own(
    administrator: Client, tenant: Tenant, address: str
) -> None:
    looked_over(tenant, records=50, wrong_phones=35)
    page = administrator.get(address).content.decode()
    assert (
        "On 250 values of this organization in records that people looked over, 250 of them reviewed." in page
    )
    assert "14.0% (10.2% to 18.8%)" in page
