"""Whether a name, a number to call or an address is said to be somebody else's, by the words right around it.

Only what is said outright counts: a next of kin's label, "this is her carer", "please call me on", a letterhead.
"""

from __future__ import annotations

import re

from jobs.extraction.judge.others import ANYONE_ELSE, NOT_THE_PATIENT
from jobs.extraction.judge.surroundings import Otherwise, Surroundings

_SENTENCE = re.compile(r"[.;!?]\s")
_OF_PATIENT = re.compile(r"^patient\.(?P<what>given_name|family_name|phone|email|address)$")
_OF_SENDER = re.compile(r"^referrer\.(?:phone|fax|email|address)$")
_IDENTIFIER = re.compile(r"^patient\.identifiers\[\d+\]\.value$")
_OF_ANOTHER_MATTER = re.compile(
    r"\b(?P<matter>claim|invoice|receipt|ticket|batch|lot|(?:prior )?authori[sz]ation|prior auth)"
    r"(?:\s*(?:no|number|num|nr|#|id)\b)?[.:#\s]*$",
    re.IGNORECASE,
)
_NAMES_THE_PERSON = re.compile(
    rf"(?<!\bmy )(?<!\bour )(?<!\byour )(?<!patient/)(?<!patient / )\b{ANYONE_ELSE}"
    r"(?:\s*\([^)]*\))?(?:['\u2019]s name)?"
    r"(?:\s*:|\s+(?:is|named|called))?\s*(?:(?:mr|mrs|ms|miss|dr)\b\.?\s*)?(?:(?-i:[A-ZÀ-Þ])[\w'\u2019-]+,?\s+){0,2}$",
    re.IGNORECASE,
)
_LEADS_TO_ANOTHER = re.compile(rf"(?<!\bmy )(?<!\bour )\b{ANYONE_ELSE}\b\)?\s*:?[^|;:/\d]*$", re.IGNORECASE)
_CALLED_BY_NAME = re.compile(
    rf"(?<!\bmy )(?<!\bour )\b{ANYONE_ELSE}\b\)?[,\s]*(?:\([^)]*\)\s*)?(?:(?:mr|mrs|ms|miss|mx|dr)\b\.?\s*)?"
    r"(?:(?-i:[A-ZÀ-Þ])[\w'\u2019-]+,?\s+){0,2}(?-i:[A-ZÀ-Þ])[\w'\u2019-]+\s*(?:\([^)]*\)\s*)?[:\u2013-]\s*"
    r"(?:(?:tel\w*|phone|mob\w*|cell|home|work)\b\.?\s*:?\s*)?$",
    re.IGNORECASE,
)
"""Somebody else with a name before the colon: "Wife, Mrs Delia Hurst: "."""
_NOT_THEIRS = re.compile(rf"\b{NOT_THE_PATIENT}\b", re.IGNORECASE)
_BACK_TO_THE_PATIENT = re.compile(
    r"\b(?:patients?|pt|re|own|lives|living|came|attends|accompanied|brought|with (?:his|her|their))\b|"
    r"[a-z]{3}[.;]\s|\t",
    re.IGNORECASE,
)
_SAID_BEHIND = re.compile(
    r"^[\s,.]*(?:\(\s*(?:(?:this|that) is\s+|c/o\s+)?|[-\u2013]\s*|(?:this|that|which) is\s+|c/o\s+)"
    rf"(?:(?:the|her|his|their|patient['\u2019]s)\s+)?{ANYONE_ELSE}\b(?!\s*:)",
    re.IGNORECASE,
)
_REACHES_THE_WRITER = re.compile(
    r"\b(?:(?:call|ring|phone|telephone|contact|reach|bleep|page|fax|e-?mail|text)\s+"
    r"(?:(?:me|us)\b|(?:my|our)\s+\w+|the (?:practice|surgery|clinic|office|ward|department)\b)|"
    r"(?:I|we) (?:can|may) be (?:reached|contacted)|get (?:hold of|in touch with) (?:me|us)\b)"
    r"(?:(?!\bre\b)[^.;\d])*$",
    re.IGNORECASE,
)
_OUT_OF_USE = re.compile(
    r"\b(?:previous|former|old|prior|past)\s+(?:home\s+)?(?P<what>address|phone|tel\w*|number|mobile|e-?mail)\b[^.;]*$|"
    r"\b(?:formerly (?:of|at)|used to live (?:at|in)|(?:has )?moved (?:here )?from)\s+$",
    re.IGNORECASE,
)
_OUT_OF_USE_BEHIND = re.compile(
    r"^[\s,]*[(\[]\s*(?:old|previous|former|no longer (?:in use|current|valid)|not in use|out of date)\b"
    r"[\w\s]{0,20}[)\]]",
    re.IGNORECASE,
)
_OF_THE_PRACTICE = re.compile(
    r"\b(?:tel\w*|phone|fax|e-?mail)(?: (?:no|number))?\.?\s*\(\s*(?:gp|practice|surgery|doctor|clinic)\s*\)\s*:?\s*$|"
    r"\b(?:gp|practice|surgery|clinic)(?:['\u2019]s)?\s+(?:tel\w*|phone|fax|e-?mail)(?: (?:no|number))?\.?\s*:?\s*$|"
    r"^\W*(?:cc|c\.c\.?|cop(?:y|ies) to)\b(?!.*\b(?:patient|mr|mrs|ms|miss)\b)\D*$",
    re.IGNORECASE,
)
_SUBJECT = re.compile(r"^\W*(?:re|regarding|patient(?: name)?|pt)\s*:", re.IGNORECASE)
_TO_THE_SENDER = re.compile(
    r"\b(?:referr(?:er|ing|ed by)|from|sender|practice|surgery|clinic|office|provider|physician|gp|doctor|dr|fax)\b",
    re.IGNORECASE,
)


