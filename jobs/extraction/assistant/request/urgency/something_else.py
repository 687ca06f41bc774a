"""Sentences with words of urgency that do not ask for haste: notices, advice, what has been, the bladder's urge."""

from __future__ import annotations

import re

_ELSE = re.compile(
    r"\b(?:clinic|service|cent(?:re|er)|department|unit|team|practice|we) (?:offers?|provides?|runs?) |"
    r"confidential|receiv(?:e|ed) (?:this )?(?:fax|in error)|(?<!on )(?<!on-)call now|limited time|"
    r"special offer|we offer|"
    r"contact "
    r"emergency|\bif (?:you (?:need|require|experience|develop|notice|receive|get|become|want|do(?: not|"
    r"n['\u2019]t)|"
    r"have(?! (?:an? |any )?(?:\w+ )?(?:slot|space|cancel|gap|opening|clinic|place|room|date|appointment|"
    r"list|"
    r"anything|something|availability|capacity))|"
    r"are (?:not|having|experiencing|unsure|unwell))\b|urgent|there (?:is|are) (?:an? )?(?:urgent|"
    r"emergency))|"
    r"for (?:all )?(?:urgent|emergency) (?:enquir|inquir|"
    r"matters?|quer|concerns?|results?|calls?|advice|appointments?,? (?:call|ring|phone|contact))|"
    r"for (?:all |any |an )?(?:urgent|emergency|stat|same[- ]day|expedited) (?:\w+ )?(?:referrals?|requests?|cases?|"
    r"patients?|reviews?|appeals?|determinations?|decisions?|"
    r"consult\w*|appointments?)[,:]? (?:please )?(?:tele)?(?:phone|call|ring|fax|contact|use|e-?mail|mark|"
    r"page|dial)|"
    r"in (?:an|case of(?: an)?|the event of(?: an)?) emergency|emergency contact|(?:call|dial|ring) (?:911|"
    r"999|112|111|000)|out[- ]of[- ]hours|urgent (?:care|treatment) cent|(?:advised?|told|asked|instructed|"
    r"warned|"
    r"counsell?ed) (?:\w+ ){0,4}"
    r"to (?!expect\b)(?:\w+ ){0,3}(?:attend|seek|return|call|present|go|come|contact)"
    r"(?! (?:\w+ )?(?:straight|directly) )|"
    r"(?:should|must|will|to) (?!attend you)(?!attend (?:[\w-]+ ){0,3}?(?:now|immediately|urgently|today|tonight|"
    r"tomorrow|asap)(?: please| pls)?\s*(?:[.,;]|$))(?:seek|"
    r"attend|return)|"
    r"please (?:return|come back|re-?attend)|(?:return|come back|re-?attend) (?:with)?in\b|safety[- ]?net|do "
    r"not use "
    r"(?:this )?(?:form|fax)? ?for|tick (?:one|if)|urgent (?:referrals?|requests?|cases|claims|orders) "
    r"(?:should|must|to be|are|is|will be|get)|dispose|shred|"
    r"destroy|"
    r"\bspital\w* [^.;]{0,40}urgen[tț]\w+|primiri urgențe|acil (?:servis|tıp)\w*|hitna (?:pomoć|služba)|"
    r"urgentní příjem|sürgősségi osztály|"
    r"^\W*(?:mode of |means of )?transport(?:ation)?(?: (?:needs?|requirements?|requests?|arrangements?|needed|"
    r"required|mode|type))?\s*[:\t]|"
    r"^\W*(?:(?:title|name|type) of )?(?:operations?|procedures?|surgery)(?:\(s\))?(?: (?:performed|"
    r"done))?\s*[:\n\t]",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"(?:\b(?:(?<!\bbe )had|underwent|undergone|performed|after|following|since|previous|attend(?:ed|s)|(?:came|comes|"
    r"here|presents|seen|sees me|come) for|discharged (?:from|after)|status post|s/p|"
    r"\byour (?:letter|referral|request|note|fax) (?:had |has |was |were |that )?(?:asked|requested|marked|wanted|sent|"
    r"came|arrived|received)(?: (?:us|me|him|her|them|in|to|be|see|seen|review))*|"
    r"(?:previously|formerly) (?:\w+ )?(?:on|under|via)|"
    r"(?:s?he|they|who) (?:already )?(?:has|have|attends?|goes to|is awaiting|awaits)(?= (?:his|her|their)\b)|"
    r"\b(?:ct|mri?|scan|uss?|ultrasound|x-?rays?|cxr|bloods?|labs?|tests?|echo|ecg|ekg|swabs?|samples?|cultures?|biopsy|fit|"
    r"msu|doppler)(?: \w+){0,3} (?:requested|ordered|booked|arranged|sent|taken|done|drawn|checked|repeated)|"
    r"(?:go(?:ing)? ahead|proceed(?:ing)?)(?: with (?:\w+ ){0,4}?\w+)?|"
    r"(?:have (?:\w+ )?|\b(?:we|i) )(?:arranged|requested|ordered|organi[sz]ed|booked|sent)|has (?:\w+ )?(?:had|been "
    r"(?:booked|listed))|"
    r"was (?:seen|admitted|reviewed|referred|taken)|"
    r"(?:have|has) been asked (?:separately |already )?for|(?:i|we)(?:['\u2019]ll| will| shall) (?:chase|arrange|"
    r"order|organi[sz]e|book|repeat|do|get)|(?:results?|reports?|outcome|findings?) (?:of|from)|"
    r"(?:had to|was|were|has been|have been|had been) (?:be )?(?:done|fitted in|squeezed in|repeated|tested)"
    r"(?: again)?|"
    r"(?:visit|appointment|check-?up|follow-?up) (?:will|is to|"
    r"is going to) be|(?<!if he )(?<!if she )(?<!if they )were (?:seen|admitted|reviewed)|(?:19|20)\d\d:?)"
    r"(?: (?:for|as|by|with|an?|the|his|her|their|in|at))*\s*|\bpatients? (?:with|who)\b[^.]*|\b(?:he|she|"
    r"they|who|"
    r"and) "
    r"(?:was|were|has been|had been)\s*)$",
    re.IGNORECASE,
)


