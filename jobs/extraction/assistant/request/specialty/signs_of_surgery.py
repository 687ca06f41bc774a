"""What patients and findings sound like beside the names of diseases, for the surgeons and therapists that usually see
them: lay words, signs, results and devices. Patterns are in lower case; each counts once, with its weight (3: hardly
anybody else sees it)."""

from __future__ import annotations

SIGNS_OF_SURGERY: dict[str, tuple[tuple[float, str], ...]] = {
    "urology": (
        (3, r"psa|dre|nodule on rectal|prostat\w+|poor stream|weak stream|flow is poor|hesitancy|dribbl\w+|"
            r"residual(?: of)? \d+|post-?void|visible blood in (?:the |his |her )?urine|blood in (?:his|her|"
            r"the) urine|passing blood|clot retention|testis|testes|testicle\w*|ureter\w*|stone in|erection\w*|"
            r"erectile|sildenafil|tadalafil|vasectom\w+|tight foreskin|undescended|ballooning|flank pain|"
            r"nephrostom\w+|microscopic h(?:a)?ematuria|gross h(?:a)?ematuria"),
        (2, r"up (?:\w+ )?times (?:a|at|each) night|nocturia|tamsulosin|finasteride|recurrent utis?|"
            r"frequency and urgency|leaks? urine|stress incontinence|catheter"),
    ),
    "obstetrics_gynecology": (
        (3, r"flooding|periods?|menarche|endometr\w+|fibroid\w*|ovar\w+|iud|ius|mirena|coil|hrt|cystocele|rectocele|"
            r"introitus|cervix|cervical|pap|hpv|cin ?[123]|vulv\w+|lichen sclerosus|dyspareunia|"
            r"painful (?:intercourse|sex)|intermenstrual|postcoital|after the menopause|since menopause|"
            r"trying for a baby|conceive|antral|clomif\w+|weeks pregnant|polycystic ovar\w+|menopaus\w+|breech|"
            r"antenatal|lmp|preconception\w*|planning (?:a )?pregnancy|folic acid|family planning"),
        (2, r"clots|something coming down|pessary|pelvic"),
    ),
    "neurosurgery": (
        (3, r"l[345][ /-]*(?:l?[45]|s1)|foot drop|disc extrusion|extrusion|disc (?:prolapse|herniation)|sequestrat\w+|"
            r"spinal stenosis|neurogenic claudication|myelopath\w+|meningioma|hydrocephal\w+|shunt|chiari|"
            r"leg pain below the knee|radicul\w+"),
        (1, r"epidural|leg pain"),
    ),
    "orthopedics": (
        (3, r"joint space|osteoarthrit\w+|meniscus|meniscal|acl|cruciate|locked knee|joint line|rotator|cuff tear|"
            r"full[- ]thickness|trigger(?:ing|ed)?(?: of the| finger| thumb)|ring finger|dupuytren\w*|carpal tunnel|"
            r"bunion|hallux|fracture\w*|non-?union|dislocat\w+|scaphoid|colles|impingement|frozen shoulder|"
            r"tennis elbow|achilles|hip pain|knee (?:pain|gives|gave)|groin pain|gonarthrose|coxarthrose|"
            r"schulterschmerz\w*|epaule|genou|scoliosis|labral"),
        (2, r"gives? way|(?:put(?:ting)?|pull(?:ing)?) on (?:his |her |their )?(?:socks|shoes|stockings)|shoulders?|"
            r"knees?|hips?|x-?rays?|wrist|ankle sprain|steroid injections?"),
    ),
    "ent": (
        (3, r"hoarse\w*|voice|blocked (?:nose|on one side)|nasal|polyps seen|nosebleeds?|tonsil\w*|quinsy|ringing in|"
            r"tinnitus|hearing (?:gone|loss|has)|sudden(?: sensorineural)? hearing|eardrum|perforated drum|grommets?|"
            r"glue ear|smell|vertigo|dizzy turning|bppv|stops breathing at night|mastoid|cholesteat\w+|globus|"
            r"neck (?:lump|mass|nodes?)|(?:lump|mass|swelling|node) (?:in|on|at) (?:the |his |her )?(?:(?:right|"
            r"left)? ?side "
            r"of )?(?:the |his |her )?neck|discharging ear|ear discharge|weber|rinne"),
        (1, r"throat|ears?|snor\w+"),
    ),
    "ophthalmology": (
        (3, r"flashes|floaters|cloudy lens\w*|cataract\w*|6/(?:9|12|18|24|36|60)|20/\d\d|iop|intraocular|drusen|"
            r"distorted (?:straight )?lines|curtain|eyelids?|gritty|watery eyes?|epiphora|red eye|optic disc|"
            r"cup[- ]to[- ]disc|keratocon\w+|chalazi\w+|pterygi\w+|squint\w*|visual acuity|field defect|"
            r"diplopia with|"
            r"conjunctiv\w+|glare|(?:thyroid|graves'?) (?:eye disease|orbitopathy)|proptosis|exophthalm\w+|"
            r"lid retraction"),
        (1, r"eyes?|vision|glasses"),
    ),
    "vascular_surgery": (
        (3, r"calf (?:cramps?|pain)|cramps? after \d+|absent (?:foot|pedal) pulses|abpi|abi \d|abdominal aort\w+|"
            r"aorta measures|tortuous veins?|varicos\w+|phlebitis|skin staining|gaiter|rest pain|carotid (?:sten\w+|"
            r"bruit)|blue toes?|saphen\w+|venous reflux"),
        (1, r"veins?|pulses"),
    ),
    "general_surgery": (
        (3, r"reducible|hernia\w*|lump in the groin|groin (?:lump|swelling)|umbilical|incisional|gallstones?|"
            r"gall ?bladder|biliary colic|under the right ribs|natal cleft|pilonidal|lipoma\w*|sebaceous cyst|"
            r"appendic\w+|cholelith\w+|cholecyst\w+"),
        (1, r"fatty food|lump"),
    ),
    "breast_surgery": (
        (3, r"breast|nipple|areola\w*|mammogra\w+|birads|bi-rads|mastalgia|gyn(?:a)?ecomast\w+"),
        (1, r"dimpling"),
    ),
    "colorectal_surgery": (
        (3, r"piles|fissures?|fistula|gtn ointment|prolapsing|haemorrhoid\w*|hemorrhoid\w*|stoma|colostomy|"
            r"rectal (?:mass|tumou?r|cancer)|perianal|anal"),
        (1, r"bleeding on the paper|rectal"),
    ),
    "plastic_surgery": (
        (3, r"keloid\w*|scar contracture|burned|burn scar|skin graft|breast reconstruction|cleft|ptosis repair|"
            r"lacerat\w+ tendon"),
    ),
    "physical_therapy": (
        (3, r"strengthening|gait training|range of motion|rom|quadriceps|core stab\w+|post-?op(?:erative)? rehab\w*|"
            r"after knee replacement|balance training|deconditioned|therapeutic exercise"),
    ),
    "occupational_therapy": (
        (3, r"bath aids?|splint\w*|dress (?:himself|herself|and)|kitchen|wheelchairs?|(?:pressure|seat) cushions?|"
            r"activities of daily|adls?|home adaptations?|grab rails?|handwriting|sensory processing|stair ?lift|"
            r"flexor tendon|dorsal blocking|self[- ]?propel\w*"),
    ),
    "speech_therapy": (
        (3, r"stammer\w*|stutter\w*|words at|late talker|not talking|few words|unclear speech|join words|speech delay|"
            r"f80\S*|dysphas\w+|thickened fluids|swallow assessment"),
    ),
    "podiatry": (
        (3, r"corns?|toenails?|callus\w*|numb feet|foot ulcer|charcot|heel pain|plantar|orthotics?|insoles?|"
            r"diabetic feet"),
    ),
    "audiology": (
        (3, r"hearing aids?|moulds|audiogra\w+|old aid|whistl\w+|hearing test|presbyacus\w+|hearing loss in both"),
    ),
    "dentistry_oral_surgery": (
        (3, r"wisdom t\w+|molar|tooth|teeth|pericoron\w+|jaw (?:lump|click\w*)|tmj|dental|"
            r"gum|white patch|tongue ulcer"),
    ),
    "wound_care": (
        (3, r"leg ulcers?|weeping|compression (?:not|bandag\w*)|slough\w*|pressure (?:ulcer|injur\w+|sore)|sacral|"
            r"wound|debrid\w+|unstageable"),
    ),
    "bariatric_surgery": (
        (3, r"gastric (?:sleeve|bypass|band)|bmi (?:of )?(?:3[89]|4\d|5\d)|weight loss surgery|tried diets"),
    ),
    "rehabilitation_medicine": (
        (3, r"spasticity|botulinum|brain injury|multidisciplinary|prosthe\w+|amput\w+ rehab\w*|wheelchairs?"),
    ),
    "cardiothoracic_surgery": (
        (3, r"bypass graft\w*|triple vessel|cabg|valve replacement|lobectomy|resection of (?:the )?lung|empyema"),
    ),
    "sports_medicine": (
        (2, r"marathon|sprint\w*|athlet\w+|return to play|concussion"),
    ),
    "emergency_medicine": (
        (2, r"sepsis six|resuscitat\w*|hypotensi\w+|shocked"),
    ),
}  # fmt: skip
