"""Specialties by the names of their clinics and departments, and words of diseases that name none."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from tests.unit.extraction.test_assistant import read, value


@pytest.mark.parametrize(
    ("words", "slug"),
    [
        ("Chest Medicine", "pulmonology"),
        ("Dept of Tuberculosis and Respiratory Diseases", "pulmonology"),
        ("Ortho on call", "orthopedics"),
        ("Renal OPD", "nephrology"),
        ("One stop haematuria clinic", "urology"),
        ("Falls and Balance Clinic", "geriatrics"),
        ("Maternal Fetal Medicine", "obstetrics_gynecology"),
        ("Hépato-gastro-entérologie", "gastroenterology"),
        ("Endocrinologie-Diabétologie-Nutrition", "endocrinology"),
        ("Urologie-Praxis", "urology"),
        ("Santé mentale", "psychiatry"),
        ("Saúde Mental", "psychiatry"),
        ("Chirurgia Toracica", "cardiothoracic_surgery"),
        ("Visita fisiatrica", "rehabilitation_medicine"),
        ("Huidziekten", "dermatology"),
        ("Terapia da fala", "speech_therapy"),
    ],
)
def test_a_clinic_names_its_specialty(words: str, slug: str) -> None:
    assert slug in {named for named, _ in ALL_NAMES.matches(words.lower())}


@pytest.mark.parametrize(
    "words",
    ["a balance problem", "surgical consultation", "he attends the unit", "mole on the back", "lung cancer"],
)
def test_what_ails_somebody_names_none(words: str) -> None:
    assert not ALL_NAMES.found_in(words)


def test_the_cell_beside_to_is_the_receivers() -> None:
    text = (
        "RIVERBEND TRUST HOSPITAL\nINTER-DEPARTMENTAL CONSULTATION\nPatient name\tMrs. Mira Sand\tAge / Sex\t51 Y "
        "/ F\n"
        "From\tDept. of Medicine, Unit II\tTo\tChest Medicine\n\nClinical notes\n"
        "Kindly see this lady, who was admitted with cellulitis and now coughs blood.\n"
    )
    assert value(read(text), "request.specialty") == "pulmonology"


def test_the_option_beside_a_mark_may_say_more_than_its_specialty() -> None:
    text = (
        "Elm Behavioral Health\nOutside Provider Referral\nPatient name\tRosa Lind\nService wanted\n"
        "☐ Individual counseling\t☒ Medication evaluation (psychiatry)\t☐ Neuropsychological testing\n"
    )
    assert value(read(text), "request.specialty") == "psychiatry"


def test_a_line_under_the_title_of_a_form_is_its_receivers() -> None:
    text = (
        "DEMANDE DE SERVICE\nGASTRO-ENTÉROLOGIE (adulte)\nRégion du Nord\nNom\tLessard\nPrénom\tMarie\n"
        "Raison de consultation\nAnémie\nAntécédents: hypertension\n"
    )
    assert value(read(text), "request.specialty") == "gastroenterology"


def test_the_model_alone_names_no_specialty() -> None:
    text = "Praxis Lind\n\n13.05.2026\n\nSehr geehrter Kollege,\n\nbitte sehen Sie Herrn Sand.\n\nDr. Lind\n"
    assert value(read(text), "request.specialty") is None


def test_a_lump_at_the_side_of_the_neck_goes_to_ent() -> None:
    text = (
        "Harbour Medical\n18 Beaufort Avenue\nTel 01632 960117\n\n13 May 2026\n\nDr Sorley Madden\n30 Island Road\n\n"
        "Dear Dr Madden,\n\nRe: Kai Fairweather, born 17 July 1969\n\nPlease see this man, who has a lump on the "
        "right "
        "side of the neck that has been there for five weeks. The right tonsil looks fuller than the left.\n\n"
        "Hypertension: perindopril 8 mg every morning.\n\nSincerely,\n\nDr Aurelie Swin\n"
    )
    assert value(read(text), "request.specialty") == "ent"


def test_the_letterhead_above_a_greeted_name_is_the_senders() -> None:
    letter = read(
        "Almond Endocrine Clinic\nRm 512, Medical Arts Building, Rodrigo Ave., Marikit City\n"
        "By appointment: (02) 8555 0126 Mon Wed Fri\nMay 9, 2026\n\nDear Dra. Hera Laurel,\n\n"
        "Respectfully referring Ms. Clara Villa, 44 years old, for evaluation of double vision.\n\nSincerely "
        "yours,\n\n"
        "Teo K. Almond, MD\n"
    )
    assert value(letter, "recipient.organization") is None
    assert value(letter, "referrer.organization") == "Almond Endocrine Clinic"


def test_nobody_is_sent_to_the_field_of_the_house_that_sends() -> None:
    letter = read(
        "Almond Endocrine Clinic\nTel (02) 8555 0126\n\nMay 9, 2026\n\nDear Colleague,\n\n"
        "Respectfully referring Ms. Clara Villa, 44 years old, for management of thyroid eye disease. Her TSH is "
        "normal and her Graves disease is treated.\n\nSincerely yours,\n\nTeo K. Almond, MD\n"
    )
    assert value(letter, "request.specialty") == "ophthalmology"


@pytest.mark.parametrize(
    ("line", "specialty"),
    [
        ("Referral ID (if provided): AB4158", None),
        ("Member ID: 4415", None),
        ("ID number: 4415", None),
        ("Referral to: ID", "infectious_diseases"),
    ],
)
def test_the_head_of_a_number_is_no_specialty(line: str, specialty: str | None) -> None:
    letter = read(
        f"REFERRAL COVERSHEET\n{line}\nPatient: Clara Villa\nDOB: 4 May 1961\nNumber of pages: 2\n\n"
        "Please use this coversheet when faxing a new referral or missing information to an existing one.\n"
    )
    assert value(letter, "request.specialty") == specialty
