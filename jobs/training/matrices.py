"""Passages as rows of the matrix that a linear model is fitted to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_matrix

Values = npt.NDArray[np.float32]


def matrix_of(
    rows: Sequence[Sequence[int]], rarity: Values, values_of: Callable[[Values], Values]
) -> csr_matrix:
    """Return passages x terms. Rows hold the numbers of a passage's terms; `values_of` their rarities turned into what
    they weigh there."""
    values = [values_of(rarity[row]) for row in rows]
    starts = np.cumsum([0, *map(len, rows)])
    columns = np.concatenate([np.array(row, dtype=np.int64) for row in rows])
    return csr_matrix((np.concatenate(values), columns, starts), shape=(len(rows), len(rarity)))
