"""Words that name a part of the body and nothing that ails it: "left great toenail", "aortic valve" are no findings."""

from __future__ import annotations

import re

_PARTS = frozenset(
    "abdomen abdominal adenoid adenoids adnexa airway airways ankle ankles annulus antrum anus aorta aortic arm arms "
    "arteries artery atria atrial atrium auricle axilla back bladder bone bones bowel brain breast breasts bronchi "
    "bronchus bundle buttock buttocks caecum calf calves canal capsule carotid cava cavity cecum cervical cervix "
    "chamber cheek cheeks chest colon conjunctiva cord cornea corneal coronary cortex cranial descending diaphragm "
    "disc disk duct duodenum ear eardrum ears elbow elbows epididymis esophagus extremities extremity eye eyelid "
    "eyelids eyes face fascia feet femoral femur fibula finger fingers foot foramen forearm forearms fossa "
    "gallbladder genitalia gland glands glans great groin gum gums hair hallux hand hands head heart heel heels "
    "hemiscrotum hip hips humerus iliac intestine iris jaw joint joints kidney kidneys knee knees knuckles labia "
    "lamina larynx leg legs lens ligament ligaments limb limbs lip lips liver lobe lobes lumbar lung lungs lymph "
    "macula mandible maxilla meatus mediastinum membrane metatarsal metatarsals midline mitral mouth muscle muscles "
    "nail nailbed nails nasal navel neck nerve nerves nipple node nodes nose nostril nostrils obturator oesophagus "
    "orbit orifice orifices ostium ovaries ovary palate palm pancreas patella pelvic pelvis penis perineum peritoneal "
    "peritoneum pharynx pleura popliteal prostate pulmonary pupil pupils quadrant quadrants radius rectum renal "
    "retina rib ribs root sacrum scalp sclera scrotum septum shaft shin shoulder shoulders sinus sinuses skin skull "
    "sole spine spleen sternum stomach teeth temple tendon tendons testes testicle testicles testis thigh thighs "
    "thorax throat thumb thumbs thyroid tibia tissue toe toenail toenails toes tongue tonsil tonsils tooth torso "
    "trachea tricuspid trunk tube tubes turbinate turbinates tympanic ulna umbilicus ureter ureteral ureters urethra "
    "urethral uterine uterus uvula vagina valve valves vas vein veins vena ventricle ventricles ventricular vertebra "
    "vertebrae vertebral vessel vessels vestibular vestibule vulva waist wall wrist wrists".split()
)
_PLACES = frozenset(
    "left right both bilateral bilaterally upper lower mid middle inner outer internal external anterior posterior "
    "medial lateral distal proximal inferior superior central front dorsal plantar ventral superficial deep main "
    "first second third fourth fifth one other near far aspect side sides part portion region area surface base tip "
    "border end ends bed of the a an his her their on in at to and with".split()
)
_WORD = re.compile(r"[^\W\d_]+")


def names_only_a_part(words: str) -> bool:
    """Tell whether words name a part of the body and where on it, and say nothing further of it."""
    named = [word.casefold() for word in _WORD.findall(words)]
    return any(word in _PARTS for word in named) and all(word in _PARTS or word in _PLACES for word in named)
