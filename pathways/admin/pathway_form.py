"""The form that makes a pathway."""

from __future__ import annotations

from typing import Any

from django import forms

from pathways.models import Pathway
from pathways.starters import all_starters, load_starter
from tenants.admin_scope import OrganizationChoiceForm


class NewPathwayForm(OrganizationChoiceForm):
    """A name, a type, and what to begin with."""

    name = forms.CharField(
        max_length=100, help_text="Requests select the pathway by exactly this name, capitals included."
    )
    type = forms.ChoiceField(
        choices=Pathway.Type.choices,
        help_text="An automatic pathway runs through; a semi-automatic one waits for people.",
    )
    start_from = forms.ChoiceField(label="Begin with", required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        starters = [(starter.slug, f"{starter.name} ({starter.type})") for starter in all_starters()]
        begin: Any = self.fields["start_from"]
        begin.choices = [("", "the smallest pathway"), *starters]

    def clean(self) -> dict[str, Any]:
        """Refuse a beginning of the other type: an automatic pathway cannot wait."""
        given = super().clean() or {}
        slug = given.get("start_from")
        if slug and given.get("type") and load_starter(slug).type != given["type"]:
            self.add_error(
                "start_from",
                f"This one is {load_starter(slug).type}. Choose that type, or another beginning.",
            )
        return given
