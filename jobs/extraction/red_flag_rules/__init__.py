"""The shipped starter list of red flags; docs/reference/red-flags.md tells it in words."""

from __future__ import annotations

from dataclasses import replace

from jobs.extraction.red_flag_rules.body import BODY
from jobs.extraction.red_flag_rules.body_signs import BODY_SIGNS
from jobs.extraction.red_flag_rules.cancer import CANCER
from jobs.extraction.red_flag_rules.cancer_signs import CANCER_SIGNS
from jobs.extraction.red_flag_rules.heart_and_vessels import HEART_AND_VESSELS
from jobs.extraction.red_flag_rules.heart_signs import HEART_SIGNS
from jobs.extraction.red_flag_rules.nerve_signs import NERVE_SIGNS
from jobs.extraction.red_flag_rules.nerves_and_senses import NERVES_AND_SENSES
from jobs.extraction.red_flag_rules.other_languages import OTHER_LANGUAGES
from jobs.extraction.red_flag_rules.plain_words import PLAIN_WORDS
from jobs.extraction.red_flag_rules.rule import RedFlagRule

RED_FLAG_RULES: tuple[RedFlagRule, ...] = tuple(
    replace(
        rule,
        alternatives=(
            *rule.alternatives,
            *PLAIN_WORDS.get(rule.code, ()),
            *OTHER_LANGUAGES.get(rule.code, ()),
        ),
        signs=(
            *CANCER_SIGNS.get(rule.code, ()),
            *NERVE_SIGNS.get(rule.code, ()),
            *HEART_SIGNS.get(rule.code, ()),
            *BODY_SIGNS.get(rule.code, ()),
        ),
    )
    for rule in (*CANCER, *NERVES_AND_SENSES, *HEART_AND_VESSELS, *BODY)
)

__all__ = ["RED_FLAG_RULES", "RedFlagRule"]
