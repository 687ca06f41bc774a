"""The form that makes rules of a new name."""

from __future__ import annotations

from typing import Any

from django import forms

from tenants.admin_scope import OrganizationChoiceForm, team_choices


class NewRulesetForm(OrganizationChoiceForm):
    """Rules of a new name; they begin as the shipped ones."""

    name = forms.RegexField(
        r"^[A-Za-z0-9][A-Za-z0-9 _.-]{0,99}$",
        help_text="Requests select the rules by exactly this name; a team's own come before the organization's.",
        error_messages={"invalid": "Use letters, digits, spaces, dots, - and _, at most 100."},
    )
    team = forms.ChoiceField(required=False, help_text="Whose referrals they are for.")

    def __init__(self, *args: Any, user: Any, **kwargs: Any) -> None:
        super().__init__(*args, user=user, **kwargs)
        team: Any = self.fields["team"]
        team.choices = [("", "the whole organization"), *team_choices()]
