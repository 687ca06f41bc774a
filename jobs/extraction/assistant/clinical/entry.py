"""An entry of a clinical list, and the words that say of one that it is over, or that it is none."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from jobs.extraction.assistant.clinical.words_of_status import STATUS_OVER
from jobs.extraction.text import Span
from referrals.data.referral import Asserted

ENDED = re.compile(
    r"(?:status\s*:\s*)?(?:stopped|discontin(?:ue)?(?: ?[a-z]{1,3})?|ceased|ended|withdrawn|completed|inactive|"
    r"resolved|past|historical|expired|suspended|finished|closed(?=\W*(?:$|\d))|"
    r"entered[ -]in[ -]error|refuted|disproved|abated|cancell?ed|void(?:ed)?|removed|"
    r"de-?labell?ed|(?:in )?(?:full )?remission|"
    r"no longer|not (?:taking|current|active|(?:re-?)?started|to be (?:used|taken|given))|never started|on hold|held|"
    r"aborted|obsolete|(?:do|should) not (?:take|use)|d/c|stop(?= ?[,;(.]|$)|"
    r"considered|proposed|declined|refused|offered|"
    r"suspendid[oa]|retirad[oa]|pendiente|abgesetzt|pausiert|beendet|arr[êe]t[ée]e?s?|suspendue?|sospes[oa]|"
    r"gestopt|gestaakt|suspens[oa]|chius[oa]|cerrad[oa]|resuelt[oa]|risolt[oa]|inattiv[oa]|inactiv[oa]|"
    r"resolvid[oa]|avsluta[td]e?|avsluttet)\b(?! to)",
    re.IGNORECASE,
)
WRITTEN_WHEN = re.compile(
    r"\(?(?:\d{1,2}(?:st|nd|rd|th)?[ ./-]*)?(?:\d{1,2}[./-]|[A-Z][a-z]{2,8}\.?[ ,./-]*)?(?:\d{1,2},? "
    r")?(?:(?:19|20)\d\d|\d\d)\)?|"
    r"(?:19|20)\d\d-\d\d(?:-\d\d)?",
)
"""A day, month or year, and nothing else."""
MARK = re.compile(
    r"(?P<over>stop(?:ped)?|discontinued?|past|resolved|inactive|hold|ended|removed)|new|changed?|"
    r"same|continued?|unchanged|"
    r"active|current|ongoing|significant|minor|major|start(?:ed)?|modified|chronic|acute",
    re.IGNORECASE,
)
SIMPLE_LISTS = frozenset({"problems", "past", "medications", "allergies", "assessment"})
NO_ENTRY = re.compile(
    r"^(?:problem|concern|item|diagnosis) ?#? ?\d*$|^(?:no(?:ne)? (?:information|"
    r"known|recorded|indicated|data)\b.*|n/?a|none|nil|not (?:indicated|recorded|"
    r"known|applicable)|see (?:attached|above|below|list).*|no \w+ indicated.*)\.?$",
    re.IGNORECASE,
)


def is_ended(words: str) -> bool:
    """Tell whether a cell says of its row that it is over, at its beginning or behind the word for a status."""
    return ENDED.match(words) is not None or STATUS_OVER.search(words) is not None


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry; `cells` are those of a table by column. `ended`: a heading like "Resolved" or a cell like "Stopped"
    says that it is over. `ticked`: it is an option of a form. `titled`: it stands as the title of a problem does.
    `below`: what carries cells of a row on, by their columns, on the lines below it. `asserted`: a cell of the row
    says whose it is, or how sure: "Suspected", "Family history".
    """

    span: Span
    bulleted: bool
    cells: dict[str, Span] = field(default_factory=dict)
    ended: bool = False
    ticked: bool = False
    titled: bool = False
    below: dict[str, Span] = field(default_factory=dict)
    asserted: Asserted | None = None
