"""The forms of a ruleset's rows: which questions stand for which members, and what can be chosen."""

from __future__ import annotations

from typing import Any, get_args

from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from referrals.data.referral import URGENCIES, Disposition
from referrals.fields import CATALOGUE
from referrals.specialties import all_specialties

_REFERRAL = "referral."

Question = dict[str, Any]
Options = list[list[str]]
"""What can be chosen: each the value, and the words that people see."""


def _question(name: str, kind: str, label: str, **more: Any) -> Question:
    return {"name": name, "kind": kind, "label": label, **_NOTHING, **more}


_NOTHING: Question = {
    "help": "",
    "optional": False,
    "needed": False,
    "default": None,
    "options": [],
    "form": "",
    "forms": [],
    "tag": "",
    "items": None,
    "lines": 0,
    "seldom": False,
}


def ruleset_forms() -> dict[str, Any]:
    """Return the forms by name, as `common/forms/questions.js` shows them.

    A form is `questions`, in the order in which they are asked, and `blank`, the row that "add" begins with. The form
    of the whole ruleset is "Ruleset"; its questions name the forms of their rows.
    """
    return {
        "Ruleset": _ruleset_form(),
        "Rule": _rule_form(),
        "Consequence": _consequence_form(),
        "Required": _required_form(),
        "Requirement": _requirement_form(),
        "Threshold": _threshold_form(),
        "Disposition": _disposition_form(),
    }


def _ruleset_form() -> dict[str, Any]:
    """What a ruleset holds."""
    return _form(
        _question("rules", "rows", "Rules, applied from the top", form="Rule"),
        _question("required", "rows", "What a referral must hold", form="Required"),
        _question("thresholds", "rows", "How sure a value must be to decide", form="Threshold"),
        _question("dispositions", "rows", "Documents that are no referral", form="Disposition"),
        _question(
            "specialties",
            "list",
            "Specialties that are taken",
            help="None: all. Referrals to others are redirected.",
            items=_question("specialties", "choice", "", options=_specialties()),
        ),
        _question(
            "red_flags_off",
            "list",
            "Red flags that do not count",
            items=_question("red_flags_off", "choice", "", options=_red_flags()),
        ),
    )


def _rule_form() -> dict[str, Any]:
    """A rule: if, then."""
    return _form(
        _question("name", "key", "Name", needed=True, help="Small letters, digits, - and _; each name once."),
        _question("text", "text", "What it is for"),
        _question(
            "when",
            "expression",
            "If",
            needed=True,
            lines=2,
            help='Compare fields, for example: "chest pain" in referral.request.reason',
        ),
        _question("then", "group", "Then", needed=True, form="Consequence"),
        blank={"name": "", "when": "", "then": {}},
    )


def _consequence_form() -> dict[str, Any]:
    """What follows from a rule that applies."""
    return _form(
        _question("urgency", "choice", "At least as urgent as", optional=True, options=_urgencies()),
        _question("specialty", "choice", "Specialty", optional=True, options=_specialties()),
        _question("disposition", "choice", "Decision", optional=True, options=_dispositions()),
        _question("score", "number", "Points"),
        _question("note", "text", "What people are told"),
    )


def _required_form() -> dict[str, Any]:
    """What referrals to a specialty must hold."""
    return _form(
        _question(
            "specialty",
            "choice",
            "Of referrals to",
            needed=True,
            options=[["*", "every specialty"], *_specialties()],
        ),
        _question("needs", "rows", "Must be there", form="Requirement"),
        blank={"specialty": "", "needs": [{"path": "", "why": ""}]},
    )


def _requirement_form() -> dict[str, Any]:
    """A field that must be there."""
    return _form(
        _question("path", "choice", "Field", needed=True, options=_paths()),
        _question("why", "text", "Why", needed=True),
        _question("or_else", "list", "Or else", items=_question("or_else", "choice", "", options=_paths())),
        blank={"path": "", "why": ""},
    )


def _threshold_form() -> dict[str, Any]:
    """How sure the values of a field must be to decide."""
    return _form(
        _question("path", "choice", "Field", needed=True, options=[["*", "every other field"], *_paths()]),
        _question("least", "number", "Least confidence, 0 to 1", needed=True),
        blank={"path": "", "least": 0.7},
    )


def _disposition_form() -> dict[str, Any]:
    """What is decided about a kind of document that is no referral."""
    return _form(
        _question("kind", "choice", "Kind of document", needed=True, options=_kinds()),
        _question("disposition", "choice", "Decision", needed=True, options=_dispositions()),
        blank={"kind": "", "disposition": "review"},
    )


def _specialties() -> Options:
    return [_spoken(slug) for slug in sorted(all_specialties())]


def _paths() -> Options:
    paths = sorted(path.removeprefix(_REFERRAL) for path in CATALOGUE if path.startswith(_REFERRAL))
    return [[path, path] for path in paths]


def _urgencies() -> Options:
    return [[urgency, urgency] for urgency in URGENCIES]


def _dispositions() -> Options:
    return [_spoken(disposition) for disposition in get_args(Disposition)]


def _kinds() -> Options:
    kinds = CATALOGUE["referral.document.kind"].choices
    return [["*", "every other kind"], *(_spoken(str(kind)) for kind in kinds)]


def _red_flags() -> Options:
    return [_spoken(rule.code) for rule in RED_FLAG_RULES]


def _spoken(code: str) -> list[str]:
    return [code, code.replace("_", " ")]


def _form(*questions: Question, blank: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"questions": list(questions), "blank": blank or {}, "exactly_one": False, "about": ""}
