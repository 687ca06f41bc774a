"""The columns of a table in a clinical section: what each is named, and which cell of a row stands in which."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from jobs.extraction.text import Span, Text

_COLUMNS: tuple[tuple[str, str], ...] = (
    (
        "name",
        r"(?:medications?|drug|medicine|allergy|generic|brand|trade|product)(?: name)?|name|substance|ingredient|"
        r"(?:health |medical |clinical )?(?:issues?|concerns?)(?: name)?|study|analysis|measure|parameter|"
        r"(?:causative|offending|causal|allergic) (?:agent|substance|drug)|allergen ?/ ?(?:agent|substance|drug)|"
        r"(?:active|known|drug|current) (?:allerg(?:y|ies|en)|problems?|conditions?|medications?)|"
        r"allergen|allergy|allergies|"
        r"condition|display(?: name)?|problems?(?: description| name)?|"
        r"(?:diagnos[ie]s |code |problem |condition )?desc(?:ription)?|descri(?:ção|pci[óo]n)|"
        r"descrizione|libell[ée]|(?:diagnos[ie]s )?text|diagnos[ie]s|material|"
        r"test|name of (?:the )?(?:test|medic(?:ation|ine)|drug)|"
        r"result type|observation|procedure(?: type| name)?|vital(?: sign)?|code ?/ ?text|most recent to oldest|"
        r"component|analyte|"
        r"investigation|data and description|planned activity|functional|vaccine|"
        r"item|medical history|taking|tablets?|agent|allergy to|"
        r"medikament|(?:wirkstoff|handelsname)(?: ?/ ?(?:wirkstoff|handelsname))?|pr[äa]parat|m[ée]dicament|"
        r"medicamento|f[áa]rmaco|sostanza|geneesmiddel|allergène|"
        r"diagnose|diagnostic|"
        r"diagn[óo]stico|diagnosi|princ[ií]pio (?:ac?|at)tivo|problem[ae]|probl[èe]me|probleem|"
        r"läkemedel|legemiddel|lægemiddel|preparat|præparat|farmaci|nazwa leku|lek",
    ),
    (
        "dose",
        r"dos(?:e|age)(?: quantity| amount)?|how much|amount|(?:dose|unit) ?/ ?(?:unit|strength|form)|"
        r"strength(?: ?/ ?form)?|dosis|"
        r"st[äa]rke|dosage|dosagem|dosaggio|dosi|sterkte|styrk[ae]|dawka|concentraci[óo]n|concentra[çc][ãa]o",
    ),
    (
        "directions",
        r"directions?(?: for use)?|sig(?: ?/ ?directions)?(?: desc(?:ription)?)?|instructions?|dosing|dos(?:e|age|ing) "
        r"(?:instructions?|and frequency)|"
        r"dose ?(?:/|&|and) ?freq(?:uency)?|how (?:to (?:take|use)|taken|used)(?: (?:it|them|this))?|regimen|"
        r"posologie|posolog[íi]a|"
        r"posologia|dosierung|einnahme|gebruik|dosering|dawkowanie|indicaciones|modo de uso",
    ),
    (
        "frequency",
        r"(?:dose )?frequency|freq\.?|how often|times(?: a day)?|when(?: taken)?|schedule|"
        r"h[äa]ufigkeit|fréquence|pauta|"
        r"frecuencia|frequenza",
    ),
    (
        "part_of_day",
        r"morgens|mittags|abends|(?:zur )?nachts?|früh|(?:le )?matin|midi|(?:le )?soir|coucher|mañana|mediod[íi]a|"
        r"tarde|noche|manhã|almoço|noite|mattin[ao]|mezzogiorno|pomeriggio|sera|ochtend|middag|avond|"
        r"morgon|kväll|natt|morgen|aften|kveld|rano|południe|wieczór|ráno|poledne|večer",
    ),
    (
        "reaction",
        r"(?:type of )?(?:reactions?|(?:reaction )?manifestations?|what happened|symptoms?)(?: type| status)?|"
        r"adverse reaction|"
        r"r[ée]action|reacci[óo]n|reaktion|reazione",
    ),
    (
        "value",
        r"(?:your |patient )?results?(?: value)?|value(?: ?/ ?units?)?|reading|measurement|finding|outcome",
    ),
    ("unit", r"units?(?: of measure(?:ment)?)?"),
    (
        "flag",
        r"flag|interpretation|abnormal|reference ?ranges?(?:status)?|relevant reference range|"
        r"ref(?:erence)?(?: range)?|(?:condition |problem |clinical |allergy |medication |verification |concern )?"
        r"(?:status|state)|"
        r"severity(?: status)?|criticality|health status|informant|relation(?:ship)?|(?:onset )?age(?: at [a-z]+)?|"
        r"details?|notes?|comments?|remarks?|type|diagnosis type|clinical service|"
        r"now|(?:before )?today|outcome today|action|change|decision|"
        r"estado|observaciones|comentarios?|estatuto|situa[çc][ãa]o|stato|osservazioni|statut|remarques?|"
        r"commentaires?|bemerkung(?:en)?|hinweise?|grund|motivo|kommentar|opmerking(?:en)?",
    ),
    (
        "ended",
        r"(?:date )?(?:resolved|ended|abated|closed)(?: on| date)?|(?:stop|end|resolution|discontinu(?:ed|ation)) date|"
        r"stop(?:ped)?(?: on)?|end|discontinued(?: on)?|d/c(?: date)?",
    ),
    (
        "date",
        r"since|recorded|(?:noted|authored|performed|effective|administration|time taken)(?: (?:on|dates?))?|"
        r"started|start|(?:start|onset|effective|expiration|estimated completion|problem start|"
        r"planned|admin)? ?dates?(?: ?/ ?times?:?)?|dates? (?:of [a-z]+|recorded|"
        r"observed|noted|diagnosed|identified|entered|added|reported|started|last [a-z]+)|"
        r"onset|time|taken|collected|sampled|drawn|startdate|stopdate|problem startdate|"
        r"inizio|in[ií]cio|fecha(?: de inicio)?|data(?: (?:d['’ ]inizio|de in[ií]cio))?|d[ée]but|beginn|seit|"
        r"sinds|desde|depuis",
    ),
    (
        "code",
        r"(?:icd|cie|cim)(?:[ -]?10)?(?:-?(?:cm|gm|am))?(?:[ -]?codes?)?|"
        r"(?:dx|diagnos[ie]s|problem|diagnose)[ -]?codes?|"
        r"codes?|c[óo]digos?|codice|snomed(?: ct)?|rxnorm ?(?:code)?|"
        r"rxnormcode|genericname|productstrength|indications?|monitored by|prescriber|"
        r"provider|body site|related diagnos[ie]s|route|form|quantity|qty|duration|refills|last issued|lot#?|plan date",
    ),
)
_COLUMN = re.compile("|".join(f"(?P<{key}>{words})" for key, words in _COLUMNS), re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Column:
    """`key` says what stands in it, "" when its name is not known; `left` and `right` are its heading's edges, as
    fractions of the page's width.
    """

    key: str
    left: float
    right: float


def header_of(text: Text, cells: Sequence[Span | None], *, first: bool = False) -> list[Column]:
    """Return the columns when all cells are names of columns, else nothing. In the first row of a list the names of
    some are enough.
    """
    found: list[Column] = []
    for cell in cells:
        words = _spaced(text[cell].strip(':[{|"*')) if cell else ""
        match = _named(words)
        if match is None and found and found[0].key == "name" and re.fullmatch(r"\d", words):
            match = _COLUMN.fullmatch("value")  # the first, the second measurement
        if match is None and (any(c.isdigit() for c in words) or len(words.split()) > 3):
            return []
        left, right = edges(text, cell) if cell else (0.0, 0.0)
        found.append(Column((match.lastgroup if match else None) or "", left, right))
    found = _with_directions(found, [_spaced(text[cell]) if cell else "" for cell in cells])
    keys = [column.key for column in found]
    if "name" not in keys and _heads_substances(keys, _spaced(text[cells[0]]) if cells[0] else ""):
        keys[0], found[0] = "name", replace(found[0], key="name")
    if "name" not in keys and "date" not in keys:
        return []
    known = sum(bool(key) for key in keys)
    some = first and known >= 2 and "name" in keys
    return found if some or (known >= 2 and known * 3 >= len(found) * 2) or len(found) == 1 else []


def _heads_substances(keys: Sequence[str], first: str) -> bool:
    """Whether the first column says what each entry is and not so: as "code", FHIR's word, or as "Active" before what
    substances do."""
    return (keys[0] == "code" and bool({"flag", "reaction"} & set(keys))) or (
        "reaction" in keys and first.casefold() in ("active", "current", "known")
    )


def _with_directions(columns: list[Column], heads: Sequence[str]) -> list[Column]:
    """The columns of a list of medicines; where it has one for the strength, its "dosage" says how it is taken."""
    strengths = [head for column, head in zip(columns, heads, strict=True) if column.key == "dose"]
    if len(strengths) < _TWO or not any(_STRENGTH.match(head) for head in strengths):
        return columns
    return [
        replace(column, key="directions") if column.key == "dose" and not _STRENGTH.match(head) else column
        for column, head in zip(columns, heads, strict=True)
    ]


_STRENGTH = re.compile(r"\W*(?:strength|st[äa]rke|sterkte|styrk[ae])", re.IGNORECASE)
_TWO = 2


def names_a_column(words: str) -> bool:
    """Tell whether words are the name of a column of a clinical table."""
    return _named(_spaced(words.strip(':[{|"*'))) is not None


def _named(words: str) -> re.Match[str] | None:
    return _COLUMN.fullmatch(re.sub(r" ?(?:\([^)]*\)|\[[^\]]*\])$", "", words))


def _spaced(words: str) -> str:
    """A column's name as a program writes it, in words: "clinicalStatus", "reaction.manifestation"."""
    return _JOINED.sub(" ", words)


