"""What a clinic's rules answer about one referral: true, false or undetermined, and the values each rested on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from common.expressions import Operand, OperandUsed, Outcome, Place, describe, evaluate
from jobs.data import Rule, Ruleset
from referrals.data.referral import Evidence, RuleOperand
from referrals.fields import CATALOGUE

_PREFIX = "referral."


@dataclass(frozen=True, slots=True)
class RuleAnswer:
    """`undecided` are the paths that left it undetermined; `unsure` those of them that hold a value nobody can rely
    on. Paths are the referral's, without `referral.`.
    """

    rule: Rule
    outcome: Outcome
    operands: tuple[RuleOperand, ...]
    undecided: tuple[str, ...] = ()
    unsure: tuple[str, ...] = ()

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(operand.path for operand in self.operands)

    @property
    def asks_for_review(self) -> bool:
        """Whether a person must look: a value is there and not sure, and the answer could change what happens."""
        then = self.rule.then
        return bool(self.unsure and (then.urgency or then.disposition or then.specialty))


def answers_of(*, ruleset: Ruleset, operands: Mapping[str, Operand]) -> tuple[RuleAnswer, ...]:
    """Answer every rule of a ruleset over the operands of one referral, in the rules' order."""
    return tuple(_answer(rule, operands) for rule in ruleset.rules)


def in_words(rule: Rule) -> str:
    """Return what people read of a rule that fired: its note, its text, or its question."""
    return rule.then.note or rule.text or describe(rule.when, CATALOGUE)


def _answer(rule: Rule, operands: Mapping[str, Operand]) -> RuleAnswer:
    result = evaluate(rule.when, operands)
    unsure = [path for path in result.undecided if _holds_something(operands.get(path))]
    return RuleAnswer(
        rule=rule,
        outcome=result.outcome,
        operands=tuple(_shown(used) for used in result.operands),
        undecided=tuple(path.removeprefix(_PREFIX) for path in result.undecided),
        unsure=tuple(path.removeprefix(_PREFIX) for path in unsure),
    )


def _holds_something(operand: Operand | None) -> bool:
    return operand is not None and bool(operand.value is not None or operand.items)


def _shown(used: OperandUsed) -> RuleOperand:
    operand = used.operand
    return RuleOperand(
        path=used.path.removeprefix(_PREFIX),
        value=operand.value,
        values=tuple(str(item.value) for item in operand.items or ()),
        why_not=operand.why_not or next((item.why_not for item in operand.items or () if item.why_not), ""),
        confidence=operand.confidence,
        verdict=operand.verdict,
        places=tuple(_evidence(place) for place in operand.places),
        source=operand.source,
    )


def _evidence(place: Place) -> Evidence:
    return Evidence(document_id=place.source, page=place.page, boxes=place.boxes, quote=place.quote)
