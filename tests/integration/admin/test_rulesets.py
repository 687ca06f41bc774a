"""Triage rules in the admin: every save is a version, what is broken is not kept."""

from __future__ import annotations

import pytest
from django.test import Client

from common.row_security import organization_scope
from events.models import Event
from jobs.models import TriageRuleset
from jobs.selectors import get_ruleset
from tests.conftest import Tenant

ADD = "/admin/jobs/triageruleset/add/"
LIST = "/admin/jobs/triageruleset/"


@pytest.fixture
def ruleset(administrator: Client, tenant: Tenant) -> TriageRuleset:
    made = administrator.post(ADD, {"name": "ours"})
    assert made.status_code == 302, made.text
    with organization_scope(tenant.organization_id):
        return TriageRuleset.objects.get(name="ours")


def url(ruleset: TriageRuleset) -> str:
    return f"{LIST}{ruleset.pk}/change/"


def kept(tenant: Tenant) -> list[tuple[str, int, bool]]:
    with organization_scope(tenant.organization_id):
        rows = TriageRuleset.objects.order_by("name", "version")
        return list(rows.values_list("name", "version", "is_default"))


def test_saving_makes_the_next_version_and_leaves_the_last_as_it_was(
    administrator: Client, ruleset: TriageRuleset, tenant: Tenant
) -> None:
    text = administrator.get(url(ruleset)).context["text"]
    assert "infant" in text
    changed = text.replace("referral.patient.age < 2", "referral.patient.age < 3")
    saved = administrator.post(url(ruleset), {"text": changed, "newest": "1", "is_default": "on"})
    assert saved.status_code == 302
    assert kept(tenant) == [("ours", 1, False), ("ours", 2, True)]
    with organization_scope(tenant.organization_id):
        used = get_ruleset(organization_id=tenant.organization_id, team_id=None, name=None)
        assert (used.name, used.version, used.rules[0].when) == ("ours", 2, "referral.patient.age < 3")
        assert TriageRuleset.objects.get(version=1).definition == ruleset.definition
        assert Event.objects.filter(type="ruleset.published").count() == 2
    assert administrator.get(LIST).text.count("/change/") == 1


def test_rules_that_are_no_longer_the_default_are_not_used_unasked(
    administrator: Client, ruleset: TriageRuleset, tenant: Tenant
) -> None:
    text = administrator.get(url(ruleset)).context["text"]
    administrator.post(url(ruleset), {"text": text, "newest": "1", "is_default": "on"})
    administrator.post(url(ruleset), {"text": text, "newest": "2"})
    assert kept(tenant) == [("ours", 1, False), ("ours", 2, False), ("ours", 3, False)]
    with organization_scope(tenant.organization_id):
        assert get_ruleset(organization_id=tenant.organization_id, team_id=None, name=None).name == "default"


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("referral.patient.age < 2", "referral.patient.agee < 2", "There is no field"),
        ("rules:", "rulez:", "not known here"),
        ("rules:", "rules: [", "not YAML"),
        ("score: 10.0", "score: many", "number"),
    ],
)
def test_rules_that_cannot_work_are_shown_again_and_not_kept(
    administrator: Client, ruleset: TriageRuleset, tenant: Tenant, before: str, after: str, words: str
) -> None:
    text = administrator.get(url(ruleset)).context["text"]
    assert before in text
    broken = text.replace(before, after, 1)
    check = administrator.post(f"{LIST}{ruleset.pk}/check/", {"text": broken}).json()
    assert words in check["problems"][0]["message"]
    refused = administrator.post(url(ruleset), {"text": broken, "newest": "1"})
    assert refused.status_code == 400
    assert words in refused.text
    assert refused.context["text"] == broken
    assert kept(tenant) == [("ours", 1, False)]


def test_who_edits_an_old_version_is_told(
    administrator: Client, ruleset: TriageRuleset, tenant: Tenant
) -> None:
    text = administrator.get(url(ruleset)).context["text"]
    administrator.post(url(ruleset), {"text": text, "newest": "1"})
    late = administrator.post(url(ruleset), {"text": text, "newest": "1"})
    assert "Somebody else has saved a newer version" in late.text
    assert len(kept(tenant)) == 2


def test_a_name_is_taken_once(administrator: Client, ruleset: TriageRuleset, tenant: Tenant) -> None:
    assert "Choose another name" in administrator.post(ADD, {"name": "ours"}).text
    assert kept(tenant) == [("ours", 1, False)]


def test_reviewers_do_not_touch_rules(reviewer: Client, ruleset: TriageRuleset, tenant: Tenant) -> None:
    assert reviewer.get(url(ruleset)).status_code == 404
    assert reviewer.post(url(ruleset), {"text": "rules: []", "newest": "1"}).status_code == 404
    assert reviewer.post(ADD, {"name": "mine"}).status_code == 403
    assert kept(tenant) == [("ours", 1, False)]
