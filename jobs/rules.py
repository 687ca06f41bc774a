"""Whether a clinic's ruleset can work: fields that exist, types that fit, names used once, rules that can fire."""

from __future__ import annotations

import difflib
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

from common.expressions import check, contradiction_in, paths_in, question_of
from jobs.data import Rule, Ruleset
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from referrals.corrections import OLDEST_AGE
from referrals.fields import CATALOGUE
from referrals.specialties import all_specialties

_MOST_RULES = 200
_KINDS = CATALOGUE["referral.document.kind"].choices
_BOUNDS = {"referral.patient.age": (0.0, float(OLDEST_AGE))}
_NOT_SEARCHED = "not_searched"
_RED_FLAGS = tuple(rule.code for rule in RED_FLAG_RULES)


@dataclass(frozen=True, slots=True)
class RulesetProblem:
    """`where` names the part of the ruleset, such as "rules[2].when"; `position` is a character of an
    expression.
    """

    where: str
    message: str
    position: int | None = None


def check_ruleset(ruleset: Ruleset) -> list[RulesetProblem]:
    """List what is wrong with a ruleset, in words that say what to change; empty when it is fine."""
    return [
        *_rules(ruleset),
        *_requirements(ruleset),
        *_thresholds(ruleset),
        *_specialties(ruleset),
        *_red_flags(ruleset),
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
        problems = check(rule.when, CATALOGUE)
        for problem in problems:
            yield RulesetProblem(f"rules[{index}].when", f"{rule.name}: {problem.message}", problem.position)
        if not problems and (reason := contradiction_in(rule.when, CATALOGUE, bounds=_BOUNDS)):
            yield RulesetProblem(
                f"rules[{index}].when", f"{rule.name} can never fire: {reason}. Correct the question."
            )
        if not problems and not all(path.startswith("referral.") for path in paths_in(rule.when)):
            yield RulesetProblem(
                f"rules[{index}].when",
                f"{rule.name}: rules make the triage and cannot ask for it, nor for the record. Use fields that "
                f"begin with referral.",
            )
        if rule.then.specialty is not None and rule.then.specialty not in all_specialties():
            yield RulesetProblem(f"rules[{index}].then.specialty", _unknown_specialty(rule.then.specialty))
    yield from _quarrels(ruleset.rules)


def _quarrels(rules: tuple[Rule, ...]) -> Iterator[RulesetProblem]:
    """Rules that ask the same, however written, and answer differently: the later would always undo the earlier."""
    said: dict[tuple[Hashable, str], tuple[str, str]] = {}
    for index, rule in enumerate(rules):
        if check(rule.when, CATALOGUE):
            continue
        question = question_of(rule.when)
        for member in ("specialty", "disposition"):
            value = getattr(rule.then, member)
            if value is None:
                continue
            earlier = said.setdefault((question, member), (rule.name, value))
            if earlier[1] != value:
                yield RulesetProblem(
                    f"rules[{index}].then.{member}",
                    f"{rule.name} asks the same as {earlier[0]} and answers {value} where that one answers "
                    f"{earlier[1]}, which would never count. Remove one of them.",
                )


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


def _red_flags(ruleset: Ruleset) -> Iterator[RulesetProblem]:
    for index, code in enumerate(ruleset.red_flags_off):
        if code == _NOT_SEARCHED:
            yield RulesetProblem(
                f"red_flags_off[{index}]",
                f"{code} says that red flags could not be looked for, and cannot be switched off. Take it out.",
            )
        elif code not in _RED_FLAGS:
            yield RulesetProblem(
                f"red_flags_off[{index}]", f"There is no red flag {code}.{_did_you_mean(code, _RED_FLAGS)}"
            )


def _dispositions(ruleset: Ruleset) -> Iterator[RulesetProblem]:
    for kind, disposition in ruleset.dispositions.not_a_referral.items():
        where = f"dispositions.not_a_referral.{kind}"
        if kind == "referral":
            yield RulesetProblem(
                where, "A referral is none of the other documents: this never applies. Take it out."
            )
        if kind != "*" and kind not in _KINDS:
            yield RulesetProblem(where, f"{kind} is no kind of document. Kinds are {', '.join(_KINDS)}.")
        if disposition == "accept":
            yield RulesetProblem(
                where, "What is no referral cannot be accepted. Choose review, redirect or reject."
            )


def _unknown_path(path: str) -> str:
    known = [name.removeprefix("referral.") for name in CATALOGUE if name.startswith("referral.")]
    return f"There is no field {path}.{_did_you_mean(path, known)}"


def _unknown_specialty(slug: str) -> str:
    return f"There is no specialty {slug}.{_did_you_mean(slug, list(all_specialties()))}"


def _did_you_mean(word: str, known: Sequence[str]) -> str:
    close = difflib.get_close_matches(word, known, n=1)
    return f" Did you mean {close[0]}?" if close else ""
