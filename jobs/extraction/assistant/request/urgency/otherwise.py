"""What words of haste in a sentence say otherwise than that the patient is to be seen: something to be sent, what the
writer does, what has been, what only follows on a condition."""

from __future__ import annotations

import re

ANOTHER_CLAUSE = re.compile(
    r"\b(?:who|whose|which|because|since|after|and (?:has|had|is|was|he|she|they)|where|while|although|but|"
    r"as "
    r"(?:he|she|"
    r"they|it|this)|that (?:has|have|had|is|was)|symptoms?|pain|bleeding)\b|[;:]|,\s(?:he|she|they|it|his|"
    r"her)\b",
    re.IGNORECASE,
)
"""Words behind which a time is said of what the patient has or does, not of when to be seen."""
_CONDITION = re.compile(
    r"\W{0,3}(?:if|should|unless|when|once)\b (?:s?he|they|it|there|any|the|his|her|symptoms?|pain|"
    r"this)\b(?! (?:is|are|was|were) (?:any|an?|some) (?:\w+ )?(?:way|chance|possibility|room|space|gap|slot|opening|"
    r"cancellation)\b)(?! (?:is |"
    r"are )?(?:can|could|possible|at all|would|agrees?))",
    re.IGNORECASE,
)
_SENT_BACK = re.compile(
    r"(?<!the )(?<!by )(?<!on )(?<!my )(?<!our )(?<!a )\b(?:send(?! (?:us |me )?"
    r"(?:your|an?) (?:\w+ )?(?:opinion|advice|view|verdict|thoughts|recommendations?))|fax|return|"
    r"sign(?! (?:\w+ )?off\b)|forward|reply|respond|"
    r"complete|"
    r"submit|contact|call|phone|ring|email|e-mail|pay|provide|"
    r"notify|acknowledge|confirm|repeat|re-?check|bring|take(?! (?:\w+ ){0,3}(?:over|on)\b)|stop|increase|"
    r"continue|"
    r"restart|wean|reduce)\b[^,;]*$|\b(?:send|fax|return|submit|forward),\s*$",
    re.IGNORECASE,
)
"""What else than a patient's being seen is wanted within a time."""
_OURSELVES = re.compile(
    r"\b(?:i|we)(?:['’](?:ll|ve|m|re)| (?:will|shall|am|are|have|had|plan|intend|saw|did|started|gave|"
    r"arranged|"
    r"asked|booked|hope to|am going to))\b(?! (?:be )?(?:very |most |so )?(?:grateful|obliged|hoping|asking|"
    r"writing|"
    r"referring|hopeful|like|appreciate|worried|concerned|wondering|keen|anxious|pleased|glad|requesting|"
    r"delighted))(?:(?!\basking (?:them|him|her|the|dr)\b)[^,;])*$",
    re.IGNORECASE,
)
"""What the writer does, rather than asks for."""
_SEEN_BY_US = re.compile(
    r"(?:\b(?:i|we) (?:have |had )?(?:just |already )?(?:also )?(?:reviewed|met|examined|assessed|visited|consulted|"
    r"spoke (?:to|with))\b|(?-i:\b(?:Reviewed|Seen|Examined|Assessed)) (?:\w+ ){0,3}?(?:in|at|on|by|with)\b)"
    r"(?:(?!\b(?:please|pls|grateful|obliged|appreciate|needs?|requires?|must|should|to be|could|would|asap|"
    r"urgent\w*)\b|"
    r"\b(?:and|so|but|to) (?:i|we|request|ask|refer))[^,;])*$",
    re.IGNORECASE,
)
"""What the writer has done with the patient, up to when it was: "whom I reviewed in clinic", "Reviewed in clinic"."""
_AGAIN = re.compile(
    r"\b(?:re-?refer\w*|re-?present|refer\w*\b[^.;]{0,24}\b(?:again|back)|(?:send|see|bring) (?:him|her|them|"
    r"this \w+)? ?"
    r"(?:again|back)|back to (?:us|clinic|this clinic|me))\b[^.;]*$",
    re.IGNORECASE,
)
_ON_A_CHANGE = re.compile(
    r"[^.;]{0,30}?\b(?:if(?! (?:possible|at all|you|need be))|should|in the event|when|in case|were)\b",
    re.IGNORECASE,
)
_IF_IT_CHANGES = re.compile(
    r"\W{0,3}(?:[\w-]+ ){0,3}?(?:if|should|when|once) (?:(?:the|her|his|any|this|there is|further|new|more) )?"
    r"(?:[\w-]+ ){0,3}?(?:develops?|occurs?|worsens?|recurs?|appears?|deteriorates?|returns?|increases?|persists?|"
    r"drops?|falls|rises|grows|bleeds|arises?|re-?occurs?|flares?|changes)\b",
    re.IGNORECASE,
)
_CHANGED = re.compile(r"\b(?:if|should|when|in case)\b[^.;]{3,60}$", re.IGNORECASE)
"""How somebody is to be sent a second time, before or behind what is to happen first: "please refer again urgently if
distortion develops"."""
_THE_WRITER_AGAIN = (
    r"(?:,|\b(?:so|but|and)\b) (?:so |but |and )?(?:please\b|(?:could|can|may|would) (?:you|s?he|they|we|i)\b|"
    r"(?:i|we)\b|(?:it|this|that)(?:['\u2019]s| is)? (?:not\b|$)|there(?:['\u2019]s| is)? (?:no\b|$)|no\b)|"
    r"\b(?:so|but) $"
)
"""Where the writer speaks again behind somebody's wish: "she is keen on it, so could she come"."""
_OWN_WISH = re.compile(
    r"\b(?:s?he|they|patient|pt|mother|father|wife|husband|daughter|son|family|parents)\b[^.;:]{0,80}?"
    r"(?<!\bi)(?<!\bwe) (?:would (?:like|prefer|love|rather)|prefers?|want(?:s|ed)|wishe[sd]|hop(?:es|ed)|asked|"
    r"would be (?:(?:very|most|so) )?(?:pleased|glad|happy|delighted|relieved) to|is "
    rf"(?:keen|eager))\b(?:(?!{_THE_WRITER_AGAIN})[^.;])*$",
    re.IGNORECASE,
)
"""What the patient wishes, which is no urgency of the document: "he would like an early slot"."""
_DONE = re.compile(
    r"\b(?:(?<!\bif he )(?<!\bif she )(?<!\bif they )(?:was|were)|(?<!\bbe )(?<!\bif you )had|has been|have been|been|"
    r"attended|came|"
    r"presented|discharged|underwent|due|booked|"
    r"listed|"
    r"scheduled "
    r"for|already|last)\b(?:[^,;.]{0,40})$",
    re.IGNORECASE,
)
_NEED_NOT = re.compile(
    r"\b(?:you|we|they) (?:need not|needn['\u2019]t|do not need to|don['\u2019]t (?:need|have) to) wait\b",
    re.IGNORECASE,
)
"""What the reader may do without, and is no wait of the patient's: "which you need not wait for"."""
_PROMPT = re.compile(r"prompt|early|urgent", re.IGNORECASE)
_TO_A_MATTER = re.compile(
    r"\W*(?:attention|assistance|help|response|reply)(?: (?:to|in|with) (?:this|the) \w+)?\W*$", re.IGNORECASE
)
_YOURS = re.compile(r"\b(?:your|for(?: the| an?)?|thank\w*)\W*$", re.IGNORECASE)


def tells_of_us_or_the_past(before: str) -> bool:
    """Tell whether words before a time say what the writer does, or what has been."""
    return _OURSELVES.search(before) is not None or _DONE.search(before) is not None


def _sends_again_on_a_change(said: str, behind: str) -> bool:
    """Whether somebody is to be sent a second time, and only if something happens."""
    again = _AGAIN.search(said)
    if again is None:
        return False
    return _ON_A_CHANGE.match(behind) is not None or _CHANGED.search(said[: again.start()]) is not None


def says_otherwise(before: str, words: str, behind: str) -> bool:
    """Tell whether words of haste are of something to be sent, of what follows on a condition, or thanks."""
    return (
        _NEED_NOT.search(before + words) is not None
        or _SENT_BACK.search(before) is not None
        or _OWN_WISH.search(before) is not None
        or _SEEN_BY_US.search(before + words) is not None
        or _sends_again_on_a_change(before + words, behind)
        or _IF_IT_CHANGES.match(behind) is not None
        or _CONDITION.match(behind) is not None
        or (
            _PROMPT.search(words) is not None
            and _TO_A_MATTER.match(behind) is not None
            and _YOURS.search(before) is not None
        )
    )