_JOINED = re.compile(r"(?<=[a-z])(?=[A-Z][a-z])|(?<=[a-z])[._](?=[a-z])")


def by_column(text: Text, columns: list[Column], row: Sequence[Span | None]) -> dict[str, Span | None]:
    """Return the cells of a row by their columns' keys: one under each heading when none is missing, else each under
    the heading that it stands nearest to.
    """
    placed: dict[str, Span | None] = {}
    whole = len(row) == len(columns)
    for number, cell in enumerate(row):
        if cell is None:
            continue
        column = columns[number] if whole else _nearest(columns, *edges(text, cell))
        if column.key:
            placed.setdefault(column.key, cell)
        elif number == 0:
            placed.setdefault("name", cell)
    if "name" not in placed and columns[0].key != "date" and row:
        placed["name"] = row[0]
    return placed


def column_of(text: Text, columns: list[Column], cell: Span) -> str:
    """Return the key of the column that a cell stands nearest to."""
    return _nearest(columns, *edges(text, cell)).key


def edges(text: Text, span: Span) -> tuple[float, float]:
    """Return the left and right edge of a span, as fractions of the page's width."""
    boxes = [placed.word.box for placed in text.words_in(span.start, span.end)]
    return min(box[0] for box in boxes), max(box[2] for box in boxes)


def _nearest(columns: list[Column], left: float, right: float) -> Column:
    middle = (left + right) / 2
    return min(
        columns,
        key=lambda column: min(abs(column.left - left), abs((column.left + column.right) / 2 - middle)),
    )
