"""Conditions, complaints, medicines and allergies that letters in other languages tell of in their sentences."""

from __future__ import annotations

import pytest

from referrals.data.referral import Clinical
from tests.unit.extraction.allergies_read import allergies
from tests.unit.extraction.referral_read import referral_read

_GERMAN = """Sehr geehrte Frau Kollegin,

ich überweise Ihnen Herrn Bertold Quandt mit Belastungsdyspnoe und Gewichtsverlust. Bekannt sind eine COPD und eine
Niereninsuffizienz Stadium 3, ein Diabetes wird verneint. Sein Vater hatte ein Glaukom. V. a. Vorhofflimmern.
Kein Fieber, keine Übelkeit. Zustand nach Lungenembolie 2016.

Auf Cefuroxim bekam er einen Ausschlag. Heftpflaster macht Blasen.
"""
_FRENCH = """Chère consœur,

Je vous adresse une patiente de 62 ans qui a une gonarthrose et une hypothyroïdie. Elle se plaint d'une perte de poids
et de vertiges, pas de fièvre, sans toux. Je pense à une sclérose en plaques. Sa tante a une épilepsie.

Elle prend du furosémide 20 mg le matin. Éruption sous amoxicilline en 2011, allergie connue aux crevettes.
"""
_SPANISH = """Estimado colega:

Le remito a esta paciente, hipertensa y con artrosis de rodilla, por pérdida de peso y tos seca. Niega disnea, no tiene
fiebre. Su madre padece un glaucoma. Sospecha de celiaquía.

Toma losartán 100 mg cada 24 horas. Con naproxeno hizo un broncoespasmo. Sin otras alergias.
"""
_ITALIAN = """Gentile collega,

ti invio la paziente per una gonartrosi e una BPCO. Lamenta tosse secca e calo ponderale, nega febbre. La figlia ha una
celiachia. Pregresso ictus nel 2015. In terapia con tiotropio e tamsulosina 0,4 mg la sera.

La claritromicina le ha dato orticaria. Nega allergie al lattice.
"""
_DUTCH = """Geachte collega,

Graag uw beoordeling van deze patiënte met een hypothyreoïdie. Verdenking basaalcelcarcinoom. Zij heeft nachtzweten,
geen koorts en niet misselijk. Haar broer had een melanoom.

Bij pleisters krijgt ze blaren, geen allergie voor jodium.
"""
_PORTUGUESE = """Cara colega,

Envio a doente por dor no joelho e edema. Tem hipotiroidismo e enxaqueca, nega febre. A avó tem glaucoma.

Com a cefalexina teve urticária. Sem alergia ao látex.
"""
_SWEDISH = """Hej!

Patienten söker för hosta och viktnedgång, ingen feber. Hon har KOL och förmaksflimmer. Hennes mamma hade glaukom.

Fick utslag av penicillin. Medicinerar med metoprolol 50 mg 1x1 och Spiolto.
"""


def _clinical(letter: str) -> Clinical:
    return referral_read(letter).clinical


def _diagnoses(letter: str) -> set[str]:
    return {str(each.text.value) for each in _clinical(letter).diagnoses}


@pytest.mark.parametrize(
    ("letter", "expected"),
    [
        (_GERMAN, {"COPD", "Niereninsuffizienz Stadium 3", "Vorhofflimmern"}),
        (_FRENCH, {"gonarthrose", "hypothyroïdie", "sclérose en plaques"}),
        (_SPANISH, {"hipertensa", "artrosis de rodilla", "celiaquía"}),
        (_ITALIAN, {"gonartrosi", "BPCO"}),
        (_DUTCH, {"hypothyreoïdie", "basaalcelcarcinoom"}),
        (_PORTUGUESE, {"hipotiroidismo", "enxaqueca"}),
        (_SWEDISH, {"KOL", "förmaksflimmer"}),
    ],
)
def test_conditions_are_the_patients_and_neither_denied_nor_a_relatives(
    letter: str, expected: set[str]
) -> None:
    assert _diagnoses(letter) == expected


@pytest.mark.parametrize(
    ("letter", "present", "denied"),
    [
        (_GERMAN, {"Belastungsdyspnoe", "Gewichtsverlust"}, {"Fieber", "Übelkeit"}),
        (_FRENCH, {"perte de poids", "vertiges"}, {"fièvre", "toux"}),
        (_SPANISH, {"pérdida de peso", "tos seca"}, {"disnea", "fiebre"}),
        (_ITALIAN, {"tosse secca", "calo ponderale"}, {"febbre"}),
        (_DUTCH, {"nachtzweten"}, {"koorts", "misselijk"}),
        (_PORTUGUESE, {"dor no joelho", "edema"}, {"febre"}),
        (_SWEDISH, {"hosta", "viktnedgång"}, {"feber"}),
    ],
)
def test_complaints_keep_that_they_are_denied(letter: str, present: set[str], denied: set[str]) -> None:
    told = {str(each.text.value): each.text.asserted for each in _clinical(letter).symptoms}
    assert {words for words, asserted in told.items() if asserted != "negated"} == present
    assert {words for words, asserted in told.items() if asserted == "negated"} == denied


