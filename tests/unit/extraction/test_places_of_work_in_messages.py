"""The place of work that a segment for a provider names alone in its field, whatever it is called. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def place_of_who_is_asked(location: str) -> object:
    return referral_read(
        "MSH|^~\\&|CLINPRINT|ELM LANE SKIN CLINIC|HUBMED|HILLS PLASTICS|20260317164502||REF^I12|BL1|P|2.4\n"
        "PRD|RP^Referring Provider^HL70286|Moss^Ida^^^Dr|Shop 2, 19 Elm St^^TANUNDA^SA^5352|ELM LANE SKIN CLINIC|"
        "08 7010 4410^WPN^PH\n"
        f"PRD|RT^Referred to Provider^HL70286|Hale^Katalin^^^Ms|^^STIRLING^SA^5152|{location}|08 7010 4520^WPN^PH\n"
        "PID|1||BL009417^^^ELM LANE^MR||Quill^Adam^^^Mr||19510206|M\n"
    ).recipient.organization.value


@pytest.mark.parametrize("location", ["ADELAIDE HILLS PLASTICS", "Hale & Stone", "Hills Private Hospital"])
def test_what_stands_alone_in_the_field_of_a_place_is_one(location: str) -> None:
    assert place_of_who_is_asked(location) == location


@pytest.mark.parametrize("location", ["4417", "WARD^12^3", ""])
def test_a_number_or_a_bed_is_no_place_of_work(location: str) -> None:
    assert place_of_who_is_asked(location) is None
