"""The shape of what is looked for in sentences: turns of phrase and the urgency that each tells."""

from __future__ import annotations

import re

Phrases = tuple[tuple[str, float, re.Pattern[str]], ...]
"""Each: the level, or "" for that of its words; how sure; a pattern whose group `words` tells the urgency."""
