"""manage.py rulesets list|export|import|validate ORG [FILE] ..., and rulesets schema [--check]"""

from __future__ import annotations

from argparse import BooleanOptionalAction
from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.clock import now
from common.command_files import FileLastParser, keep_generated, read_text_file, write_text_file
from common.errors import ApplicationError
from common.row_security import organization_scope
from common.yaml_documents import TextUnreadable
from jobs.data import Ruleset
from jobs.extraction import default_ruleset
from jobs.ruleset_definitions import definition_of, definition_problems, from_text, to_text
from jobs.ruleset_schema import ruleset_schema_text
from jobs.ruleset_services import RulesetInvalid, save_ruleset
from jobs.ruleset_wording import kept_in_words
from jobs.selectors import RulesetUnknown, get_ruleset, get_ruleset_version, list_rulesets
from tenants.management.organizations import organization_named, team_named

ACTOR = "operator:command-line"


class Command(BaseCommand):
    help = "List, write out, read in and check the triage rules of an organization."

    def add_arguments(self, parser: CommandParser) -> None:
        verbs = parser.add_subparsers(dest="verb", required=True, parser_class=FileLastParser)
        self._verb(verbs, "list", "say which rules there are")
        export = self._verb(verbs, "export", "write a ruleset as YAML")
        export.add_argument(
            "file", nargs="?", default="-", metavar="FILE", help="default, or -: standard output"
        )
        export.add_argument("--name", help="default: the rules that a job uses which names none")
        export.add_argument("--version-number", type=int, metavar="N", help="default: the newest")
        importing = self._verb(verbs, "import", "make the next version of a ruleset from YAML")
        importing.add_argument("file", metavar="FILE", help="- for standard input")
        importing.add_argument("--name", help="default: the name in the file")
        importing.add_argument(
            "--default",
            action=BooleanOptionalAction,
            default=None,
            help="whether jobs that name none use it; default: as its last version",
        )
        importing.add_argument("--why", default="", help="is kept with the version")
        checking = self._verb(verbs, "validate", "say what is wrong with a file; nothing is kept")
        checking.add_argument("file", metavar="FILE", help="- for standard input")
        schema = verbs.add_parser("schema", help="write docs/reference/ruleset.schema.json")
        schema.add_argument("--check", action="store_true", help="write nothing, fail when the file differs")

    def _verb(self, verbs: Any, name: str, said: str) -> CommandParser:
        parser: CommandParser = verbs.add_parser(name, help=said)
        parser.add_argument("organization", metavar="ORG", help="id or name")
        parser.add_argument("--team", help="id or name; the rules of this team")
        return parser

    def handle(self, *args: Any, **options: Any) -> None:
        if options["verb"] == "schema":
            self._schema(check=options["check"])
            return
        organization_id = organization_named(options["organization"])
        try:
            with organization_scope(organization_id):
                team_id = team_named(options["team"], organization_id=organization_id)
                whose = {"organization_id": organization_id, "team_id": team_id}
                {
                    "list": self._list,
                    "export": self._export,
                    "import": self._import,
                    "validate": self._validate,
                }[options["verb"]](whose, options)
        except RulesetInvalid as error:
            raise CommandError(_listed([(one.field, one.message) for one in error.errors])) from None
        except ApplicationError as error:
            raise CommandError(error.message) from None

    def _list(self, whose: dict[str, Any], _: Mapping[str, Any]) -> None:
        rulesets = list_rulesets(**whose)
        for one in rulesets:
            default = "  default" if one.is_default else ""
            comment = f"  {one.comment}" if one.comment else ""
            self.stdout.write(f"{one.name}  version {one.version}{default}{comment}")
        if not rulesets:
            self.stdout.write("There are none of its own; the shipped rules apply.")

    def _export(self, whose: dict[str, Any], options: Mapping[str, Any]) -> None:
        number = options["version_number"]
        if number is None:
            ruleset = self._newest(whose, options["name"])
        elif options["name"] is None:
            raise CommandError("Name the rules of which you want this version: --name NAME.")
        else:
            ruleset = get_ruleset_version(**whose, name=options["name"], version=number)
        text = to_text(definition_of(ruleset), name=ruleset.name)
        if options["file"] == "-":
            self.stdout.write(text, ending="")
            return
        write_text_file(options["file"], text)

    def _newest(self, whose: dict[str, Any], name: str | None) -> Ruleset:
        try:
            return get_ruleset(**whose, name=name)
        except RulesetUnknown:
            teams = [] if whose["team_id"] is None else list_rulesets(**{**whose, "team_id": None})
            known = {one.name for one in (*list_rulesets(**whose), *teams)} | {default_ruleset().name}
            raise CommandError(
                f'There are no rules "{name}". There are: {", ".join(sorted(known))}.'
            ) from None

    def _import(self, whose: dict[str, Any], options: Mapping[str, Any]) -> None:
        name_in_file, definition = _read(options["file"])
        name = options["name"] or name_in_file
        if not name:
            raise CommandError("The file holds no name. Give one: --name NAME.")
        kept = save_ruleset(
            **whose,
            name=name,
            definition=definition,
            is_default=options["default"],
            actor=ACTOR,
            now=now(),
            comment=options["why"],
            unless_same=True,
        )
        self.stdout.write(kept_in_words(kept))

    def _validate(self, _: dict[str, Any], options: Mapping[str, Any]) -> None:
        name, definition = _read(options["file"])
        problems = definition_problems(definition, name=name or "unnamed")
        if problems:
            raise CommandError(_listed([(problem.where, problem.message) for problem in problems]))
        self.stdout.write("No problems.")

    def _schema(self, *, check: bool) -> None:
        path = settings.BASE_DIR / "docs" / "reference" / "ruleset.schema.json"
        keep_generated(path, ruleset_schema_text(), check=check, command="rulesets schema")


def _read(file: str) -> tuple[str, dict[str, Any]]:
    """Return the name and the definition in a file. Raises CommandError, saying where it cannot be read."""
    text = read_text_file(file)
    try:
        return from_text(text)
    except TextUnreadable as unreadable:
        place = f"Line {unreadable.line}: " if unreadable.line else ""
        raise CommandError(f"{place}{unreadable.message}") from None


def _listed(problems: list[tuple[str, str]]) -> str:
    return "\n".join(f"{where}: {message}" if where else message for where, message in problems)
