"""Conditions and complaints as letters in Dutch name them."""

from __future__ import annotations

_STAGE = r"(?: (?:stadium|graad|gold|klasse) (?:[1-5][ab]?|iv|i{1,3}))?"

CONDITIONS = (
    # Heart and vessels.
    r"(?:essentiële )?hypertensie|hoge bloeddruk|(?:paroxysmaal |permanent |paroxismaal )?"
    r"(?:atrium|boezem)(?:fibrilleren|flutter|fladderen)|"
    r"(?:chronisch )?hartfalen|decompensatio cordis|(?:ischemische |coronaire )?hart(?:ziekte|lijden)|coronairlijden|"
    r"angina pectoris|hartinfarct|myocardinfarct|[no]?stemi|cardiomyopathie|(?:aorta|mitralis)(?:klep)?(?:stenose|"
    r"insufficiëntie)|hartritmestoornis(?:sen)?|perifeer (?:arterieel )?vaatlijden|perifeer arterieel vaatlijden|pav|"
    r"etalagebenen|carotisstenose|aaa|aneurysma(?: aortae)?|(?:diep(?:e|) )?veneuze trombose|dvt|trombosebeen|"
    r"longembolie(?:ën)?|varices|spataderen|veneuze insufficiëntie|ulcus cruris|"
    # Brain, nerves and mind.
    r"cva|tia|beroerte|herseninfarct|hersenbloeding|epilepsie|migraine(?: met aura)?|multiple sclerose|"
    r"(?:ziekte van|morbus) parkinson|(?:ziekte van )?alzheimer|dementie|(?:diabetische )?(?:poly)?neuropathie|"
    r"carpaletunnelsyndroom|carpaal ?tunnelsyndroom|cts|trigeminusneuralgie|restless legs|"
    r"(?:recidiverende )?depressi(?:e|eve stoornis)|angststoornis|paniekstoornis|bipolaire stoornis|schizofrenie|adhd|"
    r"autisme|ass|ptss|burn-?out|alcoholafhankelijkheid|"
    # Breath.
    rf"astma(?: bronchiale)?|copd{_STAGE}|emfyseem|chronische bronchitis|pneumonie|longontsteking|longfibrose|"
    rf"sarcoïdose|"
    r"tuberculose|osas|slaapapneu(?:syndroom)?|longcarcinoom|longkanker|"
    # Metabolism.
    r"diabetes(?: mellitus)?(?: type (?:1|2|i{1,2}))?|dm ?(?:type )?(?:1|2|i{1,2})|suikerziekte|(?:hypo|"
    r"hyper)thyreoïdie|"
    r"(?:hypo|hyper)thyroïdie|(?:ziekte van )?hashimoto|ziekte van graves|struma|schildkliernodus|"
    r"hypercholesterolemie|dyslipidemie|hyperlipidemie|obesitas|overgewicht|adipositas|jicht|osteoporose|osteopenie|"
    r"vitamine d-tekort|(?:ijzergebreks)?anemie|bloedarmoede|"
    # Kidneys and waters.
    rf"(?:chronische )?nier(?:insufficiëntie|falen|schade|functiestoornis){_STAGE}|ckd{_STAGE}|nefropathie|nierstenen|"
    r"urolithiasis|(?:recidiverende )?urineweginfecties?|uwi|pyelonefritis|blaasontsteking(?:en)?|"
    r"benigne prostaathyperplasie|bph|prostaatcarcinoom|prostaatkanker|(?:stress|urge|urine-?)incontinentie|"
    # Belly.
    r"(?:gastro-?oesofageale )?reflux(?:ziekte|klachten|oesofagitis)?|gerd|gastritis|maagzweer|ulcus (?:ventriculi|"
    r"duodeni)|"
    r"hiatus hernia|middenrifbreuk|ziekte van crohn|crohn|colitis ulcerosa|prikkelbare ?darm(?:syndroom)?|pds|"
    r"diverticulose|diverticulitis|coeliakie|darmpoliepen|leververvetting|levercirrose|hepatitis [abc]|pancreatitis|"
    r"galstenen|cholelithiasis|cholecystitis|lies(?:breuk)|hernia inguinalis|navelbreuk|littekenbreuk|aambeien|"
    r"hemorroïden|fissura ani|"
    # Bones and joints.
    r"(?:gon|cox|poly)?art(?:h)?rose(?: (?:van de |in de )?(?:knie|heup|linker \w+|rechter \w+)(?:ën|en)?)?|"
    r"(?:knie|heup|hand)artrose|(?:reumatoïde )?artritis|artritis psoriatica|ziekte van bechterew|"
    r"polymyalgia rheumatica|"
    r"fibromyalgie|lupus|hernia nuclei pulposi|hnp|lumbale hernia|kanaalstenose|scoliose|meniscus(?:scheur|laesie)|"
    r"kruisbandruptuur|rotator ?cuff(?:ruptuur|scheur|laesie)?|frozen shoulder|hallux valgus|hielspoor|"
    r"(?:heup|pols|enkel|wervel|rib|collum|humerus)?fractu(?:ur|ren)|"
    # Skin, eyes, ears.
    r"melanoom|basaalcelcarcinoom|bcc|plaveiselcelcarcinoom|actinische keratose(?:n)?|psoriasis|"
    r"(?:constitutioneel |atopisch )?eczeem|acne|rosacea|urticaria|gordelroos|herpes zoster|erysipelas|cellulitis|"
    r"cataract|staar|glaucoom|maculadegeneratie|(?:diabetische )?retinopathie|otitis media(?: met effusie)?|lijmoor|"
    r"slechthorendheid|presbyacusis|tinnitus|ziekte van menière|neuspoliepen|(?:chronische )?(?:rhino)?sinusitis|"
    r"(?:allergische )?rhinitis|hooikoorts|(?:recidiverende )?tonsillitis|"
    # Women.
    r"endometriose|myomen|vleesbomen|ovariumcyste|pcos|pre-?eclampsie|zwangerschapsdiabetes|mammacarcinoom|borstkanker|"
    r"(?:uterus)?prolaps|verzakking|"
    # Tumours, by the ends of their names.
    r"[a-zà-ÿ]*(?:carcinoom|adenoom|lymfoom|sarcoom|myeloom|kanker)|leukemie|hiv|"
    r"[a-zà-ÿ]{4,}(?:opathie|stenose|insufficiëntie|trombose|sclerose|fractuur)"
)

