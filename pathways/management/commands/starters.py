"""manage.py starters [ORG] [SLUG ...]: say which pathways are shipped, or publish them in an organization."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.clock import now
from common.row_security import organization_scope
from pathways.services import install_starter
from pathways.starters import Starter, all_starters
from tenants.management.organizations import organization_named

ACTOR = "operator:command-line"


class Command(BaseCommand):
    help = "Say which pathways are shipped to start from, or publish some or all of them in an organization."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "organization", nargs="?", metavar="ORG", help="the organization's id or exact name"
        )
        parser.add_argument("slugs", nargs="*", metavar="SLUG", help="which ones; all by default")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["organization"] is None:
            for starter in all_starters():
                self.stdout.write(f"{starter.slug}  ({starter.type})  {starter.name}\n    {starter.summary}")
            return
        chosen = _chosen(options["slugs"])
        organization_id = organization_named(options["organization"])
        with organization_scope(organization_id):
            for starter in chosen:
                installed = install_starter(
                    organization_id=organization_id, starter=starter, actor=ACTOR, now=now()
                )
                became = "published" if installed else "left alone: there is a pathway of its type and name"
                self.stdout.write(f"{starter.name}: {became}")


def _chosen(slugs: list[str]) -> list[Starter]:
    known = {starter.slug: starter for starter in all_starters()}
    unknown = [slug for slug in slugs if slug not in known]
    if unknown:
        raise CommandError(f"There is no starter {', '.join(unknown)}. There are {', '.join(known)}.")
    return [known[slug] for slug in slugs] if slugs else list(known.values())
