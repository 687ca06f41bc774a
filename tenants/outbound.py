"""Whom an organization's webhooks and calls reach: public hosts, and the private ones the operator has given to it."""

from __future__ import annotations

from django.conf import settings

from common.http_client import HttpClient, OutboundError, client
from common.outbound_urls import read_url
from common.row_security import organization_scope
from tenants.models import Organization


def client_of(*, organization_id: str, url: str) -> HttpClient:
    """Return the process's client for what an organization sends to this URL.

    A private host may be called where the deployment allows it at all (OUTBOUND_ALLOWED_PRIVATE_HOSTS) and the operator
    has given it to this organization. Only such a host costs a look at the organization.
    """
    return client(private_hosts_of(organization_id) if _leads_to_private(url) else frozenset())


def private_hosts_of(organization_id: str) -> frozenset[str]:
    """Return the private hosts that an organization may reach."""
    with organization_scope(organization_id):
        given = Organization.objects.values_list("private_hosts", flat=True).get(id=organization_id)
    return allowed_at_all() & frozenset(given.lower().split())


def allowed_at_all() -> frozenset[str]:
    """Return the private hosts that the deployment allows, each to the organizations it is given to."""
    return frozenset(host.lower() for host in settings.OUTBOUND_ALLOWED_PRIVATE_HOSTS)


def _leads_to_private(url: str) -> bool:
    allowed = allowed_at_all()
    try:
        return bool(allowed) and read_url(url, allowed_private_hosts=allowed).host in allowed
    except OutboundError:
        return False
