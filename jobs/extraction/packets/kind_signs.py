"""What documents of a kind say beside their titles: a sign counts wherever it stands."""

from __future__ import annotations

from jobs.extraction.packets.kind_signs_of_advertisements import ADVERTISEMENTS
from jobs.extraction.packets.kind_signs_of_institutions import INSTITUTIONS
from jobs.extraction.packets.kind_signs_of_referrals import REFERRALS

COVER_LABELS = "cover_labels"
"""Letters have these labels too: they speak for a cover page only beside another sign of one."""

SIGNS: tuple[tuple[str, float, str], ...] = (
    *REFERRALS,
    *INSTITUTIONS,
    (
        "cover_page",
        4.0,
        r"(?:number|no\.?|total|#) (?:of )?pages\b|pages? \(?incl(?:uding|\.)?\b|pages? (?:including|"
        r"to follow|sent|transmitted)|"
        r"including (?:this )?(?:cover|page|sheet)|fax cover|cover (?:sheet|page)|"
        r"(?:if you (?:have|did) not receive|did not receive) (?:all|every)|"
        r"(?:facsimile|fax|transmission|message|communication)\b.{0,60}(?:intended (?:only|solely)|"
        r"confidential|privileged)|"
        r"(?:received|receive) this (?:fax|facsimile|transmission|communication|message) in error|"
        r"notify (?:us|the sender) immediately|"
        r"\bpages?:\s*\d+|seiten(?:zahl|anzahl)?(?: inkl\w*)?:|nombre de pages|n[uú]mero de p[aá]ginas|aantal pagina",
    ),
    (
        COVER_LABELS,
        2.0,
        r"(?m:^\W*(?:to|from|attn|attention|re|subject|date|fax|phone|cc|pages|von|an|betreff|de|para|a|"
        r"asunto|van|aan|betreft|"
        r"comments?|message|urgent|for review|please (?:comment|reply|recycle))\b ?:)",
    ),
    *ADVERTISEMENTS,
    (
        "consult_note",
        4.0,
        r"thank(?:s| you)(?: (?:so|very) much)? (?:very much )?for (?:referring|asking (?:me|us)|"
        r"the (?:kind )?(?:referral|opportunity)|"
        r"allowing (?:me|us)|sending|your (?:kind )?(?:referral|letter))|(?:I|we) (?:saw|reviewed|met|"
        r"assessed|had the pleasure|"
        r"evaluated|examined|consulted) (?:\w+ )?(?:this|your|(?:him|her|them)(?! at (?:home|the (?:practice|"
        r"surgery)))|"
        r"mr|mrs|ms|miss|the (?:above|"
        r"patient)|with|of)|"
        r"(?:was|were) (?:seen|reviewed) (?:in (?:my|our|the (?:\w+ )?(?:clinic|outpatient))|by me|today)|"
        r"(?:was|is|been) (?:kindly )?referred (?:to (?:us|me|our|my)|here|by)\b|"
        r"(?:letting|allowing|permitting|inviting) (?:me|us) (?:to )?(?:share|participate|take part|assist|help|"
        r"be involved|"
        r"partake)|(?:she|he|they) attended|(?:year|yr)s?[- ]old (?:[\w-]+ ){0,5}?(?:who (?:is|was|has been) "
        r")?(?:kindly )?"
        r"referred (?:here |to (?:us|me|this|the|our) (?:[\w-]+ ){0,3}?)?(?:by|from)\b|whom (?:I|we) (?:saw|"
        r"evaluated|examined|"
        r"reviewed|met|had the pleasure)|(?:your|this) (?:pleasant|delightful|kind) (?:patient|lady|gentleman)|"
        r"I have (?:discharged|arranged|booked|started|asked|listed)|(?:I|we) will (?:see|review|arrange|"
        r"write|follow)|"
        r"(?:follow-?up|review|return) (?:in|visit in) \d|discharged (?:him|her|them)? ?(?:back )?to (?:your|"
        r"gp|the care)|(?:ich|wir) (?:sahen|berichten)|"
        r"j['’]ai (?:vu|re[cç]u)|(?:he|hemos) (?:visto|valorado)|zag (?:ik|wij)|wij berichten",
    ),
    (
        "consult_note",
        6.0,
        r"(?:there is )?nothing (?:further )?(?:for you )?to do\b(?! with)|no need (?:for you )?to (?:send|refer) "
        r"(?:him|her|them) (?:back|again)|no (?:further )?referral (?:is )?(?:needed|required|necessary)|care "
        r"(?:is |was )?(?:returned|handed back|transferred back) to (?:you|dr\b)|"
        r"(?:I|we) have not booked (?:him|her|them) again|(?:I was|we were) able to reassure (?:him|her|them)",
    ),
    (
        "consult_note",
        2.0,
        r"(?m:^\W*(?:subjective|objective|history of present illness|hpi|assessment(?: and plan| & plan|"
        r"/plan)?|review of systems|"
        r"physical exam(?:ination)?|chief complaint|procedure in detail|(?:pre|post)-?operative diagnosis|"
        r"indications? for (?:procedure|operation)|"
        r"interval history|diagnosis|plan)\b ?:?)|history of present illness|physical exam(?:ination)?\b|"
        r"review of systems|"
        r"past medical history|chief complaint|operative (?:note|report)|assessment and plan|progress note|"
        r"(?-i:(?<=[.!?:] )(?:(?:PHYSICAL )?EXAM(?:INATION)?|(?:PAST |SOCIAL |FAMILY )?HISTORY|ASSESSMENT|"
        r"IMPRESSION|PLAN|"
        r"REVIEW OF SYSTEMS):(?= ))",
    ),
)
"""(kind, weight, words); a kind may stand several times, with signs of different worth."""
