"""How specialties are called beside their English names: in other languages, and in the names of practices."""

from __future__ import annotations

from collections.abc import Iterator

from jobs.extraction.assistant.request.specialty.clinics import CLINICS, HYPHENED, SHORT_OF_HOUSES
from jobs.extraction.assistant.request.specialty.clinics_by_disease import CLINICS_BY_DISEASE
from jobs.extraction.assistant.request.specialty.names_further_off import FURTHER_OFF
from jobs.extraction.assistant.request.specialty.names_in_europe import IN_EUROPE
from jobs.extraction.assistant.request.specialty.words import NAMES
from jobs.extraction.assistant.vocabulary import Vocabulary

_OF = r"(?:ie|ia|ía|isch\w*|ique|ic[oa]|ologue|óloga?|ologo|ologa|en|in|ologen|oog)"

_OLOGY = r"[oó]l[oó]g\w+"

_STEMS: dict[str, str] = {
    "allergy_immunology": rf"(?:allerg|alerg){_OLOGY}",
    "cardiology": rf"[ck]ardi{_OLOGY}",
    "dermatology": rf"dermat{_OLOGY}",
    "endocrinology": rf"(?:endo[ck]rin|diabet|diabét){_OLOGY}",
    "ent": r"(?:oto|otorino|otorrino)(?:rino|rrino|rhino)?lar[iyí]ng\w+|otorino",
    "gastroenterology": rf"ga?stro-?ent[eé]r{_OLOGY}",
    "hematology": rf"(?:h[eéäa]|e)mat{_OLOGY}",
    "nephrology": rf"n[eé](?:f|ph)r{_OLOGY}",
    "neurology": rf"neur{_OLOGY}",
    "obstetrics_gynecology": rf"gin(?:e|a)c{_OLOGY}|gyn[eéä](?:c|k){_OLOGY}|ostetric\w+",
    "oncology": rf"on[ck]{_OLOGY}",
    "ophthalmology": rf"o(?:f|ph)?th?alm{_OLOGY}|oculist\w*|oculistic[ao]",
    "orthopedics": r"ort(?:h)?op(?:ed|[äae]d|[eé]d)[iy]\w*",
    "pediatrics": r"p[eéä]diatri\w+|pediatra",
    "psychiatry": r"psi(?:qu|ch)iatr\w+",
    "pulmonology": rf"(?:pneum|pneumo|neum){_OLOGY}",
    "rheumatology": rf"r(?:h)?(?:e)?umat{_OLOGY}",
    "urology": rf"ur{_OLOGY}",
    "general_surgery": r"chirurgia generale",
    "vascular_surgery": r"chirurgia vascolare",
    "physical_therapy": r"fisioterap\w+",
    "rehabilitation_medicine": r"fisiatr\w+",
}
"""The learned names that the languages of Europe share, with their endings."""

