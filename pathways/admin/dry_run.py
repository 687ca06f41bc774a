"""A dry run in the admin: choose a record and a version, and see what would be sent and changed. Nothing is."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest

from common.clock import now
from common.errors import InvalidRequest
from events.services import record_access
from pathways.admin.dry_run_page import DryRunPage, dry_run_page
from pathways.models import Pathway, PathwayVersion
from referrals.selectors import RecordNotFound, get_record, has_referral, list_newest_with_referral
from tenants import client_address
from tenants.admin_scope import attempt, principal_of

MOST_OFFERED = 25


def dry_run_context(request: HttpRequest, pathway: Pathway) -> dict[str, Any]:
    """This function will return what the page shows: the form, and what came of it where a record was chosen."""
    organization_id = pathway.organization_id
    versions = list(
        PathwayVersion.objects.in_organization(organization_id)
        .select_related("pathway")
        .filter(pathway=pathway)
        .order_by("-number")
    )
    wanted = request.POST.get("version") or request.GET.get("version", "")
    version = next((one for one in versions if one.id == wanted), versions[0] if versions else None)
    typed = request.POST.get("record", "").strip()
    context = {
        "title": f"Dry run of {pathway.name}",
        "pathway": pathway,
        "versions": versions,
        "version": version,
        "recent": list_newest_with_referral(
            organization_id=organization_id, team_id=None, limit=MOST_OFFERED, active_only=True
        ),
        "typed": typed,
        "chosen": typed or request.POST.get("recent", ""),
        "page": None,
    }
    if request.method == "POST" and version is not None:
        found: list[DryRunPage] = []
        attempt(request, lambda: found.append(_tried(request, version, str(context["chosen"]))))
        context["page"] = found[0] if found else None
    return context


def _tried(request: HttpRequest, version: PathwayVersion, record_id: str) -> DryRunPage:
    """Try the version on the record and write down that the record was read. Raises InvalidRequest."""
    organization_id = version.organization_id
    moment = now()
    try:
        record = get_record(
            principal=principal_of(request.user, organization_id=organization_id), record_id=record_id
        )
    except RecordNotFound:
        record = None
    if record is None or not has_referral(organization_id=organization_id, record_id=record.id):
        raise InvalidRequest("Choose a record of the organization whose extraction has completed.")
    record_access(
        organization_id=organization_id,
        actor=f"user:{request.user.pk}",
        action="pathway.tried_on_record",
        subject_id=record.id,
        now=moment,
        address=client_address.of(request),
        request_id=str(request.META.get("ras.request_id", "")),
    )
    return dry_run_page(version=version, record=record, given=request.POST.dict(), now=moment)
