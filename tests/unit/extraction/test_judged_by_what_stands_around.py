"""A value is not believed because its words stand on the page: the words around them say whose it is and whether it
holds. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import default_ruleset, run_judge, run_triage
from jobs.extraction.judge.aligner import PageIndex, fold
from referrals.data.pages import Page
from referrals.data.referral import (
    Allergy,
    Clinical,
    Diagnosis,
    Evidence,
    Field,
    Identifier,
    Medication,
    Patient,
    Recipient,
    Referral,
    Referrer,
    Request,
    walk,
)
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
LETTER = """Hillside Medical Practice
1 Hill Road, Leeds LS1 4AB Tel 0113 496 0111 Fax 0113 496 0112
12 November 2026

Dear Neurology Team,
Re: Mrs Joan Pardew Tel 0113 496 0333
Next of kin: Harold Pardew 0113 496 0999

Thank you for seeing this lady with migraine. She married on 12/06/1974. She no longer takes propranolol
40 mg bd. Her husband Harold is allergic to aspirin and takes warfarin 5 mg daily. Her sister Mary had breast
cancer. I referred her to Urology in error. She weighs 64 kg. Sumatriptan 50 mg prn. If she gets worse call 999,
as that would be an emergency. Hospital number pending; claim 77120045. Her neighbour has epilepsy.

