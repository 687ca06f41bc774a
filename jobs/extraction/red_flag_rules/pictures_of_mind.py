"""Danger to the own life or that of others by the ideas that tell of it."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flag_rules.shared_ideas import RECENT

_TOOK = idea("took, taken, consum*, swallow*, ingest*, overdos*, od, OD, downed, necked, drank")
_MANY = ~idea(
    "handful, packet*, packs, pack, box, bottle, all ..1 tablet*, all ..2 pills, too many, strip*, "
    "whole, extra, bleach, antifreeze, staggered, blister"
) | counted(
    (
        "paracetamol, tablets, pills, x, sertraline, tramadol, ibuprofen, co, amitriptyline, tabs, "
        "capsules, of, propranolol, g, paracetamols, codeine, acetaminophen, tylenol, aspirin, diazepam"
    ),
    (8, 400),
)
_DRUGS = ~idea(
    "paracetamol, tablet*, pill*, tylenol, acetaminophen, tramadol, medication*, codamol, "
    "ibuprofen, sertraline, insulin, bleach, amitriptyline, propranolol, antifreeze, pesticide, "
    "organophosphate, weedkiller, codeine, zopiclone, diazepam, meds, tabs, aspirin, capsules, "
    "fluoxetine, poison, nurofen, od, OD, overdos*"
)
_WAY_TO_DIE = idea(
    "hang*, jump*, drown*, noose, ligature, rope, gun, firearm*, kill*, shoot*, bridge, railway, "
    "train, traffic, overdos*, crash*, knife, roof, cliff"
)
_SELF = ~idea(
    "himself, herself, themself, themselves, myself, self, oneself, me, off ..2 bridge, off ..2 "
    "building, in front of, under a train, into ..3 tree, into ..2 traffic, into ..2 river"
)
_INTENDS = idea(
    "tried, attempt*, plan/plans/planned/planning, want*, thought*, thinking, think*, consider*, "
    "threat*, intend*, intent*, urge/urges, going to, ready, dream*, fantas*, about to, says ..2 "
    "will, bought, researched, research*, googl*"
)
_END_LIFE = idea(
    "suicid*, suizid*, end ..2 life, ending ..2 life, end it all, end it, ending it, end things, "
    "ending things, end everything, kill himself, kill herself, kill myself, kill themsel*, killing "
    "himself, killing herself, take ..2 own life, taking ..2 own life, better off if ..3 not, better off dead, "
    "better off "
    "without, better ..2 dead, wants to die, want to die, wish* to die, desire to die, tried/attempt*/try* to "
    "..2 cut ..1 wrist*, wish* ..2 dead, wish* ..3 not woken, not "
    "woken up, wants to be with ..3 late/dead, be with ..2 late wife/husband, driv* ..2 into ..3 "
    "tree/wall/traffic/bridge/lorry/river, walk* ..2 in front of, step* ..2 in front of, wants to "
    "be dead, rather be dead, not ..2 want ..2 live, not want ..2 be here, not ..2 want to be "
    "alive, no longer wants to live, not ..2 wake up, never wake,  life ..2 not worth ?living, "
    "not see ..3 point in/of living, not see ..2 point living, rather not be here/alive, rather be "
    "asleep forever, not ..3 be around any ?more, not ..2 want to exist, life isn t worth, no point "
    "..2 living, no reason to live, no point ..2 going on, nothing to live for, not ..2 go on, not "
    "..2 carry on living, active si, active SI, passive SI, endorses SI, SI with, SI present, SI "
    "HI, ongoing SI, felo de se, dsh, DSH, lebensmude, autolitic*, join ..2 late wife/husband, "
    "tired of living, done with life, disappear forever, goodbye letter*, goodbye note, suicide "
    "note, jump off, hang himself, hang herself, hanging himself, hanging herself, shoot himself, "
    "shoot herself, attempt* hanging/drowning/strangulation, tried to hang/drown/strangle, attempt* "
    "..2 life, attempt* to hang/jump/drown, took ..1 overdose, taken ..2 overdose, took an od, "
    "overdosed, intentional overdose, deliberate overdose, suicidio, togliersi la vita, farla "
    "finita, quitarse la vida, mettre fin a, en finir, sich umbringen, umbringen, das leben nehmen, "
    "morire, morir"
)
_NOT_SUICIDAL_NOW = -idea(
    "as a teenager, years ago, bereaved, lost ..2 suicide, died ..2 suicide, accidental, in her "
    "twenties, in his twenties, aged 15, aged 16, aged 17, hotline, training, by suicide, assisted "
    "dying, apoptosis, suicide cleft, leaflet, helpline, prevention, protective factors only"
)
_HARM_SELF = idea(
    "cut, cuts, cutting, burn, burns, burning, scratch*, harm*, self harm*, selfharm*, hit*, "
    "punch*, slash*, razor, blade, ligature*"
)
_ON_SELF = ~idea(
    "herself, himself, themselves, myself, arms, arm, wrist*, thigh*, forearm*, legs, self, self "
    "harm*, selfharm*, blade, razor"
)
_OFTEN = ~idea(
    "most evenings, evenings, nights, every day, daily, nightly, weekly, again, recent*, increas*, "
    "most days, most nights, every, escalat*, yesterday, today, last night, this week, "
    "superficial*, fresh, ongoing, current*, now, days, weeks, regular*, several times, still, "
    "started, last"
)
_VOICES = idea("voices, voice, hallucinat*, hears, hearing voices, messages, command*")
_TELL = idea("tell*, command*, order*, instruct*, saying, say, urging, instruct*")
_HARM = idea(
    "kill*, hurt*, harm*, die, jump*, attack*, stab/stabs/stabbed/stabbing, burn*, do things, end, "
    "evil, knife, child*, baby"
)

PICTURES_OF_MIND: Pictures = {
    "suicidality": (
        near(_END_LIFE, _NOT_SUICIDAL_NOW),
        one(
            (
                "ssrs ..1 high/severe/imminent, thoughts of "
                "jumping/hanging/drowning/overdosing/crashing/ending/cutting/dying, act on ..2 "
                "thoughts, belt/rope/ligature/scarf/noose/cable/cord ..1 round/around ..2 neck, positive c "
                "ssrs, ssrs ..1 positive, positive ssrs, preparatory behavior, better without him/her/me, "
                "better off without"
            ),
            -idea("seat belt, seatbelt, umbilical, nuchal, negative, years ago"),
        ),
        one(
            "ate, eaten, drank, swallowed, ingested, consumed, consumption, took, drunk, drinking",
            (
                "weedkiller, weed killer, bleach, antifreeze, pesticide, poison, paraquat, rat poison, "
                "organophosph*, insecticide, caustic, cleaner, cleaning fluid/product, detergent, phenyl, "
                "harpic, dettol, acid, kerosene, turpentine, herbicide, fertilizer"
            ),
            -idea(
                "accident*, toddler, years ago, stomach acid, folic acid, acid reflux, mefenamic, tranexamic, "
                "alendronic, year old child"
            ),
        ),
        one(
            _TOOK,
            counted(
                (
                    "paracetamol*, sertraline, tramadol, ibuprofen, codamol, co codamol, amitriptyline, "
                    "propranolol, codeine, acetaminophen, tylenol, aspirin, diazepam, zopiclone, fluoxetine, "
                    "tablets, pills, tabs, capsules, x"
                ),
                (8, 400),
            ),
            -idea("as a teenager, as a child, years, weekly, daily, prescribed, bd, tds"),
        ),
        one(
            _TOOK,
            _MANY,
            _DRUGS,
            -idea(
                "as a teenager, as a child, years, accidental*, prescribed, bd, tds, takes, swallowed well, can "
                "take, as needed, warfarin clinic"
            ),
        ),
        one(_WAY_TO_DIE, _SELF, _INTENDS, -idea("kills time, back pain, years ago")),
        one(
            "overdos*, an OD, an od, took OD, OD on, od on, OD of, od of, self poison*",
            RECENT | "weekend, ago, deliberate, intentional, tonight, took, taken, impulsive, weeks",
            -idea(
                "as a teenager, as a child, years, accidental, paracetamol advice, right eye, od daily, no "
                "overdose"
            ),
        ),
        one(
            idea(
                "tramadol, pregabalin, gabapentin, sertraline, propranolol, oxycodone, tablets, pills, "
                "medication, medicines, paracetamol, insulin, meds, amitriptyline, "
                "antidepressant*, opioid*, zopiclone, diazepam, codeine, morphine"
            ),
            idea("saved, saving, hoard*, stockpil*, collect*, put by, stash*, stor* up"),
            -idea("prescription collect*, collects prescription, dosette, pharmacy, money"),
        ),
        one(
            idea("rope, noose, ligature, gun, knife, shotgun, helium"),
            idea(
                "bought, has a, got a, keeps, garage, found ..3 with, purchas*, ready, house, sitting, sat, "
                "hopeless*, ordered, tied, "
                "around ..1 neck, loft, bedroom, access"
            ),
            -idea("skipping, butcher, chef, fell on, kitchen accident, climbing, tow"),
        ),
        near(
            _HARM_SELF,
            _ON_SELF,
            _OFTEN,
            -idea(
                "oven, hot water, boiling, kettle, accident*, glass, work injury, nail, chopping, insect, "
                "itch*, hay fever, eczema, gardening, saw, cat, dog, burning pain, burning sensation, "
                "cellulitis, shooting, carpal"
            ),
        ),
        one(
            (
                "self harm*, selfharm*, self injur*, self lacerat*, self mutilat*, parasuicid*, automutilation, "
                "selbstverletz*, autolesion*, autolesionismo"
            ),
            -idea(
                "years ago, as a teenager, historical, past, in ..2 teens, previous*, no, denies, risk "
                "assessment, none since"
            ),
        ),
        near(_VOICES, _TELL, _HARM, -idea("no voices, denies, voicemail, voice hoarse")),
        near(
            idea(
                "threat*, thought*, plan/plans/planned/planning, wants to, urge/urges, going to, intent*, said, "
                "says, fantas*"
            ),
            idea(
                "kill*, stab/stabs/stabbed/stabbing, hurt*, attack*, harm*, strangle, shoot, smother*, drown*, "
                "suffocat*"
            ),
            idea(
                "wife, husband, mother, father, neighbor*, someone, somebody, others, people, brother, sister, "
                "partner, baby, boss, colleague*, kids, children, ex, him, her, them, teacher*, stranger*"
            ),
            -idea("pain, headache, knee, back, hurts when, killing me, harm reduction, hit by"),
        ),
        one(
            measured("item 9, question 9, q9, Q9, phq 9 item 9, phq9 item 9, phq q9, phq9 q9", (1, 3))
            | (
                "item 9 positive, question 9 positive, q9 positive, c ssrs positive, cssrs positive, CSSRS "
                "positive, asq positive, columbia positive, scored 3 on q9"
            )
        ),
        one(
            idea("research*, googl*, look* up, search*"),
            idea("methods, ways to die, suicid*, painless, how to die, end"),
            -idea("research study, research trial"),
        ),
        one(
            idea("goodbye*, letters, note, will, affairs"),
            idea("written, wrote, left, leaving, saying, put ..2 in order, sent, posted"),
            ~idea(
                "child*, family, wife, husband, goodbye*, parents, in order, kids, mum, friends, affairs, "
                "suicid*, final"
            ),
            -idea(
                "referral, appointment, clinic, letters attached, will attend, good will, discharged, copy"
            ),
        ),
        one(
            idea(
                "hopeless*, desperate, no future, worthless*, burden, not see a future, no way out, trapped"
            ),
            idea(
                "die, dead, end, suicid*, plan, tablets, goodbye, not wake, harm, unsafe, safe, living, family "
                "..2 better, better off"
            ),
            -idea("no plan, no thoughts"),
        ),
        one(
            idea(
                "not keep ..2 safe, not ..2 guarantee ..2 safety, not ..2 contract for safety, risk to self, "
                "danger to himself/herself/self/others, risk to others, high risk of suicid*, actively "
                "suicidal, not feel safe ..2 self, risk to himself/herself, cannot stay safe, homicidal, not "
                "stay safe"
            ),
            -idea("fall*, low risk, no risk"),
        ),
        near(
            idea("psychosis, psychotic, mania, manic, paranoi*, delusion*, command"),
            idea(
                "knife, weapon, acute*, kill*, harm*, risk, danger*, not slept ..3 days, first episode, new, "
                "police, threat*, sectioned, voices, postpartum"
            ),
            -idea(
                "stable, years, depot, known schizo*, in remission, well controlled, no psychotic, no paranoia"
            ),
        ),
        one(
            "found, seen, standing, stood, sitting, sat, pulled, talked ..1 down, brought ..3 from",
            (
                "railway ?line, train track*, railway track*, tracks, bridge, ledge, motorway, cliff, parapet, "
                "roof"
            ),
            "police, passer*, public, officer*, wrong side, negotiat*, talked, pulled, edge, distress*",
            -idea("fell, accident, driver, collision, nasal bridge"),
        ),
        one(
            "gave/giving/given away ..3 belongings/possessions/things/pets, goodbye "
            "message*/note*/text*/video*, farewell letter*/message*/note*"
        ),
        near(
            "thought*, urge/urges, images, intrusive, impulse*, scared, afraid",
            "harm/hurt/drown/smother/kill/shake/throw ..2 baby/newborn/infant/child/children/son/daughter",
            -idea("no thoughts, denies, fell, accident*"),
        ),
        one(
            "OD paracetamol/amitriptyline/sertraline/codeine/tramadol/propranolol/diazepam, "
            "OD zopiclone/insulin/tablets/meds",
            "today, yesterday, tonight, last night, this am/morning, hours",
        ),
        one(
            "jump* ..2 flat/roof/window/balcony/building/bridge/floor/cliff",
            _INTENDS,
            -idea("fire, bungee, parkour, as a teenager, years ago"),
        ),
        one(
            "empty blister*/packets/packs/bottle/bottles/strips",
            _DRUGS | "note, pills",
            -idea("recycl*, dosette, returned to pharmacy"),
        ),
    ),
}
