"""Where the sender's place of work, numbers and address stand: heads, covers, forms, messages. Every person is
invented."""

from __future__ import annotations

import pytest

from jobs.extraction import sort_packet
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read
from tests.unit.extraction.test_assistant import read, value

_TOLD = (
    "Thank you for seeing this woman who has had recurrent migraine with aura for three months.\n"
    "She has no other illness, and the examination of the nervous system was normal in the practice today.\n\n"
)


def test_the_head_of_a_letter_behind_its_cover_tells_the_address() -> None:
    referral = read(
        "FAX\nTO:\tValley Neurology, scheduling\nFAX:\t434-555-0173\n"
        "FROM:\tIda Orme, coordinator, Blue Ridge Family Medicine\nPHONE:\t434-555-0110 FAX 434-555-0111\n"
        "RE:\tQuillfeather, N.\n\nPlease call pt with appt.\n"
        "\f"
        "Blue Ridge Family Medicine\n88 Orchard Street, Suite 4, Staunton VA\n\n04/02/2026\n"
        "Patient: Nora Quillfeather\t02/14/1968\nTo whom it may concern:\n\n" + _TOLD + "Ada Penrose, NP-C\n"
    )
    assert value(referral, "referrer.address") == "88 Orchard Street, Suite 4, Staunton VA"
    assert value(referral, "referrer.phone") == "+14345550110"
    assert value(referral, "referrer.fax") == "+14345550111"


def test_parties_side_by_side_are_told_apart_in_other_languages() -> None:
    referral = read(
        "TÉLÉCOPIE\nDe : Dr Ada Penrose\t\tÀ : Dr Luc Perrin\n"
        "Cabinet médical des Tilleuls\t\tClinique Saint-Roch\n"
        "Tél. : 01 55 55 01 20\t\tTél. : 01 55 55 09 90\nFax : 01 55 55 01 21\t\tFax : 01 55 55 09 91\n"
        "Objet : Mme Nora Valois, née le 14/02/1950\n\nCher confrère,\n"
        "Merci de recevoir Mme Valois pour une douleur de hanche droite évoluant depuis six mois.\n"
        "Bien confraternellement,\nDr Ada Penrose\n"
    )
    assert value(referral, "referrer.organization") == "Cabinet médical des Tilleuls"
    assert value(referral, "referrer.phone") == "+33155550120"
    assert value(referral, "referrer.fax") == "+33155550121"
    assert value(referral, "recipient.organization") == "Clinique Saint-Roch"


def test_numbers_of_a_department_beside_the_patient_are_the_senders() -> None:
    referral = read(
        "Lakeside Primary Care\t\tQuillfeather, Nora May\n55 Lake Blvd Ste 210\t\tMRN: 004471926\n"
        "Decatur GA 30030\t\tDOB: 10/1/1989\nDept phone: 404-555-0130\t\t1180 Larkspur Walk Apt 6C\n"
        "Dept fax: 404-555-0131\t\tDecatur GA 30033\n\t\tMobile: 404-555-0119\n"
        "AMB REFERRAL TO NEUROLOGY\nAuthorizing provider: Ada Penrose, MD\nOrdering user: Ida Orme, CMA\n"
        "Referred to: PIEDMONT NEUROLOGY\n"
    )
    assert value(referral, "referrer.phone") == "+14045550130"
    assert value(referral, "referrer.fax") == "+14045550131"
    assert value(referral, "referrer.name") == "Ada Penrose, MD"
    assert value(referral, "patient.phone") == "+14045550119"


def test_a_telephone_beside_a_fax_among_the_patients_fields_is_the_senders() -> None:
    referral = read(
        "OUT-PATIENT REFERRAL FORM\nHealth centre: Muharraq Bay Health Centre\nName: Nora Quillfeather\n"
        "Tel: 1755 0122\tFax: 1755 0123\nDOB: 05/12/1979\tAge: 46 Y\nMobile: 3655 0158\n"
        "To: Surgical OPD, East Manama Hospital\nComplaint: ulcer of the right foot\n"
        "Dr. Ada Penrose, Family Physician\n"
    )
    assert value(referral, "referrer.phone") == "1755 0122"
    assert value(referral, "referrer.fax") == "1755 0123"
    assert value(referral, "patient.phone") == "3655 0158"