def said_to_be_anothers(path: str, around: Surroundings) -> Otherwise | None:
    """Return what the words around say of whose it is, when that is somebody else's; None when they do not."""
    if match := _OF_PATIENT.match(path):
        if match["what"].endswith("_name"):
            return _names_another(around)
        return _is_of_the_practice(around) or _reaches_another(path, around) or _is_out_of_use(around)
    if _IDENTIFIER.match(path):
        return _is_of_another_matter(around)
    if _OF_SENDER.match(path):
        return _stands_under_the_subject(around)
    return None


def _is_of_another_matter(around: Surroundings) -> Otherwise | None:
    """The number of a claim, an invoice, a batch: not the patient's."""
    match = _OF_ANOTHER_MATTER.search(around.line)
    if match is None:
        return None
    return Otherwise.told_before(
        f"The label right before it calls it the number of: {match['matter'].lower()}.", match
    )


def _names_another(around: Surroundings) -> Otherwise | None:
    match = _NAMES_THE_PERSON.search(_with_space(around.line))
    if match is None or _SENDS_SOMEBODYS_CHILD.search(f"{around.before} "):
        return None
    return Otherwise.told_before("The words before it name somebody else so.", match)


_SENDS_SOMEBODYS_CHILD = re.compile(
    r"\b(?:see(?:ing)?|review(?:ing)?|assess(?:ing)?|accept(?:ing)?|refer(?:ring)?|send(?:ing)?|regarding|concerning|about|"
    r"opinion on|re:?)\s[^.;:\d]{0,50}['\u2019]s?\s(?:\w+\s){0,2}(?:(?:grand|step)?(?:son|daughter)|child|baby|boy|"
    r"girl),?\s"
    r"(?:(?:called|named),?\s)?(?:(?-i:[A-ZÀ-Þ])[\w'\u2019-]+\s){0,3}$",
    re.IGNORECASE,
)
"""Before the name of the child whom a letter is about: "please see my patient's daughter Ida"."""


def _reaches_another(path: str, around: Surroundings) -> Otherwise | None:
    """A number, or where somebody lives, of a relative, a carer, a solicitor, or of who writes. One of the family may
    be the one to call, so that theirs is only not sure to be the patient's.
    """
    behind = _SAID_BEHIND.match(around.after)
    if behind is not None and path != "patient.address":
        return Otherwise.told_behind(
            "The words behind it give it to somebody else.",
            behind,
            certain=_NOT_THEIRS.search(behind[0]) is not None,
        )
    sentence = _SENTENCE.split(f"{around.before} ")[-1]
    if match := _REACHES_THE_WRITER.search(sentence):
        return Otherwise.told_before("The words before it say that it reaches who writes.", match)
    leads = _LEADS_TO_ANOTHER.search(f"{around.line} ") or _CALLED_BY_NAME.search(f"{around.line} ")
    if leads is None or _BACK_TO_THE_PATIENT.search(leads[0]) or _lives_with(around.line, leads):
        return None
    return Otherwise.told_before(
        "The words before it give it to somebody else.",
        leads,
        certain=_NOT_THEIRS.search(leads[0]) is not None,
    )


def _lives_with(line: str, match: re.Match[str]) -> bool:
    """Whether the person is only told of in passing: "lives with her daughter, tel ..."."""
    return re.search(r"\b(?:with|by)\s+(?:\w+\s+){0,2}$", line[: match.start()], re.IGNORECASE) is not None


def _is_of_the_practice(around: Surroundings) -> Otherwise | None:
    """What its label gives to the practice, even in the patient's own block, or to who gets a copy."""
    match = _OF_THE_PRACTICE.search(around.line)
    if match is None:
        return None
    return Otherwise.told_before("The words before it give it to a practice.", match)


def _is_out_of_use(around: Surroundings) -> Otherwise | None:
    if behind := _OUT_OF_USE_BEHIND.match(around.after):
        return Otherwise.told_behind("The words behind it say that it is no longer in use.", behind)
    match = _OUT_OF_USE.search(_with_space(around.line))
    if match is None:
        return None
    return Otherwise.told_before("The words before it say that it is no longer in use.", match)


def _stands_under_the_subject(around: Surroundings) -> Otherwise | None:
    """What stands on the line that says whom a letter is about, and no word of a sender between, is the patient's."""
    match = _SUBJECT.match(around.line)
    if match is None or _TO_THE_SENDER.search(around.line):
        return None
    return Otherwise(
        "It stands on the line that says whom this is about.", certain=True, before=len(around.line.split())
    )


def _with_space(line: str) -> str:
    return f"{line} " if line else ""