Yours sincerely
Dr Jane Fox
"""


def quoted(pages: tuple[Page, ...], value: str, quote: str) -> Field:
    """A value as an assistant gives it that only copies: quoted from where its words stand first."""
    for page in pages:
        words = page.words
        wanted = "".join(fold(word) for word in quote.split())
        for first in range(len(words)):
            for last in range(first, min(first + 12, len(words))):
                if "".join(fold(word.text) for word in words[first : last + 1]) == wanted:
                    place = PageIndex(page).place(first, last)
                    place = Evidence(
                        document_id=place.document_id, page=place.page, boxes=place.boxes, quote=quote
                    )
                    return Field(value=value, confidence=0.95, confidence_raw=0.95, evidence=(place,))
    raise AssertionError(quote)


def referral_with(pages: tuple[Page, ...], path: str, value: str, quote: str) -> Referral:
    """A referral of one value."""
    field = quoted(pages, value, quote)
    section, _, name = path.partition(".")
    if section == "patient":
        if name == "mrn":
            mrn = Identifier(type=field.model_copy(update={"value": "mrn"}), value=field)
            return Referral(patient=Patient(identifiers=(mrn,)))
        return Referral(patient=Patient(**{name: field}))
    if section == "clinical":
        entry = {
            "diagnoses": Diagnosis(text=field.model_copy(update={"asserted": "present"})),
            "medications": Medication(name=field),
            "allergies": Allergy(substance=field),
        }[name]
        return Referral(clinical=Clinical(**{name: (entry,)}))
    kinds = {"referrer": Referrer, "recipient": Recipient, "request": Request}
    return Referral(**{section: kinds[section](**{name: field})})


def judged(text: str, path: str, value: str, quote: str) -> Field:
    pages = paper(text)
    referral = run_judge(referral=referral_with(pages, path, value, quote), pages=pages)
    return next(field for _, field in walk(referral) if field.value == value)


@pytest.mark.parametrize(
    ("path", "value", "quote"),
    [
        ("patient.given_name", "Harold", "Harold Pardew"),
        ("patient.birth_date", "1974-06-12", "12/06/1974"),
        ("patient.phone", "+441134960999", "0113 496 0999"),
        ("patient.mrn", "77120045", "77120045"),
        ("patient.address", "1 Hill Road, Leeds LS1 4AB", "1 Hill Road, Leeds LS1 4AB"),
        ("referrer.phone", "+441134960333", "0113 496 0333"),
        ("clinical.diagnoses", "breast cancer", "breast cancer"),
        ("clinical.diagnoses", "epilepsy", "epilepsy"),
        ("clinical.medications", "propranolol", "propranolol 40 mg bd"),
        ("clinical.medications", "warfarin", "warfarin 5 mg daily"),
        ("clinical.allergies", "aspirin", "allergic to aspirin"),
        ("request.specialty", "urology", "Urology"),
        ("request.reason", "epilepsy", "epilepsy"),
        ("request.urgency", "stat", "emergency"),
    ],
)
def test_what_is_said_of_somebody_else_or_not_to_hold_is_contradicted(
    path: str, value: str, quote: str
) -> None:
    field = judged(LETTER, path, value, quote)
    assert field.verdict == "contradicted", field.reasons
    assert field.confidence <= 0.25
    assert field.contradicted_by


@pytest.mark.parametrize(
    ("path", "value", "quote"),
    [
        ("patient.given_name", "Joan", "Joan"),
        ("patient.family_name", "Pardew", "Harold Pardew"),
        ("patient.phone", "+441134960333", "0113 496 0333"),
        ("referrer.phone", "+441134960111", "0113 496 0111"),
        ("referrer.address", "1 Hill Road, Leeds LS1 4AB", "1 Hill Road, Leeds LS1 4AB"),
        ("clinical.diagnoses", "migraine", "migraine"),
        ("clinical.medications", "Sumatriptan", "Sumatriptan 50 mg prn"),
        ("request.specialty", "neurology", "Neurology"),
    ],
)
def test_what_is_said_of_the_patient_stands(path: str, value: str, quote: str) -> None:
    field = judged(LETTER, path, value, quote)
    assert field.verdict == "supported", field.reasons


def _letter(sentence: str) -> str:
    return f"Re: Mr Alan Whitcombe Tel 0113 496 0222\n\nThank you for seeing him with migraine.\n{sentence}\n"


@pytest.mark.parametrize(
    ("sentence", "path", "value", "quote"),
    [
        ("He graduated on 04/06/1989.", "patient.birth_date", "1989-06-04", "04/06/1989"),
        ("Pacemaker fitted 04/06/1999.", "patient.birth_date", "1999-06-04", "04/06/1999"),
        ("Sober since 05/07/1994.", "patient.birth_date", "1994-07-05", "05/07/1994"),
        ("Date of onset: 04/06/1999", "patient.birth_date", "1999-06-04", "04/06/1999"),
        ("His wife Ida (DOB 01/02/1944) drove.", "patient.birth_date", "1944-02-01", "01/02/1944"),
        ("Please call me on 0113 496 0777.", "patient.phone", "+441134960777", "0113 496 0777"),
        (
            "His solicitor can be reached on 0113 496 0778.",
            "patient.phone",
            "+441134960778",
            "0113 496 0778",
        ),
        (
            "Previous address: 9 High St, Hull HU1 1AA",
            "patient.address",
            "9 High St, Hull HU1 1AA",
            "9 High St, Hull HU1 1AA",
        ),
        ("Invoice no. 55120933", "patient.mrn", "55120933", "55120933"),
        ("Metformin 500 mg bd - DISCONTINUED", "clinical.medications", "Metformin", "Metformin"),
        ("Aspirin 75 mg allergy.", "clinical.medications", "Aspirin", "Aspirin"),
        ("He overdosed on paracetamol in 2001.", "clinical.medications", "paracetamol", "paracetamol"),
        ("His wife takes lithium.", "clinical.medications", "lithium", "lithium"),
        ("Penicillin: No\nLatex: No", "clinical.allergies", "Penicillin", "Penicillin"),
        ("Allergies: Penicillin - NO", "clinical.allergies", "Penicillin", "Penicillin"),
        ("His wife died of breast cancer.", "clinical.diagnoses", "breast cancer", "breast cancer"),
        (
            "Please do NOT refer on to orthopaedics.",
            "request.specialty",
            "orthopedics",
            "orthopaedics",
        ),
        ("Not suitable for Cardiology.", "request.specialty", "cardiology", "Cardiology"),
        (
            "It was sent to Dermatology by mistake.",
            "request.specialty",
            "dermatology",
            "Dermatology",
        ),
        (
            "Should he deteriorate he must attend A&E immediately.",
            "request.urgency",
            "stat",
            "immediately",
        ),
    ],
)
def test_the_sentence_of_a_value_decides(sentence: str, path: str, value: str, quote: str) -> None:
    field = judged(_letter(sentence), path, value, quote)
    assert field.verdict == "contradicted", field.reasons


@pytest.mark.parametrize(
    ("sentence", "path", "value", "quote"),
    [
        ("He was born on 04/06/1959 and moved here later.", "patient.birth_date", "1959-06-04", "04/06/1959"),
        ("He lives with his wife, tel 0113 496 0604.", "patient.phone", "+441134960604", "0113 496 0604"),
        (
            "Tel 0113 496 0604 Next of kin: Ida Whitcombe",
            "patient.phone",
            "+441134960604",
            "0113 496 0604",
        ),
        ("Stopped ramipril and started amlodipine.", "clinical.medications", "amlodipine", "amlodipine"),
        ("Allergies: none. Aspirin 75 mg daily", "clinical.medications", "Aspirin", "Aspirin"),
        ("Allergies: Penicillin (rash)", "clinical.allergies", "Penicillin", "Penicillin"),
        (
            "Not suitable for Cardiology but please see in Respiratory clinic.",
            "request.specialty",
            "pulmonology",
            "Respiratory",
        ),
        (
            "Rather than general surgery, vascular surgery would be the appropriate team.",
            "request.specialty",
            "vascular_surgery",
            "vascular surgery",
        ),
        (
            "I would be grateful if this man with worsening pain could be seen urgently.",
            "request.urgency",
            "urgent",
            "urgently",
        ),
        ("If you can see him urgently he would be relieved.", "request.urgency", "urgent", "urgently"),
    ],
)
def test_a_sentence_that_only_sounds_so_takes_nothing_away(
    sentence: str, path: str, value: str, quote: str
) -> None:
    field = judged(_letter(sentence), path, value, quote)
    assert field.verdict != "contradicted", field.reasons


def test_what_the_judge_contradicts_decides_nothing() -> None:
    pages = paper(LETTER)
    referral = Referral(
        request=Request(
            specialty=quoted(pages, "urology", "Urology"), urgency=quoted(pages, "stat", "emergency")
        )
    )
    triage, _ = run_triage(
        referral=run_judge(referral=referral, pages=pages),
        pages=pages,
        ruleset=default_ruleset(),
        today=TODAY,
    )
    assert triage.urgency != "stat"
    assert triage.specialty != "urology"
    assert triage.disposition != "accept"


def test_a_relatives_number_is_only_not_sure_to_be_the_patients() -> None:
    field = judged(
        _letter("Tel 0113 496 0604 (this is his daughter Kate)"),
        "patient.phone",
        "+441134960604",
        "0113 496 0604",
    )
    assert field.verdict == "uncertain"
    assert field.confidence < 0.7
