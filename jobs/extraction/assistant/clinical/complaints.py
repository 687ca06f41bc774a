"""Complaints put together of what is felt and where: "pain and swelling of the small joints", "left leg pain", "black
tarry stools", "difficulty passing urine".
"""

from __future__ import annotations

from jobs.extraction.assistant.vocabulary import Vocabulary
from jobs.extraction.text import Span, Text

_SIDE = r"(?:left|right|both|either|upper|lower|low|mid|central|l|r|lt|rt|small|bilateral|outer|inner|proximal|distal)"
_SITE = (
    r"(?:legs?|arms?|knees?|hips?|shoulders?|elbows?|wrists?|hands?|fingers?|thumbs?|feet|foot|ankles?|toes?|heels?|"
    r"calf|calves|thighs?|groin|buttocks?|back|neck|spine|chest|ribs?|breastbone|abdomen|abdominal|stomach|tummy|"
    r"belly|"
    r"flank|loin|pelvi[cs]|bladder|rectal|anal|back passage|saddle(?: area)?|perine(?:um|al)|testic(?:le|ular)s?|"
    r"scrot(?:um|al)|penis|penile|vagina|vaginal|vulva|breasts?|nipples?|armpit|axilla|throat|tongue|mouth|lips?|jaw|"
    r"teeth|tooth|gums?|face|facial|cheek|nose|nasal|sinus|ears?|eyes?|eyelids?|scalp|head|temples?|forehead|"
    r"skin|nails?|"
    r"joints?|muscles?|limbs?|body|epigastric|calves|shins?|soles?|palms?|genital|urethral|night|period|menstrual|"
    r"pelvis|side|stairs)"
)
_FELT = (
    r"(?:pains?|aches?|aching|discomfort|swellings?|lumps?|stiffness|weakness|numbness|tingling|burning|"
    r"tightness|heaviness|"
    r"itch(?:ing|iness)?|rash(?:es)?|redness|bleeding|discharge|cramps?|spasms?|soreness|tremors?|twitching|wasting|"
    r"claudication|locking|giving way|clicking|bruising|ulcers?|dryness|fullness|pressure|blockage|congestion|"
    r"deformity|"
    r"sensation|incontinence|leakage|spotting|lesions?|swelling)"
)
_THE = r"(?:(?:the|his|her|their|my) )?"
_DOING = (
    r"(?:swallow|breath|pass|walk|sleep|speak|hear|see|concentrat|urinat|void|eat|chew|stand|climb|talk|read|"
    r"rememb|open|"
    r"mov|lift|grip|fall|stay|empty|catch|defecat|start|stop|find|get)\w*"
)
_QUALITY = (
    r"(?:progressive|worsening|increasing|constant|intermittent|recurrent|chronic|acute|sudden|severe|mild|dull|"
    r"sharp|"
    r"burning|painful|painless|persistent|new|foul|bloody|watery|green|yellow|clear|productive|dry|loud|frequent|"
    r"heavy|"
    r"irregular|prolonged|poor|low|excessive|drenching|witnessed|visible|daytime|cold|swollen|tender|itchy|sore|"
    r"stiff|"
    r"numb|weak|unexplained|unintentional|nocturnal|morning|early morning|exertional|pleuritic|crushing)"
)
_WORDINGS = (
    # What is felt, and where: "tremor of the right hand".
    rf"(?:{_QUALITY} ){{0,2}}{_FELT}(?:(?:,| and| or|/) ?{_FELT}){{0,2}} (?:of|in|from|around|behind|over|across|"
    rf"under|"
    rf"down|into|to|on|at the back of|affecting) {_THE}(?:{_SIDE} ){{0,2}}(?:{_SITE} ?){{1,2}}"
    rf"(?: of {_THE}(?:{_SIDE} )?"
    rf"{_SITE})?"
    # Where, and what is felt: "low back and left leg pain".
    rf"|(?:{_QUALITY} ){{0,2}}(?:{_SIDE} ){{0,2}}{_SITE}(?:(?: and|,|/) (?:{_SIDE} )?{_SITE})? {_FELT}"
    rf"|(?:cold|painful|swollen|stiff|numb|weak|sore|itchy|tender|red|watery|sticky|gritty|blocked|runny|dry),? "
    rf"(?:(?:and )?(?:painful|swollen|stiff|numb|weak|red|hot|cold) )?(?:{_SIDE} )?{_SITE}"
    # What the body gives.
    rf"|(?:black|tarry|loose|watery|bloody|pale|hard|frothy|dark|smelly|cloudy|offensive|mucous|greasy|"
    rf"bulky)(?:,? (?:and )?"
    rf"(?:tarry|watery|bloody|pale|offensive))? (?:stools?|motions?|bowel (?:motions?|movements?)|urine|sputum|"
    rf"diarrh\w+)"
    rf"|(?:flooding|heavy|painful|irregular|absent|missed|prolonged) (?:periods?|menses|menstrual bleeding|"
    rf"bleeding|bleeds)"
    rf"|blood in {_THE}(?:urine|stools?|motions?|sputum|semen|vomit)|(?:coughing|vomiting|passing|"
    rf"bringing) (?:up )?blood"
    rf"|(?:post-?coital|inter-?menstrual|post-?menopausal|rectal|vaginal) bleeding|visible h(?:a)?ematuria"
    # What cannot be done.
    rf"|(?:(?:progressive|increasing|some) )?(?:difficult(?:y|ies)|trouble|problems?) (?:with |in )?{_THE}{_DOING}"
    rf"(?: (?:off|asleep|urine|solids|liquids|food|breath|words|stairs|upstairs|up|to sleep|downstairs))*"
    rf"|food (?:sticking|stuck|getting stuck)(?: in {_THE}(?:{_SIDE} )?{_SITE})?"
    rf"|(?:loss|lack|change) (?:of|in) {_THE}(?:appetite|weight|vision|sight|balance|hearing|taste|smell|"
    rf"sensation|feeling|"
    rf"consciousness|interest|bladder control|bowel control|libido|voice|bowel habits?|memory|confidence|energy|"
    rf"sleep)"
    rf"|(?:reduced|poor|blurred|double|failing|cloudy|distorted) (?:vision|hearing|sight|appetite|sleep|"
    rf"concentration|memory|"
    rf"balance|mobility|exercise tolerance|urinary stream|stream)"
    rf"|(?:hoarse|croaky|weak) voice|hoarseness|voice change"
    rf"|short(?:ness)? of breath(?: on [a-z]+)?|breathless(?:ness)?(?: (?:on|at|when|climbing|"
    rf"walking) [a-z]+(?: [a-z]+)?)?"
    rf"|(?:witnessed )?ap(?:n)?(?:o)?eas?|pauses (?:in (?:his |her )?breathing|at night)|(?:loud |"
    rf"heavy )?snoring|mouth "
    rf"breathing|(?:excessive )?(?:daytime )?(?:sleepiness|somnolence|tiredness)|sleep problems|poor sleep|"
    rf"early waking"
    rf"|pins and needles|(?:shower of )?floaters|flash(?:es|ing lights)|photophobia|light sensitivity|night sweats"
    rf"|(?:panic|anxiety) attacks|low mood|school refusal|mood swings|self-?harm|tearful(?:ness)?|poor motivation"
    rf"|locking|giving way|unsteady gait|unsteadiness|black-?outs?|faint(?:s|ing)|dizzy spells|hot flu?shes|"
    rf"hot flashes"
    rf"|tired all the time|tatt|weight loss|poor growth|faltering growth|bed-?wetting|speech delay|language delay"
    # Other tongues of Latin script.
    rf"|bluthusten|husten|atemnot|luftnot|[a-zäöü]*schmerz(?:en)?|schwindel|müdigkeit|übelkeit|erbrechen|fieber|"
    rf"juckreiz|"
    rf"gewichtsverlust|schwellung|dyspnée(?: d['’]effort)?|toux|fièvre|essoufflement|douleurs? (?:de|du|des|à|au|"
    rf"aux|dans) "
    rf"(?:la |l['’]|le )?\w+(?: (?:droite?|gauche))?|(?:dys|a)phonie|dysphagie|otalgie(?: (?:droite|gauche))?|"
    rf"vertiges?|"
    rf"amaigrissement|rectorragies?|rectorragia|cambio del? (?:ritmo|h[áa]bito) \w+|dolor (?:de|en|del)(?: la|"
    rf" el)? \w+"
    rf"(?: (?:derech[oa]|izquierd[oa]))?|disnea|dispnea|tos\b|fiebre|mareos?|[a-z]{{3,}}algia(?: (?:derecha|"
    rf"izquierda))?|"
    rf"dolor[ei] (?:al|alla|allo|di|addominale|toracico)(?: \w+)?|tosse|febbre|cefalea|vertigini|astenia|stanchezza|"
    rf"calo ponderale|kortademigheid(?: bij inspanning)?|(?:droge |productieve )?hoest|benauwdheid|vermoeidheid|"
    rf"koorts|"
    rf"pijn (?:in|op|aan) (?:de |het )?\w+|duizeligheid"
)
_COMPLAINT = Vocabulary([("complaint", _WORDINGS)])


def complaints_in(text: Text) -> list[Span]:
    """Return where a text tells of complaints, in reading order; they do not overlap."""
    return [Span(match.start(), match.end()) for match in _COMPLAINT.each(text.folded)]


def names_what_is_felt(words: str) -> bool:
    """Tell whether words hold a complaint that is put together of what is felt and where."""
    return _COMPLAINT.found_in(words)
