"""Short notes that say in plain words that nobody is asked: a referral that is withdrawn or sent back, a patient who is
handed back or needs no more visits, a notice of an appointment, a result, a bill or a meeting."""

from __future__ import annotations

import re

from jobs.extraction.assistant import notes
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.request.specialty.heard_in_notes import asked_in_a_note

_REFERRAL = r"(?:(?:re-?)?ref(?:erral|'?l|'?d)?s?|requests?|consults?|application|form|pathway)"
_MEETING = (
    r"(?:follow[- ]?ups?|appointments?|reviews?|recall|visits?|referrals?|action|surveillance|input|clinic|repeat|"
    r"steps)"
)
_SENT_BACK = r"(?:declined|rejected|not accepted|returned|sent back|turned down)"
_MORE = r"(?:(?:further|more|onward|routine|outpatient|other|new|ongoing|planned|follow-up) )*"
_NEEDED = r"(?:needed|required|planned|necessary|arranged|booked|wanted|offered|due|made|expected|sought)"

_PLAIN = re.compile(
    "|".join(
        (
            # Withdrawn, refused or sent back.
            rf"\b(?:withdr[ae]w\w*|cancel\w*|rescind\w*)\b[^.!?]{{0,45}}\b(?:{_REFERRAL}|appointments?|list)\b",
            rf"\b{_REFERRAL}\b[^.!?]{{0,40}}\b(?:withdrawn|cancell?ed)\b|^\W*(?:withdrawn|cancelled)\b",
            r"\b(?:taken?|removed?) (?:\w+ ){0,2}(?:off|from) (?:the|our|my|your) (?:waiting )?list|\bsent in error\b",
            rf"(?<!self[ -])\b{_REFERRAL}\b[^.!?]{{0,60}}\b{_SENT_BACK}\b",
            r"\b(?:unable|not able|cannot|regret[^.]{0,20}) (?:to )?accept\b|\bwouldn'?t accept\b",
            rf"\b(?:declined|rejected|returning|returned) your {_REFERRAL}\b",
            # No more of it.
            rf"\bno {_MORE}{_MEETING}(?: \w+)?(?: (?:is|are|was|has been))? {_NEEDED}\b",
            rf"^\W*no {_MORE}(?:{_MEETING}|needs)(?: (?:please|gp|for gp))?\W*$",
            rf"\b(?:without|with no|and no) {_MORE}{_MEETING}\W*$",
            r"^\W*(?:nothing further|nothing else|nil further|nothing for us|nothing to do)\b",
            r"\b(?:nothing|nowt) (?:further|for (?:you|us) to do|new required)\W*$",
            r"\bno need (?:for (?:you |us )?)?(?:to )?(?:refer|see|return|send|involve|ring|come|any|an|a|further)\b",
            r"\b(?:do(?:es)?n'?t|do(?:es)? not) need to (?:return|come|be seen)\b",
            r"\bnot (?:going ahead|referred|ref'?d|referring|being referred|listed|for referral)\b",
            r"\bdischarged (?:her |him |them )?(?:back )?to (?:you\b|your care)|\bto the care of your gp\b",
            r"\bdischarged (?:her |him |them )?back to (?:(?:his|her|their|the) )?gp\b",
            r"\b(?:watch and wait|watchful waiting)\W*$|\bdown the track\b|\bone day if\b|\bfor the future\b",
            # For the file.
            r"\bfile note\b|^\W*filed?\b|\bplease file\b|\b(?:fyi|for (?:your )?info(?:rmation)?) only\b",
            r"\b(?:file|case|episode|claim|record) (?:is |has been )?closed\b",
            r"\bclosed (?:the|this) (?:case|file|episode)\b",
            # A notice to a patient, a result, thanks, and what offices send.
            r"\byour (?:[\w']+ ){0,3}(?:appointment|screening|place)\b[^.!?]{0,60}\b(?:is|was|will|due|has been)\b",
            r"\byou (?:did not|didn'?t) attend\b|\b(?:was not|wasn'?t) brought\b",
            r"\breported by\b|\bauthori[sz]ed(?: by\b|:)|\bverified by\b|\belectronic signature\b",
            r"\bthank(?:s| you)(?: \w+){0,3} for (?:looking after|your (?:custom|update|full)|the update|everything)\b",
            r"\b(?:wish|want) to (?:compliment|complain)\b|\bapologi[sz]e for missing\b",
            r"\b(?:rota|agenda|invoice|vacancy|audit of|newsletter|minutes of the|credit note|amount due|early bird|"
            r"closing date|band \d|annual quiz|parking permit|feedback form|collecting feedback)\b",
        )
    ),
    re.IGNORECASE,
)  # fmt: skip
_ASKS = re.compile(
    r"\b(?:please|pls|plz|kindly|grateful|could|would you|can you|may i|advise|opinion|needs?|wants?|wanted|"
    r"for assessment|refer(?:ring)?|urgent(?:ly)?|asap|request(?:s|ing)?|suitable|candidate|"
    r"appreciate|seeing|consider|arrange)\b|\?",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"\S.*?(?:[.!?;](?=\s|$)|$)", re.DOTALL)


