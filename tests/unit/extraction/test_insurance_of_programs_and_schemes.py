"""Insurers behind the words of further countries and in sentences, and numbers behind the name of a program. Every
person and insurer is invented, but for the programs of states."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read


@pytest.mark.parametrize(
    ("line", "payer", "member"),
    [
        ("Extended health: Pacific Shield, certificate 7719034", "Pacific Shield", "7719034"),
        ("Insurance: Medicare 1EG4-TE5-MK73", "Medicare", "1EG4-TE5-MK73"),
        ("Main member\tMr Tom Ford\tScheme\tKaroo Medical Scheme", "Karoo Medical Scheme", None),
        (
            "Policy is with Western General Insurance, member ID SGI/2210/994417.",
            "Western General Insurance",
            "SGI/2210/994417",
        ),
    ],
)
def test_an_insurer_is_named_in_the_words_of_its_country(line: str, payer: str, member: str | None) -> None:
    read = values_read(
        f"Referral\nPatient: Ada Quill\tDOB: 03/04/1961\n{line}\n\nDear Doctor,\nPlease see her."
    )
    assert read["insurance.payer"] == payer
    assert read.get("insurance.member_id") == member


@pytest.mark.parametrize(
    "line", ["Our policy is to call Tom first.", "Extended health questions were asked."]
)
def test_the_same_words_of_other_matters_name_no_insurer(line: str) -> None:
    read = values_read(
        f"Referral\nPatient: Ada Quill\tDOB: 03/04/1961\n\nDear Doctor,\nPlease see her. {line}"
    )
    assert "insurance.payer" not in read
