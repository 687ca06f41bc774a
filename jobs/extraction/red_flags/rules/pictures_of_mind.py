"""Danger to the own life or that of others by the ideas that tell of it."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.ideas_of_mind import (
    DRUGS,
    END_LIFE,
    HARM,
    HARM_SELF,
    INTENDS,
    MANY,
    NOT_SUICIDAL_NOW,
    OFTEN,
    ON_SELF,
    SELF,
    TELL,
    TOOK,
    VOICES,
    WAY_TO_DIE,
)
from jobs.extraction.red_flags.rules.shared_ideas import RECENT

PICTURES_OF_MIND: Pictures = {
    "suicidality": (
        near(END_LIFE, NOT_SUICIDAL_NOW),
        one(
            (
                "ssrs ..1 high/severe/imminent, thoughts of "
                "jumping/hanging/drowning/overdosing/crashing/ending/cutting/dying, act on ..2 thoughts, "
                "belt/rope/ligature/scarf/noose/cable/cord ..1 round/around ..2 neck, positive c ssrs, "
                "ssrs ..1 positive, positive ssrs, preparatory behavior, better without him/her/me, "
                "better off without"
            ),
            -idea("seat belt, seatbelt, umbilical, nuchal, negative, years ago"),
        ),
        one(
            "ate, eaten, drank, swallowed, ingested, consumed, consumption, took, drunk, drinking",
            (
                "weedkiller, weed killer, bleach, antifreeze, pesticide, poison, paraquat, rat poison, "
                "organophosph*, insecticide, caustic, cleaner, cleaning fluid/product, detergent, "
                "phenyl, harpic, dettol, acid, kerosene, turpentine, herbicide, fertilizer"
            ),
            -idea(
                "accident*, toddler, years ago, stomach acid, folic acid, acid reflux, mefenamic, "
                "tranexamic, alendronic, year old child"
            ),
        ),
        one(
            TOOK,
            counted(
                (
                    "paracetamol*, sertraline, tramadol, ibuprofen, codamol, co codamol, amitriptyline, "
                    "propranolol, codeine, acetaminophen, tylenol, aspirin, diazepam, zopiclone, "
                    "fluoxetine, tablets, panado, panadol, disprin, brufen, crocin, dolo, calpol, xanax, "
                    "ativan, valium, benadryl, melatonin, quetiapine, mirtazapine, citalopram, "
                    "venlafaxine, gabapentin, pregabalin, metformin, digoxin, ambien, zolpidem, "
                    "amlodipine, antidepressant*, painkiller*, opioids, pills, tabs, capsules, x"
                ),
                (8, 400),
            ),
            -idea("as a teenager, as a child, years, weekly, daily, prescribed, bd, tds"),
        ),
        one(
            TOOK,
            MANY,
            DRUGS,
            -idea(
                "as a teenager, as a child, years, accidental*, prescribed, bd, tds, takes, swallowed "
                "well, can take, as needed, warfarin clinic"
            ),
        ),
        one(WAY_TO_DIE, SELF, INTENDS, -idea("kills time, back pain, years ago")),
        one(
            "overdos*, an OD, an od, took OD, OD on, od on, OD of, od of, self poison*",
            RECENT | "weekend, ago, deliberate, intentional, tonight, took, taken, impulsive, weeks",
            -idea(
                "as a teenager, as a child, years, accidental, paracetamol advice, right eye, od daily, "
                "no overdose, mg od/OD, mcg od/OD, tablet od/OD, tab od/OD, started"
            ),
        ),
        one(
            idea(
                "tramadol, pregabalin, gabapentin, sertraline, propranolol, oxycodone, tablets, pills, "
                "medication, medicines, paracetamol, insulin, meds, amitriptyline, antidepressant*, "
                "opioid*, zopiclone, diazepam, codeine, morphine"
            ),
            idea(
                "saved, saving, hoard*, stockpil*, collect*, put by, stash*, stor* up, counted out, "
                "lined up, laid out, set aside, squirrel*"
            ),
            -idea("prescription collect*, collects prescription, dosette, pharmacy, money"),
        ),
        one(
            idea("rope, noose, ligature, gun, knife, shotgun, helium, rifle, pistol, revolver, firearm"),
            idea(
                "bought, has a, got a, keeps, key, cabinet, asked ..3 where, borrow*, cleaned, loaded, "
                "garage, found ..3 with, purchas*, ready, house, sitting, sat, hopeless*, ordered, tied, "
                "around ..1 neck, loft, bedroom, access"
            ),
            -idea("skipping, butcher, chef, fell on, kitchen accident, climbing, tow"),
        ),
        near(
            HARM_SELF,
            ON_SELF,
            OFTEN,
            -idea(
                "oven, hot water, boiling, kettle, accident*, glass, work injury, nail, chopping, "
                "insect, itch*, hay fever, eczema, gardening, saw, cat, dog, burning pain, burning "
                "sensation, cellulitis, shooting, carpal, toenail*, fingernail*"
            ),
        ),
        one(
            (
                "self harm*, selfharm*, self injur*, self lacerat*, self mutilat*, parasuicid*, "
                "automutilation, selbstverletz*, autolesion*, autolesionismo"
            ),
            -idea(
                "years ago, as a teenager, historical, past, in ..2 teens, previous*, no, denies, risk "
                "assessment, none since"
            ),
        ),
        near(VOICES, TELL, HARM, -idea("no voices, denies, voicemail, voice hoarse")),
        near(
            idea(
                "threat*, thought*, plan/plans/planned/planning, wants to, urge/urges, going to, "
                "intent*, said, says, fantas*"
            ),
            idea(
                "kill*, stab/stabs/stabbed/stabbing, hurt/hurting, attack*, harm*, strangle, shoot, smother*, "
                "drown*, suffocat*"
            ),
            idea(
                "wife, husband, mother, father, neighbor*, someone, somebody, others, people, brother, "
                "sister, partner, baby, boss, colleague*, kids, children, ex, him, her, them, teacher*, "
                "stranger*"
            ),
            -idea(
                "pain, headache, knee, back, hurts when, killing me, harm reduction, hit by, "
                "heart/panic/asthma/migraine/gout attack/attacks"
            ),
        ),
        one(
            measured("item 9, question 9, q9, Q9, phq 9 item 9, phq9 item 9, phq q9, phq9 q9", (1, 3))
            | (
                "item 9 positive, question 9 positive, q9 positive, c ssrs positive, cssrs positive, "
                "CSSRS positive, asq positive, columbia positive, scored 3 on q9"
            )
        ),
        one(
            "ssrs, cssrs, columbia, suicide screen, asq",
            "q3/q4/q5/q6 yes/positive, intent yes, plan yes, intent ..1 yes, worked out ..1 yes, "
            "thoughts yes, 4 ..3 yes, 5 ..3 yes, 6 yes, moderate, intent y",
        ),
        one(
            idea("research*, googl*, look* up, search*"),
            idea(
                "methods, ways to die, how many, how much, lethal, dose, suicid*, painless, how to die, end"
            ),
            -idea("research study, research trial"),
        ),
        one(
            idea("goodbye*, letters, note, will, affairs, notes, farewell, letter"),
            idea(
                "written, wrote, left, leaving, saying, put ..2 in order, sent, posted, putting ..2 "
                "affairs, put ..2 affairs, getting ..2 affairs, sort* ..2 affairs, given away"
            ),
            ~idea(
                "child*, family, wife, husband, goodbye*, parents, in order, kids, mum, friends, "
                "affairs, suicid*, final"
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
                "die, dead, end, suicid*, plan, tablets, goodbye, not wake, harm, unsafe, safe, living, "
                "family ..2 better, better off"
            ),
            -idea("no plan, no thoughts"),
        ),
        one(
            idea(
                "not keep ..2 safe, not ..2 guarantee ..2 safety, not ..2 contract for safety, risk to "
                "self, danger to himself/herself/self/others, risk to others, high risk of suicid*, "
                "actively suicidal, not feel safe ..2 self, risk to himself/herself, cannot stay safe, "
                "homicidal, not stay safe"
            ),
            -idea("fall*, low risk, no risk"),
        ),
        near(
            idea("psychosis, psychotic, mania, manic, paranoi*, delusion*, command"),
            idea(
                "knife, weapon, acute*, kill*, harm*, risk, danger*, not slept ..3 days, first episode, "
                "new, police, threat*, sectioned, voices, postpartum"
            ),
            -idea(
                "stable, years, depot, known schizo*, in remission, well controlled, no "
                "psychotic, no paranoia"
            ),
        ),
        one(
            "found, seen, standing, stood, sitting, sat, pulled, talked ..1 down, brought ..3 from",
            (
                "railway ?line, train track*, railway track*, tracks, bridge, ledge, motorway, cliff, "
                "parapet, roof"
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
            "harm/hurt/drown/smother/kill/shake/throw ..2 "
            "baby/newborn/infant/child/children/son/daughter, "
            "harm*/hurt*/drown*/smother*/kill*/shak*/throw*/dropp* ..2 "
            "baby/newborn/infant/child/children/son/daughter",
            -idea("no thoughts, denies, fell, accident*"),
        ),
        one(
            "OD paracetamol/amitriptyline/sertraline/codeine/tramadol/propranolol/diazepam, OD "
            "zopiclone/insulin/tablets/meds",
            "today, yesterday, tonight, last night, this am/morning, hours",
        ),
        one(
            ~idea("went, walked, drove, driven, gone, stood, standing, sat, sitting"),
            ~idea(
                "bridge, railway, cliff, platform, crossing, tracks, overpass, flyover, parapet, "
                "ledge, rooftop"
            ),
            (
                "stood, hour, hours, thinking, thought*, edge, wonder*, consider*, end, jump*, to do "
                "it, could not do it"
            ),
            -idea("fell, trip, tripped, slipp*, train journey, accident*, nasal, dental"),
        ),
        one(
            "cutting, self cutting",
            "again, nightly, deeper, relaps*, most nights/evenings, every night",
            -idea(
                "grass, hair, corners, cutting down/out/back, teeth, edge, wood, alcohol, drink*, "
                "pain, vegetables"
            ),
        ),
        one(
            "jump* ..2 flat/roof/window/balcony/building/bridge/floor/cliff",
            INTENDS,
            -idea("fire, bungee, parkour, as a teenager, years ago"),
        ),
        one(
            "empty blister*/packets/packs/bottle/bottles/strips",
            DRUGS | "note, pills",
            -idea("recycl*, dosette, returned to pharmacy"),
        ),
    ),
}
