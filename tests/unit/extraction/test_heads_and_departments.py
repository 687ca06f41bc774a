"""Who heads a page, and which of several names of places is the organization's. Every person is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.page.correspondence import introduced, is_dated, salutations
from jobs.extraction.assistant.parties.departments import is_department, is_mere_specialty, names_care
from jobs.extraction.assistant.parties.headings import party_headed
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.text import Text
from tests.unit.extraction.paper import paper
from tests.unit.extraction.test_assistant import read, value

_ASKS = (
    "Could you please see her about migraine which has come twice a week for the last three months now.\n\n"
)


@pytest.mark.parametrize(
    "head",
    [
        "Dr Ida Ormsby\nMBChB MRCGP\n4 Quay Road, Leeds LS9 9AA",
        "Ida Ormsby, MD\nTel 0113 496 0100",
        "Dr. med. Ida Ormsby, Hausarzt\nTel. 0113 496 0100",
        "Ida Ormsby\nGeneral Practitioner\nTel 0113 496 0100",
    ],
)
def test_who_alone_heads_an_unsigned_page_sends_it(head: str) -> None:
    referral = read(f"{head}\n\n12 May 2026\n\nDear Dr Penrose,\n\n{_ASKS}Regards,\n")
    assert "Ormsby" in value(referral, "referrer.name")


def test_of_several_at_the_head_nobody_is_the_sender() -> None:
    referral = read(
        f"Elm Tree Surgery\nDr Ida Ormsby  Dr Ada Penrose\n\n12 May 2026\n\nDear Colleague,\n\n{_ASKS}Regards,\n"
    )
    assert referral.referrer.name.value is None


@pytest.mark.parametrize("label", ["Signature", "Physician signature", "Signed"])
def test_who_is_named_beside_a_label_for_the_signature_sends(label: str) -> None:
    referral = read(f"Patient: Nora Quillfeather\tDOB: 14/02/1968\n\n{_ASKS}{label}: Dr. Ida Ormsby\n")
    assert value(referral, "referrer.name") == "Dr. Ida Ormsby"


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ("Ministry of Health - North\nWADI SAFA HEALTH CENTRE\nTel 9555 0140", "WADI SAFA HEALTH CENTRE"),
        ("FAMILY MEDICINE\nElm Tree Clinic\nTel 0113 496 0100", "Elm Tree Clinic"),
        ("Elm Tree Adult Medicine 303-555-0144\nProgress note", "Elm Tree Adult Medicine"),
        (
            "Ida Ormsby, M.D. Ada Penrose, M.D.\nELM TREE ASSOCIATES\n4 Quay Way, Leeds LS9 9AA",
            "ELM TREE ASSOCIATES",
        ),
        ("SRI ELM NURSING HOME\nOpp. Park, Elmpur 522990", "SRI ELM NURSING HOME"),
    ],
)
def test_a_place_of_work_comes_before_its_authority_its_department_and_its_doctors(
    head: str, name: str
) -> None:
    referral = read(
        f"{head}\n\nPatient: Nora Quillfeather\tDOB: 14/02/1968\n\n{_ASKS}Regards,\nDr Ida Ormsby\n"
    )
    assert value(referral, "referrer.organization") == name


def test_the_hospital_is_the_recipient_and_not_its_department() -> None:
    referral = read(
        "Referred from\tReferred to\nDr Ida Ormsby\tHand Surgery - Adult\n"
        "Elm Tree Practice\tElmwater Infirmary\n\n"
        f"Patient: Nora Quillfeather\tDOB: 14/02/1968\n\n{_ASKS}"
    )
    assert value(referral, "recipient.organization") == "Elmwater Infirmary"


@pytest.mark.parametrize("words", ["Hand Surgery - Adult", "Urology Department", "Eye Clinic", "Outpatients"])
def test_a_department_says_no_place(words: str) -> None:
    assert is_department(words)


@pytest.mark.parametrize("words", ["Rockland Orthopedics", "Castle Hospital", "Steps Foot Care", "", "123"])
def test_a_place_with_a_name_is_no_department(words: str) -> None:
    assert not is_department(words)


def test_a_bare_specialty_is_no_organization() -> None:
    assert is_mere_specialty("Allergy / Immunology")
    assert not is_mere_specialty("Urology Department")
    referral = read(f"Referred to: Urology\nPatient: Nora Quillfeather\tDOB: 14/02/1968\n\n{_ASKS}")
    assert referral.recipient.organization.value is None


@pytest.mark.parametrize("name", ["Infectious Disease", "Las Palomas GI", "Tissue Viability Referrals"])
def test_a_field_of_care_is_nobodys_name(name: str) -> None:
    referral = read(f"To: {name}\nPatient: Nora Quillfeather\tDOB: 14/02/1968\n\n{_ASKS}")
    assert referral.recipient.name.value is None


def test_the_cells_below_who_sends_are_the_senders() -> None:
    referral = read(
        "ORMSBY, Halina (Mrs)\tDate: 22-Sep-2026\nBorn 17-Mar-1971 (55y)\tFrom: PENROSE, Ada (Dr)\n"
        "NHS No. 999 263 9156\tElm Tree Group, 1 Cross Green, Leeds LS29 9ZY\n"
        f"7 Fulling Close, LS29 9ZZ\tTelephone 0113 496 0377\n\n{_ASKS}"
    )
    assert value(referral, "referrer.organization") == "Elm Tree Group"
    assert value(referral, "referrer.phone") == "+441134960377"


@pytest.mark.parametrize(
    ("words", "party"),
    [
        ("SECTION 3 - REFERRED TO / SERVICING PROVIDER", "recipient"),
        ("Practitioner the patient is referred to", "recipient"),
        ("Who are you referring to?", "recipient"),
        ("Who is sending the patient?", "referrer"),
        ("Details of person completing this form", "referrer"),
        ("Tell us about the patient", "patient"),
        ("Reason for referral", ""),
        ("Child & Teen Referral", ""),
    ],
)
def test_headings_that_ask_or_name_two_parties(words: str, party: str) -> None:
    assert party_headed(words) == party


def test_a_place_and_a_date_introduce_nobody() -> None:
    assert introduced("Monte Alto, 18 maggio 2026") is None
    assert introduced("Ada Quill, 18 May 1964") is not None
    assert introduced("Ada Quill, born 18 May 2021") is not None


def test_a_number_of_a_telephone_is_no_date() -> None:
    assert not is_dated("Tél. 02.61.91.33.08")


@pytest.mark.parametrize(
    "greeting",
    ["Respected Sir / Madam,", "Gentili Colleghi,", "Exmo. Colega,", "Chère Consœur,", "Sir/Madam,"],
)
def test_a_greeting_to_a_colleague_needs_no_space_around_it(greeting: str) -> None:
    text = Text(
        paper(f"Elm Tree Surgery\n{greeting}\nCould you please see her about migraine of three months.")
    )
    assert salutations(text) == {1}


def test_what_holds_a_box_is_no_place() -> None:
    assert not looks_like_organization("\u2612 GP Management Plan")


def test_a_family_practice_in_capitals_has_no_letters_behind_it() -> None:
    assert without_credentials("QUARRY BANK FAMILY PRACTICE") == "QUARRY BANK FAMILY PRACTICE"


@pytest.mark.parametrize("name", ["Lee Child", "Jon Back", "Ada Minor", "Ada Rapid", "Tom Bone"])
def test_somebody_may_be_called_as_a_part_of_the_body_is(name: str) -> None:
    assert not names_care(name)
    assert names_care("Minor Injuries Unit")


@pytest.mark.parametrize(
    "whose", ["Witness signature", "Interpreter's signature", "Patient\u2019s signature"]
)
def test_who_signs_as_somebody_else_is_not_the_sender(whose: str) -> None:
    assert (
        value(read(f"REFERRAL\nPatient: Nora Quill\n{_ASKS}{whose}: Ada Penrose\n"), "referrer.name") is None
    )
