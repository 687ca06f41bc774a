"""The weights by which conditions, complaints, operations, medicines and allergies are heard in running text."""

from __future__ import annotations

from pathlib import Path

WEIGHTS = Path(__file__).with_name("weights.crfsuite")
