"""The pages on extraction jobs, on triage rules and on shadows."""

from __future__ import annotations

from django.contrib import admin

from jobs.admin import packet_panel, record_panel
from jobs.admin.jobs import ExtractionJobAdmin
from jobs.admin.rulesets import TriageRulesetAdmin
from jobs.admin.shadows import ShadowAdmin
from jobs.models import ExtractionJob, Shadow, TriageRuleset

admin.site.register(TriageRuleset, TriageRulesetAdmin)
admin.site.register(ExtractionJob, ExtractionJobAdmin)
admin.site.register(Shadow, ShadowAdmin)
packet_panel.register()
record_panel.register()
