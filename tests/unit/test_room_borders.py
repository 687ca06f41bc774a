"""The import contract knows every module by its step: one of a name that it does not list would stand beside it."""

from __future__ import annotations

import re
from configparser import ConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STEPS = ("views", "services", "selectors", "models")


def _contract() -> tuple[list[str], set[str]]:
    parser = ConfigParser()
    parser.read(ROOT / ".importlinter")
    contract = parser["importlinter:contract:inside-a-room"]
    return contract["containers"].split(), set(re.findall(r"\w+", contract["layers"]))


ROOMS, LISTED = _contract()


@pytest.mark.parametrize("room", ROOMS)
def test_every_module_named_by_its_step_stands_in_the_contract(room: str) -> None:
    named = {file.stem for file in (ROOT / room).iterdir() if file.stem.endswith(STEPS)}

    assert named
    assert named <= LISTED
