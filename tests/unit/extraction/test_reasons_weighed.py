"""Why a patient is sent, weighed with all sentences that may say it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jobs.extraction.assistant.request.reason.heard import WHY
from jobs.training.sequences import train_sequences
from jobs.training.stacked_reasons import figures, papers_of
from tests.unit.extraction.referral_read import referral_read

IN_GERMAN = """Hausarztpraxis Dr. Muster
Beispielweg 3, 12345 Musterstadt

An die
Klinik für Urologie

Betr.: Probst, Otto, geb. 02.03.1951

Sehr geehrte Kolleginnen und Kollegen,

ich überweise Ihnen den o. g. Patienten wegen schmerzloser Makrohämaturie seit zehn Tagen. Bekannt sind ein Hypertonus
und eine Gicht. Medikamente sind Ramipril und Allopurinol, Allergien keine. Er raucht nicht und lebt mit seiner Frau.

Mit freundlichen Grüßen
Dr. A. Muster
"""
IN_FRENCH = """Cabinet médical du Parc
Docteur Claire Exemple

Cher confrère,

Je vous adresse Madame Anne Modèle, née le 4 mai 1958, pour des palpitations survenant surtout la nuit depuis trois
mois. Elle prend de la lévothyroxine. L'examen est normal et la tension est bonne. Elle vit seule et marche beaucoup.
Merci de votre avis.

Bien confraternellement
Dr C. Exemple
"""


@pytest.mark.parametrize(
    ("paper", "why"), [(IN_GERMAN, "schmerzloser Makrohämaturie"), (IN_FRENCH, "palpitations survenant")]
)
def test_letters_in_other_languages_say_why(paper: str, why: str) -> None:
    reason = referral_read(paper).request.reason
    assert why in str(reason.value)
    assert reason.evidence


def test_what_stands_at_the_head_that_asks_for_it_stays() -> None:
    reason = referral_read(
        "REFERRAL\nPatient: Ann Sample   DOB: 2/1/1960\nTo: Cardiology\nReason for referral: palpitations at night\n"
        "History: She has had breathlessness on the stairs since June and her ankles swell in the evening. She is\n"
        "worried about her heart, since her father died of it. She takes amlodipine, and has no allergies at all.\n"
    ).request.reason
    assert reason.value == "palpitations at night"


def test_a_paper_knows_which_sentence_says_why_and_learns_it(tmp_path: Path) -> None:
    file = tmp_path / "hand.jsonl"
    rows = [
        {
            "text": f"Dear {asked} team\n\nThank you for seeing Ann Sample. She has had {trouble} since the spring.\n"
            "She lives with her husband and two dogs in a house by the river, has never smoked, and takes no tablets\n"
            "but one for her blood pressure, which was good when we last looked at it here.\n\n"
            "Yours sincerely\nDr Tom Example, Elm Surgery",
            "reason": [trouble],
        }
        for asked, trouble in (
            ("Rheumatology", "swollen wrists"),
            ("Urology", "a slow stream"),
            ("Neurology", "migraines"),
        )
    ]
    file.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    papers = list(papers_of(file))
    assert [paper.tags.count(WHY) for paper in papers] == [1, 1, 1]
    weights = tmp_path / "weights"
    train_sequences(papers, weights, {"c1": 0.1, "c2": 0.1, "max_iterations": 50})
    assert figures(papers, weights).startswith("right 1.000 of 3")
