"""Words that several red flags are made of, each a pattern of one idea in whatever order a sentence has them.

A sign is a tuple of such ideas that must stand in one sentence. One with "!" before it must not stand there; one with
"=" before it need not be asserted: it is itself a denial ("absent", "not healing"), or none can deny it (an age).
"""

from __future__ import annotations

Signs = dict[str, tuple[tuple[str, ...], ...]]

LUMP = (
    r"lumps?|mass(?:es)?|nodul\w+|swellings?|tumou?rs?|growth|thickening|abnormality|something hard|hard area"
)
LASTING = (
    r"=\d+ ?(?:weeks?|wks?|/52|months?|mths?|/12)|(?:two|three|four|five|six|seven|eight|several|many|some) (?:weeks|"
    r"months)|for (?:a|one|over a) month|persist\w*|(?:not|\w+n['’]t|non)[- ]?(?:been )?(?:heal|settl|resolv|improv|"
    r"gone|clear)\w*|"
    r"grow\w*|grew|enlarg\w*|bigger|fixed|hard|firm|painless|rapid\w*|progressive\w*"
)
CANCER = (
    r"cancers?|malignan\w+|(?:adeno|chol\w+)?carcinomas?|neoplas\w+|sarcomas?|lymphomas?|melanomas?|myelomas?|"
    r"leuka?emias?|metasta\w+|mets|mesothelioma"
)
NOW_FOUND = (
    r"worr\w+|concern\w*|suspect\w*|suspicio\w+|quer(?:y|ies)|\?\s*\w+|possib\w+|probab\w+|likely|rule out|r/o|exclude|"
    r"could (?:be|represent)|m(?:ay|ight) (?:be|represent|have)|in keeping with|consistent with|c/w|suggest\w*|looks "
    r"like|"
    r"features of|fear\w*|underlying|occult|work-?up|(?:new|recent)(?:ly)?[- ]diagnos\w+|new diagnosis|diagnosis of|"
    r"biops(?:y|ies)|histology|pathology|cytology|shows?|showed|reveal\w*|reported|confirm\w*|came back|found|"
    r"unknown primary|until proven|I think|(?:path|lab) reports?"
)
SUDDEN = (
    r"=sudden\w*|acute\w*|abrupt\w*|overnight|woke\w*|on waking|this (?:morning|afternoon|evening)|today|yesterday|"
    r"last night|since \d{3,4}|(?:on |last |since )(?:mon|tues|wednes|thurs|fri|satur|sun)day|hours? ago|"
    r"(?:lasted|lasting|for|within|over|recovered in|resolved (?:in|within|after)|of) (?:about |around |roughly )?"
    r"(?:\d+|a few|five|ten|fifteen|twenty|thirty|half an?|an|several|two|three) ?(?:min\w*|hours?|hrs?)"
)
FEVER = (
    r"fevers?|feverish|febrile|pyrexi\w*|rigors|(?:temp(?:erature)?|T)(?: of| is|:|=)? ?(?:3[89]|4[01])(?:\.\d)?|"
    r"(?:temp(?:erature)?|T)(?: of| is|:|=)? ?10[1-6](?:\.\d)?|10[1-6](?:\.\d)? ?°?F"
)
PREGNANT = (
    r"pregnan\w*|gestation\w*|\d{1,2} ?(?:\+ ?\d)? ?/ ?40|(?:[12]\d|3\d|4[0-2]) weeks|\d{2}w\d?d?|trimester|gravid\w*|"
    r"antenatal|f(?:o)?etal"
)
