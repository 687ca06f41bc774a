"""What the actions of a run have done, for callers with an access token."""

from __future__ import annotations

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from common.api import success
from common.row_security import organization_scope
from pathways.effect_selectors import list_effects
from pathways.views import RunView


class RunEffectsView(RunView):
    @extend_schema(operation_id="list_run_effects", tags=["pathways"], responses={200: OpenApiTypes.OBJECT})
    def get(self, request: Request, run_id: str) -> Response:  # noqa: ARG002 - as DRF calls it
        """List what the actions of a run did or were to do.

        `made`, the FHIR resources of a task, is null unless the token also has `records:read`.
        """
        with organization_scope(self.principal.organization_id):
            effects = list_effects(principal=self.principal, run_id=run_id)
            self.note_access("run.read", run_id)
        return success([effect.model_dump(mode="json") for effect in effects])
