"""Demo tenants for a local stack: two organizations with credentials and published pathways, people for the first,
and the operator. Rules for triage are the shipped ones.
"""

from __future__ import annotations

import json
import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import Any

from django.conf import settings

from common.row_security import organization_scope
from pathways.services import install_starter
from pathways.starters import AUTO, SEMI_AUTOMATIC, all_starters, load_starter
from tenants import services
from tenants.data import CredentialKind

ACTOR = "operator:seed"
TENANTS = (
    ("Northgate Specialist Clinic (demo)", "Intake"),
    ("Riverside Health Network (demo)", "Triage desk"),
)
PATHWAYS = (("auto_pathway", AUTO), ("semi_automatic_pathway", SEMI_AUTOMATIC))
KEYS: tuple[tuple[str, CredentialKind], ...] = (
    ("platform_api_key", "pk"),
    ("assistant_api_key", "ak"),
    ("access_token", "at"),
)


def seed(*, keep_in: Path, base_url: str, now: datetime) -> dict[str, Any]:
    """Make what is missing of the demo tenants and return the part of stack.json that tells of them.

    Secrets are shown once by the service, so they are kept in `keep_in` (mode 0600) for the next start.
    """
    kept: dict[str, Any] = json.loads(keep_in.read_text()) if keep_in.exists() else {}
    for name, team in TENANTS:
        if name not in kept:
            kept[name] = _tenant(name=name, team=team, now=now)
            _write(keep_in, kept)
    if "people" not in kept:
        kept["people"] = _people(
            organization_id=kept[TENANTS[0][0]]["org_id"], team_id=kept[TENANTS[0][0]]["team_id"]
        )
        _write(keep_in, kept)
    console, operator = kept["people"]["console"], kept["people"]["admin"]
    return {
        "tenants": [kept[name] for name, _ in TENANTS],
        "console": {"url": f"{base_url}/admin/", **console},
        "admin": {"url": f"{base_url}/admin/", **operator},
    }


def _tenant(*, name: str, team: str, now: datetime) -> dict[str, Any]:
    tenant = services.find_tenant(name=name) or services.create_tenant(
        name=name, team_name=team, private_hosts=tuple(settings.OUTBOUND_ALLOWED_PRIVATE_HOSTS)
    )
    made: dict[str, Any] = {"name": name, "org_id": tenant.organization_id, "team_id": tenant.team_id}
    for member, kind in KEYS:
        made[member] = services.issue_credential(
            organization_id=tenant.organization_id,
            kind=kind,
            team_id=tenant.team_id if kind == "at" else None,
            now=now,
            actor=ACTOR,
            name="demo",
        ).key
    with organization_scope(tenant.organization_id):
        for member, slug in PATHWAYS:
            starter = load_starter(slug)
            install_starter(organization_id=tenant.organization_id, starter=starter, actor=ACTOR, now=now)
            made[member] = starter.name
        for starter in all_starters():
            install_starter(organization_id=tenant.organization_id, starter=starter, actor=ACTOR, now=now)
    return made


def _people(*, organization_id: str, team_id: str) -> dict[str, dict[str, str]]:
    console = {"username": "demo-administrator", "password": secrets.token_urlsafe(18)}
    operator = {"username": "operator", "password": secrets.token_urlsafe(18)}
    for person in (console, operator):
        services.remove_user(username=person["username"])
    services.create_user(
        organization_id=organization_id,
        team_id=team_id,
        role="administrator",
        email="administrator@clinic.example",
        **console,
    )
    services.create_operator(email="operator@service.example", **operator)
    return {"console": console, "admin": operator}


def _write(path: Path, kept: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        json.dump(kept, file, indent=2)
    fresh.replace(path)
