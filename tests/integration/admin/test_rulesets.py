"""Triage rules in the admin: every save is a version, what is broken is not kept."""

from __future__ import annotations

import pytest
from django.contrib.admin.models import LogEntry
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from common.row_security import organization_scope
from events.models import Access, Event
from jobs.models import TriageRuleset
from jobs.selectors import get_ruleset
from tests.conftest import Tenant
from tests.integration.admin.conftest import Scene

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


def newest_url(tenant: Tenant) -> str:
    with organization_scope(tenant.organization_id):
        return url(TriageRuleset.objects.order_by("-version")[0])


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
    said = administrator.post(newest_url(tenant), {"text": text, "newest": "2"}, follow=True).text
    assert "It is not the default any more: jobs that name no rules use default version 2." in said
    assert kept(tenant) == [("ours", 1, False), ("ours", 2, False), ("ours", 3, False)]
    with organization_scope(tenant.organization_id):
        assert get_ruleset(organization_id=tenant.organization_id, team_id=None, name=None).name == "default"


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("referral.patient.age < 2", "referral.patient.agee < 2", "There is no field"),
        ("rules:", "rulez:", "not known here"),
        ("rules:", "rules: [", "not YAML"),
        ("score: 10.0", "score: many", "must be a number"),
        ("rules:", "rulez:", "Did you mean rules?"),
        ("when: referral.patient.age < 2", "wen: referral.patient.age < 2", "Did you mean when?"),
        ("urgency: urgent", "urgency: urgend", "Did you mean urgent?"),
        (
            "age < 2",
            "age < 2 and referral.patient.age > 64",
            "infant can never fire: age would have to be less than 2",
        ),
        ("age < 2", "age > 200", "0 to 130"),
        ("red_flags_off: []", "red_flags_off: [sepsy]", "Did you mean sepsis?"),
        ("'*': 0.7", "'*': 7", "between 0 and 1"),
        ("specialties: []", "specialties: [cardiologie]", "Did you mean cardiology?"),
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


def test_who_opens_an_old_version_is_told_and_asked(
    administrator: Client, ruleset: TriageRuleset, tenant: Tenant
) -> None:
    text = administrator.get(url(ruleset)).context["text"]
    said = administrator.post(
        url(ruleset), {"text": text, "newest": "1", "is_default": "on"}, follow=True
    ).text
    assert "Version 2 of ours is kept. It is the default: jobs that name no rules" in said
    old = administrator.get(url(ruleset))
    assert "This is version 1, an old one" in old.text
    assert old.context["is_default"] is True
    assert "an old one" not in administrator.get(newest_url(tenant)).text
    sent = {"text": text, "newest": "2", "is_default": "on"}
    refused = administrator.post(url(ruleset), sent)
    assert (refused.status_code, len(kept(tenant))) == (400, 2)
    assert "saving drops what has changed since" in refused.text
    assert administrator.post(url(ruleset), {**sent, "on_top": "on"}).status_code == 302
    assert kept(tenant)[-1] == ("ours", 3, True)


def test_a_name_is_taken_once_by_the_organization_and_once_by_each_team(
    administrator: Client, ruleset: TriageRuleset, tenant: Tenant
) -> None:
    of_team = administrator.post(ADD, {"name": "ours", "team": tenant.team_id})
    assert of_team.status_code == 302
    page = administrator.get(of_team["Location"])
    text = page.context["text"].replace("referral.patient.age < 2", "referral.patient.age < 5")
    administrator.post(of_team["Location"], {"text": text, "newest": "1"})
    assert kept(tenant) == [("ours", 1, False), ("ours", 1, False), ("ours", 2, False)]
    with organization_scope(tenant.organization_id):
        wanted = {"organization_id": tenant.organization_id, "name": "ours"}
        of_all, of_team_ = get_ruleset(team_id=None, **wanted), get_ruleset(team_id=tenant.team_id, **wanted)
    assert (of_all.version, of_all.rules[0].when) == (1, "referral.patient.age < 2")
    assert (of_team_.version, of_team_.rules[0].when) == (2, "referral.patient.age < 5")
    assert administrator.get(LIST).text.count("/change/") == 2


