"""Reliability, intervals and advice against figures worked out by hand."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from jobs.calibration.advice import advise
from jobs.calibration.drawing import as_svg, as_text
from jobs.calibration.reliability import Judged, by_group, error_by_group, reliability, wilson
from jobs.calibration.tables import advice_as_html, advice_as_text


def judged(confidence: float, *, right: bool, path: str = "patient.sex", subject: str = "a") -> Judged:
    return Judged(path, confidence, "supported", confidence, right, subject)


def test_wilsons_interval_as_published() -> None:
    assert wilson(81, 263).low == pytest.approx(0.2553, abs=0.0001)  # Newcombe 1998, table I
    assert wilson(81, 263).high == pytest.approx(0.3662, abs=0.0001)
    assert wilson(0, 20).low == 0.0
    assert wilson(0, 20).high == pytest.approx(0.1611, abs=0.0001)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_the_error_is_the_mean_gap_between_shown_and_right() -> None:
    entries = [judged(0.85, right=index < 3) for index in range(4)] + [judged(0.25, right=False)]
    found = reliability(entries)
    assert found.error == pytest.approx((4 * 0.10 + 1 * 0.25) / 5)
    assert found.brier == pytest.approx((3 * 0.15**2 + 0.85**2 + 0.25**2) / 5)
    assert [(bin_.low, bin_.n, bin_.right) for bin_ in found.bins] == [(0.2, 1, 0.0), (0.8, 4, 0.75)]
    assert (found.n, found.wrong) == (5, 2)


def test_nothing_judged_is_no_error_and_can_be_drawn() -> None:
    found = reliability([])
    assert (found.n, found.error, found.bins) == (0, 0.0, ())
    assert ElementTree.fromstring(as_svg(found, title="none")).tag.endswith("svg")  # noqa: S314 - our own picture


def test_groups_are_measured_by_themselves() -> None:
    found = by_group(
        [judged(0.9, right=True), judged(0.9, right=False, path="clinical.allergies[0].substance")]
    )
    assert {name: entry.wrong for name, entry in found.items()} == {"clinical.allergies": 1, "identity": 0}


def test_one_groups_boasting_does_not_hide_behind_anothers_modesty() -> None:
    entries = [judged(0.95, right=index % 10 != 0) for index in range(20)]
    entries += [judged(0.95, right=True, path="clinical.allergies[].substance") for _ in range(20)]
    assert reliability(entries).error == pytest.approx(0.0)
    assert error_by_group(entries) == pytest.approx(0.05)


def test_advice_counts_values_and_whole_referrals() -> None:
    entries = [
        judged(0.95, right=True, subject="a"),
        judged(0.92, right=True, path="request.specialty", subject="a"),
        judged(0.95, right=True, subject="b"),  # identity, yet not one of the paths that decide
        judged(0.95, right=False, path="patient.birth_date", subject="b"),
        judged(0.95, right=True, path="patient.birth_date", subject="c"),
        judged(0.60, right=False, path="request.specialty", subject="c"),
    ]
    low, high = advise(entries, thresholds=(0.9, 0.5))
    assert (low.passed, low.wrong, low.referrals, low.through, low.wrong_referrals) == (6, 2, 3, 3, 2)
    assert (high.passed, high.wrong, high.through, high.wrong_referrals) == (5, 1, 2, 1)
    assert high.error == pytest.approx(0.2)
    assert high.referral_error_interval == wilson(1, 2)
    assert "20.0%" in advice_as_text([high])
    assert "20.0%" in advice_as_html([high])


def test_a_threshold_that_nothing_reaches_promises_nothing() -> None:
    (entry,) = advise([judged(0.4, right=True)], thresholds=(0.9,))
    assert (entry.error, entry.referral_error, entry.passed_share, entry.through_share) == (
        None,
        None,
        0.0,
        0.0,
    )


def test_the_picture_has_a_point_for_each_tenth_and_the_text_its_figures() -> None:
    found = reliability([judged(0.85, right=True), judged(0.25, right=False)])
    picture = ElementTree.fromstring(as_svg(found, title='a "title" <of ours>'))  # noqa: S314 - likewise
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 2
    assert "0.85  1.00     1" in as_text(found)
