"""The shipped starter list of red flags; docs/reference/red-flags.md tells it in words."""

from __future__ import annotations

from dataclasses import replace

from jobs.extraction.red_flags.rules.body_in_plain_words import BODY_IN_PLAIN_WORDS
from jobs.extraction.red_flags.rules.cancer_in_plain_words import CANCER_IN_PLAIN_WORDS
from jobs.extraction.red_flags.rules.further_signs_of_belly_and_birth import FURTHER_SIGNS_OF_BELLY_AND_BIRTH
from jobs.extraction.red_flags.rules.further_signs_of_cancer import FURTHER_SIGNS_OF_CANCER
from jobs.extraction.red_flags.rules.further_signs_of_heart_and_breath import (
    FURTHER_SIGNS_OF_HEART_AND_BREATH,
)
from jobs.extraction.red_flags.rules.further_signs_of_nerves_and_mind import FURTHER_SIGNS_OF_NERVES_AND_MIND
from jobs.extraction.red_flags.rules.idea import Picture
from jobs.extraction.red_flags.rules.named_dangers import NAMED_DANGERS
from jobs.extraction.red_flags.rules.nerves_and_mind_in_plain_words import NERVES_AND_MIND_IN_PLAIN_WORDS
from jobs.extraction.red_flags.rules.pictures_of_aorta import PICTURES_OF_AORTA
from jobs.extraction.red_flags.rules.pictures_of_belly import PICTURES_OF_BELLY
from jobs.extraction.red_flags.rules.pictures_of_birth import PICTURES_OF_BIRTH
from jobs.extraction.red_flags.rules.pictures_of_blood_and_neck_cancer import (
    PICTURES_OF_BLOOD_AND_NECK_CANCER,
)
from jobs.extraction.red_flags.rules.pictures_of_brain import PICTURES_OF_BRAIN
from jobs.extraction.red_flags.rules.pictures_of_breast_and_pelvis import PICTURES_OF_BREAST_AND_PELVIS
from jobs.extraction.red_flags.rules.pictures_of_breathing import PICTURES_OF_BREATHING
from jobs.extraction.red_flags.rules.pictures_of_cancer import PICTURES_OF_CANCER
from jobs.extraction.red_flags.rules.pictures_of_early_pregnancy import PICTURES_OF_EARLY_PREGNANCY
from jobs.extraction.red_flags.rules.pictures_of_eyes import PICTURES_OF_EYES
from jobs.extraction.red_flags.rules.pictures_of_gut_cancer import PICTURES_OF_GUT_CANCER
from jobs.extraction.red_flags.rules.pictures_of_heart import PICTURES_OF_HEART
from jobs.extraction.red_flags.rules.pictures_of_infection import PICTURES_OF_INFECTION
from jobs.extraction.red_flags.rules.pictures_of_injury import PICTURES_OF_INJURY
from jobs.extraction.red_flags.rules.pictures_of_kidneys_and_sugar import PICTURES_OF_KIDNEYS_AND_SUGAR
from jobs.extraction.red_flags.rules.pictures_of_meningitis import PICTURES_OF_MENINGITIS
from jobs.extraction.red_flags.rules.pictures_of_mind import PICTURES_OF_MIND
from jobs.extraction.red_flags.rules.pictures_of_protection import PICTURES_OF_PROTECTION
from jobs.extraction.red_flags.rules.pictures_of_skin_cancer import PICTURES_OF_SKIN_CANCER
from jobs.extraction.red_flags.rules.pictures_of_spine import PICTURES_OF_SPINE
from jobs.extraction.red_flags.rules.pictures_of_stroke import PICTURES_OF_STROKE
from jobs.extraction.red_flags.rules.pictures_of_testicle import PICTURES_OF_TESTICLE
from jobs.extraction.red_flags.rules.pictures_of_urinary_and_male_cancer import (
    PICTURES_OF_URINARY_AND_MALE_CANCER,
)
from jobs.extraction.red_flags.rules.pictures_of_vessels import PICTURES_OF_VESSELS
from jobs.extraction.red_flags.rules.pictures_of_weight_loss import PICTURES_OF_WEIGHT_LOSS
from jobs.extraction.red_flags.rules.reports_of_images import REPORTS_OF_IMAGES
from jobs.extraction.red_flags.rules.rule import RedFlagRule
from jobs.extraction.red_flags.rules.rules import RULES
from jobs.extraction.red_flags.rules.shorthand_of_notes import SHORTHAND_OF_NOTES
from jobs.extraction.red_flags.rules.signs_and_tests_of_belly import SIGNS_AND_TESTS_OF_BELLY
from jobs.extraction.red_flags.rules.signs_and_tests_of_cancer import SIGNS_AND_TESTS_OF_CANCER
from jobs.extraction.red_flags.rules.signs_and_tests_of_heart_and_vessels import (
    SIGNS_AND_TESTS_OF_HEART_AND_VESSELS,
)
from jobs.extraction.red_flags.rules.signs_and_tests_of_infection_and_birth import (
    SIGNS_AND_TESTS_OF_INFECTION_AND_BIRTH,
)
from jobs.extraction.red_flags.rules.signs_and_tests_of_nerves_and_mind import (
    SIGNS_AND_TESTS_OF_NERVES_AND_MIND,
)
from jobs.extraction.red_flags.rules.signs_told_alone import SIGNS_TOLD_ALONE

