"""Which side of a referral the words before a value speak of, whatever the label is: who sends or who receives."""

from __future__ import annotations

import re
from functools import lru_cache

from jobs.extraction.assistant.labels.labelled import GENERIC
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.parties.headings import party_headed

_RECEIVING = re.compile(
    r"\b(?:to(?: the)?|dear|attn|attention(?: of)?|f\.?a\.?o|target|desti\w*|dest|(?:receiv|accept)ing (?!care|"
    r"info)[^\W\d]+|recipient|"
    r"perform\w* (?:at|by)|refer(?:red|ral|ring)? (?:doctor|dr|facility|institution|hospital|clinic|specialist|"
    r"consultant|centre|center|unit)(?! name)|(?:second(?:ary)?|2nd) (?:provider|hospital|facility)|"
    r"(?:appointment|appt|visit|booked|scheduled|consult\w*) with|(?:for )?specialist|sp[ée]cialiste|surgeon|"
    r"(?:al?(?: l)?a? que (?:se )?(?:refiere|remite|deriva|env[ií]a)|(?:zu|an) den|wohin|dove|a quien|à qui|aan|"
    r"an|alla|all|al|para|presso|naar|verwezen naar|adress[ée]e? [àa]|referred|sent|vers)|"
    r"(?:which|what|where)\b.{0,30}\b(?:to|go|going|seen|attend))\W*$",
    re.IGNORECASE,
)
_SENDING = re.compile(
    r"\b(?:from|by|sender|origin\w*|source|referr?er\w*|referring|requesting|requester|requestor|ordering|author\w*|"
    r"sending|submitting|submitter|prescrib\w+|initiat\w+|sign(?:ed|ing|atory|ature)|stamp|que refiere|de origen|"
    r"solicitante|remitente|inviante|richiedente|demandeur|adresseur|requ[ée]rant|einweisend\w*|überweisend\w*|"
    r"zuweisend\w*|verwijz\w+|emisor\w*|expéditeur|absender|afzender|mittente|"
    r"on duty|crew member|duty (?:doctor|clinician|officer)|(?:primary|1st|first) (?:provider|hospital|facility)|"
    r"(?:who|where|which)\b.{0,30}\b(?:you|making|sending|referring|requesting|completing)\b.{0,20}|"
    r"(?:your|our|my) (?:own )?(?:name|practice|clinic|surgery|office|team|hospital|school|organi[sz]ation|service|"
    r"facility|company|place of work|workplace|phone|tel\w*|number|mobile|direct line))"
    r"(?:['\u2019]?s)?(?: (?:\w+ ?){0,3})?\W*$",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r"\b(?:cc|copy|copies|gp|pcp|registered|usual|family (?:doctor|physician)|discussed|spoke\w*|accompan\w+|caller|"
    r"escort|secretary|clerk|coordinator|manager|entered|taken|received|reviewed|verified|typed|dictated|next of kin|"
    r"emergency|named|patient|client|insur\w+|payer|payor|plan|pharmacy|lab|care ?giver|carer|attending|answered|"
    r"interpreter|school|employer|previous\w*|former\w*|last|seen|under|also|results?|ward|home)\b",
    re.IGNORECASE,
)
_OF_WHO_HANDLED_IT = re.compile(
    r"\b(?:taken|answered|entered|accompanied|brought|received|reviewed|verified|typed|dictated|printed|checked|"
    r"treated|given|discussed|spoke\w*|agreed|booked|phoned|called) (?:\w+ )*(?:by|with|to|from)\W*$|"
    r"\b(?:cop(?:y|ies)|results?|reports?|cc)\b.*\b(?:to|for)\W*$",
    re.IGNORECASE,
)
"""Words before somebody who had the paper or the patient in hand."""
SIGNS_AS_ANOTHER = re.compile(
    r"\b(?:patient|parent|guardian|member|client|witness|interpreter|carer|insured|subscriber|policy ?holder|"
    r"applicant|"
    r"employee|relative|translator)(?:['\u2019]?s)?['\u2019]? (?:sign|name)",
    re.IGNORECASE,
)
"""Labels for the signatures of those who do not send the paper."""
_USUAL = re.compile(
    r"\b(?:usual|registered|own|family|regular|patient['\u2019]?s) (?:gp|doctor|physician|practice|surgery|"
    r"dr)\b|^(?:gp|pcp)\b",
    re.IGNORECASE,
)
"""Whom the patient goes to otherwise."""
_PARTIES = frozenset({"provider", "organization", "recipient", "recipient_organization"})


@lru_cache(maxsize=2048)
def side_of(words: str) -> str:
    """Return whose what stands behind these words is: "referrer", "recipient", "another", "" when they do not say."""
    bare = words.strip(" \t:.*-\u2013_|(")
    if not bare:
        return ""
    if GENERIC.fullmatch(bare):
        return ""
    if _USUAL.search(bare):
        return "another"
    headed = party_headed(bare)
    if headed in ("referrer", "recipient"):
        return headed
    named = named_by_cell(bare)
    if named is not None and named[1] in ("referrer", "recipient"):
        return named[1]
    if _OF_WHO_HANDLED_IT.search(bare) or SIGNS_AS_ANOTHER.search(bare):
        return "another"
    if _RECEIVING.search(bare):
        return "recipient"
    if _SENDING.search(bare):
        return "referrer"
    if headed or (named is not None and named[0] not in _PARTIES) or _OTHERS.search(bare):
        return "another"
    return ""


_REFERRED_BY = re.compile(
    r"\b(?:(?:referr|request|order|sign|prescrib|submitt)ed|sent in) (?:\w+ )?by(?: our| the)?(?: [a-z]+){0,2}\W*$|"
    r"\b(?:on )?behalf of\W*$",
    re.IGNORECASE,
)
_REFERRED_TO = re.compile(
    r"\b(?:refer|forward|send|direct|address|pass|transfer|"
    r"mark)\w*(?: [\w'\u2019.]+){0,5} (?:on )?to(?: your)?(?: colleague)?"
    r"\W*$|\b(?:for the )?attention(?: of)?\W*$",
    re.IGNORECASE,
)
_ASKS = re.compile(
    r"[,\s]+(?:(?:has|have) (?:kindly )?asked (?:me|us)|would (?:like|be grateful|appreciate)|"
    r"(?:is )?request(?:s|ing)|asks)\b",
    re.IGNORECASE,
)


def side_in_prose(before: str, behind: str) -> str:
    """As `side_of` for somebody whom a sentence names, by what it says before and behind the name."""
    if _REFERRED_BY.search(before) or _ASKS.match(behind):
        return "referrer"
    return "recipient" if _REFERRED_TO.search(before) else "another"
