"""The shipped red flags: what each is called, what it asks for, in which words and pictures it is told."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.rule import RedFlagRule

RULES: tuple[RedFlagRule, ...] = (
    RedFlagRule("suspected_cancer", "Cancer is suspected, or the two-week-wait pathway is named.", "asap"),
    RedFlagRule("lung_cancer_signs", "Coughing blood, or a lung mass: possible lung cancer.", "asap"),
    RedFlagRule(
        "bowel_cancer_signs",
        "Rectal bleeding, positive stool blood test, weight loss or iron deficiency with bowel signs: "
        "possible bowel cancer.",
        "asap",
    ),
    RedFlagRule(
        "upper_gi_cancer_signs",
        "Difficulty swallowing, or weight loss with upper abdominal signs: possible upper "
        "gastrointestinal cancer.",
        "asap",
    ),
    RedFlagRule("unexplained_weight_loss", "Unintentional weight loss.", "urgent"),
    RedFlagRule("breast_cancer_signs", "A new breast lump or nipple change: possible breast cancer.", "asap"),
    RedFlagRule("skin_cancer_signs", "A changing pigmented lesion: possible melanoma.", "asap"),
    RedFlagRule(
        "urological_cancer_signs",
        "Visible blood in the urine, or a testicular or prostate finding that suggests cancer.",
        "asap",
    ),
    RedFlagRule(
        "gynaecological_cancer_signs",
        "Bleeding after the menopause, or a pelvic mass: possible gynaecological cancer.",
        "asap",
    ),
    RedFlagRule(
        "head_and_neck_cancer_signs",
        "A persistent neck lump, mouth ulcer or hoarseness: possible head and neck cancer.",
        "asap",
    ),
    RedFlagRule(
        "blood_cancer_signs", "Blood count or symptoms that suggest leukaemia, lymphoma or myeloma.", "asap"
    ),
    RedFlagRule(
        "cauda_equina",
        "Saddle numbness, or bladder or bowel change with back pain: possible cauda equina syndrome.",
        "stat",
    ),
    RedFlagRule("spinal_cord_compression", "Possible compression of the spinal cord.", "stat"),
    RedFlagRule(
        "stroke_tia",
        "Sudden weakness, facial droop or speech loss: possible stroke or TIA.",
        "stat",
        passing=True,
    ),
    RedFlagRule(
        "acute_neurology",
        "Sudden double vision, drooping lid, or rising weakness of swallowing or breathing.",
        "stat",
    ),
    RedFlagRule("first_seizure", "A first seizure.", "asap"),
    RedFlagRule("meningitis", "Signs of meningitis or meningococcal disease.", "stat"),
    RedFlagRule("suicidality", "Thoughts or plans of suicide, or serious self-harm.", "stat"),
    RedFlagRule("sudden_visual_loss", "Sudden loss of vision, or an acutely painful red eye.", "stat"),
    RedFlagRule(
        "acute_coronary",
        "Chest pain at rest or with ECG or troponin change: possible acute coronary syndrome.",
        "stat",
    ),
    RedFlagRule(
        "aortic_emergency",
        "Tearing chest or back pain, or a symptomatic aneurysm: possible aortic emergency.",
        "stat",
    ),
    RedFlagRule("pulmonary_embolism", "Possible pulmonary embolism or deep vein thrombosis.", "stat"),
    RedFlagRule("limb_ischaemia", "An acutely cold or pulseless limb.", "stat"),
    RedFlagRule("airway", "The airway is threatened.", "stat"),
    RedFlagRule("sepsis", "Signs of sepsis.", "stat"),
    RedFlagRule("testicular_torsion", "Sudden testicular pain: possible torsion.", "stat"),
    RedFlagRule("gi_bleed", "Vomiting blood or passing black stools: gastrointestinal bleeding.", "stat"),
    RedFlagRule(
        "acute_abdomen",
        "An acute abdomen: perforation, obstruction, pancreatitis or appendicitis.",
        "stat",
        if_asked_soon="asap",
    ),
    RedFlagRule(
        "ectopic_pregnancy", "Pain or bleeding in early pregnancy: possible ectopic pregnancy.", "stat"
    ),
    RedFlagRule(
        "obstetric_emergency", "An emergency in pregnancy or after birth.", "stat", if_asked_soon="asap"
    ),
    RedFlagRule(
        "acute_kidney_injury", "Rapidly failing kidneys or dangerous potassium.", "stat", if_asked_soon="asap"
    ),
    RedFlagRule(
        "critical_result",
        "A blood result that a laboratory would telephone.",
        "stat",
        if_asked_soon="asap",
    ),
    RedFlagRule("diabetic_emergency", "A diabetic emergency.", "stat"),
    RedFlagRule(
        "fracture_in_the_elderly", "A fall with a probable hip fracture.", "stat", if_asked_soon="asap"
    ),
    RedFlagRule("ill_infant", "A young infant with fever, poor feeding or abnormal breathing.", "stat"),
    RedFlagRule("safeguarding", "Concern for the safety of a child or an adult at risk.", "urgent"),
)
