"""Whether words that are heard as a complaint can be one: they name what ails somebody, or are very likely one, and are
no measurement, no finding that all is well, no wording of a form and no step of an operation."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.complaints import names_what_is_felt
from jobs.extraction.assistant.clinical.conditions import names_complaint
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.clinical.heard.steps import (
    is_a_step_of_a_report,
    is_report_of_steps,
    names_a_tool,
    sentence_around,
    tells_a_step,
)
from jobs.extraction.assistant.clinical.words_of_tests import names_a_test
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_AILING = re.compile(
    r"\b(?:pain\w*|ach(?:es?|ing|y)|sore\w*|tender\w*|hurts?|agony|difficult\w*|trouble\w*|problems?|issues|symptom\w*|"
    r"unable|cannot|can(?:['\u2019]?t| no longer| not)|could(?:n['\u2019]t| not)|no longer|not (?:able|sleeping|eating|"
    r"feeding|tolerat\w+|settling|lost|tender|pale)|weak\w*|tired\w*|fatig\w*|exhaust\w*|sleep\w*|drowsy|letharg\w*|"
    r"los(?:s|t|es|ing)|chang(?:e|es|ed|ing)|discharg\w*|bleed\w*|bled|blood\w*|pus|mucus|red|redness|swell\w*|swollen|"
    r"puffy|thick(?:en\w*)?|enlarg\w*|lumps?|nodes?|nodules?|mass(?:es)?|frequen\w*|urgen\w*|spotting|stain\w*|"
    r"cramp\w*|contractions?|itch\w*|hives|rash\w*|blister\w*|crust\w*|dizz\w*|giddy|faint\w*|collaps\w*|black\w*|"
    r"fits?|jerk\w*|shak\w+|shiver\w*|droop\w*|drop\w*|numb\w*|tingl\w*|burn\w*|sting\w*|stiff\w*|cold|clammy|sweat\w*|"
    r"pale|pallor|grey|gray|dusky|mottled|blotch\w*|cyanos\w*|hoars\w*|cough\w*|chok\w*|vomit\w*|sick\w*|nause\w*|"
    r"wheez\w*|crackles|crepitus|breath\w*|snor\w*|snuffl\w*|drool\w*|dribbl\w*|leak\w*|incontinen\w*|constipat\w*|"
    r"stools?|motions?|bowels?|urine|urinat\w+|void\w*|strain\w*|feel\w*|felt|sees|seeing|hear\w*|vision|visual|glare|"
    r"haloe?s?|blur\w*|curtain|shadow\w*|floaters|flash\w*|spots?|appetite|weight|eating|feed\w*|wak(?:es?|ing)|mood|depress\w*|"
    r"worr\w+|anxi\w*|cry\w*|tearful|harm\w*|suicid\w*|griev\w*|libido|irritab\w*|irritat\w*|forget\w*|confus\w*|"
    r"muddl\w*|memory|fall\w*|fell|limp\w*|gait|stumbl\w*|unstead\w*|balance|clumsy|bother\w*|struggl\w*|refus\w*|"
    r"decreas\w*|reduced|poor\w*|absent|atroph\w*|deform\w*|irregular\w*|bruis\w*|bulg\w*|protrusion|protrud\w*|"
    r"prolaps\w*|ulcer\w*|wounds?|lesions?|patch(?:es|y)?|moles?|callus\w*|odou?r|smell\w*|foul|purulent|drainage|"
    r"edema|oedema|spasms?|tight\w*|locking|giving way|gives way|clicking|limit\w*|restrict\w*|worse\w*|severe\w*|"
    r"short(?:ness)? of|hypo\w+|fever\w*|febrile|chills?|tremor\w*|convuls\w*|seiz\w+|syncop\w*|"
    r"palpitat\w*|rac(?:es?|ing)|distend\w*|clubbing|wobbl\w*|winded|wett?(?:ing)?|staring|spells?|grunt\w*|tether\w*|"
    r"speech|voice|restless|flush\w*|bit(?:ing|ten)|\w+ache|\w+par(?:esis|etic)|dragg\w+|nightmares?|hot|frighten\w*|"
    r"drench\w*|unresponsive|slowing|jumbled|neglect\w*|ooz\w+|flood\w*|raw|blue|cri(?:es|ed)|does(?:n['\u2019]t| not)|"
    r"tags?|impulsive|broken|thirst\w*|agitat\w*|paranoi\w*|psychotic|jaundice\w*|soiling|spastic\w*|spinning|ringing|"
    r"delusion\w*|hallucinat\w*|deaf|blind|gone|stridor|hiccups?|binge\w*|purging|double|"
    r"retract\w*|low|repeating|fussy|spread\w*|slower|unwell|gasping|twitch\w*|tense|"
    r"flutter\w*|throb\w*|sharp|nocturia|dys\w+|painless|ingrown|hypertroph\w*|calcifi\w*|unsteady|vertigo)\b",
    re.IGNORECASE,
)
"""Words of complaints beside the names of conditions and symptoms."""
_VERY_LIKELY = 0.9
_MEASURED = re.compile(
    r"^(?:currently )?(?:weigh(?:s|ed|ing)?|weight(?: is| was)?|height(?: is)?)\s+\W?\d|"
    r"^\W*\d[\d.,/' -]*(?:feet|foot|inches|pounds|lbs?|kg|cm|mm|cc|ml|yards|points?|times|o'clock|"
    r"(?:cubic )?centimeters)?\W*$|"
    r"\b(?:count|pressures?|sugar|glucose|h(?:a)?emoglobin|h(?:a)?ematocrit|PSA|potassium|creatinine)\b"
    r"(?: \w+){0,2} (?:was|is|were|are|of|could|can|may)\b|"
    r"^(?:blood|fasting|random) (?:blood )?(?:sugar|pressure|glucose)$|"
    r"\b\d+ (?:to \d+ )?(?:of|out of) (?:10|ten)\b|\bno more than\b|^(?:no )?more than \d|\bmeasures? \d",
    re.IGNORECASE,
)
_PRESSURES_BEHIND = re.compile(
    r"(?:\s+\w+){0,3}\s+(?:pressures?|velocit\w+|gradients?|saturations?)\b", re.IGNORECASE
)
_ALL_WELL = re.compile(
    r"\b(?:is|are|was|were|appears?|remains?)(?! not| no)(?: [\w-]+){0,2} (?:intact|normal|descended|warm|"
    r"unremarkable|symmetric\w*|patent|supple|equal|full|benign|soft|regular|well|palpable)\b"
    r"(?!,? (?:but|except))|^(?:pale )?pink mucosa$",
    re.IGNORECASE,
)
_OF_A_FORM = re.compile(
    r"(?:(?:any|no|acute|apparent|obvious|intraoperative|immediate|other|significant|approximate|estimated|major|further|"
    r"potential|associated|activity|the) )*"
    r"(?:complications?(?: (?:to|of|from|with|were|occurred|during)\b.*)?|distress|blood loss|"
    r"contraindications?\b.*|findings?|"
    r"restrictions?|(?:associated )?symptoms? or modifying factors?|modifying factors?|"
    r"(?:caffeinated|alcoholic|carbonated)\b.*|(?:fast |bad |junk )?foods?|beverages?|(?:blood )?tests?)",
    re.IGNORECASE,
)
"""What forms and dictated notes ask of everybody, and what is eaten: nothing that ails."""
_A_FRAGMENT = re.compile(
    r"(?:that|which|than|based|using|utili[sz]ing|once|upon|showing|including|reveals?|of(?: (?:her|his|their|the))?$|"
    r"(?:the |this |that )?actual|speaking about|having difficulty waiting)\b",
    re.IGNORECASE,
)
_LOST_WEIGHT_BY_PLAN = re.compile(
    r"\b(?:attempts? (?:of|at)|programs?|surgery for|surgical|goals?|need for|for|biggest|most|commercial|his|her) "
    r"weight loss\b|\bweight loss (?:programs?|surgery|goals?|attempts?|clinic|medications?|plan)\b",
    re.IGNORECASE,
)


def may_complain(document: Document, mention: Mention) -> bool:
    """Tell whether what is heard as a complaint may be one."""
    words = document.text[mention.span]
    if (
        any(said.search(words) for said in (_MEASURED, _ALL_WELL))
        or _OF_A_FORM.fullmatch(words)
        or names_a_test(words)
    ):
        return False
    if _A_FRAGMENT.match(words) or tells_a_step(words):
        return False
    if is_lost_by_plan(document, mention.span):
        return False
    if names_an_ailment(words):
        return not is_a_step_of_a_report(document, mention.span)
    return (
        mention.probability >= _VERY_LIKELY
        and not is_report_of_steps(document)
        and not names_a_tool(words)
        and not _PRESSURES_BEHIND.match(document.text.flowing, mention.span.end)
    )


def names_an_ailment(words: str) -> bool:
    """Tell whether words hold a word for what ails somebody, be it only "weak" or "change"."""
    return names_complaint(words) or names_what_is_felt(words) or _AILING.search(words) is not None


def is_lost_by_plan(document: Document, span: Span) -> bool:
    """Tell whether words are a loss of weight that somebody wants or works at."""
    return document.text[span].casefold().endswith("weight loss") and (
        _LOST_WEIGHT_BY_PLAN.search(sentence_around(document, span)) is not None
    )
