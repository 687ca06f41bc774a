"""Pages of docs/reference that are made of the code: each is written by a command, which `make check` has compare."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser


class GeneratedPage(BaseCommand):
    """A command that writes its page, or with `--check` fails when the page differs from what the code says."""

    page: ClassVar[str]
    """The file's name in docs/reference."""
    command: ClassVar[str]
    """What the command is called, for who has to run it."""

    @abstractmethod
    def document(self) -> str:
        """Return the page."""

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="write nothing, fail when the page differs")

    def handle(self, *_args: Any, **options: Any) -> None:
        path = settings.BASE_DIR / "docs" / "reference" / self.page
        if options["check"]:
            if not path.exists() or path.read_text() != self.document():
                raise CommandError(
                    f"docs/reference/{self.page} differs from the code. Run `manage.py {self.command}`."
                )
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.document())
