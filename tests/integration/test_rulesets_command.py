"""Rules leave as YAML and come back exactly; what is wrong with a file is said and nothing is kept."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from django.core.management import CommandError, call_command

from common.row_security import organization_scope
from common.yaml_documents import read_yaml
from jobs.extraction import default_ruleset
from jobs.models import TriageRuleset
from jobs.ruleset_definitions import definition_of, from_text, ruleset_of, to_text
from jobs.ruleset_schema import ruleset_schema
from tests.conftest import Tenant

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "triage-rules.md"


def run(*arguments: object) -> str:
    out = io.StringIO()
    call_command("rulesets", *map(str, arguments), stdout=out)
    return out.getvalue()


def example() -> str:
    """The example of the guide."""
    return GUIDE.read_text().split("```yaml\n", 1)[1].split("```", 1)[0]


def kept(tenant: Tenant) -> list[dict[str, Any]]:
    with organization_scope(tenant.organization_id):
        rows = TriageRuleset.objects.order_by("name", "version")
        return list(rows.values("name", "version", "team_id", "is_default", "comment", "definition"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "rules.yaml"
    path.write_text(f"name: from the guide\n{example()}")
    return path


def test_rules_go_in_and_come_out_as_they_were(tenant: Tenant, file: Path, tmp_path: Path) -> None:
    said = run("import", tenant.name, file, "--default", "--why", "As the guide says.")
    assert "Version 1 of from the guide is kept" in said
    out = tmp_path / "out.yaml"
    run("export", tenant.organization_id, out)
    run("import", tenant.organization_id, out, "--name", "again")
    again, first = kept(tenant)
    assert again["definition"] == first["definition"]
    assert (first["is_default"], first["comment"]) == (True, "As the guide says.")
    assert out.read_text() == run("export", tenant.name)
    assert run("list", tenant.name).splitlines() == [
        "again  version 1",
        "from the guide  version 1  default  As the guide says.",
    ]


def test_the_next_version_of_the_default_stays_the_default(tenant: Tenant, file: Path) -> None:
    run("import", tenant.name, file, "--default")
    file.write_text(run("export", tenant.name, "-").replace("urgency: asap", "urgency: urgent"))
    said = run("import", tenant.name, file)
    assert "Version 2 of from the guide is kept. It is the default: jobs that name no rules" in said
    assert [one["is_default"] for one in kept(tenant)] == [False, True]
    said = run("import", tenant.name, file, "--no-default")
    assert "It is not the default any more: jobs that name no rules use default version 2." in said
    assert [one["is_default"] for one in kept(tenant)] == [False, False, False]


def test_what_says_the_same_is_no_new_version(tenant: Tenant, file: Path) -> None:
    run("import", tenant.name, file)
    assert run("import", tenant.name, file) == (
        "Version 1 of from the guide says exactly this already: no new version is made.\n"
    )
    assert "It is the default" in run("import", tenant.name, file, "--default")
    assert [(one["version"], one["is_default"]) for one in kept(tenant)] == [(1, False), (2, True)]


@pytest.mark.parametrize("text", [example(), to_text(definition_of(default_ruleset())), "{}", "rules: []"])
def test_a_definition_is_the_same_after_every_way_round(text: str) -> None:
    _, definition = from_text(text)
    ruleset = ruleset_of(definition, name="x")
    written = to_text(definition_of(ruleset), name="x")
    name, read = from_text(written)
    assert name == "x"
    assert ruleset_of(read, name=name) == ruleset
    assert to_text(read, name="x") == written


def test_texts_that_yaml_would_take_for_something_else_come_back_as_text() -> None:
    rules = [
        {"name": "yes", "when": 'referral.request.reason == "no: #1"', "then": {"note": word}}
        for word in ("yes", "null", "1.5", "2026-01-01", "- a", " two  spaces ", "line\nline\n", "é ☃", "'\"")
    ]
    rules = [{**rule, "name": f"r{number}"} for number, rule in enumerate(rules)]
    ruleset = ruleset_of({"rules": rules}, name="0x1")
    name, read = from_text(to_text(definition_of(ruleset), name="0x1"))
    assert ruleset_of(read, name=name) == ruleset


def test_a_team_has_rules_of_its_own(tenant: Tenant, file: Path) -> None:
    run("import", tenant.name, file)
    run("import", tenant.name, file, "--team", "Intake", "--name", "ours")
    assert [(one["name"], one["team_id"]) for one in kept(tenant)] == [
        ("from the guide", None),
        ("ours", tenant.team_id),
    ]
    assert run("list", tenant.name, "--team", tenant.team_id) == "ours  version 1\n"
    assert run("export", tenant.name, "--team", "Intake", "--name", "ours").startswith("name: ours\n")
    with pytest.raises(CommandError, match="Its teams are: Intake"):
        run("list", tenant.name, "--team", "Nobody")


def test_an_old_version_is_written_out(tenant: Tenant, file: Path) -> None:
    run("import", tenant.name, file)
    file.write_text("name: from the guide\nrules: []\n")
    run("import", tenant.name, file)
    old = run("export", tenant.name, "--name", "from the guide", "--version-number", 1)
    assert "chest-pain-from-65" in old
    assert "chest-pain" not in run("export", tenant.name, "--name", "from the guide")
    with pytest.raises(CommandError, match=r"no version 7 .* There are 1, 2\."):
        run("export", tenant.name, "--name", "from the guide", "--version-number", 7)


def test_who_names_what_there_is_not_is_told_what_there_is(tenant: Tenant, file: Path) -> None:
    run("import", tenant.name, file)
    with pytest.raises(CommandError, match=r'no rules "nope"\. There are: default, from the guide\.'):
        run("export", tenant.name, "--name", "nope")
    with pytest.raises(CommandError, match=r'id or name "Nowhere"\. There are: .*'):
        run("list", "Nowhere")


def test_where_there_are_none_the_shipped_rules_are_written_out(tenant: Tenant) -> None:
    assert "shipped rules apply" in run("list", tenant.name)
    name, definition = from_text(run("export", tenant.name))
    shipped = default_ruleset()
    assert ruleset_of(definition, name=name, version=shipped.version) == shipped


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("rules: [", "Line 1: This is not YAML"),
        (
            "thresholds: {patient.agee: 0.5}",
            "thresholds.patient.agee: There is no field patient.agee. Did you",
        ),
        ("thresholds: {'*': 1.5}", "between 0 and 1"),
        ("threshold: {}", "threshold: This is not known here. Did you mean thresholds?"),
        ("rules: 3", "rules: This must be a list"),
        ("red_flags_off: [sepsiss]", "Did you mean sepsis?"),
        (
            "rules: [{name: a, when: referral.patient.age == 1 and referral.patient.age == 2, then: {score: 1}}]",
            "a can never fire",
        ),
        (
            "rules: [{name: a, when: record.complete, then: {score: 1}}]",
            "cannot ask for it, nor for the record",
        ),
        (
            'rules: [{name: a, when: "true", then: {specialty: cardiology}}, '
            '{name: b, when: "true", then: {specialty: oncology}}]',
            "b asks the same as a",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_said_and_nothing_is_kept(
    tenant: Tenant, file: Path, text: str, words: str
) -> None:
    file.write_text(text)
    for verb in ("validate", "import"):
        with pytest.raises(CommandError) as refused:
            run(verb, tenant.name, file, *(["--name", "x"] if verb == "import" else []))
        assert words in str(refused.value)
    assert kept(tenant) == []


def test_a_file_that_is_fine_is_called_so_and_not_kept(tenant: Tenant, file: Path) -> None:
    assert run("validate", tenant.name, file) == "No problems.\n"
    assert kept(tenant) == []


def test_who_names_no_file_no_organization_or_no_name_is_told(tenant: Tenant, file: Path) -> None:
    with pytest.raises(CommandError, match="could not be read"):
        run("validate", tenant.name, file.parent / "none.yaml")
    with pytest.raises(CommandError, match="no organization"):
        run("list", "Nobody's clinic")
    file.write_text("rules: []")
    with pytest.raises(CommandError, match="--name"):
        run("import", tenant.name, file)


def test_the_schema_takes_the_examples_and_refuses_what_is_wrong() -> None:
    schema = jsonschema.Draft202012Validator(ruleset_schema())
    schema.check_schema(ruleset_schema())
    for text in (example(), to_text(definition_of(default_ruleset()), name="default")):
        schema.validate(read_yaml(text))
    for wrong in (
        "thresholds: {patient.agee: 0.5}",
        "thresholds: {'*': 2}",
        "red_flags_off: [x]",
        "rulez: []",
        "required: {hearts: []}",
        "dispositions: {not_a_referral: {poem: review}}",
    ):
        assert not schema.is_valid(read_yaml(wrong))


def test_the_schema_in_the_reference_is_that_of_the_code() -> None:
    run("schema", "--check")


def test_the_file_may_stand_before_and_behind_the_options(tenant: Tenant, file: Path, tmp_path: Path) -> None:
    file.write_text('rules: [{name: a, when: "true", then: {score: 1}}]')
    run("import", tenant.name, "--name", "Mine", file)
    for number, given in enumerate(
        (["--name", "Mine", "FILE"], ["FILE", "--name", "Mine"], ["--name", "Mine", "-"])
    ):
        target = tmp_path / f"{number}.yaml"
        said = run("export", tenant.name, *(target if one == "FILE" else one for one in given))
        assert "name: Mine" in (target.read_text() if target.exists() else said)
    with pytest.raises(CommandError, match="unrecognized arguments"):
        run("export", tenant.name, "--name", "Mine", tmp_path / "a.yaml", tmp_path / "b.yaml")
