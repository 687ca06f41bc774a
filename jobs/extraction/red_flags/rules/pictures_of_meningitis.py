"""Meningitis by the ideas that tell of it."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, near, one
from jobs.extraction.red_flags.rules.shared_ideas import CONFUSED, FEVER, VOMITING

_RASH = idea(
    "dots, rash, rashes, bruising, speckles, freckles of blood, pinpricks, splodges, spots, petech*, "
    "purpur*, marks, blotches, bruises, lesions, exanthem*, ausschlag, eruption"
)
_NOT_BLANCHING = ~idea(
    "not ..1 blanch*, non blanch*, nonblanch*, not ..2 fade*, not ..2 disappear*, not ..3 go, not go "
    "away, does not ..3 press*, fail* ..2 glass, fail* ..2 tumbler, stay/stays/stayed ..6 "
    "glass/press*/tumbler, glass test pos/+ve, positive glass, positive tumbler, glass test positive, "
    "glass test +, tumbler test positive, petech*, purpur*, stays under ..2 glass, stay* ..3 "
    "glass/tumbler/press*, spots stay*, press* ..2 glass, bruise like, bruises ..2 appearing, not budge, "
    "still see ..3 glass, purple, like ..2 bruise/bruises, fail* to blanch, still there ..3 "
    "press*, no blanching"
)
_NECK_STIFF = idea(
    "not ..2 bend ..2 neck, not ..2 flex ..2 neck, not ..2 move ..2 neck, not ..3 neck forward, not ..3 "
    "chin ..2 chest, neck ..1 not ..1 bend/move/flex, bend/move/flex/lift/touch ..2 neck, neck ..2 like "
    "a board, neck ..2 rigid, neck ..2 sore, hurts ..3 chin, not ..2 look down, neck ..3 sore ..2 not, "
    "sore ..1 stiff neck, sore ..1 neck, stiff neck, stiffness ..2 neck, neck ..3 stiff*, neck "
    "stiffness, nuchal, neck rigid*, rigid neck, meningism*, kernig*, brudzinski*, not ..4 chin, neck "
    "..2 hurts ..2 bend, meningitic, meningeal, nackensteif*, nackensteifigkeit, raideur ..2 neck, "
    "raideur mening*, rigidez ..2 neck, rigidez mening*, rigidita ..2 neck, rigidita nucal*, rigor nucal*, bulging "
    "fontanel*, bulging ant* fontanel*, soft spot ..2 "
    "bulging/tight/full/tense/up, bulging ..1 soft spot, arch* ..2 back, arching, lifts ..2 legs, tense "
    "fontanel*, full fontanel*"
)
_MENING_WITH = (
    FEVER
    | CONFUSED
    | VOMITING
    | (
        "high pitched, hot, screams/hides ..3 light, photophob*, bright light, light hurts, hates the "
        "light, dark room, in the dark, curtains, blinds ..1 drawn, blanket over, covers ..2 eyes, "
        "sunglasses, hiding from, light ..3 eyes, headache*, rash, vomit*, unwell, ill, seizure*, not "
        "bear ..2 light, irritab*, kopfschmerz*, phobia of light, septic"
    )
)

_RASH_EXPLAINED = -idea("hsp, HSP, henoch*, vasculitis")

PICTURES_OF_MENINGITIS: Pictures = {
    "meningitis": (
        near(
            _NECK_STIFF,
            _MENING_WITH,
            -idea("sleeping awkwardly, whiplash, torticollis, physio*, muscle*, spondyl*"),
        ),
        near(
            _RASH,
            _NOT_BLANCHING,
            FEVER
            | CONFUSED
            | VOMITING
            | (
                "child, floppy, tumbler, press*, unwell, spreading, ill, toddler, student, photophob*, "
                "headache*, neck, baby, glass, septic, hot, purple, well child, leg*"
            ),
            _RASH_EXPLAINED
            | "itp, ITP, vaccine*, blanches, platelets 2*, elderly, steroid*, warfarin, chronic",
        ),
        one(
            idea("rash, rashes, spots, blotches"),
            (
                "not ..1 blanch*, non blanch*, nonblanch*, not ..2 fade*, not ..2 disappear*, not go away, "
                "fail* ..2 glass, fail* ..2 tumbler"
            ),
            _RASH_EXPLAINED | "ring 999, if a rash, advice",
        ),
        one(
            (
                "meningitis, meningococc*, meningoenceph*, meningite, meningitide, hirnhautentzundung, "
                "meningism*, meningo enceph*, encephalitis, meningitic"
            ),
            -idea(
                "vaccin*, immuni*, had meningitis, previous*, as a child, childhood, contact of, "
                "prophylax*, years ago, menacwy, menb, MenB, ACWY, acwy, leaflet, hearing loss, "
                "hearing aid*, jab, jabs, booster*, "
                "cochlear, history of, in infancy, charity, b vaccine, awareness"
            ),
        ),
        near(
            idea("headache*, head ache"),
            "photophob*, bright light*, light hurts, hates ..1 light, not bear ..2 light",
            FEVER,
            -idea("migraine, sinusitis"),
        ),
        one(
            "petech*, purpur*, purple rash/spots/marks/blotches",
            FEVER | "mottl*, drows*, floppy, cold hands",
            _RASH_EXPLAINED
            | "itp, ITP, hay fever, no fever, afebrile, chemo*, leukemi*, warfarin, resolved, travel advice",
        ),
        near(
            "neck ..2 sore/hurts/painful/stiff",
            "headache*, photophob*, light*",
            FEVER,
            -idea("whiplash, muscle*, tonsil*, sore throat, weeks"),
        ),
        one(
            "rash, spots",
            "pin pricks, pinprick*, pin prick*, that stays, not going away",
            FEVER | CONFUSED | "headache*, neck, child",
        ),
        one(
            "non blanching, nonblanching",
            _RASH_EXPLAINED | "itp, ITP, no non, advice, if",
        ),
        near(
            "meningococc*, meningitis",
            "contact of, exposure to, contact with",
            FEVER | "headache*, unwell, vomit*, rash, neck",
            -idea("well, asymptomatic, no fever, prophylaxis only, afebrile"),
        ),
        one(
            "csf, CSF, lp, LP, lumbar puncture",
            (
                "turbid, cloudy, polymorph*, gram positive/negative, diplococc*, pleocytosis, organisms, "
                "neutrophil*"
            ),
            -idea("no organisms, clear"),
        ),
        one(
            "glass/tumbler test positive/pos/+/+ve, positive glass/tumbler test",
            -idea("advice, if, negative"),
        ),
    ),
}
