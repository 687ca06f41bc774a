"""A ruleset said back in plain words, so that its author sees what was understood."""

from __future__ import annotations

from common.expressions import ExpressionError, describe
from common.wording import counted, sentence_case
from jobs.data import Consequence, Requirement, Rule, Ruleset
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from jobs.ruleset_services import KeptRuleset
from jobs.selectors import get_ruleset
from referrals.fields import CATALOGUE

_DISPOSITIONS = {
    "accept": "accept it",
    "review": "let a person look at it",
    "request_information": "ask the sender for more",
    "redirect": "send it elsewhere",
    "reject": "turn it away",
}
_RED_FLAG_TEXTS = {rule.code: rule.text for rule in RED_FLAG_RULES}


def kept_in_words(kept: KeptRuleset) -> str:
    """Say which version the rules have now, and which jobs use it."""
    if not kept.is_new:
        return f"Version {kept.version} of {kept.name} says exactly this already: no new version is made."
    whose = "of the team that name no rules" if kept.team_id else "that name no rules"
    if kept.is_default:
        use = f"It is the default: jobs {whose}, or these, use it when they are requested from now on."
        return f"Version {kept.version} of {kept.name} is kept. {use}"
    use = "Jobs that name these rules use it when they are requested from now on."
    if not kept.was_default:
        return f"Version {kept.version} of {kept.name} is kept. {use} It is not the default."
    now = get_ruleset(organization_id=kept.organization_id, team_id=kept.team_id, name=None)
    return (
        f"Version {kept.version} of {kept.name} is kept. {use} It is not the default any more: "
        f"jobs {whose} use {now.name} version {now.version}."
    )


def said_back(ruleset: Ruleset) -> list[tuple[str, str]]:
    """Return (what it is about, a sentence) for every part of a ruleset that checks."""
    found = [(rule.name, _rule(rule)) for rule in ruleset.rules]
    for specialty, requirements in ruleset.required.items():
        who = "every referral" if specialty == "*" else f"a referral to {_spaced(specialty)}"
        needs = "; ".join(_requirement(requirement) for requirement in requirements)
        if needs:
            found.append(("required", sentence_case(f"{who} must hold {needs}.")))
    for path, least in ruleset.thresholds.items():
        what = "any other value" if path == "*" else _label(path)
        found.append(("thresholds", sentence_case(f"{what} decides from a confidence of {least:.0%} on.")))
    for kind, disposition in ruleset.dispositions.not_a_referral.items():
        what = (
            "Any other document that is no referral" if kind == "*" else f"A document of kind {_spaced(kind)}"
        )
        found.append(("dispositions", f"{what}: {_DISPOSITIONS[disposition]}."))
    if ruleset.specialties:
        offered = ", ".join(_spaced(specialty) for specialty in ruleset.specialties)
        found.append(
            ("specialties", f"Only these are taken: {offered}. Referrals to others are sent elsewhere.")
        )
    for code in ruleset.red_flags_off:
        found.append(("red_flags_off", f"Does not count as a red flag: {_RED_FLAG_TEXTS.get(code, code)}"))
    return found


def _rule(rule: Rule) -> str:
    try:
        question = describe(rule.when, CATALOGUE)
    except ExpressionError:
        return "The question cannot be read."
    note = f" People are told: {rule.then.note}" if rule.then.note else ""
    return f"If {question}: {_consequence(rule.then)}.{note}"


def _consequence(then: Consequence) -> str:
    said = []
    if then.urgency:
        said.append(f"it is at least {then.urgency}")
    if then.specialty:
        said.append(f"it goes to {_spaced(then.specialty)}")
    if then.disposition:
        said.append(_DISPOSITIONS[then.disposition])
    if then.score:
        points = (
            counted(round(abs(then.score)), "point") if then.score % 1 == 0 else f"{abs(then.score):g} points"
        )
        said.append(f"{points} {'more' if then.score > 0 else 'less'}")
    return ", ".join(said) or "nothing changes, it is only noted"


def _requirement(requirement: Requirement) -> str:
    paths = (requirement.path, *requirement.or_else)
    return " or ".join(_label(path) for path in paths)


def _label(path: str) -> str:
    section, _, name = path.partition(".")
    known = CATALOGUE.get(f"referral.{path}")
    if known is not None and known.label:
        return known.label
    return f"{section} {_spaced(name)}" if section in ("patient", "referrer", "recipient") else _spaced(name)


def _spaced(slug: str) -> str:
    return slug.replace("_", " ")
