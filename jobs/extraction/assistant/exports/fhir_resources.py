"""The resources of FHIR with their members, and whose role each has that a request names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.exports.told import Entry
from jobs.extraction.text import Text

REQUESTS = ("ServiceRequest", "ReferralRequest", "Task", "CommunicationRequest")


@dataclass(frozen=True, slots=True)
class Resource:
    """A resource: its type, its id, and its members by their names within it, numbers of lists among them."""

    kind: str
    id: str
    members: Mapping[tuple[str, ...], Entry]
    text: Text

    def said(self, *names: str) -> str:
        return next((self.text[each.value] for each in self.all(*names)), "")

    def all(self, *names: str) -> Iterator[Entry]:
        """Yield the members with these names, whatever their places in lists."""
        for path, entry in self.members.items():
            if tuple(name for name in path if not name.startswith("#")) == names:
                yield entry

    def beside(self, entry: Entry, *names: str) -> str:
        """Return what a member of the same object as an entry says, its object the one that holds it directly."""
        path = next(path for path, each in self.members.items() if each is entry)
        for depth in range(len(path) - 1, 0, -1):
            for other, each in self.members.items():
                if other[:depth] == path[:depth] and tuple(n for n in other[depth:] if n[0] != "#") == names:
                    return self.text[each.value]
            if path[depth - 1].startswith("#"):
                break
        return ""


def parties_of(resources: Sequence[Resource]) -> dict[str, str]:
    """Whose role each resource has that a request names: who asks, who is asked."""
    roles: dict[str, str] = {}
    for resource in resources:
        for role, names in (
            ("referrer", ("requester", "author", "sender")),
            ("recipient", ("performer", "recipient", "owner")),
        ):
            for name in names:
                for path in (
                    (name, "reference"),
                    (name, "agent", "reference"),
                    (name, "onBehalfOf", "reference"),
                ):
                    for entry in resource.all(*path):
                        roles.setdefault(_referred_to(resource.text[entry.value], resources), role)
    for resource in resources:  # a role stands for a person and a house
        if resource.kind == "PractitionerRole" and resource.id in roles:
            for name in ("practitioner", "organization"):
                house = _referred_to(resource.said(name, "reference"), resources)
                roles.setdefault(house, roles[resource.id])
    if _has_a_house_of_its_own(resources):
        roles["Organization"] = "referrer"
    return roles


def _has_a_house_of_its_own(resources: Sequence[Resource]) -> bool:
    """Whether the one organization of a message is referred to by nothing in it: it is whose message it is."""
    houses = [resource for resource in resources if resource.kind == "Organization"]
    named = {
        _referred_to(resource.text[entry.value], resources)
        for resource in resources
        for path, entry in resource.members.items()
        if path[-1] == "reference"
    }
    asks = any(resource.kind in REQUESTS for resource in resources)
    return asks and len(houses) == 1 and houses[0].id not in named


def _referred_to(reference: str, resources: Sequence[Resource]) -> str:
    """The id that a reference names; where none is spelled so, as on a fax, that of the only resource of its type."""
    named = id_in(reference)
    if any(resource.id == named for resource in resources):
        return named
    kind = reference.rpartition("/")[0].rpartition("/")[2]
    of_its_type = [resource for resource in resources if resource.kind == kind]
    return of_its_type[0].id if len(of_its_type) == 1 else named


def id_in(reference: str) -> str:
    return re.split(r"[/:#]", reference)[-1]
