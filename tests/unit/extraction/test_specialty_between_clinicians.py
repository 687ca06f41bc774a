"""Short notes between clinicians: who is asked for by a short name, among others that are only told of."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from jobs.extraction.judge.values import names_specialty
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 23)


def specialty(note: str) -> str | None:
    pages = paper(note)
    judged = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).request.specialty
    return str(judged.value) if judged.value is not None else None


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        (
            "Preop assessment pls - 78M for hip, CPAP user.\nOrtho have listed him for March.",
            "anesthesiology",
        ),
        ("3 cm lump, skin dimple, 62F. Breast team urgently pls.\nOn apixaban (cardio).", "breast_surgery"),
        ("67M tight chest on hills, RACPC please.\nKnown to vascular for his legs.", "cardiology"),
        (
            "Fistula-in-ano. Colorectal surgeons to see please.\nIBD under gastro Dr Roe.",
            "colorectal_surgery",
        ),
        ("Max fax on call: 23M mandible broken.\nED have given antibiotics.", "dentistry_oral_surgery"),
        ("Plts 62 x3, no bleeding. Haem please.\nGastro say spleen normal.", "hematology"),
        ("Falls x4, postural drop. Geris please review meds.\nCardio pacemaker check fine.", "geriatrics"),
        ("New ulcer sole 1cm, no sepsis. MDFT within 24h please.\nVascular saw in June.", "podiatry"),
        ("EIP ref. 21M hearing voices 4/12.\nDrug worker knows him.", "psychiatry"),
        ("3y only 10 words, hearing fine. SLT please.\nENT scope last year.", "speech_therapy"),
        ("Gyn onc please - CA125 480, complex mass.\nGI scope nil.", "obstetrics_gynecology"),
        ("Needs OT rv for equipment, hoist broken.\nPhysio happy.", "occupational_therapy"),
        ("TVN please, sacral cat 3.\nDietitian in, DN dressings daily.", "wound_care"),
    ],
)
def test_short_names_are_read(note: str, slug: str) -> None:
    assert specialty(note) == slug


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        ("Practice nurse >> podiatry. Nails thick, callus.\nEye screening done.", "podiatry"),
        ("Ward 4 to cardio SpR: 71M VT run, K 3.1.\nResp seeing tomorrow.", "cardiology"),
        ("Plastics, elective, any date. Scar on cheek.\nSeen by derm twice.", "plastic_surgery"),
        ("Derm eval in the next 7-10 days: nodule on nose.\nKnown to rheum.", "dermatology"),
        ("Could HF nurses / cardio bring forward his echo?\nAlso under urology.", "cardiology"),
        ("Gynae met her and suggested endocrinology, I agree.\nTwo prolactins of 1240.", "endocrinology"),
        ("RUQ pain, fever. Surg reg accepted, coming by ambulance.\nKnown to gastro.", "general_surgery"),
    ],
)
def test_what_asks_stands_around_the_name(note: str, slug: str) -> None:
    assert specialty(note) == slug


@pytest.mark.parametrize(
    "told",
    [
        "Cardio bounced it to you.",
        "Under resp and derm.",
        "She saw ENT in 2019.",
        "Ortho not wanted.",
        "Her neurologist is happy.",
        "Go to ED if worse.",
        "Discharged by gynae.",
    ],
)
def test_who_is_only_told_of_is_not_asked(told: str) -> None:
    assert specialty(f"Rheum please. Hands stiff an hour each morning.\n{told}") == "rheumatology"


@pytest.mark.parametrize(
    "note",
    [
        "Resp: clear. Cardio: nil. Neuro: intact.\n33M tired since spring.",
        "Obs stable, neuro exam fine, psych history nil.\nTired since spring.",
        "Allergic to plasters. Tired since spring, sleeps well.",
    ],
)
def test_findings_ask_for_nobody(note: str) -> None:
    assert specialty(note) is None


def test_the_judge_reads_a_short_name_only_as_a_whole() -> None:
    assert names_specialty("wound_care", "TVN")
    assert names_specialty("speech_therapy", "SLT")
    assert not names_specialty("sleep_medicine", "sleep is poor")
