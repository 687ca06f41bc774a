"""Names that forms of Spanish-speaking countries write with the surnames first and without a comma: "SOTO ARAYA MARCELA
ANDREA", "RUIZ ANA"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.marks_of_letters import without_marks
from jobs.extraction.assistant.values.name_particles import is_particle

_GIVEN = frozenset(
    "abigail adela adriana agustina alberto alejandra alejandro alfredo alicia alvaro amalia amparo ana andrea andres "
    "angela angelica antonia antonio araceli armando arturo aurora beatriz bernardo berta blanca brenda camila "
    "carla carlos carmen carolina catalina cecilia celia cesar claudia concepcion consuelo cristian cristina daniela "
    "diana diego dolores eduardo elena eliana elisa elvira emilia emilio enrique ernesto esperanza estela esther "
    "eugenia eugenio eva fabiola fatima federico felipe fernanda fernando florencia francisca francisco gabriela "
    "genoveva gerardo gilberto gladys gloria graciela guadalupe guillermina guillermo gustavo hector hernan hilda "
    "hortensia hugo humberto ignacio ines irene isabel ismael ivan ivonne jacinta javier jesus jimena joaquin jorge "
    "jose josefa josefina juan juana juanita julia julian juliana julieta julio karina laura leonor leticia lidia "
    "liliana lorena lourdes lucia luis luisa lupita luz magdalena manuel manuela marcela marcelo margarita maria "
    "mariana maribel maricela marina marta martha martina mauricio mercedes miguel milena milagros miriam monica "
    "natalia nelly nicolas noelia norma nuria olga oscar pablo patricia patricio paula pedro pilar rafael ramon raquel "
    "raul rebeca ricardo roberto rocio rodolfo rodrigo ruben ruth sandra santiago sara sergio silvia sofia sonia "
    "soledad susana teresa teresita valentina valeria vanessa veronica victoria virginia viviana wilmer ximena yadira "
    "yesenia yolanda zoila".split()
)
"""Without marks; names that many have for a surname as well (Martín, Alonso, Vicente, Rosario) are left out."""
_SPANISH = re.compile(
    r"\b(?:paciente|nombres?|apellidos?|nss|curp|rut|run|cédula|cedula|derivación|interconsulta|referencia|remisión|"
    r"afiliad[oa]|servicio|edad|años|diagnóstico)\b",
    re.IGNORECASE,
)
_FEWEST_SIGNS = 2
_MOST_SURNAMES = 2


def surnames_first_in_spanish(content: str, words: list[str]) -> int:
    """Return how many words of a name are the surnames that it begins with: all behind them are given names, of which
    none of them is one. 0 in any other order, and in papers of other countries."""
    named = [without_marks(word.casefold()) for word in words]
    first = len(named)
    while first > 0 and named[first - 1] in _GIVEN:
        first -= 1
    surnames = [word for word in named[:first] if not is_particle(word)]
    if not 0 < len(surnames) <= _MOST_SURNAMES or first == len(named):
        return 0
    if any(word in _GIVEN for word in surnames) or is_particle(named[first - 1]):
        return 0
    signs = {sign.casefold() for sign in _SPANISH.findall(content)}
    return first if len(signs) >= _FEWEST_SIGNS else 0