_PICTURES = {
    **PICTURES_OF_CANCER,
    **PICTURES_OF_WEIGHT_LOSS,
    **PICTURES_OF_BLOOD_AND_NECK_CANCER,
    **PICTURES_OF_SKIN_CANCER,
    **PICTURES_OF_GUT_CANCER,
    **PICTURES_OF_BREAST_AND_PELVIS,
    **PICTURES_OF_URINARY_AND_MALE_CANCER,
    **PICTURES_OF_SPINE,
    **PICTURES_OF_STROKE,
    **PICTURES_OF_BRAIN,
    **PICTURES_OF_MENINGITIS,
    **PICTURES_OF_MIND,
    **PICTURES_OF_EYES,
    **PICTURES_OF_HEART,
    **PICTURES_OF_AORTA,
    **PICTURES_OF_VESSELS,
    **PICTURES_OF_BREATHING,
    **PICTURES_OF_INFECTION,
    **PICTURES_OF_BELLY,
    **PICTURES_OF_KIDNEYS_AND_SUGAR,
    **PICTURES_OF_INJURY,
    **PICTURES_OF_PROTECTION,
    **PICTURES_OF_BIRTH,
    **PICTURES_OF_EARLY_PREGNANCY,
    **PICTURES_OF_TESTICLE,
}

_FURTHER = (
    BODY_IN_PLAIN_WORDS,
    NERVES_AND_MIND_IN_PLAIN_WORDS,
    CANCER_IN_PLAIN_WORDS,
    SIGNS_AND_TESTS_OF_BELLY,
    SIGNS_AND_TESTS_OF_HEART_AND_VESSELS,
    SIGNS_AND_TESTS_OF_INFECTION_AND_BIRTH,
    SIGNS_AND_TESTS_OF_CANCER,
    SIGNS_AND_TESTS_OF_NERVES_AND_MIND,
    REPORTS_OF_IMAGES,
    SHORTHAND_OF_NOTES,
    SIGNS_TOLD_ALONE,
    FURTHER_SIGNS_OF_BELLY_AND_BIRTH,
    FURTHER_SIGNS_OF_CANCER,
    FURTHER_SIGNS_OF_HEART_AND_BREATH,
    FURTHER_SIGNS_OF_NERVES_AND_MIND,
    NAMED_DANGERS,
)


def _pictures_of(code: str) -> tuple[Picture, ...]:
    return (
        *_PICTURES.get(code, ()),
        *(picture for pictures in _FURTHER for picture in pictures.get(code, ())),
    )


RED_FLAG_RULES: tuple[RedFlagRule, ...] = tuple(
    replace(rule, pictures=_pictures_of(rule.code)) for rule in RULES
)

__all__ = ["RED_FLAG_RULES", "RedFlagRule"]
