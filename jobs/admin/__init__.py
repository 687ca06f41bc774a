"""The pages on extraction jobs and on triage rules."""

from __future__ import annotations

from django.contrib import admin

from jobs.admin import record_panel
from jobs.admin.jobs import ExtractionJobAdmin
from jobs.admin.rulesets import TriageRulesetAdmin
from jobs.models import ExtractionJob, TriageRuleset

admin.site.register(TriageRuleset, TriageRulesetAdmin)
admin.site.register(ExtractionJob, ExtractionJobAdmin)
record_panel.register()
