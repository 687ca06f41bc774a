"""The words around a drug that say that it is taken, planned, given at once, or given up."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.months import STEM

STOPPED = re.compile(
    r"\b(?:stopped|discontinued|ceased|previously|tried|allerg(?:y|ic) to|intolerant of|"
    r"failed|completed|(?:given|gave) up|took|had taken|was on|were on|had been on|used to take|off(?! and on\b)|avoid|"
    r"(?:cannot|can['\u2019]?t|can not|could ?n['\u2019]t|unable to|must not|should not|did not|does not) "
    r"(?:have|take|tolerate|be given|use|bear)|overdose of|(?:rash|hives|reaction|swelling|vomiting|"
    r"anaphylaxis|jaundice|hepatitis|hallucinations?|confusion|itch(?:ing|iness)?|wheez(?:e|ing)|blisters?|welts?|"
    r"diarrho?ea|cramps|serum sickness|tendon rupture|collapse|throws up|threw up|vomits|vomited) (?:with|to|"
    r"from|on|after)|no longer (?:on|taking)|(?:switched|changed) from|"
    r"instead of|rather than|"
    r"plan(?:s|ning)? to (?:start|commence|add|try)|(?:would|could|should|can|may) (?:you|we|I|s?he|they) "
    r"(?:start|commence|add|try|switch|have)|consider(?:ing)?|if \w+ (?:starts?|needs?)|abgesetzt|"
    r"arr[êe]t de|suspendi[óo]|"
    r"sospeso|dej[óo] de tomar|parou)\b"
    r"(?:[^\w.]{0,2}\n\Z|"
    r"(?:(?!\b(?:given|takes|now)\b|,\s*(?:and )?(?:is )?(?:on|taking|using|uses)\b)[^.;\n)]){0,40}\Z)",
    re.IGNORECASE,
)
TAKEN_INSTEAD = re.compile(
    r"\b(?:(?:changed|switched|swapped|converted|transitioned|moved)(?: (?:him|her|them|it|over|back))* (?:on)?to|"
    r"(?:replaced|substituted) (?:by|with)|in favou?r of|"
    r"(?:switched|changed|swapped|converted) from [^.;,\n]{2,60} to)(?: an?| the)? $",
    re.IGNORECASE,
)
"""Behind a medicine that was given up, right before the one that is taken instead of it."""
TAKING = re.compile(
    r"\b(?:on|takes?|taking|with|using|prescribed|started(?: on)?|commenced(?: on)?|"
    r"initiate[ds]?|continues?(?: on)?|medications?(?: include| are| is)?|(?:is|being) treated with|"
    r"current(?:ly)?(?: on)?|and|plus|uses?|given (?:him|her|them)(?: an?)?|tolerate[ds]?|include[sd]?|"
    r"controlled (?:on|with)|nimmt|erhält|prend|sous|débuté|toma|usa|quedó con|assume|in terapia con|gebruikt|"
    r"slikt|em uso de|faz|medicinerar med|medicineras med|behandlas med|behandles med|tager|"
    r"i (?:fast )?behandling med|bruger|bruker|använder|står på|"
    r"(?-i:ia)|[îi]n tratament cu|urmeaz[ăa]|la nevoie|uzima|koristi|käyttää|käytössä|lääkityksenä|szed|szedi|"
    r"telah diberikan|"
    r"mendapat terapi|uživa|užívá|uziva|bere|"
    r"przyjmuje|stosuje|leczon[ay] \w+|:)\s*[^.;\n]{0,30}$",
    re.IGNORECASE,
)
TAKEN_NOW = re.compile(
    r"\b(?:[Cc]ontinues?|[Rr]esumes?|[Rr]efill(?:ed)?|[Rr]enew(?:ed)?|[Kk]eep|[Ss]tay)"
    r"(?: (?:on|with|taking|using|the|her|his|their|current))* $|"
    r"\b(?:s?he|they|who|which|patient|pt|and|also|now|currently|still|regularly|(?-i:[A-Z][a-z]+)) "
    r"(?:(?:also|now|still|currently|only|just|regularly|has to|continues to) ){0,2}"
    r"(?:takes?|uses?|(?:is|are|am|remains?|stays?) (?:also |now |still |only |currently )?(?:on|taking|using))"
    r" (?:(?:an?|the|her|his|their|some|regular) )?$|"
    r"(?<!past )(?<!previous )(?<!prior )(?<!former )\b(?:[Mm]edic(?:ation|ine)s?|[Mm]eds|[Tt]ablets|[Dd]rugs)"
    r"(?: (?:at (?:home|present)|currently|now))? (?:are|includes?|comprises?|consists? of):? $|"
    r"\b(?:gives|(?:has|have) given) (?:him|her|them|the child|the baby) $",
    re.IGNORECASE,
)
"""Right before a medicine that somebody takes now: "for which she uses a", "his mother gives him", "her medications
are"."""
GIVEN_TO_THE_PATIENT = re.compile(
    r"\b(?:gives?|gave|given|giving|puts?) (?:him|her|them|the (?:child|baby|boy|girl|patient)) (?:[\w-]+ ){0,3}$",
    re.IGNORECASE,
)
"""Before a medicine that a relative gives, and the patient takes."""
BEGUN_BEHIND = re.compile(
    r"(?: \d[\d.]* ?(?:mg|mcg|g|micrograms?|units?|ml))?"
    r"(?: (?:taper|course|drops|cream|inhaler|tablets|patch(?:es)?))? "
    r"(?:(?:was|were|has been|have been|then|recently|now|just) ){0,2}(?:started|begun|commenced|added|introduced)\b"
    r"(?![^.;\n]*\b(?:stopped|discontinued|ceased|withdrawn|until|finished|completed)\b)",
    re.IGNORECASE,
)
"""Behind a medicine that was begun, whatever was stopped for it."""
STILL_TRIED = re.compile(
    r"(?: \d[\d.]* ?(?:mg|mcg|g|micrograms?|units?|ml))?(?: (?:daily|at night|bd|od|bid|tds|tid|nocte))?,? "
    r"which (?:now |only |still |mostly )?(?!was\b|has\b|is\b)[a-z]{2,}s\b",
    re.IGNORECASE,
)
"""Behind a medicine that is tried still: "tried oxybutynin 5 mg, which dries her mouth"."""
PLANNED = re.compile(
    r"\b(?:plan\w*|intend\w*|would|could|should|hop(?:e|ing)|want(?:s|ed)?|like|consider\w*|will|"
    r"ask(?:ed)?|wonder\w*|"
    r"whether|refus\w+|declin\w+|reluctant|keen|if|when|before|until) "
    r"(?:\w+ ){0,2}(?:to |of )?(?:be |have |being )?\w*$",
    re.IGNORECASE,
)
"""Before a word for starting somebody on a medicine: that it has not been done."""
TO_BE_STARTED = re.compile(
    r"\b(?:will|would|could|should|hop(?:e|es|ing)|plan(?:s|ning)?|want(?:s|ing)?|like|wonder\w*|whether|intend\w*) "
    r"(?:\w+ ){0,3}(?:start|commence|begin|try|add)(?:ed|ing)? (?:\w+ )?(?:on )?$|"
    r"\b(?:whether|ask\w* if|wonder\w* if) (?:\w+ ){1,3}(?:can|could|may|might|should) (?:\w+ )?(?:take|have|use) $",
    re.IGNORECASE,
)
"""Before a medicine that has not been begun: "hoping to start her on"."""
SOMEBODY_ELSE_TAKES = re.compile(
    r"\b(?:wife|husband|partner|mother|father|mum|mom|dad|brother|sister|son|daughter|aunt|uncle|gran|neighbour|"
    r"friend) "
    r"(?:also |now |still )?(?:takes?|is on|was on|uses?|used) (?:[^.,;\n]{0,30})$",
    re.IGNORECASE,
)
"""Before a medicine that a relative or friend takes."""
ONLY_ASKED_ABOUT = re.compile(
    r"\b(?:(?:views?|opinion|thoughts?|advi[cs]e|guidance|input|questions?|ideas?) (?:on|about|regarding|as to)|"
    r"(?:role|place|case|candidate|suitable|suitability|eligible|indication|argument) (?:for|of)|"
    r"(?:wonder(?:ed|ing|s)?|thought|thinking|think|asked|asking|talked|spoke|read|heard) (?:about|of)|"
    r"(?:toy(?:ed|ing) with|contemplat\w+|considered|declined|refused|"
    r"turned down|nervous of|wary of|keen on|against|instead of|prefer to avoid))"
    r"(?: (?:an?|the|a trial of|starting|adding|trying|using|giving|going on to|putting (?:him|her) on))*"
    r"(?: [\w-]+,?(?: \w+)? (?:or|and|versus|vs\.?))? $",
    re.IGNORECASE,
)
"""Before a medicine that is only thought of, asked about or refused: "your view on rituximab or mycophenolate"."""
TOLD_LIST = re.compile(
    r"\b(?:takes?|taking|(?:is|are|remains|stays|currently|maintained|also|now|regularly|only) "
    r"(?:also |now |only |just )?on|"
    r"(?<=[.,] )[Oo]n|(?<=[.] )Also(?= [A-Z][a-z]+ (?:\d|as|at|in|once|twice|prn|[a-z]{2,3}\b))|"
    r"medic(?:ation|ine)s?(?: currently)?(?: includes?| are| is| comprises?| consists? of|:)|"
    r"(?:is|are|being|currently) treated with|(?:current )?treatment (?:is|with)|(?:un )?traitement "
    r"par|terapia in corso:?|"
    r"tablets(?: are|:)|prescribed|uses?|using|managed with|"
    r"controlled (?:with|on|by)|"
    r"(?:have |has |I )?(?:begun|started|commenced|initiated)(?: (?:him|her|them))?(?: on)?|has "
    r"(?=EpiPen|an? (?:EpiPen|inhaler))|"
    r"nimmt|erhält|eingenommen werden|medikation:|prend|traitée? par|sous|toma|en tratamiento con|"
    r"tratad[oa] con|assume|"
    r"in terapia con|gebruikt|faz uso de|(?:em|en) uso de|usa|uzima|"
    r"käyttää|szedi?|"
    r"(?:current |home |regular |usual |present )?"
    r"(?:meds|medications?|drugs|tablets|dh)(?: (?:are|include))?(?: ?[-\u2013=]|:)|(?:s/he|he|she|pt|"
    r"patient)(?:'s)? on)\s+(?:(?:aussi|également|auch|también|anche|ook|também|också|også)\s+)?(?:(?:du|de la|"
    r"de l['\u2019]|des|une?|una|el|il)\s+)?"
    r"(?P<list>(?:[^.;\n]|\.(?=[^\s.])|(?<=\bTr)\.|(?<= b)\.|(?<=\b[a-z]\.[a-z])\.|(?<=\b[a-z]\.[a-z]\.[a-z])\.)*)",
    re.IGNORECASE,
)
"""A sentence that tells what somebody takes; a name with a dose in it is a drug, known or not."""

