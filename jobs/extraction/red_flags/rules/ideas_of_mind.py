"""Ideas that danger to the own life or that of others is told with."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import counted, idea

TOOK = idea("took, taken, consum*, swallow*, ingest*, overdos*, od, OD, downed, necked, drank")
MANY = ~idea(
    "handful, packet*, packs, pack, box, bottle, blisters, the lot, every ..2 tablet*/pill*, tub, jar, "
    "stash, week worth, months supply, all ..1 tablet*, all ..2 pills, too many, strip*, whole, extra, "
    "bleach, antifreeze, staggered, blister"
) | counted(
    (
        "paracetamol, tablets, pills, x, sertraline, tramadol, ibuprofen, co, amitriptyline, tabs, "
        "capsules, of, propranolol, g, panado, panadol, disprin, brufen, crocin, dolo, calpol, xanax, "
        "ativan, valium, benadryl, melatonin, quetiapine, mirtazapine, citalopram, venlafaxine, "
        "gabapentin, pregabalin, metformin, digoxin, ambien, zolpidem, amlodipine, antidepressant*, "
        "painkiller*, opioids, paracetamols, codeine, acetaminophen, tylenol, aspirin, diazepam"
    ),
    (8, 400),
)
DRUGS = ~idea(
    "paracetamol, tablet*, pill*, tylenol, acetaminophen, tramadol, medication*, codamol, ibuprofen, "
    "sertraline, insulin, bleach, amitriptyline, propranolol, antifreeze, pesticide, organophosphate, "
    "weedkiller, codeine, zopiclone, panado, panadol, disprin, brufen, crocin, calpol, xanax, ativan, "
    "valium, benadryl, melatonin, quetiapine, mirtazapine, citalopram, venlafaxine, gabapentin, "
    "pregabalin, metformin, digoxin, ambien, zolpidem, amlodipine, antidepressant*, painkiller*, "
    "opioids, diazepam, meds, tabs, aspirin, capsules, fluoxetine, poison, nurofen, od, OD, overdos*"
)
WAY_TO_DIE = idea(
    "hang*, jump*, drown*, noose, ligature, rope, gun, firearm*, kill*, shoot*, bridge, railway, train, "
    "traffic, overdos*, crash*, knife, roof, cliff"
)
SELF = ~idea(
    "himself, herself, themself, themselves, myself, self, oneself, me, off ..2 bridge, off ..2 "
    "building, in front of, under a train, into ..3 tree, into ..2 traffic, into ..2 river"
)
INTENDS = idea(
    "tried, attempt*, plan/plans/planned/planning, want*, thought*, thinking, think*, consider*, "
    "threat*, intend*, intent*, urge/urges, going to, ready, dream*, fantas*, about to, says ..2 will, "
    "bought, researched, research*, googl*"
)
END_LIFE = idea(
    "suicid*, suizid*, better ..1 if ..3 not ..2 here/around/alive/there, end ..2 life, ending ..2 life, "
    "end it all, end it, ending it, end things, ending "
    "things, end everything, kill himself, kill herself, kill myself, kill themsel*, killing himself, "
    "killing herself, take ..2 own life, taking ..2 own life, better off if ..3 not, better off dead, "
    "better off with ..2 dead/gone, better off ..2 dead/gone, better off if ..3 dead/gone, would be "
    "better ..3 dead/gone, not ..2 wake up ..2 tomorrow, not ..2 face another, end ..1 all, finish ..2 "
    "off, do away with ..1 self, do himself/herself in, top himself/herself/myself, unalive, stop "
    "existing, sleep and not wake, not ..2 want ..2 wake, better off without, better ..2 dead, wants to "
    "die, want to die, wants ..1 die, wants not ..1 live, not wants ..1 live, not wants ..1 wake, wish* "
    "to die, desire to die, tried/attempt*/try* to ..2 cut ..1 wrist*, wish* ..2 dead, wish* ..3 not "
    "woken, not woken up, wants to be with ..3 late/dead, be with ..2 late wife/husband, driv* ..2 into "
    "..3 tree/wall/traffic/bridge/lorry/river, walk* ..2 in front of, step* ..2 in front of, wants to be "
    "dead, rather be dead, not ..2 want ..2 live, not want ..2 be here, not ..2 want to be alive, not "
    "wants to live, will not ..1 live, ik wil not ..1 live, not ..2 wake up, never wake,  life ..2 not worth "
    "?living, not see ..3 point in/of "
    "living, not see ..2 point living, rather not be here/alive, rather be asleep forever, not ..3 be "
    "around any ?more, not ..2 want to exist, life isn t worth, no point ..2 living, no reason to live, "
    "no point ..2 going on, nothing to live for, not ..2 go on, not ..2 carry on living, active si, "
    "active SI, si active, SI active, si/SI yes/positive, SI +, si +, passive SI, endorses SI, SI with, "
    "SI present, SI HI, ongoing SI, felo de se, dsh, DSH, lebensmude, autolitic*, join ..2 late "
    "wife/husband, tired of living, done with life, disappear forever, goodbye letter*, goodbye note, "
    "worked out ..2 which/how/when/where, decided ..2 how/when, picked ..2 day, "
    "picked a/the/his/her/my/out/which date, picked out ..1 date, chosen ..2 "
    "day/date/method, which train, which bridge, which night, not ..2 be here ..2 christmas/birthday, "
    "world ..3 better ..2 without, everyone ..3 better, family ..3 better ..2 without, just want ..3 to "
    "stop, wants ..2 all to stop, wants ..2 sleep forever, go to sleep and, not ..2 carry on, not cope "
    "..2 living, had enough of life/living, ending my/his/her, checking out, say goodbye, saying "
    "goodbye, last goodbye, not ..2 plan* ..2 to be around, no reason ..2 be here, not deserve ..1 live, "
    "life ..2 over, life ..3 no meaning, nothing left ..2 for, suicide note, jump off, hang himself, "
    "hang herself, hanging himself, hanging herself, shoot himself, shoot herself, attempt* "
    "hanging/drowning/strangulation, tried to hang/drown/strangle, attempt* ..2 life, attempt* to "
    "hang/jump/drown, took ..1 overdose, taken ..2 overdose, took an od, overdosed, intentional "
    "overdose, deliberate overdose, suicidio, togliersi la vita, farla finita, quitarse la vida, mettre "
    "fin a, en finir, sich umbringen, umbringen, das leben nehmen"
)
NOT_SUICIDAL_NOW = -idea(
    "as a teenager, years ago, bereaved, lost ..2 suicide, died ..2 suicide, accidental, in her "
    "twenties, in his twenties, aged 15, aged 16, aged 17, hotline, training, by suicide, assisted "
    "dying, scored 0, scored zero, score 0, apoptosis, suicide cleft, leaflet, helpline, prevention, "
    "protective factors only, suicide of ..2 "
    "brother/sister/son/daughter/mother/father/friend/husband/wife/partner/uncle"
)
HARM_SELF = idea(
    "cut, cuts, cutting, burn, burns, burning, scratch*, harm*, self harm*, selfharm*, hit*, punch*, "
    "slash*, razor, blade, ligature*"
)
ON_SELF = ~idea(
    "herself, himself, themselves, myself, arms, arm, wrist*, thigh*, forearm*, legs, self, self harm*, "
    "selfharm*, blade, razor"
)
OFTEN = ~idea(
    "most evenings, evenings, nights, every day, daily, nightly, weekly, again, recent*, increas*, most "
    "days, most nights, every, escalat*, yesterday, today, last night, this week, superficial*, fresh, "
    "ongoing, current*, now, days, weeks, regular*, several times, still, started, last"
)
VOICES = idea("voices, voice, hallucinat*, hears, hearing voices, messages, command*")
TELL = idea("tell*, command*, order*, instruct*, saying, say, urging, instruct*")
HARM = idea(
    "push*, throw*, strangle*, smother*, drown*, shoot*, kill*, hurt*, harm*, die, jump*, attack*, "
    "stab/stabs/stabbed/stabbing, burn*, do things, end, evil, "
    "knife, child*, baby"
)
