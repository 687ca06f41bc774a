"""Signs of nerves, mind and senses by what stands together in a sentence."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.signs import FEVER, SUDDEN, Signs

_NUMB = (
    r"numb\w*|(?:altered|reduced|loss of|lost|absent|decreased|diminished|abnormal|no) (?:\w+ )?(?:sensation|feeling)|"
    r"(?:can ?not|can['’]?t|unable to|does(?: not|n['’]t)|could ?n[o']t) feel|an(?:a)?esthesia|sensation (?:\w+ "
    r")?(?:absent|"
    r"reduced|altered|lost)|pins and needles"
)
_SADDLE = (
    r"saddle|perine\w+|perianal|genital\w*|buttocks|bottom|anus|vagina\w*|private parts|between (?:the |his |her "
    r")?legs|"
    r"wip(?:e|es|ing)|scrotum|penis"
)
_BACK = r"back pain|(?-i:LBP)|sciatic\w*|radicul\w+|disc|leg pain|lumbar|back"
_BLADDER = (
    r"not passed urine|(?:unable to|cannot|can['’]?t|difficulty|struggl\w+|hard to) (?:pass\w*|empty\w*|void\w*|"
    r"start\w*)|"
    r"(?:urinary |urine )?retention|incontinen\w+|(?:can ?not|can['’]?t) tell when|(?:lost|loss of|losing) (?:\w+ "
    r"){0,3}"
    r"(?:bladder|bowels?)|hesitancy|soil\w+|overflow"
)
_TUMOUR = r"cancer|carcinoma|(?-i:[Cc]a)|myeloma|malignan\w+|metasta\w*|mets|lymphoma"
_LEGS = (
    r"legs? (?:\w+ )?(?:weak\w*|giving way|going (?:off|from)|buckl\w+|heavy|numb)|weak\w* (?:\w+ ){0,3}legs?|"
    r"(?:cannot|can ?no longer|can['’]?t|"
    r"unable to|difficulty|struggl\w+ to) walk\w*|unstead\w+|gait|off (?:his|her) (?:feet|legs)|numb\w* (?:from|below)"
)
_SPEECH = (
    r"slurr\w*|dysphasi\w*|aphasi\w*|dysarthri\w*|(?:could|can)(?: ?n[o']t|['’]?t|not) (?:get (?:his|her|the|any) "
    r"words?|"
    r"speak|talk|find (?:his|her|the) words)|words (?:\w+ )?(?:jumbled|wrong|muddled|would not come)|speech"
)
_SIDE = r"face|facial|mouth|arm|hand|(?:left|right|one)[- ]?(?:hand )?sid(?:e|ed)|hemi\w+"
_DEFICIT = (
    r"weak\w*|limp|droop\w*|dropp?ed|numb\w*|paralys\w*|paresis|hemi(?:paresis|plegia)|drift|fell to one side"
)
_FIT = r"seizures?|(?:a|the|first|1st|another|his|her) fit|fits|fitted|fitting|convuls\w+|tonic[- ]clonic"
NERVE_SIGNS: Signs = {
    "cauda_equina": (
        (_NUMB, _SADDLE, r"!shingles|rash|carpal"),
        (
            _BACK,
            _BLADDER,
            r"!prostat\w*|BPH|stress incontinence|long[- ]standing|catheter\w*|dementia|overactive",
        ),
        (
            _BACK,
            r"both legs|bilateral",
            r"weak\w*|numb\w*|sciatica|foot drop",
            r"!gradual|claudication|years",
        ),
        (
            r"=(?:anal|rectal|sphincter) tone|(?:peri)?anal sensation|sphincter",
            r"=reduced|lax|absent|poor|loss|decreased|weak",
        ),
    ),
    "spinal_cord_compression": (
        (
            _TUMOUR,
            r"(?:thoracic|spinal|back|vertebral|spine|bone|bony)(?: \w+)? (?:pain|mets|metasta\w*)",
            _LEGS,
        ),
        (r"numb\w* (?:from|below) (?:the |his |her )?(?:waist|chest|nipples?|umbilicus)",),
        (
            r"(?:spinal )?cord",
            r"signal|compress\w*|impinge\w*|o?edema",
            r"gait|clums\w+|weak\w*|worsen\w*|rapid\w*|new",
        ),
        (r"myelopath\w+", r"rapid\w*|worsen\w*|progress\w+|gait|clums\w+|deteriorat\w+"),
        (
            r"upgoing|extensor plantars?|clonus|babinski|spastic\w*",
            r"weak\w*|progress\w+|unable|off (?:his|her) legs",
        ),
        (r"band[- ]?like|girdle", r"pain", r"chest|trunk|thoracic|weak\w*|legs|back"),
    ),
    "stroke_tia": (
        (
            _SIDE,
            _DEFICIT,
            SUDDEN,
            r"!sciatic\w*|back pain|carpal|radicul\w+|neck pain|shoulder|shingles|injur\w*|fractur\w*|bell['’]?s|"
            r"fell off|"
            r"fell from|wrist|elbow|splint|nerve conduction|surgery|operation|steroid",
        ),
        (_SPEECH, SUDDEN, r"!therap\w+|delay|child|tonsil\w*|hearing"),
        (r"vertigo|ataxi\w+", r"diplopia|ataxi\w+|dysarthri\w*|unstead\w+", r"sudden\w*|acute\w*|abrupt\w*"),
        (r"(?:code|acute|possible|probable|query|suspected) ?(?:stroke|(?-i:TIAs?|CVA))",),
        (
            r"transient\w*|brief\w*|temporar\w*",
            r"(?:loss of|lost) (?:\w+ )?(?:vision|sight|speech)|weak\w*|numb\w*|speech",
        ),
    ),
    "acute_neurology": (
        (r"thunderclap|clap of thunder",),
        (r"headaches?", r"sudden\w*|explosive|abrupt\w*|worst|instant\w*", r"!migraine aura|usual|typical"),
        (
            r"headaches?",
            r"morning vomiting|vomit\w* (?:in|on) (?:the )?(?:morning|waking)|worse (?:on )?(?:lying|waking|coughing|"
            r"bending|"
            r"straining)|papill\w+|discs?|unsteady|ataxi\w*|personality|seizures?|focal",
            r"!cervical disc|disc (?:prolapse|protrusion|bulge)|neck pain",
        ),
        (
            r"(?:optic )?discs?",
            r"swell\w*|swollen|blurr\w*|o?edema",
            r"optic|bilateral\w*|both|optometrist|optician|headaches?|fund\w+",
            r"!lumbar|cervical|prolapse|L[45]",
        ),
        (
            r"double vision|diplopia|ptosis|droop\w* (?:\w+ )?(?:eye)?lid",
            r"new|sudden\w*|acute\w*|since|pupil\w*|headache\w*",
        ),
        (r"pupils?", r"blown|fixed|unequal|non-?reactive|unreactive", r"!pharmacolog\w*|drops"),
        (r"weakness|paralysis", r"ascending|spreading up", r"days|reflexes|weeks?|rapid\w*"),
        (r"myastheni\w*", r"swallow\w*|breath\w*|bulbar|crisis", r"!stable|no (?:bulbar|difficulty)"),
        (
            r"fell|fall|head injur\w+|head trauma|(?:hit|banged|struck) (?:his|her|their) head|knock",
            r"warfarin|apixaban|rivaroxaban|edoxaban|dabigatran|anticoag\w*|(?-i:DOACs?)",
            r"drows\w*|headache\w*|confus\w*|vomit\w*|head",
        ),
        (
            r"subdural|extradural|epidural|intracerebral|intracranial|subarachnoid|brain|cerebral|cerebell\w+",
            r"h(?:a)?ematoma|bleed\w*|h(?:a)?emorrhage|lesions?|tumou?r|mass|mets|metasta\w*|abscess",
            r"!white matter|small vessel|demyelinat\w*|epidural injection|MS\b",
        ),
    ),
    "first_seizure": (
        (
            _FIT,
            r"first|1st|new|never|no (?:\w+ )?history of (?:epilepsy|seizures?|fits)|unprovoked|isolated|not epileptic",
            r"!seizure[- ]free|known epilep\w*|years",
        ),
        (
            r"black(?:ed)? ?out|collaps\w+|unconscious|shook|shaking|convuls\w+|seizure|went stiff",
            r"jerk\w*|tongue|post-?ictal|incontinen\w+|foam\w*|blue|stiff",
            r"!known epilep\w*|seizure[- ]free",
        ),
    ),
    "meningitis": (
        (
            r"stiff(?:ness of (?:the )?)? ?neck|neck (?:is )?stiff\w*|nuchal rigidity|meningism\w*",
            rf"{FEVER}|photophob\w*|rash|vomit\w*",
        ),
        (
            r"rash|spots|petech\w*|purpur\w*",
            r"(?:not|n['’]t) (?:blanch|fade|disappear)\w*|fail\w* (?:the |a )?(?:glass|tumbler)|non[- ]?blanch\w*|"
            r"positive "
            r"(?:glass|tumbler)|(?:glass|tumbler) test (?:is |was )?positive",
        ),
    ),
    "suicidality": (
        (
            r"took|swallow\w*|ingest\w*|overdos\w*",
            r"1[2-9]|[2-9]\d|\d{3}|handful|pack(?:et)?s?|box|bottle|all (?:of )?(?:his|her|their)|too many",
            r"paracetamol|tablets?|pills|tylenol|acetaminophen|tramadol|medication|co-codamol|ibuprofen|sertraline|"
            r"insulin",
            r"!mg|as a (?:teenager|child)",
        ),
        (
            r"hang\w*|jump\w*|drown\w*|noose|ligature|gas|kill|shoot|bridge|railway",
            r"(?:him|her|them)sel(?:f|ves)|off (?:a|the) (?:bridge|roof|building)|in front of",
            r"tried|attempt\w*|plan\w*|want\w*|thought\w*|thinking|considered|threat\w*|intend\w*",
        ),
        (
            r"think\w*|thought\w*|want\w*|talk\w*|plan\w*|wish\w*",
            r"end(?:ing)? (?:it all|it|things|everything|(?:his|her|their) life)",
        ),
        (
            r"think\w*|thought\w*|plan\w*|want\w*|consider\w*",
            r"(?:driv|crash|step|walk|jump)\w* (?:into|in front|off|out)",
        ),
        (
            r"overdos\w*",
            r"=weekend|yesterday|today|tonight|last (?:night|week|month)|recent\w*|days? ago|weeks? ago|this (?:week|"
            r"morning)",
            r"!as a (?:teenager|child)|years|accidental",
        ),
        (r"PHQ\w*(?:-9)?", r"(?:item|question|q) ?9", r"[1-3]|positive|several|nearly|more than"),
        (
            r"wants?|wish\w*|hop(?:es|ing)|pray\w*|would rather",
            r"(?:be|go|join)(?: with)? (?:his|her|their) (?:late|dead)|not (?:to )?wak\w*|be dead|never wake|"
            r"disappear for ever",
        ),
        (r"(?:does|do|did)(?: not|n['’]t) want to|no longer wants to", r"=wake|be here|live|go on|carry on"),
        (r"tablets|pills|medication|medicines", r"saved|saving|hoard\w*|stockpil\w*|collect\w* up|put by"),
        (
            r"cut\w*|burn\w*|scratch\w*|harm\w*",
            r"(?:her|him|them)sel\w+|(?:her|his|their) (?:\w+ )?(?:arms?|wrists?|thighs?|legs?)|self",
            r"daily|nightly|weekly|again|recent\w*|increas\w+|most (?:days|nights)|every|escalat\w+",
        ),
        (r"voices|hallucinat\w*", r"tell\w*|command\w*", r"kill|hurt|harm|die|jump|attack"),
        (
            r"threat\w*|thought\w*|plan\w*|wants? to|urges?",
            r"kill(?:ing)?|stab(?:bing)?|hurt(?:ing)?|attack(?:ing)?",
            r"(?:his|her|their|the|someone|somebody|others|people|neighbou?r\w*) ?\w*",
            r"!pain|headache",
        ),
        (r"research\w*|googl\w*|look\w* up", r"methods|ways", r"online|suicide|die|end|kill|letters"),
        (
            r"goodbye|letters",
            r"written|wrote|left|leaving",
            r"child\w*|family|wife|husband|goodbye",
            r"!referral|appointment",
        ),
    ),
    "sudden_visual_loss": (
        (
            SUDDEN,
            r"blind\w*|(?:los[ts]|loss of|losing) (?:\w+ ){0,3}?(?:vision|sight)|(?:can|could)(?: ?n[o']t|['’]?t|"
            r"not) see|"
            r"(?:vision|sight) (?:\w+ ){0,5}?(?:gone|lost|black|dark|went|disappear\w*|vanish\w*|blank)|visual loss|"
            r"(?:VA|acuity) (?:has |is )?(?:dropped|fell|"
            r"fallen|down)",
            r"!migraine|glasses|night[- ]?blind\w*|colou?r[- ]?blind\w*",
        ),
        (r"curtain|shadow|veil", r"eye|vision|sight|visual field"),
        (
            r"eyes?",
            r"bleach|chemical|alkali|acid|cement|ammonia|lime|caustic",
            r"splash\w*|burn\w*|in|injur\w*",
        ),
        (r"(?-i:IOPs?)(?: of| is|:|=)? ?[3-9]\d|intraocular pressure(?: of| is|:)? ?[3-9]\d",),
        (
            r"eyes?",
            r"red",
            r"pain\w*",
            r"hazy|cornea\w*|hypopyon|photophob\w*|contact lens\w*|opacity|reduced|pupil|vision",
        ),
        (r"contact lens\w*", r"red|pain\w*", r"opacity|ulcer|keratitis|infiltrate|reduced"),
    ),
}
