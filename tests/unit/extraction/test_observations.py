"""What was measured: in sentences, in rows of cells, under dates, and what only looks like it."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

_Seen = tuple[str, str, str | None, str | None]


def observations(written: str) -> list[_Seen]:
    found = run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical.observations
    return [
        (
            str(seen.name.value),
            str(seen.value.value),
            None if seen.unit.value is None else str(seen.unit.value),
            None if seen.date.value is None else str(seen.date.value),
        )
        for seen in found
    ]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Numeric results\n\t14 May 2026\t20 Nov 2025\nHbA1c mmol/mol\t96\t81",
            [("HbA1c", "96", "mmol/mol", "2026-05-14"), ("HbA1c", "81", "mmol/mol", "2025-11-20")],
        ),
        (
            "WEIGHT\tHEIGHT\tHIP WIDTH\n88 kg\t183 cm\t43 cm",
            [("WEIGHT", "88", "kg", None), ("HEIGHT", "183", "cm", None)],
        ),
        (
            "Results\nFIT\tHaemoglobin\n148 ug/g (04-Jun-2026)\t119 g/L (05-Jun-2026)",
            [("FIT", "148", "ug/g", "2026-06-04"), ("Haemoglobin", "119", "g/L", "2026-06-05")],
        ),
        ("REQUEST\nREASON\tanaemia\nHEMOGLOBIN\t11.8", [("HEMOGLOBIN", "11.8", None, None)]),
        (
            "Results\nTest\tResult\tUnits\tTaken\nCRP\t14\tmg/L\t19/10/2026\nFerritin\t6\tug/L\t29 May 2026",
            [("CRP", "14", "mg/L", "2026-10-19"), ("Ferritin", "6", "ug/L", "2026-05-29")],
        ),
        ("\tRight\tLeft\nIOP\t25\t28", [("IOP", "25", None, None), ("IOP", "28", None, None)]),
        ("Creatinine (mg/dL)\t1.98", [("Creatinine", "1.98", "mg/dL", None)]),
        (
            "Vitals\nBP\t142/88\tmmHg\nWeight\t71.4\tkg",
            [("BP", "142/88", "mmHg", None), ("Weight", "71.4", "kg", None)],
        ),
        (
            "LABS\n\tResult\tUnits\tNormal\nAST\t112\tU/L\t<40\nALT\t140\tU/L\t7-41",
            [("AST", "112", "U/L", None), ("ALT", "140", "U/L", None)],
        ),
        (
            "Blood results\nTest\tLast\tPrevious\tUnits\nCreatinine\t168\t140\tumol/L",
            [("Creatinine", "168", "umol/L", None), ("Creatinine", "140", "umol/L", None)],
        ),
        (
            "Blood results\nTest\tUnits\t14 May 2026\t20 Nov 2025\nHb\tg/L\t118\t110",
            [("Hb", "118", "g/L", "2026-05-14"), ("Hb", "110", "g/L", "2025-11-20")],
        ),
        (
            "Tests\nName of test\tYour result\tUnits of measure\tDate of test\nLDL cholesterol\t162\tmg/dL\t2026-09-01",
            [("LDL cholesterol", "162", "mg/dL", "2026-09-01")],
        ),
    ],
)
def test_cells(written: str, expected: list[_Seen]) -> None:
    assert observations(written) == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("His eGFR has fallen to 29 with ACR now 210.", [("ACR", "210")]),
        ("Blood ketone 0.3 in surgery.", [("Blood ketone", "0.3")]),
        (
            "New pancytopenia (Hb 74, Neutrophils 0.6, Platelets 31).",
            [("Hb", "74"), ("Neutrophils", "0.6"), ("Platelets", "31")],
        ),
        ("His HGT this morning was 13.8 and the BP 164/90.", [("HGT", "13.8"), ("BP", "164/90")]),
        ("A raised faecal calprotectin (212) was found.", [("faecal calprotectin", "212")]),
        ("Platelets were 142 in 2023.", [("Platelets", "142")]),
        ("TA 135/80 mmHg, poids 54 kg.", [("TA", "135/80"), ("poids", "54")]),
        ("He was fit 20 years ago.", []),
        ("The cat 2 doors down scratched her.", []),
        ("CRP in 2024 was normal.", []),
        ("Please act 3 days before the visit.", []),
        ("9 Kookaburra St, Kambah ACT 2902.", []),
        ("ACT 18 last month.", [("ACT", "18")]),
        ("Obesity (BMI 30-39.9), CRP 12.", [("CRP", "12")]),
    ],
)
def test_sentences(sentence: str, expected: list[tuple[str, str]]) -> None:
    written = f"Dear Dr Lee,\n{sentence}\nYours sincerely,\nDr Ann Moss"
    assert [seen[:2] for seen in observations(written)] == expected


def test_a_chart_number_and_what_is_taken_are_no_measures() -> None:
    assert observations("MRN: VA-77120943\nVitamin D 500 IE once daily") == []
