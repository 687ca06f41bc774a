"""Each red flag in many doctors' and patients' words, and words of danger that are denied, past, of a relative, advised
or intended. Sentences are invented; each stands alone, without the help of a letter around it."""

from __future__ import annotations

from pathlib import Path

import pytest

from jobs.extraction import find_red_flags
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from tests.unit.extraction.paper import paper

_HERE = Path(__file__).parent
RAISED = [
    tuple(line.split("|", 1)) for line in (_HERE / "red_flags_raised.txt").read_text("utf-8").splitlines()
]
SILENT = (_HERE / "red_flags_silent.txt").read_text("utf-8").splitlines()


def flags(sentence: str) -> set[str]:
    return {
        flag.code for flag in find_red_flags(pages=paper(f"Dear colleague,\n\n{sentence}\n\n15 May 2026"))
    }


@pytest.mark.parametrize(("code", "sentence"), RAISED)
def test_raised_in_other_words(code: str, sentence: str) -> None:
    assert code in flags(sentence)


@pytest.mark.parametrize("sentence", SILENT)
def test_silent(sentence: str) -> None:
    assert flags(sentence) == set()


def test_every_rule_is_tried_in_ten_wordings() -> None:
    tried = [code for code, _ in RAISED]
    assert [rule.code for rule in RED_FLAG_RULES if tried.count(rule.code) < 10] == []


@pytest.mark.parametrize(
    ("text", "raised"),
    [
        ("Year\tGestation\tComplication\n2022\t37\tPre-eclampsia\n\n15 May 2026", False),
        ("PROBLEM\nVisible blood in urine\t[ ] Y\t[x] N", False),
        ("PROBLEM\nVisible blood in urine\t[x] Y\t[ ] N", True),
        ("Blood in urine: [ ] yes [x] no     Night sweats: [ ] yes [x] no", False),
        ("Blood in urine: [x] yes [ ] no     Night sweats: [ ] yes [x] no", True),
        ("Spotting again, last period nine years ago, menopause 9 years ago.", True),
        ("Pulmonary embolism and a stroke, 9 years ago.", False),
        ("Mum was admitted with ketoacidosis.", False),
        ("Sun advice: see a doctor if a mole changes shape or bleeds.", False),
        ("MSCC alert card issued as routine.", False),
        ("MRI ruled out cauda equina compression.", False),
        ("MRI to rule out cauda equina compression.", True),
        ("Could this be sepsis? Not likely.", False),
        ("Pulmonary embolism\tI26.99\tinactive\tentered-in-error", False),
        ("Suicidal ideation\t[x] none   [ ] passive   [ ] active", False),
        ("Suicidal ideation\t[ ] none   [x] passive   [ ] active", True),
        ("Grateful if you could see this man with melaena.", True),
        ("Swollen hot calf after a long flight. Duplex done today. No evidence of DVT.", False),
        ("Swollen hot calf after a long flight. Duplex tomorrow.", True),
        ("Refer to Blue Ridge Hand and Upper Extremity.", False),
        ("Twenty minutes of weakness of the left arm yesterday, fully resolved.", True),
        ("Red swollen joint of the big toe in 2019, resolved.", False),
        (
            "Return to the emergency department if\nFingers turn blue or cold, or you have chest pain at rest.",
            False,
        ),
        ("Seen in the emergency department.\nFingers of the left hand turned blue and cold, no pulse.", True),
        ("My son had a fit this morning, the first ever.", True),
        ("My mother had a fit as a girl.", False),
        ("Dad couldn't find his words this morning.", True),
        ("Dad couldn't find his words in 2015 and has been well since.", False),
        ("Weight chart: 02/24 88.1 | 08/24 83.6 | 01/25 76.9. No diet.", True),
        ("Gone from once a day to six times a day for nine weeks. He's 71 and smokes.", True),
        ("Found stiff and shaking all over.\nHe was confused for half an hour, first seizure.", True),
    ],
)
def test_rows_answers_names_and_what_passes_off(text: str, raised: bool) -> None:
    assert bool(find_red_flags(pages=paper(f"Dear colleague,\n\n{text}\n"))) is raised
