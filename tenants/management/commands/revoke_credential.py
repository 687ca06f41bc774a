"""manage.py revoke_credential KEY-OR-PUBLIC-ID"""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.clock import now
from common.errors import ApplicationError
from tenants import services
from tenants.keys import parse_key


class Command(BaseCommand):
    help = "Refuse a credential from now on. Takes the whole key, or its public id (the third part)."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("key")

    def handle(self, *args: Any, **options: Any) -> None:
        parsed = parse_key(options["key"])
        public_id = parsed.public_id if parsed else options["key"]
        try:
            credential_id = services.revoke_credential(
                public_id=public_id, now=now(), actor="operator:command-line"
            )
        except ApplicationError as error:
            raise CommandError(error.message) from None
        self.stdout.write(f"{credential_id} is refused from now on.")
