"""Tesseract as the first reader: what it does not finish is not passed on as an empty page."""

from __future__ import annotations

import numpy as np
import pytest

from referrals.reading import first_reader
from referrals.reading.first_reader import FirstReader
from referrals.reading.pictures import Picture
from referrals.reading.sandbox.child import WorkFailed
from tests.unit.reading.making import LINES, sheet


def test_a_page_that_is_not_read_in_time_is_no_empty_page(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = FirstReader()
    page = Picture(gray=np.asarray(sheet(LINES).convert("L")), dpi=200.0)
    assert reader.read(page)
    monkeypatch.setattr(first_reader, "MOST_MILLISECONDS", 1)
    with pytest.raises(WorkFailed) as failure:
        reader.read(page)
    assert failure.value.code == "out_of_time"
