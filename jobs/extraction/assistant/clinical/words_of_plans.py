"""How plans begin behind a problem, and what they begin."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.drug_names import FORM_BEFORE_THE_AMOUNT

PLAN_BEHIND = re.compile(
    r"(?:[.:;]|\s[-\u2013\u2014])\s+(?=(?:(?:we|I) will |will |to )?(?:start|begin|initiate|increase|decrease|reduce|"
    r"stop|continue|refer|check|recheck|repeat|add|switch|change|order|schedule|prescribe|follow|obtain|titrate|resume|"
    r"taper|keep|monitor|return)\b)",
    re.IGNORECASE,
)
"""Where the name of a problem ends: "Migraine - start topiramate", "Hypertension. Increase amlodipine"."""
BEGUN = re.compile(
    r"\b(?:[Ss]tart|[Bb]egin|[Ii]nitiate|[Ii]ncrease|[Rr]esume|[Rr]estart|[Gg]o back (?:on|to)|[Tt]reatment:) "
    r"(?P<name>[A-Za-z][\w-]{3,40}"
    r"(?: (?:[a-z]+ate|sodium|hydrochloride|hcl|maleate|mesylate|besylate|potassium|XL|XR|ER|SR|LA|DR))?)"
    rf"(?=(?i:{FORM_BEFORE_THE_AMOUNT})? (?:from |to )?\d)"
)
"""What a visit begins or raises, with how much of it."""
ONLY_PERHAPS = re.compile(
    r"\b(?:if|could|would|should|may|might|please|consider\w*|recommend\w*|suggest\w*|whether|discuss\w*|not|unless|"
    r"declin\w+|option)\b[^.;\n]{0,60}$",
    re.IGNORECASE,
)
"""Before what is only thought of, or asked of somebody else."""
