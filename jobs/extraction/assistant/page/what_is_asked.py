"""What an answer says of what its question names: not each one asks whether an illness or complaint is there."""

from __future__ import annotations

import re

from jobs.extraction.assistant.page.answers_of_rows import Standing

YES = r"yes|y|ja|oui|s[ií]|sim"
NO = r"no|n|nein|non|nee|n[ãa]o"
"""How a question is answered beside a box and in words, as alternatives."""
_PRESUPPOSES = re.compile(
    r"\b(?:controlled|uncontrolled|relie\w+|improv\w+|worse\w*|better|settl\w+|respon\w+|stable|radiat\w*|limit\w*|"
    r"affect\w*|wak\w+|complications?|exacerbations?|flares?|relapses?|recurrences?|metastas\w+|admissions?|"
    r"hospitali[sz]\w*|side[- ]effects?|severe enough|constant|persistent enough|diagnosed before|well managed|"
    r"triggers?|reactions?|status|stage|type|severity|duration|since|(?<!heart )(?<!panic )(?<!ischemic )"
    r"(?<!ischaemic )(?<!anxiety )(?<!asthma )attacks?)\b",
    re.IGNORECASE,
)
"""What a question says of something that it takes for granted: "Diabetes controlled?", "Asthma exacerbations"."""
_ABOUT_SOMETHING_ELSE = re.compile(
    r"\b(?:treat\w*|medicat\w*|medicines?|tablets|inhalers?|tests?|tested|scans?|x-?rays?|clinics?|seen|referred|referrals?|"
    r"review\w*|investigat\w*|monitor\w*|aware|informed|discuss\w*|consent\w*|screening|surgery for|operation for|"
    r"vaccin\w*|counsel\w*|physio\w*|tried|nurse|specialist|registered|refer to)\b",
    re.IGNORECASE,
)
"""What a question asks for in place of an illness: "Treatment for hypertension", "Seen in the diabetes clinic"."""


def what_is_said(asked: str, *, yes: bool) -> Standing:
    """What an answer says of what its question names."""
    if yes:
        return "yes"
    if _PRESUPPOSES.search(asked):
        return "open"
    return "left" if asks_for_something_else(asked) else "no"


def asks_for_something_else(asked: str) -> bool:
    """Tell whether a question asks for a treatment, a test or a talk and not for the illness that it names."""
    return _ABOUT_SOMETHING_ELSE.search(asked) is not None
