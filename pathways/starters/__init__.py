"""Ready pathways a clinic can start from. Each is one YAML file: its name, type, summary and definition."""

from __future__ import annotations

from functools import cache
from importlib import resources

import yaml

from pathways.definition import PathwayDefinition
from pathways.values import Frozen, Name, PathwayType, Slug


class Starter(Frozen):
    """A pathway to install: `slug` is its file's name."""

    slug: Slug
    name: Name
    type: PathwayType
    summary: str
    definition: PathwayDefinition


AUTO = "referral_intake"
SEMI_AUTOMATIC = "reviewed_intake"


def load_starter(slug: str) -> Starter:
    """Return the starter of this slug. Raises KeyError when there is none."""
    for starter in all_starters():
        if starter.slug == slug:
            return starter
    raise KeyError(slug)


@cache
def all_starters() -> tuple[Starter, ...]:
    """Return every starter, in the order of their slugs; the files are read once."""
    files = sorted(
        (file for file in resources.files(__package__).iterdir() if file.name.endswith(".yaml")),
        key=lambda file: file.name,
    )
    return tuple(
        Starter.model_validate(
            {"slug": file.name.removesuffix(".yaml"), **yaml.safe_load(file.read_text(encoding="utf-8"))}
        )
        for file in files
    )
