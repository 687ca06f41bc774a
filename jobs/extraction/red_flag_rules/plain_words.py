"""How people tell of dangers in plain words, without a name for them, beside the clinical ones of each rule."""

from __future__ import annotations

PLAIN_WORDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "suspected_cancer": (
        (r"(?:priority\W{0,3}|urgency\W{0,3})red flag|red flag (?:referral|pathway|suspected)",),
    ),
    "gynaecological_cancer_signs": (
        (
            r"(?:bleeding|bleeds?|bled) (?:\w+ )?after (?:intercourse|sex|coitus)|post-?coital bleeding",
            r"cervix|cervical|contact bleeding|bleeds on|smear|speculum",
        ),
    ),
    "bowel_cancer_signs": (
        (
            r"blood (?:\w+ ){0,2}?(?:in|with|on) (?:his|her|the|their) (?:stools?|motions?|poo)|"
            r"bleed\w* (?:\w+ )?from (?:the |his |her )?(?:back passage|bottom|rectum)",
            r"going (?:\w+ )?more often|looser?|change\w*|weight|an(?:a)?emi\w+|mucus|urgency",
        ),
    ),
    "unexplained_weight_loss": (
        (
            r"(?:dropped|lost|shed) (?:\w+ ){0,3}(?:stone|kg|kilos?|pounds|lbs?) (?:\w+ ){0,4}?(?:without trying|"
            r"unintentional\w*|for no reason)|down from \d+(?:\.\d)? ?(?:kg|lbs?|st(?:one)?) to \d+|"
            r"clothes (?:are |have become )?(?:hanging off|too (?:big|loose)|falling off)",
        ),
    ),
    "upper_gi_cancer_signs": (
        (r"(?:turned|gone|going|become|looks?) (?:yellow|jaundiced)",),
        (r"(?:food|meat|bread|solids) (?:\w+ ){0,3}(?:stick\w*|stuck|catch\w*|lodg\w+)",),
    ),
    "breast_cancer_signs": (
        (
            r"lump|mass|thickening|nodule",
            r"(?:quadrant|tail|areola)[^.\n]{0,25}breast|breast[^.\n]{0,30}quadrant",
        ),
    ),
    "head_and_neck_cancer_signs": (
        (
            r"(?:sore|ulcer|patch|lump|lesion)[^.\n]{0,30}(?:tongue|mouth|gum|cheek|palate|lip)[^.\n]{0,40}"
            r"(?:not heal\w*|won'?t heal|for (?:\w+ ){0,2}(?:weeks|months)|grow\w*)",
        ),
    ),
    "blood_cancer_signs": (
        (
            r"(?:drenching|soaking|night) (?:night )?sweats|sweats at night",
            r"(?:glands?|nodes?|lumps?) (?:are |is )?(?:up|enlarged|swollen|palpable|in)|lymphadenopathy|"
            r"swollen glands",
        ),
    ),
    "stroke_tia": (
        (
            r"(?:mouth|face) (?:has |had )?(?:dropped|drooped|fell|fallen|twisted)[^.\n]{0,80}(?:words|speech|speak|"
            r"arm|minutes|hours?|today|yesterday|this morning|sudden\w*)",
        ),
    ),
    "suicidality": (
        (
            r"(?:would |['’]d )?rather not wake up|(?:hopes|wishes|prays) (?:not to|(?:he|she|they) would not) wake|"
            r"(?:sav(?:ing|ed)|hoard\w+|collect\w+) (?:up )?(?:his |her |their )?(?:tablets|pills|medication)|"
            r"(?:has|bought|keeps) a (?:rope|noose|ligature)|written (?:\w+ )?goodbye|(?:can ?not|"
            r"can'?t) see a future",
        ),
    ),
    "cauda_equina": (
        (
            r"(?:cannot|can'?t|unable to) feel (?:(?:him|her)self )?(?:wip\w+|when wip\w+|passing|(?:his|her) "
            r"(?:bottom|saddle))|numb (?:between (?:the|his|her) legs|bottom|saddle|when wiping)",
        ),
    ),
    "sudden_visual_loss": (
        (
            r"(?:woke|suddenly|yesterday|today|this morning)[^.\n]{0,50}(?:could not|couldn'?t|unable to|cannot) see "
            r"(?:\w+ ){0,3}(?:eye|anything|out)|vision (?:went|has gone|gone) (?:\w+ )?(?:black|dark|blank)",
        ),
    ),
    "testicular_torsion": (
        (
            r"(?:woke\w*|waking|sudden\w*|agoni[sz]ing|excruciating)[^.\n]{0,60}(?:pain|ache)[^.\n]{0,25}"
            r"(?:\w+ )?(?:testicles?|testis|scrotum|balls?)",
        ),
    ),
    "gi_bleed": (
        (r"(?:stools?|motions?|poo) (?:\w+ ){0,3}(?:black|tar\w*|like tar)(?: as tar| and sticky)?",),
    ),
    "first_seizure": (
        (
            r"(?:shook|jerk\w+|shaking|convuls\w+)[^.\n]{0,40}(?:tongue|incontinen\w+|stiff|foam\w+)|"
            r"went stiff[^.\n]{0,40}(?:shook|jerk\w+|shaking)",
            r"never (?:happened|had)|first|new|before",
        ),
    ),
    "aortic_emergency": (
        (
            r"(?:aortic aneurysm|(?-i:\bAAA\b)|triple a)",
            r"(?:new|sudden|severe|back|abdominal|loin) (?:\w+ )?pain|tender|collapse\w*",
        ),
    ),
    "acute_kidney_injury": (
        (
            r"creatinine[^.\n]{0,30}(?:from \d{2,3} to \d{3,4}|was \d{2,3}[^.\n]{0,25}now \d{3,4}|"
            r"\d{2,3} ?(?:->|→) ?\d{3,4})"
            r"[^.\n]{0,30}(?:days?|a week|weeks?|overnight)",
        ),
    ),
}
"""Alternatives by the code of a rule; the words are matched as those of the rule are."""
