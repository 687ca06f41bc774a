"""The table of parties above a clinical document that a style sheet prints: a row "Contact info" belongs to the party
of the row above it, and a number of the patient stands beside the object identifier of who gave it. Everybody is
invented."""

from __future__ import annotations

from tests.unit.extraction.test_assistant import read, value

HEADER = """Referral Note
Patient\tAnton Brandt
Date of birth\tFebruary 14, 1968
Sex\tMale
Contact info\tPrimary Home:
\t17 Alder Crescent
\tSalem, OR 97302, US
\tTel: +1(503)555-0143
Patient IDs\t{ids}
Document Id\tDOC_88 2.16.840.1.113883.19.5.4
Document Created:\tAugust 3, 2026
{sender}\tDr Ingrid Solheim, Summit Primary Care
Contact info\tWork Place:
\t2135 Beech Grove
\tPortland, OR 97209, US
\tTel: +1(503)555-0178
Information recipient:\tDr Paul Calloway, Harbor Cardiology
Contact info\tWork Place:
\t9 Quay Street
\tPortland, OR 97210, US
\tTel: +1(503)555-0199

REASON FOR REFERRAL
Palpitations on exertion since May.
"""


def test_contact_info_belongs_to_the_party_of_the_row_above() -> None:
    for sender in ("Author", "Legal authenticator"):
        referral = read(HEADER.format(ids="115250001 2.16.840.1.113883.19.5", sender=sender))
        assert value(referral, "patient.phone") == "+15035550143"
        assert value(referral, "patient.address").startswith("17 Alder Crescent")
        assert value(referral, "referrer.name") == "Dr Ingrid Solheim"
        assert value(referral, "referrer.phone") == "+15035550178"
        assert value(referral, "referrer.address").startswith("2135 Beech Grove")
        assert value(referral, "recipient.name") == "Dr Paul Calloway"


def test_the_number_beside_an_object_identifier_is_the_patients() -> None:
    for ids, numbers, kinds in (
        ("115250001 2.16.840.1.113883.19.5", ["115250001"], ["mrn"]),
        ("2.16.840.1.113883.19.5 115250001", ["115250001"], ["mrn"]),
        ("900-45-0001 2.16.840.1.113883.4.1", ["900-45-0001"], ["ssn"]),
        (
            "H-20417 1.3.6.1.4.1.16517.1\n\t123450009 2.16.840.1.113883.4.1",
            ["H-20417", "123450009"],
            ["mrn", "ssn"],
        ),
    ):
        referral = read(HEADER.format(ids=ids, sender="Author"))
        found = [one.value.value for one in referral.patient.identifiers]
        assert found == numbers
        assert [one.type.value for one in referral.patient.identifiers] == kinds
