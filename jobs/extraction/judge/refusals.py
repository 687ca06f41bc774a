"""Whether a specialty is named to say that it is not asked, and whether an urgency is only told for a worse day."""

from __future__ import annotations

import re

from jobs.extraction.judge.surroundings import Otherwise, Surroundings

_SENTENCE = re.compile(r"[.;!?](?=\s)")
_TURN = re.compile(
    r"\b(?:but|instead|rather|should (?:go|have)|redirect\w*|please (?:see|send|refer)|needs?)\b",
    re.IGNORECASE,
)
_REFUSED = re.compile(
    r"\b(?:(?:do|does|did|should|need)(?: not|n['\u2019]t)\s+(?:please\s+)?(?:need|require|want|refer\w*|send|go|"
    r"be|pass|forward|see|re-?direct)\b|not (?:suitable|appropriate|indicated|meant|intended|for)\b|"
    r"(?:sent|referred|addressed|directed)\s+(?:in error|by mistake|mistakenly|wrongly)\s+to\b|"
    r"(?:mistakenly|wrongly|erroneously)\s+(?:sent|referred|addressed|directed)\b|"
    r"(?:declined by|rejected by)\b)(?P<rest>(?:(?!\bhesitate\b)[^.;!?])*)$",
    re.IGNORECASE,
)
_PREFERRED_TO = re.compile(r"\b(?:rather than|instead of)\s+(?P<rest>[^.;!?,]*)$", re.IGNORECASE)
_IN_ERROR = re.compile(
    r"^(?:\W*\b(?:clinic|department|team|service|outpatients|opd|there|here)\b)*\W*(?:was\s+)?"
    r"(?:in error|by mistake|mistakenly|wrongly|erroneously)\b",
    re.IGNORECASE,
)
_IF = re.compile(
    r"\b(?:if(?! you\b)|should (?:he|she|they|it|symptoms?|the|there)|in case|in the event|unless|"
    r"were (?:he|she|they) to)\b(?P<then>.*)",
    re.IGNORECASE | re.DOTALL,
)
_ASKS = re.compile(r"\b(?:grateful|obliged|appreciate\w*|thankful|kind|helpful)\b", re.IGNORECASE)
_WORSE = re.compile(
    r"\b(?:gets? worse|worse|worsen\w*|deteriorat\w*|recur\w*|999|911|112|000|a&e|ambulance|"
    r"emergency (?:room|department)|ed|call|dial|attend|return|come back|seek|present|develops?|loses?|any new|"
    r"would be|would need|red flags?)\b",
    re.IGNORECASE,
)


def said_only_otherwise(path: str, around: Surroundings, quote: str) -> Otherwise | None:
    """Return why what stands there asks for no such specialty or urgency; None when it may. `quote` is the value's."""
    if path == "request.specialty":
        return _refused(around)
    if path == "request.urgency":
        return _conditional(around, quote)
    return None


def _refused(around: Surroundings) -> Otherwise | None:
    before = _last_sentence(f"{around.before} ")
    match = _REFUSED.search(before) or _PREFERRED_TO.search(before)
    if match is not None and not _TURN.search(match["rest"]):
        return Otherwise.told_before("The words before it say that it is not asked.", match)
    behind = _IN_ERROR.match(around.after)
    if behind is not None:
        return Otherwise.told_behind("The words behind it say that it was an error.", behind)
    return None


def _conditional(around: Surroundings, quote: str) -> Otherwise | None:
    """What holds only if the patient gets worse: advice for then, no urgency of the request."""
    before = _last_sentence(f"{around.before} ")
    match = _IF.search(before)
    if match is None or _ASKS.search(before) or not _WORSE.search(f"{match['then']} {quote}"):
        return None
    return Otherwise.told_before("It is said only of what may happen, not of the request.", match)


def _last_sentence(before: str) -> str:
    return _SENTENCE.split(" ".join(before.split()))[-1] + " "
