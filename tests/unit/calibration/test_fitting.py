"""Fitted maps: they rise, lean on what was known before, and are kept only when they are truer on unseen values."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from jobs.calibration.advice import Advice
from jobs.calibration.fitting import fit, fit_groups, refit, rising
from jobs.calibration.reliability import Judged
from jobs.evaluation.fitting import write_map
from jobs.extraction.confidence import (
    MOST,
    ConfidenceMap,
    calibrated,
    interpolated,
    recalibrated,
    shipped_map,
)
from referrals.data.referral import Field, Patient, Referral

STRAIGHT = ConfidenceMap("straight", {"*": [(0.0, 0.0), (1.0, 1.0)]})


def judged(path: str, raw: float, *, right: bool, subject: str) -> Judged:
    confidence = calibrated(path=path, raw=raw, verdict="supported", using=STRAIGHT)
    return Judged(path, raw, "supported", confidence, right, subject)


def crowd(path: str, *, raw: float, share: float, n: int, seed: int = 1) -> list[Judged]:
    dice = random.Random(seed)  # noqa: S311 - invented values, always the same ones
    return [judged(path, raw, right=dice.random() < share, subject=f"rec_{i // 4}") for i in range(n)]


def test_the_nearest_sequence_that_never_falls() -> None:
    assert rising([0.1, 0.5, 0.3, 0.9], [1, 1, 1, 1]) == pytest.approx([0.1, 0.4, 0.4, 0.9])
    assert rising([0.9, 0.1], [3, 1]) == pytest.approx([0.7, 0.7])


def test_many_wrong_values_pull_a_confidence_down_and_few_hardly_do() -> None:
    many = dict(fit(judged=crowd("patient.sex", raw=0.9, share=0.0, n=400), prior=STRAIGHT.groups["*"]))
    few = dict(fit(judged=crowd("patient.sex", raw=0.9, share=0.0, n=2), prior=STRAIGHT.groups["*"]))
    assert many[0.9] < 0.4
    assert 0.75 < few[0.9] < 0.9


def test_without_values_the_map_stays_what_it_was() -> None:
    shipped = shipped_map()
    fitted = fit_groups(judged=[], prior=shipped)
    for name, knots in shipped.groups.items():
        for raw, shown in knots:
            assert interpolated(fitted[name], raw) == pytest.approx(min(shown, MOST), abs=0.001)


def test_a_clinics_own_mistakes_make_a_truer_map_on_values_it_has_not_seen() -> None:
    found = refit(judged=crowd("patient.phone", raw=0.9, share=0.6, n=300), prior=STRAIGHT)
    assert found.truer
    assert found.error_after < found.error_before
    assert found.n == 300


def test_a_refit_that_is_no_truer_is_known_as_such() -> None:
    true_already = [
        judged("patient.phone", 0.7, right=index % 10 < 7, subject=f"rec_{index}") for index in range(200)
    ]
    found = refit(judged=true_already, prior=STRAIGHT)
    assert found.error_before == pytest.approx(0.0)
    assert not found.truer


def test_no_map_lifts_what_stands_nowhere_on_the_page() -> None:
    boastful = ConfidenceMap("boastful", {"*": [(0.0, 1.0), (1.0, 1.0)]})
    assert calibrated(path="patient.sex", raw=1.0, verdict="unsupported", using=boastful) <= 0.3
    assert calibrated(path="patient.sex", raw=1.0, verdict="contradicted", using=boastful) <= 0.3
    assert calibrated(path="patient.sex", raw=1.0, verdict="uncertain", using=boastful) < 0.7


def test_another_map_changes_what_machines_found_and_nothing_that_people_entered() -> None:
    found = Field(value="Roe", confidence=0.9, confidence_raw=0.8, verdict="supported")
    entered = Field(value="Jane", confidence=1.0, confidence_raw=0.8, verdict="supported", source="human")
    referral = Referral(patient=Patient(given_name=entered, family_name=found))
    changed = recalibrated(referral, using=STRAIGHT)
    assert (changed.patient.family_name.confidence, changed.patient.family_name.confidence_raw) == (0.8, 0.8)
    assert changed.patient.given_name == entered
    assert changed.patient.sex == referral.patient.sex


def test_the_shipped_map_rises_and_covers_what_has_no_line_of_its_own() -> None:
    groups = shipped_map().groups
    assert "*" in groups
    for knots in groups.values():
        assert [shown for _, shown in knots] == sorted(shown for _, shown in knots)
    assert calibrated(path="patient.sex", raw=0.99, verdict="supported") > 0.9


def test_the_shipped_maps_file_says_what_it_was_fitted_and_measured_on(tmp_path: Path) -> None:
    target = tmp_path / "map.json"
    seen = crowd("patient.phone", raw=0.9, share=1.0, n=120)
    unseen = crowd("patient.phone", raw=0.9, share=0.8, n=60, seed=2)
    first = write_map(judged=seen, unseen=unseen, target=target)
    second = write_map(judged=seen, unseen=unseen, target=target)
    kept = json.loads(target.read_text(encoding="utf-8"))
    assert (first["version"], second["version"], kept["version"]) == (1, 2, 2)
    assert (kept["fitted_on"]["values"], kept["measured_on"]["values"]) == (120, 60)
    assert kept["measured"]["error"] > kept["cross_validated"]["error"]
    at_half = Advice(*kept["advice"][0])
    assert (at_half.values, at_half.wrong) == (60, sum(not entry.right for entry in unseen))
    assert max(shown for knots in kept["groups"].values() for _, shown in knots) <= MOST


def test_what_the_second_reading_doubts_is_shown_below_the_usual_threshold_and_nothing_above_the_most() -> (
    None
):
    for group, knots in shipped_map().groups.items():
        assert interpolated(knots, 0.35) < 0.7, group
        assert interpolated(knots, 1.0) <= MOST, group
