"""Conditions and complaints as letters in Italian name them."""

from __future__ import annotations

_SIDE = r"(?: (?:destr[oa]|sinistr[oa]|dx|sx|bilaterale))?"
_STAGE = r"(?: (?:di )?(?:stadio|grado|classe|gold) (?:[1-5][ab]?|iv|i{1,3}))?"

CONDITIONS = (
    # Heart and vessels.
    r"ipertensione(?: arteriosa)?(?: essenziale| polmonare| sistemica)?|ipertes[oa]|"
    r"fibrillazione atriale(?: (?:parossistica|permanente|persistente|cronica))?|flutter atriale|"
    rf"(?:scompenso cardiaco|insufficienza (?:cardiaca|aortica|mitralica|respiratoria|venosa|surrenalica|epatica))"
    rf"(?: (?:cronic[oa]|congestizi[oa]))?{_STAGE}|cardiopatia(?: (?:ischemica|ipertensiva|dilatativa|valvolare))?|"
    r"coronaropatia|malattia coronarica|infarto(?: (?:miocardico|del miocardio))?(?: acuto)?|ima|"
    r"angina(?: (?:pectoris|stabile|instabile))?|cardiomiopatia(?: \w+)?|stenosi (?:aortica|mitralica|carotidea)|"
    r"valvulopatia|aritmi[ae]|extrasistoli|arteriopatia(?: obliterante)?(?: (?:degli arti inferiori|periferica))?|aocp|"
    r"aneurisma(?: dell['’]aorta(?: addominale)?| aortico)?|trombosi venosa(?: profonda)?|tvp|tromboflebite|"
    r"embolia polmonare|varici|vene varicose|"
    # Brain, nerves and mind.
    r"ictus(?: (?:ischemico|emorragico|cerebri))?|attacco ischemico transitorio|epilessia|emicrania(?: con aura)?|"
    r"sclerosi multipla|(?:malattia|morbo) di parkinson|(?:malattia|morbo) di alzheimer|demenza|"
    r"decadimento cognitivo|(?:poli)?neuropatia(?: (?:diabetica|periferica))?|sindrome del tunnel carpale|"
    r"tunnel carpale|"
    r"nevralgia(?: del trigemino)?|sciatica|lombosciatalgia|depressione(?: maggiore)?|"
    r"sindrome (?:ansioso-?)?depressiva|disturbo (?:d['’]ansia|depressivo|bipolare|di panico)|schizofrenia|adhd|"
    r"autismo|"
    r"anoressia nervosa|alcolismo|"
    # Breath.
    rf"asma(?: (?:bronchiale|allergic[oa]))?|asmatic[oa]|bpco{_STAGE}|"
    rf"broncopneumopatia(?: cronica)?(?: ostruttiva)?|enfisema|"
    r"bronchite cronica|polmonite|fibrosi polmonare|bronchiectasie|sarcoidosi|tubercolosi|osas|"
    r"apnee (?:ostruttive )?(?:del sonno|notturne)|versamento pleurico|"
    # Metabolism.
    r"diabete(?: mellito)?(?: (?:di )?tipo (?:1|2|i{1,2}))?(?: gestazionale)?|dm ?(?:tipo )?[12]|diabetic[oa]|"
    r"ipotiroidismo(?: subclinico)?|ipertiroidismo|gozzo(?: multinodulare)?|nodul[oi] tiroide[oi]|"
    r"tiroidite(?: (?:di hashimoto|autoimmune))?|morbo di basedow|dislipidemia|ipercolesterolemia|"
    r"ipertrigliceridemia|obesità|sovrappeso|gotta|iperuricemia|osteoporosi|osteopenia|"
    r"carenza di (?:vitamina d|ferro)|anemia(?: (?:sideropenica|microcitica|cronica))?|talassemia|"
    # Kidneys and waters.
    rf"insufficienza renale(?: (?:cronica|acuta|terminale))?{_STAGE}|malattia renale cronica|irc|"
    rf"nefropatia(?: diabetica)?|"
    r"(?:calcolosi|litiasi) (?:renale|urinaria|della colecisti|biliare)|colic(?:a|he) (?:renal[ei]|biliar[ei])|"
    r"pielonefrite|"
    r"infezion[ei] (?:delle vie )?urinari[ae](?: ricorrenti)?|cistit[ei](?: (?:ricorrent[ei]|recidivant[ei]))?|"
    r"ipertrofia prostatica(?: benigna)?|ipb|incontinenza urinaria|"
    # Belly.
    r"reflusso(?: gastro-?esofageo)?|mrge|gerd|gastrite(?: cronica)?|ulcera (?:gastrica|duodenale|peptica)|"
    r"ernia (?:iatale|jatale|inguinale|ombelicale|discale|del disco)(?: [lc]\d-?[ls]?\d)?|"
    r"(?:malattia|morbo) di crohn|rettocolite ulcerosa|colite ulcerosa|"
    r"(?:sindrome del )?(?:colon|intestino) irritabile|diverticol(?:osi|ite)|celiachia|celiac[oa]|"
    r"polip[oi](?: del colon)?|"
    r"steatosi(?: epatica)?|cirrosi(?: epatica)?|epatite(?: [abc])?|pancreatite|colelitiasi|colecistite|emorroidi|"
    r"ragade anale|"
    # Bones and joints.
    rf"(?:gon|cox|rizo|poli|spondilo)?artrosi(?: (?:di |del |dell['’])?(?:ginocchi[oa]?|anca|mani))?{_SIDE}|"
    r"artrite(?: (?:reumatoide|psoriasica))?|spondilite anchilosante|polimialgia reumatica|fibromialgia|lupus|"
    r"stenosi del canale(?: lombare)?|scoliosi|tendinopatia|tendinite|(?:lesione|rottura) (?:del menisco|meniscale|"
    r"della "
    rf"cuffia(?: dei rotatori)?|del legamento \w+)|alluce valgo|frattura(?: (?:di|del|della|dell['’]) ?\w+)?{_SIDE}|"
    # Skin, eyes, ears.
    r"melanoma|(?:carcinoma )?basocellulare|basalioma|carcinoma (?:basocellulare|spinocellulare|squamoso)|"
    r"cheratos[ie] attinic(?:a|he)|psoriasi|dermatite atopica|eczema|acne|rosacea|herpes zoster|erisipela|cataratta|"
    r"glaucoma|degenerazione maculare|retinopatia(?: diabetica)?|otit[ei](?: media)?|ipoacusia|acufeni|"
    r"malattia di menière|poliposi nasale|sinusite(?: cronica)?|rinite(?: allergica)?|tonsillit[ei](?: ricorrenti)?|"
    r"ipertrofia (?:adenoidea|tonsillare|adeno-?tonsillare)|"
    # Women.
    r"endometriosi|fibrom[ai](?: uterin[oi])?|miom[ai](?: uterin[oi])?|cist[ei] ovaric(?:a|he)|ovaio policistico|pcos|"
    r"preeclampsia|prolasso(?: uterino| genitale)?|"
    # Tumours and others.
    r"(?:carcinoma|tumore|neoplasia|cancro) (?:del(?:la)?|dell['’]|al(?:la)?) ?\w+|adenocarcinoma|linfoma|leucemia|"
    r"mieloma(?: multiplo)?|hiv|sindrome (?:nefrosica|metabolica)|[a-zà-ÿ]{4,}(?:opatia|carcinoma|adenoma)"
)

