"""Red flags that no rule's words tell: passages like known ones of danger. People and passages are invented."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from jobs.extraction.red_flags.likeness import LikenessModel, likeness_model
from jobs.extraction.red_flags.likeness.terms import SENTENCES, passages_of, terms_of
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from jobs.extraction.red_flags.search import Heard
from jobs.extraction.red_flags.words import tokens_of
from jobs.extraction.text import Text
from referrals.data.referral import RedFlag
from tests.unit.extraction.paper import paper

TOLD_BY_NO_RULE = [
    ("breast_cancer_signs", "axillary LN 2 cm hard L in 54F, breasts feel OK to me. One stop clinic please"),
    (
        "cauda_equina",
        "The pain used to run down the left leg only. Now it's both, both feet flop, and she's soiled herself twice.",
    ),
    (
        "first_seizure",
        "My husband shook the whole bed at five in the morning, his lips were blue, he didn't know me for half an "
        "hour; nothing like it in 52 years.",
    ),
    (
        "diabetic_emergency",
        "Second time this month that the ambulance has had to bring her round from a low; she gets no warning, and her "
        "husband couldn't wake her this morning.",
    ),
]


def raised(text: str) -> dict[str, RedFlag]:
    return {flag.code: flag for flag in find_red_flags(pages=paper(text))}


def by_rule(text: str) -> set[str]:
    heard = Heard(Text(paper(text)))
    return {rule.code for rule in RED_FLAG_RULES if heard.by_rule(rule)}


@pytest.mark.parametrize(("code", "text"), TOLD_BY_NO_RULE)
def test_a_passage_like_known_ones_raises_its_flag_with_words_of_the_page(code: str, text: str) -> None:
    assert code not in by_rule(text)
    flag = raised(text)[code]
    assert flag.evidence
    page = " ".join(word.text for word in paper(text)[0].words)
    assert all(evidence.quote in page and evidence.boxes for evidence in flag.evidence)


@pytest.mark.parametrize(("code", "text"), TOLD_BY_NO_RULE)
def test_what_is_told_of_a_relative_is_not_heard(code: str, text: str) -> None:
    assert code not in raised(f"Family history:\n{text}\n")


@pytest.mark.parametrize("text", ["", "12/40", "blood", "Gestation", "chest pain?", "lump", "\u2192 <"])
def test_a_word_or_two_raise_nothing_by_likeness(text: str) -> None:
    heard = Heard(Text(paper(text)))
    assert heard.by_likeness(asked=likeness_model().codes) == {}


def test_only_what_is_asked_for_is_answered() -> None:
    code, text = TOLD_BY_NO_RULE[0]
    heard = Heard(Text(paper(text)))
    assert code in heard.by_likeness(asked={code})
    assert heard.by_likeness(asked=()) == {}


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (
            "pulmonary_embolism",
            "Patient is 3 weeks out from her ankle ORIF. Per Dr. of ortho she may start weight bearing as tolerated in "
            "the boot. Plan: gait training with crutches, range of motion, swelling control, progress to single leg "
            "balance. Home program.",
        ),
        (
            "unexplained_weight_loss",
            "lump on R flank, soft, mobile, size of a plum, been there since high school, now catching on his tool "
            "belt. Derm looked and said too deep for office. Would like it out.",
        ),
    ],
)
def test_a_rule_is_not_believed_of_a_note_that_is_like_no_passage_of_its_danger(code: str, text: str) -> None:
    assert code in by_rule(text)
    assert code not in raised(text)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("acute_kidney_injury", "He has passed no urine for twenty hours and potassium is 7.0."),
        ("cauda_equina", "Anal tone was absent."),
        ("acute_coronary", "His troponin came back at 640 this morning."),
        ("airway", "He cannot swallow his saliva and is drooling."),
    ],
)
def test_one_sentence_of_danger_in_a_letter_about_other_things_is_heard(code: str, sentence: str) -> None:
    before = (
        "Thank you for seeing this retired joiner about his knees, which have hurt on stairs for six years. "
    )
    behind = (
        " His other conditions are raised blood pressure, which is well controlled, gout and hay fever. He gave up "
        "smoking in 1998 and lives with his wife and an elderly spaniel. I have not requested further imaging."
    )
    assert code in raised(before * 2 + sentence + behind * 2)


@pytest.mark.parametrize("text", ["DKA.", "PMB, 58F.", "Perineal numbness.", "Meningism.", "NOF #"])
def test_a_few_words_are_too_little_to_doubt_a_rule(text: str) -> None:
    assert by_rule(text) <= raised(text).keys()
    assert raised(text)


def test_the_model_knows_every_flag_that_words_tell_and_no_other() -> None:
    assert set(likeness_model().codes) == {rule.code for rule in RED_FLAG_RULES if rule.pictures}


def test_the_same_words_give_the_same_chances() -> None:
    terms = terms_of(passages_of(tokens_of(TOLD_BY_NO_RULE[0][1]))[0])
    assert (LikenessModel.load().chances(terms) == likeness_model().chances(terms)).all()


def test_passages_are_three_sentences_that_follow_each_other() -> None:
    passages = passages_of(tokens_of("One is here. Two is here. Three is here. Four is here."))
    assert [len(passage) for passage in passages] == [SENTENCES, SENTENCES]
    assert [passage[0][0].plain for passage in passages] == ["one", "two"]


def test_a_sentence_without_an_end_is_heard_piece_by_piece() -> None:
    sentences = passages_of(tokens_of("word " * 150))[0]
    assert [len(sentence) for sentence in sentences] == [60, 60, 30]


def test_no_pair_reaches_across_what_is_not_said() -> None:
    (passage,) = passages_of(tokens_of("lump no pain today"))
    names = terms_of(passage, lambda token: token.plain != "pain")
    assert "pain" not in names
    assert "no today" not in names
    assert "lump no" in names
