"""What letters in German, French, Spanish, Italian, Dutch, Portuguese, Swedish and Czech ask for, in the many wordings
of clinicians. Every person is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import note_on_paper, paper


def reason(body: str, greeting: str = "Sehr geehrte Frau Kollegin,") -> object:
    letter = f"13.05.2026\n\n{greeting}\n\n{body}\n\nMfG\n\nDr. Ingrid Solheim\n"
    return run_assistant(pages=note_on_paper(letter), today=date(2026, 11, 24)).request.reason.value


@pytest.mark.parametrize(
    ("sentences", "what"),
    [
        (
            "Er steigt langsamer die Treppe. Wir bitten um Spiroergometrie und ggf. Einleitung einer Therapie.",
            "Spiroergometrie und ggf. Einleitung einer Therapie",
        ),
        (
            "Er nimmt Ramipril 5 mg. Siehst du eine Indikation zum Schrittmacher?",
            "Siehst du eine Indikation zum Schrittmacher?",
        ),
        ("Sie hört schlechter. Für eine Hirnstammaudiometrie wäre ich Ihnen sehr verbunden.", "Hirnstammaudiometrie"),
        ("Il monte moins bien les escaliers. Faut-il envisager une ablation ?", "Faut-il envisager une ablation"),
        ("Il va bien. Je vous serais reconnaissante de bien vouloir réaliser un holter.", "réaliser un holter"),
        ("Está jubilado. Te lo mando para que me lo estudies por la pérdida de peso.", "pérdida de peso"),
        ("Niega fiebre. Mi duda es si conviene retirar el anticoagulante.", "conviene retirar el anticoagulante"),
        ("È pensionato. Ti chiederei una valutazione per bypass.", "una valutazione per bypass"),
        ("Niente febbre, dolore VAS 3. Secondo te è da operare?", "Secondo te è da operare?"),
        ("Hij gebruikt ramipril. Graag echo en advies over de klep.", "echo en advies over de klep"),
        ("Geen koorts. Wilt u nagaan of een slaaponderzoek zinvol is?", "slaaponderzoek"),
        ("Nega febre. Gostaria da tua opinião sobre a suspensão do ferro.", "suspensão do ferro"),
        ("Ingen feber. Önskar ställningstagande till höftprotes.", "ställningstagande till höftprotes"),
        ("Horečku neguje. Děkuji za posouzení indikace k operaci.", "posouzení indikace k operaci"),
    ],
)  # fmt: skip
def test_what_is_asked_for_goes_before_what_is_only_told(sentences: str, what: str) -> None:
    assert what in str(reason(sentences))


@pytest.mark.parametrize(
    "sentence",
    [
        "Ich bitte um einen Bericht nach der Untersuchung.",
        "Vielen Dank für die Übernahme unseres Patienten.",
        "Merci de m'adresser votre compte rendu.",
        "Solicito copia de los resultados.",
        "Ti chiederei di farmi avere il referto.",
        "Hij komt mee, graag even de tijd nemen.",
        "Peço desculpa pela letra.",
        "Tacksam för svar.",
        "Prosím o kopii nálezu.",
    ],
)
def test_what_is_asked_of_papers_and_patience_is_none(sentence: str) -> None:
    assert reason(f"RR 120/80. {sentence}") is None


def test_a_request_that_says_no_more_leaves_the_complaint() -> None:
    told = "ich überweise Ihnen Herrn Brandt. Seit März hat er Schmerzen im Knie. Ich bitte um Ihre Mitbeurteilung."
    assert "Schmerzen im Knie" in str(reason(told))


def test_why_another_test_was_done_is_not_what_is_asked_for() -> None:
    told = "Colega: solicito evaluación de quiste renal derecho de 30 mm, hallazgo en tomografía hecha por un cólico."
    assert "quiste renal" in str(reason(told, "Estimado colega:"))


@pytest.mark.parametrize(
    "field",
    [
        "Motif de la référence. Gonarthrose gauche, infiltration.",
        "Grund der Überweisung: Gonarthrose links, Infiltration",
        "Motivo do encaminhamento e resumo clínico: Gonartrose à esquerda, infiltração",
        "Frågeställning: gonartros vänster, injektion",
    ],
)
def test_heads_that_ask_why_are_known(field: str) -> None:
    form = f"Datum\t13.05.2026\nName\tBrandt, Anton\n\n{field}\n\nDr. Ingrid Solheim\n"
    value = run_assistant(pages=paper(form), today=date(2026, 11, 24)).request.reason.value
    assert str(value).lower().startswith("gonart")
