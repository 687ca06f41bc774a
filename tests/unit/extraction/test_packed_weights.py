"""Weights of linear models as they are shipped: what is packed comes back."""

from __future__ import annotations

import numpy as np

from jobs.extraction.packed_weights import names_of, packed_names, packed_weights, weights_of
from jobs.extraction.red_flags.likeness import WEIGHTS


def test_weights_come_back_within_a_step_of_their_outcomes_scale() -> None:
    weights = np.array([[0.5, -20.0, 0.0], [-0.25, 3.0, 0.0]], dtype=np.float32)
    packed, scale = packed_weights(weights)
    assert packed.dtype == np.int8
    assert np.abs(weights_of(packed, scale) - weights).max(axis=0).tolist() <= (scale / 2 + 1e-6).tolist()


def test_the_shipped_bytes_come_back_when_they_are_packed_again() -> None:
    with np.load(WEIGHTS, allow_pickle=False) as arrays:
        again, _ = packed_weights(weights_of(arrays["weights"], arrays["scale"]))
        assert (again == arrays["weights"]).all()


def test_names_come_back_in_order() -> None:
    assert names_of(packed_names(["schön", "b c", ""])) == ("schön", "b c", "")
