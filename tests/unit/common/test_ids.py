from __future__ import annotations

import re
from collections import Counter

import pytest

from common.ids import ID_LENGTH, is_id, new_id, shorten_ids


def test_an_id_has_160_random_bits_and_fits_its_column() -> None:
    made = new_id("nrun")
    assert re.fullmatch("nrun_[a-z2-7]{32}", made)
    assert 32 * 5 == 160
    assert len(made) <= ID_LENGTH


def test_ten_thousand_ids_differ_and_use_the_whole_alphabet() -> None:
    made = [new_id("job") for _ in range(10_000)]
    assert len(set(made)) == len(made)
    letters = Counter("".join(made[:200]).replace("job_", ""))
    assert set(letters) == set("abcdefghijklmnopqrstuvwxyz234567")


VALID = "rec_" + "a" * 32


@pytest.mark.parametrize(
    "value",
    [
        VALID.upper(),
        "rec_" + "A" + "a" * 31,
        "rec_" + "a" * 31,
        "rec_" + "a" * 33,
        "rec_" + "a" * 31 + "1",  # 0, 1, 8 and 9 are not in the alphabet
        "job_" + "a" * 32,
        VALID + "\n",
        VALID + "\x00",
        " " + VALID,
        "rec_" + "а" * 32,
        "rec_" + "ａ" * 32,
        "",
        None,
        7,
        ["rec_" + "a" * 32],
    ],
)
def test_only_the_exact_form_is_an_id(value: object) -> None:
    assert not is_id(value, prefix="rec")


def test_the_exact_form_is_an_id() -> None:
    assert is_id(VALID, prefix="rec")


def test_job_ids_are_cut_wherever_they_stand_and_other_ids_stay() -> None:
    job, record = new_id("job"), new_id("rec")
    text = shorten_ids(f"GET /v1/jobs/{job}?x={job} of {record}")
    assert job not in text
    assert text.count(job[:10] + "...") == 2
    assert record in text
