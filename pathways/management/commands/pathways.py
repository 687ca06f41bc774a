"""manage.py pathways list|export|import|validate|overrides ORG [FILE] ..., and pathways schema [--check]"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.clock import now
from common.command_files import FileLastParser, keep_generated, read_text_file, write_text_file
from common.errors import ApplicationError
from common.row_security import organization_scope
from common.wording import counted
from common.yaml_documents import TextUnreadable
from pathways.documents import PathwayDocument, schema_text
from pathways.override_selectors import OverriddenNode, most_overridden
from pathways.services import files
from tenants.management.organizations import organization_named

ACTOR = "operator:command-line"


class Command(BaseCommand):
    help = (
        "List, write out, read in and check the pathways of an organization; say which nodes people overrule."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        verbs = parser.add_subparsers(dest="verb", required=True, parser_class=FileLastParser)
        self._verb(verbs, "list", "say which pathways and versions there are")
        export = self._verb(verbs, "export", "write a version as YAML")
        export.add_argument("name", metavar="NAME", help="the pathway's exact name")
        export.add_argument(
            "file", nargs="?", default="-", metavar="FILE", help="default, or -: standard output"
        )
        export.add_argument("--type", choices=("auto", "semiAutomatic"), help="where both have the name")
        export.add_argument(
            "--version-number", type=int, metavar="N", help="default: the published one, else the newest"
        )
        importing = self._verb(
            verbs, "import", "make a file the pathway's draft; the same file again does nothing"
        )
        importing.add_argument("file", metavar="FILE", help="- for standard input")
        importing.add_argument("--publish", action="store_true", help="publish it as well")
        importing.add_argument(
            "--replace", action="store_true", help="write over a draft that says something else"
        )
        importing.add_argument(
            "--why", default="", help="is kept with the version; default: the note in the file"
        )
        checking = self._verb(
            verbs, "validate", "say what is wrong with a file, line by line; nothing is kept"
        )
        checking.add_argument("file", metavar="FILE", help="- for standard input")
        overrides = self._verb(verbs, "overrides", "say which nodes people overrule most")
        overrides.add_argument("--days", type=int, default=90, help="how far to look back, 90 by default")
        schema = verbs.add_parser("schema", help="write docs/reference/pathway.schema.json")
        schema.add_argument("--check", action="store_true", help="write nothing, fail when the file differs")

    def _verb(self, verbs: Any, name: str, said: str) -> CommandParser:
        parser: CommandParser = verbs.add_parser(name, help=said)
        parser.add_argument("organization", metavar="ORG", help="id or name")
        return parser

    def handle(self, *args: Any, **options: Any) -> None:
        if options["verb"] == "schema":
            self._schema(check=options["check"])
            return
        organization_id = organization_named(options["organization"])
        verbs = {
            "list": self._list,
            "export": self._export,
            "import": self._import,
            "validate": self._validate,
            "overrides": self._overrides,
        }
        try:
            with organization_scope(organization_id):
                verbs[options["verb"]](organization_id, options)
        except ApplicationError as error:
            raise CommandError(error.message) from None

    def _list(self, organization_id: str, _: Mapping[str, Any]) -> None:
        for name, type_, versions in files.list_pathways(organization_id=organization_id):
            said = ", ".join(f"{number} {status}" for number, status in versions) or "no version"
            self.stdout.write(f"{name}  {type_}  {said}")

    def _export(self, organization_id: str, options: Mapping[str, Any]) -> None:
        text = files.export_pathway(
            organization_id=organization_id,
            name=options["name"],
            type=options["type"],
            number=options["version_number"],
        )
        if options["file"] == "-":
            self.stdout.write(text, ending="")
            return
        write_text_file(options["file"], text)

    def _import(self, organization_id: str, options: Mapping[str, Any]) -> None:
        document = _read(options["file"], organization_id=organization_id)
        done = files.import_pathway(
            document,
            organization_id=organization_id,
            actor=ACTOR,
            now=now(),
            publish=options["publish"],
            replace=options["replace"],
            note=options["why"],
        )
        state = (
            "is published: new runs start on it" if done.published else "is the draft; nothing runs on it yet"
        )
        self.stdout.write(
            f"{document.name} version {done.number} {state}."
            if done.changed
            else f"Nothing to do: {document.name} version {done.number} says the same."
        )
        if done.starts_later:
            self.stdout.write("When it starts by itself stays as it was; it is taken over with --publish.")

    def _validate(self, organization_id: str, options: Mapping[str, Any]) -> None:
        document = _read(options["file"], organization_id=organization_id)
        nodes = counted(len(document.definition.nodes), "node")
        self.stdout.write(f"No problems: {document.name}, {document.type}, {nodes}.")

    def _overrides(self, organization_id: str, options: Mapping[str, Any]) -> None:
        since = now() - timedelta(days=options["days"])
        nodes = most_overridden(organization_id=organization_id, since=since)
        for node in nodes:
            self.stdout.write(_told(node))
        if not nodes:
            self.stdout.write(f"Nobody has overruled a node in the last {counted(options['days'], 'day')}.")

    def _schema(self, *, check: bool) -> None:
        path = settings.BASE_DIR / "docs" / "reference" / "pathway.schema.json"
        keep_generated(path, schema_text(), check=check, command="pathways schema")


def _read(file: str, *, organization_id: str) -> PathwayDocument:
    """Return the pathway in a file. Raises CommandError, saying on which line what is wrong."""
    text = read_text_file(file)
    try:
        return files.read_file(text, organization_id=organization_id)
    except TextUnreadable as unreadable:
        place = f"line {unreadable.line}: " if unreadable.line else ""
        raise CommandError(f"{place}{unreadable.message}") from None


def _told(node: OverriddenNode) -> str:
    changes = ", ".join(
        f"{before or 'beforehand'} → {after} {count}"
        for (before, after), count in node.changes.most_common(3)
    )
    reasons = ", ".join(f"{reason} {count}" for reason, count in node.reasons.most_common(3))
    share = f"{node.overrides} of {node.visits} ({node.share:.0%})"
    return f"{node.pathway}: {node.title} ({node.node})  {share}  {changes}  because: {reasons}"