COMPLAINTS = (
    r"dolor[ei](?: (?:toracic[oi]|addominal[ei]|lombar[ei]|articolar[ei]|epigastric[oi]|pelvic[oi]|cervical[ei]|"
    r"notturn[oi]|meccanic[oi]|cronic[oi]))?(?: (?:al|alla|allo|all['’]|di|alle|ai) ?\w+)?"
    rf"{_SIDE}|(?:lomb|cervic|gon|artr|mi|ot|epigastr|dors|cox|metatars)(?:o?algi[ae])|cefale[ae]|mal di (?:testa|"
    rf"schiena|"
    r"gola)|dispnea(?: (?:da sforzo|a riposo|notturna|ingravescente))?|affanno|fiato corto|ortopnea|"
    r"tosse(?: (?:secca|produttiva|cronica|persistente|stizzosa))?|espettorato|emottisi|sibili|oppressione toracica|"
    r"palpitazioni|cardiopalmo|sincop[ei]|lipotimi[ae]|capogiri|vertigin[ei]|instabilità|cadute(?: ricorrenti)?|"
    r"edem[ai](?: (?:degli arti inferiori|declivi|alle caviglie))?|gonfiore(?: (?:alle|delle|del|al) \w+)?|"
    r"claudicatio(?: intermittens)?|parestesi[ae]|formicoli[oi]|intorpidimento|ipostenia|debolezza|tremor[ei]|"
    r"crisi (?:epilettiche|convulsive|di panico)|calo (?:del visus|della vista|ponderale|dell['’]udito|di peso)|"
    r"visione offuscata|diplopia|miodesopsie|mosche volanti|fotofobia|occhio rosso|otalgia|otorrea|epistassi|"
    r"ostruzione nasale|rinorrea|russamento|russa|sonnolenza(?: diurna)?|disfonia|raucedine|disfagia|odinofagia|"
    r"perdita di (?:peso|appetito|memoria|coscienza|forza)|dimagrimento|inappetenza|aumento di peso|astenia|stanchezza|"
    r"affaticamento|febbre|febbricola|brividi|sudorazioni notturne|nausea|vomito|pirosi|bruciore(?: di stomaco)?|"
    r"rigurgito|gonfiore addominale|meteorismo|diarrea|stipsi|stitichezza|rettorragia|proctorragia|melena|ematemesi|"
    r"sangue nelle feci|ittero|prurito|rash|eruzione cutanea|perdita di capelli|ematuria|disuria|pollachiuria|nicturia|"
    r"urgenza minzionale|ritenzione urinaria|metrorragi[ae]|menorragi[ae]|dismenorrea|amenorrea|perdite vaginali|"
    r"vampate|"
    r"dispareunia|nodulo (?:al|alla|del|della) (?:seno|mammella)|rigidità(?: mattutina)?|blocchi articolari|zoppia|"
    r"zoppica|"
    r"limitazione funzionale|insonnia|ansia|irritabilità|poliuria|polidipsia|pallore|tumefazione"
)
