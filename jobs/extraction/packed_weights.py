"""Weights of fitted linear models as they are shipped: names as lines of text, weights as bytes with a scale for each
outcome.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

_INT8 = 127.0
_LEAST = 1e-6
"""The largest weight of an outcome that has none."""


def packed_names(names: Iterable[str]) -> npt.NDArray[np.uint8]:
    return np.frombuffer("\n".join(names).encode(), dtype=np.uint8)


def names_of(packed: npt.NDArray[np.uint8]) -> tuple[str, ...]:
    return tuple(bytes(packed).decode().split("\n"))


def packed_weights(weights: npt.NDArray[Any]) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float32]]:
    """Return weights (terms x outcomes) rounded to bytes, and the scale of each outcome."""
    scale = np.maximum(np.abs(weights).max(axis=0), _LEAST) / _INT8
    return np.round(weights / scale).astype(np.int8), scale.astype(np.float32)


def weights_of(packed: npt.NDArray[np.int8], scale: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    return packed.astype(np.float32) * scale.astype(np.float32)