_TO_BE_DONE = re.compile(
    r"\b(?:results?|reports?|bloods?|tests?|samples?|swabs?|levels?|doses?|tablets?|medications?|dressings?|sutures?|"
    r"stitches|clips|staples|claims?|records?|forms?|invoices?|payments?|copies|summary|summaries) "
    r"(?:(?:will|should|must|can|may|to|are|is|needs?|have|has) ){1,3}(?:be )?(?:\w+ )?(?:\w+(?:ed|en|ne|nt)|out|off)\b"
    r"[^.;,:]{0,25}$",
    re.IGNORECASE,
)
"""What else is to be done by a time than that somebody is seen: "bloods to be repeated within two weeks"."""
_DONE_BEHIND = re.compile(
    r"(?: [\w/&-]+){1,4}? (?:done by|(?:was|were|has been|had been) (?:\w+ )?(?:requested|ordered|done|performed|"
    r"arranged|"
    r"booked|normal|reported|carried out|taken|cancelled|clear|negative|unremarkable|reassuring|benign)|"
    r"(?:19|20)\d\d,? (?:was|were|all clear|clear|negative|benign)|(?:last|in) (?:week|month|year|spring|summer|"
    r"autumn|winter|"
    r"(?:19|20)\d\d)|(?:\w+ ){1,2}(?:weeks?|months?|years?) ago|yesterday)\b",
    re.IGNORECASE,
)
"""What becomes of something urgent that has been: "urgent MRI was normal", "an urgent appointment last year"."""

_OF_THE_BLADDER = re.compile(
    r"\b(?:bladder|bowels?|urin\w+|micturition|void\w*|stools?|frequency|nocturia|dysuria|incontinen\w+|"
    r"hesitancy|"
    r"luts|prolapse|ha?ematuria|leak\w*|pelvic floor|continence)\b",
    re.IGNORECASE,
)


def is_done(behind: str) -> bool:
    """Tell whether the words behind an urgency say that what was urgent has been."""
    return _DONE_BEHIND.match(behind) is not None


_ARRANGED_BEHIND = re.compile(
    r"(?: [\w/&-]+){0,3}? (?:is |are )?(?:on|for|booked|arranged|due) (?:for |on )?(?:the )?"
    r"(?:\d{1,2}(?:st|nd|rd|th)?\b"
    r"(?! ?(?:days?|weeks?|wks?|months?|hours?|years?|yrs?|y/?o|mg|lesions?|[-\u2013]))|"
    r"(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)",
    re.IGNORECASE,
)
"""What is for a day already, and so is not what is asked for: "a routine one on 3rd Dec"."""


_ON_ALREADY = re.compile(
    r"\b(?:is|are) (?:already )?(?:on|booked|arranged|scheduled|set|in hand)(?: for| on)?\b[^.;]{0,30}$",
    re.IGNORECASE,
)


def is_on_already(before: str) -> bool:
    """Tell whether words before those that can wait say that it has its day: "is already on for 11/19, no rush"."""
    return _ON_ALREADY.search(before) is not None


def is_arranged(behind: str) -> bool:
    """Tell whether the words behind a "routine" say for which day it stands in somebody's book."""
    return _ARRANGED_BEHIND.match(behind) is not None


def is_to_be_done(before: str) -> bool:
    """Tell whether words before a time say that something else is to be done within it than seeing the patient."""
    return _TO_BE_DONE.search(before) is not None


def is_a_symptom(sentence: str, words: str) -> bool:
    """Tell whether "no urgency", "no urge" is said of the bladder or the bowels."""
    return words.casefold().endswith(("urgency", "urge")) and _OF_THE_BLADDER.search(sentence) is not None


def is_about_something_else(words: str, *, before: bool = False) -> bool:
    """Tell whether a sentence is boilerplate, advice or (`before`: words up to the urgency) an event of the past."""
    return (_TOLD if before else _ELSE).search(words) is not None
