"""What people are allergic to and what it does to them, in other languages than English; no word of these is an English
one.
"""

from __future__ import annotations

from jobs.extraction.assistant.abroad.spelling import typed

ALLERGENS_ABROAD = typed(
    # German.
    r"sulfonamide?|sulfonamiden|heftpflaster|pflasterkleber|hühnerei(?:weiß)?|hühnereiweiss|kuhmilch(?:eiweiß)?|"
    r"erdnüss(?:e|en)|haselnüss(?:e|en)|walnüss(?:e|en)|erdbeeren?|meeresfrüchten?|schalentieren?|wespen(?:stich|"
    r"gift)?e?|"
    r"bienen(?:stich|gift)?e?|insektenstiche?|hausstaubmilben?|pollen|gräserpollen|katzenhaare?|hundehaare?|"
    r"tierhaaren?|"
    r"jodhaltige[sn]? kontrastmittel|röntgenkontrastmittel|kontrastmittel\w?|cephalosporinen?|makroliden?|chinolonen?|"
    r"nsar|duftstoffen?|soja|sellerie|zitrusfrüchten?|penicillinen?|"
    # Turkish, Finnish, Hungarian, Croatian, Romanian.
    r"penisilin\w*|penisiliini\w*|penicilin\w*|penicillinr[ea]|szulfonamid\w*|sulfonamid\w*|"
    # French.
    r"sulfamid(?:e|é)s?|sparadrap|pansements? adhésifs?|b[êe]ta-?lactamines?|céphalosporines?|macrolides?|"
    r"produit de contraste(?: iodé)?|produits de contraste(?: iodés)?|(?:produits?|dérivés?|"
    r"contrastes?) iodés?|blanc d['’]œuf|lait de vache|cacahuètes?|"
    r"noisettes?|"
    r"fruits à coque|crustacés|fraises?|guêpes?|abeilles?|venin d['’]hyménoptères|poussières?|pollens|graminées|"
    r"bouleau|"
    r"poils? de chat|arachide|codéine|anti-?inflammatoires|"
    # Spanish.
    r"productos yodados|sulfas|sulfonamidas|esparadrapo|contraste (?:yodado|iodado)|medios? de contraste|"
    r"cefalosporinas|macrólidos|"
    r"penicilinas?|betalactámicos|frutos secos|cacahuates?|avellanas?|fresas|gambas|crustáceos|pescado|picadura de \w+|"
    r"avispas?|abejas?|polvo|ácaros|gramíneas|olivo|pólenes|pelo de gato|níquel|antiinflamatorios|aine|kiwi|melocotón|"
    # Italian.
    r"prodotti iodati|sulfamidici|sulfonamidi|cerott[oi]|mezz[oi] di contrasto(?: iodat[oi])?|"
    r"cefalosporine|macrolidi|penicilline|"
    r"betalattamici|arachidi|nocciole|frutta secca|crostacei|fragole|uov[ao]|latte vaccino|vespe|vespa|imenotteri|"
    r"polvere|"
    r"parietaria|ambrosia|pelo di gatto|nichel|fans|"
    # Dutch.
    r"hechtpleisters?|kleefpleisters?|pleisters?|sulfonamiden|sulfa(?:preparaten)?|jodiumhoudend contrast(?:middel)?|"
    r"contrastmiddel(?:en)?|jodiumcontrast|jodium|cefalosporines|pinda(?:'s|s)?|hazelnoten|walnoten|aardbeien|garnalen|"
    r"schaaldieren|kippenei(?:wit)?|koemelk|wespen(?:steken|gif)?|bijen(?:steken|gif)?|huisstofmijt|graspollen|"
    r"boompollen|kattenharen|nikkel|nsaid's|"
    # Portuguese.
    r"sulfamidas|sulfa|esparadrapos?|adesivos?|contraste (?:iodado|iodo)|cefalosporinas|macrolídeos|penicilinas|"
    r"amendoim|amendoins|castanhas?|nozes|frutos do mar|marisco|crustáceos|ovos|leite de vaca|picada de \w+|abelhas|"
    r"vespas|"
    r"poeira|ácaros|gramíneas|pêlo de gato|iodo|anti-?inflamatórios|aines|morangos?|"
    # The North.
    r"sulfa(?:preparat)?|jodkontrast|kontrastmedel|kontrastmiddel|röntgenkontrast|penicillin(?:er)?|häftplåster|"
    r"plåster|"
    r"plaster|jordnötter|jordnødder|peanøtter|hasselnötter|nötter|nødder|nøtter|ägg|skaldjur|skalldyr|skaldyr|räkor|"
    r"rejer|"
    r"reker|jordgubbar|jordbær|komjölk|geting(?:ar|stick)?|hveps(?:estik)?|veps|bistick|bistik|björk(?:pollen)?|birk|"
    r"bjørk(?:epollen)?|gräspollen|græs(?:pollen)?|gress(?:pollen)?|kvalster|husstøvmider|husstøvmidd|pälsdjur|nickel|"
    # Czech and Polish.
    r"penicilin\w{0,2}|sulfonamid\w{0,2}|náplast\w{0,2}|jodov\w+ kontrast\w*|kontrastní látk\w+|jahod\w{1,2}|"
    r"ořech\w{0,2}|"
    r"arašíd\w{0,2}|vejc\w|mlék\w|pyl\w{0,2}|roztoč\w{0,2}|včel\w{1,2}|vos\w{1,2}|augmentin\w{0,2}|"
    r"penicylin\w{1,2}|sulfonamid\w{0,2}|plast(?:er|ry)|środ\w+ kontrastow\w+|truskawk\w{1,2}|orzech\w{0,2}|jaj(?:a|"
    r"ka)|"
    r"pyłk\w{1,2}|roztocz\w{0,3}|jad\w{0,2} (?:os|pszczół)"
)