def test_a_facility_under_an_authority_is_the_senders_with_its_number() -> None:
    referral = read(
        "DEPARTMENT OF HEALTH - ILEMBE DISTRICT\nPATIENT TRANSFER / REFERRAL LETTER\t(CLINIC TO HOSPITAL)\n"
        "FACILITY\tKwadukuza Clinic\tTEL 032 555 0120\nTO\tCastle District Hospital, Medical OPD\n"
        "DATE\t16/02/2026\nNAME\tNora\tSURNAME Quillfeather\nD.O.B.\t28/12/1985\tSEX F\n"
        "Sr. A. Penrose, Professional Nurse\n"
    )
    assert value(referral, "referrer.organization") == "Kwadukuza Clinic"
    assert value(referral, "referrer.phone") == "032 555 0120"
    assert value(referral, "patient.phone") is None


@pytest.mark.parametrize(
    ("head", "organization"),
    [
        ("kapiti hand therapy\nteam@kapiti.example.nz\t04 555 0175", "kapiti hand therapy"),
        ("Dr Ada Penrose\t\tSuite 9, Castle Private Hospital, Dublin D99 P2K1", "Castle Private Hospital"),
        ("Castle Medical Centre, Main Street, Rathmore, Co. Kerry\nT: 064 555 0120", "Castle Medical Centre"),
        ("Servicio Valenciano de Salud\nCentro de Salud Las Palmeras", "Centro de Salud Las Palmeras"),
        (
            "Prefeitura Municipal - Secretaria de Saúde\nUnidade Básica de Saúde Jardim Europa\n"
            "Telefone (31) 3555-0142",
            "Unidade Básica de Saúde Jardim Europa",
        ),
        ("Castle Hospital\nMount Road, Omagh BT99 7ZA\nClinic: 6 August 2026", "Castle Hospital"),
    ],
)
def test_which_words_of_a_head_are_the_place_of_work(head: str, organization: str) -> None:
    referral = read(
        f"{head}\n\nRe: Nora Quillfeather, DOB 14/02/1968\n\nDear Ravi,\n\n{_TOLD}Kind regards,\nDr Ada Penrose\n"
    )
    assert value(referral, "referrer.organization") == organization


@pytest.mark.parametrize(
    ("told", "address"),
    [
        (
            "Near Bus Stand, Station Road, Sehore (M.P.)\tPh: 07562 555 018",
            "Near Bus Stand, Station Road, Sehore (M.P.)",
        ),
        ("Tel 07562 555 018", None),
    ],
)
def test_an_address_by_a_landmark(told: str, address: str | None) -> None:
    referral = read(
        f"CASTLE NURSING HOME\n{told}\nTo,\nDr. Ravi Sandoval\nRespected Sir,\n"
        "Pt. Nora Quillfeather, 17 yrs / F is being referred to you with a first seizure this morning.\n"
        "With regards,\nDr. Ada Penrose\n"
    )
    assert value(referral, "referrer.address") == address


def test_the_address_behind_the_name_of_the_place_wherever_it_stands_again() -> None:
    referral = read(
        "CASTLE REGIONAL MEDICAL CENTER - EMERGENCY DEPARTMENT\nFollow-up Orders\n"
        "Patient: QUILLFEATHER, NORA\tMRN: MR0718826\nDOB: 01/17/1985\nED attending: Ada Penrose, MD\n"
        "Follow-up with urology in 5-7 days for a 6 mm left distal ureteral stone.\n"
        "Electronically signed: Ada Penrose, MD 07/19/2026 07:41. Castle Regional Medical Center, 1500 Levee Rd, "
        "Visalia CA.\n"
    )
    assert value(referral, "referrer.address") == "1500 Levee Rd, Visalia CA"


