"""Blocks that stand beside each other are read one after the other; what is level is read across."""

from __future__ import annotations

from tests.unit.reading.making import pdf, text
from tests.unit.reading.seeing import lines, read

Placed = tuple[float, float, str]


def down(x: float, top: float, *shown: str, pitch: float = 14) -> list[Placed]:
    """Return lines below each other; an empty one leaves a space."""
    return [(x, top - pitch * number, line) for number, line in enumerate(shown) if line]


def read_lines(*placed: Placed) -> list[str]:
    return lines(read(pdf([text(*placed, size=11)]))[0])


def test_the_sections_of_a_form_in_two_columns_are_read_one_column_after_the_other() -> None:
    left = ["Patient", "Surname: Okonkwo", "First name: Adaeze", "Born: 4 May 1979", "Sex: Female"]
    left += ["Phone: 555 0117", "Insurance", "Plan: Harbour Gold", "Member: 99-4417", "Group: none"]
    right = ["Appointment", "Within two weeks", "Reason for referral", "Stage 4 kidney disease", "Medication"]
    right += ["Furosemide 40 mg twice daily", "Amlodipine 10 mg daily", "Allergies", "ACE inhibitors"]
    found = read_lines(*down(72, 700, *left), *down(330, 693, *right, pitch=17))
    assert found == [*left, *right]


def test_an_addressee_beside_a_patient_is_read_first_and_the_salutation_after_both() -> None:
    addressee = ["9 March 2026", "Mr Tobias Ferrand", "Orthopaedic Department", "Lakeside Hospital"]
    patient = [
        "Philippa Marchbanks",
        "Born: 5 October 1987",
        "27 Eureka Street",
        "Lakeside",
        "Phone: 555 0157",
    ]
    body = "Thank you for seeing this electrician, who has had locking and giving way of the right knee since May."
    found = read_lines(
        *down(72, 700, *addressee),
        *down(340, 693, *patient, pitch=16),
        *down(72, 590, "Dear Tobias,"),
        *down(72, 560, body),
    )
    assert found == [*addressee, *patient, "Dear Tobias,", body]


def test_labels_and_values_on_both_sides_are_read_across() -> None:
    left = ["Surname: Okonkwo", "Born: 4 May 1979", "Phone: 555 0117", "Priority: routine", "Plan: Gold"]
    right = ["First name: Adaeze", "Sex: Female", "Mobile: 555 0118", "Written: 2 March 2026", "Group: none"]
    found = read_lines(*down(72, 700, *left), *down(330, 700, *right))
    assert found == [f"{one} {other}" for one, other in zip(left, right, strict=True)]


def test_labels_with_long_values_on_both_sides_are_read_across() -> None:
    left = ["Facility: Lindiwe Community Health Clinic", "Date: 2026/08/31 Time: 09h40 in the morning"]
    left += ["Referred to: Mvubu Regional Hospital", "Surname of the patient: Gqirana", "Folder: NGQ 1183/19"]
    right = ["Tel: 047 555 0112 or 047 555 0113", "Transport: booked with the EMS, 4471"]
    right += [
        "Department: Orthopaedics and spinal",
        "First name(s): Nomvuyo Buhle",
        "Contact no: 060 555 0417",
    ]
    found = read_lines(*down(72, 700, *left), *down(330, 700, *right))
    assert found == [f"{one} {other}" for one, other in zip(left, right, strict=True)]


def test_a_value_of_several_lines_stays_beside_its_label() -> None:
    found = read_lines(
        *down(72, 700, "Name of patient:", "", "Home address:", "", "", "Name of surgery:", "", "Telephone:"),
        *down(250, 700, "Adaeze Okonkwo", "", "12 Harbour View", "Lakeside", "", "Lakeside Family Practice"),
        *down(250, 602, "555 0140"),
    )
    assert found == [
        "Name of patient: Adaeze Okonkwo",
        "Home address: 12 Harbour View",
        "Lakeside",
        "Name of surgery: Lakeside Family Practice",
        "Telephone: 555 0140",
    ]


def test_a_table_below_two_columns_is_read_across() -> None:
    left = ["Practice", "Lakeside Family Practice", "12 Harbour View", "Lakeside", "Phone: 555 0140"]
    right = ["Patient", "Adaeze Okonkwo", "Born: 4 May 1979", "3 Mill Lane"]
    table = [("Drug", "Dose"), ("Furosemide", "40 mg"), ("Amlodipine", "10 mg"), ("Bisoprolol", "5 mg")]
    found = read_lines(
        *down(72, 700, *left),
        *down(330, 693, *right, pitch=16),
        *down(72, 600, *(drug for drug, _ in table)),
        *down(330, 600, *(dose for _, dose in table)),
    )
    assert found == [*left, *right, *(f"{drug} {dose}" for drug, dose in table)]


def test_a_table_with_long_cells_is_read_across_where_a_cell_goes_on_below() -> None:
    lines = read_lines(
        *down(
            50,
            700,
            "Medication",
            "spironolactone 100 mg tablet",
            "metformin ER 500 mg tablet",
            "ibuprofen 800 mg coated tablet",
        ),
        *down(
            236,
            700,
            "Sig",
            "Take 1 tablet by mouth every morning",
            "Take 2 tablets by mouth with dinner",
            "Take 1 tablet every 8 hours as needed",
        ),
        *down(442, 700, "Status", "Active", "Active", "Discontinued (May 12,", "2026)"),
        *down(50, 620, "Results of the last twelve months"),
    )
    assert lines[1:4] == [
        "spironolactone 100 mg tablet Take 1 tablet by mouth every morning Active",
        "metformin ER 500 mg tablet Take 2 tablets by mouth with dinner Active",
        "ibuprofen 800 mg coated tablet Take 1 tablet every 8 hours as needed Discontinued (May 12,",
    ]


def test_three_columns_of_running_text_are_read_one_after_the_other() -> None:
    left = [
        "Our clinic opens early and",
        "closes late on most days",
        "of the week so that you",
        "may come when you can.",
    ]
    middle = [
        "Bring the letters that you",
        "have been given and a list",
        "of what you take each day",
        "in a bag of your own.",
    ]
    right = [
        "Parking is free for the",
        "first hours if you show us",
        "your ticket at the desk by",
        "the door on the left.",
    ]
    assert read_lines(*down(40, 700, *left), *down(220, 700, *middle), *down(400, 700, *right)) == [
        *left,
        *middle,
        *right,
    ]
