"""Allergies that sentences in other languages than English tell of, by the two that they name: what somebody came
across, and what it did ("Auf Penicillin hatte er ein Exanthem", "Con ibuprofeno hizo un broncoespasmo"), or by a word
for allergies and what stands behind it ("allergie connue à la pénicilline").
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.abroad.languages import languages_of
from jobs.extraction.assistant.abroad.modifiers import asserted_abroad
from jobs.extraction.assistant.abroad.spelling import typed
from jobs.extraction.assistant.clinical.abroad.allergens_and_reactions import (
    REACTION_OF_ALLERGY,
    REACTION_OF_ANY_KIND,
)
from jobs.extraction.assistant.clinical.allergens import ALLERGEN
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_ELSEWHERE = frozenset({"family", "social", "immunizations", "attachments"})
_SENTENCE = re.compile(r"(?:[^.;!?\n]|(?<=\d)\.(?=\d)|(?<=\b[A-Za-z])\.(?= ?[a-z])|\n(?=[a-zà-ÿ]))+")
_NAMED = re.compile(
    typed(
        r"\b(?:allerg\w+|alerg\w+|alérg\w+|uczul\w+|overgevoel\w+|überempfindlich\w*|unverträglich\w*|intol[eé]r\w+|"
        r"intoller\w+|ipersensib\w+|hypersensib\w+|hipersensib\w+|överkänslig\w*|overfølsom\w*|nesnášenlivost|"
        r"verträgt (?:kein|nicht)\w*|(?:allergiás|érzékeny|yliherkk\w+|alerji\w*|duyarl\w+|preosjetljiv\w+|reac[țţ]ie)|"
        r"(?:non |não |no )toler\w+|ne (?:tolère|supporte) pas|tål(?:er)? (?:inte|ikke)|verdraagt geen)"
    ),
    re.IGNORECASE,
)
"""That somebody does not bear something."""
_ADJECTIVE_OF_ILLNESS = re.compile(
    typed(
        r"\ballerg\w+ (?:rhin|asth|konj|conj|derm|ekz|ecz|kontakt|astma|genese|nezhyt|rým)|"
        r"\b(?:rinite|rinitis|rhinite|asma|asthme|astma|congiuntivite|conjonctivite|conjuntivitis|dermatite|"
        r"dermatitis) "
        r"(?:allerg|alerg|alérg)|allergolog|alergolog|allergietest|allergiepass"
    ),
    re.IGNORECASE,
)
_LEADS = re.compile(
    typed(
        r"(?:\b(?:auf|bei|nach|unter|durch|gegen|von|mit|avec|sous|à|au|aux|après|par|suite|sur|con|a|al|tras|por|"
        r"al tomar|"
        r"con el|da|dal|dopo|per|alla|allo|agli|ai|aan|bij|door|op|na|van|met|tegen|voor|com|ao|aos|após|depois de|por|"
        r"av|efter|"
        r"på|vid|mot|för|for|af|ved|etter|po|od|na|na lek|poté|l['’]|la|pe|dup[ăa]|pentru|terhadap|setelah|minum|"
        r"pada)\s+|[a-zà-ÿ]['’]|:\s*|[,/]\s*)"
        r"(?:(?:de |d['’]|den |die |das |dem |der |la |le |les |l['’]|los |las |el |il |lo |i |gli |het |o |os |as |"
        r"une? |"
        r"prise d['’]|la prise d['’]|einnahme von |gabe von |\w+ (?:à la|au|aux|con|di|de) )){0,2}$"
    ),
    re.IGNORECASE,
)
"""Right before what somebody reacts to."""
_CAUSES = re.compile(
    typed(
        r"^(?:\s?\([^()]*\))?,?\s*(?:(?:gli|le|lui|ihm|ihr|hem|haar|hen|lhe|mu|jí|jej) )?(?:macht|machen|"
        r"verursacht\w*|führt\w*|"
        r"gab|gibt|löst\w*|"
        r"donne\w*|provoqu\w+|entra[iî]n\w+|a (?:donné|provoqué|fait)|produ\w+|provoc\w+|caus\w+|dio|da|dan|ha dato|ha "
        r"(?:provocato|causato)|hizo|geeft|gaf|gav|ger|gir|giver|deu|dá|a (?:făcut|dat|avut|prezentat)|provoacă|ile|"
        r"sonrası(?:nda)?|alınca|tidak (?:diberikan|boleh|bisa)|okozott|"
        r"aiheutti|izazva\w+|způsob\w+|vyvol\w+|wywoł\w+|powod\w+)\b"
    ),
    re.IGNORECASE,
)
"""Right behind what does something to somebody."""
_HELPED = re.compile(
    typed(
        r"\b(?:gebessert|besser\w*|abgeheilt|behandelt|therapiert|gegen (?:den|die|das)|amélior\w+|traitée?|"
        r"soulag\w+|mejor\w+|"
        r"tratad\w+|miglior\w+|trattat\w+|behandeld|verbeter\w+|melhor\w+|bättre|bedre|behandl\w+|zlepš\w+|léčen\w*|"
        r"popraw\w+|"
        r"leczon\w*|bien toléré|gut vertragen|vertragen|bien tolerad\w+|ben tollerat\w+|goed verdragen|tolerado)\b"
    ),
    re.IGNORECASE,
)
"""That it helps, or is borne."""
_SURE, _ANY = (
    re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE)
    for words in (REACTION_OF_ALLERGY, REACTION_OF_ANY_KIND)
)
_FARTHEST = 60
_WEIGHT = 0.76
_Pair = tuple[Found, Found | None]


def allergies_told_abroad(document: Document) -> tuple[_Pair, ...]:
    """Return what sentences tell the patient not to bear, each with what it does where that is said."""
    return document.once(_all_told)


def _all_told(document: Document) -> tuple[_Pair, ...]:
    return tuple(_each_told(document))


def _each_told(document: Document) -> Iterator[_Pair]:
    languages = languages_of(document.text)
    if not languages:
        return
    for sentence in _SENTENCE.finditer(document.text.flowing):
        span = Span(sentence.start(), sentence.end())
        section = document.outline.section_at(span.start)
        if section is not None and section.key in _ELSEWHERE:
            continue
        yield from _told(document, span, languages)


def _told(document: Document, sentence: Span, languages: tuple[str, ...]) -> Iterator[_Pair]:
    flowing = document.text.flowing
    named = _NAMED.search(flowing, sentence.start, sentence.end)
    if named and _ADJECTIVE_OF_ILLNESS.search(flowing, max(sentence.start, named.start() - 15), sentence.end):
        named = None
    reactions = [
        Span(match.start(), match.end())
        for match in (_ANY if named else _SURE).finditer(flowing, sentence.start, sentence.end)
    ]
    if not (named or reactions) or _HELPED.search(flowing, sentence.start, sentence.end):
        return
    taken: set[int] = set()
    for substance in _substances(document, sentence):
        causes = _CAUSES.match(flowing[substance.end : sentence.end])
        begins_anew = causes is not None and flowing[sentence.start : substance.start].rstrip().endswith(",")
        bears_not = named is not None and _does_not_bear(flowing, named, substance)
        denied = asserted_abroad(flowing, substance, languages) in ("negated", "family")
        if denied and not (begins_anew or bears_not):
            continue
        lead = _LEADS.search(flowing, max(sentence.start, substance.start - 40), substance.start)
        reaction = _nearest(substance, [each for each in reactions if each.start not in taken])
        if reaction is not None and not (lead or causes):
            reaction = None
        behind = named is not None and named.end() <= substance.start and (lead is not None or bears_not)
        told_behind = _IS_BEHIND.match(flowing, substance.end, sentence.end) is not None
        if reaction is None and not (
            told_behind or (behind and _is_listed_behind(flowing, named, substance))
        ):
            continue
        if reaction is not None:
            if not begins_anew and asserted_abroad(flowing, reaction, languages) in ("negated", "family"):
                continue
            taken.add(reaction.start)
        yield (
            Found(document.text[substance], (substance,), _WEIGHT),
            Found(document.text[reaction], (reaction,), _WEIGHT) if reaction is not None else None,
        )


def _does_not_bear(flowing: str, named: re.Match[str], substance: Span) -> bool:
    """Whether a verb of bearing is denied right before a substance: "Tåler ikke plaster" denies no allergy."""
    between = flowing[named.end() : substance.start]
    return not between.strip() and _BEARS_NOT.search(named.group()) is not None


_BEARS_NOT = re.compile(r"\b(?:ikke|inte|kein\w*|nicht|geen|no|non|não|pas)\b", re.IGNORECASE)
_IS_BEHIND = re.compile(
    typed(
        r"(?:[ -]?(?:ra |re |e |a )?(?:érzékeny\w*|túlérzékeny\w*|allergiás|allergiá\w*|yliherk\w+|allergi[ae]\w*|"
        r"allergi|"
        r"alerjisi\w*|duyarlılığı\w*|alerg\w+))(?! (?:nincs|nem|yok|ei|ingen))\b"
    ),
    re.IGNORECASE,
)
"""What says behind a substance that somebody does not bear it: "Penicillin érzékeny", "Penisilin alerjisi"."""


def _substances(document: Document, sentence: Span) -> list[Span]:
    folded = document.text.folded
    found = sorted(
        (
            Span(match.start(), match.end())
            for words in (ALLERGEN, DRUG)
            for match in words.each(folded, start=sentence.start, end=sentence.end)
        ),
        key=lambda span: (span.start, -span.end),
    )
    kept: list[Span] = []
    for span in found:
        if not kept or span.start >= kept[-1].end:
            kept.append(span)
    return kept


def _nearest(substance: Span, reactions: list[Span]) -> Span | None:
    """The reaction nearest to a substance in its sentence, not across many words."""
    near = [(_gap(substance, each), each) for each in reactions if not substance.meets(each)]
    gap, nearest = min(near, key=lambda pair: pair[0], default=(_FARTHEST + 1, None))
    return nearest if gap <= _FARTHEST else None


def _gap(first: Span, second: Span) -> int:
    return second.start - first.end if second.start >= first.end else first.start - second.end


def _is_listed_behind(flowing: str, named: re.Match[str] | None, substance: Span) -> bool:
    """Whether nothing but other names stands between a word for allergies and a substance: no verb of taking."""
    if named is None:
        return False
    between = flowing[named.end() : substance.start]
    return len(between) <= _FARTHEST and _SOMETHING_ELSE.search(between) is None


_SOMETHING_ELSE = re.compile(
    typed(
        r"\b(?:nimmt|erhält|unter|prend|sous|traitée?|toma|usa|trata\w+|assume|in terapia|gebruikt|slikt|faz|em uso|"
        r"tar|tager|"
        r"bruker|använder|užívá|bere|przyjmuje|stosuje|medikation|médicaments|medicación|terapia|medicatie|medicação|"
        r"behandlung|traitement|tratamiento|tratamento)\b|\d"
    ),
    re.IGNORECASE,
)
