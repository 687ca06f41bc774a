"""Headings of a referral's sections in languages further off: those of `labels.synonyms_further_off`.

Most are read as they are written and as a keyboard without the marks of their letters writes them.
"""

from __future__ import annotations

from jobs.extraction.assistant.values.marks_of_letters import without_marks

_HEADINGS: tuple[tuple[str, str], ...] = (
    (
        "allergies",
        "överkänslighet|allergi|allergi/överkänslighet|overfølsomhed|overfølsomhet|allergiat|yliherkkyydet|uczulenia|"
        "uczulenie|alergie|nadwrażliwość|alergická anamnéza|alergia|allergia|allergiák|gyógyszerallergia|alergii|"
        "alergije|alergija|alerji|alerjiler|ilaç alerjisi|bilinen alerji|dị ứng|tiền sử dị ứng|alergi|alergi obat|"
        "riwayat alergi|mzio|al·lèrgies|allergia gyógyszerre|allergiad|alerģijas|alergijos|"
        "cave|cave/allergi|cave/allergier|overfølsomhed/cave|riskitiedot|ofnæmi|lyfjaofnæmi|alergjitë|alergjia",
    ),
    (
        "medications",
        "läkemedel|aktuella läkemedel|medicinering|medicinlista|medicin|aktuel medicin|medisiner|faste medisiner|"
        "medisinliste|lääkkeet|lääkitys|lääkelista|leki|przyjmowane leki|stosowane leki|obecnie przyjmowane leki|léky|"
        "farmakologická anamnéza|chronická medikace|medikace|lieky|liečba|lieková anamnéza|gyógyszerek|"
        "gyógyszerei|szedett gyógyszerek|rendszeres gyógyszerek|medicamente|medicație|medicația|tratament|"
        "tratament actual|lijekovi|terapija|redovita terapija|zdravila|redna terapija|ilaçlar|ilaçları|"
        "kullandığı ilaçlar|sürekli kullandığı ilaçlar|thuốc|thuốc đang dùng|đơn thuốc|obat|obat-obatan|"
        "terapi|terapi yang diberikan|terapi yang sudah diberikan|terapi yang telah diberikan|terapi saat ini|"
        "pengobatan|pengobatan yang diberikan|pengobatan yang sudah diberikan|pengobatan yang telah diberikan|"
        "obat yang diberikan|obat yang sudah diberikan|obat yang telah diberikan|obat rutin|obat yang dikonsumsi|"
        "obat yang diminum|dawa|medicació|tractament|ravimid|zāles|vaistai|"
        "lyf|lyfjalisti|mjekimi|terapia",
    ),
    (
        "problems",
        "diagnos|diagnoser|diagnose|diagnoosi|diagnoosit|rozpoznanie|rozpoznania|rozpoznanie wstępne|choroby "
        "współistniejące|diagnóza|diagnózis|diagnózisok|dg|iránydiagnózis|diagnostic|diagnosticul|"
        "diagnostic prezumtiv|dijagnoza|dijagnoze|uputna dijagnoza|diagnoza|diagnoze|napotna diagnoza|tanı|ön tanı|"
        "tanılar|teşhis|chẩn đoán|chẩn đoán sơ bộ|diagnosa|diagnosa sementara|diagnosis kerja|utambuzi|diagnòstic|"
        "diagnoos|diagnozė|grundsjukdomar|kroniske sykdommer|perussairaudet|"
        "bno|bno kód|henvisningsdiagnose|henvisningsdiagnoser|aktionsdiagnose|remissdiagnos|pohjasairaudet|"
        "krónikus betegségek|krónikus betegségei|ismert betegségek|ismert betegségei|"
        "betegségei|alapbetegségei|diagnózisai|kronik hastalıklar|"
        "greining|greiningar|diagnoza",
    ),
    (
        "past",
        "tidigare sjukdomar|tidligere sykdommer|tidligere sygdomme|aiemmat sairaudet|przebyte choroby|osobní anamnéza|"
        "osobná anamnéza|korábbi betegségek|korábbi betegségei|kórelőzmény|antecedente|antecedente personale|apf|"
        "ranije bolesti|prejšnje bolezni|özgeçmiş|özgeçmişi|tiền sử|tiền sử bệnh|tiền căn|riwayat penyakit dahulu|rpd|"
        "antecedents|"
        "heilsufar|fyrri saga",
    ),
    (
        "history",
        "anamnes|aktuellt|sjukhistoria|uzasadnienie|uzasadnienie skierowania|sygehistorie|sykehistorie|aktuelt|"
        "esitiedot|nykytila|esitiedot ja nykytila|"
        "anamneesi|nykysairaus|sairaushistoria|wywiad|nynější onemocnění|"
        "terajšie ochorenie|anamnézis|jelen panaszok|istoric|istoricul bolii|sadašnja bolest|sedanja bolezen|"
        "öykü|hikaye|hikayesi|bệnh sử|quá trình bệnh lý|riwayat penyakit sekarang|rps|anamnesa|historia|"
        "saga|saga og skoðun|ecuria",
    ),
    (
        "complaint",
        "şikayet|şikayeti|yakınma|panasz|panaszok|simptome|acuze|keluhan|keluhan utama|tegobe|težave|obtíže|ťažkosti|"
        "dolegliwości|oireet|nykyoireet|lý do vào viện|malalamiko",
    ),
    (
        "reason",
        "frågeställning|remissfråga|problemstilling|aktuell problemstilling|henvisningsårsag|lähetteen syy|"
        "kysymyksenasettelu|cel skierowania|"
        "powód skierowania|důvod odeslání|důvod vyšetření|dôvod odoslania|beutalás oka|beutalás indoka|"
        "motivul trimiterii|motiv trimitere|razlog upućivanja|razlog napotitve|sevk nedeni|sevk gerekçesi|lý do chuyển|"
        "lý do chuyển viện|lý do chuyển tuyến|alasan rujukan|sababu ya rufaa|motiu de derivació|"
        "tulosyy|tulosyy / kysymyksenasettelu|syy|ønskes|arsyeja e rekomandimit|beiðni",
    ),
    (
        "examination",
        "undersökning|objektivt|objektiv undersøgelse|badanie przedmiotowe|objektivní nález|objektívny nález|"
        "fizikális vizsgálat|vizsgálat|examen obiectiv|examen clinic|fizik muayene|muayene|khám lâm sàng|"
        "pemeriksaan fisik|kliinisesti",
    ),
    (
        "results",
        "provsvar|blodprøver|prøvesvar|laboratorio|kokeet|wyniki badań|badania dodatkowe|laboratorní výsledky|"
        "laboratórne výsledky|laborleletek|leletek|analize|investigații|nalazi|izvidi|laboratuvar|tetkikler|"
        "xét nghiệm|cận lâm sàng|pemeriksaan penunjang|laboratorium|vipimo",
    ),
    (
        "family",
        "hereditet|ärftlighet|familieanamnese|sukuanamneesi|wywiad rodzinny|rodinná anamnéza|családi anamnézis|"
        "antecedente heredocolaterale|ahc|obiteljska anamneza|soygeçmiş|tiền sử gia đình|riwayat penyakit keluarga",
    ),
    ("social", "socialt|sosialt|sociální anamnéza|životní situace|szociális anamnézis"),
)
_BY_WORDING = {
    way: key
    for key, words in reversed(_HEADINGS)
    for wording in words.split("|")
    for way in (wording, without_marks(wording))
}


def further_heading_key(words: str) -> str:
    """Return the key of the section that words head in one of these languages, "" when they are none of its
    headings."""
    return _BY_WORDING.get(words.casefold().replace("\u0307", "").strip(" .:"), "")
