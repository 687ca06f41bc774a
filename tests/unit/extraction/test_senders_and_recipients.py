"""Who sends and who receives, in letters and forms that say it in ways of their own. Every person is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.page.correspondence import SALUTATION
from tests.unit.extraction.referral_read import referral_read
from tests.unit.extraction.test_assistant import read, value

_ASKS = (
    "Could you please see her about migraine which has come twice a week for the last three months now.\n\n"
)


@pytest.mark.parametrize(
    "greeting", ["Respected Sir,", "Egregi Colleghi,", "Hyvä kollega,", "Vážený pane doktore,", "Dr Ormsby,"]
)
def test_a_greeting_is_known_by_its_place(greeting: str) -> None:
    referral = read(
        "Elm Tree Surgery\nTel 01904 555 010\n\n12 May 2026\n\nDr Ida Ormsby\nCastle Hospital\n\n"
        f"Nora Quillfeather, 14/02/1968\n\n{greeting}\n\n{_ASKS}Yours sincerely,\n\nDr Ada Penrose\n"
    )
    assert value(referral, "recipient.organization") == "Castle Hospital"
    assert value(referral, "referrer.organization") == "Elm Tree Surgery"


def test_headings_between_rules_and_with_a_letter_say_whose_fields_follow() -> None:
    referral = read(
        "PACIFIC MEMBERS PLAN\tREFERRAL\n"
        "--------- MEMBER ----------\nNAME.....: SOLBERG, KAIA\tDOB: 08/21/1957\n"
        "--------- REQUESTED BY ---------\nPCP......: HOANG, MIN-CHO DO\nPHONE....: (619) 555-0130\n"
        "Section C. Referred to\nPROVIDER...: FINE, JUDITH MD\n"
    )
    assert value(referral, "referrer.name") == "HOANG, MIN-CHO DO"
    assert value(referral, "referrer.phone") == "+16195550130"
    assert value(referral, "recipient.name") == "FINE, JUDITH MD"


@pytest.mark.parametrize(
    "title",
    [
        "OPTOMETRIST'S REFERRAL TO HOSPITAL EYE SERVICE",
        "SPECIALIST OUTPATIENT MEMO",
        "Clinic timings",
        "EMERGENCY TRANSFER",
    ],
)
def test_the_title_of_a_paper_is_no_place(title: str) -> None:
    referral = read(f"{title}\n\nPatient: Nora Quillfeather\tDOB: 14/02/1968\n\n{_ASKS}Dr Ada Penrose, MD\n")
    assert referral.referrer.organization.value is None
    assert referral.recipient.organization.value is None


def test_the_title_may_name_the_place_that_the_referral_goes_to() -> None:
    referral = read(
        "New submission: Referral to Two Rivers Weight Loss Surgery\n\nPatient: Nora Quillfeather\tDOB: 14/02/1968\n"
        "Referring provider: Ada Penrose, MD\nPractice: Elm Tree Family Medicine\n"
    )
    assert value(referral, "recipient.organization") == "Two Rivers Weight Loss Surgery"


def test_a_hospital_without_a_side_is_the_recipients_where_the_sender_is_named_apart() -> None:
    referral = read(
        "GENERAL REFERRAL\nHospital\tMidland Regional Hospital\nDate of referral\t07-05-2026\n"
        "Patient\nSurname\tQuillfeather\nFirst name\tNora\nDate of birth\t14-02-1968\n"
        "Referring GP\nName\tDr Ada Penrose\nPractice\tElm Tree Medical Centre\n"
    )
    assert value(referral, "referrer.organization") == "Elm Tree Medical Centre"
    assert value(referral, "recipient.organization") == "Midland Regional Hospital"


def test_what_is_ticked_names_nobody() -> None:
    referral = read(
        "Patient: Nora Quillfeather\tDOB: 14/02/1968\nPriority requested by GP: \u2612 Urgent \u2610 Routine\n"
        "Referring doctor: Dr Ada Penrose\n"
    )
    assert value(referral, "referrer.name") == "Dr Ada Penrose"


def test_a_fax_number_is_not_also_the_telephone() -> None:
    referral = read(
        "Elm Tree Nursing Home\nCasualty 0484 5550133 Fax 0484 5550134\n\nDear Doctor,\n\n" + _ASKS
    )
    assert "5550133" in str(value(referral, "referrer.phone"))


def test_a_date_behind_the_number_of_a_page_is_no_telephone() -> None:
    referral = read("Page 1 18/11/2026, 08:55\nElm Tree Surgery\n\nDear Doctor,\n\n" + _ASKS)
    assert referral.referrer.phone.value is None


def test_a_label_may_be_put_together_of_a_side_and_what_it_asks_for() -> None:
    referral = read(
        "INTAKE\nPatient: Nora Quillfeather\tDOB: 14/02/1968\n"
        "Name of requesting clinician: Ada Penrose\nSending clinic phone no: 01904 555 010\n"
        "Name of receiving clinician: Ida Ormsby\nReceiving clinic name: Castle Eye Clinic\n"
    )
    assert value(referral, "referrer.name") == "Ada Penrose"
    assert value(referral, "recipient.name") == "Ida Ormsby"
    assert value(referral, "recipient.organization") == "Castle Eye Clinic"
    assert value(referral, "referrer.phone") == "01904 555 010"


@pytest.mark.parametrize(
    ("line", "greets"),
    [
        ("Sehr geehrter Herr Kollege Lind,", True),
        ("Good evening team,", True),
        ("Evening all,", True),
        ("Evening primrose oil", False),
        ("Morning stiffness of both hands", False),
    ],
)
def test_a_greeting_is_known_by_its_words(line: str, greets: bool) -> None:
    assert (SALUTATION.match(line) is not None) is greets


@pytest.mark.parametrize(
    "words",
    [
        "Prescribing information",
        "Performing",
        "Receiving care",
        "Accepting",
        "Submitting information",
        "Rendering",
    ],
)
def test_a_side_alone_makes_no_label(words: str) -> None:
    referral = read(
        f"Hill Green Practice\n1 Hill Road\nLeeds\n\nPatient: Ada Quill\nDOB: 14/02/1968\n\n"
        f"{words}: Castle Clinic\n\nReason for referral: hip pain"
    )
    assert referral.recipient.organization.value is None
    assert referral.recipient.name.value is None
    assert referral.referrer.organization.value == "Hill Green Practice"


def test_the_senders_stack_may_stand_right_of_the_patients() -> None:
    referral = read(
        "Nora Quillfeather\t\tTwo Rivers Family Care\nDOB 02/14/1968\t\t3300 Eastside Road\n"
        "MRN: 100482\t\tPeachford GA 30398\nFemale\t\tPhone 404-555-0105\nH: 404-555-0139\n\n"
        "Referral to Orthopedics\nOrdered by\tAda Penrose, NP\n"
    )
    assert value(referral, "referrer.organization") == "Two Rivers Family Care"
    assert value(referral, "referrer.phone") == "+14045550105"
    assert value(referral, "patient.phone") == "+14045550139"


def test_prose_below_a_signature_does_not_hide_it() -> None:
    referral = read(
        "Dear team,\n\n"
        + _ASKS
        + "Cheers, Bea\n\nDr Beatrice Lindley\nGP, Gumnut Valley Medical\n02 5550 3300\n"
        "I acknowledge the people on whose land I live and work each day.\n"
    )
    assert value(referral, "referrer.name") == "Dr Beatrice Lindley"
    assert value(referral, "referrer.organization") == "Gumnut Valley Medical"
    assert "5550 3300" in str(value(referral, "referrer.phone")) or "55503300" in str(
        value(referral, "referrer.phone")
    )


def test_a_signature_may_hold_the_address_behind_the_place() -> None:
    referral = read(
        "Dear team,\n\n" + _ASKS + "Kind regards,\n\nDr Beatrice Lindley\n"
        "Saltmarsh Medical Group, 9 Estuary Way, Saltmarsh SM9 9AA | 0113 496 0810\n"
    )
    assert value(referral, "referrer.address") == "9 Estuary Way, Saltmarsh SM9 9AA"


@pytest.mark.parametrize(
    "name", ["GMF du Littoral", "CAP Onyar Sud", "Maison de santé pluriprofessionnelle du Puy"]
)
def test_places_are_named_in_the_ways_of_other_countries(name: str) -> None:
    referral = read(
        f"{name}\n45 rue de la Rive, 87100 Limoges\nTél. 05 36 49 22 60\n\nCher confrère,\n\n{_ASKS}"
    )
    assert value(referral, "referrer.organization") == name


@pytest.mark.parametrize(
    "lines",
    [
        "REASON FOR REFERRAL:\nWound care. Referral Nurse: Nurse Penrose,RN\nCARE PROVIDER: Ravi Sandoval M.D.\n",
        "Triage Nurse: Ida Penrose, RN\nHealth care provider: Ravi Sandoval M.D.\nReason: wound care\n",
    ],
)
def test_a_nurse_at_the_desk_sends_nobody_where_another_one_does(lines: str) -> None:
    page = f"Referral Note\nRE: Nora Quill DOB 06/17/1947 (F)\n{lines}"
    assert value(read(page), "referrer.name") == "Ravi Sandoval M.D."


def test_a_nurse_who_refers_alone_is_the_sender() -> None:
    page = "Referral Note\nRE: Nora Quill DOB 06/17/1947 (F)\nReferral Nurse: Ida Penrose, RN\nReason: wound care\n"
    assert value(read(page), "referrer.name") == "Ida Penrose, RN"


def test_a_programme_in_the_head_does_not_receive_what_a_label_sends_elsewhere() -> None:
    form = (
        "MINISTRY OF HEALTH\nBlood Pressure Programme - Case Referral\nwith Hearts Abroad (NGO), Form R2\n\n"
        "A. Who is referred\nGiven name(s)\tAda\tSurname\tQuill\nDate of birth\t29 / MAR / 2010\tSex\tF\n\n"
        "B. From and to\nReferring facility\tReferred to\nVuna Subdivisional Hospital\tPaediatric Heart Clinic, CWM\n"
        "Dr Tom Ford, Medical Officer\tSuva\nPh +679 555 0104\tPh +679 555 0110\n"
    )
    assert referral_read(form).recipient.organization.value == "Paediatric Heart Clinic, CWM"


@pytest.mark.parametrize(
    ("addressee", "name"),
    [
        ("The Triaging Clinician, Endocrinology Outpatients", None),
        ("Duty Registrar, Oak Hospital", None),
        ("Dr Ada Quill, Oak Hospital", "Dr Ada Quill"),
    ],
)
def test_whoever_is_on_duty_is_nobodys_name(addressee: str, name: str | None) -> None:
    letter = f"Mill Practice\n\nTo: {addressee}\nPatient: Tom Ford\tDOB: 08/09/1996\n\nPlease see him.\n"
    assert referral_read(letter).recipient.name.value == name
