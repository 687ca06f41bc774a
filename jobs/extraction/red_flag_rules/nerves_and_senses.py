"""Red flags of spine, brain, eyes and mind."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.rule import RedFlagRule

NERVES_AND_SENSES: tuple[RedFlagRule, ...] = (
    RedFlagRule(
        "cauda_equina",
        "Saddle numbness, or bladder or bowel change with back pain: possible cauda equina syndrome.",
        "stat",
        (
            (r"cauda equina",),
            (
                r"saddle (?:an(?:a)?esthesia|par(?:a)?esthesia|numbness|area numb\w*)|(?:perianal|perineal|"
                r"saddle)[- ](?:area )?(?:numbness|an(?:a)?esthesia|sensory loss)|"
                r"numb(?:ness)?[^.\n]{0,30}(?:perineum|saddle|between (?:the|his|her) legs)",
            ),
            (
                r"back pain|sciatica|radicul\w+|disc (?:prolapse|herniation)",
                r"urinary retention|(?:urinary|bladder|f(?:a)?ecal|bowel)\s+(?:\w+\s+)?(?:incontinence|"
                r"dysfunction)|incontinen\w+|unable to pass urine|difficulty (?:passing urine|"
                r"initiating micturition)|bilateral (?:leg weakness|sciatica)|loss of anal tone|reduced anal tone",
            ),
            (
                r"\?\s*CES\b|(?-i:\bCES\b)|(?:numb\w*|tingling|loss of (?:feeling|sensation)|altered sensation|"
                r"reduced sensation|no (?:feeling|sensation)|pins and needles)[^.\n]{0,45}(?:saddle|perin(?:eum|"
                r"eal)|perianal|genital\w*|vagina\w*|buttocks?|back passage|between (?:the |his |her )?legs|"
                r"inner thighs|groin area)|saddle (?:area|region|distribution|paresthesias?|sensation|"
                r"hyp(?:o)?esthesia|hypoaesthesia)|(?:perianal|saddle|"
                r"genital)[^.\n]{0,12}(?:hyp(?:o)?(?:a)?esthesia|sensory (?:loss|change|deficit)|altered)",
            ),
            (
                r"(?:back pain|sciatica|radicul\w+|disc|lumbar|leg pain|LBP)",
                r"(?:new|recent|sudden|acute)?[- ]?(?:onset )?(?:urinary|bladder|bowel|f(?:a)?ecal|double|"
                r"stool) (?:\w+ )?(?:incontinence|retention|hesitancy|disturbance|dysfunction|symptoms|control|"
                r"sphincter)|(?:lost|loss of|losing) (?:control of )?(?:his |her |their )?(?:bladder|"
                r"bowels?)(?: control| function| sensation)?|(?:cannot|can't|unable to|not able to|difficulty|"
                r"struggling to|hard to) (?:pass(?:ing)?|void(?:ing)?|initiat\w+|empty(?:ing)?|"
                r"feel) (?:\w+ ){0,2}(?:urine|water|urinat\w+|bladder|void\w*|micturition)|bilateral (?:leg|"
                r"lower limb|sciatic) (?:weakness|numbness|pain|symptoms|radiculopathy)|bilateral (?:sciatica|"
                r"radiculopathy|foot drop)|(?:reduced|lax|absent|poor|decreased) (?:anal|rectal|sphincter) tone|"
                r"post[- ]?void(?:al)? residual|sexual dysfunction|wetting (?:him|her)self|soil(?:ed|ing) (?:him|"
                r"her)self",
            ),
        ),
    ),
    RedFlagRule(
        "spinal_cord_compression",
        "Possible compression of the spinal cord.",
        "stat",
        (
            (r"(?:spinal )?cord compression|(?-i:\bMSCC\b)",),
            (
                r"known (?:metasta\w+|cancer|malignancy)|metastatic",
                r"back pain",
                r"leg weakness|difficulty walking|sensory level",
            ),
            (
                r"(?:\?|suspected|possible|metastatic) ?(?:MSCC|cord compression)|(?-i:\bMSCC\b)|band[- "
                r"]like (?:back|"
                r"thoracic|chest)? ?pain|sensory level|(?:cervical |"
                r"progressive )?myelopathy[^.\n]{0,40}(?:progress\w+|worsen\w+|rapid\w*)|(?:clonus|brisk reflexes|"
                r"upgoing plantars|babinski)[^.\n]{0,60}(?:leg weakness|unable to walk|off (?:his|her) (?:feet|"
                r"legs))",
            ),
            (
                r"(?:known|history of|previous|metastatic|prostate|breast|lung|renal|myeloma|with|"
                r"has)\s+(?:\w+ ){0,2}(?:cancer|carcinoma|myeloma|malignancy|metasta\w+)",
                r"(?:thoracic|spinal|back|nocturnal|vertebral) (?:\w+ )?pain|pain in (?:the |his |her )?(?:back|"
                r"spine)",
                r"(?:leg|limb) weakness|weak(?:ness)? (?:in|of) (?:both|the|his|her)? ?legs|difficulty walking|"
                r"unsteady|unable to walk|off (?:his|her) (?:feet|legs)|numb\w*|incontinen\w+|retention",
            ),
        ),
    ),
    RedFlagRule(
        "stroke_tia",
        "Sudden weakness, facial droop or speech loss: possible stroke or TIA.",
        "stat",
        (
            (
                r"(?:acute|suspected|possible|recent|new|\?)\s*(?:stroke|CVA|TIA|transient isch(?:a)?emic attack)",
            ),
            (r"transient isch(?:a)?emic attack|(?-i:\bTIA\b)",),
            (
                r"(?:sudden|acute|new)(?:(?!sciatic|back pain|radicul)[^.\n]){0,40}(?:facial (?:droop|weakness)|"
                r"slurred speech|arm weakness|"
                r"leg weakness|hemi(?:paresis|plegia|an(?:a)?esthesia)|dysphasia|aphasia|limb weakness)",
            ),
            (
                r"facial (?:droop|weakness)",
                r"slurred speech|arm weakness|limb weakness|dysphasia|aphasia",
            ),
            (
                r"\bFAST[- ](?:positive|\+ve|\+)|(?:positive|\+ve) FAST\b|ABCD2(?: score)?|"
                r"amaurosis(?: fugax)?|(?-i:\bCVA\b)|(?:acute|evolving|ischa?emic|ha?emorrhagic|right|left|"
                r"MCA|lacunar|"
                r"posterior) (?:\w+ )?(?:stroke|infarct\w*)|mini[- ]?stroke|(?:transient|temporary|episode of|"
                r"transitory) (?:\w+ ){0,3}(?:loss of (?:vision|speech|sight)|monocular|weakness|dysphasia|"
                r"aphasia|dysarthria|slurred speech|facial (?:droop|weakness)|blindness|visual loss|"
                r"numbness (?:of|in) (?:the |his |her )?(?:face|arm))",
            ),
            (
                r"(?:left|right|one)[- ](?:sided?|arm|leg|hand|face|facial)[^.\n]{0,15}(?:weak\w*|numb\w*|"
                r"droop\w*|paralys\w+|hemipar\w+)|(?:facial|face|mouth)[^.\n]{0,12}droop\w*|droop(?:ing|"
                r"ed)? (?:of )?(?:the |his |her )?(?:face|mouth)|slurr(?:ed|ing)(?: of)?(?: his| her)? speech|"
                r"unable to speak|lost (?:his|her|the ability to) (?:speech|speak)|word[- ]finding difficult\w+|"
                r"expressive dysphasia|hemi(?:paresis|plegia)",
                r"sudden\w*|acute\w*|abrupt\w*|this morning|yesterday|last night|today|\d+ (?:minutes|mins|hours|"
                r"hrs) ago|(?:lasted|lasting|resolved|for)[^.\n]{0,15}(?:minutes|mins|hours?|hrs)|woke",
            ),
        ),
        passing=True,
    ),
    RedFlagRule(
        "acute_neurology",
        "Sudden double vision, drooping lid, or rising weakness of swallowing or breathing.",
        "stat",
        (
            (
                r"(?:sudden|acute|rapid)[^.\n]{0,30}(?:diplopia|double vision|ptosis)|botulism|"
                r"myasthenia gravis crisis|myasthenic crisis|guillain[- ]barr",
            ),
            (
                r"thunderclap headache|worst headache of (?:his|her|their|my) life|subarachnoid|"
                r"sudden[- ]onset severe headache",
            ),
            (r"status epilepticus",),
            (r"papilloedema|papilledema|raised intracranial pressure",),
            (
                r"worst (?:ever )?headache|(?:thunderclap|sudden[- ]onset|sudden severe|explosive|sudden,? severe|"
                r"hyperacute)[^.\n]{0,20}headache|headache[^.\n]{0,40}(?:thunderclap|sudden onset|like being hit|"
                r"worst (?:ever|of)|reached (?:maximum|peak))|(?-i:\bSAH\b)|(?:bilateral )?(?:papill(?:o)?edema|"
                r"optic disc swelling|swollen (?:optic )?discs?)|raised ICP|(?-i:\bGBS\b)|(?:ascending|"
                r"rapidly progressive|rapidly worsening) (?:\w+ )?(?:weakness|paralysis|numbness)|(?:bulbar|"
                r"respiratory muscle) weakness|(?:reduced|fluctuating|decreased|altered) (?:level of )?(?:GCS|"
                r"consciousness|conscious level)|new[- ]onset (?:diplopia|ptosis|anisocoria)|third nerve palsy|"
                r"(?:fixed|blown|unequal) pupils?",
            ),
            (
                r"headaches?",
                r"(?:worse|worst) (?:on|in|with) (?:waking|the morning|lying|coughing|bending|straining|valsalva)|"
                r"early morning vomiting|vomiting (?:in|on) (?:the |waking|mornings?)|new (?:focal )?neurolog\w+|"
                r"progressive[^.\n]{0,20}neurolog\w+|woken from sleep by",
            ),
            (
                r"head injury|(?:hit|struck|bang(?:ed)?) (?:his|her|their) head|head trauma",
                r"anticoagul\w+|warfarin|apixaban|rivaroxaban|drows\w+|vomit\w+|confus\w+|loss of consciousness|"
                r"(?-i:\bLOC\b)|seizure|GCS",
            ),
        ),
    ),
    RedFlagRule(
        "first_seizure",
        "A first seizure.",
        "asap",
        (
            (r"first (?:ever )?(?:seizure|fit|convulsion)|new[- ]onset seizures?",),
            (
                r"first (?:ever |witnessed |unprovoked |generali[sz]ed |tonic[- ]clonic |known )*(?:seizure|fit|"
                r"convulsion|blackout)|new[- ]onset (?:\w+ )?(?:seizures?|epilepsy|fits?)|(?:single|isolated|"
                r"unprovoked) (?:\w+ ){0,2}(?:seizure|fit|convulsion)|(?:suspected|possible|query|"
                r"\?) ?(?:first )?seizure|(?:seizure|fit|convulsion)[^.\n]{0,30}(?:never (?:before|had)|"
                r"no previous|for the first time)",
            ),
        ),
    ),
    RedFlagRule(
        "meningitis",
        "Signs of meningitis or meningococcal disease.",
        "stat",
        (
            (r"mening(?:itis|ococc\w+)|non[- ]?blanching (?:\w+ )?rash|petechial rash|purpuric rash",),
            (
                r"neck stiffness|meningism|photophobia",
                r"fever|pyrexia|headache",
            ),
            (
                r"(?:suspected|possible|\?) ?(?:meningitis|meningococ\w+|encephalitis)|non[- ]?blanch\w*|"
                r"does(?:n't| not) blanch|purpur(?:a|ic)[^.\n]{0,30}(?:fever|unwell|child|infant|rash)|"
                r"petechia(?:e|l)? (?:rash|spots)|(?:neck stiffness|stiff neck|nuchal rigidity|kernig\w*|"
                r"brudzinski\w*)[^.\n]{0,60}(?:fever|headache|photophob\w+|vomit\w*)|(?:fever|headache|"
                r"photophob\w+|vomit\w*)[^.\n]{0,60}(?:neck stiffness|stiff neck|nuchal rigidity|kernig\w*)|"
                r"bulging fontanelle",
            ),
        ),
        reach=250,
    ),
    RedFlagRule(
        "suicidality",
        "Thoughts or plans of suicide, or serious self-harm.",
        "stat",
        (
            (
                r"suicid(?:al(?:ity)?|e)(?: (?:ideation|thoughts|intent|plans?|attempt|risk))?|"
                r"thoughts of (?:ending (?:his|her|their) life|suicide|self[- ]harm)|(?:wants|wishes|"
                r"plans) to (?:die|end (?:his|her|their) life|kill (?:him|her|them)sel\w+)|took an overdose|"
                r"intentional overdose|active plans? to (?:self[- ]harm|end)",
            ),
            (r"homicidal (?:ideation|thoughts)|harm (?:to )?others|acute psychosis|command hallucinations",),
            (
                r"(?:high|significant|acute|imminent|active) (?:suicide risk|risk of (?:suicide|self[- ]harm))|"
                r"suicidal\w*|suicide (?:attempt|note|plan|pact)|attempted suicide|(?:wants?|wish(?:es|ing)?|"
                r"planning|plans?|intends?|intending|going|thinking about|threaten(?:s|ed|ing)) (?:to |of |"
                r"about )?(?:die|be dead|end(?:ing)? (?:it all|it|things|(?:his|her|their) (?:own )?life)|"
                r"kill(?:ing)? (?:him|her|them)sel\w+|tak(?:e|ing) (?:his|her|their) (?:own )?life|"
                r"hang(?:ing)? (?:him|her|them)sel\w+|overdos\w+|jump\w*)|thoughts? of (?:\w+ )?(?:ending (?:it|"
                r"things)|dying|being better off dead|killing|hanging|overdos\w*|jumping)|better off dead|"
                r"not worth living|no (?:reason|point) (?:to|in) (?:live|living|going on)|(?:would be|"
                r"be) better off without (?:him|her|them)|doesn't want to (?:be here|live|go on)|"
                r"does not want to (?:be here|live|go on)|hanging (?:him|her|them)sel\w+|recent overdose|(?:took|"
                r"taken|has taken) (?:an? )?(?:\w+ )?(?:overdose|OD\b)|stockpil\w+ (?:\w+ )?(?:tablets|medication|"
                r"pills)|(?:recent|active|ongoing|escalating|serious|frequent|increasing|"
                r"current) (?:deliberate )?self[- ]?harm\w*|(?:cutting|harming|cuts|harms) (?:him|her|them)sel\w+|"
                r"(?-i:\bDSH\b)|(?-i:\bSI\b) with (?:a )?plan",
            ),
            (
                r"hearing voices|voices (?:telling|commanding|that tell|say\w*)|(?:auditory|"
                r"command) hallucinations|psychotic|paranoi(?:d|a)",
                r"(?:harm|kill|hurt)(?:ing)? (?:him|her|them|my)?(?:self|selves|others|people|someone)|"
                r"first episode|acute\w*|new[- ]onset|command\w*|risk to (?:self|others)",
            ),
        ),
    ),
    RedFlagRule(
        "sudden_visual_loss",
        "Sudden loss of vision, or an acutely painful red eye.",
        "stat",
        (
            (
                r"(?:sudden|acute|rapid)[^.\n]{0,25}(?:visual loss|loss of vision|vision loss|blindness|"
                r"visual disturbance|curtain)|(?:visual loss|loss of vision)[^.\n]{0,20}sudden",
            ),
            (
                r"curtain (?:across|over|coming down)|flashes and floaters|flashing lights and floaters|"
                r"retinal detachment|central retinal artery",
            ),
            (r"acute (?:angle[- ]closure )?glaucoma|painful red eye",),
            (r"giant cell arteritis|temporal arteritis|jaw claudication|scalp tenderness",),
            (
                r"(?:sudden\w*|acute\w*|abrupt\w*|rapid\w*|yesterday|this morning|overnight|today|(?:\d+|two|"
                r"three|few) (?:hours?|days?))[^.\n]{0,50}(?:los[ts](?: of)?(?: his| her| the| all| central|"
                r" peripheral)? (?:vision|sight|eyesight)|vis(?:ual|ion) (?:loss|field loss|disturbance)|blind\w*|"
                r"(?:vision|sight) (?:went|has gone|loss|dropped|became|deteriorat\w+))|(?:los[ts](?: of)?(?: his|"
                r" her| the)? (?:vision|sight)|(?:visual|vision|sight) loss|blindness)[^.\n]{0,45}(?:sudden\w*|"
                r"acute\w*|yesterday|this morning|overnight|today|hours|since (?:yesterday|last night|"
                r"this morning))|(?:curtain|veil|shadow) (?:\w+ ){0,4}(?:across|over|down|in|coming|falling|"
                r"descend\w*)[^.\n]{0,30}(?:vision|eye|visual field|sight)?",
            ),
            (
                r"(?:new|sudden|recent|acute|increas\w+|shower of)[^.\n]{0,20}(?:floaters|flashes|flashing lights|"
                r"photopsia)|(?:flashes|flashing lights|photopsia)[^.\n]{0,15}floaters|"
                r"floaters[^.\n]{0,15}(?:flashes|flashing|photopsia)|(?:retinal (?:detachment|tear))(?: "
                r"suspected|\?)?|(?-i:\bCRAO\b)|(?-i:\bCRVO\b)|(?:central|branch) retinal (?:artery|vein)|"
                r"vitreous h(?:a)?emorrhage|optic neuritis|(?-i:\bAION\b)|endophthalmitis|orbital cellulitis|"
                r"(?:penetrating|chemical|globe|alkali|acid) (?:eye )?(?:injury|burn|rupture)|hypopyon|"
                r"microbial keratitis",
            ),
            (
                r"(?:acute|suspected|possible|\?) (?:angle[- ]closure|closed[- ]angle)(?: glaucoma)?|"
                r"angle[- ]closure|painful,? red (?:left |right )?eye|red,? painful (?:left |right )?eye|(?:red|"
                r"painful) eye[^.\n]{0,50}(?:photophobia|blurr\w+|reduced vision|vomit\w+|halo\w*|contact lens|"
                r"loss of vision|fixed pupil|hazy)",
            ),
            (
                r"(?-i:\bGCA\b)|temporal arteritis|(?:new|temporal|"
                r"severe)[^.\n]{0,20}headache[^.\n]{0,80}(?:scalp (?:tender\w*|pain)|jaw (?:claudication|pain|"
                r"ache)|ESR)|(?:jaw (?:claudication|pain (?:on|with) chewing|ache (?:on|when) (?:eating|"
                r"chewing))|tender temporal arter\w+|thickened temporal arter\w+)",
            ),
        ),
    ),
)
