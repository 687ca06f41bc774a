"""Pages in other languages keep their accents, and pages of English get none that are not there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
import reportlab  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

from referrals.reading.language import reads_like_english, without_accents
from referrals.reading.layout import RawWord
from referrals.reading.reconciling import reconcile
from tests.unit.reading.making import LINES, encoded, sheet
from tests.unit.reading.seeing import lines, read

LETTERS = {
    "German": (
        "Sehr geehrte Frau Kollegin, sehr geehrter Herr Kollege,",
        "ich überweise Ihnen Herrn Jürgen Schäfer, geboren",
        "am 14. März, wohnhaft in München. Die Füße sind",
        "nicht geschwollen, der Blutdruck war erhöht.",
        "Ich bitte um eine möglichst rasche Untersuchung",
        "und bedanke mich für die Mühe.",
    ),
    "French": (
        "Cher confrère, chère consœur,",
        "je vous adresse Monsieur François Lefèvre pour une",
        "gêne à l'effort depuis trois semaines, malgré le",
        "traitement. La mère a été opérée. Le patient est",
        "fatigué et présente des antécédents. Merci de le",
        "recevoir dès que possible.",
    ),
    "Spanish": (
        "Estimada compañera: le remito al señor José Muñoz",
        "por dolor en el pecho desde hace tres semanas,",
        "también por la mañana. La tensión está elevada y",
        "la exploración física no muestra nada más.",
        "Atentamente, doctora María García",
    ),
    "Italian": (
        "Le invio il signor Niccolò Forlì, che da tre settimane",
        "riferisce dolore al torace. La pressione è elevata,",
        "perché non ha più preso la terapia. L'attività è",
        "limitata. È stata richiesta una ecografia, però non",
        "è ancora disponibile. Città di Cantù.",
    ),
    "Portuguese": (
        "Prezado colega: encaminho o senhor João Gonçalves",
        "com dor no peito durante o esforço há três semanas.",
        "A pressão está elevada e não há alterações.",
        "Medicação: uma vez ao dia, de manhã. A família está",
        "preocupada. Peço a sua avaliação.",
    ),
}
FONT = Path(reportlab.__file__).with_name("fonts") / "Vera.ttf"
LEAST_FOUND = 0.95


def word(text: str, confidence: float, *, known: bool = False, x: float = 0) -> RawWord:
    return RawWord(text=text, edges=(x, 0, x + 50, 20), confidence=confidence, in_dictionary=known)


def chosen(first: RawWord, second: RawWord, *, page: str) -> RawWord:
    """Return what becomes of two readings of one word on a page of other words on which both agree."""
    surroundings = [
        RawWord(
            text=text, edges=(80 * n, 50, 80 * n + 70, 70), confidence=0.95, in_dictionary=page == ENGLISH
        )
        for n, text in enumerate(page.split())
    ]
    merged = reconcile([[first], surroundings], [[second], surroundings])
    return next(found for line in merged for found in line if found.edges[1] == 0)


ENGLISH = "thank you for seeing this patient who has had pain since the accident of her husband"
GERMAN = "ich bitte um eine Untersuchung und die Befunde der Patientin wegen der Schmerzen"


def accented(text: str) -> list[str]:
    bare = [found.strip(".,:") for found in text.split()]
    return [found for found in bare if without_accents(found) != found]


def letter(text: Sequence[str]) -> Image.Image:
    """Return a page at 200 dpi in a font that has accents."""
    page = Image.new("L", (1700, 2200), 255)
    font = ImageFont.truetype(FONT, size=34)
    for number, line in enumerate(text):
        ImageDraw.Draw(page).text((200, 200 + 80 * number), line, fill=0, font=font)
    return page


@pytest.mark.parametrize("language", LETTERS)
def test_accents_of_a_page_in_another_language_are_kept(language: str) -> None:
    fax = letter(LETTERS[language]).rotate(0.4, fillcolor=255, resample=Image.Resampling.BICUBIC).convert("1")
    page = read(encoded(fax, "TIFF", compression="group4", dpi=(200, 200)))[0]
    wanted, got = accented(" ".join(LETTERS[language])), accented(" ".join(lines(page)))
    assert len(wanted) >= 10
    assert sum(text in got for text in wanted) >= LEAST_FOUND * len(wanted), (set(wanted) - set(got), got)


def test_a_page_of_english_gets_no_accents() -> None:
    page = read(encoded(sheet().convert("1"), "TIFF", compression="group4", dpi=(200, 200)))[0]
    assert lines(page) == list(LINES)


def test_in_another_language_the_accented_reading_is_believed() -> None:
    merged = chosen(word("Schafer", 0.97, known=True), word("Schäfer", 0.98), page=GERMAN)
    assert merged.text == "Schäfer"
    assert 0.9 < merged.confidence < 0.98
    assert chosen(word("Zoé", 0.9), word("Zoe", 0.98), page=GERMAN).text == "Zoé"


@pytest.mark.parametrize(("plain", "invented"), [("referral", "référral"), ("Patient", "Patienț")])
def test_in_english_an_accent_on_a_word_of_the_dictionary_is_dirt(plain: str, invented: str) -> None:
    assert chosen(word(plain, 0.95, known=True), word(invented, 1.0), page=ENGLISH).text == plain


def test_in_english_a_name_may_have_an_accent() -> None:
    assert chosen(word("Goncalo", 0.9), word("Gonçalo", 0.99), page=ENGLISH).text == "Gonçalo"
    assert chosen(word("Lefevre", 0.3, known=True), word("Lefèvre", 0.99), page=ENGLISH).text == "Lefèvre"


def test_the_english_dictionary_proves_nothing_in_another_language() -> None:
    assert chosen(word("Miller", 0.9, known=True), word("Müller", 0.99), page=GERMAN).text == "Müller"
    assert chosen(word("Miller", 0.9, known=True), word("Miler", 0.99), page=ENGLISH).text == "Miller"


def test_what_is_too_little_to_be_judged_is_taken_for_english() -> None:
    assert reads_like_english([])
    assert reads_like_english([word("Kardiologie", 0.9), word("und", 0.9), word("Lunge", 0.9)])


def test_a_form_of_labels_without_small_words_is_told_by_the_dictionary() -> None:
    labels = (
        "Vorname Nachname Geburtsdatum Anschrift Krankenkasse Versichertennummer Diagnose Medikamente".split()
    )
    assert not reads_like_english([word(label, 0.95) for label in labels * 2])
    assert reads_like_english([word(label, 0.95, known=True) for label in labels * 2])
