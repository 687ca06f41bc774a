"""How letters ask for haste in sentences."""

from __future__ import annotations

import re

from jobs.extraction.assistant.request.urgency.phrases import Phrases

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
_NO_NUMBER = r"(?!\w|[-. /]{1,2}\(?\d{3})"
"""A priority is no beginning of a telephone number: "P 1-800-555-0122"."""
_PAPERS = r"(?:results?|reports?|letters?|cop|form|fax|records|images|bloods?|samples?|swabs?|specimens?)\w*"
"""What else than a patient is sent to a clinic."""
IN_PROSE: Phrases = (
    (
        "routine",
        0.9,
        re.compile(
            r"(?P<words>\bnon(?:- |[- ]?)urgent(?:ly)?|"
            r"\blow[- ]priority\b|\bno(?:t|thing) pressing\b|\bnil urgency\b|"
            r"(?:(?m:^)|(?<=[.!?:;,] ))not urgent\b(?! urgent)|\bnothing "
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
            r"same[- ]day(?! surg)|within (?:the next )?24 ?h(?:ours|rs)?|expedited?|(?<!low )(?<!low-)priority|"
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
            r"rather )*(?<!short of an )(?<!short of )"
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
            rf"\([^)]{{0,30}}\))?){_NO_NUMBER}",
            _FLAGS,
        ),
    ),
    (
        "routine",
        0.8,
        re.compile(
            rf"{_RATED}{_NO_PREGNANCY}(?P<words>(?:category|cat\.?|priority|P) ?[34](?: "
            rf"\([^)]{{0,30}}\))?){_NO_NUMBER}",
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
        0.84,
        re.compile(
            r"(?:(?:(?m:^)|(?<=[.!?:;,] )|\b(?:please|pls|kindly) )(?:see|review|assess|admit|attend)|"
            r"\bbe (?:seen|reviewed|assessed|admitted))"
            r"(?: (?:him|her|them|pt|patient|urgently|in clinic|in the office))? "
            r"(?P<words>within (?:the next )?(?:[1-9]|1[0-8]|2[0-4]|36|48|72) ?h(?:(?:ou)?rs?)?)(?!\w)"
            r"(?! (?:if|unless)\b| (?:of|after|from) (?!(?:the |this )?(?:referral|receipt|discharge|today)))",
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
            r"sooner rather than later(?! (?:after (?:meals|food|eating|exercise)|on (?:walking|"
            r"exertion|waking)|when (?:he|she|they) "
            r"(?:eat|walk|run|lie|stand)\w*)\b)|high priority|(?:cannot|can['\u2019]t|must not|should not|"
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