def test_a_default_of_the_team_wins_over_that_of_the_organization(
    administrator: Client, ruleset: TriageRuleset, tenant: Tenant
) -> None:
    text = administrator.get(url(ruleset)).context["text"]
    administrator.post(url(ruleset), {"text": text, "newest": "1", "is_default": "on"})
    of_team = administrator.post(ADD, {"name": "of the team", "team": tenant.team_id})
    administrator.post(of_team["Location"], {"text": text, "newest": "1", "is_default": "on"})
    with organization_scope(tenant.organization_id):
        names = [
            get_ruleset(organization_id=tenant.organization_id, team_id=team_id, name=None).name
            for team_id in (None, tenant.team_id)
        ]
    assert names == ["ours", "of the team"]


def test_why_a_version_was_made_is_kept_and_an_old_one_can_be_published_again(
    administrator: Client, ruleset: TriageRuleset, tenant: Tenant
) -> None:
    text = administrator.get(url(ruleset)).context["text"]
    changed = text.replace("referral.patient.age < 2", "referral.patient.age < 3")
    sent = {"text": changed, "newest": "1", "is_default": "on", "comment": "Asked for by paediatrics."}
    administrator.post(url(ruleset), sent)
    page = administrator.get(url(ruleset)).text
    assert "Asked for by paediatrics." in page
    again = administrator.post(url(ruleset), {"action": "restore", "version": "1"})
    assert again.status_code == 302
    with organization_scope(tenant.organization_id):
        first, _, third = TriageRuleset.objects.order_by("version")
        assert (third.definition, third.is_default, third.comment) == (
            first.definition,
            True,
            "Version 1 again.",
        )
        logged = LogEntry.objects.filter(object_id=str(third.pk)).values_list("change_message", flat=True)
        assert list(logged) == ["Saved version 3. Version 1 again."]
    assert administrator.post(url(ruleset), {"action": "restore", "version": "9"}).status_code == 404


def test_rules_are_said_back_in_plain_words(administrator: Client, ruleset: TriageRuleset) -> None:
    text = administrator.get(url(ruleset)).context["text"]
    said = dict(administrator.post(f"{LIST}{ruleset.pk}/check/", {"text": text}).json()["said"])
    assert said["infant"] == (
        "If age is less than 2: it is at least urgent, 10 points more. People are told: A child under two."
    )
    assert "In plain words" in administrator.get(url(ruleset)).text


def test_a_version_leaves_as_a_file_and_comes_back_as_it_was(
    administrator: Client, ruleset: TriageRuleset, tenant: Tenant
) -> None:
    file = administrator.get(f"{LIST}{ruleset.pk}/export/")
    assert file["Content-Disposition"] == 'attachment; filename="ours-v1.yaml"'
    assert file.text.startswith("name: ours\n")
    upload = SimpleUploadedFile("rules.yaml", file.content)
    page = administrator.post(url(ruleset), {"action": "import", "file": upload, "newest": "1"})
    assert page.status_code == 200
    assert kept(tenant) == [("ours", 1, False)]
    administrator.post(url(ruleset), {"text": page.context["text"], "newest": "1"})
    with organization_scope(tenant.organization_id):
        first, second = TriageRuleset.objects.order_by("version")
        assert first.definition == second.definition
    assert (
        "no text"
        in administrator.post(
            url(ruleset), {"action": "import", "file": SimpleUploadedFile("a.pdf", b"\xff\xfe\xff")}
        ).text
    )
    assert "Choose a file" in administrator.post(url(ruleset), {"action": "import"}).text


