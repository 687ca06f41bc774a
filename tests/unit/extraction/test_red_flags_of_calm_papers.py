"""Words of calm papers that sound like a danger: a macula seen on a scan, a belt that has become too wide, a reaction
that has passed, stiffness of other parts than the neck, a scheme's benefits. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import note_on_paper, paper


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (
            "Macula on OCT\tflat, small drusen\tflat",
            "sudden_visual_loss",
        ),
        (
            "Retina and macula on scan flat both eyes, nuclear cataract 3+.",
            "sudden_visual_loss",
        ),
        (
            "Food sticking behind the breastbone for seven weeks, belt two holes in. No vomiting.",
            "acute_coronary",
        ),
        (
            "Meat sticks in the chest, has tightened his belt by three notches over the summer, "
            "woke twice at night with heartburn.",
            "acute_coronary",
        ),
        (
            "Cashew at a birthday party in July, lip swelling and hives within minutes, settled "
            "with cetirizine. Please test for tree nuts and advise about school. Has been given an "
            "epinephrine auto-injector and a plan.",
            "airway",
        ),
        (
            "Peanut butter in May: hives and swelling of the lips within ten minutes, no wheeze, "
            "resolved with diphenhydramine. Carries an auto-injector. Allergy testing please.",
            "airway",
        ),
        (
            "Reacted to almonds last spring with lip swelling and hives, cleared after loratadine. "
            "Needs skin prick tests.",
            "airway",
        ),
        (
            "Su novia lo vio dormido: grito, rigidez de las cuatro extremidades y sacudidas. "
            "Después veinte minutos confuso.",
            "meningitis",
        ),
        (
            "Dolor y rigidez matinal de manos de una hora, con cefalea ocasional.",
            "meningitis",
        ),
        (
            "Raideur matinale des doigts, fièvre absente, céphalées de tension.",
            "meningitis",
        ),
        (
            "Rigidità mattutina delle mani, cefalea.",
            "meningitis",
        ),
        (
            "PMB motivation form attached for the scheme. 52 yr F, gallstones.",
            "gynaecological_cancer_signs",
        ),
        (
            "Asthma, registered as PMB, chronic medicine approved by the scheme. 61 years.",
            "gynaecological_cancer_signs",
        ),
    ],
)
def test_what_is_calm_raises_nothing(words: str, code: str) -> None:
    pages = paper(words) if "\t" in words else note_on_paper(words)
    assert code not in {flag.code for flag in find_red_flags(pages=pages)}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (
            "Sudden shower of floaters, horseshoe tear on examination, macula on OCT still flat.",
            "sudden_visual_loss",
        ),
        (
            "Retinal detachment superotemporal, macula on.",
            "sudden_visual_loss",
        ),
        (
            "Rigidez de nuca, fiebre 39 y confuso.",
            "meningitis",
        ),
        (
            "Raideur de la nuque, fièvre et vomissements.",
            "meningitis",
        ),
        (
            "Rigidità nucale, febbre e vomito.",
            "meningitis",
        ),
        (
            "Raideur méningée, fièvre, photophobie.",
            "meningitis",
        ),
        (
            "Tight belt around the chest for an hour, sweating and grey.",
            "acute_coronary",
        ),
        (
            "Ate cashew 20 minutes ago, lips and tongue swollen, hives, wheezing, adrenaline given.",
            "airway",
        ),
        (
            "Bee sting this afternoon: face and throat swollen, struggling to breathe, given epinephrine.",
            "airway",
        ),
        (
            "Lips swelling since lisinopril started, now tongue swelling and hoarse voice, not "
            "settled with cetirizine.",
            "airway",
        ),
        (
            "58 years, PMB for three months, HRT.",
            "gynaecological_cancer_signs",
        ),
        (
            "PMB x 2, 61 yrs, endometrial thickness 9 mm.",
            "gynaecological_cancer_signs",
        ),
    ],
)
def test_the_danger_itself_is_raised(words: str, code: str) -> None:
    assert code in {flag.code for flag in find_red_flags(pages=note_on_paper(words))}
