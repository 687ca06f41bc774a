"""The pages on pathways: configuring them, their runs, and the reviews that wait for people."""

from __future__ import annotations

from django.contrib import admin

from pathways.admin import record_panel
from pathways.admin.inbox import NotificationAdmin, ReviewAdmin
from pathways.admin.override_reasons import OverrideReasonAdmin
from pathways.admin.pathways import PathwayAdmin
from pathways.admin.publish_requests import PublishRequestAdmin
from pathways.admin.runs import PathwayRunAdmin
from pathways.admin.simulations import SimulationAdmin
from pathways.admin.starts import StartConditionAdmin, UndecidedStartAdmin
from pathways.admin.versions import PathwayVersionAdmin
from pathways.models import (
    Notification,
    OverrideReason,
    Pathway,
    PathwayRun,
    PathwayVersion,
    PublishRequest,
    Review,
    Simulation,
    StartCondition,
    UndecidedStart,
)

admin.site.register(Pathway, PathwayAdmin)
admin.site.register(PathwayVersion, PathwayVersionAdmin)
admin.site.register(PathwayRun, PathwayRunAdmin)
admin.site.register(OverrideReason, OverrideReasonAdmin)
admin.site.register(Review, ReviewAdmin)
admin.site.register(Notification, NotificationAdmin)
admin.site.register(Simulation, SimulationAdmin)
admin.site.register(PublishRequest, PublishRequestAdmin)
admin.site.register(StartCondition, StartConditionAdmin)
admin.site.register(UndecidedStart, UndecidedStartAdmin)
record_panel.register()