_SURE = (
    # What only an allergen does.
    r"réactions? (?:cutanées?|allergiques?|urticariennes?|anaphyla\w+)|reacci[óo]n(?:es)? (?:cut[áa]neas?|"
    r"al[ée]rgicas?)|reazion[ei] (?:cutane[ae]|allergic(?:a|he))|reaç(?:ão|ões) (?:cutâneas?|alérgicas?)|"
    r"dermatit[ei](?= d[ao] )|hautreaktion(?:en)?|huidreacties?|hudreaktion(?:er)?|hudreaksjon(?:er)?|"
    r"anaphyla\w+|anafyla\w+|anafila\w+|anafil[aá]\w+|exanth?[eè]m\w*|exantheem|exantema|arzneimittelexanthem|"
    r"(?:haut)?ausschlag|quaddeln|nesselsucht|nesselausschlag|urtikaria|urti[ck]aria|urtikar\w*|urticaire|orticaria|"
    r"urticária|urtikarie|pokrzywk\w+|kopřivk\w+|erupții?(?: cutanat[ăe])?|erupție|kiütés\w*|csalánkiütés\w*|"
    r"ihottuma\w*|"
    r"nokkosihottuma\w*|döküntü\w*|ürtiker\w*|osip\w*|urtikarij\w+|gatal(?:-gatal)?(?: seluruh (?:badan|tubuh))?|"
    r"biduran|"
    r"ruam|blemmer|"
    r"angio-?(?:ö|o)?dem\w*|angio-?œdème|angio-?oed[eè]em|angio-?oedème|angioedema|angioedeem|quincke(?:-?ödem|"
    r"-?oedeem)?|"
    r"œdème de quincke|blasen|blaren|blaasjes|cloques|ampollas|vesciche|bolhas|blåsor|blærer|"
    r"éruption(?: cutanée)?|rash(?: cutané| cutáneo| cutaneo)?|erupción(?: cutánea)?|ronchas?|sarpullido|habones|"
    r"eruzione(?: cutanea)?|eritema|pomfi|huiduitslag|uitslag|galbulten|netelroos|erupção(?: cutânea)?|utslag|"
    r"hudutslag|"
    r"udslæt|utslett|nældefeber|elveblest|nässelutslag|nässelfeber|vyrážk\w+|svědiv\w+ vyrážk\w+|wysypk\w+|"
    r"bronchospasm(?:us|e)|broncoespasmo|broncospasmo|bronkospasm\w*|"
    r"gesichtsschwellung|lippenschwellung|schwellung der \w+|gonfiore (?:del(?:le)?|al) \w+|hinchazón de \w+|"
    r"gonflement (?:des |du |de la )?\w+|zwelling van (?:de |het )?\w+|inchaço (?:d[aoe]s?|n[ao]s?) \w+|"
    r"edema (?:labial|"
    r"palpebral|de glotis|facial|de labios)|svullnad i \w+|hævelse i \w+|otok\w* \w+|otec\w+ \w+|obrzęk\w* \w+|"
    r"kontaktekzem|eczéma de contact|contacteczeem|stevens-johnson|choc anaphylactique|schock|anafylaktisk chock"
)
_UNSURE = (
    # What other things do as well: only where an allergy or intolerance is named.
    r"juckreiz|atemnot|übelkeit|erbrechen|durchfall|schwindel|rötung(?:en)?|kreislaufkollaps|bauchschmerzen|husten|"
    r"reizhusten|prurit|démangeaisons|nausées?|vomissements?|diarrhées?|malaise|vertiges?|toux|hypotension|dyspnée|"
    r"prurito|picor|picazón|mareos?|náuseas?|vómitos|disnea|hipotensión|nausea|vomito|diarrea|tosse|dispnea|"
    r"ipotensione|"
    r"jeuk|misselijk(?:heid)?|braken|diarree|duizelig(?:heid)?|benauwd(?:heid)?|kriebelhoest|roodheid|coceira|comichão|"
    r"falta de ar|dispneia|vômitos|tosse|tontura|klåda|illamående|andnöd|magbesvär|kløe|kvalme|opkast|mavesmerter|"
    r"magesmerter|dušnost\w*|nevolnost\w*|průj\w*|svěděn\w+|dusznoś\w+|nudnoś\w+|świąd"
)
_ADJECTIVES_BEFORE = (
    r"(?:(?:generalisiert\w*|stark\w*|schwer\w*|svědiv\w+|ernstige|leve|gran|forte|forti|kraftig\w*) )?"
)
_BEHIND = (
    r"(?: (?:généralisée?|cutanée?s?|generalizad[ao]|generalizzat[ao]|gegeneraliseerd|diffus[ao]?|sévère|grave))?"
    r"(?: (?:um den mund|im gesicht|am ganzen körper|au visage|du visage|en la cara|al volto|in het gezicht|no rosto))?"
)
REACTION_OF_ALLERGY = typed(f"{_ADJECTIVES_BEFORE}(?:{_SURE}){_BEHIND}")
"""What shows by itself that somebody is allergic."""
REACTION_OF_ANY_KIND = typed(f"{_ADJECTIVES_BEFORE}(?:{_SURE}|{_UNSURE}){_BEHIND}")
