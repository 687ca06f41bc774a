"""Problems of an assessment that no list of names holds, known by where they stand. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.paper import note_on_paper
from tests.unit.extraction.referral_read import run_assistant_on

_VISIT = (
    "HISTORY OF PRESENT ILLNESS\nMr. Reginald Quill is a 54-year-old male who presents for follow-up. He works as a "
    "baker and sleeps well.\nPHYSICAL EXAMINATION\nCardiovascular: Regular rate and rhythm.\n"
)


def diagnoses(written: str) -> list[object]:
    return [each.text.value for each in run_assistant_on(note_on_paper(_VISIT + written)).clinical.diagnoses]


@pytest.mark.parametrize(
    "written",
    [
        "ASSESSMENT AND PLAN\nCallus of the left foot.\n\u2022 Medical Reasoning: Pulses and sensation are good.\n"
        "\u2022 Specialist Referrals: Referral to podiatry.\nGlobus sensation.\n"
        "\u2022 Medical Reasoning: Likely to settle by itself.\n",
        "ASSESSMENT\n1. Callus of the left foot.\n2. Globus sensation.\nPLAN\nReturn in 3 months.\n",
        "ASSESSMENT AND PLAN\n# Callus of the left foot: stable, continue the same.\n"
        "# Globus sensation. Reassured.\n",
    ],
)
def test_titles_are_problems_whatever_they_are_called(written: str) -> None:
    assert diagnoses(written) == ["Callus of the left foot", "Globus sensation"]


def test_numbered_titles_with_plans_are_problems_beside_known_ones() -> None:
    assert diagnoses(
        "ASSESSMENT AND PLAN\n1. Globus sensation: stable, continue the same.\n2. Lymphedema - continue stockings\n"
        "3. Foot drop. Refer to PT.\n4. Follow-up in 3 months.\n5. Labs today.\n"
    ) == ["Globus sensation", "Lymphedema", "Foot drop"]


@pytest.mark.parametrize(
    "item",
    [
        "Continue metformin.",
        "Health maintenance.",
        "Stable on current dose.",
        "Return to clinic in 3 months.",
        "Discussed diet and exercise.",
        "Routine labs.",
        "Lisinopril 10 mg daily.",
    ],
)
def test_what_is_to_be_done_is_no_problem(item: str) -> None:
    assert diagnoses(f"ASSESSMENT AND PLAN\n1. Gout.\n2. Asthma.\n3. {item}\n") == ["Gout", "Asthma"]
