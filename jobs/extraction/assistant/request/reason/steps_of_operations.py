"""Words that are never why somebody is sent: how an operation went step by step, what an examination found to be well,
when a child is due, and how a writer begins to tell.
"""

from __future__ import annotations

import re

_STEP = re.compile(
    r"\b(?:was|were|(?:is|are|being)(?= then))\s+(?:then |again |also |subsequently |carefully |gently |next |"
    r"used to )*"
    r"(?:re-?)?(?:placed (?:under|into|over|through|across|in the \w+ position)|inserted|introduced|advanced|"
    r"grasped|clamped|prepped|draped|sutured|ligated|incised|dissected|cauteri[sz]ed|fulgurated|approximated|irrigated|"
    r"transected|mobili[sz]ed|taken (?:through|to the operating)|brought to the operating|"
    r"infiltrated|trimmed|"
    r"positioned|secured|inflated|deflated|exchanged|closed (?:with|in|using)|reapproximate)\b|"
    r"\b(?:consent was obtained|circumcision tray|dressings? (?:was|were) applied|sterile dressings?|"
    r"doubly clamp\w+|prolenes?|vicryl|trocars?|(?:in|under) (?:a )?(?:sterile|aseptic) (?:fashion|technique|"
    r"condition)|"
    r"(?:was|were) placed\W*$|upon visuali[sz]ation|appendiceal orifice|ileocecal valve|soap and water|"
    r"delivery of the (?:head|baby|infant|placenta|shoulders?)|betadine|lateral position|lithotomy|"
    r"estimated blood loss|tolerated the procedure)\b",
    re.IGNORECASE,
)
_ALL_WELL = re.compile(
    r"\W*(?:the |there (?:is|was|were) )?(?:an? )?normal\b(?![^.]*\b(?:but|however|except|although|despite)\b)|"
    r"[^.]*\b(?:reveals?|shows?|demonstrates?|are|is|were|was)\b[^.]{0,50}\bnormal (?:in )?"
    r"(?:size|contour|intracardiac|tricuspid|appear\w+|position)\b(?![^.]*\b(?:but|however|except|although|despite)\b)|"
    r"[^.]*\bwere all normal\b|[^.]*\bshow(?:s|ed)? no (?:signs?|evidence) of\b(?![^.]*\b(?:but|however)\b)",
    re.IGNORECASE,
)
_BEGINS_TO_TELL = re.compile(
    r"\W*I (?:have seen|saw) \S+(?: \S+)? today\.?(?:\s+(?:s?he|they) is (?:an? )?[^.,;]*?\bwho is [^.;]*)?\W*$|"
    r"\W*(?:an? |the )?(?:estimated|expected) (?:date of (?:delivery|confinement)|due date)\b",
    re.IGNORECASE,
)


def never_why(words: str) -> bool:
    """Tell whether words are a step of an operation, a finding that all is well, a due date or a mere beginning."""
    return (
        any(pattern.match(words) for pattern in (_ALL_WELL, _BEGINS_TO_TELL))
        or _STEP.search(words) is not None
    )
