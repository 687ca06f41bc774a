"""Dangers that a writer calls by their name and suspects or has found now: "?PE", "Diagnosis: acute stroke", "likely
appendicitis". The name is enough, whatever else a letter is about.
"""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, one

_SUSPECTED = (
    "?",
    "query",
    "suspect/suspected/suspecting/suspicious ..2",
    "possible/possibly ..1",
    "probable/probably ..1",
    "likely ..1",
    "concern/concerned/concerning/worried/worry ..2",
    "features/signs/symptoms/picture/suggestive/suspicion ..1 of ..1",
    "consistent/keeping/compatible with ..1",
    "diagnosis/diagnosed/impression/imp/dx/ddx/differential ..2",
    "working diagnosis ..1",
    "acute",
    "r o",
    "new",
    "confirmed",
)
"""How a writer leads in what is thought or found."""
_NAMES = {
    "stroke_tia": "stroke, tia, TIA, cva, CVA, transient ischemic attack, cerebral infarct*",
    "acute_neurology": (
        "subarachnoid hem*, subarachnoid bleed, SAH, status epilepticus, guillain*, venous sinus thrombosis, "
        "intracranial hem*, subdural hem*, extradural hem*, encephalitis"
    ),
    "meningitis": "meningitis, meningococcal",
    "cauda_equina": "cauda equina, CES",
    "spinal_cord_compression": "cord compression, MSCC",
    "acute_coronary": (
        "MI, stemi, nstemi, STEMI, NSTEMI, ACS, acs, myocardial infarct*, coronary syndrome, heart attack"
    ),
    "aortic_emergency": "dissection, ruptured aneurysm, leaking aneurysm, ruptured aaa, leaking aaa",
    "pulmonary_embolism": "PE, pulmonary embol*, dvt, DVT, deep vein thrombo*, deep venous thrombo*",
    "limb_ischaemia": "limb ischemi*, ischemic limb, ischemic leg, ischemic foot, compartment syndrome",
    "airway": "anaphyla*, epiglottitis, ludwig",
    "sepsis": "sepsis, septic arthritis, neutropenic sepsis, necrotising fasciitis, necrotizing fasciitis",
    "acute_abdomen": (
        "appendicitis, appendix, appy, perforated bowel, perforated viscus, bowel obstruction, peritonitis, "
        "pancreatitis, cholangitis, volvulus, intussusception, strangulated hernia"
    ),
    "testicular_torsion": "torsion",
    "ectopic_pregnancy": "ectopic",
    "obstetric_emergency": "preeclampsia, pre eclampsia, eclampsia, abruption, PET",
    "diabetic_emergency": "dka, DKA, ketoacidosis, hhs, HHS",
    "sudden_visual_loss": (
        "retinal detachment, giant cell arteritis, temporal arteritis, gca, GCA, acute glaucoma, angle closure, crao, "
        "CRAO"
    ),
    "suspected_cancer": "lung ca, bowel ca, breast ca, ovarian ca, pancreatic ca, malignancy",
    "skin_cancer_signs": "melanoma",
    "fracture_in_the_elderly": "hip fracture, fractured hip, neck of femur fracture, nof, NOF, fractured neck of femur",
}
_NOT_NOW = -idea(
    "previous*, prior, old, chronic, known, years, year, ago, resolved, recovered, excluded, ruled out, negative, "
    "no evidence, unlikely, not, prophylaxis, prevention, screening, risk, risks, family, fhx, history, hx, pmh, "
    "review, patients, leaflet, guideline*, opens, pathway, service, "
    "follow, followup, rehab*, since, last, clinic, nurse, team, unit, anticoag*, survivor, after, following, post, "
    "mother, father, brother, sister, son, daughter, ovarian torsion, tibial torsion, diverticul*"
)
"""What makes a name one of before, of others, of a service or of what is guarded against."""


def _named(names: str) -> str:
    return ", ".join(f"{lead} {name.strip()}" for name in names.split(",") for lead in _SUSPECTED)


NAMED_DANGERS: Pictures = {code: (one(_named(names), _NOT_NOW),) for code, names in _NAMES.items()}
