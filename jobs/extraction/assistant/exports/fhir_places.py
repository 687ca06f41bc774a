"""Whether a resource of FHIR names a person or a place where it gives only words for it: "performer": [{"display":
"North Ridge Digestive Care"}]."""

from __future__ import annotations

from jobs.extraction.assistant.exports.fhir_resources import Resource
from jobs.extraction.assistant.parties.departments import FIELD_OF_CARE
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import TITLE_BEFORE
from jobs.extraction.assistant.values.names import looks_like_organization

_PLACES = ("Organization", "HealthcareService", "Location", "CareTeam")


def names_a_place(resource: Resource, member: str) -> bool:
    """Tell whether what a member displays is a place: by the type it gives or refers to, else by its words."""
    referred = resource.said(member, "type") or resource.said(member, "reference").partition("/")[0]
    words = resource.said(member, "display")
    if referred:
        return referred in _PLACES
    if TITLE_BEFORE.match(words) or without_credentials(words) != words:
        return False
    return looks_like_organization(words) or FIELD_OF_CARE.search(words) is not None
