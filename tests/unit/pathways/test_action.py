"""Actions render what is to happen, and say what to do when they cannot."""

from typing import Any

import pytest
from pydantic import ValidationError

from common.expressions import Operand
from pathways.nodes import outcomes_of
from pathways.nodes.effects import EmailEffect, NotifyEffect, StatusEffect
from pathways.nodes.results import Completed, Failed
from tests.unit.pathways.building import ABSENT, action, context, mail, ran

NAME = "referral.patient.family_name"


def test_a_mail_is_rendered() -> None:
    node = mail(body='Urgency: {{ triage.urgency }}, {{ triage.specialty or "no specialty" }}.')
    found = {"triage.urgency": Operand("urgent"), "triage.specialty": ABSENT}
    result = ran(node=node, context=context(found))
    assert isinstance(result, Completed)
    assert result.outcome == "done"
    assert result.effect == EmailEffect(
        to=("office@clinic.example",), subject="Referral rec_1", body="Urgency: urgent, no specialty."
    )
    assert result.effect.payload()["subject"] == "Referral rec_1"


def test_a_value_that_is_missing_fails_and_says_what_to_do() -> None:
    result = ran(node=mail(body="{{ triage.specialty }}"), context=context({"triage.specialty": ABSENT}))
    assert isinstance(result, Failed)
    assert (result.code, result.outcome) == ("value_missing", "failed")
    assert "triage.specialty, but it is not in the document" in result.message
    assert "Correct the record and retry" in result.message


def test_a_failure_stops_the_run_where_the_author_wants_it() -> None:
    node = mail(body="{{ triage.specialty }}", on_failure="stop")
    result = ran(node=node, context=context({"triage.specialty": ABSENT}))
    assert isinstance(result, Failed)
    assert result.outcome is None
    assert outcomes_of(node) == ("done",)
    assert outcomes_of(mail()) == ("done", "failed")
    assert mail().config.fail(code="mail_failed", message="The server refused it.").outcome == "failed"


@pytest.mark.parametrize(("asked", "allowed"), [(False, True), (True, False), (False, False)])
def test_patient_data_needs_the_author_and_the_organization(asked: Any, allowed: Any) -> None:
    node = mail(body=f"{{{{ {NAME} }}}}", include_patient_data=asked)
    result = ran(node=node, context=context({NAME: Operand("Canaryperson")}, phi_in_mail=allowed))
    assert isinstance(result, Failed)
    assert result.code == "patient_data_not_allowed"
    assert "Canaryperson" not in result.model_dump_json()


def test_patient_data_goes_out_when_both_allow_it() -> None:
    node = mail(body=f"{{{{ {NAME} }}}}", include_patient_data=True)
    result = ran(node=node, context=context({NAME: Operand("Canaryperson")}, phi_in_mail=True))
    assert isinstance(result, Completed)
    assert isinstance(result.effect, EmailEffect)
    assert (result.effect.body, result.effect.contains_patient_data) == ("Canaryperson", True)
    assert "Canaryperson" not in result.explanation


def test_a_value_cannot_add_a_line_to_the_subject() -> None:
    node = mail(subject="About {{ triage.specialty }}")
    found = {"triage.specialty": Operand("cardiology\r\nBcc: thief@elsewhere.example")}
    result = ran(node=node, context=context(found))
    assert result.effect.subject == "About cardiology Bcc: thief@elsewhere.example"


def test_record_team_is_the_team_of_the_record() -> None:
    told = action(action="notify", audience={"team": "record_team"}, message="Look at {{ record.id }}.")
    result = ran(node=told, context=context(team="Eye clinic"))
    assert result.effect == NotifyEffect(team="Eye clinic", message="Look at rec_1.")
    sent = ran(node=mail(to=[], group="record_team"), context=context(team="Eye clinic"))
    assert sent.effect.to_team == "Eye clinic"


def test_of_a_record_without_a_team_the_administrators_are_told() -> None:
    notified = ran(
        node=action(action="notify", audience={"team": "record_team"}, message="Look."),
        context=context(team=None),
    )
    assert notified.effect == NotifyEffect(message="Look.")
    assert notified.explanation.startswith(
        "Notifies the administrators of the organization. The record belongs"
    )
    assert "upload with `team_id`" in notified.explanation
    mailed = ran(node=mail(to=[], group="record_team"), context=context(team=None))
    assert mailed.effect.to_administrators
    assert mailed.explanation.startswith("Sends a mail to the administrators of the organization. The record")


def test_a_mail_that_was_intended_for_everyone_is_read_as_one_for_the_administrators() -> None:
    kept = {"to_organization": True, "subject": "New", "body": "Look."}
    assert EmailEffect.model_validate(kept) == EmailEffect(
        to_administrators=True, subject="New", body="Look."
    )


def test_users_are_notified_by_name() -> None:
    node = action(action="notify", audience={"users": ["amy", "ben"]}, message="Look.")
    assert ran(node=node, context=context()).effect == NotifyEffect(users=("amy", "ben"), message="Look.")


def test_a_status_is_set() -> None:
    node = action(action="update_status", status="accepted")
    assert ran(node=node, context=context()).effect == StatusEffect(status="accepted")


@pytest.mark.parametrize(
    "config",
    [
        {"action": "send_email", "to": [], "subject": "s", "body": "b"},
        {"action": "send_email", "to": ["a@b.example\nBcc: c@d.example"], "subject": "s", "body": "b"},
        {"action": "send_email", "to": ["Amy <amy@clinic.example>"], "subject": "s", "body": "b"},
        {"action": "send_email", "to": ["amy@clinic"], "subject": "s", "body": "b"},
        {"action": "send_email", "to": ["amy@clinic.example"], "subject": "s\nBcc: x", "body": "b"},
        {"action": "notify", "audience": {}, "message": "m"},
        {"action": "notify", "audience": {"team": "a", "users": ["b"]}, "message": "m"},
        {"action": "update_status", "status": "Not a slug"},
        {"action": "call_pigeon", "url": "https://clinic.example"},
    ],
)
def test_configs_that_cannot_work_are_refused(config: Any) -> None:
    with pytest.raises(ValidationError):
        action(**config)