def test_the_signature_of_an_answered_message_tells_the_place_and_the_numbers() -> None:
    referral = read(
        "From: Ada Penrose, ND\nTo: New Patient Desk (Cascade Blood Center)\n"
        "Sent: Thursday, March 5, 2026 12:14 PM\nSubject: RE: Referral N. Quillfeather\n\n"
        "Hi Ida, here is what you asked for: Nora Quillfeather, DOB 11/20/1982. Cell: 503-555-0171.\n\nAda\n\n"
        "> Hello, please schedule Nora Quillfeather for a ferritin of 1,840 found on annual labs.\n"
        "> Ada Penrose, ND\n> Eastside Integrative Clinic\n> p 503-555-0118 f 503-555-0119\n"
    )
    assert value(referral, "referrer.organization") == "Eastside Integrative Clinic"
    assert value(referral, "referrer.phone") == "+15035550118"
    assert value(referral, "referrer.fax") == "+15035550119"


@pytest.mark.parametrize(
    ("further", "organization"),
    [
        ("", "Elm Surgery"),
        (', {"resource": {"resourceType": "Organization", "name": "Sound Neurology"}}', None),
    ],
)
def test_the_one_organization_that_nothing_refers_to_is_the_senders(
    further: str, organization: str | None
) -> None:
    referral = read(
        '{"resourceType": "Bundle", "entry": [\n'
        ' {"resource": {"resourceType": "ServiceRequest", "requester": {"reference": "#d1"},\n'
        '  "performer": [{"display": "Castle Hospital"}]}},\n'
        ' {"resource": {"resourceType": "Practitioner", "id": "d1",\n'
        '  "name": [{"family": "Penrose", "given": ["Ada"]}]}},\n'
        ' {"resource": {"resourceType": "Organization", "name": "Elm Surgery",\n'
        '  "telecom": [{"system": "phone", "value": "0191 498 0417"}]}}' + further + "]}\n"
    )
    assert value(referral, "referrer.organization") == organization
    assert value(referral, "referrer.phone") == ("0191 498 0417" if organization else None)


def test_a_cover_that_names_a_list_in_its_subject_is_no_other_patients() -> None:
    pages = paper(
        "FACSIMILE\nTO: ENT Coordinator, Castle Hospital\nFROM: Yarra Community Clinic\nFAX: (08) 5550 6603\n"
        "PHONE: (08) 5550 6602\tDATE: 22/09/2026\nRE: ENT list November visit\tPAGES: 2\n"
        "\f"
        "Yarra Community Clinic\n22/09/2026\nRe: Nora Quillfeather DOB 06/06/2020\n\nDear ENT team,\n\n"
        + _TOLD
    )
    assert sort_packet(pages=pages).quarantined == ()


_CLINIC = "Rapid Access Clinic - Referral\nOak Vascular Clinic, 7 days. {notice} 020 7946 0111.\n\n"
_PATIENT = (
    "Name\tAda Quill\tNHS no.\t999 771 2633\nD.O.B.\t11.10.1952\n"
    "GP\tDr P Ford, Elm Road\nPractice, 020 7946 0222\n"
)
_SENDER = "\nReferred by\tDr Tom Ford, ST4\tBleep 2214\nDepartment\tEmergency Department, Elm Hospital\t020 7946 0333\n"


@pytest.mark.parametrize(
    "notice", ["E-mail the form AND ring the stroke nurse on", "Please call the duty vascular registrar at"]
)
def test_whom_a_form_has_the_sender_ring_is_not_the_sender(notice: str) -> None:
    form = _CLINIC.format(notice=notice) + _PATIENT + _SENDER
    assert referral_read(form).referrer.phone.value == "+442079460333"


def test_a_number_in_a_head_that_nobody_is_told_to_ring_is_the_senders() -> None:
    letter = "Elm Road Surgery, 12 Elm Road. Contact us on 020 7946 0444.\n\nDear Dr Brandt,\n\n"
    told = (
        "Re: Ada Quill, DOB 11/10/1952\n\nPlease see her with a sore hip.\n\nYours sincerely\n\nDr Tom Ford\n"
    )
    assert referral_read(letter + told).referrer.phone.value == "+442079460444"
