"""Conditions and complaints as letters in French name them."""

from __future__ import annotations

_SIDE = r"(?: (?:droite?s?|gauches?|bilatérale?s?))?"
_STAGE = r"(?: (?:de )?(?:stade|grade|classe) (?:[1-5][ab]?|iv|i{1,3}))?"

CONDITIONS = (
    # Heart and vessels.
    r"hypertension(?: artérielle)?(?: pulmonaire)?|hta|htap|hypotension orthostatique|"
    r"fibrillation (?:atriale|auriculaire)(?: paroxystique| permanente| persistante)?|fa paroxystique|"
    r"acfa|flutter(?: auriculaire| atrial)?|"
    r"insuffisance (?:cardiaque|coronarienne|aortique|mitrale|veineuse|respiratoire|surrénal(?:e|ienne)|hépatique)"
    rf"(?: chronique)?{_STAGE}|cardiopathie(?: (?:ischémique|hypertensive|valvulaire|rythmique|dilatée))?|"
    r"coronaropathie|maladie coronarienne|infarctus(?: du myocarde)?|idm|angor(?: stable| instable| d['’]effort)?|"
    r"(?:cardio)?myocardiopathie(?: dilatée)?|cardiomyopathie(?: (?:dilatée|hypertrophique|du péri-?partum))?|"
    r"rétrécissement aortique|valvulopathie|endocardite|péricardite|trouble du rythme|extrasystoles|"
    r"artériopathie(?: oblitérante)?(?: des membres inférieurs)?|aomi|artérite|sténose carotidienne|"
    r"anévrisme(?: de l['’]aorte(?: abdominale)?)?|phlébite|thrombose veineuse(?: profonde)?|tvp|embolie pulmonaire|"
    r"varices|ulcère de jambe|lymphœdème|"
    # Brain, nerves and mind.
    r"accident vasculaire cérébral|avc(?: ischémique| hémorragique)?|ait|accident ischémique transitoire|"
    r"épilepsie|migraines?(?: avec aura| sans aura)?|sclérose en plaques|sep|maladie de parkinson|"
    r"maladie d['’]alzheimer|démence|troubles cognitifs|neuropathie(?: diabétique)?|polyneuropathie|"
    r"syndrome du canal carpien|canal carpien|névralgie(?: \w+)?|sciatique|cruralgie|"
    r"(?:syndrome |état )?(?:anxio-?dépressif|dépressif)|dépression|"
    r"trouble (?:anxieux|bipolaire|panique)|schizophrénie|tdah|autisme|anorexie mentale|boulimie|éthylisme(?: chronique)?|"
    # Breath.
    rf"asthme(?: (?:allergique|d['’]effort|de l['’]enfant))?|bpco{_STAGE}|bronchopneumopathie chronique obstructive|"
    r"mpoc|emphysème|bronchite chronique|pneumopathie|pneumonie|fibrose pulmonaire|sarcoïdose|tuberculose|"
    r"sahos|saos|apnées? (?:obstructives? )?du sommeil|syndrome d['’]apnées? du sommeil|pleurésie|"
    # Metabolism.
    r"diabète(?: sucré)?(?: (?:de )?type (?:1|2|i{1,2}))?(?: (?:non )?insulino-?(?:dépendant|requérant))?|"
    r"dt[12]|dnid|did|diabète gestationnel|"
    r"(?:hypo|hyper)thyroïdie|goitre(?: multinodulaire)?|nodules? thyroïdiens?|thyroïdite(?: de hashimoto)?|"
    r"maladie de basedow|"
    r"dyslipidémie|hypercholestérolémie|hyperlipidémie|hypertriglycéridémie|obésité(?: morbide)?|surpoids|goutte|"
    r"hyperuricémie|ostéoporose|ostéopénie|carence (?:martiale|en fer|en vitamine [a-z]\d{0,2})|"
    r"anémie(?: (?:ferriprive|inflammatoire|hémolytique|de biermer|par carence martiale))?|drépanocytose|thalassémie|"
    # Kidneys and waters.
    rf"insuffisance rénale(?: (?:chronique|aiguë|terminale))?{_STAGE}|maladie rénale chronique|irc|néphropathie"
    r"(?: diabétique)?|"
    r"lithiases? (?:rénales?|urinaires?|vésiculaires?|biliaires?)|colique néphrétique|calculs? rénal|pyélonéphrite|"
    r"infections? urinaires?(?: à répétition)?|cystites?(?: à répétition)?|"
    r"(?:hypertrophie|adénome) (?:bénigne )?(?:de (?:la )?)?prostat(?:e|ique)|hbp|incontinence(?: urinaire)?|"
    # Belly.
    r"reflux(?: gastro-?œsophagien)?|rgo|gastrite|œsophagite|ulcère (?:gastrique|duodénal)|hernie hiatale|"
    r"maladie de crohn|crohn|rectocolite(?: hémorragique)?|rch|mici|mii|syndrome (?:de l['’]intestin|du côlon) irritable|"
    r"colopathie(?: fonctionnelle)?|diverticulose|diverticulite|maladie cœliaque|polypes?(?: coliques?| colorectal)?|"
    r"stéatose hépatique|stéatohépatite|cirrhose(?: hépatique)?|hépatite(?: [abc])?|pancréatite(?: (?:aiguë|chronique))?|"
    r"cholécystite|hernie (?:inguinale|ombilicale|crurale|discale)|hémorroïdes|fissure anale|"
    # Bones and joints.
    rf"(?:gon|cox|rhiz|om|lomb|cervic|spondyl|poly)?arthrose(?: (?:de (?:la |l['’])?(?:hanche|genou|main|épaule)|"
    rf"du genou)){{0,1}}{_SIDE}|"
    r"polyarthrite(?: rhumatoïde)?|pr séropositive|arthrite|spondylarthrite(?: ankylosante)?|rhumatisme psoriasique|"
    r"pseudo-?polyarthrite rhizomélique|fibromyalgie|lupus|lombosciatique|canal lombaire étroit|scoliose|"
    r"tendinopathie|tendinite|(?:rupture|lésion|tendinopathie) de la coiffe|capsulite(?: rétractile)?|"
    r"lésion méniscale|rupture du ligament croisé|hallux valgus|fracture(?: d[eu](?: la| l['’])? ?\w+)?|"
    # Skin, eyes, ears.
    r"mélanome|carcinome(?: (?:basocellulaire|épidermoïde))?|kératoses? actiniques?|psoriasis|eczéma(?: atopique)?|"
    r"dermatite atopique|acné|rosacée|urticaire chronique|zona|érysipèle|cataracte|glaucome|dmla|"
    r"rétinopathie(?: diabétique)?|otites?(?: séreuses?| à répétition)?|surdité|presbyacousie|acouphènes|"
    r"maladie de menière|polypose naso-?sinusienne|sinusite(?: chronique)?|rhinite(?: allergique)?|angines? à répétition|"
    r"hypertrophie (?:des )?(?:adénoïdes|amygdales)|"
    # Women.
    r"endométriose|fibromes?(?: utérins?)?|kystes? (?:de l['’])?ovair(?:e|iens?)|sopk|pré-?éclampsie|prolapsus(?: génital)?|"
    # Tumours and others.
    r"cancer d(?:u|e|es)(?: la| l['’])? ?\w+|adénocarcinome|lymphome|leucémie|myélome(?: multiple)?|"
    r"(?:infection (?:à|par le) )?vih|syndrome (?:néphrotique|dépressif|métabolique)|"
    r"[a-zà-ÿ]{4,}(?:opathie|sclérose|carcinome|adénome)"
)