ABROAD: dict[str, str] = {
    "allergy_immunology": r"allergolog\w+|alergolog[íi]a|allergologie",
    "anesthesiology": r"anästhesi\w+|anesthésie\w*|anestesi\w+|anesthesie",
    "audiology": r"hörakustik\w*|audiometrie|audioprothésiste",
    "breast_surgery": r"sénologie|senologie|brustzentrum|mammapoli|unidad de mama",
    "cardiology": rf"[ck]ardiolog{_OF}|herzzentrum",
    "cardiothoracic_surgery": r"herzchirurg\w+|thoraxchirurg\w+|chirurgie (?:cardiaque|thoracique)|"
    "cirug[íi]a cardiaca",
    "colorectal_surgery": r"proktolog\w+|proctologi\w+|coloproctolog[íi]a",
    "dentistry_oral_surgery": r"zahn(?:arzt|medizin|heilkunde)\w*|kieferchirurg\w+|mkg(?:-chirurgie)?|"
    r"tandarts|kaakchirurg\w*|"
    r"dentista|odontolog[íi]a|stomatologie|chirurgie (?:maxillo\w*|orale)",
    "dermatology": rf"dermatolog{_OF}|haut(?:arzt|ärzt\w+|klinik)|huidarts\w*|dermatologue",
    "endocrinology": rf"endo[ck]rinolog{_OF}|diabetolog{_OF}|diabétolog\w+",
    "ent": r"hno(?:-\w+)?|hals[-, ]*nasen[-, ]*ohren\w*|orl|kno(?:-\w+)?|keel-?,? ?neus-?(?: en)? ?oor\w*|"
    r"otorrinolaringolog\w+|oto-?rhino(?:-?lar\w+)?",
    "gastroenterology": rf"gastro-?ent[ée]rolog{_OF}|mdl(?:-arts)?|aparato digestivo|"
    r"maag-?,? ?darm(?:[-, ]+(?:en )?lever)?\w*|digestivo",
    "general_practice": r"allgemeinmedizin\w*|hausarzt\w*|hausärzt\w*|huisarts\w*|médecine générale|"
    r"médecin (?:généraliste|traitant)|medicina (?:general|de familia)|atención primaria",
    "general_surgery": r"allgemeinchirurg\w+|viszeralchirurg\w+|chirurgie (?:générale|viscérale)|cirug[íi]a general|"
    r"algemene chirurgie",
    "geriatrics": r"geriatri(?:e|a|sch\w*)|gériatr\w+|altersmedizin",
    "hematology": rf"hämatolog\w+|hématolog\w+|hematolog{_OF}",
    "infectious_diseases": r"infektiolog\w+|infectiolog\w+|maladies infectieuses|enfermedades infecciosas",
    "nephrology": rf"ne(?:ph|f)rolog{_OF}|néphrolog\w+|nierenheilkunde",
    "neurology": rf"neurolog{_OF}|nervenarzt|nervenheilkunde",
    "neurosurgery": r"neurochirurg\w+|neurocirug[íi]a",
    "nutrition_dietetics": r"ernährungsberat\w+|diététi\w+|diëtist\w*|nutricionista|diëtetiek",
    "obstetrics_gynecology": r"gynäkolog\w+|frauen(?:arzt|ärzt\w+|heilkunde)|geburtshilfe|gynécolog\w+|"
    r"obstétri\w+|ginecolog[íi]a|obstetricia|gynaecologie|verloskund\w*|sage-?femme",
    "oncology": rf"onkolog\w+|oncolog{_OF}|cancérologie",
    "ophthalmology": rf"oogheelkund\w*|oogarts\w*|augen(?:arzt|ärzt\w+|heilkunde|klinik)|ophtalmolog\w+|"
    rf"oftalmolog\w+|ophthalmolog{_OF}",
    "orthopedics": r"orthopädi\w+|unfallchirurg\w+|orthopédi\w+|traumatolog[íi]a|orthopedie|ortopedia",
    "pain_medicine": r"schmerz(?:therap\w+|ambulanz|zentrum)|pijn(?:poli|kliniek|bestrijding)\w*|unidad del dolor|"
    r"algologie|centre (?:anti-?douleur|de la douleur)",
    "palliative_care": r"palliativ\w+|soins palliatifs|cuidados paliativos|palliatieve zorg",
    "pediatrics": r"kinder(?:arzt|ärzt\w+|heilkunde|geneeskunde)|pädiatri\w+|pédiatri\w+|pediatr[íi]a",
    "physical_therapy": r"krankengymnastik|kinésithérap\w+|fisioterapi\w+|fysiotherap\w+|physiotherapie",
    "plastic_surgery": r"plastische chirurgie|chirurgie plastique|cirug[íi]a pl[áa]stica",
    "podiatry": r"podologue|podolog\w+",
    "psychiatry": r"psychiatri(?:e|sch\w*)|psiquiatr[íi]a|psychiatre|salud mental|ggz",
    "psychology": r"psychologie|psychologue|psicolog[íi]a|psychotherapie|psycholoog",
    "pulmonology": r"pneumolog\w+|lungen(?:arzt|ärzt\w+|heilkunde|facharzt)|longarts\w*|longgeneeskunde|"
    r"neumolog\w+|pneumologue",
    "radiology": r"radiologie|radiolog[íi]a|imagerie médicale|beeldvorming",
    "rehabilitation_medicine": r"revalidati\w+|rehabilitationsmedizin|médecine physique|rehabilitación",
    "rheumatology": rf"rheumatolog{_OF}|rhumatolog\w+|reumatolog\w+|reumatoloog",
    "sleep_medicine": r"schlaf(?:labor|medizin|ambulanz)|centre du sommeil|slaap(?:centrum|poli)|unidad del sueño",
    "speech_therapy": r"logopäd\w+|orthophoni\w+|logoped\w+",
    "urology": rf"urolog{_OF}|uroloog",
    "vascular_surgery": r"gefäßchirurg\w+|vaatchirurg\w*|chirurgie vasculaire|angiolog\w+|cirug[íi]a vascular",
    "wound_care": r"wund(?:ambulanz|zentrum)|wondzorg|wondpoli",
}

