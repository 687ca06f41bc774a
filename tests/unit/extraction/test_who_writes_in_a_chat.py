"""Who asks and who is asked in a printed chat, and whose numbers it tells. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

LINES = (
    ("Neil Quill", "Hi Dr Moss, Neil from Oakbridge Family Doctors"),
    ("Dr I Moss", "Morning, go ahead"),
    ("Neil Quill", "Mrs Grace Stone 65, pressure in the eye of 34"),
    ("Dr I Moss", "Aid?"),
    ("Neil Quill", "Bluegum Health Saver 40 3317 885, hubby Sam is main member 082 555 0163 dep 01"),
    ("Dr I Moss", "Rooms will phone"),
)


def printed(form: str, lines: tuple[tuple[str, str], ...] = LINES) -> str:
    said = [form.format(time=f"07:{minute + 10}", who=who) + what for minute, (who, what) in enumerate(lines)]
    return "Chat export\n\n" + "\n".join(said) + "\n"


@pytest.mark.parametrize(
    "form",
    [
        "[06/10/2026, {time}] {who}: ",
        "[06/10/2026 {time}] {who}: ",
        "[{time}] {who}: ",
        "06/10/2026, {time} - {who}: ",
        "2026-10-06 {time} - {who}: ",
        "[06/10/2026, {time} AM] {who}: ",
    ],
)
def test_who_names_the_patient_sends_and_the_other_one_is_asked(form: str) -> None:
    found = referral_read(printed(form))
    assert (found.referrer.name.value, found.recipient.name.value) == ("Neil Quill", "Dr I Moss")
    assert (found.patient.given_name.value, found.patient.family_name.value) == ("Grace", "Stone")


def test_the_members_number_is_nobodys_telephone_and_the_husbands_telephone_no_members_number() -> None:
    found = referral_read(printed("[06/10/2026, {time}] {who}: "))
    assert found.insurance.payer.value == "Bluegum Health Saver"
    assert found.insurance.member_id.value == "40 3317 885"
    assert found.referrer.phone.value is None


def test_who_writes_is_reached_by_the_number_of_their_own_ward() -> None:
    lines = (*LINES[:4], ("Neil Quill", "Will do. My ward is 028 555 0175 if anything"))
    assert (
        referral_read(printed("[06/10/2026, {time}] {who}: ", lines)).referrer.phone.value == "028 555 0175"
    )


def test_where_three_write_it_stays_open_who_is_asked() -> None:
    lines = (*LINES, ("Dr U Orme", "I can take her as well"))
    assert referral_read(printed("[06/10/2026, {time}] {who}: ", lines)).referrer.name.value == "Neil Quill"


def test_a_table_of_times_is_no_chat() -> None:
    found = referral_read(
        "Oakbridge Hospital\n\nPatient: Grace Stone   DOB 3/4/1961\n"
        "10:15 Given: morphine\n10:30 Pain Score: 4\n10:45 Blood Pressure: 120/70\nDr Neil Quill\n"
    )
    assert found.referrer.name.value == "Dr Neil Quill"


@pytest.mark.parametrize("number", ["0412 345 678", "0061 882 307"])
def test_a_members_number_behind_its_label_is_one_whatever_it_looks_like(number: str) -> None:
    found = referral_read(
        "Patient: Jo Park\tDOB: 01/02/1960\nInsurer: Granite Health Plan\nMember no: " + number + "\n"
    )
    assert found.insurance.member_id.value == number
