"""How letters ask for haste in sentences, and sentences with the same words that do not."""

from __future__ import annotations

import re

_THING = (
    r"(?:referral|review|assessment|appointment|evaluation|consult(?:ation)?|"
    r"attention|opinion|input|investigation|admission|outpatient|clinic|follow-?up|"
    r"pathway|screening|imaging|management|intervention|work-?up|colonoscopy|endoscopy|gastroscopy|"
    r"echocardiogram|biopsy|surgery|scan|mri|ct|angiogra\w+|bronchoscopy|slot|transfer|advice|r/v|rv|appt|"
    r"visit)"
)
_ASK = (
    r"(?:see|seen|review(?:ed)?|assess(?:ed|ment)?|referr(?:al|ed|ing)|refer|appointment|attention|"
    r"evaluat(?:e|ed|ion)|opinion|consult(?:ation)?|admit(?:ted)?|investigated?)"
)
_FLAGS = re.IGNORECASE

_RATED = (
    r"\b(?:rate|class|categori[sz]e|triage|grade|consider|regard|mark|request|suggest|propose|put|see|as|is|"
    r"be)\w*\b"
    r"[^.\n]{0,25}?\b"
)
_NO_PREGNANCY = r"(?<!\bG\d)(?<!\bG\d[ ,/])(?<!\bG\d, )(?<!gravida )(?<!gravida \d[ ,])(?<!gravida \d, )"
"""Births are counted like priorities: "a G5 P1", "gravida 2, P0"."""
_PAPERS = r"(?:results?|reports?|letters?|cop|form|fax|records|images|bloods?|samples?|swabs?|specimens?)\w*"
"""What else than a patient is sent to a clinic."""
IN_PROSE: tuple[tuple[str, float, re.Pattern[str]], ...] = (
    (
        "routine",
        0.9,
        re.compile(
            r"(?P<words>\bnon[- ]urgent(?:ly)?|(?:(?m:^)|(?<=[.!?:;,] ))not urgent\b(?! urgent)|\bnothing "
            r"urgent\b|"
            r"\belektive\w*(?= (?:vorstellung|termin|"
            r"abklärung))|\b(?:is|are|it'?s|this is|seems?|but|although|think|feel|consider\w*)"
            r"(?: \w+)? not (?:\w+ ){0,2}urgent(?:ly)?|\bnot (?:an? )?(?:urgent|emergency) (?:referral|"
            r"request|problem|"
            r"matter)|\b(?:no|without) (?:any |great |particular |real |immediate )*(?:urgency|rush|"
            r"hurry)\b(?! (?:of|to)\b)|"
            r"\broutine,? not urgent|"
            r"\bnicht (?:dringend|eilig)|\bniet (?:dringend|spoedeisend)|\bgeen (?:haast|spoed)|\bpas "
            r"d['\u2019]urgence(?! mic)|"
            r"\bnon urgent|\bno (?:es )?urgente|\bsin urgencia(?! \w+al\b))",
            _FLAGS,
        ),
    ),
    (
        "",
        0.85,
        re.compile(
            r"(?<![\w-])(?P<words>two[- ]week(?:s)?[- ](?:wait|rule)|2[- ]?week[- ](?:wait|rule)|2ww|"
            r"urgent suspected cancer|usc|suspected cancer (?:pathway|referral)|fast[- ]track (?:suspected "
            r")?cancer|"
            r"as soon as (?:possible|you can|practicable)|a\.?s\.?a\.?p\.?|stat|"
            r"emergen(?:cy|t)(?! (?:rooms?|departments?|wards?|units?|medicine|services?)\b)|"
            r"immediate(?:ly)?|"
            r"same[- ]day(?! surg)|within (?:the next )?24 ?h(?:ours|rs)?|expedited?|priority|"
            r"(?:semi-|very )?urgent(?:ly)?(?! (?:care|treatment|medical (?:cent|unit))\b))"
            rf"(?:[ \t]+[\w/&'-]+){{0,3}}?[ \t]+{_THING}\b",
            _FLAGS,
        ),
    ),
    (
        "",
        0.84,
        re.compile(
            r"(?:(?m:^)|(?<=[.!?:] ))\W{0,3}(?:please |pls |for )?(?:re-?)?(?:ref(?:er(?:ral|red|ring)?)?|"
            r"clinic|special(?:i?ty|ism)|"
            r"überweisung|department|dept|destination|consult(?:ation)?)\b[^\n.]{1,70}?[ ]?[-\u2013\u2014,(:;][ ]?"
            r"(?P<words>urgent(?:ly|e)?|semi-urgent|non-urgent|routine|asap|stat|soon|dringend|2ww|today|"
            r"this week)"
            r"\)?(?: please)?(?:[ .!]*(?m:$)| [-\u2013\u2014]|[,;.] )",
            _FLAGS,
        ),
    ),
    (
        "",
        0.82,
        re.compile(
            r"(?m:^)\W{0,3}(?:re-?)?ref(?:er)?\.? (?:to |for |him |her )*(?P<words>urgent)(?= [a-z])", _FLAGS
        ),
    ),
    (
        "",
        0.84,
        re.compile(
            r"(?<!not )(?<!n['\u2019]t )\b(?:upgrade (?=to )|(?:mark|flag|grad|class|classifi|categori[sz]|"
            r"prioriti[sz]|triag|label|"
            r"upgrad|"
            r"rat|cod|consider|regard|"
            r"deem|judg|treat|feel|think|believe|suggest)(?:e|ed|ing|es|y|s)? (?:that )?"
            r"(?:this|it|s?he|her|him|them|the) (?:\w+ ){0,3}?)(?:(?:as|to|is|be) )*(?:an? |very |quite |"
            r"fairly |"
            r"rather )*"
            r"(?P<words>(?:very |semi-?)?urgent|routine|"
            r"non-urgent|emergency|asap|priority|stat)\b",
            _FLAGS,
        ),
    ),
    (
        "stat",
        0.82,
        re.compile(
            rf"\b(?:sen[dt](?:ing)?|bring(?:ing)?|brought|transferr(?:ing|ed)|mov(?:ing|ed)|coming|(?:on|"
            rf"making) (?:his|"
            rf"her|their|the|its) way) (?!(?:the |his |her |their |some )?{_PAPERS})"
            r"(?:[\w'-]+ ){0,6}?(?:(?:over |in |up |round |down |across |straight )*to (?:you|your "
            r"[\w ]{3,20}?)|"
            r"(?:over|up|across|down) to the [\w ]{3,20}?|by (?:ambulance|taxi|car)) "
            r"(?P<words>today|now|tonight|this (?:morning|afternoon|evening)|immediately)\b",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            rf"{_RATED}{_NO_PREGNANCY}(?P<words>(?:category|cat\.?|priority|P) ?[12](?: "
            rf"\([^)]{{0,30}}\))?)(?!\w)",
            _FLAGS,
        ),
    ),
    (
        "routine",
        0.8,
        re.compile(
            rf"{_RATED}{_NO_PREGNANCY}(?P<words>(?:category|cat\.?|priority|P) ?[34](?: "
            rf"\([^)]{{0,30}}\))?)(?!\w)",
            _FLAGS,
        ),
    ),
    (
        "",
        0.84,
        re.compile(
            rf"\b{_ASK}\b[^.\n]{{0,60}}?\b(?P<words>urgently|as soon as (?:possible|you can|practicable)|"
            rf"asap|"
            r"immediately|stat|very soon|soon(?!er)|within (?:the next )?24 ?h(?:ours|rs)?|"
            r"within (?:48|72) ?h(?:ours|rs)?|on the same day)\b",
            _FLAGS,
        ),
    ),
    (
        "",
        0.85,
        re.compile(
            r"(?P<words>\b(?:2ww|two[- ]week[- ](?:wait|rule)|2[- ]week[- ]wait|urgent suspected cancer|"
            r"suspected cancer (?:pathway|referral))\b)",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            r"(?P<words>\b(?:as a matter of urgency|(?:this|it|which|referral) is (?:very |quite |rather |"
            r"clearly )?urgent|"
            r"with (?:some |great |considerable )?urgency|on an urgent basis|urgent(?:ly)?,? please|please "
            r"expedite|"
            r"(?<!no need for an )early (?:appointment|review|assessment|slot|opinion|consultation)|"
            r"(?:fit\w*|squeez\w+|get\w*) (?:\w+ ){0,4}in (?:this|next) week|(?:ideally|preferably|please) "
            r"(?:seen |"
            r"be seen )?within (?:the next )?(?:\d|two|three|four|six|a few|a couple of) weeks?|"
            r"(?:this|next) week,? (?:please|if possible|if you can)|"
            r"(?:given|giving (?:him|her|them|this)|to have) (?:some |high )?priority|please (?:could you |"
            r"can you |"
            r"do )?"
            r"prioriti[sz]e|"
            r"(?:at your )?earliest (?:possible )?(?:appointment|slot|opportunity) (?:please|would|because|"
            r"as)|"
            r"sooner rather than later|high priority|(?:cannot|can['\u2019]t|must not|should not|"
            r"shouldn['\u2019]t) wait(?! (?:to|in|at|with|"
            r"outside|standing|for (?:meals|food|long))\b| (?:longer|more) than))\b)",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.84,
        re.compile(
            r"(?P<words>\bdringende?[rnms]?\b|\bdringlich\w*|\bbaldig\w*|\beilig\w*|\bzeitnah\w*|"
            r"\bbaldmöglichst\w*)(?=[^.\n]{0,60}"
            r"(?:abklärung|vorstellung|bitte|untersuchung|mitbehandlung|termin|behandlung|beurteilung))",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.84,
        re.compile(
            r"(?P<words>\ben urgence\b|\b(?:avis|consultation|rendez-vous|prise en charge|bilan)(?: \w+)? "
            r"(?:urgente?|rapide)\b|\brapidement\b|\bdans les (?:meilleurs|plus brefs) délais|"
            r"\bprioritaire\b|"
            r"\bcar[áa]cter (?:urgente|preferente)|\bcon preferencia\b|\b(?:visita|richiesta|valutazione|"
            r"consulenza)(?: \w+){0,2} urgente\b|\bvaloraci[óo]n (?:urgente|preferente)|\bde forma "
            r"(?:urgente|preferente)|"
            r"\bcuanto antes\b|\bmet spoed\b|\bspoed(?:ige|verwijzing|consult|afspraak)\b|\bcito\b)",
            _FLAGS,
        ),
    ),
    (
        "stat",
        0.8,
        re.compile(
            r"\b(?:moving|sending|transferring|bringing|coming)(?: (?:him|her|them|patient|pt|over|in|"
            r"across))* "
            r"(?P<words>immediately|now|at once|straight away)\b",
            _FLAGS,
        ),
    ),
    (
        "routine",
        0.75,
        re.compile(
            r"(?P<words>\broutine(?:ly)?)\s+(?:[\w/-]+\s+){0,2}?(?:referral|appointment|outpatients?|"
            r"assessment|"
            r"evaluation|opinion|review|clinic|basis|consult\w*|seen|r/[fv]|patients?(?=[^.\n]{0,20} "
            r"please))\b",
            _FLAGS,
        ),
    ),
    (
        "routine",
        0.74,
        re.compile(
            rf"\b{_ASK}\b[^.\n]{{0,60}}?\b(?P<words>routinely|in due course|on a routine basis|electively)\b",
            _FLAGS,
        ),
    ),
)
"""(level, or "" for that of the words; how sure; pattern with the group `words`)"""

_ELSE = re.compile(
    r"\b(?:clinic|service|cent(?:re|er)|department|unit|team|practice|we) (?:offers?|provides?|runs?) |"
    r"confidential|receiv(?:e|ed) (?:this )?(?:fax|in error)|call now|limited time|special offer|we offer|"
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
    r"to (?:\w+ ){0,3}(?:attend|seek|return|call|present|go|come|contact)(?! (?:\w+ )?(?:straight|directly) "
    r")|(?:should|must|will|to) (?!attend you)(?:seek|"
    r"attend|return)|"
    r"please (?:return|come back|re-?attend)|(?:return|come back|re-?attend) (?:with)?in\b|safety[- ]?net|do "
    r"not use "
    r"(?:this )?(?:form|fax)? ?for|tick (?:one|if)|urgent referrals? (?:should|must|to be|are)|dispose|shred|"
    r"destroy|"
    r"^\W*(?:(?:title|name|type) of )?(?:operations?|procedures?|surgery)(?:\(s\))?(?: (?:performed|"
    r"done))?\s*[:\n\t]",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"(?:\b(?:had|underwent|undergone|performed|after|following|since|previous|attend(?:ed|s)|(?:came|comes|"
    r"here|presents|seen|sees me|come) for|discharged (?:from|after)|status post|s/p|"
    r"(?:previously|formerly) (?:\w+ )?(?:on|under|via)|"
    r"have (?:\w+ )?(?:arranged|requested|ordered|organi[sz]ed|booked|sent)|has (?:\w+ )?(?:had|been "
    r"(?:booked|listed))|"
    r"was (?:seen|admitted|reviewed|referred|taken)|(?:i|we)(?:['\u2019]ll| will| shall) (?:chase|arrange|"
    r"order|organi[sz]e|book|repeat|do|get)|(?:visit|appointment|check-?up|follow-?up) (?:will|is to|"
    r"is going to) be|were (?:seen|admitted|reviewed)|(?:19|20)\d\d:?)"
    r"(?: (?:for|as|by|with|an?|the|his|her|their|in|at))*\s*|\bpatients? (?:with|who)\b[^.]*|\b(?:he|she|"
    r"they|who|"
    r"and) "
    r"(?:was|were|has been|had been)\s*)$",
    re.IGNORECASE,
)


_DONE_BEHIND = re.compile(
    r"(?: [\w/&-]+){1,3}? (?:(?:was|were|has been|had been) (?:\w+ )?(?:requested|ordered|done|performed|"
    r"arranged|"
    r"booked|normal|reported|carried out|taken|cancelled)|(?:last|in) (?:week|month|year|spring|summer|"
    r"autumn|winter|"
    r"(?:19|20)\d\d)|(?:\w+ ){1,2}(?:weeks?|months?|years?) ago|yesterday)\b",
    re.IGNORECASE,
)
"""What becomes of something urgent that has been: "urgent MRI was normal", "an urgent appointment last year"."""

_OF_THE_BLADDER = re.compile(
    r"\b(?:bladder|bowels?|urin\w+|micturition|void\w*|stools?|frequency|nocturia|dysuria|incontinen\w+|"
    r"hesitancy|"
    r"luts)\b",
    re.IGNORECASE,
)


def is_done(behind: str) -> bool:
    """Tell whether the words behind an urgency say that what was urgent has been."""
    return _DONE_BEHIND.match(behind) is not None


def is_a_symptom(sentence: str, words: str) -> bool:
    """Tell whether "no urgency", "no urge" is said of the bladder or the bowels."""
    return words.casefold().endswith(("urgency", "urge")) and _OF_THE_BLADDER.search(sentence) is not None


def is_about_something_else(words: str, *, before: bool = False) -> bool:
    """Tell whether a sentence is boilerplate, advice or (`before`: words up to the urgency) an event of the past."""
    return (_TOLD if before else _ELSE).search(words) is not None
