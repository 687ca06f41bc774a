"""Lists of the past history and of other illnesses as doctors of several countries head and write them."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper


def _diagnoses(text: str) -> list[str]:
    clinical = run_assistant(pages=paper(text), today=date(2026, 11, 21)).clinical
    return [str(each.text.value) for each in clinical.diagnoses]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Antecedentes patológicos: hipertensão arterial, diabetes mellitus tipo 2, ex-tabagista",
            ["hipertensão arterial", "diabetes mellitus tipo 2"],
        ),
        ("Comorbidades: HAS, DPOC, obesidade grau II", ["HAS", "DPOC", "obesidade grau II"]),
        ("HPP: asma, depressão, hérnia de disco", ["asma", "depressão", "hérnia de disco"]),
        ("APP: HTA, asma bronquial, hipotiroidismo", ["HTA", "asma bronquial", "hipotiroidismo"]),
        (
            "Comorbilidades: hipertensión arterial, obesidad, artrosis de rodilla",
            ["hipertensión arterial", "obesidad", "artrosis de rodilla"],
        ),
        (
            "Anamnesi patologica remota: ipertensione arteriosa, diabete mellito tipo 2, BPCO",
            ["ipertensione arteriosa", "diabete mellito tipo 2", "BPCO"],
        ),
        (
            "Patologie concomitanti\nIpertensione arteriosa\nFibrillazione atriale\nIpotiroidismo",
            ["Ipertensione arteriosa", "Fibrillazione atriale", "Ipotiroidismo"],
        ),
        (
            "Nebendiagnosen\nArterielle Hypertonie\nAdipositas Grad II\nHypothyreose",
            ["Arterielle Hypertonie", "Adipositas Grad II", "Hypothyreose"],
        ),
        (
            "Vorgeschichte: Bluthochdruck, Zuckerkrankheit Typ 2, Schilddrüsenunterfunktion",
            ["Bluthochdruck", "Zuckerkrankheit Typ 2", "Schilddrüsenunterfunktion"],
        ),
        ("AP: HTA, DM2, obesidad. Niega cardiopatía.", ["HTA", "DM2", "obesidad"]),
        ("Antécédents : BPCO, pas de diabète, pas d'HTA", ["BPCO"]),
        ("Patologie: ipertensione, diabete tipo 2 - no cardiopatia", ["ipertensione", "diabete tipo 2"]),
        ("Patologie: ipertensione, no diabete, nega cardiopatia", ["ipertensione"]),
        (
            "Diagnosen: art. Hypertonie, chron. Lumbalgie, rez. Nierensteine",
            ["art. Hypertonie", "chron. Lumbalgie", "rez. Nierensteine"],
        ),
        (
            "Antécédents : hypothyroïdie, RGO, tabagisme sevré en 2015 (20 PA)",
            ["hypothyroïdie", "RGO", "tabagisme sevré"],
        ),
        ("Antécédents : HTA, diabète type 2, allergie à l'iode", ["HTA", "diabète type 2"]),
        ("Diagnose: Høretab, tinnitus", ["Høretab", "tinnitus"]),
        ("Tidligere sykdommer: Hypotyreose, migrene", ["Hypotyreose", "migrene"]),
        ("Voorgeschiedenis: hypothyreoïdie, mammacarcinoom 2012", ["hypothyreoïdie"]),
        (
            "Medische voorgeschiedenis\n2010 Hypertensie\n2014 Diabetes mellitus type 2\n2018 Astma",
            ["Hypertensie", "Diabetes mellitus type 2", "Astma"],
        ),
        ("ATCD : HTA, BPCO, asthme", ["HTA", "BPCO", "asthme"]),
        (
            "In anamnesi patologica: ipertensione arteriosa, BPCO, gotta",
            ["ipertensione arteriosa", "BPCO", "gotta"],
        ),
        ("Antecedenten: AHT, DM type 2, nierstenen", ["AHT", "DM type 2", "nierstenen"]),
        ("Hipótesis diagnóstica: Hiperplasia prostática benigna", ["Hiperplasia prostática benigna"]),
        ("DIAGNÓSTICOS DE ENVÍO\n1. Dispepsia refractaria\n2. Asma", ["Dispepsia refractaria", "Asma"]),
        ("Zuweisungsdiagnose: Unklare Hautveränderung", ["Unklare Hautveränderung"]),
        (
            "Diagnosen: Z. n. Vorderwandinfarkt 2017, art. Hypertonie, Gicht",
            ["Z. n. Vorderwandinfarkt", "art. Hypertonie", "Gicht"],
        ),
        ("Rozpoznanie: I48 Migotanie przedsionków", ["Migotanie przedsionków"]),
        (
            "Choroby współistniejące: nadciśnienie tętnicze, cukrzyca typu 2",
            ["nadciśnienie tętnicze", "cukrzyca typu 2"],
        ),
        ("DIAGNÓSTICOS\nN201 CALCULO DEL URETER\nM109 GOTA", ["CALCULO DEL URETER", "GOTA"]),
        (
            "Pasienten har vondt og er henvist til dere.\n"
            "Tidligere sykdommer: Migrene, astma. Ikke diabetes.",
            ["Migrene", "astma"],
        ),
        ("ATCD : HTA, cure de hernie inguinale 2015", ["HTA"]),
        (
            "PROBLEMI\nOsteoporosi\nNon cefalea, non disturbi visivi della vista, non claudicatio.\n"
            "VES 62, FR e anti-CCP negativi, CK nella norma.\nChiedo conferma e schema a scalare.",
            ["Osteoporosi"],
        ),
        (
            "ANTECEDENTES\nPATOLOGICOS: GOTA. ALERGICOS: DIPIRONA (RASH). FAMILIARES: PADRE LITIASIS.",
            ["GOTA"],
        ),
        ("Type de prise en charge\n☒ Maladie ☐ Accident ☐ Maternité", []),
    ],
)
def test_past_history_is_read_under_the_headings_of_other_languages(text: str, expected: list[str]) -> None:
    assert _diagnoses(text) == expected


def test_illnesses_are_told_in_portuguese_and_italian_sentences() -> None:
    assert _diagnoses(
        "Cara Dra. Lopes,\nDoente de 64 anos com antecedentes de hipertensão arterial, diabetes tipo 2 e obesidade. "
        "Peço a sua avaliação."
    ) == ["hipertensão arterial", "diabetes tipo 2", "obesidade"]
    assert _diagnoses(
        "Egregio collega,\ninvio il paziente, affetto da BPCO, per valutazione cardiologica."
    ) == ["BPCO"]


def test_years_of_an_illness_are_no_part_of_its_name() -> None:
    assert _diagnoses("Comorbidades:\n- Hipertensão arterial há 10 anos\n- Asma desde a infância") == [
        "Hipertensão arterial",
        "Asma",
    ]