COMPLAINTS = (
    r"douleurs?(?: (?:thoraciques?|abdominales?|lombaires?|articulaires?|épigastriques?|pelviennes?|mécaniques?|"
    r"nocturnes?|diffuses?|chroniques?))?(?: (?:de|du|des|à|au|aux|dans) (?:la |l['’]|le |les )?[^\W\d_][\w-]+)?|"
    r"(?:lomb|cervic|gon|arthr|my|ot|céphal|épigastr|dors|coxalg|talalg|scapulalg|métatarsalg|odynophag)(?:algies?|ies?)|"
    r"céphalées?|maux de (?:tête|ventre|gorge|dos)|mal de dos|"
    r"dyspnée(?: (?:d['’]effort|de repos|nocturne))?|essoufflement|orthopnée|toux(?: (?:sèche|grasse|chronique))?|"
    r"expectorations|hémoptysies?|crachats|sifflements|oppression thoracique|"
    r"palpitations|syncopes?|lipothymies?|malaises?|vertiges?|instabilité|chutes?(?: à répétition)?|"
    r"troubles? de (?:la marche|l['’]équilibre|la mémoire|l['’]humeur|la concentration|la vision|la déglutition)|"
    r"œdèmes?(?: (?:des|du) (?:membres? inférieurs?|chevilles?|jambes?))?|omi|gonflement|tuméfaction|"
    r"claudication(?: intermittente)?|paresthésies?|fourmillements?|engourdissements?|hypoesthésie|"
    r"faiblesse(?: musculaire)?|déficit moteur|parésie|tremblements?|convulsions|crises? convulsives?|"
    r"baisse (?:de l['’]acuité visuelle|de vision|de l['’]audition)|bav|diplopie|vision floue|myodésopsies|"
    r"photophobie|œil rouge|hypoacousie|otalgies?|otorrhée|épistaxis|rhinorrhée|obstruction nasale|ronflements?|"
    r"somnolence(?: diurne)?|apnées nocturnes|dysphonie|enrouement|dysphagie|odynophagie|"
    r"perte (?:de poids|d['’]appétit|de connaissance|de mémoire|pondérale)|amaigrissement|prise de poids|anorexie|"
    r"asthénie|fatigue|altération de l['’]état général|aeg|fièvre|frissons|sueurs(?: nocturnes)?|nausées?|"
    r"vomissements?|pyrosis|brûlures (?:gastriques|d['’]estomac|mictionnelles)|régurgitations|ballonnements|"
    r"diarrhées?(?: chroniques?| aiguës?)?|constipation|rectorragies?|méléna|hématémèse|selles sanglantes|"
    r"ictère|prurit|démangeaisons|éruption(?: cutanée)?|rougeurs?|perte de cheveux|alopécie|"
    r"hématurie|dysurie|pollakiurie|nycturie|impériosités?|rétention urinaire|fuites urinaires|"
    r"métrorragies|ménorragies|dysménorrhées?|aménorrhée|leucorrhées|bouffées de chaleur|dyspareunie|"
    r"nodule du sein|raideur(?: matinale)?|dérouillage matinal|blocages?|limitation|boiterie|insomnies?|"
    r"troubles du sommeil|anxiété|angoisses?|attaques de panique|tristesse|idées (?:noires|suicidaires)|irritabilité|"
    r"polyurie|polydipsie|soif|pâleur|tachycardie|bradycardie"
)
