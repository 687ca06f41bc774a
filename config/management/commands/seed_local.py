"""manage.py seed_local [--json]: demo tenants for a local stack."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from common.clock import now
from config.seeding import seed


class Command(BaseCommand):
    help = "Make the demo tenants of a local stack, once; later calls answer the same ones."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        home = Path(os.environ.get("LOCAL_DIR") or settings.BASE_DIR / ".local")
        seeded = seed(keep_in=home / "seed.json", base_url=settings.PUBLIC_URL, now=now())
        if options["json"]:
            self.stdout.write(json.dumps(seeded))
            return
        for tenant in seeded["tenants"]:
            self.stdout.write(
                f"{tenant['name']}: {tenant['org_id']}, pathways "
                f"{tenant['auto_pathway']}, {tenant['semi_automatic_pathway']}"
            )
