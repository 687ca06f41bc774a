"""Tables of medicines that tell in any column, and in several languages, what is not taken; and sentences under a head
for medicines."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def _medicines(text: str) -> list[str]:
    read = referral_read(text).clinical.medications
    return [str(each.name.value) for each in read]


@pytest.mark.parametrize(
    "table",
    [
        "Medicines discussed\nItem\tBefore today\tOutcome today\nRamipril 5 mg\tonce a day\tcontinue; BP checked\n"
        "Ibuprofen 400 mg\tbought\tSTOP, with apixaban\nTiotropium\tnone\tconsidered, left to the clinic\n"
        "Montelukast 10 mg\thad it in 2022\tnot restarted, nightmares",
        "What she takes, and does not\nDrug\tNow\tRemarks\nRamipril\tcontinues\t5 mg once a day\n"
        "Montelukast\tSTOPPED 4/2026\tvivid dreams\nDupilumab\tnot started\tonly if polyps come back",
        "Tratamiento\nFármaco\tDosis\tPauta\tEstado\nRamipril\t5 mg\tdesayuno\tactivo\n"
        "Metformina\t850 mg\tc/12 h\tsuspendida 03/26\nSemaglutida\t0,25 mg\tsemanal\tpendiente de informe",
        "Medikation\nPräparat\tDosis\tEinnahme\tBemerkung\nRamipril\t5 mg\t1-0-0\tunverändert\n"
        "Metamizol\t500 mg\t-\tabgesetzt, nicht mehr benötigt",
    ],
)
def test_what_any_column_says_is_not_taken_is_left_out(table: str) -> None:
    assert [name.split()[0] for name in _medicines(table + "\n")] == ["Ramipril"]


def test_lines_below_a_table_are_no_medicines() -> None:
    found = _medicines(
        "Medikation\nPräparat\tDosis\tEinnahme\tBemerkung\nRamipril\t5 mg\t1-0-0\tunverändert\n"
        "Beurteilung und Bitte\nSorge macht die Niere.\n"
    )

    assert found == ["Ramipril"]


def test_sentences_under_a_head_for_medicines_are_sentences() -> None:
    found = _medicines(
        "Medication\nHis GP tried fluoxetine in 2019 (felt flat, left off after two months) and then "
        "venlafaxine, which he came off in 2022.\nAt present there is only melatonin 3 mg at night.\n"
        "Ngā mihi nui,\nPip Park\n"
    )

    assert "Pip Park" not in found
    assert not any("fluoxetine" in name.lower() for name in found)


@pytest.mark.parametrize("head", ["MEDICATIONS HERE: ", "Drugs here: "])
def test_where_medicines_are_given_is_none_of_them(head: str) -> None:
    note = f"CONSULTATION\n\nPATIENT: Quill, Ada\n\n{head}Cefazolin 2 g IV q.8h., metoprolol 25 mg b.i.d.\n"
    names = [entry.name.value for entry in referral_read(note).clinical.medications]
    assert names == ["Cefazolin", "metoprolol"]


@pytest.mark.parametrize(
    "given_up",
    [
        "STOPPED: Ibuprofen 600 mg three times daily",
        "Ex-medications: Warfarin 5 mg daily",
        "Norvasc 5 mg - off since June",
        "Clopidogrel 75 mg daily (finished 2025)",
        "Past treatments: propranolol 40 mg BID x 3 months, topiramate 50 mg BID - not tolerated",
        "Discontinued medications:\nDigoxin 0.125 mg daily",
        "Medications tried and failed:\nNaproxen 500 mg\nGabapentin 300 mg TID",
    ],
)
def test_what_a_head_or_a_remark_says_was_given_up_is_left_out(given_up: str) -> None:
    assert _medicines(f"Current medications\nRamipril 5 mg daily\n{given_up}\n") == ["Ramipril"]


def test_what_is_taken_now_is_told_behind_a_head_for_what_was_tried() -> None:
    found = _medicines(
        "Medicines tried: sertraline (no benefit), and bupropion (worse). At present he takes only "
        "hydroxyzine 25 mg as needed.\n"
    )
    assert [name.split()[0] for name in found] == ["hydroxyzine"]