_HOUSE = (
    r"(?:associates|institute|cent(?:er|re)s?|group|partners|specialists|consultants|physicians|clinics?|care|health|"
    r"medicine|unit|hospital|services?|program(?:me)?|team|practice|doctors|surgeons|network|hub)"
)

HOUSES: dict[str, str] = {
    "allergy_immunology": rf"(?:asthma (?:and|&) allergy|allergy(?: (?:and|&) asthma)?) {_HOUSE}",
    "audiology": rf"hearing (?:aid )?{_HOUSE}",
    "bariatric_surgery": r"(?:tier [34] )?weight management (?:service|clinic)",
    "breast_surgery": r"breast (?:care|unit|cent(?:er|re)|team|surgical)|symptomatic breast|one[- ]stop breast\w*",
    "cardiology": rf"(?:heart|cardiac|cardiovascular)(?: (?:and|&) vascular)? {_HOUSE}|"
    r"(?:adult )?congenital heart \w+|rapid access (?:cardiac|"
    rf"cardiology)|(?:rapid access )?chest pain clinic|arrhythmia clinic",
    "colorectal_surgery": r"lower gi (?:2ww|two week wait|suspected cancer|cancer pathway|surgery)",
    "dermatology": rf"skin {_HOUSE}|skin (?:2ww|two week wait)",
    "endocrinology": rf"(?:diabetes|thyroid|endocrine)(?: (?:and|&) \w+)? {_HOUSE}",
    "ent": r"ent|ear,? nose (?:and|&) throat|(?:neck lump|voice) clinic",
    "genetics": r"(?:(?:breast |bowel )?cancer )?family history (?:clinic|service)|"
    rf"(?:hereditary|familial|inherited) (?:breast |bowel )?(?:cancer|disease|disorders) {_HOUSE}",
    "radiology": r"(?:women'?s|advanced|diagnostic) imaging|imaging (?:cent(?:er|re)|associates|partners|"
    "consultants)|"
    r"scan diagnostics",
    "gastroenterology": rf"digestive(?: (?:health|disease|diseases|care))? {_HOUSE}|(?:ibd|c(?:o)?eliac) clinic|"
    rf"upper gi (?:2ww|two week wait|suspected cancer|clinic)|gi {_HOUSE}",
    "hematology": r"thrombosis clinic|anticoagulation clinic|blood disorders (?:cent(?:er|re)|clinic)",
    "nephrology": rf"(?:kidney|renal) {_HOUSE}",
    "neurology": rf"neuroscience(?:s)?(?: {_HOUSE})?|neuromuscul\w+ (?:clinic|cent(?:re|er)|unit|poli\w*)|"
    rf"(?:headache|epilepsy) {_HOUSE}|"
    r"(?:first fit|first seizure|ms|seizure|parkinson'?s) clinic",
    "neurosurgery": rf"(?:brain (?:and|&) spine|spine) {_HOUSE}|spinal (?:unit|service|clinic)",
    "obstetrics_gynecology": rf"women'?s {_HOUSE}|pmb clinic|epau|fertility {_HOUSE}",
    "oncology": rf"cancer {_HOUSE}|acute oncology",
    "ophthalmology": rf"eye {_HOUSE}|(?:retina|retinal|glaucoma|cataract|macular) {_HOUSE}",
    "orthopedics": rf"bone (?:and|&) joint(?: {_HOUSE})?|(?:hand|joint replacement|joint|fracture) {_HOUSE}|"
    rf"fracture liaison(?: service)?",
    "occupational_therapy": r"wheelchair (?:service|clinic)|hand therapy",
    "dentistry_oral_surgery": rf"(?:mouth|oral|dental|endodontics?|periodontics?) {_HOUSE}",
    "psychology": rf"family counsell?ing|counsell?ing {_HOUSE}",
    "general_surgery": rf"hernia {_HOUSE}|gallbladder {_HOUSE}|(?:department|dept|division) of surgery|surgical unit|"
    r"(?:endocrine|upper gi|hepatobiliary|hpb|laparoscopic) surg(?:ery|eons?)",
    "hepatology": rf"liver {_HOUSE}",
    "infectious_diseases": r"tb clinic|travel clinic",
    "pain_medicine": rf"(?:chronic |interventional )?(?:pain|spine (?:and|&) pain) {_HOUSE}|interventional pain",
    "podiatry": rf"foot (?:and|&) ankle (?!clinic\b){_HOUSE}",
    "psychiatry": rf"behavio(?:u)?ral health(?: {_HOUSE})?|cmht|home treatment team|perinatal mental health|"
    rf"(?:drugs? (?:and|&) alcohol|alcohol|substance (?:misuse|use|abuse)|addictions?) {_HOUSE}",
    "pulmonology": rf"(?:lung|pulmonary|respiratory)(?: (?:and|&) sleep)?(?: {_HOUSE}| physicians?)|"
    rf"respiratory (?:and|&) sleep medicine|(?:asthma|copd|rapid access lung|lung nodule) (?:clinic|service)",
    "rheumatology": rf"arthritis(?: (?:and|&) rheumatism)? {_HOUSE}",
    "sleep_medicine": rf"sleep (?:disorders? )?{_HOUSE}",
    "vascular_surgery": rf"vein(?: (?:and|&) vascular)? {_HOUSE}|leg circulation service|"
    rf"(?:aaa|aortic aneurysm) (?:service|clinic|surveillance|screening)",
    "wound_care": rf"wound(?: healing)? {_HOUSE}|leg ulcer clinic",
}

