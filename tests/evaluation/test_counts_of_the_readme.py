"""README.md says how many texts a file holds; files grow."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FOLDERS = {
    "Whole notes": "specialty",
    "Papers of every kind": "kinds",
    "Papers that ask": "requests",
    "Sentences of danger": "red_flags",
}
"""Heading of a section and the folder of its table."""


def _rows() -> list[tuple[str, tuple[str, ...], tuple[int, ...]]]:
    rows, folder, sub = [], "", ""
    for line in (HERE / "README.md").read_text().splitlines():
        if line.startswith("## "):
            folder = FOLDERS.get(line.removeprefix("## "), "")
        if not folder or not line.startswith("| `"):
            continue
        first, second = line.split("|")[1:3]
        names = [name.removesuffix(".jsonl") for name in re.findall(r"`([^`]+)`", first)]
        sub = "notes/" if names[0].startswith("notes/") else ""
        files = tuple(
            f"{folder}/{sub}{name}.jsonl" for name in (n.removeprefix("notes/") for n in names) if name
        )
        counts = re.findall(r"\b\d[\d,]*", second.partition(" by ")[0])
        rows.append((folder, files, tuple(int(count.replace(",", "")) for count in counts)))
    return rows


ROWS = _rows()


@pytest.mark.parametrize(("folder", "files", "told"), ROWS, ids=[",".join(files) for _, files, _ in ROWS])
def test_a_table_says_how_many_there_are(folder: str, files: tuple[str, ...], told: tuple[int, ...]) -> None:
    there = tuple(len((HERE / file).read_text().splitlines()) for file in files)

    assert told[: len(there)] == there or told[0] == sum(there)


def test_every_file_stands_in_a_table() -> None:
    told = {file for _, files, _ in ROWS for file in files}
    there = {
        f"{folder}/{path.relative_to(HERE / folder)}"
        for folder in FOLDERS.values()
        for path in (HERE / folder).rglob("*.jsonl")
    }

    assert there == told
