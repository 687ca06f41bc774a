"""Pathways leave as YAML and come back exactly; what is wrong with a file is told line by line."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from django.core.management import CommandError, call_command
from rest_framework.test import APIClient

from common.row_security import organization_scope
from common.yaml_documents import read_yaml
from pathways.documents import PathwayDocument, schema_text, to_text
from pathways.models import GoldenExample, GoldenExpectation, PathwayVersion, StartCondition
from pathways.starters import all_starters
from tests.conftest import Tenant
from tests.integration.conftest import API, install_pathways
from tests.integration.walking import Drain, start_run

SMALL = """\
name: Small
type: auto
note: As code.
definition:
  start: check
  nodes:
  - key: check
    title: Urgent?
    kind: condition
    config:
      expression: triage.urgency == "urgent"
  - key: mark
    title: Mark as accepted
    kind: action
    config:
      action: update_status
      status: accepted
  edges:
  - {from: check, outcome: 'true', to: mark}
  - {from: check, outcome: 'false', to: end}
  - {from: check, outcome: undetermined, to: mark}
  - {from: mark, outcome: done, to: end}
  - {from: mark, outcome: failed, to: end}
golden:
- name: Urgent is accepted
  on: '2026-03-02'
  facts:
    triage.urgency: urgent
  expected:
    ended: completed
    path:
    - check=true
    - mark=done
    status: accepted
    urgency: urgent
