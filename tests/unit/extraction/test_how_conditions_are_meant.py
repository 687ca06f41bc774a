"""A condition is only suspected, a relative's, over, or what a medicine did by the label, the list or the year that it
stands beside; what stands near such words and is of the patient now stays so."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_HEAD = "Referral to Medicine\nPatient: Alan Quill  DOB 4 May 1961\n{said}"


def _meant(said: str) -> dict[str, str | None]:
    """The names of conditions, complaints and history with how each is meant; of one told twice as a diagnosis."""
    clinical = referral_read(_HEAD.format(said=said)).clinical
    found = [each.text for each in (*clinical.history, *clinical.symptoms)]
    found += [each.text for each in clinical.diagnoses]
    return {str(text.value): text.asserted for text in found}


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Suspected diagnosis: SCC", "SCC"),
        ("Query diagnosis: Lupus", "Lupus"),
        ("Suspected diagnosis: Gout\nQuery diagnosis: Lupus", "Lupus"),
        ("Suspected cancer type: basal cell carcinoma", "basal cell carcinoma"),
        ("Possible diagnosis: angina.", "angina"),
        ("Differential: migraine vs TIA", "migraine"),
        ("Right leg pain. Eval for disc herniation prior to injection.", "disc herniation"),
        ("Differential: migraine vs TIA", "TIA"),
        ("Reason for referral: M-spike. Evaluate for MGUS vs smoldering myeloma.", "MGUS"),
        ("Suspected diagnoses:\n- psoriasis\n- lichen planus", "lichen planus"),
        ("Diagnosis: Rheumatoid arthritis, query lupus", "lupus"),
        ("Diagnosen: Verdacht auf koronare Herzkrankheit, arterielle Hypertonie", "koronare Herzkrankheit"),
        ("Diagnose: V.a. Morbus Crohn, Ausschluss Zöliakie, DD Reizdarm", "Morbus Crohn"),
        ("Diagnose: V.a. Morbus Crohn, Ausschluss Zöliakie, DD Reizdarm", "Zöliakie"),
        ("Diagnose: V.a. Morbus Crohn, Ausschluss Zöliakie, DD Reizdarm", "Reizdarm"),
    ],
)
def test_what_is_only_suspected_is_uncertain(said: str, name: str) -> None:
    assert _meant(said)[name] == "uncertain"


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Working diagnosis: Rheumatoid arthritis", "Rheumatoid arthritis"),
        ("Provisional diagnosis: Lupus", "Lupus"),
        ("Possible diagnosis: angina. Known hypertension and diabetes.", "hypertension"),
        ("Diagnosis: Rheumatoid arthritis, query lupus", "Rheumatoid arthritis"),
        ("Diagnosen: Verdacht auf koronare Herzkrankheit, arterielle Hypertonie", "arterielle Hypertonie"),
    ],
)
def test_what_is_known_beside_what_is_suspected_is_present(said: str, name: str) -> None:
    assert _meant(said)[name] == "present"


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Antécédents: psoriasis. Soeur: colite ulcéreuse.", "colite ulcéreuse"),
        ("Antécédents: hypertension. Père: infarctus à 50 ans.", "Père: infarctus à 50 ans"),
        ("Past history: psoriasis. Sister: ulcerative colitis.", "ulcerative colitis"),
        ("Past history: psoriasis. Dad - bowel cancer.", "Dad - bowel cancer"),
        ("Antécédents : HTA\nPère décédé d'un infarctus à 52 ans.", "Père décédé d'un infarctus à 52 ans"),
        ("Past history: psoriasis. Father died of a stroke in 2001.", "Father died of a stroke"),
    ],
)
def test_what_stands_behind_a_relative_is_of_the_family(said: str, name: str) -> None:
    assert _meant(said)[name] == "family"


def test_what_stands_before_a_relative_is_the_patients() -> None:
    assert _meant("Past history: psoriasis. Sister: ulcerative colitis.")["psoriasis"] == "present"


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Past history: 2020 Pulmonary embolism. 2012 Left inguinal hernia repair.", "Pulmonary embolism"),
        ("Mental health history: Depression 2017, treated with sertraline (ceased 2019)", "Depression"),
        ("Past history: kidney stones 2010, glaucoma", "kidney stones"),
        ("Past history: Depression 2015-2017.", "Depression 2015-2017"),
        ("She had a left MCA stroke in August and coughs.", "left MCA stroke"),
        ("In anamnesi: ipertensione, pregressa TVP gamba sinistra (2018).", "pregressa TVP gamba sinistra"),
        ("Past history: previous MI, hypertension, gout", "previous MI"),
        ("Past medical history:\nGestational diabetes.", "Gestational diabetes"),
        ("He has COPD. He had a TIA in 2020 and renal colic once in the nineties.", "renal colic"),
        ("No loss of words. Ear tubes placed 02/2026, hearing normal since then.", "Ear tubes"),
    ],
)
def test_what_its_year_or_its_words_put_behind_is_historical(said: str, name: str) -> None:
    assert _meant(said)[name] == "historical"


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("K/C/O CAD s/p PTCA 2018, HTN, DM.", "HTN"),
        ("K/C/O CAD s/p PTCA 2018, HTN, DM.", "DM"),
        ("She has low back pain s/p L4-S1 fusion in 2016 and fibromyalgia.", "fibromyalgia"),
        ("Past history: previous MI, hypertension, gout", "hypertension"),
        ("Past history: hypertension 2015, asthma since 2010", "hypertension"),
        ("Past history: diabetes treated with metformin since 2015, gout", "diabetes"),
        ("Reason for referral: right inguinal hernia for repair.", "right inguinal hernia"),
        ("In anamnesi: ipertensione, pregressa TVP gamba sinistra (2018).", "ipertensione"),
        ("Yesterday 20 minutes of right arm weakness and slurred speech, fully resolved.", "slurred speech"),
        ("6/12 hx of low mood and poor sleep.", "low mood"),
        ("She has a 6 month hx of low mood.", "low mood"),
        ("He has had a 3-week h/o cough.", "cough"),
    ],
)
def test_what_stands_beside_a_year_or_an_operation_is_present(said: str, name: str) -> None:
    assert _meant(said)[name] == "present"


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("She has had side effects with the combined pill (migraine).", "migraine"),
        ("She has NAFLD. She tried Ozempic, stopped for pancreatitis.", "pancreatitis"),
        ("He stopped lisinopril because of cough.", "cough"),
    ],
)
def test_what_a_medicine_did_that_was_given_up_is_over(said: str, name: str) -> None:
    assert _meant(said)[name] == "historical"


def test_what_was_at_birth_is_no_complaint_of_now() -> None:
    assert "jaundice" not in _meant("Speech delay.\nBirth hx: 36 wk, NICU x 5 days for jaundice\nMeds: none")


def test_what_somebody_does_not_bear_does_is_no_complaint() -> None:
    told = _meant("She has diarrhea. She is intolerant to metronidazole, which causes severe nausea.")
    assert "nausea" not in told
    assert told["diarrhea"] == "present"
    assert "itching" not in _meant("He has gout. Allergic to Bactrim and morphine (itching).")


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("He stopped working because of back pain.", "back pain"),
        ("Takes sertraline (depression) and amlodipine (hypertension).", "hypertension"),
        ("He came with itching and nausea. Allergic to morphine (itching).", "nausea"),
    ],
)
def test_what_no_medicine_did_is_present(said: str, name: str) -> None:
    assert _meant(said).get(name, "present") == "present"
