"""Names of the columns of clinical lists: the first, by which the list is known, and those behind it."""

from __future__ import annotations

import re

FIRST_COLUMNS = {
    "drug": "medications",
    "drug name": "medications",
    "medicine": "medications",
    "allergen": "allergies",
    "substance": "allergies",
    **dict.fromkeys(("läkemedel", "legemiddel", "lægemiddel", "geneesmiddel", "medicament"), "medications"),
    "condition": "problems",
    "problem": "problems",
    **dict.fromkeys(("dx code", "diagnosis code", "icd code", "icd-10 code", "cie-10", "cim-10"), "problems"),
}
FURTHER_COLUMN = re.compile(
    r"(?:dos(?:e|age)|strength|route|frequency|how (?:often|taken|to (?:take|use)(?: (?:it|them))?)|directions?|sig|"
    r"instructions?|duration|"
    r"(?:noted|started|authored|recorded|performed|resolved|effective|administration|planned)(?: dates?| on)?|"
    r"date (?:noted|recorded|resolved|diagnosed|identified|entered|added|reported|closed|of onset|started|ended)|"
    r"(?:problem |clinical |condition )?(?:status|state)|manifestations?|criticality|dispense[d]?|chronic|"
    r"start(?: date)?|relation(?:ship)?|family member|(?:onset )?age(?: at [a-z]+)?|(?:dosage )?instructions?|"
    r"stop(?: date)?|dates?|status|comments?|reactions?|severity|type|icd.{0,10}|codes?|onset(?: date)?|"
    r"since|quantity|indication|notes?|when|how much|amount|times|refills|prescriber|last issued|form|(?:problem |"
    r"diagnosis |condition )?(?:description|name)|"
    r"diagnos[ie]s|problem|condition|text|diagnose|diagn[óo]sticos?|diagnosi|libell[ée]|descri(?:ção|pci[óo]n)|"
    r"descrizione|bezeichnung|styrk[ae]|sterkte|dosering|gebruik|bruk)",
    re.IGNORECASE,
)
