"""How sentences tell what somebody is allergic to, cannot take, or was made ill by."""

from __future__ import annotations

import re

_WORD_BEGINS = r"(?<![^\W\d_])(?<![^\W\d_]['\u2019-])"
"""Before a name that a pattern begins with: from the middle of a word each letter would be tried for itself."""
_WHOM = r"(?:him|her|them|me|this (?:man|lady|patient)|the (?:patient|child))"
_A = r"(?:all['\u2019]|(?:alla|allo|alle|agli|ai|al|ad|a)\b)"
ALLERGIC = re.compile(
    r"\b(?:(?:severely |highly |mildly |known to be |very )?(?:allergic|intolerant|hyper-?sensitive|"
    r"sensitive) (?:to|of)|"
    r"(?:allerg(?:y|ies)|intolerances?|sensitivit(?:y|ies)|hypersensitivity|adverse reactions?|"
    r"(?<!emergency )(?:bad |severe |allergic )?reactions?|anaphylaxis)"
    r"(?: (?:is|are|was|were|noted|recorded|documented))? (?:to|with)|react(?:s|ed)? (?:badly )?to|"
    r"(?:breaks?|broke|breaking) out (?:with|from|on|after)(?! (?:an? |the )?(?:\w+ )?(?:hives|rash|welts|spots|acne|"
    r"sweat\w*|itch\w*))|"
    r"(?:cannot|can['\u2019]t|can not|could not|couldn['\u2019]t|is unable to|unable to|must not|"
    r"should not)"
    r" (?:have|take|tolerate|be given|use|eat|wear)(?: any)?|(?:did not|does not|doesn['\u2019]t) (?:tolerate|eat)|"
    r"allergi(?:es?|que|sch) (?:gegen|auf|voor|au|aux|à la|à l['\u2019]|à|al|alla|all['\u2019]|a la|a "
    r"los|a\b)|al[ée]rgic[oa] a(?:l| la| los)?|"
    rf"(?:allergic[oa]|allergia|intollerante|intolleranza|ipersensibile) {_A}|al[ée]rgia (?:ao?s?|à)\b|"
    r"alergia a(?:l| la| los| las)?\b|intoleran(?:te|cia) (?:al?|à|ao)(?: la| los| las)?\b|"
    r"(?:overgevoelig(?:heid)?|allergisch) voor|(?:über|ueber)empfindlich(?:keit)? (?:gegen|auf)|"
    r"intol[ée]rance (?:au|aux|à la|à l['\u2019]|à)|hypersensib(?:le|ilité) (?:au|aux|à la|à l['\u2019]|à)|"
    r"(?:non tollera|no tolera|n[ãa]o tolera|ne (?:tolère|supporte) pas)(?: (?:el|la|los|las|i|gli|le|"
    r"les|o|a|l['\u2019]))?|"
    r"vertr[äa]gt keine?n?|"
    r"unverträglichkeit (?:gegen|von|auf))\s*"
    r"(?P<list>(?:(?!\ballerg(?:y|ic) to\b)[^.;?\n\t()]|\([^()\n]{0,60}\)){2,140})",
    re.IGNORECASE,
)
_DOES_SO = (
    r"[\w'\u2019-]+(?: [\w'\u2019-]+)? (?:caused|causes|gave|gives|brought|brings|made|makes|upsets?)\b"
)
"""What another thing did, told in the same breath: "hives and mefenamic acid made her wheeze"."""
MADE_ILL = re.compile(
    rf"{_WORD_BEGINS}(?P<drug>[A-Za-z][\w'\u2019-]{{1,40}}(?: [A-Za-z][\w-]{{1,40}}){{0,2}}),?"
    rf"(?: \w+,)? (?:has |have |had |always "
    rf"|previously |once )?"
    rf"(?:caused|causes?|causing|gave|gives?|given|brought|brings?|upsets?|made|makes?|triggers?|triggered|"
    rf"produced|produces?|provoked?s?|led to|leads? to|"
    r"d[áa]|provoca|causou|causa|le (?:da|produce|causa|provoca)|(?:lui )?(?:donne|provoque)|verursacht|macht|geeft|"
    rf"resulted in|results? in|disagrees? with|do(?:es)? not agree with)(?!\w)(?: {_WHOM})?(?: out in| on)? "
    rf"?(?:an? |some |severe |bad )?(?P<reaction>(?:(?!\s(?:and|while|but) {_DOES_SO})[^.;,()\n]){{0,60}})",
)
BLISTERED = re.compile(
    rf"{_WORD_BEGINS}(?P<drug>[A-Z][\w-]{{1,40}}(?: [a-z]{{1,40}})?) (?:always )?"
    rf"(?P<reaction>blister(?:s|ed)|(?:burn(?:s|ed|t)?|stings?|irritate[sd]?|inflame[sd]?)"
    rf"(?= (?:his|her|their) (?:skin|hands|eyes|face|arms))|"
    rf"(?:brings|brought) {_WHOM} (?:up|out) in (?:an? )?[a-z]{{3,20}}) ?"
    rf"(?:{_WHOM}|(?:his|her|their) [a-z]{{3,12}}|(?=[.,;]))"
)
"""What it does, said by the verb alone: "Elastoplast blisters her"."""
ILL_WITH = re.compile(
    r"\b(?:(?:[Cc]omes?|[Cc]ame|[Bb]reaks?|[Bb]roke) (?:out|up) in|(?:[Hh]/[Oo]|[Hh]x(?: of)?|[Hh]istory of|"
    r"[Pp]revious|[Oo]ld|[Pp]rior|[Pp]ast|[Kk]nown|[Dd]ocumented|"
    r"[Rr]emote|[Ll]ifelong|[Kk]/[Cc]/[Oo])"
    r"(?=\s+(?:severe |bad |an? |skin )?(?:rash|hives|urticaria|anaphyla\w+|"
    r"angio-?o?edema|itch\w*|"
    r"swelling|blisters?)\b)|[Dd]evelop(?:s|ed)|[Gg]ets?|[Gg]ot|[Hh]ad|"
    r"has had|[Hh]as|experienced|"
    r"suffered|[Rr]eports?|because of)\s+"
    r"(?:an? |some |bad |severe )?(?P<reaction>(?:[a-z]|Stevens-|DRESS\b|SJS\b)[\w -]{1,40}?) "
    r"(?:with|to|from|after(?: taking)?|on|due to|when (?:taking|given))\s+(?:an? )?"
    r"(?P<drug>[A-Za-z][\w-]+(?: (?!and\b|or\b|but\b|in\b|at\b)[a-z][\w-]+)?(?: (?:and|or) [A-Za-z][\w-]+)?)",
)
SKIN_WITH = re.compile(
    r"\b(?P<reaction>Rash|Hives|Urticaria|Anaphylaxis|Angio-?o?edema|Welts|Blisters|Itching|"
    r"Stevens-Johnson(?: syndrome)?|SJS|DRESS) (?:with|to|from) "
    r"(?P<drug>[A-Za-z][\w-]+(?: [a-z][\w-]+)?(?: (?:and|or) [A-Za-z][\w-]+)?)",
)
"""At the beginning of a sentence: "Rash with trimethoprim."."""
NAMED = re.compile(
    rf"{_WORD_BEGINS}(?P<drug>[A-Za-z][\w-]{{1,40}}(?: [a-z]{{1,40}})?)[- ](?:allerg(?:y|ies|ic)|intoleran(?:ce|t)|"
    r"hypersensitivity|anaphylaxis|ALLERG(?:Y|IES|IC)(?!\W*[:?]))\b"
)
SAID_OF = re.compile(
    rf"{_WORD_BEGINS}(?P<drug>[A-Za-z][\w-]{{1,40}}(?: [a-z]{{1,40}})?)(?: ?:\s| ?[\u2013=] | - )"
    r"(?P<reaction>(?:[a-z]{1,40} ){0,3}?[a-z]{3,40}(?: up)?)(?=[.,;)\n(]|$|"
    r" (?:and|in|on|at|as|when|after|with|last|many|years)\b)",
)
"""What it does right behind its name: "PCN - anaphylaxis", "Sulfur antibiotics: lips swelled"."""
ALLERGIC_ALONE = re.compile(
    r"\b(?:ALLERGIC|[Aa]llergic|ALLERGY(?= [A-Z]{4}))(?: sa| ng|:| -)? (?P<drug>[A-Za-z][\w-]{1,40}(?: [a-z]{1,40})?)|"
    r"\b[Aa]llerg(?:y|ies)(?: [a-z]+){1,3}: (?P<told>[A-Za-z][\w-]{1,40})|"
    r"(?:(?<![\w-])(?<![\w-] )a|\bA)llerg(?:y|ies) ?[-\u2013] ?"
    r"(?P<dashed>[A-Za-z][\w-]{1,40}(?:(?:,|/| and| &) ?[A-Za-z][\w-]{1,40}){0,4})|"
    r"\bAllerg(?:y|ies) (?P<bare>[A-Za-z][\w-]{2,40})(?=[.,;\n]|$)"
)
"""Without the word "to": "ALLERGIC fluclox - jaundice", "ALERT: ALLERGY PENICILLIN",
"Allergies known so far: cashew", "Allergy - latex, kiwi", "Allergy kiwi".
"""
ILL_AFTER = re.compile(
    r"\b(?P<reaction>[A-Za-z][\w-]{2,40})(?: and [a-z]{2,40})? (?:(?:within )?(?:\d{1,3}(?:-\d{1,3})? "
    r"?)?(?:min\w*|hours?|hrs?) "
    r"(?:after|of)|(?:shortly|soon|immediately|straight|right) after|after (?=eating|taking|having))"
    r"(?: (?:eating|taking|having|being given|an?|the|some)){0,2} (?P<drug>[A-Za-z][\w-]{1,40}(?: [a-z]{1,40})?)"
)
"""What happened soon after eating or taking something: "hives 10 minutes after cashew butter"."""
AVOIDED = re.compile(
    rf"{_WORD_BEGINS}(?P<drug>[A-Z][\w-]{{1,40}}(?: [a-z]{{1,40}})?) "
    r"(?:(?:is|are|should|must|has|have|needs?)(?: to)?(?: be)? "
    r"(?:avoided|not be (?:given|used|prescribed))\b|(?:is|are) (?:out\b(?! of)|off[- ]limits|contra-?indicated)"
    r"(?= (?:because|since|due|as|after|for|with)\b))"
)
BORNE = re.compile(
    r"\beats (?:it|them|both|these)\b|"
    r"\b(?:skin |prick |blood |patch )?tests?(?: today| now)? (?:is|are|was|were)(?: all| both)? negative\b",
    re.IGNORECASE,
)
"""That what somebody was called allergic to does nothing to them, in the same sentence."""
_NAME = r"[A-Za-z][\w-]{2,40}(?: (?!and\b|or\b|but\b|in\b|at\b|for\b|when\b|since\b|as\b)[a-z][\w-]{2,40})?"
ILL_WITH_VERB = re.compile(
    r"\b(?P<reaction>(?:throw(?:s|ing)?|threw) up|vomit(?:s|ed)|itch(?:es|ed)|swell(?:s|ed)(?: up)?|swelled up|"
    r"wheez(?:es|ed)|hallucinat(?:es|ed)|blister(?:s|ed)|collaps(?:es|ed)|welts|weals) "
    rf"(?:(?:with|on|from|after(?: taking)?) |(?:under|beneath) (?=(?:[\w-]+ )?(?:dressings?|tapes?|plasters)\b))"
    rf"(?P<drug>{_NAME})"
)
"""What somebody does after taking something, said by the verb: "throws up with codeine", "welts from latex"."""
ILL_WHEN_GIVEN = re.compile(
    r"\b(?:had an? |went into )?(?P<reaction>collapsed|fainted|arrested|swelled(?: up)?|stopped breathing|"
    r"(?:full[- ]blown |frank )?anaphyla\w+|came (?:out|up) in (?:an? )?\w+|went into shock)\b[^.;\n]{0,45}? "
    r"(?:when|after|as soon as|while) (?:(?:they|we|someone|somebody|the \w+|he|she) (?:had |was |were )?)?"
    r"(?:injected|injecting|gave (?:him|her|them)|given|being given|infused|had|took|taking|put in|started|used|"
    rf"applied|had been given)(?: with| an?| the| some| iv| IV)* (?P<drug>{_NAME})"
)
"""What happened when something was given: "he collapsed in the clinic when they injected fluorescein"."""
HAD_AND_FELL_ILL = re.compile(
    r"\b(?:[Hh]ad|[Tt]ook|[Gg]iven|[Tt]ried|[Ss]tarted(?: on)?|[Pp]rescribed|[Pp]ut on)(?: an?| the|"
    r" some)?(?: course of)? "
    rf"(?P<drug>{_NAME})(?: [^.;\n]{{0,60}}?)?,? (?:and|but|after|when|because|as)(?: (?:he|she|they|it))?"
    r"(?: \w+ly)? (?:got|had|developed|suffered|came (?:out|up) in|broke out in|ended up with|caused|gave (?:him|her)) "
    r"(?:an? |some |severe |bad |terrible )?(?P<reaction>(?:[a-z][\w-]* ){0,3}?(?:serum sickness|rash\w*|hives|"
    r"urticaria\w*(?: eruption| rash)?|welts|anaphyla\w+|angio-?o?edema|swelling|blisters|jaundice|eruption))\b"
)
"""What was had, and what came of it: "had cefaclor in 2022 and got serum sickness from it"."""
_ALLERGIC = (
    r"(?:rash\w*|hives|urticaria|anaphyla\w+|angio-?o?edema|welts|blisters|swelling of [a-z]+ [a-z]+|"
    r"(?:facial|lip|tongue|throat) swelling|(?:an? )?allergic reaction|stevens[- ]johnson\w*(?: syndrome)?)"
)
_OF_WHOM = r"(?:(?:the|his|her|their|taking|prophylactic|oral|an?|severe|bad|itchy|widespread|skin|drug) )*"
_BECAUSE_OF = r"(?:due to|because of|secondary to|owing to) "
STOPPED_FOR = re.compile(
    rf"\b(?:[Ss]topped|[Dd]iscontinued|[Ww]ithdrew|[Cc]eased) {_OF_WHOM}(?P<drug>{_NAME}) {_BECAUSE_OF}"
    rf"{_OF_WHOM}(?P<reaction>{_ALLERGIC})"
)
"""What was given up for what only an allergy does: "stopped the Macrodantin due to hives"."""
GIVEN_UP_FOR = re.compile(
    rf"{_WORD_BEGINS}(?P<drug>{_NAME}) (?:was|were|has been|had to be)(?: then)? "
    rf"(?:stopped|discontinued|withdrawn|ceased) {_BECAUSE_OF}{_OF_WHOM}(?P<reaction>{_ALLERGIC})"
)
"""The same, told of the medicine: "sulfa was stopped because of a rash"."""
AT_HAND_FOR = re.compile(
    r"\b(?:carries|carry|has|keeps|wears|holds|needs) (?:an?|his|her|their|two|2|the) (?:epi-?pens?|jext|anapen|"
    r"emerade|"
    r"(?:adrenaline|epinephrine|auto-?)[ -]?(?:auto-?)?(?:injectors?|pens?))(?: [a-z]{2,10})? "
    r"(?:for|because of|on account of)(?: (?:his|her|their|an?|severe|known))* "
    r"(?P<drug>[A-Za-z][\w'\u2019-]{1,40}(?: [a-z]{2,20})?)",
    re.IGNORECASE,
)
"""What an injector is carried for: "carries an EpiPen for bee stings"."""
