"""Conditions and complaints as letters in Swedish, Danish and Norwegian name them."""

from __future__ import annotations

CONDITIONS = (
    # Heart and vessels.
    r"(?:essentiell |arteriell )?hypertoni|hypertension|(?:högt blodtryck|højt blodtryk|forhøjet blodtrykk?|høyt blodtrykk)|"
    r"förmaksflimmer|förmaksfladder|atrieflimmer|atrieflimren|atrieflagren|forkammerflimmer|hjärtsvikt|hjertesvikt|"
    r"hjerteinsufficiens|hjerteinsuffisiens|kranskärlssjukdom|ischemisk hjärtsjukdom|iskæmisk hjertesygdom|"
    r"iskemisk hjertesykdom|koronarsygdom|koronarsykdom|angina(?: pectoris)?|kärlkramp|hjärtinfarkt|hjerteinfarkt|ami|"
    r"(?:kardio|cardio)myopati|aort(?:a|ä)?stenos[e]?|klaffsjukdom|klapsygdom|claudicatio|perifer arteriell sjukdom|"
    r"aneurysme?|djup ventrombos|dyb venetrombose|dyp venetrombose|dvt|blodpropp|lungemboli|lungeemboli|varicer|åderbråck|"
    # Brain, nerves and mind.
    r"stroke|apopleksi|hjerneslag|slaganfall|tia|epilepsi|migrän|migræne|migrene|multipel skleros|"
    r"multipel sklerose|dissemineret sklerose|parkinsons?(?: sjukdom| sygdom| sykdom)?|"
    r"alzheimers?(?: sjukdom| sygdom| sykdom)?|demens|(?:poly)?nev?ropati|polyneuropati|karpaltunnelsyndrom|"
    r"karpaltunnelsyndrom|trigeminusnev?ralgi|depression|depresjon|depressiv episode|ångest(?:syndrom)?|"
    r"generaliserad ångest|angst(?:lidelse)?|bipolär sjukdom|bipolar lidelse|skizofreni|schizofreni|adhd|autism[e]?|"
    r"utmattningssyndrom|alkoholberoende|"
    # Breath.
    r"astma(?: bronchiale)?|kol(?: (?:gold|stadium|grad) ?\d)?|kols|copd|emfysem|kronisk bronkit|kronisk bronkitt|pneumoni|"
    r"lunginflammation|lungebetændelse|lungebetennelse|lungfibros|lungefibrose|sarkoidose?|tuberkulose?|"
    r"(?:obstruktiv )?sömnapnésyndrom|sömnapné|søvnapn[øo]|osas|lungcancer|lungekræft|lungekreft|"
    # Metabolism.
    r"(?:typ[e]?[ -]?[12][ -])?diabetes(?: mellitus)?(?: typ[e]? ?(?:1|2|i{1,2}))?|dm ?[12]|"
    r"sukkersyge|sukkersyke|hypot[yh]+reose?|"
    r"hypothyreos|hypothyreose|hypotyreos|hypertyreose?|lavt stoffskifte|høyt stoffskifte|struma|knölstruma|"
    r"hyperlipid[eæ]mi|hyperkolesterol[eæ]mi|dyslipid[eæ]mi|hyperkolesterolemi|fetma|obesitas|adipositas|fedme|övervikt|"
    r"overvægt|overvekt|gikt|podagra|urinsyregigt|osteoporose?|benskörhet|knogleskørhet|(?:järnbrist)?anemi|an[æe]mi|"
    r"jern(?:mangel)anemi|b12-brist|"
    # Kidneys and waters.
    r"(?:kronisk )?(?:njursvikt|nyresvikt|nyreinsufficiens|nyresygdom|nyresykdom|njursjukdom)|njursten|nyresten|nyrestein|"
    r"urinvägsinfektion(?:er)?|uvi|urinvejsinfektion(?:er)?|urinveisinfeksjon(?:er)?|"
    r"(?:benign )?prostatahyperplasi|bph|prostatacancer|prostatakræft|prostatakreft|urininkontinens|"
    # Belly.
    r"(?:gastroesofageal )?reflux(?:sjukdom|sygdom|sykdom)?|refluks|gerd|gastrit[t]?|magsår|mavesår|magesår|"
    r"hiatushernie|hiatusbråck|crohns?(?: sjukdom| sygdom| sykdom)?|ulcerös kolit|colitis ulcerosa|ulcerøs kolitt|ibs|"
    r"irritabel tarm|divertikulos[e]?|divertikulit[t]?|celiaki|cøliaki|cøliaki|gallsten|galdesten|gallestein|fettlever|"
    r"fedtlever|levercirros|levercirrhose|skrumpelever|pankreatit[t]?|ljumskbråck|lyskebrok|lyskebrokk|hemorrojder|"
    r"hæmorider|hemoroider|"
    # Bones and joints.
    r"(?:gon|cox|kox|knä|höft|kn[eæ]|hofte|hånd)?art(?:h)?ros[e]?|slidgigt|slitasjegikt|(?:reumatoid|rheumatoid) artrit|"
    r"leddgikt|leddegigt|reumatoid artritt|psoriasisartrit[t]?|bechterews?(?: sjukdom| sykdom)?|polymyalgi(?:a reumatica)?|"
    r"fibromyalgi|sle|lupus|diskbråck|diskusprolaps|skiveprolaps|prolaps|spinal stenos[e]?|skolios[e]?|menisk(?:skada|skade|"
    r"ruptur)|korsbandsskada|rotatorkuffruptur|frozen shoulder|frusen skuldra|hallux valgus|"
    r"(?:höft|hofte|handleds|håndledds?|ankel|fot|revben|kot)?fraktur|"
    # Skin, eyes, ears.
    r"(?:malignt )?melanom|basaliom|basalcellscancer|basalcellecarcinom|basalcellekarsinom|skivepitelcancer|"
    r"aktinisk keratos[e]?|psoriasis|(?:atopiskt? )?eksem|akne|rosacea|urtikaria|bältros|herpes zoster|helvedesild|"
    r"rosfeber|erysipelas|katarakt|grå starr|grå stær|glaukom|grön starr|grøn stær|makuladegeneration|"
    r"makuladegenerasjon|(?:diabetes|diabetisk )?retinopati|öroninflammation|otit[t]?|ørebetennelse|mellemørebetændelse|"
    r"hörselnedsättning|høretab|hørselstap|tinnitus|näspolyper|næsepolypper|nesepolypper|(?:kronisk )?sinuit|bihulebetennelse|"
    r"bihulebetændelse|(?:allergisk )?rinit[t]?|hösnuva|høfeber|høysnue|tonsillit[t]?|"
    # Women.
    r"endometrios[e]?|myom(?:er)?|ovarialcyst[ae]?|pcos|preeklampsi|præeklampsi|havandeskapsförgiftning|bröstcancer|"
    r"brystkræft|brystkreft|prolaps|framfall|"
    # Tumours, by the ends of their names.
    r"[a-zäöåæø]*(?:cancer|kræft|kreft|karcinom|carcinom|karsinom|lymfom|myelom)|leukemi|leukæmi|hiv|"
    r"[a-zäöåæø]{4,}(?:opati|stenos[e]?|insufficiens|trombos[e]?|skleros[e]?|fraktur)"
)

