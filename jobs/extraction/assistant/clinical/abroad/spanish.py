"""Conditions and complaints as letters in Spanish name them."""

from __future__ import annotations

_SIDE = r"(?: (?:derech[oa]|izquierd[oa]|bilateral))?"
_STAGE = r"(?: (?:en )?(?:estadio|grado|clase) (?:[1-5][ab]?|g[1-5][ab]?|iv|i{1,3}))?"

CONDITIONS = (
    # Heart and vessels.
    r"hipertensión(?: arterial)?(?: sistémica| esencial| pulmonar)?|hta|has|hipertens[oa]|"
    r"fibrilación auricular(?: paroxística| permanente| persistente)?|facv|flutter auricular|aleteo auricular|"
    rf"insuficiencia (?:cardíaca|cardiaca|aórtica|mitral|respiratoria|hepática|suprarrenal|venosa)"
    rf"(?: (?:crónica|congestiva|descompensada))?{_STAGE}|icc|"
    r"cardiopatía(?: (?:isquémica|hipertensiva|dilatada|valvular|congénita))?|enfermedad coronaria|"
    r"infarto(?: agudo)?(?: de miocardio| del miocardio)?|iam(?:cest|sest)?|angina(?: (?:de pecho|estable|inestable))?|"
    r"miocardiopatía(?: (?:dilatada|hipertrófica))?|estenosis (?:aórtica|mitral|carotídea)|valvulopatía|arritmias?|"
    r"extrasístoles|bloqueo de rama|enfermedad arterial periférica|arteriopatía periférica|"
    r"aneurisma(?: de aorta(?: abdominal)?)?|trombosis venosa(?: profunda)?|tvp|tromboflebitis|"
    r"tromboembolismo pulmonar|tep|embolia pulmonar|várices|varices|"
    # Brain, nerves and mind.
    r"ictus(?: isquémico| hemorrágico)?|acv(?:a)?|accidente cerebrovascular|evento vascular cerebral|evc|ait|"
    r"ataque isquémico transitorio|epilepsia|migraña|jaqueca|esclerosis múltiple|enfermedad de parkinson|"
    r"enfermedad de alzheimer|demencia|deterioro cognitivo|(?:poli)?neuropatía(?: (?:diabética|periférica))?|"
    r"síndrome del túnel (?:del carpo|carpiano)|túnel carpiano|stc|neuralgia(?: del trigémino)?|ciática|"
    r"depresión|síndrome (?:ansioso-?)?depresivo|trastorno (?:depresivo|de ansiedad|bipolar|ansioso-?depresivo|de pánico)"
    r"(?: \w+)?|esquizofrenia|tdah|autismo|anorexia nerviosa|alcoholismo|enolismo|"
    # Breath.
    rf"asma(?: (?:bronquial|alérgica))?|asmátic[oa]|epoc{_STAGE}|enfisema|bronquitis crónica|neumonía|fibrosis pulmonar|"
    r"bronquiectasias|sarcoidosis|tuberculosis|saos|sahs|apneas? (?:obstructivas? )?del sueño|"
    r"síndrome de apneas? del sueño|derrame pleural|"
    # Metabolism.
    r"diabetes(?: mellitus)?(?: (?:de )?tipo (?:1|2|i{1,2}))?(?: (?:mal|bien) controlada)?|dm ?(?:tipo )?(?:1|2|i{1,2})|"
    r"diabétic[oa]|prediabetes|diabetes gestacional|hipotiroidismo(?: subclínico)?|hipertiroidismo|bocio(?: multinodular)?|"
    r"nódulos? tiroideos?|tiroiditis(?: de hashimoto)?|enfermedad de graves|"
    r"dislipemia|dislipidemia|hipercolesterolemia|hiperlipidemia|hipertrigliceridemia|obesidad(?: mórbida)?|sobrepeso|"
    r"gota|hiperuricemia|osteoporosis|osteopenia|déficit de (?:vitamina d|hierro)|"
    r"anemia(?: (?:ferropénica|crónica|perniciosa))?|ferropenia|"
    # Kidneys and waters.
    rf"(?:insuficiencia|enfermedad) renal(?: (?:crónica|aguda|terminal))?{_STAGE}|erc|irc|deterioro de la función renal|"
    r"nefropatía(?: diabética)?|litiasis (?:renal|biliar|vesicular)|nefrolitiasis|urolitiasis|cólicos? (?:renal|biliar)|"
    r"pielonefritis|infecci(?:ón|ones) urinarias?(?: (?:de repetición|recurrentes?))?|itu|"
    r"hiperplasia (?:benigna )?(?:de próstata|prostática(?: benigna)?)|hbp|incontinencia urinaria|"
    # Belly.
    r"reflujo(?: gastroesofágico)?|erge|rge|gastritis(?: crónica)?|úlcera (?:gástrica|duodenal|péptica)|hernia de hiato|"
    r"enfermedad de crohn|colitis ulcerosa|enfermedad inflamatoria intestinal|(?:síndrome del )?(?:colon|intestino) "
    r"irritable|diverticulosis|diverticulitis|enfermedad celíaca|celiaquía|celíac[oa]|pólipos?(?: colónicos?)?|"
    r"esteatosis(?: hepática)?|hígado graso|cirrosis(?: hepática)?|hepatitis(?: [abc])?|pancreatitis|colelitiasis|"
    rf"colecistitis|hernia (?:inguinal|umbilical|discal|incisional|de disco)(?: [lc]\d-?[ls]?\d)?{_SIDE}|hemorroides|"
    r"fisura anal|"
    # Bones and joints.
    rf"(?:gon|cox|rizo|poli|espondilo)?artrosis(?: (?:de )?(?:rodillas?|caderas?|manos?))?{_SIDE}|artritis(?: (?:reumatoide|"
    r"psoriásica|séptica))?|espondilitis anquilosante|espondiloartritis|polimialgia reumática|fibromialgia|lupus|"
    r"estenosis de canal(?: lumbar)?|escoliosis|tendinopatía|tendinitis|(?:rotura|lesión) del? (?:menisco|manguito"
    r"(?: rotador)?|ligamento \w+)|meniscopatía|capsulitis adhesiva|hallux valgus|fascitis plantar|"
    r"fractura(?: de (?:la |el )?\w+)?|"
    # Skin, eyes, ears.
    r"melanoma|carcinoma (?:basocelular|espinocelular|escamoso)|queratosis actínicas?|psoriasis|dermatitis atópica|"
    r"eccema|acné|rosácea|urticaria crónica|herpes zóster|celulitis|cataratas?|glaucoma|degeneración macular|dmae|"
    r"retinopatía(?: diabética)?|otitis(?: media)?|hipoacusia|presbiacusia|acúfenos|enfermedad de menière|"
    r"poliposis nasal|sinusitis(?: crónica)?|rinitis(?: alérgica)?|amigdalitis(?: de repetición)?|hipertrofia de "
    r"(?:adenoides|amígdalas)|"
    # Women.
    r"endometriosis|miomas?(?: uterinos?)?|quistes? ováricos?|síndrome de ovario poliquístico|sop|preeclampsia|"
    r"prolapso(?: genital| uterino)?|"
    # Tumours and others.
    r"cáncer de(?:l)?(?: la)? \w+|neoplasia de \w+|adenocarcinoma|linfoma|leucemia|mieloma(?: múltiple)?|"
    r"vih|síndrome (?:nefrótico|metabólico)|[a-zà-ÿ]{4,}(?:opatía|carcinoma|adenoma)"
)

