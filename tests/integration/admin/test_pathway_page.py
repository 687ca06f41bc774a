"""The pathway page: drafts, the live check, publishing, and who may."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from common.row_security import organization_scope
from events.models import Event
from pathways.admin.draft import SMALLEST
from pathways.models import Pathway, PathwayVersion
from tests.conftest import Tenant
from tests.integration.admin.conftest import person, signed_in

ADD = "/admin/pathways/pathway/add/"


@pytest.fixture
def pathway(administrator: Client, tenant: Tenant) -> Pathway:
    """A pathway that the administrator has just made."""
    made = administrator.post(ADD, {"name": "Intake", "type": "auto", "start_from": ""})
    assert made.status_code == 302, made.text
    with organization_scope(tenant.organization_id):
        return Pathway.objects.get(name="Intake")


def url(pathway: Pathway) -> str:
    return f"/admin/pathways/pathway/{pathway.id}/change/"


def versions(pathway: Pathway) -> list[tuple[int, str]]:
    with organization_scope(pathway.organization_id):
        found = PathwayVersion.objects.filter(pathway=pathway).order_by("number")
        return list(found.values_list("number", "status"))


def editor(client: Client, pathway: Pathway) -> dict[str, str]:
    """Return the editor's form as a person finds it."""
    page = client.get(url(pathway)).context["page"]
    return {"text": page.draft.text, "token": page.token, "note": page.note}


def send(client: Client, pathway: Pathway, action: str, **changed: str) -> Any:
    return client.post(url(pathway), {**editor(client, pathway), "action": action, **changed})


def test_a_new_pathway_is_a_draft_that_can_be_published(
    administrator: Client, pathway: Pathway, tenant: Tenant
) -> None:
    assert versions(pathway) == [(1, "draft")]
    assert editor(administrator, pathway)["text"].startswith("schema_version: 1\nstart: mark_received\n")
    assert send(administrator, pathway, "publish", note="To begin with").status_code == 302
    assert versions(pathway) == [(1, "published")]
    with organization_scope(tenant.organization_id):
        version = PathwayVersion.objects.get(pathway=pathway)
        assert version.note == "To begin with"
        assert version.published_by.startswith("user:usr_")
        assert Event.objects.filter(type="pathway.published").count() == 1


def test_names_are_given_once_for_each_type(administrator: Client, pathway: Pathway) -> None:
    again = administrator.post(ADD, {"name": "Intake", "type": "auto"})
    assert again.status_code == 200
    assert "Choose another name" in again.text
    for name, type_ in (("intake", "auto"), ("Intake", "semiAutomatic")):
        assert administrator.post(ADD, {"name": name, "type": type_}).status_code == 302


def test_a_starter_of_the_other_type_is_refused(administrator: Client, tenant: Tenant) -> None:
    sent = {"name": "Mixed", "type": "auto", "start_from": "reviewed_intake"}
    assert "Choose that type" in administrator.post(ADD, sent).text
    with organization_scope(tenant.organization_id):
        assert not Pathway.objects.exists()


def test_an_organization_of_others_cannot_be_chosen(
    administrator: Client, tenant: Tenant, other_tenant: Tenant
) -> None:
    sent = {"name": "Here", "type": "auto", "organization": other_tenant.organization_id}
    assert administrator.post(ADD, sent).status_code == 200
    for one in (tenant, other_tenant):
        with organization_scope(one.organization_id):
            assert not Pathway.objects.exists()


def test_a_draft_with_problems_is_kept_and_not_published(administrator: Client, pathway: Pathway) -> None:
    send(administrator, pathway, "publish")
    broken = editor(administrator, pathway)["text"].replace("to: end", "to: nowhere")
    refused = administrator.post(
        url(pathway), {**editor(administrator, pathway), "text": broken, "action": "publish"}, follow=True
    )
    assert "cannot be published yet" in refused.text
    assert versions(pathway) == [(1, "published"), (2, "draft")]
    shown = administrator.get(url(pathway))
    assert "nowhere" in shown.text
    assert "problems" in shown.text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("start: [", "not YAML"),
        ("", "Begin with a name"),
        ("a: 1\na: 2", "given twice"),
        ("a: &x [1]\nb: *x", "write it out"),
        ("a: .nan", "finite"),
        ('a: "\\0"', "cannot be kept"),
    ],
)
def test_a_text_that_cannot_be_read_is_shown_again_and_not_kept(
    administrator: Client, pathway: Pathway, text: str, words: str
) -> None:
    before = editor(administrator, pathway)
    refused = send(administrator, pathway, "save", text=text)
    assert refused.status_code == 400
    assert words in refused.text
    assert refused.context["page"].draft.text == text
    assert editor(administrator, pathway) == before


