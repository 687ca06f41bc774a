"""Weights of fitted linear models as they are shipped: names as lines of text, weights as bytes with a scale for each
outcome.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
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


def read_model(file: Path, *, outcomes: str) -> dict[str, Any]:
    """Return a linear model by the names of its parts: `place` (the number of each term), `rarity`, `weights`, `bias`,
    and its outcomes under the name given."""
    with np.load(file, allow_pickle=False) as arrays:
        return {
            "place": {term: number for number, term in enumerate(names_of(arrays["terms"]))},
            outcomes: names_of(arrays[outcomes]),
            "rarity": arrays["rarity"].astype(np.float32),
            "weights": weights_of(arrays["weights"], arrays["scale"]),
            "bias": arrays["bias"].astype(np.float32),
        }


def write_model(model: Any, file: Path, *, outcomes: str) -> None:
    """Write what `read_model` returns, from the attributes of these names."""
    weights, scale = packed_weights(model.weights)
    arrays: dict[str, Any] = {
        "terms": packed_names(model.place),
        outcomes: packed_names(getattr(model, outcomes)),
        "rarity": model.rarity.astype(np.float16),
        "weights": weights,
        "scale": scale,
        "bias": model.bias,
    }
    np.savez_compressed(file, **arrays)