COMPLAINTS = (
    r"(?:[a-zà-ÿ]*pijn(?:en|klachten)?)(?: (?:in|op|aan|bij) (?:de |het |zijn |haar )?(?:linker |rechter )?\w+)?|"
    r"kortademigheid(?: bij inspanning)?|dyspnoe|benauwdheid|orthopneu|"
    r"(?:droge |productieve |aanhoudende |chronische )?hoest(?:en|klachten)?|slijm opgeven|bloed ophoesten|hemoptoë|"
    r"piepen|drukkend gevoel op de borst|hartkloppingen|palpitaties|syncope|collaps|flauwvallen|wegrakingen|"
    r"duizelig(?:heid)?|"
    r"draaiduizeligheid|onzeker lopen|loopstoornis|vallen|valneiging|(?:enkel|been|pitting )?oedeem|"
    r"zwelling(?: van (?:de |het )?\w+)?|gezwollen (?:enkels|benen|knie)|claudicatio(?: intermittens)?|tintelingen|"
    r"doof gevoel|gevoelloosheid|krachtsverlies|zwakte|tremor|beven|trillen|insulten|wazig zien|dubbelzien|"
    r"visusdaling|slechter zien|lichtflitsen|mouches volantes|rood oog|slechthorend|gehoorverlies|oorsuizen|"
    r"loopoor|neusverstopping|neusbloedingen?|snurk(?:en|t)|ademstops|apneus|slaperigheid overdag|heesheid|"
    r"slikklachten|dysfagie|globusgevoel|gewichts(?:verlies|toename)|afvallen|verminderde eetlust|anorexie|nachtzweten|"
    r"koorts|koude rillingen|vermoeidheid|moeheid|malaise|misselijk(?:heid)?|braken|zuurbranden|opgeblazen gevoel|"
    r"diarree|obstipatie|veranderd ontlastingspatroon|"
    r"(?:rectaal )?bloedverlies(?: (?:per anum|bij de ontlasting|rectaal|vaginaal))?|bloed bij de ontlasting|melena|"
    r"geelzucht|icterus|jeuk|huiduitslag|roodheid|haaruitval|hematurie|bloed in de urine|dysurie|"
    r"branderige mictie|frequente mictie|pollakisurie|nycturie|urineretentie|zwakke straal|aandrang|"
    r"hevige menstruatie|menorragie|dysmenorroe|amenorroe|postmenopauzaal bloedverlies|vaginale afscheiding|opvliegers|"
    r"knobbel(?:tje)? in de (?:linker |rechter )?borst|ochtendstijfheid|stijfheid|bewegingsbeperking|slotklachten|"
    r"slapeloosheid|slaapproblemen|somberheid|angst(?:klachten)?|paniekaanvallen|suïcidale gedachten|"
    r"vergeetachtigheid|geheugenproblemen|concentratieproblemen|prikkelbaarheid|polyurie|polydipsie|dorst|bleekheid"
)
