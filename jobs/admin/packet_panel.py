"""The pages of a record as they were sorted, on the record page, with the button that releases a page set aside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.contrib import admin, messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.middleware.csrf import get_token
from django.urls import URLPattern, path, reverse
from django.views.decorators.http import require_POST

from common.clock import now
from jobs.models import ExtractionJob
from jobs.services import release_and_extract
from referrals.admin.contributions import Panel, register_panel
from referrals.data.packets import WHY_QUARANTINED, PageKey, PageMark, QuarantineReason
from referrals.packet_selectors import find_packet, list_page_marks
from tenants.admin_scope import attempt, names_of_actors, principal_of

WHOSE = {
    "kept": ("good", "this patient's"),
    "doubtful": ("warn", "perhaps another patient's"),
    "unreadable": ("wait", "not known"),
    "quarantined": ("bad", "set aside"),
    "released": ("good", "released"),
}
"""How a page's place in the packet looks, and what it is called."""


def register() -> None:
    """Put the sorted pages on the record page."""
    register_panel(Panel(title="Pages", template="admin/jobs/packet_panel.html", context=pages_of_record))


def urls() -> list[URLPattern]:
    """Return the address that the button posts to."""
    return [
        path(
            "release/<str:record_id>/<str:document_id>/<int:number>/",
            admin.site.admin_view(release_view),
            name="jobs_release_page",
        )
    ]


def pages_of_record(record: Any, request: HttpRequest) -> dict[str, Any]:
    """Return the record's pages with their kinds, and why some are set aside."""
    marks = list_page_marks(organization_id=record.organization_id, record_id=record.id)
    doubted = _doubted_pages(record)
    names = names_of_actors(mark.changed_by for mark in marks)
    documents = list(dict.fromkeys(mark.document_id for mark in marks))
    return {
        "pages": [
            {
                "title": _title(mark, documents),
                "anchor": f"#page-{mark.document_id}-{mark.page}",
                "kind": mark.kind.replace("_", " "),
                "confidence": mark.confidence,
                "whose": WHOSE[_standing(mark, doubted)],
                "why": _why(mark, doubted),
                "released_by": names[mark.changed_by] if mark.status == "released" else "",
                "changed_at": mark.changed_at,
                "release_url": reverse(
                    "admin:jobs_release_page", args=[record.id, mark.document_id, mark.page]
                )
                if mark.status == "quarantined"
                else "",
            }
            for mark in marks
        ],
        "aside": sum(mark.status == "quarantined" for mark in marks),
        "csrf_token": get_token(request),
    }


def _doubted_pages(record: Any) -> Mapping[PageKey, Sequence[QuarantineReason]]:
    """Return why pages that the newest packet of the record keeps may be another patient's."""
    jobs = ExtractionJob.objects.in_organization(record.organization_id).filter(record_id=record.id)
    for job_id in jobs.order_by("-created_at", "-id").values_list("id", flat=True):
        packet = find_packet(organization_id=record.organization_id, job_id=job_id)
        if packet is not None:
            return {page.key: page.reasons for page in packet.doubtful}
    return {}


def _standing(mark: PageMark, doubted: Mapping[PageKey, Sequence[QuarantineReason]]) -> str:
    if mark.status != "kept":
        return mark.status
    if (mark.document_id, mark.page) in doubted:
        return "doubtful"
    return "unreadable" if mark.kind == "unreadable" else "kept"


def _why(mark: PageMark, doubted: Mapping[PageKey, Sequence[QuarantineReason]]) -> list[str]:
    standing = _standing(mark, doubted)
    if standing == "unreadable":
        return ["Nobody could read the page."]
    reasons = doubted[mark.document_id, mark.page] if standing == "doubtful" else mark.reasons
    return [WHY_QUARANTINED[reason] for reason in reasons]


def _title(mark: PageMark, documents: list[str]) -> str:
    name = f"Page {mark.page}"
    return (
        name if len(documents) == 1 else f"Document {documents.index(mark.document_id) + 1}, page {mark.page}"
    )


@require_POST
def release_view(request: HttpRequest, record_id: str, document_id: str, number: int) -> HttpResponse:
    """Release a page as the person who is signed in, extract the record anew, and go back to it."""
    user: Any = request.user
    job = ExtractionJob.objects.filter(record_id=record_id).first()
    if job is None or not (user.is_superuser or user.organization_id == job.organization_id):
        raise Http404
    error = attempt(
        request,
        lambda: release_and_extract(
            principal=principal_of(user, organization_id=job.organization_id),
            record_id=record_id,
            document_id=document_id,
            number=number,
            now=now(),
        ),
    )
    if error is not None and error.status == 404:
        raise Http404
    if error is None:
        messages.success(request, "The page is released, and the record is extracted again with it.")
    return HttpResponseRedirect(reverse("admin:referrals_record_change", args=[record_id]))
