"""The words that the search for red flags compares, and the numbers and sentences that belong to them."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from jobs.extraction.red_flags.pictures import Ideas
from jobs.extraction.red_flags.rules.idea import Picture, changed, idea, measured, near, one
from jobs.extraction.red_flags.spelling import distance
from jobs.extraction.red_flags.words import plain_word, tokens_of
from tests.unit.extraction.paper import paper


def test_a_date_tells_of_no_months() -> None:
    assert "months" not in {token.plain for token in tokens_of("DOB: 05/12/1955 ... 7/12/26")}
    assert "months" in {token.plain for token in tokens_of("hoarse for 5/12")}


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("Haematemisis", "hematemesis"),
        ("malena", "melena"),
        ("torision", "torsion"),
        ("aneurism", "aneurysm"),
        ("can\u2019t", "not"),
        ("unable", "not"),
        ("mother's", "mother"),
        ("Fi\u00e8vre", "fievre"),
        ("infection", "infection"),
        ("performed", "performed"),
        ("/52", "weeks"),
        ("158/104", "158"),
        ("1st", "first"),
        ("50th", "50th"),
        ("48,000", "48000"),
        ("4,5", "4.5"),
        ("grey", "gray"),
        ("Haemorhage", "hemorrhage"),
        ("strike", "strike"),
        ("thrombolysis", "thrombolysis"),
        ("creatine", "creatine"),
        ("hyperglycaemic", "hyperglycemic"),
        ("hyperglycemc", "hyperglycemc"),
        ("retractile", "retractile"),
        ("torsione", "torsione"),
        ("drooping", "drooping"),
        ("constitution", "constitution"),
        ("ulcerative", "ulcerative"),
    ],
)
def test_words_are_compared_in_one_spelling(written: str, plain: str) -> None:
    assert plain_word(written) == plain


def test_a_swapped_pair_of_letters_is_one_error() -> None:
    assert distance("torsoin", "torsion") == 1
    assert distance("torsion", "tension") == 2


def _seen(picture: Picture, words: str) -> bool:
    found = Ideas({"x": (picture,)}).found_in(tokens_of(words))
    return found.seen(picture, lambda _: True) is not None


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        ("potassium 6.4", True),
        ("potassium was 4.1, now 6.8", True),
        ("potassium 4.1 on 6.8.2026", False),
        ("potassium normal, creatinine 6.4", False),
        ("potassium 2026", False),
    ],
)
def test_a_number_belongs_to_what_was_measured(words: str, seen: bool) -> None:
    assert _seen(one(measured("potassium", (6, 10))), words) is seen


def test_ideas_come_together_in_any_order_but_not_from_far_apart() -> None:
    picture = near("numb*", "saddle")
    assert _seen(picture, "Her saddle is numb.")
    assert _seen(picture, "Feels numb. It is the saddle.")
    assert not _seen(picture, "Numb. He rides. He is well. He sleeps. A new saddle.")


def test_what_speaks_against_a_picture_does_not_when_it_is_denied() -> None:
    picture = one("blood", -idea("trace"))
    assert not _seen(picture, "Trace of blood.")
    assert _seen(picture, "Blood, no trace of doubt.")


@pytest.mark.parametrize("text", ["On the 50th centile, 3\u00b2 m\u00b2.", "12/40", "\u0130 K10 \u2192 <"])
def test_odd_signs_and_numbers_are_read_over(text: str) -> None:
    assert find_red_flags(pages=paper(text)) == ()


@pytest.mark.parametrize(
    ("text", "fell"),
    [
        ("Wt 88 -> 79 kg.", True),
        ("Dropped from 64 to 55 kilos in 3 months.", True),
        ("Weight: Jan 82.0 kg, Apr 76.5 kg, Jul 70.1 kg.", True),
        ("Weight 60 kg, was 71 in May.", True),
        ("Wt 03/14: 168 lb   Wt 11/02: 141 lb", True),
        ("12st 4 to 10st 2 since June.", True),
        ("12st 11 to 12st 9 since June.", False),
        ("Weight 70 -> 74 kg.", False),
        ("Weight 82 kg, height 170 cm, BMI 28.4.", False),
        ("Weight 98 kg (28/09/26).", False),
        ("Walks 90 m, weight 82 kg over 40 weeks.", False),
    ],
)
def test_numbers_in_a_row_tell_that_something_fell(text: str, fell: bool) -> None:
    falls = Picture(
        (changed("weight, wt, kg, kilos, lb", (30, 400), times=(0.5, 0.95)),), reach=200, sentences=1
    )
    stones = Picture((changed("st", (6, 29), times=(0.5, 0.95)),), reach=200, sentences=1)
    found = Ideas({"x": [falls, stones]}).found_in(tokens_of(text))
    assert any(found.seen(picture, lambda _: True) for picture in (falls, stones)) is fell


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("31+4, hardly kicked", ["gestation"]),
        ("Fell, hip painful, 84.", ["yo"]),
        ("63, spotting again", ["yo"]),
        ("Seen by triage F/34 today", ["yo"]),
        ("Na 131, 84, 70 and 65", []),
        ("Age 3/12, floppy", ["younginfant"]),
        ("Cough for 3/12, tired", []),
    ],
)
def test_the_form_of_a_number_tells_what_it_counts(text: str, counted: list[str]) -> None:
    assert [token.plain for token in tokens_of(text) if token.start == token.end] == counted


@pytest.mark.parametrize(
    ("text", "stands"), [("the cord was badly compressed", True), ("the cord is not compressed", False)]
)
def test_a_gap_does_not_step_over_a_denial(text: str, stands: bool) -> None:
    picture = one("cord ..3 compress*")
    found = Ideas({"x": [picture]}).found_in(tokens_of(text))
    assert bool(found.seen(picture, lambda _: True)) is stands


@pytest.mark.parametrize(
    "words",
    [
        "Her tummy is swollen.",
        "Belly swollen.",
        "Abdo looks puffed up and ballooned.",
        "Abdomen swollen.",
    ],
)
def test_an_idea_is_found_in_each_word_that_says_the_same(words: str) -> None:
    assert _seen(one("abdom*", "swollen"), words)


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ("vomit*", "He threw up twice."),
        ("breathless", "She is out of puff."),
        ("cancer", "Excision shows a liposarcoma."),
        ("weak*", "Knee extension 3/5."),
        ("reduced", "\u2193 movements"),
        ("not ..1 stand", "Refuses to stand."),
    ],
)
def test_phrases_signs_and_powers_are_read_as_what_they_say(terms: str, words: str) -> None:
    assert _seen(one(terms), words)


def test_full_power_is_no_weakness() -> None:
    assert not _seen(one("weak*"), "Knee extension 5/5.")


def test_tens_and_units_are_one_number() -> None:
    assert [token.plain for token in tokens_of("Twenty-four tablets, thirty days")] == [
        "24",
        "tablets",
        "thirty",
        "days",
    ]


@pytest.mark.parametrize(
    "words",
    [
        "Pre-op questions. Chest pain at rest [ ]  Heart attack [ ]  None of these [x]",
        "Referral type (tick one)  [ ] Suspected cancer / USC   [ ] Urgent   [x] Routine",
        "Unintentional weight loss   Yes [ ]  No [x]",
        "Back pain screen: saddle anaesthesia N, bladder/bowel disturbance N, bilateral leg symptoms N, gait N.",
        "Worried about abuse or neglect of a child? Ring the duty social worker at any hour.",
        "Previous pre-eclampsia, now 12/40, aspirin started.",
        "His neighbour has just been told she has lung cancer and he wants a check.",
        "Sepsis screen neg. Afebrile.",
        "Return at once if\n- the fingers turn blue, cold or numb\n- fever with shaking chills",
        "Suizidgedanken werden glaubhaft verneint.",
    ],
)
def test_what_a_form_or_notice_does_not_say_of_the_patient_is_silent(words: str) -> None:
    assert find_red_flags(pages=paper(words)) == ()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("first_seizure", "1st fit at age 44."),
        ("first_seizure", "Never had one before: shook all over on the bus, bit cheek, slept after."),
        ("suicidality", "Twenty-four paracetamol taken at 2am."),
        ("unexplained_weight_loss", "Weight 49.2kg today, 57 in spring; appetite unchanged."),
        ("urological_cancer_signs", "Macroscopic hematuria w/ clots, UA neg for infection."),
        ("stroke_tia", "Sudden slurring and drooped mouth at 10."),
        ("obstetric_emergency", "33/40 BP 172/114 prot +++"),
        ("safeguarding", "13 and pregnant. The boyfriend is 34 and buys her phones."),
    ],
)
def test_told_in_the_words_of_another_writer(code: str, words: str) -> None:
    assert code in {flag.code for flag in find_red_flags(pages=paper(words))}
