"""Allergens and medicines that no list knows: more often the next heading of a form, a name or a stray line than
something that anybody is allergic to or takes. They stay, for an allergy that is left out harms, and are shown as the
doubt that they are."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.allergens import is_allergen
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.vocabulary import Vocabulary
from jobs.extraction.found import Found

_OF_LISTS = Vocabulary(
    [
        (
            "",
            r"asa|tmp|smx|cotrimoxazol|septran|antalgin|apples?|peach(?:es)?|pears?|plums?|cherr(?:y|ies)|"
            r"apricots?|grapes?|oranges?|lemons?|limes?|citrus(?: fruits?)?|pineapples?|melons?|papaya|kiwi|figs?|"
            r"dates|coconuts?|berr(?:y|ies)|(?:blue|rasp|black|cran)berr(?:y|ies)|fruits?|potato(?:es)?|carrots?|"
            r"onions?|garlic|peppers?|brinjal|aubergines?|eggplants?|cucumbers?|corn|maize|rice|oats?|rye|barley|"
            r"lentils?|chickpeas?|peas?|beans?|legumes?|mushrooms?|cinnamon|ginger|spices?|chocolate|cocoa|coffee|"
            r"caffeine|honey|yeast|cheese|butter|pork|beef|chicken|meats?|red meat|lamb|gelatine?|oysters?|clams?|"
            r"scallops?|octopus|salmon|tuna|cod|anchov(?:y|ies)|shellfish|aspartame|msg|monosodium glutamate|"
            r"sweeteners?|(?:red|yellow|blue|food) (?:dyes?|colou?rings?)|dyes?|preservatives?|benzoates?|alcohol|"
            r"ethanol|chlorine|bleach|detergents?|soaps?|shampoos?|cosmetics?|creams?|deodorants?|sun ?screens?|"
            r"sunlight|sun|cold|heat|water|henna|wool|cotton|leather|neoprene|nylon|silicone|glues?|dermabond|"
            r"adhesives?|steri-?strips?|tegaderm|mepore|mepilex|mefix|op-?site|inadine|dressings?|bandages?|"
            r"sutures?|acrylates?|acrylics?|resins?|epoxy|chrom(?:e|ate|ium)|mercury|thiomersal|thimerosal|"
            r"platinum|titanium|silver|copper|aluminium|balsam(?: of peru)?|propylene glycol|peg|"
            r"polyethylene glycol|polysorbates?|isothiazolinones?|methylisothiazolinone|trees?|birch|oak|cedar|"
            r"olive|hay|straw|weeds?|mugwort|pollens?|plants?|poison (?:ivy|oak)|nettles?|sawdust|smoke|rabbits?|"
            r"hamsters?|guinea pigs?|rodents?|mice|birds?|cockroach(?:es)?|mosquito(?:e?s)?|jellyfish|spiders?|"
            r"ticks?|insects?|ants?|snake venom|antivenom|antiserum|blood products?|platelets|plasma|albumin|"
            r"immunoglobulins?|ivig|protamine|heparinoids?|iron infusions?|dextran|contrast agents?|mri contrast|"
            r"barium|technetium|radiocontrast|antibiotics?|anti-?epileptics?|anti-?convulsants?|anti-?histamines?|"
            r"anti-?depressants?|antifungals?|antimalarials?|diuretics?|muscle relaxants?|narcotics?|sedatives?|"
            r"benzodiazepines?|hormones?|oestrogens?|estrogens?|progestogens?|azoles?|gliptins?|gliflozins?|sglt2|"
            r"triptans?|bisphosphonates?|biologics?|chemotherapy|taxanes?|platins?|acariens?|schimmel|milben|"
            r"pollen|birkepollen|jod|jodhaltig\w*|fluoresc[eé]ine",
        ),
    ]
)
"""What people are allergic to in lists of allergies, in words too plain to be looked for anywhere else."""
_NO_ALLERGEN = "It is no substance that people are known to be allergic to."
_OF_ALLERGENS = 0.1
"""Of 29 such values in the development documents three were an allergy."""
_NO_MEDICINE = "It is no medicine that is known, and no dose stands with it."
_SURE = 0.85
"""What a list of medicines names line by line is left as it is: seven in eight were one."""
_OF_MEDICINES = 0.15
"""Of 25 others without a dose eight were a medicine."""


def doubted_if_unknown(substance: Found) -> Found:
    """Return a substance as it is if lists of allergens and medicines know it, else with a doubt."""
    if _is_known(substance):
        return substance
    return substance.because(_NO_ALLERGEN, confidence=_OF_ALLERGENS)


def is_of_a_sentence(substance: Found) -> bool:
    """Tell whether words that name no allergen are the rest of a sentence, as little words begin it: "she", "of at
    present", "so please avoid them"."""
    return _LITTLE_WORD.match(str(substance.value)) is not None and not _is_known(substance)


_LITTLE_WORD = re.compile(
    r"(?:and|or|but|so|she|he|they|we|i|it|her|his|their|the|this|that|these|an?|at|of|in|on|to|for|from|with|by|as|if|when|"
    r"because|since|which|who|is|was|are|has|had|have|will|know[ns]?|here|there|please)\b",
    re.IGNORECASE,
)


def _is_known(substance: Found) -> bool:
    words = _with_and_without_dashes(substance)
    return is_allergen(words) or _OF_LISTS.found_in(words)


def doubted_if_no_medicine(name: Found) -> Found:
    """Return the name of a medicine without a dose as it is if it is known or a list names it surely, else with a
    doubt."""
    if name.confidence >= _SURE or DRUG.found_in(_with_and_without_dashes(name)):
        return name
    return name.because(_NO_MEDICINE, confidence=_OF_MEDICINES)


def _with_and_without_dashes(found: Found) -> str:
    words = str(found.value)
    return f"{words}; {words.replace('-', ' ')}" if "-" in words else words
