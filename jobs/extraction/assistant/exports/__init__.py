"""Prints and pastes of a machine's message or export: HL7, FHIR and other JSON, XML, rows of values, names and values.

Each is read by its own standard or by the names that it gives its values; what it tells wins over what rules made for
letters and forms guess on such a page, and what they took of its syntax is none.
"""

from __future__ import annotations

from jobs.extraction.assistant.exports.weighing import with_exports

__all__ = ["with_exports"]
