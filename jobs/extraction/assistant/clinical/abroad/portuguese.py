"""Conditions and complaints as letters in Portuguese name them."""

from __future__ import annotations

_SIDE = r"(?: (?:direit[oa]|esquerd[oa]|bilateral|à direita|à esquerda))?"
_STAGE = r"(?: (?:em )?(?:estádio|estágio|grau|classe) (?:[1-5][ab]?|g[1-5][ab]?|iv|i{1,3}))?"

CONDITIONS = (
    # Heart and vessels.
    r"hipertensão(?: arterial)?(?: sistêmica| sistémica| essencial| pulmonar)?|hipertens[oa]|hta|has|"
    r"fibrilh?ação (?:auricular|atrial)(?: (?:paroxística|permanente|persistente))?|flutter (?:auricular|atrial)|"
    rf"insuficiência (?:cardíaca|aórtica|mitral|respiratória|hepática|suprarrenal|adrenal|venosa)"
    rf"(?: (?:crônica|crónica|congestiva|descompensada))?{_STAGE}|icc|icfe[rp]|"
    r"cardiopatia(?: (?:isquêmica|isquémica|hipertensiva|dilatada|valvular))?|doença (?:arterial )?coronári?an?a?|dac|"
    r"doença coronária|"
    r"infarto(?: agudo)?(?: do miocárdio)?|enfarte(?: agudo)?(?: do miocárdio)?|iam|eam|angina(?: (?:de peito|estável|"
    r"instável|pectoris))?|miocardiopatia(?: \w+)?|estenose (?:aórtica|mitral|carotídea)|valvopatia|valvulopatia|"
    r"arritmias?|extrassístoles|doença arterial periférica|dap|aneurisma(?: da aorta(?: abdominal)?)?|"
    r"trombose venosa(?: profunda)?|tvp|tromboembolismo pulmonar|tep|embolia pulmonar|varizes|"
    # Brain, nerves and mind.
    r"avc(?: isquêmico| isquémico| hemorrágico)?|ave|acidente vascular cerebral|ait|epilepsia|enxaqueca|"
    r"esclerose múltipla|doença de parkinson|doença de alzheimer|demência|(?:poli)?neuropatia(?: (?:diabética|periférica))?|"
    r"síndrome do túnel do carpo|túnel do carpo|neuralgia(?: do trigêmeo)?|ciática|depressão|"
    r"(?:transtorno|perturbação|síndrome) (?:depressiv[oa]|de ansiedade|ansios[oa]|bipolar|do pânico|de pânico)(?: \w+)?|"
    r"esquizofrenia|tdah|phda|autismo|tea|alcoolismo|etilismo|"
    # Breath.
    rf"asma(?: (?:brônquica|alérgica))?|asmátic[oa]|dpoc{_STAGE}|enfisema|bronquite crônica|pneumonia|fibrose pulmonar|"
    r"bronquiectasias|sarcoidose|tuberculose|saos|apneia (?:obstrutiva )?do sono|derrame pleural|"
    # Metabolism.
    r"diabetes(?: mellitus)?(?: (?:do )?tipo (?:1|2|i{1,2}))?(?: gestacional)?|dm ?(?:tipo )?(?:1|2|i{1,2})|"
    r"diabétic[oa]|pré-?diabetes|hipotire?oidismo(?: subclínico)?|hipertire?oidismo|bócio(?: multinodular)?|"
    r"nódulos? (?:da tiroide|tireoidianos?|tiroideus?)|tire?oidite(?: de hashimoto)?|doença de graves|"
    r"dislipid[eê]mia|hipercolesterol[eê]mia|hipertrigliceridemia|obesidade(?: (?:mórbida|grau i{1,3}))?|"
    r"excesso de peso|sobrepeso|"
    r"gota|hiperuric[eê]mia|osteoporose|osteopenia|(?:défice|deficiência) de (?:vitamina d|ferro)|"
    r"anemia(?: (?:ferropriva|ferropénica|crônica|falciforme))?|doença falciforme|"
    # Kidneys and waters.
    rf"(?:insuficiência|doença) renal(?: (?:crônica|crónica|aguda|terminal))?{_STAGE}|drc|irc|nefropatia(?: diabética)?|"
    r"litíase (?:renal|biliar|vesicular)|cálculos? rena(?:l|is)|nefrolitíase|cólica (?:renal|biliar)|pielonefrite|"
    r"infecç(?:ão|ões) urinárias?(?: de repetição| recorrentes?)?|itu|hiperplasia (?:benigna )?(?:da próstata|prostática"
    r"(?: benigna)?)|hbp|hpb|incontinência urinária|"
    # Belly.
    r"refluxo(?: gastro-?esofágico)?|drge|gastrite(?: crônica)?|úlcera (?:gástrica|duodenal|péptica)|hérnia (?:de|do) hiato|"
    r"doença de crohn|retocolite ulcerativa|colite ulcerosa|doença inflamatória intestinal|"
    r"(?:síndrome do )?(?:cólon|intestino) irritável|diverticulose|diverticulite|doença celíaca|pólipos?(?: do cólon)?|"
    r"esteatose(?: hepática)?|cirrose(?: hepática)?|hepatite(?: [abc])?|pancreatite|colelitíase|colecistite|"
    r"hérnia (?:inguinal|umbilical|discal|de disco|incisional)(?: [lc]\d-?[ls]?\d)?|hemorroidas|hemorróidas|fissura anal|"
    # Bones and joints.
    rf"(?:gon|cox|rizo|poli|espondilo)?artrose(?: (?:d[oae] )?(?:joelhos?|anca|quadril|mãos))?{_SIDE}|artrite(?: "
    r"(?:reumatoide|reumatóide|psoriásica))?|espondilite anquilosante|espondilartrite|polimialgia reumática|fibromialgia|"
    r"lúpus|estenose do canal(?: lombar)?|escoliose|tendinopatia|tendinite|(?:rotura|ruptura|lesão) (?:do menisco|"
    r"meniscal|d[ao] manguito(?: rotador)?|da coifa(?: dos rotadores)?|do ligamento \w+|do lca)|hallux valgus|"
    rf"fratura(?: d[oae] \w+)?{_SIDE}|"
    # Skin, eyes, ears.
    r"melanoma|carcinoma (?:basocelular|espinocelular)|queratoses? actínicas?|psoríase|dermatite atópica|eczema|acne|"
    r"rosácea|urticária crônica|herpes zoster|zona|erisipela|celulite|catarata|glaucoma|degenerescência macular|dmri|"
    r"retinopatia(?: diabética)?|otite(?: média)?(?: de repetição| serosa)?|hipoacusia|surdez|zumbido|acufenos|"
    r"polipose nasal|sinusite(?: crônica)?|rinite(?: alérgica)?|amigdalites?(?: de repetição)?|hipertrofia d(?:e|as|os) "
    r"(?:adenoides|amígdalas)|"
    # Women.
    r"endometriose|miomas?(?: uterinos?)?|cistos? ovarianos?|quistos? do ovário|sop|síndrome dos ovários policísticos|"
    r"pré-?eclâmpsia|prolapso(?: genital| uterino)?|"
    # Tumours and others.
    r"(?:câncer|cancro|neoplasia|carcinoma|tumor) (?:de|do|da) \w+|adenocarcinoma|linfoma|leucemia|mieloma(?: múltiplo)?|"
    r"hiv|vih|síndrome (?:nefrótica|metabólica)|[a-zà-ÿ]{4,}(?:opatia|carcinoma|adenoma)"
)