COMPLAINTS = (
    r"dolor(?:es)?(?: (?:torácico|abdominal|lumbar|articular(?:es)?|epigástrico|pélvico|cervical|precordial|mecánico|"
    r"nocturno|punzante|crónico))?(?: (?:de|en|del)(?: la| el| las| los)? [^\W\d_]+)?"
    rf"{_SIDE}|(?:lumb|cervic|gon|artr|mi|ot|epigastr|dors|cox|talalg|omalg|odinofag|metatars)(?:algias?|ias?)|"
    r"cefaleas?|dolor de cabeza|disnea(?: (?:de (?:medianos |pequeños |grandes )?esfuerzos?|de reposo|nocturna|"
    r"de esfuerzo))?|falta de aire|ahogo|ortopnea|tos(?: (?:seca|productiva|crónica|persistente))?|expectoración|"
    r"hemoptisis|sibilancias|opresión torácica|palpitaciones|síncopes?|presíncopes?|lipotimias?|mareos?|vértigos?|"
    r"inestabilidad|caídas(?: de repetición)?|edemas?(?: (?:en|de) (?:miembros inferiores|tobillos|piernas|mmii))?|"
    r"hinchazón(?: (?:de|en)(?: los| las)? \w+)?|claudicación(?: intermitente)?|parestesias?|hormigueos?|"
    r"adormecimiento|entumecimiento|debilidad(?: muscular)?|pérdida de fuerza|temblor|convulsiones|crisis convulsivas|"
    r"(?:disminución|pérdida) de (?:la )?(?:agudeza visual|visión|audición)(?: (?:de |en )?(?:el )?ojo (?:derecho|izquierdo))?|"
    r"visión (?:borrosa|doble)|diplopía|miodesopsias|moscas volantes|fotofobia|ojo rojo|metamorfopsias?|otalgia|otorrea|"
    r"epistaxis|rinorrea|obstrucción nasal|ronquidos|somnolencia(?: diurna)?|disfonía|ronquera|disfagia|odinofagia|"
    r"pérdida de (?:peso|apetito|memoria|conocimiento|conciencia)|baja de peso|adelgazamiento|aumento de peso|"
    r"hiporexia|anorexia|inapetencia|astenia|cansancio|fatiga|fiebre|febrícula|escalofríos|sudoración nocturna|"
    r"sudores nocturnos|náuseas?|vómitos?|pirosis|acidez|ardor|regurgitación|distensión abdominal|"
    r"diarreas?(?: crónica| acuosa)?|estreñimiento|rectorragias?|melenas?|hematemesis|sangrado (?:rectal|vaginal|nasal)|"
    r"sangre en (?:las )?heces|deposiciones (?:líquidas|negras)|ictericia|prurito|picor|comezón|erupción|rash|exantema|"
    r"caída de(?:l)? (?:cabello|pelo)|hematuria|disuria|polaquiuria|nicturia|tenesmo|retención urinaria|orina espumosa|"
    r"urgencia miccional|metrorragias?|menorragias?|dismenorrea|amenorrea|flujo vaginal|sofocos|dispareunia|"
    r"nódulo (?:de|en la) mama|bulto (?:en|de)(?: la| el)? \w+|rigidez(?: matutina| matinal)?|bloqueos?|limitación funcional|"
    r"cojera|insomnio|ansiedad|angustia|tristeza|crisis de pánico|ideación suicida|irritabilidad|poliuria|polidipsia|"
    r"palidez|tumefacción|inflamación"
)
