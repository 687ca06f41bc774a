"""Names that Czech and Slovak papers write with the family's first: "Vychodilová Drahomíra", "Novák Petr"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.marks_of_letters import without_marks

_CZECH = re.compile(
    r"\b(?:MUDr|r\. ?[cč]|nar\.|naroz|pojišť|poj\.|ordinac|lékař|lekar|nemocnic|vyšetřen|vysetren|vážen|vazen|"
    r"prosím|prosim|"
    r"žádank|rodné č)",
    re.IGNORECASE,
)
_OF_A_WOMANS_FAMILY = re.compile(r"[^\W\d_]{3,}(?:ov[aá]|sk[aá]|ck[aá]|[^aeiouyáéíóúů]n[aá])$", re.IGNORECASE)
_GIVEN = frozenset(
    "adam ales antonin bohumil bohuslav borivoj bretislav daniel david dominik dusan emil filip frantisek hynek "
    "igor ivan "
    "ivo jakub jan jaromir jaroslav jindrich jiri josef julius kamil karel kristian ladislav leos libor lubomir lubos "
    "ludek ludvik lukas marek marian martin matej matous michal milan miloslav milos miroslav oldrich ondrej "
    "otakar pavel "
    "petr premysl radek radim radomir radovan rene richard robert roman rostislav rudolf stanislav stepan tomas vaclav "
    "viktor vilem vit vladimir vladislav vlastimil vojtech zbynek zdenek alena alzbeta andrea aneta anezka anna "
    "barbora "
    "blanka bozena dagmar dana daniela denisa drahomira eliska ema emilie eva frantiska gabriela hana helena "
    "irena iva ivana iveta jana jarmila jaroslava jirina jitka josefa julie kamila karolina katerina klara "
    "kristyna lenka "
    "libuse ludmila lucie magdalena marcela marie marketa marta martina michaela milada milena miloslava "
    "miroslava monika "
    "nikola olga pavla petra radka renata romana ruzena sarka simona sona stanislava stepanka svatava sylva "
    "tereza vendula "
    "vera veronika viera vlasta zdenka zdena zofie zuzana zuzanna".split()
)


def is_family_first_in_czech(content: str, words: list[str]) -> bool:
    """Tell whether the first of two words of a name is the family's in a Czech or Slovak paper: the second is a given
    name of the country and the first is none."""
    first, last = (without_marks(word.casefold()) for word in (words[0], words[-1]))
    if last not in _GIVEN or first in _GIVEN:
        return False
    return _CZECH.search(content) is not None or _OF_A_WOMANS_FAMILY.fullmatch(words[0]) is not None
