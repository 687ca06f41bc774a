"""How the entries of lists say behind or below their name whether they still hold."""

from __future__ import annotations

import re

from referrals.data.referral import Asserted

_ENDS_SO = r"(?=\W*(?:$|[.,;(]|\d|(?:in|on|since|by|with|while|after|until|when|for|pending|recorded)\b))"
OVER_BEHIND = re.compile(
    r"(?:\s[-\u2013\u2014]|[,;|(:])\s*(?:status:? )?(?:resolved|not confirmed|ruled out|"
    r"(?:successfully )?treated(?:,| and| with)* (?:svr|cured|cleared|resolved)|"
    r"inactive|entered[ -]in[ -]error|refuted|abated|"
    r"disproved|cancell?ed|void(?:ed)?|de-?labell?ed|tested negative|negative (?:on|when|test\w*|skin|challenge)|"
    r"(?:planned,? )?not (?:yet )?(?:started|begun)|on hold)\b|"
    r"(?:\.\s|\n)\s*(?:(?:onset|noted|since)\b[^.\n]{1,30}\. )?(?:status: ?)?(?:resolved|inactive|on hold|refuted|"
    rf"entered[ -]in[ -]error|discontinued|stopped|not (?:yet )?started){_ENDS_SO}",
    re.IGNORECASE,
)
"""That an entry is over, behind its name: "Hyperemesis gravidarum - Resolved - 2016", "Colic. Inactive since May"."""
IS_A_STATUS = re.compile(
    r"(?:status: ?)?(?:active|inactive|resolved|confirmed|provisional|refuted|on hold|discontinued|recorded|stopped)"
    rf"{_ENDS_SO}",
    re.IGNORECASE,
)
"""A sentence behind the name of an entry which tells its status, and no further thing that somebody has: "Active
since 2017.", but not "Active hepatitis B."."""
OVER_BELOW = re.compile(
    r"\s*(?:(?:(?:onset|noted|since)\b[^.\n]{1,30}\. )?status: ?(?:resolved|inactive|on hold|refuted|stopped|"
    r"discontinued|entered[ -]in[ -]error)\b|(?:discontinued|stopped|refuted|resolved|inactive)(?: on| in)?,? "
    r"(?:testing\b|\d))",
    re.IGNORECASE,
)
"""A line below the name of an entry that says that it is over: "Discontinued 05/02/2026, swelling"."""
STATUS_OVER = re.compile(
    r"\b(?:(?:clinical|verification|current) ?)?(?:status|state)(?: is)? ?[:=]? ?(?:resolved|inactive|remission|"
    r"refuted|entered[ -]in[ -]error|discontinued|stopped|ended|completed|closed|expired|historical|past|on[ -]hold|"
    r"cancell?ed|not[ -]taken|abated)\b",
    re.IGNORECASE,
)
"""That an entry is over, by a word for its status in front: "Status: Inactive", "clinicalStatus resolved"."""
_CELLS: tuple[tuple[re.Pattern[str], Asserted], ...] = (
    (
        re.compile(r"(?:family(?: history)?|f/?hx?|familial)(?: only)?", re.IGNORECASE),
        "family",
    ),
    (
        re.compile(
            r"(?:ruled out|excluded|not confirmed|not present|refuted|disproved|never had)", re.IGNORECASE
        ),
        "negated",
    ),
    (
        re.compile(
            r"\?+|(?:suspected|possible|query|queried|unconfirmed|under investigation|to be confirmed|presumed)\??",
            re.IGNORECASE,
        ),
        "uncertain",
    ),
)


def asserted_by_status(words: str) -> Asserted | None:
    """Return how the cell of a status says that its row is meant, None for one that says nothing of it."""
    return next((asserted for cell, asserted in _CELLS if cell.fullmatch(words.strip(" .*"))), None)


NEVER_SO = re.compile(
    r"(?:^|\s[-\u2013\u2014]|[,;(:])\s*(?:was |were )?(?:ruled out|excluded|not confirmed|refuted|disproved|"
    r"entered[ -]in[ -]error)\b",
    re.IGNORECASE,
)
"""Behind the name of a condition, that nobody ever had it: "Asthma - ruled out by spirometry"."""
