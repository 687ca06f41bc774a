"""Whether words name a condition: by the nouns and endings that names of diseases are made of.

The nouns are those that head the names of ICD-10-CM (public domain, NCHS), the endings those of Greek and Latin, so
that a condition which no list of ours holds ("plantar fasciitis", "Baker's cyst") is told from what else stands in a
history ("Para 3", "Works nights", "Never on HRT").
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM

_NOUNS = frozenset(
    "abnormality abnormalities abortion abrasion abscess abuse ache achalasia achondroplasia acne "
    "acromegaly addiction "
    "adenoma adhesion adhesions alcoholism allergies allergy alopecia amenorrhea amputation anaphylaxis anemia "
    "aneurysm angina anomaly anosmia anxiety arrest arrhythmia arrhythmias ascites asthma "
    "astigmatism ataxia atresia "
    "attack attacks autism avulsion backache baldness bleed bleeding blindness block boils "
    "bradycardia bruising bulge "
    "bulimia bunion bunions burn burns cachexia calculi calculus calcification cancer candida carbuncle caries "
    "cataract cataracts cerumen chalazion chilblains cholera chorea claudication cleft clot clots "
    "clubfoot colic collapse "
    "coma complication complications compression concussion congestion constipation constriction contracture "
    "contusion convulsion convulsions corns cramps croup cyst cysts deafness decline defect defects "
    "deficiency deficit "
    "deformity degeneration dehydration delay delirium dementia dependence dependency depression "
    "dermatophytosis detachment "
    "diabetes dilatation diphtheria disability disc discitis disease diseases dislocation disorder "
    "disorders displacement "
    "dissection disturbance diverticula drepanocytosis drusen dysarthria dysentery dysfunction "
    "dyslexia dyspepsia dyspraxia "
    "dystonia eclampsia eczema effusion embolism embolus emphysema empyema encephalitis enlargement enuresis "
    "epilepsy epistaxis "
    "erectile erosion eruption erysipelas exacerbation exostosis failure fainting falls fatigue felon "
    "fever fibrillation fibroid fibroids fissure fistula fistulae flutter folliculitis fracture "
    "fractures frailty "
    "furuncle ganglion gangrene glaucoma goiter goitre gout growth hallucinations headache headaches heartburn "
    "hemorrhage hemorrhoid hemorrhoids hernia herniation herpes hirsutism hordeolum hydrocele hydrocephalus "
    "hypertension hypermobility hypertonia hypotension hypothermia hypotonia hypoxia ileus imbalance "
    "immunodeficiency "
    "impairment impetigo impingement incompetence incontinence infarct infarction infection infections "
    "infertility infestation inflammation influenza injury injuries insomnia instability "
    "insufficiency intolerance "
    "intoxication intussusception ischemia itch jaundice keloid keratoconus kyphosis laceration "
    "laxity lentigo leprosy "
    "lesion lesions leukemia lipoma loss lumbago lump lupus malabsorption malaria malformation "
    "malignancy malnutrition "
    "malposition mania mass measles melanoma melasma menopause metastases metastasis migraine "
    "migraines miscarriage "
    "miscarriages mole molluscum mumps murmur myeloma narcolepsy narrowing neoplasm "
    "neurofibromatosis nevus nodule "
    "nodules nystagmus obesity obstruction occlusion opacity osteopenia osteophytes overweight pain "
    "pallor palsy "
    "palpitations paralysis parkinsonism pediculosis pemphigoid pemphigus perforation pertussis phenomenon "
    "phobia piles plaque "
    "plaques pneumonia pneumothorax poisoning polio polyp polyps porphyria prediabetes preeclampsia prolapse "
    "pruritus psoriasis psychosis pterygium ptosis purpura rash reflux regurgitation rejection "
    "retardation retention "
    "rhinitis rickets rigidity rosacea rubella rupture scabies scarring schizophrenia sciatica scleroderma "
    "scoliosis urosepsis seizure seizures sepsis septicemia shingles shock sickness sinus snoring spasm "
    "spondylolisthesis "
    "sprain squint stammer stenosis stiffness stillbirth stone stones strain stricture stroke "
    "strokes stye subluxation "
    "swelling syncope syndrome synovitis syphilis syringomyelia tachycardia talipes tamponade tear "
    "tears tendinopathy "
    "tetanus thalassemia thrombus thrush tic tics tinnitus torsion torticollis trauma tremor "
    "tuberculosis tumor tumors "
    "tumour tumours typhoid ulcer ulceration ulcers underweight urgency urticaria varices varicocele "
    "varix vaginismus verruca "
    "vertigo virus vitiligo volvulus wart warts weakness wheeze whiplash withdrawal wound wounds zoster "
    "bedwetting callosity callus calluses contractions ectopy extrasystoles gynecomastia hammertoe "
    "nosebleed nosebleeds "
    # Short forms.
    "add adhd af aki als asd avnrt avm bcc bipolar bpd bph bppv bv cad cap ccf cdiff cfs chb chd chf "
    "cidp ckd cll cml cmt copd "
    "cpps crps cts cva dcm ddh dka dm dvt eds epi esrd fai fap fai fnd fsgs gad gca gerd gist gord "
    "gpa hcc hcm hcv hf hfpef "
    "hfref hiv hld hpt hpv hs hsp htn hus ibd ibs icp ics iddm iga igt ihd iih ild ipf itp jia kd lbbb "
    "lbp lrti mci mcas mdd me mgus "
    "mi mnd mrsa ms nafld nash nf1 nf2 niddm nhl nsclc nstemi oa oab ocd ohs osa pad pbc pcos pda pe "
    "pfo pid pmdd "
    "pmr pots ppd pph pku psc psp ptsd pud pvd ra rcc rls rvo sad sah scc sdh sibo sle stemi svt "
    "t1dm t2dm tb tbi tia tmj "
    "ttp uc urti uti vsd vte vur "
    # Other tongues of Latin script.
    "adipositas allergie anemie angst arthrose arteriosklerose bluthochdruck bronchitis depressie diabete "
    "diabetes eczeem eczema epilepsie "
    "fibrillazione fibrillatie herzinsuffizienz hartfalen hypertonie hypertensie hypertension "
    "hipertension hipertensi\u00f3n "
    "hypothyreose ipertensione insufficienza insuficiencia insuffisance asma asthme cancer "
    "c\u00e1ncer carcinome "
    "diabete dyslipidemie dyslipid\u00e9mie dislipidemia dolor douleur embolie fibrilaci\u00f3n "
    "fractuur fractura frattura gicht "
    "goutte hypothyro\u00efdie ipotiroidismo hipotiroidismo infarkt infarto krebs lungenembolie "
    "migr\u00e4ne migra\u00f1a emicrania "
    "nierensteine niereninsuffizienz obesite obesidad obesit\u00e0 osteoporose osteoporosi rhinitis "
    "schlaganfall ictus hipertensao insuficiencia desprendimiento descolamento distacco netzhautablosung "
    "coeliakie zoliakie celiaquia celiachia gozzo bocio struma bocio gota artrosis artrose artrosi artritis "
    "aneurisma anevrisme anevrysme hernie hernia calculose lithiase litiasi litiase colique "
    "infarctus accident avc ictus cancro tumore tumeur depressao depresion depressione "
    "khk pavk hpn dm1 dm2 dm-2 a-fib afib hlp masld nafld hfref vhf "
    "vorhofflimmern zuckerkrankheit jicht astma enxaqueca gota gotta thrombopenie polyarthrite arthrite "
    "hipertens\u00e3o doen\u00e7a enfermedad malattia maladie erkrankung krankheit aandoening ziekte "
    "insufici\u00eancia hipotireoidismo hipertireoidismo hipertiroidismo ipertiroidismo hypothyro\u00efdie "
    "hyperthyro\u00efdie hyperthyreose schilddr\u00fcsenunterfunktion schilddr\u00fcsen\u00fcberfunktion "
    "depress\u00e3o depresi\u00f3n depressione ansiedad ansiedade ansia anxi\u00e9t\u00e9 obesidade artrose "
    "artrosi fibrila\u00e7\u00e3o trombosi trombose thrombose embolia embolismo cirrosi cirrose cirrhose epilepsia "
    "epilessia psoriasi psor\u00edase ulcera \u00falcera tumore tumor neoplasia neoplasie artrite "
    "epatite hepatite bronchite bronquite gastrite rinite sinusite dermatite pancreatite diverticulite cistite "
    "prostatite tiroidite h\u00e9rnia ernia acv avc aom bpco bpoc dpoc epoc eam fibrilha\u00e7\u00e3o hbp hta iam ima "
    "iperlipidemia apneia apnea insomnio ins\u00f4nia osteoporosis nierfunctiestoornis hartinfarct "
    "lumbalgie lombalgie lumbalgia cervicalgie mammacarcinoom prostaatcarcinoom hypertensjon hypothyreose "
    "boezemfibrilleren atriumfibrilleren suikerziekte beroerte longontsteking hirninfarkt herzinfarkt".split()
)
_ENDING = re.compile(
    r"(?:itis|itides|path(?:y|ies|ie|ia)|iasis|[^aeiou]osis|iosis|oses|oma|omas|omata|emia|emias|enia|"
    r"plegia|ectasi[sa]|megaly|"
    r"algia|algias|uria|rrhea|rrhagia|troph(?:y|ies)|plasia|plasias|paresis|phasia|cele|dynia|phobia|"
    r"pnea|malacia|"
    r"kinesia|esthesia|cytosis|philia|thymia|somnia|phagia|praxia|opia|asthenia|spasm|edema|oidism|"
    r"ndrom|pathie|ose|calcemie|anemie|kaliemie|natremie|lipidemie|cemia|oidie|oidismo|oidisme|idismo|idismus|"
    r"(?:arthr|artr|tendin|sinus|bronch|hepat|epat|gastr|cyst|cist|burs|dermat|pancreat|diverticul|otit|col|vascul|"
    r"uve|phleb|fleb|nephr|nefr)(?:ite|iti)|(?:sinus|bronch|arthr|tonsill|gastr|tendin|dermat|"
    r"appendic|diverticul|burs|"
    r"hepat|pancreat|fasci)itus|ruptur|fraktur|arthrose|karzinom|entzundung|insuffizienz|infarkt|prolaps|vorfall|"
    r"neuralgie|apnoe|krankheit)$"
)
_EVERYDAY = frozenset(
    "home some come welcome outcome income dose close those nose whose purpose diagnosis diagnoses prognosis "
    "prognoses".split()
)


def folded(word: str) -> str:
    """Return a word in lower case and American spelling, without accents and possessive: "Oedema's" is "edema"."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    plain = "".join(c for c in plain if c.isalnum() or c == "-")
    return _AE.sub("e", _OE.sub("e", plain)).replace("diarrhoea", "diarrhea")


_AE = re.compile(r"(?<=[a-z]{2})ae|^ae|(?<=[hln])ae")
_OE = re.compile(r"(?<![aeio])oe(?=[dsl])")


def names_condition(words: str) -> bool:
    """Tell whether words hold the name of a condition."""
    return CONDITION.found_in(words) or any(map(is_condition_word, _WORD.findall(words)))


_WORD = re.compile(r"[\w\u2019'-]+")
_POSSESSIVE = re.compile(r"['\u2019]s?$")


@lru_cache(maxsize=4096)
def is_condition_word(word: str) -> bool:
    """Tell whether one word by itself names a condition ("fasciitis", "fracture", "COPD")."""
    bare = _POSSESSIVE.sub("", word)
    plain = folded(bare)
    if plain in _EVERYDAY or len(plain) < 2:
        return False
    if plain in _NOUNS or bare.casefold() in _NOUNS:
        return len(plain) > 3 or bare.isupper() or any(c.isdigit() for c in bare) or plain == "flu"
    return len(plain) > 5 and _ENDING.search(plain) is not None


def names_complaint(words: str) -> bool:
    """Tell whether words hold the name of a condition or of a symptom."""
    return names_condition(words) or SYMPTOM.found_in(words)