COMPLAINTS = (
    r"dor(?:es)?(?: (?:torácica|abdominal|lombar|articular(?:es)?|epigástrica|pélvica|cervical|precordial|mecânica|"
    r"noturna|crônica|crónica))?(?: (?:no|na|nos|nas|em|de) [^\W\d_]+)?"
    rf"{_SIDE}|(?:lomb|cervic|gon|artr|mi|ot|epigastr|dors|cox|omalg|odinofag)(?:algias?|ias?)|"
    r"cefaleias?|dispn[eé]ia(?: (?:aos? (?:pequenos |médios |grandes )?esforços?|de esforço|em repouso|de repouso))?|"
    r"falta de ar|cansaço(?: (?:fácil|para \w+ esforços))?|ortopn[eé]ia|tosse(?: (?:seca|produtiva|crônica|persistente))?|"
    r"expectoração|hemoptises?|sibilos|sibilância|chiado|aperto no peito|palpitações|síncopes?|lipotimias?|desmaios?|"
    r"tonturas?|vertige(?:m|ns)|instabilidade|desequilíbrio|quedas(?: de repetição)?|edemas?(?: (?:d[oe]s|em|nos) "
    r"(?:membros inferiores|mmii|tornozelos|pernas))?|inchaço(?: (?:em|nos?|nas?|d[oa]s?) \w+)?|claudicação(?: intermitente)?|"
    r"parestesias?|formigamentos?|dormência|fraqueza|perda de força|tremor(?:es)?|convulsões|crises convulsivas|"
    r"(?:diminuição|perda|baixa|redução) (?:da|de) (?:acuidade visual|visão|audição|acuidade auditiva)|visão (?:turva|dupla)|"
    r"diplopia|moscas volantes|fotofobia|olho vermelho|otalgia|otorreia|epistaxes?|epistaxis|obstrução nasal|rinorreia|"
    r"ronco|roncopatia|sonolência(?: diurna)?|disfonia|rouquidão|disfagia|odinofagia|"
    r"perda (?:de peso|ponderal|de apetite|de memória|de consciência)|emagrecimento|ganho de peso|inapetência|anorexia|"
    r"astenia|fadiga|febre|calafrios|sudorese noturna|suores noturnos|náuseas?|vômitos?|vómitos?|pirose|azia|epigastralgia|"
    r"queimação|regurgitação|distensão abdominal|diarreia|diarréia|obstipação|constipação|retorragias?|melenas?|"
    r"hematoquezia|hematêmese|sangue nas fezes|sangramento (?:retal|vaginal|nasal|uterino)(?: anormal)?|icterícia|prurido|"
    r"coceira|comichão|erupção cutânea|exantema|manchas?|queda de cabelo|hematúria|disúria|polaciúria|polaquiúria|"
    r"noctúria|nictúria|retenção urinária|urgência miccional|metrorragias?|menorragias?|dismenorreia|amenorreia|"
    r"corrimento|afrontamentos|fogachos|dispareunia|nódulo (?:na|da) mama|caroço n[ao] \w+|rigidez(?: matinal)?|"
    r"bloqueios articulares|limitação funcional|claudicante|ins[óô]nia|insônia|ansiedade|angústia|tristeza|"
    r"crises de pânico|ideação suicida|irritabilidade|poliúria|polidipsia|palidez|tumefação"
)
