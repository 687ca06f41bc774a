"""How specialties are called in languages further off: Danish, Swedish, Norwegian, Finnish, Polish, Czech, Hungarian,
Turkish and Indonesian, as far as the learned names of Europe do not tell them."""

from __future__ import annotations

_HOUSE_IN_THE_NORTH = (
    r"(?:afdeling\w*|avdeling\w*|avdelning\w*|klinik\w*|mottagning\w*|ambulatori\w*|poliklini\w*|l[æä]ge?\w*|"
    r"lege\w*|läkare\w*|sygdomme\w*|sykdommer|sjukdomar|sjukvård|medicin\w*|medisin\w*|kirurg\w*|sektion\w*)"
)
_HOUSE_IN_FINLAND = r"(?:taudit|tautien|taut\w*|poliklinik\w*|lääkär\w*|klinik\w*|yksik\w*|kirurg\w*)"


def _indonesian(care: str) -> str:
    """A field as Indonesian puts it behind the doctor or the department who has it: "Poliklinik Saraf"."""
    return (
        r"(?:dokter spesialis|dokter|spesialis|poliklinik|poli|bagian|smf|ksm|klinik|departemen|instalasi)"
        rf"(?: penyakit| kesehatan| ilmu)? (?:{care})"
    )


FURTHER_OFF: dict[str, str] = {
    "cardiology": rf"(?:hjerte|hjärt){_HOUSE_IN_THE_NORTH}|sydän{_HOUSE_IN_FINLAND}|szívgyógyász\w*|kardiyoloji|"
    rf"{_indonesian('jantung')}|sp\.jp",
    "cardiothoracic_surgery": r"thoraxkirurg\w*|sydänkirurg\w*|szívsebész\w*|kardiochirurg\w+",
    "dentistry_oral_surgery": r"tandlæge\w*|tandläkar\w*|tannlege\w*|hammaslääk\w*|stomatolog\w+|fogász\w*|"
    rf"zubní\w*|diş hekim\w*|{_indonesian('gigi')}",
    "dermatology": rf"hud{_HOUSE_IN_THE_NORTH}|iho{_HOUSE_IN_FINLAND}|bőrgyógyász\w*|kožní\w*|cildiye|"
    rf"{_indonesian('kulit')}|sp\.kk",
    "endocrinology": r"endokrynolog\w+",
    "ent": r"ø(?:re|yre)-?,? ?n[æe]se-?,? ?(?:og )?hals\w*|öron-?,? ?näs(?:a)?-?,? ?(?:och )?hals\w*|önh(?:-\w+)?|"
    r"ønh(?:-\w+)?|korva-?,? ?nenä-?,? ?(?:ja )?kurkku\w*|knk(?:-\w+)?|fül-?,? ?orr-?,? ?gég\w+|"
    rf"laryngolog\w+|kulak[ ,]+burun[ ,]+boğaz|kbb|ušní\w*|{_indonesian('tht')}(?:-kl)?|sp\.tht(?:-kl)?",
    "gastroenterology": rf"(?:mave-?tarm|mag-?tarm)-?{_HOUSE_IN_THE_NORTH}|"
    rf"vatsa(?:taudit|tautien|taut\w*|poliklinik\w*)",
    "general_surgery": r"kirurgisk(?:e|a)? (?:afdeling|avdeling|avdelning|klinik|mottagning|ambulatori|poliklini)\w*|"
    r"(?:yleis|vatsaelin|gastro)kirurg\w*|sebészet(?:i|e|en)?|chirurgiczn\w+|chirurgii og[oó]ln\w+|genel cerrahi|"
    r"(?:ambulatori\w+|sec[țţt]i\w+|cabinet\w*|clinic\w+|compartiment\w*|medic\w*) (?:de )?chirurgie?"
    r"(?! (?:toracic|pediatric|infantil|vascular|plastic|cardio|or[ao]l?|maxilo|dento|estetic))|"
    r"chirurgi[ea] general[ăae]|"
    rf"{_indonesian('bedah(?! (?:saraf|ortop|plastik|mulut|anak|tulang|digestif))')}",
    "nephrology": rf"(?:nyre|njur){_HOUSE_IN_THE_NORTH}|munuais(?:taudit|tautien|poliklinik\w*)|nefroloji",
    "neurology": rf"ideggyógyász\w*|nöroloji|{_indonesian('saraf|neurologi')}|sp\.(?:s|n)",
    "neurosurgery": rf"neurokirurg\w*|nevrokirurg\w*|idegsebész\w*|neurochirurgiczn\w+|{_indonesian('bedah saraf')}",
    "obstetrics_gynecology": rf"(?:kvinde|kvinne|kvinno){_HOUSE_IN_THE_NORTH}|"
    rf"naisten(?:taudit|tautien|taut\w*|klinik\w*|"
    r"poliklinik\w*)|nőgyógyász\w*|szülészet\w*|ginekolog\w+|gynekolog\w+|kadın doğum|"
    rf"kadın hastalıkları\w*|{_indonesian('kandungan|kebidanan|obgyn|obsgin')}|sp\.og",
    "oncology": r"syöpä(?:taudit|tautien|klinik\w*)|kræft\w*",
    "ophthalmology": rf"(?:øjen|øye|ögon){_HOUSE_IN_THE_NORTH}|silmä{_HOUSE_IN_FINLAND}|szemész\w*|okulist\w*|"
    rf"oční\w*|göz hastalıkları|{_indonesian('mata')}|sp\.m",
    "orthopedics": rf"ortop(?:æ|ae)d\w*|ortopedyczn\w+|{_indonesian('ortopedi|bedah (?:ortopedi|tulang)')}|sp\.ot",
    "pediatrics": rf"(?:børne|barne?){_HOUSE_IN_THE_NORTH}|lasten(?:taudit|tautien|taut\w*|lääkär\w*|klinik\w*)|"
    r"gyermekgyógyász\w*|pediatryczn\w+|çocuk (?:sağlığı|hastalıkları)\w*|"
    rf"{_indonesian('anak')}|sp\.a",
    "physical_therapy": r"fysioterap\w+|fizjoterap\w+|gyógytorn\w+|fizik tedavi\w*",
    "psychiatry": rf"psykiatri\w*|pszichiátri\w*|psychiatryczn\w+|zdrowia psychicznego|{_indonesian('jiwa')}|sp\.kj",
    "pulmonology": rf"lunge?{_HOUSE_IN_THE_NORTH}|keuhko{_HOUSE_IN_FINLAND}|tüdőgyógyász\w*|pulmonologiczn\w+|"
    rf"chor[oó]b p[łl]uc|göğüs hastalıkları|plicní\w*|{_indonesian('paru')}|sp\.p",
    "rehabilitation_medicine": r"fysiatri\w*|rehabilitacyjn\w+|rehabilitasi medik|"
    r"fizikaln\w+ (?:medicin|terapij)\w+(?: i rehabilitacij\w+)?|fizijatr\w+",
    "rheumatology": r"gigt(?:medicin\w*|læge\w*|klinik\w*)|reuma(?:taudit|tautien|poliklinik\w*)",
    "urology": rf"üroloji|{_indonesian('urologi')}",
    "vascular_surgery": r"karkirurg\w*|kärlkirurg\w*|verisuonikirurg\w*|érsebész\w*|chirurgii naczyniow\w+|"
    r"naczyniow\w+|cévní\w*",
}
