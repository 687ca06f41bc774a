"""Passages as rows of the matrix that a linear model is fitted to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_matrix

Values = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]


def rarity_of(names: Sequence[str], often: Mapping[str, int], passages: int) -> Values:
    """Return what each name counts for by how few passages hold it, as it is written; a name that is no term, 1."""
    rarity = np.array([1.0 + np.log(passages / often[name]) if name in often else 1.0 for name in names])
    return rarity.astype(np.float16).astype(np.float32)


def matrix_of(
    rows: Sequence[Sequence[int]], rarity: Values, values_of: Callable[[Values], Values]
) -> csr_matrix:
    """Return passages x terms. Rows hold the numbers of a passage's terms; `values_of` their rarities turned into what
    they weigh there."""
    return sparse([(np.array(row, dtype=np.int64), values_of(rarity[row])) for row in rows], len(rarity))


def sparse(rows: Sequence[tuple[Numbers, Values]], width: int) -> csr_matrix:
    """Return rows x `width` columns. A row holds the numbers of its columns, and the value of each."""
    starts = np.cumsum([0, *(len(columns) for columns, _ in rows)])
    columns = np.concatenate([columns for columns, _ in rows])
    return csr_matrix(
        (np.concatenate([values for _, values in rows]), columns, starts), shape=(len(rows), width)
    )