def test_two_people_at_one_draft_do_not_overwrite_each_other_unawares(
    administrator: Client, pathway: Pathway, tenant: Tenant
) -> None:
    colleague = signed_in(person(tenant, "administrator"))
    theirs = editor(colleague, pathway)
    mine = editor(administrator, pathway)
    renamed = mine["text"].replace("Mark as received", "Mark it as mine")
    assert administrator.post(url(pathway), {**mine, "text": renamed, "action": "save"}).status_code == 302
    other = theirs["text"].replace("Mark as received", "Mark it as theirs")
    refused = colleague.post(url(pathway), {**theirs, "text": other, "action": "save"})
    assert refused.status_code == 409
    assert "Somebody else has saved" in refused.text
    assert "Mark it as theirs" in refused.context["page"].draft.text
    assert "Mark it as mine" in editor(administrator, pathway)["text"]
    aware = {"text": other, "token": refused.context["page"].token, "note": "", "action": "save"}
    assert colleague.post(url(pathway), aware).status_code == 302
    assert "Mark it as theirs" in editor(administrator, pathway)["text"]


def test_an_old_version_is_published_again_and_a_published_one_retired(
    administrator: Client, pathway: Pathway, tenant: Tenant
) -> None:
    send(administrator, pathway, "publish")
    text = editor(administrator, pathway)["text"].replace("Mark as received", "Second")
    send(administrator, pathway, "publish", text=text)
    assert versions(pathway) == [(1, "retired"), (2, "published")]
    with organization_scope(tenant.organization_id):
        first, second = PathwayVersion.objects.filter(pathway=pathway).order_by("number")
    unsaid = administrator.post(url(pathway), {"action": "republish", "version": first.id}, follow=True)
    assert "Say why you go back" in unsaid.text
    assert versions(pathway) == [(1, "retired"), (2, "published")]
    administrator.post(
        url(pathway), {"action": "republish", "version": first.id, "reason": "The new one loops."}
    )
    assert versions(pathway) == [(1, "published"), (2, "retired")]
    administrator.post(url(pathway), {"action": "retire", "version": first.id})
    assert versions(pathway) == [(1, "retired"), (2, "retired")]
    conflict = administrator.post(url(pathway), {"action": "retire", "version": second.id}, follow=True)
    assert "cannot become retired" in conflict.text
    assert administrator.post(url(pathway), {"action": "retire", "version": "x"}).status_code == 404


def test_one_pathway_of_a_type_is_the_default(
    administrator: Client, pathway: Pathway, tenant: Tenant
) -> None:
    administrator.post(ADD, {"name": "Other", "type": "auto"})
    with organization_scope(tenant.organization_id):
        other = Pathway.objects.get(name="Other")
    unpublished = administrator.post(url(pathway), {"action": "default"}, follow=True)
    assert "Publish one first" in unpublished.text
    for chosen in (pathway, other):
        send(administrator, chosen, "publish")
        administrator.post(url(chosen), {"action": "default"})
        with organization_scope(tenant.organization_id):
            assert list(Pathway.objects.filter(is_default=True)) == [chosen]


def test_people_of_others_and_reviewers_change_nothing(
    reviewer: Client, administrator: Client, other_tenant: Tenant, pathway: Pathway
) -> None:
    stranger = signed_in(person(other_tenant, "administrator"))
    sent = {**editor(administrator, pathway), "action": "publish"}
    with organization_scope(pathway.organization_id):
        version = PathwayVersion.objects.get(pathway=pathway)
    for client in (reviewer, stranger):
        assert client.get(url(pathway)).status_code == 404
        assert client.post(url(pathway), sent).status_code == 404
        assert client.post(url(pathway), {"action": "default"}).status_code == 404
        step = {"token": "", "document": SMALLEST}
        asked = client.post(
            f"/admin/pathways/pathway/{pathway.id}/edit/", step, content_type="application/json"
        )
        assert asked.status_code == 404
    own = administrator.post(ADD, {"name": "Own", "type": "auto"})
    republish = {"action": "republish", "version": version.id}
    assert administrator.post(own.headers["Location"], republish).status_code == 404
    assert versions(pathway) == [(1, "draft")]


def test_the_operator_makes_a_pathway_for_an_organization(operator: Client, tenant: Tenant) -> None:
    sent = {"name": "By the operator", "type": "auto", "organization": tenant.organization_id}
    assert operator.post(ADD, sent).status_code == 302
    with organization_scope(tenant.organization_id):
        made = Pathway.objects.get(name="By the operator")
    assert send(operator, made, "publish").status_code == 302
    assert versions(made) == [(1, "published")]


def test_the_smallest_pathway_has_no_problems(administrator: Client, pathway: Pathway) -> None:
    assert list(administrator.get(url(pathway)).context["page"].draft.problems) == []
    with organization_scope(pathway.organization_id):
        assert PathwayVersion.objects.get(pathway=pathway).definition == SMALLEST
