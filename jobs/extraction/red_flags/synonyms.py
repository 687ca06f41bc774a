"""Words that say the same in a letter's plain speech, in a clinician's and in shorthand: one list for all red flags, so
that an idea told with any of them is found in the others too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

_SAME = """
abdomen abdominal abdo abd tummy belly tum
rectum rectal anus anal back_passage
bottom bum backside buttocks buttock rear_end
vagina vaginal front_passage
testicle testis testes testicles testicular bollock bollocks
breast breasts boob boobs
armpit armpits axilla axillae axillary underarm
collarbone clavicle
esophagus esophageal gullet foodpipe food_pipe
womb uterus uterine
larynx laryngeal voicebox voice_box
kidney kidneys renal
lung lungs pulmonary
breastbone sternum substernal retrosternal
eyelid eyelids lid lids
vision sight eyesight
gum gums gingiva gingival
leg lower_limb
legs lower_limbs
arm upper_limb
arms upper_limbs
spine spinal backbone
groin inguinal
navel umbilicus bellybutton belly_button tummy_button
baby infant babe bub bairn
child kid youngster
children kids youngsters
mother mum mom mam
father dad
stool stools poo poos poop motion motions feces turd turds bowel_movement
peeing weeing urinating voiding micturating passing_urine passing_water
pee wee urinate void micturate pass_urine pass_water
peed urinated voided passed_urine passed_water
vomiting puking spewing throwing_up
vomited puked spewed threw_up thrown_up
tingling tingly paresthesia pins_and_needles
itching itchy itch pruritus
drowsy dopey listless
confused muddled disoriented disorientated bewildered befuddled
fever feverish febrile pyrexia pyrexial pyrexic
rigors shivering shivers shivery chills
sweaty clammy diaphoretic sweating perspiring
breathless dyspneic dyspnea winded short_of_breath shortness_of_breath out_of_breath out_of_puff
dizzy giddy woozy lightheaded light_headed
collapsed fainted passed_out blacked_out keeled_over flaked_out lost_consciousness
gibberish gobbledegook gobbledygook nonsense double_dutch mumbo_jumbo
diplopia double_vision seeing_double sees_double seeing_two
hoarse husky croaky gruff raspy gravelly
pregnant gravid preggers
bruises bruising bruised bruise ecchymosis ecchymoses
tablets pills
drunk intoxicated inebriated
worse worsened worsening deteriorated deteriorating
fractured fracture fx
tumor neoplasm
cervix cx
"""
"""Each line: words and phrases any of which may stand for the others."""
_STAND_FOR = """
severe: excruciating agonizing agonising horrendous dreadful unbearable intolerable agony horrific
sudden: abruptly out_of_nowhere from_nowhere all_of_a_sudden out_of_the_blue without_warning in_an_instant
pain: ache discomfort agony
painful: sore hurting achy
numb: insensate deadness no_feeling loss_of_feeling lost_feeling loss_of_sensation lost_sensation no_sensation
weak: feeble lost_power loss_of_power no_power lost_strength loss_of_strength powerless floppy
not: fails_to failed_to failing_to refuses_to refusing_to refused_to impossible_to
urinate: pu
urine: wee pee piss
jerking: thrash thrashing thrashed flailing jolting
hits: punches thumps smacks slaps kicks beats batters whacks wallops belts
hit: punched thumped smacked slapped kicked battered walloped
droop: drooped drooping sagging sagged sags
incontinent: wet_herself wet_himself wetting_herself wetting_himself soiled_herself soiled_himself wets_herself
incontinent: wets_himself had_accidents having_accidents incont
diarrhea: the_runs the_trots loose_stools loose_motions
anorexia: no_appetite lost_appetite loss_of_appetite off_her_food off_his_food off_food
constipated: bunged_up constip
swollen: ballooned engorged oedematous edematous
walk: mobilize mobilise ambulate
walking: mobilizing mobilising ambulating
fell: toppled tumbled
pregnant: preg
tablets: capsules
yesterday: yest ystdy
deficiency: def
weakness: wkness
reduced: \u2193
decreased: \u2193
down: \u2193
low: \u2193
raised: \u2191
high: \u2191
up: \u2191
increased: \u2191
"""
"""Behind the colon: words and phrases that also say what stands before it, which need not say them."""


def _meanings() -> dict[tuple[str, ...], frozenset[str]]:
    others: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for line in _SAME.split("\n"):
        for phrase in line.split():
            others[tuple(phrase.split("_"))].update(word for word in line.split() if "_" not in word)
    for line in filter(None, _STAND_FOR.split("\n")):
        word, phrases = line.split(":")
        for phrase in phrases.split():
            others[tuple(phrase.split("_"))].add(word)
    return {words: frozenset(means) - {"_".join(words)} for words, means in others.items()}


_MEANINGS = _meanings()
_LONGEST: dict[str, int] = defaultdict(int)
for _words in _MEANINGS:
    _LONGEST[_words[0]] = max(_LONGEST[_words[0]], len(_words))


def meanings(words: Sequence[str]) -> Iterator[frozenset[str]]:
    """Yield for each word of a text what else it says, alone or as the first of a phrase."""
    for place, word in enumerate(words):
        if word.endswith(_KINDS_OF_CANCER):
            yield _CANCER
            continue
        longest = _LONGEST.get(word, 0)
        if not longest:
            yield _NOTHING
            continue
        found = [
            means
            for length in range(1, longest + 1)
            if (means := _MEANINGS.get(tuple(words[place : place + length]))) is not None
        ]
        yield frozenset().union(*found) if found else _NOTHING


_NOTHING: frozenset[str] = frozenset()
_KINDS_OF_CANCER = ("sarcoma", "carcinoma", "blastoma", "lymphoma", "karzinom", "carcinome")
"""The ends of words of which each names a cancer of its own: "liposarcoma", "cholangiocarcinoma"."""
_CANCER = frozenset({"cancer"})
SHORT_FOR = {
    "bilat": "bilateral",
    "movt": "movement",
    "movts": "movements",
    "mvmt": "movement",
    "mvmts": "movements",
    "mvts": "movements",
    "lt": "left",
    "rt": "right",
    "diff": "difficulty",
    "susp": "suspected",
    "poss": "possible",
    "prob": "probable",
    "mths": "months",
    "mnths": "months",
    "tabs": "tablets",
    "morn": "morning",
    "brest": "breast",
}
"""What hurried notes cut short, and one of the words that they get wrong."""
