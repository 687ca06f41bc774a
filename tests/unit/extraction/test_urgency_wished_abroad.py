"""How soon letters in other languages wish somebody to be seen in everyday words, forms that print the colours of
triage, and words that only look like it. Every person is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import note_on_paper, paper

_SOON, _CALM, _NOT = ("urgent", "asap"), ("routine",), (None,)


def urgency(body: str) -> object:
    letter = f"13.05.2026\n\nSehr geehrte Frau Kollegin,\n\n{body}\n\nMfG\n\nDr. Ingrid Solheim\n"
    return run_assistant(pages=note_on_paper(letter), today=date(2026, 11, 24)).request.urgency.value


@pytest.mark.parametrize(
    ("sentence", "levels"),
    [
        ("Länger als einen Monat sollte sie nicht warten.", _SOON),
        ("Ich möchte da nur ungern zusehen.", _SOON),
        ("Mir wäre lieb, wenn sie bald untersucht würde.", _SOON),
        ("Das kann gut warten.", _CALM),
        ("J'aimerais qu'il soit reçu dans la quinzaine.", _SOON),
        ("Idéalement sous huit jours.", _SOON),
        ("Cela peut attendre la rentrée.", _CALM),
        ("Aucune urgence.", _CALM),
        ("Si se puede que la veas cuanto antes.", _SOON),
        ("Convendría que no se retrasara.", _SOON),
        ("Puede esperar a septiembre.", _CALM),
        ("Possibilmente entro dieci giorni.", _SOON),
        ("Non aspetterei troppo.", _SOON),
        ("Nessuna urgenza.", _CALM),
        ("Graag binnen drie weken.", _SOON),
        ("Ik zou haar niet te lang laten wachten.", _SOON),
        ("Se possível nas próximas três semanas.", _SOON),
        ("Pode aguardar vaga.", _CALM),
        ("Önskas tid inom tre veckor.", _SOON),
        ("Vorrei la visita entro 30 giorni.", _CALM),
        ("Ich schicke dir heute Herrn Brandt mit Knieschmerzen.", _NOT),
        ("Je vous adresse ce jour M. Brandt pour gonalgie.", _NOT),
        ("Non può aspettare.", _SOON),
        ("Je souhaiterais que vous puissiez le recevoir prioritairement.", _SOON),
        ("Ruego cita con prioridad.", _SOON),
        ("Graag een afspraak binnen de week.", _SOON),
        ("Er klagt über dringenden Harndrang.", _NOT),
        ("Nessuna urgenza minzionale.", _NOT),
        ("Im März war sie zeitnah beim Orthopäden.", _NOT),
        ("Bitte um zeitnahe Übersendung des Berichts.", _NOT),
        ("Está en lista de espera de prótesis desde hace un año.", _NOT),
        ("Recorreu ao serviço de urgência em março.", _NOT),
    ],
)
def test_a_wish_says_how_soon(sentence: str, levels: tuple[object, ...]) -> None:
    assert urgency(sentence) in levels


@pytest.mark.parametrize(
    "line",
    [
        "Tipo de cita: Preferente",
        "Tipo de atención: Prioritaria",
        "Tryb pilny",
        "Patienten bedes ses hurtigst muligt.",
    ],
)
def test_a_line_of_a_form_says_how_soon(line: str) -> None:
    form = (
        f"Interconsulta / Skierowanie / Henvisning\nPatienten har haft åndenød i en uge og er træt.\n{line}\n"
    )
    assert run_assistant(pages=paper(form), today=date(2026, 11, 24)).request.urgency.value in _SOON


def test_brackets_behind_a_time_may_say_that_it_can_wait() -> None:
    head = "Verwijsbrief\nToegangstijd: binnen {} weken ({})\n\nGraag uw beoordeling van de knie.\n"
    for words, level in ((("6", "geen spoed"), "routine"), (("2", "KNO"), "urgent")):
        read = run_assistant(pages=paper(head.format(*words)), today=date(2026, 11, 24))
        assert read.request.urgency.value == level


def test_a_colour_of_triage_is_ticked() -> None:
    row = "Classificação de risco\t[ ] Vermelho   {} Amarelo   {} Verde   [ ] Azul\n\nMotivo: dor no joelho\n"
    for marks, level in ((("[x]", "[ ]"), "urgent"), (("[ ]", "[x]"), "routine"), (("[ ]", "[ ]"), None)):
        read = run_assistant(pages=paper(row.format(*marks)), today=date(2026, 11, 24))
        assert read.request.urgency.value == level


def test_colours_of_something_else_are_none() -> None:
    form = "Cor da secreção\t[ ] Vermelho   [x] Amarelo   [ ] Verde\n\nMotivo: tosse\n"
    assert run_assistant(pages=paper(form), today=date(2026, 11, 24)).request.urgency.value is None