@pytest.mark.parametrize(
    ("letter", "expected"),
    [
        (_GERMAN, {("Cefuroxim", "Ausschlag"), ("Heftpflaster", "Blasen")}),
        (_FRENCH, {("amoxicilline", "Éruption"), ("crevettes", None)}),
        (_SPANISH, {("naproxeno", "broncoespasmo")}),
        (_ITALIAN, {("claritromicina", "orticaria")}),
        (_DUTCH, {("pleisters", "blaren")}),
        (_PORTUGUESE, {("cefalexina", "urticária")}),
        (_SWEDISH, {("penicillin", "utslag")}),
        (
            "Beste Koen,\n\nzij heeft hypertensie en jicht. Let op, allergisch aan cefalosporines.\n",
            {("cefalosporines", None)},
        ),
        (
            "Chère consœur,\n\nelle a une hypertension. Elle a fait une réaction cutanée aux produits de contraste "
            "iodés.\n",
            {("produits de contraste iodés", "réaction cutanée")},
        ),
        (
            "Cara Federica,\n\nti invio la signora per un nodulo. Ha avuto una dermatite da ketoprofene in gel.\n",
            {("ketoprofene", "dermatite")},
        ),
    ],
)
def test_allergies_are_told_by_what_something_did(letter: str, expected: set[tuple[str, str | None]]) -> None:
    assert set(allergies(letter)) == expected


@pytest.mark.parametrize(
    ("letter", "expected"),
    [
        (_FRENCH, {"furosémide"}),
        (_SPANISH, {"losartán"}),
        (_ITALIAN, {"tiotropio", "tamsulosina"}),
        (_SWEDISH, {"metoprolol", "Spiolto"}),
        (_GERMAN, set()),
    ],
)
def test_medicines_are_known_in_the_spelling_of_their_language(letter: str, expected: set[str]) -> None:
    assert {str(each.name.value) for each in _clinical(letter).medications} == expected


def test_the_request_behind_an_allergy_is_none() -> None:
    assert allergies("Får ibuprofen 400 mg.\nCAVE: morfin. Henvises mhp. vurdering af knæ.\n") == [
        ("morfin", None)
    ]


def test_each_denial_of_a_list_denies_what_stands_behind_it() -> None:
    found = _clinical(
        _SPANISH.replace("Niega disnea, no tiene", "No dolor torácico, no síncope, no tiene")
    ).symptoms
    assert {each.text.asserted for each in found if each.text.value == "síncope"} == {"negated"}


def test_illnesses_that_pass_are_history_where_they_are_dated_or_said_to_be_over() -> None:
    for letter, illness in ((_GERMAN, "Lungenembolie"), (_ITALIAN, "ictus")):
        told = {str(each.text.value).split()[0] for each in _clinical(letter).history}
        assert illness in told


def test_czech_is_read_as_it_is_typed_without_accents() -> None:
    letter = """Vazena pani doktorko,

prosim o vysetreni pacientky, asi rok si stezuje na brneni. Leci se s arterialni hypertenzi, neguje horecku.

Po Biseptolu mela vyrazku.
"""
    assert allergies(letter) == [("Biseptolu", "vyrazku")]


def test_what_a_relative_tells_of_the_patient_is_the_patients() -> None:
    letter = """Chère consœur,

Je vous adresse ce garçon de 4 ans. La mère signale une toux sèche depuis trois semaines et des ronflements.
"""
    assert {str(each.text.value) for each in _clinical(letter).symptoms} == {"toux sèche", "ronflements"}


def test_a_treated_rash_is_no_allergy_to_its_treatment() -> None:
    letter = """Sehr geehrter Herr Kollege,

ich bitte um Mitbeurteilung. Die Urtikaria hat sich unter Cetirizin deutlich gebessert und ist nicht mehr aufgetreten.
"""
    assert allergies(letter) == []


def test_words_of_other_languages_are_not_heard_in_english() -> None:
    letter = """Dear Dr Marsh,

Thank you for seeing this man. He has gout and he was in a kart accident. The gala in Zona Sul was on a ramp, his son is
a pan chef and he told her of a dolor. No fever and the tics are over.
"""
    assert _diagnoses(letter) == {"gout"}