GIVEN_UP = re.compile(
    r"(?:[\t ]\d[^\t.;\n]{0,15})?\t(?:ceased|stopped|discontinued|withdrawn)\b|"
    r"(?:[^.;\n()]|\([^()\n]*\)){0,30}\b(?:was|were|has been|had to be) (?:then )?"
    r"(?:stopped|discontinued|ceased|withdrawn)\b|"
    r"[^.;\n]{0,20}\b(?:until|up to|from \d{4} to|between|for \w+ (?:weeks|months|years) in) (?:\w+ "
    r")?(?:19|20)\d\d|"
    r"(?: and \w+)?(?: \w+)? (?:already |now |recently |since |then )?(?:stopped|discontinued|ceased|"
    r"withdrawn|abgesetzt|"
    r"suspendid[oa]|suspens[oa]|sospes[oa]|interrott[oa]|cess[ée]e?|gestopt|gestaakt|seponer\w+|utsatt|vysazen\w*|"
    r"odstawion\w*|arr[êe]t[ée]e?)\b|"
    rf"[^.;\n]{{0,30}}\b(?:until|till|até|hasta|jusqu['\u2019]\w*|jusqu['\u2019]en|fino a|bis|"
    rf"tot) (?:last|recently|(?:\w+ )?{STEM})\b|"
    r" nu (?:[îi]i |[îi]l )?mai (?:dau|ia|prime[șş]te|folose[șş]te)\b|"
    r"[^.,;\n()]{0,25}\((?:ended|stopped|ceased|discontinued|finished|completed|withdrawn)\b|"
    r"[^.,;\n()]{0,25}[(,\u2013-] ?(?:not tolerated|(?:came )?off (?:it )?since)\b|"
    r"[^.,;\n()]{0,12} but (?:then )?came off\b|"
    r",? (?:which|but) (?:s?he|they) (?:then )?(?:came off|stopped|gave up|left off|discontinued|did not tolerate)\b|"
    r"[^.;\n]{0,40}\bhelped (?:only|a little|briefly|for (?!the|his|her|their))|"
    r"(?: and \w+)? (?:was|were) (?:each |both |also )?tried\b|\s+\(?(?:caused?|gave|causes|gives?|brings?|brought|"
    r"upsets?|makes?|made)\b(?! (?:up|of|out of)\b)|\s+made (?:him|her|them)\b",
    re.IGNORECASE,
)
"""What follows a drug that is no longer taken, or was not tolerated."""
GIVEN_UP_LIST = re.compile(
    r"(?:^|[.;] )[^\w\n]*(?:(?:recently )?(?:previous(?:ly)?|former(?:ly)?|discontinued|stopped|ceased|tried)"
    r"(?: and (?:failed|stopped))?|"
    r"(?P<led>(?:recently )?(?:past|previous(?:ly)?|former(?:ly)?|prior|ex|discontinued|stopped|ceased|tried)[ -])?"
    r"(?:treatments?|medic(?:ation|ine)s?|meds|drugs|tablets|therap(?:y|ies)|rx)"
    r"(?(led)|(?: (?:previously |already )?(?:tried|failed|stopped|discontinued)"
    r"(?: (?:and|&|/|or) (?:failed|stopped|discontinued))?))"
    r")(?: \([^()\n]*\))? ?:"
    r"(?:(?!\. |\b(?:takes?|now|current(?:ly)?|(?:at )?present|on)\b)[^:\n])*$",
    re.IGNORECASE,
)
"""From the beginning of a line to a drug in it: a head for what was given up, and the list behind it."""
GIVEN = re.compile(r"\b(?:given|received|loaded with|administered)\b[^.;\n]{0,40}$", re.IGNORECASE)
"""Before a drug that was given at once rather than taken since."""
