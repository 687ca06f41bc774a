"""Further wordings of labels, as forms around the world print them: plain words, one label after another.

A full stop, "#", "no", brackets with a remark ("(please print)") and a star need not be written here: every label may
have them. "/" stands with or without spaces around it, "&" for "and" too, an apostrophe may be missing.
"""

from __future__ import annotations

from jobs.extraction.assistant.labels.synonyms_of_parties import SYNONYMS_OF_PARTIES
from jobs.extraction.assistant.labels.synonyms_of_patients import SYNONYMS_OF_PATIENTS

SYNONYMS = (*SYNONYMS_OF_PATIENTS, *SYNONYMS_OF_PARTIES)
"""For each label its key, whose it is ("" = by its block), and its wordings."""
