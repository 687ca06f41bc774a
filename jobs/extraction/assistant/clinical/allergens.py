"""What people are allergic to, and what it does to them."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.abroad.allergens_and_reactions import (
    ALLERGENS_ABROAD,
    REACTION_OF_ALLERGY,
)
from jobs.extraction.assistant.clinical.conditions import names_complaint
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.vocabulary import Vocabulary

_GOLD = (
    r"gold(?![ -](?:standards?|medal\w*|coast|cards?|stages?|grades?|groups?|class|criteria|guidelines?|"
    r"[1-4abde]\b))"
)
"""The metal: neither the best test there is nor the staging of COPD."""
_TAPE = r"tape(?![ -](?:record\w*|measures?|worms?|tests?|decks?|library))"
_LATTICE = r"lattice(?:(?<=\bal lattice)|(?<![\s\S]{8})\Z)"
"""Latex in Italian ("allergia al lattice", or alone in a list); in English a degeneration of the retina."""

ALLERGEN = Vocabulary(
    [
        (
            "",
            "(?:adhesive|surgical|medical|micropore|sticking)(?: tape| plasters?| dressings?)?|"
            "(?:sticking )?plasters?|"
            f"{_TAPE}|elastoplast|micropore|band-?aids?|latex|rubber|nickel|cobalt|metals?|{_GOLD}|lanolin|parabens?|"
            "fragrances?|perfumes?|hair dyes?|ppd|formaldehyde|colophony|chlorhexidine|povidone[- "
            "]iodine|betadine|"
            "iodine|iod(?:inated )?contrast(?: media| dye)?|(?:iv |ct |radio|x-ray |iodinated "
            ")?contrast(?: media| medium| dye)?|"
            "gadolinium|peanuts?(?: butter)?|(?:tree |brazil |hazel|wal|chest)?nuts?|cashews?|"
            "almonds?|pistachios?|pecans?|sesame|"
            "eggs?(?: whites?)?|(?:cow'?s'? )?milk|dairy|lactose|casein|whey|gluten|wheat|soya?|soy "
            "beans?|fish|shellfish|"
            "seafoods?|prawns?|shrimps?|crustaceans?|crabs?|lobsters?|mussels?|molluscs?|squid|"
            "kiwi(?: ?fruits?)?|bananas?|avocados?|mango(?:es)?|"
            "strawberr(?:y|ies)|tomato(?:es)?|celery|mustard|lupin|sulphites?|sulfites?|alcohol "
            "wipes?|bees?(?: stings?| venom)?|"
            "wasps?(?: stings?| venom)?|hornets?|(?:insect|ant) (?:bites?|stings?)|fire ants?|"
            "grass(?:es)?(?: pollens?)?|(?:tree |birch )?pollens?|ragweed|"
            "(?:house )?dust(?: mites?)?|mou?lds?|cats?(?: dander| hair)?|dogs?(?: dander| hair)?|"
            "horses?(?: hair)?|animal dander|feathers?|"
            "sulf(?:a|ur|onamide)s?(?: drugs?| antibiotics?| medications?)?|sulph(?:a|ur|"
            "onamide)s?(?: drugs?| antibiotics?| medications?)?|"
            "penicillins?|pen(?: ?v| ?vk)?|cephalosporins?|macrolides?|quinolones?|fluoroquinolones?|"
            "tetracyclines?|aminoglycosides?|"
            "beta[- ]?lactams?|nsaids?|anti-?inflammator(?:y|ies)(?: drugs?)?|ace[- ]?inhibitors?|"
            "acei?|statins?|opiates?|opioids?|"
            "beta[- ]?blockers?|salicylates?|local an(?:a)?esthetics?|lidocaine|lignocaine|"
            "bupivacaine|novocaine|suxamethonium|"
            "an(?:a)?esthetics?|thiazides?|barbiturates?|ssris?|steroids?|septrin|tetanus (?:toxoid|vaccine)|"
            "(?:flu|influenza) vaccine|vaccines?|zinc oxide|neomycin|neosporin|bacitracin|polysporin|"
            "silver sulfadiazine|silver dressings?|hydrocolloid dressings?|"
            "p[ée]nicillines?|penicilina|penicillina|penicilline|amoxicillina|amoxicilina|"
            "amoxicilline|jod|kontrastmittel|pflaster|"
            f"iode|produits? de contraste|arachides?|noix|contraste yodado|yodo|l[áa]tex|{_LATTICE}|"
            "nichel|acari|polline|graminacee|"
            "pcn|fans|ains|aines|sulfam?ídicos|mariscos?|camar[ãa]o|camarones|frutos do mar|cacahuetes?|"
            "man[íi]|nueces|huevos?|leche|"
            "fruits de mer|crevettes|œufs?|lait|kleefpleisters?|pleisters?|penicilline|noten|"
            "pinda['\u2019]?s?|gr[äa]ser(?:pollen)?|"
            "hausstaub(?:milben)?|birkenpollen|tierhaare|katzen(?:haare)?|dipirona|aas|"
            "fluorescein(?: dye)?|indocyanine green|patent blue|"
            "aspirine|aspirina|ass|metamizol|n[üu]sse",
        ),
        ("", ALLERGENS_ABROAD),
    ]
)

_REACTION_WORD = re.compile(
    r"\b(?:anaphyla\w+|rash(?:es)?|photo-?sensitiv\w+|facial o?edema|"
    r"hives|urticaria|angio-?(?:o?edema|œd[èe]me)|nausea|n ?[/&+] ?v|vomit\w*|"
    r"diarrh(?:o)?ea|itch\w*|pruritus|"
    r"wheez\w*|swell\w*|tingl\w*|swollen|bronchospasm|breath\w*|sob|cough\w*|(?:gi|stomach|gastric|tummy) "
    r"upset|upset stomach|"
    r"(?:abdominal|stomach|muscle) (?:pain|cramps?)|cramps?|headaches?|dizz\w+|flush\w*|hypotension|"
    r"bradycardia|"
    r"stevens[- ]johnson|sjs|dress|blister\w*|syncope|collapse[ds]?|faint\w*|myalgia|confusion|"
    r"confused|hallucinat\w+|tight\w*|seizures?|"
    r"fits?|dystonia|tremor|jaundice|hepatitis|pneumonitis|serum sickness|fever|eruption|erythema|"
    r"red(?:ness)?|peeling|sneezing|"
    r"runny nose|welts?|wh?eals?|(?:throw(?:s|n|ing)?|threw) up|(?:tendon|achilles) (?:tendon )?rupture|tendon rupture|"
    r"tend[io]nitis|nightmares|pancreatitis|torsades|rhinitis|eczema|palpitations|drows\w+|sedat\w+|"
    r"constipat\w+|bleed\w*|ulcers?|gi "
    r"bleed|renal failure|rhabdo\w*|"
    r"agranulocyt\w+|neutropenia|thrombocytopenia|unwell|sickness|sick|shock|arrest|"
    r"burn(?:s|ing)?|sore\w*|"
    r"ausschlag|exanthem|juckreiz|atemnot|nesselsucht|quaddeln|[ée]ruption|urticaire|œd[èe]me|"
    r"oed[èe]me|choc|d[ée]mangeaisons|"
    r"erupci[óo]n|ronchas|hinchaz[óo]n|orticaria|sfogo|gonfiore|eruzione|shock anafilattico|"
    r"huiduitslag|jeuk|galbulten|uitslag|roodheid|rode vlekken|misselijk\w*|exantheem|benauwd\w*|"
    r"übelkeit|erbrechen|durchfall|husten|schwellung|hautausschlag|quincke|"
    r"ronchas?|sarpullido|picor|exantema|prurito|broncoespasmo|broncospasmo|n[áa]useas?|v[óo]mitos?|edema|"
    r"urtic[áa]ria|coceira|incha[çc]o|falta de ar|rossore|vomito|gonfiore|naus[ée]es?|vomissements?|toux|rougeurs?|"
    r"(?:infusion|injection[- ]site) reactions?|gastritis|dyspepsia|heartburn|"
    rf"{REACTION_OF_ALLERGY})\b",
    re.IGNORECASE,
)
_SEVERITY = re.compile(
    r"(?:mild|moderate|severe|serious|minor|major|low|high|unknown|active|inactive|confirmed|suspected|certain|"
    r"likely|unlikely|possible|probable|definite|verified|unverified|(?:patient |self[- ]?)?reported)?\s*"
    r"(?:severity|criticality|risk|status)?\W*(?:mild|moderate|severe|high|low)?",
    re.IGNORECASE,
)


def is_allergen(words: str) -> bool:
    """Tell whether words hold something that people are known to be allergic to, drugs among it."""
    apart = JOINED_BY_A_DASH.sub(" ", words) if "-" in words else words
    return ALLERGEN.found_in(apart) or DRUG.found_in(apart)


JOINED_BY_A_DASH = re.compile(
    r"-(?=(?:rash|hives|anaphylaxis|nausea|vomiting|swelling|itch\w*|blister\w*|wheez\w*|angio-?o?edema|welts)\b)",
    re.IGNORECASE,
)
"""Between a substance and what it does, where no room was left: "sulfa-hives"."""


def is_reaction(words: str) -> bool:
    """Tell whether words tell what an allergen does, and name none."""
    bare = words.lstrip("(").partition("(")[0]
    return (_REACTION_WORD.search(bare) is not None or names_complaint(bare)) and not is_allergen(bare)


def joined_reaction(words: str) -> int:
    """Return where a reaction begins right behind an allergen ("Penicillins Hives"), 0 when none does."""
    match = _REACTION_WORD.search(words)
    if match is None or re.search(r"[(:;,=]|\s[-\u2013/]\s", words) or len(words.split()) > 6:
        return 0
    return (
        match.start() if words[: match.start()].strip() and not names_complaint(words[: match.start()]) else 0
    )


def names_reaction(words: str) -> bool:
    """Tell whether words hold a word for what allergens and drugs do to those who do not bear them."""
    return _REACTION_WORD.search(words) is not None


def tells_reaction(words: str) -> bool:
    """Tell whether words hold a reaction, whatever else they hold."""
    return _REACTION_WORD.search(words) is not None or names_complaint(words)


def is_severity(words: str) -> bool:
    """Tell whether words only say how bad it is."""
    return _SEVERITY.fullmatch(words.strip(" .()")) is not None
