"""Letters in which a specialist writes back: thanks for the referral, tells what was found, and hands the patient back
or sees them again. Who writes is no specialty that is asked for, whatever the head and the signature name."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.referred_in_plans import passed_on_by_a_consultant

_WHOM = (
    r"(?:him|her|them|(?:this|your|the|our) (?:[\w-]+ ){0,3}?(?:patient|lady|gentleman|man|woman|boy|girl|child)|"
    r"m(?:r|rs|s|iss)\b\.? \S+)"
)
_THANKS = re.compile(
    r"\b(?:thank(?:s| you)|grateful|appreciate)\b[^.;\n]{0,30}?\b(?:for|the) (?:your |the |this )?(?:very |most )?"
    r"(?:kind |recent |kindly )?(?:referral\b|referring\b|re-?referring\b)|"
    r"\bdank\b[^.;\n]{0,30}?\b(?:über|zu)weisung\b|\b(?:remercie|merci)\b[^.;\n]{0,30}?\badress[ée]e?s?\b|"
    r"\bgracias por (?:remitir|derivar|enviar)\w*|\bgrazie per (?:aver\w* )?inviat\w+|\bverwijzing van\b",
    re.IGNORECASE,
)
_SEEN = re.compile(
    rf"\b(?:I|we) (?:have |had |also |had the pleasure of )*(?:saw|seen|seeing|reviewed|reviewing|met|meeting|examined|"
    rf"assessed) (?:and \w+ )?{_WHOM}|\bwhom? (?:I|we) (?:have )?(?:saw|seen|reviewed|met|examined|assessed)\b|"
    rf"\bwho (?:was|were) (?:seen|reviewed) in (?:my|our|the|this)?\b|"
    r"\bj['\u2019]ai (?:bien )?(?:vu|reçu|examiné) |\bvorstell(?:te|ig)\b|\bzag ik\b|\bhe visto\b|\bho visitato\b",
    re.IGNORECASE,
)
_HANDED_BACK = re.compile(
    rf"\bdischarged? (?:{_WHOM} )?(?:back )?(?:to (?:your|the|their|his|her|gp|optician|primary)|from (?:my|our|the|"
    rf"this|"
    rf"clinic|follow))|\b(?:have|has been) (?:now )?discharged\b|\b(?:I|we)(?: will|['\u2019]ll| shall|"
    rf" plan to) (?:see|review)"
    rf" {_WHOM} (?:again|back|in)\b|\bfollow[- ]?up (?:with (?:me|us) )?in \w+ (?:weeks?|months?|years?)\b|"
    rf"\bno (?:further )?"
    r"(?:routine )?follow[- ]?up\b",
    re.IGNORECASE,
)
_ASKS = re.compile(
    rf"\b(?:please|kindly|pls) (?:could you |can you )?(?:see|review|assess|evaluate|accept|take|advise|arrange|"
    rf"consider|refer"
    rf"(?! (?:{_WHOM} )?(?:again|back)))|\b(?:could|would|can) you (?:please |kindly |also )*(?:see|review|assess|"
    rf"evaluate|"
    rf"accept|take|refer|arrange|consider)|\brefer(?:red|ring)? (?:{_WHOM} )?(?:on(?:ward)?s? )?(?:to|for)\b(?! me|"
    rf" us| our| my)|"
    r"\bgrateful (?:for|if)\b[^.\n]{0,40}\b(?:opinion|advice|see|seeing|review|assess\w*|input|thoughts|refer\w*)\b|"
    r"\b(?:opinion|onward referral|referral (?:to|for)|second opinion|take over|transfer of care)\b|"
    r"\breason for referral\b|\bthank you for seeing\b|\b(?:appreciate|value|welcome) your\b|"
    r"\bwould you (?:be able|mind|kindly)\b|\bbenefit from your\b",
    re.IGNORECASE,
)  # fmt: skip


def writes_back(document: Document) -> bool:
    """Tell whether a letter answers who referred: it thanks for that and tells that the patient was seen, or tells that
    the writer saw them and will again or has discharged them; and it asks for nobody's opinion."""
    words = document.text.flowing
    if _SEEN.search(words) is None or _ASKS.search(words) is not None:
        return False
    return _THANKS.search(words) is not None or _HANDED_BACK.search(words) is not None


def thanks_who_referred(document: Document) -> bool:
    """Tell whether a letter that writes back thanks for the referral: then not even what it tells of is asked for."""
    return document.once(writes_back) and _THANKS.search(document.text.flowing) is not None


def tells_itself_whom_it_asks(document: Document) -> bool:
    """Tell whether a paper says plainly whom its writer sends the patient to, or that it asks nobody, so that no other
    name on it is whom it asks."""
    return document.once(passed_on_by_a_consultant) is not None or document.once(writes_back)
