"""The paths that a gold line may name: those of the schema, and the few that are derived from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from pydantic import BaseModel

from referrals.data.referral import Field, Referral

DERIVED = frozenset({"patient.full_name", "triage.urgency", "triage.specialty", "triage.disposition"})


def _leaves(model: type[BaseModel], prefix: str) -> Iterator[str]:
    for name, member in model.model_fields.items():
        path = f"{prefix}{name}"
        if member.annotation is Field:
            yield path
            continue
        for inner in (member.annotation, *get_args(member.annotation)):
            if isinstance(inner, type) and issubclass(inner, BaseModel):
                listed = inner is not member.annotation
                yield from _leaves(inner, f"{path}[]." if listed else f"{path}.")


KNOWN: tuple[str, ...] = tuple(_leaves(Referral, ""))
"""Every leaf of the schema, lists as `clinical.diagnoses[].text`."""

_BARE: Mapping[str, str] = {path.replace("[]", ""): path for path in KNOWN}


def spelled(gold: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Return a gold with its paths as the schema spells them, and the paths that it does not know.

    A list may be named without `[]` and without its leaf: items that are objects count leaf by leaf, others by the
    list's first leaf, and null means that there must be none.
    """
    known: dict[str, Any] = {}
    unknown: list[str] = []
    for path, expected in gold.items():
        bare = path.replace("[]", "")
        leaves = [leaf for leaf in KNOWN if leaf.startswith(f"{bare}[].")]
        if path in DERIVED or bare in _BARE:
            known[_BARE.get(bare, path)] = expected
        elif leaves and _objects(expected):
            known |= {
                leaf: [item[name] for item in expected if item.get(name) is not None]
                for leaf in leaves
                if any((name := leaf.rpartition(".")[2]) in item for item in expected)
            }
        elif leaves:
            known[leaves[0]] = expected
        else:
            unknown.append(path)
    return known, unknown


def _objects(expected: Any) -> bool:
    return isinstance(expected, list) and bool(expected) and all(isinstance(item, dict) for item in expected)
