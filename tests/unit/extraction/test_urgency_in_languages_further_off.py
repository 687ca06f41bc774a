"""How soon forms and letters in languages further off want somebody to be seen: Polish, Hungarian, Turkish, Swedish and
more. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.judge.urgency_reading import level_read
from tests.unit.extraction.test_assistant import read, value

_SOON, _NOW, _CALM = ("urgent", "asap"), ("stat",), ("routine",)


def _urgency(paper: str) -> object:
    return value(read(paper), "request.urgency")


@pytest.mark.parametrize(
    ("words", "levels"),
    [
        ("Prioritet: brådskande", _SOON),
        ("Prioritet: ej brådskande", _CALM),
        ("Hastegrad: Øyeblikkelig hjelp", _NOW),
        ("Prioritet: haster", _SOON),
        ("Kiireellisyys: kiireellinen", _SOON),
        ("Kiireellisyys: ei-kiireellinen", _CALM),
        ("Kiireellisyys: 1-7 pv", _SOON),
        ("Tryb: pilny", _SOON),
        ("Tryb: planowy", _CALM),
        ("Pilność: przypadek pilny", _SOON),
        ("Naléhavost: neodkladně", _NOW),
        ("Naléhavost: plánované", _CALM),
        ("Sürgősség: sürgős", _SOON),
        ("Sürgősség: nem sürgős", _CALM),
        ("Urgența: programat", _CALM),
        ("Hitnost: hitno", _SOON),
        ("Hitnost: nije hitno", _CALM),
        ("Stopnja nujnosti: zelo hitro", _SOON),
        ("Aciliyet: Acil", _SOON),
        ("Öncelik: acil değil", _CALM),
        ("Sifat rujukan: segera", _SOON),
        ("Mức độ ưu tiên: khẩn", _SOON),
    ],
)
def test_a_labelled_level_is_read(words: str, levels: tuple[object, ...]) -> None:
    assert _urgency(f"Elm Klinik\n\nPatient: Anton Brandt\n{words}\nDiagnosis: gonalgia\n") in levels


@pytest.mark.parametrize(
    ("sentence", "levels"),
    [
        ("Tacksam för skyndsam bedömning.", _SOON),
        ("Vi ber om bedömning inom 2 veckor.", _SOON),
        ("Det är inte brådskande.", _CALM),
        ("Beder venligst om hurtig vurdering.", _SOON),
        ("Ber om snarlig vurdering hos dere.", _SOON),
        ("Pyydän kiireellistä arviota.", _SOON),
        ("Proszę o pilną konsultację.", _SOON),
        ("Konsultacja nie jest pilna.", _CALM),
        ("Prosím o urgentní vyšetření.", _SOON),
        ("Vyšetření není urgentní.", _CALM),
        ("Kérem sürgős kivizsgálását.", _SOON),
        ("Rog consult cât mai repede.", _SOON),
        ("Molim hitan pregled.", _SOON),
        ("Acilen değerlendirilmesini rica ederim.", _SOON),
        ("Mohon segera dilakukan pemeriksaan.", _SOON),
        ("Potrebno je što prije obaviti pregled.", _SOON),
    ],
)
def test_a_sentence_that_asks_for_haste_is_read(sentence: str, levels: tuple[object, ...]) -> None:
    assert (
        _urgency(f"Elm Klinik\n\n13.05.2026\n\nAnton Brandt, 58.\n\n{sentence}\n\nDr Ingrid Solheim\n")
        in levels
    )


@pytest.mark.parametrize(
    "sentence",
    [
        "Spitalul Clinic de Urgență Sfântul Ion",
        "Acil Servis: 0212 555 01 22",
        "Przyjęty w 2019 do oddziału, obecnie bez dolegliwości.",
        "Egen läkare: snabb återkoppling uppskattas inte här.",
        "Acil servise başvurmuştu.",
        "The polyp came off with a cold snare at the time.",
        "GI consult was pending when he left after urgent surgery.",
    ],
)
def test_houses_and_other_matters_say_no_urgency(sentence: str) -> None:
    assert (
        _urgency(f"Elm Klinik\n\n13.05.2026\n\nAnton Brandt, 58.\n\n{sentence}\n\nDr Ingrid Solheim\n")
        is None
    )


@pytest.mark.parametrize(
    ("quote", "level"),
    [
        ("brådskande", "urgent"),
        ("ej brådskande", "routine"),
        ("øyeblikkelig hjelp", "stat"),
        ("kiireellinen", "urgent"),
        ("ei kiireellinen", "routine"),
        ("pilny", "urgent"),
        ("nie pilne", "routine"),
        ("planowy", "routine"),
        ("neodkladně", "stat"),
        ("nem sürgős", "routine"),
        ("sürgős", "urgent"),
        ("hitno", "urgent"),
        ("nije hitno", "routine"),
        ("acil", "urgent"),
        ("acil değil", "routine"),
        ("segera", "urgent"),
        ("tidak mendesak", "routine"),
        ("inom 2 veckor", "urgent"),
        ("snarast möjligt", "asap"),
    ],
)
def test_the_judge_reads_them_by_its_own_list(quote: str, level: str) -> None:
    assert level_read(quote) == level


@pytest.mark.parametrize(
    ("quote", "level"),
    [
        ("no puede esperar hasta abril", "urgent"),
        ("binnen 24 uur het liefst", "asap"),
        ("nu met spoed", "urgent"),
        ("spätestens diese", "urgent"),
        ("ni urgente ni preferente", "urgent"),
        ("if you have a gap", None),
    ],
)
def test_what_the_judge_read_before_it_knew_them_it_reads_alike(quote: str, level: str | None) -> None:
    assert level_read(quote) == level


@pytest.mark.parametrize(
    ("quote", "level"),
    [
        ("nagły", "stat"),
        ("en kısa sürede", "asap"),
        ("øyeblikkelig hjelp", "stat"),
        ("nu este urgent", "routine"),
        ("ni nujno", "routine"),
        ("hastar", "urgent"),
        ("2 héten belül", "urgent"),
    ],
)
def test_the_judge_knows_letters_whose_marks_do_not_come_off_and_denials_by_what_follows(
    quote: str, level: str
) -> None:
    assert level_read(quote) == level
