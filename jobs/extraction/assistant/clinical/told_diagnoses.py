"""Diagnoses that sentences tell of: lists behind words such as "history of" and "her background includes", and, where
nothing is listed, any known condition.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.conditions import is_condition_word, names_condition
from jobs.extraction.assistant.clinical.diagnosis_names import cleaned, parts_of
from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.clinical.words_of_tests import (
    names_a_test,
    names_only_what_is_called_after_it,
)
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at, is_of_family
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.vocabulary import all_in
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from referrals.data.referral import NOT_OF_THE_PATIENT_NOW

_MATTER = (
    r"(?:medical |surgical |clinical |health |past |previous |relevant |other |significant |main |"
    r"only |known |active |current )*"
)
_TOLD = re.compile(
    rf"(?<!\w)\?(?= ?[A-Za-z])|\b(?:{_MATTER}(?:history|background|problems?|conditions?|"
    rf"co-?morbidit(?:y|ies)|diagnos[ei]s|"
    rf"illness(?:es)?|issues|pmhx?)"
    r"\s+(?:(?:is |are |was |were )?(?:significant|notable|remarkable|positive|relevant) for|"
    r"includes?|including|included|"
    r"comprises?|consists? of|is(?! not)|are|of(?! (?:the|this|present|her|his|presenting)\b)|:)|"
    r"(?:is |was )?(?:known (?:to have|to suffer from|with|case of)|known(?= (?!to\b))|suffers from|"
    r"suffering from|diagnosed (?:with|as having)|lives with|"
    r"living with|affected by|(?:being )?treated for|under treatment for|(?:replacement|treatment|"
    r"medication|tablets|inhalers?|insulin) for|(?:primary|principal|main|secondary)(?: diagnosis)?:|"
    r"on treatment for|takes? \w+ "
    r"for|followed for)|(?:he|she|they|who|patient|lady|gentleman|man|woman|boy|girl|and) (?:also |otherwise |only "
    r")?(?:has|have|had)(?: (?:also|known|"
    r"longstanding|long-standing|a (?:known )?(?:history|diagnosis|background) of))?|also (?:has|known for)|"
    r"(?:h/o|hx of|k/c/o|t/c)|(?:day|week) \d{1,3} of(?! (?:life|the|his|her|their|treatment|\w+therapy|antibiotics))|"
    r"(?:with|found|reveal(?:ed|s)|show(?:ed|s|ing))(?= an? incidental\b)|"
    r"(?-i:IMPRESSION|DIAGNOSIS|DX|IMP)(?= [a-z?])|\?|background:|pmhx?:|"
    r"(?:I (?:think|believe|feel|suspect)(?: that)?(?: (?:this|it|he|she)(?: is|'s| has)?)?|(?:this|"
    r"it) (?:is|looks like|"
    r"sounds like|seems to be)(?: (?:most |very )?(?:likely|probably))?(?= [a-z]+)|I am calling this|"
    r"(?:working |clinical |provisional |likely )?(?:diagnosis|impression)(?: is| of|:)(?! (?:the|this)\b)|"
    r"in keeping with|background of|there is (?:some|also)(?= iron))|"
    r"(?:portador(?:a)? de|tem(?: também)?|apresenta|hist[óo]rico de|antecedentes? (?:pessoais )?de|"
    r"diagn[óo]stico de|"
    r"suspeita(?: cl[íi]nica)? de|hip[óo]tese diagn[óo]stica:?)|"
    r"(?:impresi[óo]n(?: diagn[óo]stica)?:|sospecha de|posible|presenta|historial de|historia de)|"
    r"(?:il s['’]agit (?:très )?(?:probablement )?d(?:e|['’])(?:une?)?|suspicion d(?:e|['’])(?:une?)?|"
    r"évoqu(?:e|ant) une?)|"
    r"(?:sospett[oa](?: di)?|diagnosi di|quadro di)|"
    r"(?:v\.? ?a\.|verdacht auf(?: eine?n?)?|bekannt:)|(?:verdenking(?: op)?|verdacht op|bekend met)|"
    r"(?:leidet an|bekannte[rsn]?|vorerkrankungen?:?|bekannt (?:ist|sind)(?: eine?)?)|"
    r"(?:antécédents? (?:de|d['’]|:)|connue? pour|souffre d(?:e|['’])|suivie? pour|elle a une?|il a "
    r"une?|atteinte? d(?:e|['’]))|(?:antecedentes? de|padece(?: de)?|sufre de|"
    r"diagnosticad[oa] (?:de|com|con)|conocid[oa] por|sofre de)|"
    r"(?:affett[oa] da|soffre di|in anamnesi:?|portatore di|portatrice di|nota per))\s*",
    re.IGNORECASE,
)
_LIST_ENDS = re.compile(
    r"[.;!?](?=\s|$)|\n(?=\s*\n)|\b(?:for which|but|however|although|and (?:is|was|has|takes|lives|"
    r"works|smokes|uses|he|she|they|I|we)|who|which|that|she|they|whose|because|so|"
    r"presenting|presents|from|too|bij|controlad[oa]s?|mais|aber|pero|ma|per|para|pour|zur|"
    r"seit|depuis|desde|traitée?|behandelt)\b|\s-\s|(?-i:\b[A-Z]{3}[A-Z /&()-]*:)",
    re.IGNORECASE,
)
_LONGEST_NAME = 8
LISTED_ELSEWHERE = frozenset(
    {
        "family",
        "social",
        "medications",
        "past_medications",
        "past_problems",
        "allergies",
        "problems",
        "past",
        "systems",
        "immunizations",
    }
)
_NOT_OF_THE_PATIENT = LISTED_ELSEWHERE | {"plan", "attachments", "other", "concerns"}
_OUTSIDE = frozenset({"letterhead", "referrer", "recipient", "signature", "insurance"})


def conditions_within(document: Document, span: Span, weight: float) -> Iterator[Found]:
    """Yield the known conditions within a sentence, each with how it is asserted."""
    for match in CONDITION.each(document.text.folded, start=span.start, end=span.end):
        place = Span(match.start(), match.end())
        if names_only_what_is_called_after_it(document.text.content, place.end):
            continue
        asserted = asserted_at(document.text, document.outline, place)
        if asserted != "hypothetical":
            yield Found(document.text[place], (place,), weight, asserted=asserted)


def told_in_lists(document: Document) -> Iterator[Found]:
    """Yield the conditions of sentences such as "His background includes gout, hypertension and a hiatus hernia"."""
    behind = 0
    for told in document.phrase(_TOLD):
        if told.start() < behind or _is_elsewhere(document, told.start(), LISTED_ELSEWHERE):
            continue
        flowing = document.text.flowing
        begins = Span(told.end(), min(told.end() + 1, len(flowing)))
        if begins.end <= begins.start or is_of_family(flowing, Span(told.start(), told.end())):
            continue
        if asserted_at(document.text, document.outline, begins) in NOT_OF_THE_PATIENT_NOW:
            continue
        stop = _LIST_ENDS.search(flowing, told.end())
        behind = stop.start() if stop else len(flowing)
        begun = False
        for part in parts_of(document, Span(told.end(), behind), listed=False):
            name = cleaned(document, part)
            if name is None or not is_diagnosis(document.text[name]):
                if not begun:
                    break
                continue
            asserted = asserted_at(document.text, document.outline, name)
            if asserted in NOT_OF_THE_PATIENT_NOW:
                break
            if asserted == "historical" and _PAST_HISTORY.match(told.group()):
                asserted = "present"
            if unmarked_at(document.text, name.start):
                continue
            begun = True
            yield Found(document.text[name], (name,), 0.8, asserted=asserted)


_PAST_HISTORY = re.compile(r"past (?:medical )?history\b", re.IGNORECASE)
"""A list of what somebody has had until now, and mostly has still."""


IS_NO_NAME = re.compile(
    r"^(?:no|not|never|without|denie[sd]|free of)\b|(?-i:\bI (?=[a-z]))|"
    r"\b(?:we|s?he|they|him|them|you|it|(?:in|for|against) (?:me|us))\b|"
    r"\b(?:desires?|wish(?:es)?|elected|offered|discussed|questions)\b|\b(?:mentioned|noted|described|listed|stated) "
    r"(?:above|below|previously|earlier)\b|\bside effects\b|\bfree of\b|"
    r"^(?!(?:abnormal|failed|positive|missed)\b)(?:[\w-]+ ){0,3}(?:screening|immuni[sz]ations?|vaccinations?)\W*$|"
    r"^born (?:at|in|on)\b|^(?:allergic|intolerant) (?:to|of)\b|"
    r"^(?:allerg(?:ies?|ien|ia|ique|isch)|al[ée]rgi[ac]o?) (?:[àa]|aux?|all?a?|auf|gegen|voor|mot|mod)\b|"
    r"^(?:allergi[ae]|alergia) a(?:ll)?['\u2019]|^see (?:above|below|overleaf|attached|enclosed|"
    r"letter|previous)\b|"
    r"^(?:x-?rays?|mri|ct|ultrasound|uss|echo(?:cardiogram)?|e[ck]g|imaging|labs?|bloods?)\b(?! in\b)|"
    r"^(?:niega|nega|d[ée]nie|nie|ontkent|förnekar|benægter|benekter|neguje|pas de|absence de|sans|aucune?|sin|"
    r"ning[uú]n[oa]?|senza|nessun[oa]?|sem|nenhuma?|kein(?:e[nrs]?)?|ohne|geen|zonder|ingen|inget|intet|utan|uten|"
    r"uden)\s|^(?:pas|absence) d['\u2019]|"
    r"\b(?:verneint|negiert|ausgeschlossen)\b|[\u2610-\u2612]|^(?:evaluate|assess|consult|treat|please|kindly)\b|"
    r"^(?:this|these|those|that|there|otherwise|options?|mild(?:ly)?|moderate(?:ly)?|severe(?:ly)?|stable|same|normal|"
    r"improved|improving|unchanged|good|fair|poor|well|alive|other|same as .*|as above|"
    r"maladie|krankheit|malattia|enfermedad(?: (?:general|com[úu]n))?|doen[çc]a|accidente?|unfall|infortunio|"
    r"(?:otherwise )?(?:healthy|well|fit)|complications?|summary|y ?/ ?n|yes ?/ ?no|medications?|meds|details?)$|"
    r"^(?:complications?|specimens?):|^(?:estimated blood loss|an(?:a)?esthesia|tubes and drains|"
    r"(?:intra)?operative (?:findings|procedure)|indications? (?:for|of))\b|"
    r"^(?:normal|patent|favou?rable|intact|unremarkable) (?!pressure\b|tension\b)",
    re.IGNORECASE,
)
"""What names no condition: a pronoun, a wish, what was found to be well, a word of degree alone."""


def is_diagnosis(words: str) -> bool:
    """Tell whether words are the name of a condition, short enough for one, and more than a complaint."""
    if len(words.split()) > _LONGEST_NAME or not names_condition(words):
        return False
    if IS_NO_NAME.search(words) or names_a_test(words) or "allerg" in words.casefold():
        return False
    without = words.lower()
    for match in list(SYMPTOM.each(without))[::-1]:
        without = without[: match.start()] + " " + without[match.end() :]
    rest = [word for word in re.findall(r"[\w-]+", without) if word not in _COMPLAINTS]
    return CONDITION.found_in(words) or any(is_condition_word(word) for word in _cased(words, rest))


_COMPLAINTS = frozenset(
    "pain pains swelling weakness stiffness ache headache headaches loss fever wheeze swellings lump "
    "fatigue attack attacks "
    "itch rash falls fall growth mass discomfort bleeding cramps".split()
)


def _cased(words: str, chosen: list[str]) -> list[str]:
    """The chosen words as they are written."""
    return [word for word in re.findall(r"[\w-]+", words) if word.lower() in chosen]


def in_sentences(document: Document, *, only_stated: bool = False) -> Iterator[Found]:
    """Yield any known conditions of running text that are of the patient; `only_stated`: right behind a word for having
    one.
    """
    content = document.text.content
    for match in document.text.once(all_in, CONDITION):
        place = Span(match.start(), match.end())
        if _is_elsewhere(document, place.start, _NOT_OF_THE_PATIENT - {"problems", "past"}):
            continue
        asserted = asserted_at(document.text, document.outline, place)
        if asserted in NOT_OF_THE_PATIENT_NOW:
            continue
        if unmarked_at(document.text, place.start) or names_only_what_is_called_after_it(content, place.end):
            continue
        before = content[max(0, place.start - 45) : place.start]
        if only_stated and (asserted != "present" or not _WITH.search(before)):
            continue
        yield Found(
            document.text[place], (place,), 0.72 if _STATED.search(before) else 0.62, asserted=asserted
        )


def _is_elsewhere(document: Document, offset: int, sections: frozenset[str]) -> bool:
    section = document.outline.section_at(offset)
    if section is not None and section.key in sections:
        return True
    return document.outline.block_at(offset) in _OUTSIDE


_WITH = re.compile(r"\b(?:with|has|have|had)\s+(?:an? |known |severe |mild |moderate )*$", re.IGNORECASE)
_STATED = re.compile(
    r"\b(?:diagnos(?:is|ed|es)(?: (?:of|with|is|was))?|known|history of|suffers from|"
    r"suffering from|suspected|suspicion of|likely|probable|possible|background of|"
    r"impression(?: is| of)?|consistent with|"
    r"assessment|concern(?:ed)? (?:about|for)|with|has|for|query|\?|stable|severe|recurrent|"
    r"regarding)\b",
    re.IGNORECASE,
)