"""


def run(*arguments: object) -> str:
    out = io.StringIO()
    call_command("pathways", *map(str, arguments), stdout=out)
    return out.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.yaml"
    path.write_text(SMALL)
    return path


def versions(tenant: Tenant) -> list[tuple[int, str, str]]:
    with organization_scope(tenant.organization_id):
        rows = PathwayVersion.objects.filter(pathway__name="Small").order_by("number")
        return list(rows.values_list("number", "status", "note"))


def test_a_file_comes_out_as_it_went_in(
    tenant: Tenant, other_tenant: Tenant, file: Path, tmp_path: Path
) -> None:
    assert "version 1 is the draft" in run("import", tenant.name, file)
    assert "Nothing to do" in run("import", tenant.name, file)
    assert "version 1 is published" in run("import", tenant.name, file, "--publish")
    assert "Nothing to do" in run("import", tenant.name, file, "--publish")
    assert versions(tenant) == [(1, "published", "As code.")]
    out = tmp_path / "out.yaml"
    run("export", tenant.organization_id, "Small", out)
    run("import", other_tenant.name, out, "--publish")
    assert run("export", other_tenant.name, "Small") == run("export", tenant.name, "Small") == out.read_text()
    first, second = (read_yaml(text) for text in (SMALL, out.read_text()))
    assert PathwayDocument.model_validate(first) == PathwayDocument.model_validate(second)
    assert run("list", tenant.name).splitlines() == ["Small  auto  1 published"]


@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_every_starter_is_the_same_after_the_way_round(starter: Any) -> None:
    text = to_text(starter.definition.as_document(), name=starter.name, type=starter.type)
    read = PathwayDocument.model_validate(read_yaml(text))
    assert read.definition == starter.definition
    assert to_text(read.definition.as_document(), name=read.name, type=read.type) == text


def test_a_starters_own_file_can_be_imported(tenant: Tenant) -> None:
    starters = Path(__file__).parents[2] / "pathways" / "starters"
    assert "version 1 is the draft" in run("import", tenant.name, starters / "referral_intake.yaml")


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("urgency ==", "urgencee ==", "line 11: check: config.expression: There is no field triage.urgencee"),
        ("status: accepted\n  edges", "status: Ünfit\n  edges", "line 17: mark: config.status"),
        (
            "outcome: undetermined, to: mark",
            "outcome: undetermined, to: nowhere",
            "line 21: check: edges[2].to",
        ),
        ("  - {from: mark, outcome: failed, to: end}\n", "", "line 12: mark: edges.failed"),
        (
            "{from: check, outcome: undetermined",
            "{from: check, outcome: perhaps",
            "line 21: check: edges.perhaps",
        ),
        (
            "  - {from: check, outcome: 'false', to: end}",
            "  - {from: check, outcome: 'false', to: check}",
            "circle",
        ),
        (
            "triage.urgency: urgent\n",
            "triage.urgency: soon\n",
            "line 28: Urgent is accepted: triage.urgency must be",
        ),
        ("type: auto", "type: sometimes", "line 2: type:"),
        ("note: As", "remark: As", "line 3: remark: is not known here"),
        ("name: Small", "name: Small\nname: Twice", "line 2: This is not YAML: the name name is given twice"),
        ("to: end}\ngolden", "to: *here}\ngolden", "line 23: This is not YAML: anchors and aliases"),
    ],
)
def test_what_is_wrong_is_told_by_line_and_nothing_is_kept(
    tenant: Tenant, file: Path, before: str, after: str, told: str
) -> None:
    assert before in SMALL
    file.write_text(SMALL.replace(before, after))
    for verb in ("validate", "import"):
        with pytest.raises(CommandError) as refused:
            run(verb, tenant.name, file)
        assert told in str(refused.value)
        assert versions(tenant) == []


def test_a_draft_of_somebody_else_is_not_written_over(tenant: Tenant, file: Path) -> None:
    run("import", tenant.name, file)
    file.write_text(SMALL.replace("Mark as accepted", "Accept"))
    with pytest.raises(CommandError, match="--replace"):
        run("import", tenant.name, file)
    run("import", tenant.name, file, "--replace", "--why", "A better title")
    assert versions(tenant) == [(1, "draft", "A better title")]


def test_golden_runs_in_a_file_keep_it_from_being_published(tenant: Tenant, file: Path) -> None:
    file.write_text(SMALL.replace("- check=true", "- check=false"))
    with pytest.raises(
        CommandError, match="Urgent is accepted: at its start comes check=true, not check=false"
    ):
        run("import", tenant.name, file, "--publish")
    assert versions(tenant) == []
    run("import", tenant.name, file)
    file.write_text(SMALL)
    assert "version 1 is published" in run("import", tenant.name, file, "--publish")
    with organization_scope(tenant.organization_id):
        assert GoldenExpectation.objects.get().expected["path"] == ["check=true", "mark=done"]


def test_examples_made_of_real_records_stay_behind(tenant: Tenant, file: Path) -> None:
    run("import", tenant.name, file)
    with organization_scope(tenant.organization_id):
        GoldenExample.objects.update(record_id="rec_somebody", document={"name": "x", "on": "2026-03-02"})
    assert "golden" not in run("export", tenant.name, "Small")


def test_the_schema_takes_what_is_exported_and_is_the_one_in_the_reference(tenant: Tenant) -> None:
    install_pathways(tenant)
    schema = json.loads(schema_text())
    for line in run("list", tenant.name).splitlines():
        jsonschema.validate(read_yaml(run("export", tenant.name, line.split("  ")[0])), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**read_yaml(SMALL), "type": "sometimes"}, schema)
    run("schema", "--check")


STARTING = SMALL.replace("definition:\n", "starts:\n  when: triage.has_red_flag == false\ndefinition:\n", 1)


def start_of(tenant: Tenant) -> tuple[str, bool] | None:
    with organization_scope(tenant.organization_id):
        found = StartCondition.objects.filter(pathway__name="Small").first()
    return None if found is None else (found.expression, found.enabled)


def test_when_it_starts_goes_the_way_round_and_is_taken_over_when_it_is_published(
    tenant: Tenant, other_tenant: Tenant, tmp_path: Path
) -> None:
    path = tmp_path / "starting.yaml"
    path.write_text(STARTING)
    said = run("import", tenant.organization_id, path)
    assert "taken over with --publish" in said
    assert start_of(tenant) is None
    assert "taken over" not in run("import", tenant.organization_id, path, "--publish")
    assert start_of(tenant) == ("triage.has_red_flag == false", True)
    exported = run("export", tenant.organization_id, "Small")
    assert "\nstarts:\n  when: triage.has_red_flag == false\ndefinition:\n" in exported
    assert PathwayDocument.model_validate(read_yaml(exported)) == PathwayDocument.model_validate(
        read_yaml(STARTING)
    )
    jsonschema.validate(read_yaml(exported), json.loads(schema_text()))
    path.write_text(exported)
    assert run("import", tenant.organization_id, path, "--publish").startswith("Nothing to do")
    run("import", other_tenant.organization_id, path, "--publish")
    assert run("export", other_tenant.organization_id, "Small") == exported

    off = STARTING.replace("flag == false\n", "flag == false\n  enabled: false\n")
    path.write_text(off)
    run("import", tenant.organization_id, path, "--publish")
    assert start_of(tenant) == ("triage.has_red_flag == false", False)
    assert "  enabled: false\n" in run("export", tenant.organization_id, "Small")
    path.write_text(SMALL)
    run("import", tenant.organization_id, path, "--publish")
    assert start_of(tenant) is not None, "a file without a word of it leaves it as it is"
    path.write_text(STARTING.replace("triage.has_red_flag == false", "''"))
    run("import", tenant.organization_id, path, "--publish")
    assert start_of(tenant) is None


def test_a_condition_that_cannot_be_asked_is_told_by_line(tenant: Tenant, tmp_path: Path) -> None:
    path = tmp_path / "starting.yaml"
    path.write_text(STARTING.replace("triage.has_red_flag", "triage.has_red_flags"))
    with pytest.raises(CommandError, match=r"line 5: starts\.when: There is no field triage\.has_red_flags"):
        run("validate", tenant.organization_id, path)
    with pytest.raises(CommandError, match="has_red_flags"):
        run("import", tenant.organization_id, path, "--publish")
    assert versions(tenant) == []
    path.write_text(STARTING.replace("when:", "wenn:"))
    with pytest.raises(CommandError, match=r"line 5: starts\."):
        run("validate", tenant.organization_id, path)


def test_the_most_overruled_node_is_told(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, pathways: dict[str, str], drain: Drain
) -> None:
    assert "Nobody has overruled" in run("overrides", tenant.name)
    run_id = start_run(client, tenant, record, "semiAutomatic", pathways["semiAutomatic"])
    drain(organization_id=tenant.organization_id)
    for node, outcome in (("urgent", "false"), ("proposal", "urgent")):
        body = {"node": node, "outcome": outcome, "reason": "Seen", "reason_code": "wrong_data"}
        client.post(f"{API}/runs/{run_id}/override", body, format="json", **tenant.token_headers)
        drain(organization_id=tenant.organization_id)
    client.post(f"{API}/runs/{run_id}/approve", **tenant.token_headers)
    drain(organization_id=tenant.organization_id)
    first, second = run("overrides", tenant.name).splitlines()
    assert "(proposal)  1 of 1 (100%)  beforehand → urgent 1  because: The extracted data is wrong 1" in first
    assert "(urgent)  1 of 1 (100%)" in second