def test_a_draft_is_tried_on_a_record_and_nothing_is_written_but_that_it_was_read(
    administrator: Client, ruleset: TriageRuleset, scene: Scene
) -> None:
    tenant = scene.tenant
    draft = """
rules:
  - name: everybody
    when: referral.patient.family_name != null
    then: {urgency: stat, disposition: reject}
  - name: nobody-knows
    when: referral.insurance.payer == "Nobody"
    then: {urgency: asap}
"""
    shown = administrator.get(url(ruleset))
    (offered,) = shown.context["recent"]
    assert offered["about"].count(", ") == 2
    assert f"{offered['about']}, " in shown.text
    with organization_scope(tenant.organization_id):
        before = (Event.objects.count(), TriageRuleset.objects.count(), Access.objects.count())
    page = administrator.post(
        url(ruleset), {"action": "try", "text": draft, "recent": scene.record_id, "newest": "1"}
    )
    assert page.status_code == 200
    trial = page.context["trial"]
    sides = {what: (mine, now) for what, mine, now in trial.sides}
    assert sides["urgency"][0] == "stat"
    assert sides["urgency"][1] != "stat"
    assert sides["disposition"][0] == "reject"
    outcomes = {rule.name: (rule.outcome, rule.outcome_now) for rule in trial.rules}
    assert outcomes["everybody"] == ("true", None)
    assert outcomes["nobody-knows"] == ("undetermined", None)
    assert outcomes["infant"][0] is None
    (name,) = next(rule.operands for rule in trial.rules if rule.name == "everybody")
    assert name.value
    assert name.places
    assert str(name.value) in page.text
    with organization_scope(tenant.organization_id):
        after = (Event.objects.count(), TriageRuleset.objects.count(), Access.objects.count())
        read = Access.objects.filter(action="ruleset.tried_on_record").get()
    assert read.subject_id == scene.record_id
    assert after == (before[0], before[1], before[2] + 1)
    assert f'value="{scene.record_id}"' in administrator.get(url(ruleset)).text


def test_rules_are_tried_on_no_record_of_another_organization(
    administrator: Client, ruleset: TriageRuleset, other_scene: Scene
) -> None:
    page = administrator.post(
        url(ruleset), {"action": "try", "text": "rules: []", "record": other_scene.record_id}
    )
    assert page.context["trial"] is None
    assert "Choose a record of the organization" in page.text
    with organization_scope(other_scene.tenant.organization_id):
        assert not Access.objects.filter(action="ruleset.tried_on_record").exists()


def test_a_record_that_cannot_be_one_is_told_in_words(
    administrator: Client, ruleset: TriageRuleset, scene: Scene
) -> None:
    for typed in ("rec_" + "9" * 400, "' OR 1=1"):
        page = administrator.post(url(ruleset), {"action": "try", "text": "rules: []", "record": typed})
        assert page.status_code == 200, typed
        assert "Choose a record of the organization" in page.text
    for member in ("record", "recent", "text", "comment"):
        page = administrator.post(url(ruleset), {"action": "try", "text": "rules: []", member: "rec_\x00"})
        assert page.status_code == 400, member
        assert "holds a character that cannot be kept" in page.text


def test_rules_with_problems_are_not_tried(
    administrator: Client, ruleset: TriageRuleset, scene: Scene
) -> None:
    page = administrator.post(url(ruleset), {"action": "try", "text": "rules: {", "record": scene.record_id})
    assert page.context["trial"] is None
    assert "correct them" in page.text


def test_a_name_is_taken_once(administrator: Client, ruleset: TriageRuleset, tenant: Tenant) -> None:
    assert "Choose another name" in administrator.post(ADD, {"name": "ours"}).text
    assert kept(tenant) == [("ours", 1, False)]


def test_reviewers_do_not_touch_rules(reviewer: Client, ruleset: TriageRuleset, tenant: Tenant) -> None:
    assert reviewer.get(url(ruleset)).status_code == 404
    assert reviewer.post(url(ruleset), {"text": "rules: []", "newest": "1"}).status_code == 404
    assert reviewer.post(ADD, {"name": "mine"}).status_code == 403
    assert kept(tenant) == [("ours", 1, False)]
