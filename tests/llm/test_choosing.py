"""What the administrator of an organization may choose as its assistant."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin

from jobs.extraction.models import ModelConfig


def test_the_administrator_chooses_among_what_is_configured(settings: Any, config: ModelConfig) -> None:
    from tenants.models import Organization

    settings.ASSISTANT_MODELS = {config.name: config}
    field = admin.site.get_model_admin(Organization).formfield_for_dbfield(
        Organization._meta.get_field("assistant"), None
    )
    assert isinstance(field, forms.ChoiceField)
    assert field.choices == [("", "built-in"), ("scripted", "scripted (openai:scripted)")]


def test_an_assistant_that_is_gone_stays_chosen_until_somebody_chooses(rf: Any, settings: Any) -> None:
    from tenants.models import Organization, User

    settings.ASSISTANT_MODELS = {}
    request = rf.get("/")
    request.user = User(is_superuser=True, is_active=True, is_staff=True)
    form = admin.site.get_model_admin(Organization).get_form(
        request, Organization(assistant="gone"), change=True
    )
    field: Any = form.base_fields["assistant"]
    assert field.choices == [("", "built-in"), ("gone", "gone (not configured any more)")]
