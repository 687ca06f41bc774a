"""Whether a clinic's ruleset can work: fields that exist, types that fit, names used once."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass

from common.expressions import check
from jobs.data import Ruleset
from referrals.fields import CATALOGUE
from referrals.specialties import all_specialties

_MOST_RULES = 200
_KINDS = CATALOGUE["referral.document.kind"].choices


@dataclass(frozen=True, slots=True)
class RulesetProblem:
    """`where` names the part of the ruleset, such as "rules[2].when"; `position` is a character of an
    expression.
    """

    where: str
    message: str
    position: int | None = None


def check_ruleset(ruleset: Ruleset) -> list[RulesetProblem]:
    """This function will list what is wrong with a ruleset, in words that say what to change; empty when it
    is fine.
    """
    return [
        *_rules(ruleset),
        *_requirements(ruleset),
        *_thresholds(ruleset),
        *_specialties(ruleset),
        *_dispositions(ruleset),
    ]


def _rules(ruleset: Ruleset) -> Iterator[RulesetProblem]:
    if len(ruleset.rules) > _MOST_RULES:
        yield RulesetProblem("rules", f"There are more than {_MOST_RULES} rules. Split the ruleset.")
    seen: set[str] = set()
    for index, rule in enumerate(ruleset.rules):
        if rule.name in seen:
            yield RulesetProblem(
                f"rules[{index}].name", f"The name {rule.name} is used twice. Give each rule its own."
            )
        seen.add(rule.name)
        for problem in check(rule.when, CATALOGUE):
            yield RulesetProblem(f"rules[{index}].when", f"{rule.name}: {problem.message}", problem.position)
        if "triage." in rule.when:
            yield RulesetProblem(
                f"rules[{index}].when",
                f"{rule.name}: rules make the triage and cannot ask for it. Use fields that "
                f"begin with referral.",
            )
        if rule.then.specialty is not None and rule.then.specialty not in all_specialties():
            yield RulesetProblem(f"rules[{index}].then.specialty", _unknown_specialty(rule.then.specialty))


def _requirements(ruleset: Ruleset) -> Iterator[RulesetProblem]:
    for specialty, requirements in ruleset.required.items():
        if specialty != "*" and specialty not in all_specialties():
            yield RulesetProblem(f"required.{specialty}", _unknown_specialty(specialty))
        for index, requirement in enumerate(requirements):
            for path in (requirement.path, *requirement.or_else):
                if f"referral.{path}" not in CATALOGUE:
                    yield RulesetProblem(f"required.{specialty}[{index}]", _unknown_path(path))


def _thresholds(ruleset: Ruleset) -> Iterator[RulesetProblem]:
    for path, least in ruleset.thresholds.items():
        if path != "*" and f"referral.{path}" not in CATALOGUE:
            yield RulesetProblem(f"thresholds.{path}", _unknown_path(path))
        if not 0.0 <= least <= 1.0:
            yield RulesetProblem(
                f"thresholds.{path}", f"{least} is no confidence: choose one between 0 and 1."
            )


def _specialties(ruleset: Ruleset) -> Iterator[RulesetProblem]:
    for index, specialty in enumerate(ruleset.specialties):
        if specialty not in all_specialties():
            yield RulesetProblem(f"specialties[{index}]", _unknown_specialty(specialty))


def _dispositions(ruleset: Ruleset) -> Iterator[RulesetProblem]:
    for kind, disposition in ruleset.dispositions.not_a_referral.items():
        where = f"dispositions.not_a_referral.{kind}"
        if kind != "*" and kind not in _KINDS:
            yield RulesetProblem(where, f"{kind} is no kind of document. Kinds are {', '.join(_KINDS)}.")
        if disposition == "accept":
            yield RulesetProblem(
                where, "What is no referral cannot be accepted. Choose review, redirect or reject."
            )


def _unknown_path(path: str) -> str:
    known = [name.removeprefix("referral.") for name in CATALOGUE if name.startswith("referral.")]
    close = difflib.get_close_matches(path, known, n=1)
    return f"There is no field {path}.{f' Did you mean {close[0]}?' if close else ''}"


def _unknown_specialty(slug: str) -> str:
    close = difflib.get_close_matches(slug, list(all_specialties()), n=1)
    return f"There is no specialty {slug}.{f' Did you mean {close[0]}?' if close else ''}"