def asks_nobody(document: Document) -> bool:
    """Tell whether a note says so and nothing else in it asks: neither words of asking in another sentence, nor a name
    that is heard there to be asked for. In doubt somebody is asked."""
    if not document.once(notes.is_note) or document.text.once(is_handed_on):
        return False
    text = document.text.flowing.replace("\n", " ").replace("\u2019", "'")
    sentences = list(_SENTENCE.finditer(text))
    others = [sentence for sentence in sentences if _PLAIN.search(sentence.group()) is None]
    if len(others) == len(sentences) or any(_ASKS.search(sentence.group()) for sentence in others):
        return False
    asked = asked_in_a_note(document)
    return asked is None or not any(one.start() <= asked.start < one.end() for one in others)


def answers_a_request(document: Document) -> bool:
    """Tell whether a paper is what an insurer answers to who asked for its consent, or tells of whom it covers for what
    and who their doctor is: it asks nobody, whoever it names."""
    words = document.text.flowing
    return _ANSWERS.search(words) is not None or _tells_of_cover(words)


def _tells_of_cover(words: str) -> bool:
    """Whether a paper lists what a plan pays for, its services among it, and no request."""
    if _OF_A_REQUEST.search(words):
        return False
    shares = {found.group().casefold()[:5] for found in _SHARES.finditer(words)}
    return _COVER.search(words) is not None or len(shares) >= _FEWEST_SHARES


_COVER = re.compile(
    r"\b(?:eligibility|benefits?|coverage)(?: (?:and|&|/) (?:eligibility|benefits?|coverage))? (?:response|"
    r"verification|"
    r"inquiry|check|summary|details|information)\b|\bverification of (?:benefits?|eligibility|coverage|insurance)\b|"
    r"\b(?:transaction )?\(?271\)?(?= (?:received|response)|$)|\bstatement of benefits\b|\bcoverage "
    r"(?:has |was |is )?(?:now )?(?:ended|terminated|lapsed)\b",
    re.IGNORECASE | re.MULTILINE,
)
_SHARES = re.compile(
    r"\b(?:co-?pay\w*|co-?insurance|deductible|out[- ]of[- ]pocket|in[- ]network|out[- ]of[- ]network)\b",
    re.IGNORECASE,
)
_OF_A_REQUEST = re.compile(
    r"\b(?:(?:requesting|servicing|rendering|referring|referred[- ]to|ordering) (?:provider|physician|practitioner|"
    r"facility|specialist)|(?:referral|authori[sz]ation|auth|reference) ?(?:number|no\.?|#|id)|reason for referral|"
    r"(?:services?|procedures?) (?:requested|approved|authori[sz]ed|ordered)|refer(?:red|ral)? to\b|diagnos[ie]s|"
    r"ICD-?10|please (?:see|evaluate|schedule))",
    re.IGNORECASE,
)
"""Words of who sends whom where, which a list of what is covered has none of."""
_FEWEST_SHARES = 2


_PCP = r"(?:pcp|primary care (?:provider|physician|doctor|practitioner|clinician))"
_ANSWERS = re.compile(
    r"\bwe (?:have |are pleased to (?:have )?|are unable to )?(?:fully |partially |partly )?(?:approved?|denied|deny) "
    r"your (?:\w+ )?request\b|\byour (?:\w+ )?request (?:for [^.\n]{2,60} )?(?:has been|was) (?:approved|denied)\b|"
    r"^\W*notice of (?:approval|denial) of [\w ]{0,20}(?:coverage|benefits?|payment|services?)\W*$|"
    r"\b(?:eligibility|benefits?|coverage) (?:verification|information|check) (?:that )?you (?:\w+ )?(?:asked for|"
    r"requested)\b|\bin (?:response|reply|answer) to your (?:\w+ )?(?:eligibility|benefits?|coverage) (?:inquiry|"
    r"enquiry|"
    r"request|question|check)\b|"
    r"\bthis (?:letter|notice|response|verification|summary) is not an? (?:prior |pre-?)?(?:authori[sz]ation|"
    r"referral)\b|"
    rf"\b{_PCP} (?:re-?assignment|assignment|selection|change) (?:notice|notification|letter|confirmation)\b|"
    rf"\b(?:notice|notification|confirmation) of (?:an? )?{_PCP} (?:re-?assignment|assignment|selection|change)\b|"
    rf"\b(?:members?|subscribers?|enrollees?|you)\b[^.\n]{{0,40}} (?:have|has) (?:been )?(?:assigned|changed|"
    rf"selected|chosen) (?:to )?(?:an? |as |the |your |his |her |their )*"
    rf"(?:new |member['\u2019]?s )?{_PCP}\b",
    re.IGNORECASE | re.MULTILINE,
)
