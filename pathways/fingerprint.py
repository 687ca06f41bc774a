"""What a definition is, in one word: equal exactly when two definitions mean the same."""

from __future__ import annotations

import hashlib
import json

from pathways.definition import PathwayDefinition


def fingerprint_of(definition: PathwayDefinition) -> str:
    """Return the SHA-256 of the definition with every default written out, as 64 hex digits."""
    document = json.dumps(definition.as_document(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(document.encode()).hexdigest()
