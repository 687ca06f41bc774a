"""manage.py issue_credential KIND --organization ID [--team ID] [--user ID] [--scope ...] [--days N]"""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.clock import now
from common.errors import ApplicationError
from tenants import services
from tenants.data import SCOPES


class Command(BaseCommand):
    help = "Issue a credential: pk (platform key), ak (assistant key) or at (access token). The key is shown this once."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("kind", choices=("pk", "ak", "at"))
        parser.add_argument("--organization", required=True, metavar="ORG_ID")
        parser.add_argument("--team", metavar="TEAM_ID")
        parser.add_argument("--user", metavar="USER_ID")
        parser.add_argument(
            "--scope",
            action="append",
            choices=tuple(SCOPES),
            help="repeat for several; default: all of the kind",
        )
        parser.add_argument("--days", type=int, help="days until it expires; default: never")
        parser.add_argument("--name", default="")
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["days"] is not None and options["days"] < 1:
            raise CommandError("--days must be at least 1.")
        moment = now()
        try:
            issued = services.issue_credential(
                organization_id=options["organization"],
                kind=options["kind"],
                team_id=options["team"],
                user_id=options["user"],
                scopes=tuple(options["scope"]) if options["scope"] else None,
                expires_at=moment + timedelta(days=options["days"]) if options["days"] else None,
                name=options["name"],
                now=moment,
                actor="operator:command-line",
            )
        except ApplicationError as error:
            raise CommandError(error.message) from None
        if options["json"]:
            self.stdout.write(json.dumps({"credential_id": issued.id, "key": issued.key}))
        else:
            self.stdout.write(f"{issued.key}\nThe key is not kept: write it down now.")