_PATHWAY = r"(?:two[- ]week[- ]wait|2ww|usc|fast[- ]track|(?:urgent )?referral|pathway|clinic)"


def _suspected_cancer(site: str) -> str:
    two_weeks = r"(?:2ww|two[- ]week[- ](?:wait|rule)|usc)"
    return (
        rf"suspected (?:{site}) (?:cancers?|malignancy)|(?:{site}) cancers? {_PATHWAY}|(?:{site}) {two_weeks}|"
        rf"(?:suspected cancer(?: (?:referral|pathway|form))?|{two_weeks})[ :,()\u2013-]{{1,4}}"
        rf"(?:{two_weeks}[ :)\u2013-]{{1,4}})?"
        rf"(?:{site})"
    )


SUSPECTED_CANCERS: dict[str, str] = {
    "breast_surgery": _suspected_cancer(r"breast"),
    "colorectal_surgery": _suspected_cancer(r"lower gi|colorectal|bowel|colon|rectal|anal"),
    "dermatology": _suspected_cancer(r"skin"),
    "ent": _suspected_cancer(r"head (?:and|&) neck|laryngeal|throat"),
    "gastroenterology": _suspected_cancer(r"upper gi|oesophageal|esophageal|gastric|stomach|pancreatic"),
    "hematology": _suspected_cancer(r"ha?ematological|blood"),
    "obstetrics_gynecology": _suspected_cancer(
        r"gyna?ecological|ovarian|endometrial|cervical|vulval|uterine"
    ),
    "pulmonology": _suspected_cancer(r"lung"),
    "urology": _suspected_cancer(r"urological|prostate|bladder|renal|kidney|testicular|penile"),
}
"""The team that a two-week-wait form for a site of suspected cancer goes to, by the sites of NHS England's forms."""


_COMPOUND_HOUSES = (
    r"(?:ärzt\w*|arzt\w*|arts\w*|zentrum|centrum|klinik|kliniek|praxis|praktijk|ambulanz|poli\w*|abteilung|afdeling|"
    r"heilkunde|geneeskunde|sprechstunde|spreekuur|institut|chirurg\w*|med\w*)"
)
_COMPOUND_STEMS: dict[str, str] = {
    "allergy_immunology": "allergie",
    "breast_surgery": "brust|mamma|borst",
    "cardiology": "herz|hart",
    "dermatology": "haut|huid",
    "endocrinology": "diabetes|hormon|schilddrüsen|schildklier",
    "ent": "hno-?|hals-nasen-ohren-?|kno-?",
    "gastroenterology": "magen-?darm-?|bauch|darm|mdl-?|maag-?darm-?(?:lever-?)?",
    "hepatology": "leber|lever",
    "nephrology": "nieren?|nier",
    "neurology": "nerven|zenuw|kopfschmerz|hoofdpijn",
    "neurosurgery": "wirbelsäulen|rücken",
    "obstetrics_gynecology": "frauen|vrouwen|kinderwunsch",
    "oncology": "krebs|tumor|kanker",
    "ophthalmology": "augen|oog",
    "orthopedics": "gelenk|knochen|unfall|hand|knie|hüft",
    "pain_medicine": "schmerz|pijn",
    "pediatrics": "kinder",
    "pulmonology": "lungen|long",
    "rheumatology": "rheuma|reuma",
    "sleep_medicine": "schlaf|slaap",
    "vascular_surgery": "gefäß|venen|vaat",
}
COMPOUNDS = {slug: rf"(?:{stems}){_COMPOUND_HOUSES}" for slug, stems in _COMPOUND_STEMS.items()}
"""How German and Dutch put a house or its doctor together with an organ: "Hautzentrum", "oogarts"."""

