"""The forms of a ruleset's rows: which questions stand for which members, and what can be chosen."""

from __future__ import annotations

from typing import Any, get_args

from jobs.extraction.red_flag_rules import RED_FLAG_RULES
from referrals.data.referral import URGENCIES, Disposition
from referrals.fields import CATALOGUE
from referrals.specialties import all_specialties

_REFERRAL = "referral."

Question = dict[str, Any]


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
    """This function will return the forms by name, as `common/forms/questions.js` shows them."""
    specialties = [[slug, slug.replace("_", " ")] for slug in sorted(all_specialties())]
    paths = [[path, path] for path in _paths()]
    urgencies = [[urgency, urgency] for urgency in URGENCIES]
    dispositions = [[one, one.replace("_", " ")] for one in get_args(Disposition)]
    kinds = [["*", "every other kind"], *([kind, kind.replace("_", " ")] for kind in _kinds())]
    flags = [[rule.code, rule.code.replace("_", " ")] for rule in RED_FLAG_RULES]
    return {
        "Ruleset": _form(
            _question("rules", "rows", "Rules, applied from the top", form="Rule"),
            _question("required", "rows", "What a referral must hold", form="Required"),
            _question("thresholds", "rows", "How sure a value must be to decide", form="Threshold"),
            _question("dispositions", "rows", "Documents that are no referral", form="Disposition"),
            _question(
                "specialties",
                "list",
                "Specialties that are taken",
                help="None: all. Referrals to others are redirected.",
                items=_question("specialties", "choice", "", options=specialties),
            ),
            _question(
                "red_flags_off",
                "list",
                "Red flags that do not count",
                items=_question("red_flags_off", "choice", "", options=flags),
            ),
        ),
        "Rule": _form(
            _question(
                "name", "key", "Name", needed=True, help="Small letters, digits, - and _; each name once."
            ),
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
        ),
        "Consequence": _form(
            _question("urgency", "choice", "At least as urgent as", optional=True, options=urgencies),
            _question("specialty", "choice", "Specialty", optional=True, options=specialties),
            _question("disposition", "choice", "Decision", optional=True, options=dispositions),
            _question("score", "number", "Points"),
            _question("note", "text", "What people are told"),
        ),
        "Required": _form(
            _question(
                "specialty",
                "choice",
                "Of referrals to",
                needed=True,
                options=[["*", "every specialty"], *specialties],
            ),
            _question("needs", "rows", "Must be there", form="Requirement"),
            blank={"specialty": "", "needs": [{"path": "", "why": ""}]},
        ),
        "Requirement": _form(
            _question("path", "choice", "Field", needed=True, options=paths),
            _question("why", "text", "Why", needed=True),
            _question("or_else", "list", "Or else", items=_question("or_else", "choice", "", options=paths)),
            blank={"path": "", "why": ""},
        ),
        "Threshold": _form(
            _question("path", "choice", "Field", needed=True, options=[["*", "every other field"], *paths]),
            _question("least", "number", "Least confidence, 0 to 1", needed=True),
            blank={"path": "", "least": 0.7},
        ),
        "Disposition": _form(
            _question("kind", "choice", "Kind of document", needed=True, options=kinds),
            _question("disposition", "choice", "Decision", needed=True, options=dispositions),
            blank={"kind": "", "disposition": "review"},
        ),
    }


def _paths() -> list[str]:
    return sorted(path.removeprefix(_REFERRAL) for path in CATALOGUE if path.startswith(_REFERRAL))


def _kinds() -> tuple[str, ...]:
    return tuple(str(kind) for kind in CATALOGUE["referral.document.kind"].choices)


def _form(*questions: Question, blank: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"questions": list(questions), "blank": blank or {}, "exactly_one": False, "about": ""}
