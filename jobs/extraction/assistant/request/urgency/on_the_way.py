"""Urgency that no word of time says: somebody who is already being brought or admitted, a pathway for a suspected
cancer, an alarm that has been raised."""

from __future__ import annotations

import re

from jobs.extraction.assistant.request.urgency.phrases import Phrases
from jobs.extraction.assistant.values.months import ENGLISH_MONTH

_VEHICLE = (
    r"(?:(?:air[- ])?ambulance|(?:rescue )?helicopter|helo|medevac|med[- ]?evac|paramedics|lifeboat|"
    r"retrieval team|flying doctors?|blue[- ]light(?: transfer| ambulance)?|air ?lift|ems(?: crew)?|rfds)"
)
_CARRIED = r"(?:by|in|via|with) (?:an? |the )?(?:[\w-]+ )?(?:ambulance|taxi|cab|air ambulance)"
_TO_YOU = (
    r"(?:(?:over|across|up|down|round|along|straight|directly|in) )*(?:to (?:you|your(?: [\w&]+){1,3}?)|"
    r"over|across|round)"
)
_SOMEBODY = (
    r"(?:(?:him|her|them|(?:this|the|my|our) (?:\w+ )?(?:patient|lady|gentleman|woman|man|boy|girl|child|"
    r"baby)|mr|mrs|ms|miss)\.? (?:[\w'-]+ ){0,2}?)?"
)
_MOVED = (
    rf"(?:(?:has|have|is|are|am|being|been|i['’]m|i['’]ve) )*(?:sen[dt](?:ing)?|transferr(?:ing|ed)|"
    rf"bringing|coming|travell?ing|conveyed) {_SOMEBODY}"
)
_HOUSE = (
    r"(?:you|your(?: [\w&'-]+){1,4}?|a ?(?:&|and) ?e|the? ?(?:ed|er)|casualty|resus|sdec|amu|mau|sau|eau|"
    r"amau|the (?:\w+ ){0,3}?(?:ward|unit|hospital|emergency (?:department|room)|clinic|labou?r ward|"
    r"theatre))"
)
_NOW = (
    r"(?:now|today|tonight|immediately|straight ?away|at once|this (?:morning|afternoon|evening)|within "
    r"the hour)"
)
_UNDER_A_CONDITION = (
    r"(?! (?:if|should|when|unless|last|once|whenever|yesterday|(?:on|in) (?:\d|(?:19|20)\d\d|"
    rf"{ENGLISH_MONTH}))\b)"
    r"(?![^.;\n]{0,160}\b(?:if "
    r"(?:he|she|they|it|there|any|symptoms)|should (?:he|she|they|it|the|there)|years? ago|last (?:week|"
    r"month|year|night)|discharged|yesterday|in (?:19|20)\d\d|for (?:his|her|the|their) (?:appointment|"
    r"visits?|clinic))\b)"
)
ON_THE_WAY: Phrases = (
    (
        "stat",
        0.81,
        re.compile(
            rf"(?<!will )(?<!would )\b(?P<words>{_MOVED}(?:{_TO_YOU} (?:(?:now|today) )?{_CARRIED}|"
            rf"{_CARRIED} {_TO_YOU}))\b{_UNDER_A_CONDITION}",
            re.IGNORECASE,
        ),
    ),
    (
        "stat",
        0.8,
        re.compile(
            r"\b(?:is|are) (?:\w+ )?(?P<words>(?:on (?:his|her|their|the) way (?:over|in|to (?:you|your "
            r"\w+))|(?:driving|bringing|taking) (?:him|her|them) (?:over|in|to (?:you|your \w+)) (?:now|"
            r"today)))\b"
            rf"{_UNDER_A_CONDITION}",
            re.IGNORECASE,
        ),
    ),
    (
        "stat",
        0.8,
        re.compile(
            rf"(?<!no )(?<!by )(?P<words>\b{_VEHICLE} (?:(?:has been|have been|is|are|being|now|already|"
            rf"just) )*(?:called(?! (?:by|to (?:his|her) (?:home|house))\b)|summoned|on (?:its|the|their) "
            rf"way|leaving|leaves|left|off\b|departing|departs|departed|dispatched|arranged|requested|"
            rf"ordered|en route|coming|here|in attendance|waiting (?:outside|here)|activated|eta\b)(?! and "
            rf"(?:he|she) was)(?!,? (?:taken|seen|attended|who))|\b(?:leaves|leaving|departs|departing|"
            rf"travels|travell?ing|goes|going|comes|coming|en route)\b(?: to \w+)?[^.;,\n]{{0,25}}? (?:by|"
            rf"with|in|on|via|per) (?:the |an? |our |your )?{_VEHICLE}\b(?! (?:transport|service|car|chair|"
            rf"stretcher|because|always|home))|\b(?:left|departed)\b[^.;,\n]{{0,25}}? (?:by|with|in|on) "
            rf"(?:the |an? )?{_VEHICLE}\b(?= (?:at )?\d)|\b(?:have|has|['’]ve) (?:\w+ )?(?:called|arranged|"
            rf"requested|summoned|ordered|dispatched|booked) (?:the |an? |for an )?(?:\w+ )?{_VEHICLE}\b|"
            r"\bETA:? (?:approx\w*\.? |about |in |~ ?)?(?:\d{4}\b|\d{1,2}[:.]\d\d|\d+ ?(?:min|h)\w*)|"
            r"\bblue[- ]lighted\b)"
            rf"{_UNDER_A_CONDITION}",
            re.IGNORECASE,
        ),
    ),
    (
        "stat",
        0.8,
        re.compile(
            rf"(?P<words>\b(?:driving|bringing|taking|brings|takes|rushing) (?:him|her|them|\w+) (?:straight|"
            rf"directly|immediately) to {_HOUSE}|\b(?:asked|told|advised|instructed|directed|sent|sending|"
            rf"send|arranged for|called) (?:him|her|them|(?:\w+ )?patient|mr\.? \w+|mrs\.? \w+|ms\.? \w+|the "
            rf"(?:mother|father|parents|family)) (?:to (?:come|go|attend|present|proceed|make (?:his|her|"
            rf"their) way|drive|be) )?(?:(?:across|over|up|in|round|down) )?(?:(?:straight|directly|"
            rf"immediately|at once) (?:to|at|over to|up to) {_HOUSE}|(?:to|at) {_HOUSE} {_NOW})|\b(?:is |are "
            rf"|am |will |to |be )+(?:presenting|attend(?:ing)?|present|arriv(?:e|ing)|with you|coming|come|"
            rf"due|expected) (?:(?:to|at|with|in|up to|over to) )?{_HOUSE}(?: \w+){{0,2}}? {_NOW}|\b(?:is|"
            rf"are) (?:now |already |currently )?(?:in|at|outside) your (?:\w+ )?(?:waiting room|department|"
            rf"unit|reception|ed|emergency))\b{_UNDER_A_CONDITION}",
            re.IGNORECASE,
        ),
    ),
    (
        "stat",
        0.78,
        re.compile(
            r"(?P<words>\b(?:please|kindly|pls|plz)(?: (?:receive|accept|assess|see|review|evaluate|"
            r"take))?(?:,? (?:and|&) )?\s*admit\b|\b(?:receive|accept|assess|review|see|evaluat\w+|"
            r"assessment|review|evaluation) (?:and|&|\+/?-?|\+) (?:\w+ )?admi(?:t|ssion)\b|\bfor (?:(?:acute|"
            r"direct|emergency|urgent|immediate|medical|surgical|inpatient) )admission\b|\bfor admission "
            r"(?:to|under|today|now|please|and)\b|\b(?:accept(?:ing|ed)?|agree(?:ing|d) to (?:take|accept|"
            r"admit))\b[^.;\n]{0,40}?\b(?:today|tonight|now|this (?:morning|afternoon|evening))|\btransfer "
            r"(?:tonight|today|now|this (?:evening|morning|afternoon)|"
            r"immediately)\b)(?![^.;\n]{0,160}\b(?:elective\w*|planned|next (?:week|month)|waiting list|rehab\w*|"
            r"respite|hospice|on (?:the )?\d|nursing home|program\w*|skilled|residential)\b)",
            re.IGNORECASE,
        ),
    ),
    (
        "asap",
        0.84,
        re.compile(
            r"(?P<words>\bsuspected (?:[^\W\d_][\w/&-]* ){1,3}cancer (?:pathway|referral)|\b(?:high "
            r")?suspicion of (?:cancer|malignancy)(?: \w+)? (?:pathway|referral|clinic)|\bHSCAN\b|\bcancer "
            r"fast[- ]track\b|\bfaster cancer treatment\b|\b(?:circuito|v[íi]a|percorso) (?:de "
            r"diagn[óo]stico )?r[áa]pid[oa]\b|\bfilière rapide\b)",
            re.IGNORECASE,
        ),
    ),
    (
        "stat",
        0.84,
        re.compile(
            r"(?P<words>\bc[óo]digo (?:ictus|infarto|sepsis)|\bvia verde(?: d[eo])? (?:avc|coron[áa]ria|"
            r"s[ée]psis|trauma)|\b(?:stroke|stemi|sepsis|trauma) (?:alert|call|activation)\b|\bcode stroke\b|"
            r"\balerte avc\b)",
            re.IGNORECASE,
        ),
    ),
)