_ORGANS_OF_ROMANCE: dict[str, str] = {
    "neurology": r"c[eé]fal(?:ee|eas?|ées?)|maux de tête",
    "cardiology": r"c(?:uore|œur|oeur|oraz[oó]n)|scompenso cardiaco|"
    r"insuf(?:f?isance|ficienza|iciencia) card[ií]a(?:que|ca)",
    "ophthalmology": r"occhi|yeux|ojos|vis(?:ion|ta)",
    "breast_surgery": r"sein|senologia|mama",
    "pain_medicine": r"dolore|douleur|dolor",
    "nephrology": r"rein|rene|riñ[oó]n",
    "sleep_medicine": r"sonno|sommeil|sueño",
    "dermatology": r"peau|piel|pelle",
    "orthopedics": r"main|mano|[ée]paule|genou|rodilla|ginocchio|hanche|anca",
}
ROMANCE_HOUSES = {
    slug: rf"(?:centro|centre|clinique|cl[íi]nica|clinica|institut|istituto|instituto|ambulatorio|maison|unit[àaée]+|"
    r"unidad) "
    rf"(?:(?:de |del |della |dello |dell['’]|du |de la |des |per l[ae] |d['’])*)(?:{organs})"
    for slug, organs in _ORGANS_OF_ROMANCE.items()
}


FIELDS: dict[str, str] = {
    "anesthesiology": r"ana?esthetic",
    "breast_surgery": r"breast",
    "cardiology": r"heart|cardiac|cardiovascular",
    "colorectal_surgery": r"colorectal",
    "dentistry_oral_surgery": r"maxillofacial|oral",
    "dermatology": r"skin",
    "emergency_medicine": r"a&e|casualty",
    "gastroenterology": r"gastro|digestive",
    "geriatrics": r"elderly",
    "hepatology": r"liver",
    "nephrology": r"renal|kidney",
    "neurosurgery": r"spine|spinal",
    "obstetrics_gynecology": r"gyna?ec?|infertility|fertility|urogyna?ecology|obstetric",
    "ophthalmology": r"eye|retina|vision|cornea|glaucoma",
    "orthopedics": r"hand|joint|bone|shoulder",
    "pain_medicine": r"(?:spine (?:and|&) )?(?:interventional )?pain",
    "plastic_surgery": r"plastics?|burns",
    "podiatry": r"foot (?:and|&) ankle",
    "pulmonology": r"lung|chest|pulmonary|respiratory",
    "radiology": r"imaging",
    "sleep_medicine": r"sleep",
    "vascular_surgery": r"vascular|vein",
}
"""What a receiver's house sees, where it stands beside no word of a house: "Renal Outreach", "Tidewater Pain"."""

_EVERY = (
    NAMES,
    ABROAD,
    FURTHER_OFF,
    IN_EUROPE,
    _STEMS,
    HOUSES,
    SUSPECTED_CANCERS,
    COMPOUNDS,
    ROMANCE_HOUSES,
    CLINICS,
    CLINICS_BY_DISEASE,
    SHORT_OF_HOUSES,
    HYPHENED,
)


def all_names() -> Iterator[tuple[str, str]]:
    """Yield (slug, pattern in lower case) of every way to name a specialty."""
    for names in _EVERY:
        yield from names.items()


def proper_names() -> Iterator[tuple[str, str]]:
    """Yield (slug, pattern in lower case) of the names of specialties themselves, not of houses named by an organ; in
    other languages than English of their clinics too."""
    for names in (NAMES, ABROAD, FURTHER_OFF, IN_EUROPE, _STEMS):
        yield from names.items()


def names_of(slug: str) -> tuple[str, ...]:
    """Return the patterns of every way to name one specialty."""
    return tuple(names[slug] for names in _EVERY if slug in names)


ALL_NAMES = Vocabulary(all_names())
FIELDS_OF_HOUSES = Vocabulary(FIELDS.items())


def without_specialties(words: str) -> str:
    """Return words without the names of specialties."""
    kept, position = "", 0
    for match in ALL_NAMES.each(words.lower()):
        kept += words[position : match.start()]
        position = match.end()
    return kept + words[position:]
