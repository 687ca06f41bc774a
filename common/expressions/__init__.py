"""Typed yes/no expressions over named fields, with a third answer: undetermined.

An expression compares fields, which are dotted paths, with literals:

    referral.request.urgency in ["urgent", "stat"] and referral.patient.age >= 65
    "I20" in referral.clinical.diagnoses_icd10cm or "chest pain" in referral.request.reason
    referral.patient.phone == null

- Text is compared without regard to case.
- `x in field` asks whether the text, or any item of a list, holds x as whole words.
- `field in ["a", "b"]` asks whether the field equals one of them.
- `field == null` is the one way to ask for absence, `field != null` for presence.
- A field that is absent or not usable makes its comparison undetermined. `and`, `or` and `not` carry this
  on: `false and undetermined` is false, `true or undetermined` is true, all else stays undetermined.
- There is no arithmetic, no regular expression and no function: an expression always ends at once.
"""

from common.expressions.catalogue import FieldType
from common.expressions.checking import check, is_iso_date
from common.expressions.contradictions import contradiction_in
from common.expressions.evaluation import (
    Operand,
    OperandUsed,
    Outcome,
    Place,
    Result,
    evaluate,
)
from common.expressions.language import ExpressionError, Problem, paths_in
from common.expressions.literals import literals_in
from common.expressions.sameness import question_of
from common.expressions.wording import describe

__all__ = [
    "ExpressionError",
    "FieldType",
    "Operand",
    "OperandUsed",
    "Outcome",
    "Place",
    "Problem",
    "Result",
    "check",
    "contradiction_in",
    "describe",
    "evaluate",
    "is_iso_date",
    "literals_in",
    "paths_in",
    "question_of",
]
