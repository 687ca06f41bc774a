"""Text in a document that reads like an instruction to a machine: it is never followed, and always shown to
a person.
"""

from __future__ import annotations

import re

from jobs.extraction.text import Span, Text

_INSTRUCTION = re.compile(
    r"\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,30}\b(?:previous|"
    r"prior|above|all|any|earlier|the|your|these|those)\b[^.\n]{0,20}"
    r"\b(?:instructions?|prompts?|rules?|guidelines?|directions?|context|training|safeguards?|polic(?:y|ies))\b"
    r"|\b(?:system|developer|assistant)\s*(?:prompt|message|instruction)s?\b|"
    r"<\|?(?:system|im_start|assistant|user)\|?>|\[/?INST\]"
    r"|#{2,} {0,3}(?:system|assistant|developer|user) {0,3}:[^#]{0,200}"
    r"|\byou are (?:now )?(?:an? )?(?:\w+ )?(?:AI|language model|assistant|chatbot|LLM|GPT)\b|\bas an AI\b"
    r"|\b(?:to|dear|attention|note to|message to|instructions? (?:for|to)) (?:the )?(?:AI|"
    r"LLM|language model|model|bot|chatbot|parser|automated system|extraction (?:system|"
    r"software|model)|machine)\b"
    r"|\b(?:mark|classify|triage|label|set|flag|treat|rate|code|output|return|"
    r"respond|report|approve|accept)\b[^.\n]{0,40}\b(?:this (?:referral|document|"
    r"patient|case)|urgency|priority|field|confidence|JSON)\b"
    r"[^.\n]{0,30}\b(?:as|to|with|is|only)\b[^.\n]{0,20}\b(?:stat|emergency|"
    r"highest|approved|accepted|urgent|1\.0|100 ?%|true|null|json)\b"
    r"|\bdo not (?:extract|report|flag|mention|tell|include|reveal|send for review)\b[^.\n]{0,40}\b(?:field|"
    r"reviewer|human|clinician|red flags?|values?|person|document|user)\b",
    re.IGNORECASE,
)


def find_instructions(text: Text) -> list[Span]:
    """Return where the text reads like an instruction to a machine."""
    joined = text.content.replace("\n", " ").replace("\t", " ")
    return [Span(match.start(), match.end()) for match in _INSTRUCTION.finditer(joined)]
