"""Which specialty is asked for where a summary names many: by the entry that calls itself a referral, by whom the
writer has spoken to, by the fields of forms abroad; and papers that ask nobody. Every person is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.referral_entries import referral_entry
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read


def specialty(page: str) -> object:
    return referral_read(page).request.specialty.value


SUMMARY = """DISCHARGE SUMMARY
Patient: LEE, TOM   DOB 03/22/1949
Discharge diagnoses
1. Cellulitis of the right forefoot
Hospital course
Podiatry debrided the ulcer at the bedside. Cardiology looked at his EKG and had nothing to add.
Follow-up
{}"""


@pytest.mark.parametrize(
    ("entries", "slug"),
    [
        (
            "[x] Referral: Heart Failure Clinic, Elm Associates, to be seen within 7 days\n[ ] Home health",
            "cardiology",
        ),
        (
            "Who\tWhen\tWhat for\nLakeland Vascular Institute\twithin 5 days\tREFERRAL. New patient, angiogram\n"
            "Podiatry, Dr Amsel\t11/12\tmade",
            "vascular_surgery",
        ),
        ("Outpatient referral: Sleep medicine for suspected apnea\nPCP in 1 week", "sleep_medicine"),
    ],
)
def test_the_entry_that_calls_itself_a_referral_names_who_is_asked(entries: str, slug: str) -> None:
    assert specialty(SUMMARY.format(entries)) == slug


@pytest.mark.parametrize(
    "entries",
    [
        "Referral source: Cardiology\nPCP in 1 week",
        "[ ] Referral: Cardiology\n[ ] Home health",
        "Cardiology\tnone needed",
    ],
)
def test_no_other_entry_of_a_summary_asks(entries: str) -> None:
    page = paper(SUMMARY.format(entries))
    assert referral_entry(Document.of(page, date(2026, 11, 20))) is None


def test_who_is_asked_is_named_before_it_is_said() -> None:
    page = (
        "REASON FOR CONSULTATION: Back pain with weakness of the foot.\nHISTORY OF PRESENT ILLNESS: He had one "
        "epidural at the pain clinic, which gave him three good days.\nRECOMMENDATIONS: I spoke with the "
        "neurosurgery office of Dr. Ada Quill, and we are asking them to see him within the week."
    )
    assert specialty(page) == "neurosurgery"


@pytest.mark.parametrize(
    ("field", "slug"),
    [
        ("Especialidad a la que se remite: Digestivo", "gastroenterology"),
        ("Spécialité demandée : Dermatologie", "dermatology"),
        ("Especialidade pretendida: Oftalmologia", "ophthalmology"),
        ("Gewünschte Fachrichtung: Kardiologie", "cardiology"),
        ("Specialty being requested: Neurology", "neurology"),
    ],
)
def test_a_field_asks_for_the_specialty_in_many_words(field: str, slug: str) -> None:
    assert (
        specialty(
            f"Referral\nPatient: Ada Quill   DOB 03/04/1961\n{field}\nAntecedentes\nCirugía General 2008"
        )
        == slug
    )


def test_a_specialty_above_the_urgency_is_asked_for_though_the_doctor_stands_above_it() -> None:
    page = (
        "Pedido de Consulta Hospitalar\nUtente\tAda Quill\nUnidade de origem\tUSF Ribeira\nMédico\tDra. Filipa Prado\n"
        "Especialidade\tOrtopedia\nPrioridade\tNormal\nInformação clínica\nDor na anca, marcha com canadiana."
    )
    assert specialty(page) == "orthopedics"


def test_a_specialty_among_the_referrers_own_fields_is_the_referrers() -> None:
    page = (
        "Referral\nPatient: Ada Quill   DOB 03/04/1961\nReferring provider: Dr Tom Lee\nSpecialty: Cardiology\n"
        "NPI: 1447293850\nPhone: 317-555-0133\n\nDear Colleague,\nPlease see for a rash on both arms for three weeks."
    )
    assert specialty(page) != "cardiology"


def test_a_name_may_go_on_in_the_next_line_of_its_cell() -> None:
    page = "Aan: Ziekenhuis Oosterwold, neuromusculaire\tDatum: 30-06-2026\npolikliniek\nGraag uw onderzoek bij zwakte."
    assert specialty(page) == "neurology"


def test_an_insurers_answer_asks_nobody() -> None:
    page = (
        "Plains Assurance Company\nUtilization Management\nNOTICE OF APPROVAL OF COVERAGE\nMember: Ada Quill\n"
        "Requesting provider: Tom Lee, MD, Gastroenterology\nDear Provider,\n"
        "We have approved your request for the services below.\nDiagnosis on the request: Crohn disease (K50.00)."
    )
    assert specialty(page) is None


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Hearing Screening Referral", "audiology"),
        ("Vision Screening Referral", "ophthalmology"),
        ("Dental Screening Referral", "dentistry_oral_surgery"),
        ("Speech Screening Referral", "speech_therapy"),
    ],
)
def test_a_screening_at_school_is_referred_to_who_tests_it_further(title: str, slug: str) -> None:
    page = (
        f"Elm County Schools\n{title}\nSTUDENT: Quill, Ada\nDATE OF BIRTH: 3-11-2019\n"
        "Dear Parent: Your child did not pass the screening on two dates. Please have Part B sent back to us.\n"
        "School nurse: Lena Orme, RN\n"
    )
    assert specialty(page) == slug