COMPLAINTS = (
    r"[a-zäöåæø]*(?:smärt(?:a|or)|smerte(?:r)?|värk|verk)|ont i (?:\w+ )?\w+|vondt i \w+|ondt i \w+|"
    r"(?:andfåddhet|andnöd|dyspné|dyspnø|åndenød|tungpust(?:enhet)?|kortpust(?:enhet)?)|"
    r"(?:torr |tør |tørr |långvarig |langvarig |produktiv )?(?:rethosta|hosta|hoste)|hemoptys(?:er|e)?|blodig upphostning|"
    r"hjärtklappning|hjertebanken|palpitation(?:er)?|svimning(?:er)?|besvimelse(?:r)?|synkope|yrsel|svimmelhed|svimmelhet|"
    r"falltendens|faldtendens|ostadighet|gångsvårigheter|gangbesvær|bensvullnad|ankelsvullnad|ødem(?:er)?|ödem|hævelse|"
    r"hevelse|svullnad|domningar|domningskänsla|stickningar|parestesi(?:er)?|følelsesløshed|nummenhet|prikken|kraftnedsättning|"
    r"kraftnedsættelse|kraftløshet|svaghet|svakhet|tremor|skakningar|kramper|synnedsättning|synsnedsættelse|dubbelseende|"
    r"dobbeltsyn|dimsyn|øresus|öronsus|hörselnedsättning|næseblødning|näsblödning|neseblødning|nästäppa|"
    r"snarkning(?:ar)?|snorken|snorking|andningsuppehåll|dagtrötthet|heshet|hæshed|sväljningssvårigheter|sväljsvårigheter|"
    r"dysfagi|synkebesvær|svelgvansker|viktnedgång|vægttab|vekttap|viktuppgång|aptitlöshet|nedsatt aptit|appetitløshed|"
    r"nattsvett(?:ningar)?|nattesved|nattesvette|feber|frossa|kulderystelser|trötthet|træthed|tretthet|slapphet|"
    r"illamående|kvalme|kräkning(?:ar)?|opkast(?:ning(?:er)?)?|oppkast|halsbränna|halsbrand|halsbrann|sura uppstötningar|"
    r"diarré|diarré?|løs avføring|förstoppning|forstoppelse|obstipation|ändrade avföringsvanor|"
    r"blod i (?:avföringen|afføringen|avføringen|urinen)|rektal blödning|melena|gulsot|ikterus|klåda|kløe|hudutslag|"
    r"hudutslett|rodnad|rødme|håravfall|hårtab|hematuri|hæmaturi|sveda|dysuri|täta trängningar|urinträngningar|nykturi|"
    r"vannlatingsbesvær|vandladningsbesvær|blödning(?:ar)?|blødning(?:er)?|flytning(?:ar)?|hetevallninger|svettningar|"
    r"knöl i (?:\w+ )?bröstet|knude i (?:\w+ )?bryst(?:et)?|kul i brystet|morgonstelhet|morgenstivhed|morgenstivhet|stelhet|stivhed|"
    r"stivhet|sömnsvårigheter|sömnlöshet|søvnbesvær|søvnløshet|søvnløshed|nedstämdhet|nedtrykthed|nedstemthet|oro|uro|"
    r"panikattacker|panikanfald|självmordstankar|selvmordstanker|minnessvårigheter|glömska|hukommelsesbesvær|"
    r"koncentrationssvårigheter|törst|tørst|polyuri|blekhet"
)
