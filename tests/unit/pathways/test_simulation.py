"""What a simulation counts, what it calls a lost red flag, and how it draws where records go."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import pytest

from common.expressions import Operand
from pathways.context import OrganizationSettings
from pathways.definition import PathwayDefinition, read_definition
from pathways.fingerprint import fingerprint_of
from pathways.simulation import lost_in_invented, try_record
from pathways.simulation.counting import Flow
from pathways.simulation.flow import MOST_PLACES, OTHERS, flow_picture
from pathways.starters import AUTO, SEMI_AUTOMATIC, all_starters, load_starter
from tests.unit.pathways.building import NOW, small
from tests.unit.pathways.test_starters import told

CLINIC = OrganizationSettings(id="org_1", name="Harbour Clinic")


def definition(slug: str = AUTO) -> PathwayDefinition:
    return load_starter(slug).definition


def changed(slug: str, change: Any) -> PathwayDefinition:
    """Return a starter after a change of its document."""
    document = definition(slug).as_document()
    change(document)
    return read_definition(document)


def lead(document: dict[str, Any], *, source: str, outcome: str, to: str) -> None:
    for edge in document["edges"]:
        if (edge["from"], edge["outcome"]) == (source, outcome):
            edge["to"] = to


def known(*, flag: bool = False, urgency: str = "routine", disposition: str = "accept") -> Any:
    flags = (Operand("sepsis"),) if flag else ()
    return told(
        {
            "triage.has_red_flag": Operand(value=flag),
            "triage.red_flags": Operand(items=flags),
            "triage.urgency": Operand(urgency),
            "triage.disposition": Operand(disposition),
        }
    )


def lost(before: PathwayDefinition, after: PathwayDefinition, facts: Any) -> bool:
    return try_record(before=before, after=after, facts=facts, now=NOW).red_flag_lost


def test_an_urgent_queue_is_less_than_what_was_done_about_the_flag_itself() -> None:
    after = changed(AUTO, lambda document: lead(document, source="danger", outcome="true", to="route"))
    assert lost(definition(), after, known(flag=True, urgency="urgent"))
    assert lost(definition(), after, known(urgency="stat"))
    assert not lost(definition(), after, known(urgency="urgent"))


def test_more_attention_than_before_is_no_loss() -> None:
    before = changed(AUTO, lambda document: lead(document, source="danger", outcome="true", to="route"))
    assert not lost(before, definition(), known(flag=True, urgency="urgent"))


def test_turning_a_dangerous_record_away_is_a_loss() -> None:
    after = changed(AUTO, lambda document: lead(document, source="danger", outcome="true", to="route"))
    assert lost(definition(), after, known(flag=True, urgency="stat", disposition="reject"))


def test_a_person_who_sees_every_record_is_lost_with_the_wait() -> None:
    document = small()
    document["edges"][0]["to"] = document["edges"][1]["to"] = document["edges"][2]["to"] = "review"
    before = read_definition(document)
    assert not lost(before, before, known(flag=True))
    without = small()
    without["nodes"] = [node for node in without["nodes"] if node["key"] != "review"]
    without["edges"] = [edge for edge in without["edges"] if edge["from"] != "review"]
    for edge in without["edges"][:3]:
        edge["to"] = "mark"
    assert lost(before, read_definition(without), known(flag=True))


@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_no_pathway_loses_an_invented_red_flag_against_itself(starter: Any) -> None:
    same = starter.definition
    assert lost_in_invented(before=same, after=same, organization=CLINIC, now=NOW) == 0


def test_invented_records_find_a_flag_that_is_asked_about_by_name() -> None:
    def forget(document: dict[str, Any]) -> None:
        document["nodes"][0]["config"]["expression"] = '"suspected_cancer" in triage.red_flags'
        lead(document, source="danger", outcome="true", to="route")

    before = definition("dermatology_two_weeks")
    assert lost_in_invented(before=before, after=_without_track(forget), organization=CLINIC, now=NOW) > 0


def _without_track(forget: Any) -> PathwayDefinition:
    def change(document: dict[str, Any]) -> None:
        forget(document)
        gone = ("fast_track", "alert_team")
        document["nodes"] = [node for node in document["nodes"] if node["key"] not in gone]
        document["edges"] = [edge for edge in document["edges"] if edge["from"] not in gone]

    return changed("dermatology_two_weeks", change)


def test_what_differs_is_named() -> None:
    def mail_somebody_else(document: dict[str, Any]) -> None:
        for node in document["nodes"]:
            if node["key"] == "mail_office":
                node["config"]["to"] = ["other@clinic.example"]

    found = try_record(before=definition(), after=changed(AUTO, mail_somebody_else), facts=known(), now=NOW)
    assert found.changes == ("mails",)
    other = try_record(before=definition(), after=definition(SEMI_AUTOMATIC), facts=known(), now=NOW)
    assert {"waits", "path"} <= set(other.changes)


def test_a_fingerprint_is_of_the_meaning() -> None:
    first = small()
    again = {name: first[name] for name in reversed(first)}
    assert fingerprint_of(read_definition(first)) == fingerprint_of(read_definition(again))
    first["nodes"][0]["title"] = "Another"
    assert fingerprint_of(read_definition(first)) != fingerprint_of(read_definition(small()))


def test_the_picture_of_flows_is_sound_xml_with_a_band_for_each() -> None:
    flows = [
        Flow(before="accept, <urgent>", after="accept, routine", records=3),
        Flow(before="accept, routine", after="accept, routine", records=97),
    ]
    picture = ET.fromstring(flow_picture(flows, before="version 1", after="version 2 & more"))  # noqa: S314 - our own
    bands = [item for item in picture.iter() if item.tag.endswith("path")]
    assert len(bands) == 2
    assert "style" not in ET.tostring(picture, encoding="unicode")
    assert "3 of 100 records end up elsewhere." in ET.tostring(picture, encoding="unicode")


def test_many_places_are_put_together_and_none_are_drawn_as_nothing() -> None:
    flows = [Flow(before=f"place {n}", after=f"place {n}", records=n + 1) for n in range(MOST_PLACES + 5)]
    assert f"{OTHERS}: " in flow_picture(flows, before="a", after="b")
    assert flow_picture([], before="a", after="b") == ""
